"""Accounts: guessing passwords is throttled across addresses and phones, several people behind one address can sign in,
and no cookie exists that a foreign page could abuse."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from games.core.text import Text
from tests.api import contract
from tests.games.wording import HOUSE, sentence
from tests.live.phones import PATIENCE_S, own_address
from tests.serving import ServedTable

GOOD = "druids and herbs"
Asking = Callable[..., httpx.Response]


@pytest.fixture
def ask_account(server: ServedTable) -> Iterator[Asking]:
    """Return a function that sends account requests from a new phone and checks each answer: as described, without a
    cookie."""
    clients: list[httpx.Client] = []

    def ask(path: str, address: str = "", language: str = "en", **body: str) -> httpx.Response:
        transport = httpx.HTTPTransport(local_address=address or own_address())
        client = httpx.Client(base_url=f"{server.url}/api", transport=transport, timeout=PATIENCE_S)
        clients.append(client)
        token = client.post("/devices", json={}).json()["token"]
        headers = {"Authorization": f"Device {token}", "Accept-Language": language}
        answer = client.post(f"/account{path}", json=body, headers=headers)
        contract.check(answer)
        assert "set-cookie" not in answer.headers
        return answer

    yield ask
    for client in clients:
        client.close()


def status_and_code(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json().get("code")


def test_password_guessing_is_throttled_from_any_address(ask_account: Asking) -> None:
    """Guesses by sign-in and by creating the existing account count. Then the right password is refused too."""
    mine = {"email": "guessed@example.org", "language": "de"}
    assert ask_account("", password=GOOD, **mine).json()["account"]["phones"] == 1
    guesses = [ask_account("/sign-in", password=f"guess number {n}", **mine) for n in range(4)]
    assert [status_and_code(guess) for guess in guesses] == [(403, "account.wrong")] * 4
    for path in ("/sign-in", ""):
        stopped = ask_account(path, password=GOOD, **mine)
        assert status_and_code(stopped) == (429, "request.throttled")
        words = sentence(HOUSE, "de", Text("request.throttled", stopped.json()["params"]))
        assert stopped.json()["message"] == words
        assert int(stopped.headers["Retry-After"]) == stopped.json()["params"]["seconds"]
    assert ask_account("", email="other@example.org", password=GOOD).is_success


def test_a_table_of_three_behind_one_address_makes_accounts_and_signs_in(ask_account: Asking) -> None:
    address = own_address()
    people = [{"email": f"player-{n}@example.org", "password": GOOD, "address": address} for n in range(3)]
    for path, phones in (("", 1), ("/sign-in", 2)):
        answers = [ask_account(path, **person) for person in people]
        assert [answer.json()["account"]["phones"] for answer in answers] == [phones] * 3
