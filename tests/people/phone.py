"""A phone that sends account requests, and the mails it receives."""

import json
import re
from itertools import count
from typing import Any

from django.core import mail
from django.http import HttpResponse
from django.test import Client

from companion.people.devices import find_device
from companion.people.models import Device
from games.core.text import Text
from tests.games.wording import HOUSE, sentence

ANNA, GOOD, OTHER = "anna@example.org", "druids and herbs", "nine stone circles"
OWNERS = [
    ("PUT", "/password", {"new": OTHER}),
    ("PUT", "/email", {"email": "b@example.org"}),
    ("POST", "/sign-out/others", {}),
    ("POST", "/delete", {}),
]
"""Operations that need the password of the signed-in account: method, path, further fields."""
addresses = (f"10.0.{n // 250}.{n % 250 + 1}" for n in count())


class Phone:
    """A phone that sends requests, from an address of its own by default."""

    def __init__(self, address: str = "", language: str = "en") -> None:
        self.client = Client(REMOTE_ADDR=address or next(addresses))
        self.language = language
        self.token = self.client.post("/api/v1/devices", {}, content_type="application/json").json()["token"]

    @property
    def device(self) -> Device:
        return find_device(self.token)

    def send(self, method: str, path: str = "", **body: str) -> HttpResponse:
        return self.client.generic(
            method,
            f"/api/v1/account{path}",
            json.dumps(body) if method != "GET" else "",
            content_type="application/json",
            headers={"Authorization": f"Device {self.token}", "Accept-Language": self.language},
        )

    def ask(self, method: str, path: str = "", **body: str) -> Any:
        """Send a request that must succeed; return the answer."""
        answer = self.send(method, path, **body)
        assert answer.status_code in (200, 204), answer.content
        return json.loads(answer.content) if answer.content else None

    def refused(self, method: str, path: str = "", **body: str) -> tuple[int, str]:
        """Send a request that must be refused; return (status, code)."""
        answer = self.send(method, path, **body)
        assert answer.status_code >= 400, answer.content
        error = json.loads(answer.content)
        assert error["message"] == sentence(HOUSE, self.language, Text(error["code"], error["params"]))
        if error["code"] == "request.throttled":
            assert int(answer.headers["Retry-After"]) == error["params"]["seconds"]
        return answer.status_code, error["code"]

    def make(self, email: str = ANNA, password: str = GOOD) -> Any:
        return self.ask("POST", email=email, password=password)

    def sign_in(self, email: str = ANNA, password: str = GOOD) -> Any:
        return self.ask("POST", "/sign-in", email=email, password=password)


def the_code() -> str:
    """Return the code of the newest mail."""
    match = re.search(r"\b\d{8}\b", mail.outbox[-1].body)
    assert match, mail.outbox[-1].body
    return match[0]


def other_than(code: str) -> str:
    return f"{(int(code) + 1) % 10**8:08}"


def verified_phone(phone: Phone, email: str = ANNA) -> Phone:
    """Return a phone signed in to an account with a verified address."""
    session = phone.make(email, GOOD)["session"]
    phone.ask("POST", "/confirm", session=session, code=the_code())
    return phone
