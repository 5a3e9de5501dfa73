"""Accounts: passwords are not guessed from many addresses and phones, a table behind one address signs in, and there is
no cookie that a foreign page could ride on."""

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
def asking(server: ServedTable) -> Iterator[Asking]:
    """Asks from a phone that the server has just met; every answer is judged, and none has a cookie."""
    made: list[httpx.Client] = []

    def ask(path: str, address: str = "", language: str = "en", **body: str) -> httpx.Response:
        transport = httpx.HTTPTransport(local_address=address or own_address())
        client = httpx.Client(base_url=f"{server.url}/api", transport=transport, timeout=PATIENCE_S)
        made.append(client)
        token = client.post("/devices", json={}).json()["token"]
        headers = {"Authorization": f"Device {token}", "Accept-Language": language}
        answer = client.post(f"/account{path}", json=body, headers=headers)
        contract.check(answer)
        assert "set-cookie" not in answer.headers
        return answer

    yield ask
    for client in made:
        client.close()


def told(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json().get("code")


def test_who_guesses_a_password_is_stopped_wherever_from(asking: Asking) -> None:
    """By signing in and by making the account that there is; and the right one is refused then too."""
    mine = {"email": "guessed@example.org", "language": "de"}
    assert asking("", password=GOOD, **mine).json()["account"]["phones"] == 1
    guesses = [asking("/sign-in", password=f"guess number {n}", **mine) for n in range(4)]
    assert [told(guess) for guess in guesses] == [(403, "account.wrong")] * 4
    for path in ("/sign-in", ""):
        stopped = asking(path, password=GOOD, **mine)
        assert told(stopped) == (429, "request.throttled")
        words = sentence(HOUSE, "de", Text("request.throttled", stopped.json()["params"]))
        assert stopped.json()["message"] == words
        assert int(stopped.headers["Retry-After"]) == stopped.json()["params"]["seconds"]
    assert asking("", email="other@example.org", password=GOOD).is_success


def test_a_table_of_three_behind_one_address_makes_accounts_and_signs_in(asking: Asking) -> None:
    address = own_address()
    people = [{"email": f"player-{n}@example.org", "password": GOOD, "address": address} for n in range(3)]
    for path, phones in (("", 1), ("/sign-in", 2)):
        answers = [asking(path, **one) for one in people]
        assert [answer.json()["account"]["phones"] for answer in answers] == [phones] * 3
