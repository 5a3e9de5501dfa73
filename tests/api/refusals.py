"""What a refusal over HTTP must look like."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from games.core.text import Text
from games.registry import GAMES
from tests.api import contract
from tests.games.wording import HOUSE, sentence
from tests.live.phones import own_address
from tests.serving import ServedTable


@pytest.fixture(scope="module")
def client(server: ServedTable) -> Iterator[httpx.Client]:
    """An HTTP client with a loopback address of its own."""
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=f"{server.url}/api", transport=transport) as client:
        yield client


def refusal_of(
    client: httpx.Client, method: str, path: str, token: str | None, language: str = "en", **body: Any
) -> tuple[int, str]:
    """Assert that the answer is a refusal. Return (status, code)."""
    headers = {"Accept-Language": language, **body.pop("headers", {})}
    if token is not None:
        headers["Authorization"] = f"Device {token}"
    if "json" in body:
        body["content"] = json.dumps(body.pop("json"))
    answer = client.request(method, path, headers=headers, **body)
    contract.check(answer)
    error = answer.json()
    contract.check_message(error["message"])
    assert error["message"] == expected_message(error["code"], error["params"], language)
    return answer.status_code, error["code"]


def expected_message(code: str, params: dict[str, Any], language: str) -> str:
    """Return the expected message, formatted without the server."""
    owner = code.partition(".")[0]
    folder = f"games/{owner}/texts" if owner in {game.meta.id for game in GAMES} else HOUSE
    return sentence(folder, language, msgspec.convert({"code": code, "params": params}, Text))
