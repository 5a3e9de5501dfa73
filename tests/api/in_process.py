"""A device that calls the API in the test's own process."""

import json
from typing import Any

import httpx
from django.core.cache import cache
from django.core.wsgi import get_wsgi_application

from tests.api import contract


class Phone:
    """A device that checks every response against the OpenAPI document."""

    def __init__(self, language: str = "en") -> None:
        cache.clear()
        self.client = httpx.Client(
            transport=httpx.WSGITransport(app=get_wsgi_application()),
            base_url="http://localhost/api/v1",
            headers={"Accept-Language": language},
        )
        token = self.client.post("/devices").json()["token"]
        self.client.headers["Authorization"] = f"Device {token}"

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request; return status and body. A body of bytes is sent unchanged."""
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        answer = self.client.request(method, path, content=content, headers={"Content-Type": "application/json"})
        contract.check(answer)
        return answer.status_code, answer.json()
