"""Guessing passwords is throttled, and several people behind one address are not mistaken for an attacker."""

import json

import pytest
from django.core.cache import cache

from companion.people.models import Account
from tests.people.phone import ANNA, GOOD, OWNERS, Phone

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("path", ["/sign-in", ""])
def test_five_wrong_passwords_lock_an_account_for_a_while(path: str) -> None:
    """Attempts from all addresses count. The answer does not tell whether the account exists."""
    Phone().make()
    for email in (ANNA, "nobody@example.org"):
        cache.clear()
        answers = [Phone().send("POST", path, email=email, password=f"guess number {n}").status_code for n in range(5)]
        assert set(answers) == {200 if path == "" else 403}
        for password in ("guess number 5", GOOD):
            assert Phone().refused("POST", path, email=email, password=password) == (429, "request.throttled")
    assert Phone().make("ben@example.org")["account"]["phones"] == 1, "nobody else"


def test_the_password_cannot_be_guessed_on_a_found_phone_either() -> None:
    found_phone = Phone()
    found_phone.make()
    for method, path, body in OWNERS:
        cache.clear()
        statuses = [found_phone.send(method, path, password=f"guess number {n}", **body).status_code for n in range(6)]
        assert statuses == [403] * 5 + [429]
        assert found_phone.refused(method, path, password=GOOD, **body) == (429, "request.throttled")
    assert Account.objects.get().email == ANNA


def wrong_passwords(guesser: Phone, number: int, first: int = 0) -> list[int]:
    """Try a wrong password at this many accounts; return the statuses."""
    return [
        guesser.send("POST", "/sign-in", email=f"a{n}@example.org", password=GOOD).status_code
        for n in range(first, first + number)
    ]


def test_a_phone_that_guesses_at_many_accounts_is_throttled_alone() -> None:
    """Others of its address sign in meanwhile."""
    Phone().make()
    guesser, owner = Phone("203.0.113.7"), Phone("203.0.113.7")
    assert wrong_passwords(guesser, 21) == [403] * 20 + [429]
    assert guesser.refused("POST", "/sign-in", email=ANNA, password=GOOD) == (429, "request.throttled")
    assert owner.sign_in()["account"]["email"] == ANNA


def test_an_address_that_guesses_at_many_accounts_is_throttled_alone() -> None:
    """However many phones it makes for that."""
    Phone().make()
    statuses: list[int] = []
    while 429 not in statuses[-1:]:
        statuses += wrong_passwords(Phone("203.0.113.7"), 2, first=len(statuses))
    assert statuses.count(403) == 120
    assert Phone("203.0.113.7").refused("POST", "/sign-in", email=ANNA, password=GOOD) == (429, "request.throttled")
    assert Phone().sign_in()["account"]["email"] == ANNA


def test_wrong_codes_and_wrong_passwords_are_guesses_alike() -> None:
    guesser = Phone()
    body = json.dumps({"code": "222222"})
    headers = {"Authorization": f"Device {guesser.token}"}

    def guess_code() -> int:
        return guesser.client.post("/api/v1/join", body, content_type="application/json", headers=headers).status_code

    assert [guess_code() for _ in range(15)] == [404] * 15
    assert wrong_passwords(guesser, 16) == [403] * 15 + [429]
    assert guess_code() == 429


def test_a_whole_table_behind_one_address_signs_in() -> None:
    for n in range(6):
        Phone("203.0.113.8").make(f"a{n}@example.org")
    for n in range(6):
        phone = Phone("203.0.113.8")
        phone.send("POST", "/sign-in", email=f"a{n}@example.org", password="mistyped once")
        assert phone.sign_in(f"a{n}@example.org")["account"]["phones"] == 2
