"""Creating, finding, changing and leaving an account over HTTP, with every refusal, on a server without mail."""

import json
from typing import Any

import pytest
from django.contrib.auth.hashers import identify_hasher
from django.core import mail

from companion import settings as house_settings
from companion.boxes import links as box_links
from companion.boxes.errors import UnknownBoxLink
from companion.boxes.keeping import Box, find_box
from companion.boxes.pieces import keep_pieces
from companion.people import accounts
from companion.people.models import Account, Device, Profile
from companion.people.profiles import find_history
from tests.history.shelf import create_finished
from tests.people.phone import ANNA, GOOD, OTHER, OWNERS, Phone, the_code, verified_phone
from tests.people.profiles import fresh

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def test_an_account_is_created_on_one_phone_found_and_changed_on_another() -> None:
    anna, new = Phone(), Phone()
    none = {"mail": False, "least": 8, "phones": 1}
    assert anna.ask("GET") == none
    assert anna.make() == {"account": {**none, "email": ANNA}}
    assert not mail.outbox
    create_finished(anna.device, {"Anna": 1, "Ben": 2})
    assert new.sign_in(ANNA.upper()) == {"account": {**none, "phones": 2, "email": ANNA}}
    assert new.ask("PUT", "/password", password=GOOD, new=OTHER) is None
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")
    mine = new.ask("PUT", "/email", password=OTHER, email="Anna@Example.com")
    assert mine == {"account": {**none, "phones": 2, "email": "anna@example.com"}}
    third = Phone()
    assert third.sign_in("anna@example.com", OTHER)["account"]["phones"] == 3
    assert len(find_history(third.device).devices) == 3
    assert anna.ask("POST", "/sign-out") is None
    assert anna.ask("GET") == none
    assert third.ask("POST", "/sign-out/others", password=OTHER) == {**none, "email": "anna@example.com"}
    assert new.ask("GET") == none
    assert third.ask("POST", "/delete", password=OTHER) is None
    assert third.ask("GET") == none
    assert not Account.objects.exists()
    assert Profile.objects.get().owner is None


def test_a_box_and_its_link_stay_with_the_history_when_their_phone_signs_out() -> None:
    game, other = "isle_of_skye", "dolmengoetter"
    anna, new = Phone(), Phone()
    anna.make()
    new.sign_in(ANNA)
    hers = keep_pieces(anna.device, game, Box(settled=("b06",)))
    code, other_code = box_links.make_link(anna.device, game), box_links.make_link(anna.device, other)
    assert anna.ask("POST", "/sign-out") is None
    keep_pieces(fresh(anna.device), game, Box(settled=("b08",)))
    assert find_box(fresh(new.device), game) == box_links.load_linked_box(game, code) == hers
    assert box_links.find_link(fresh(anna.device), game) is None
    box_links.end_link(fresh(new.device), game)
    with pytest.raises(UnknownBoxLink):
        box_links.load_linked_box(game, code)
    assert anna.sign_in(ANNA)
    assert new.ask("POST", "/sign-out/others", password=GOOD)
    assert box_links.find_link(fresh(new.device), other) == other_code


def test_only_a_slow_hash_of_the_password_is_stored(settings: Any) -> None:
    settings.PASSWORD_HASHERS = house_settings.PASSWORD_HASHERS
    Phone().make()
    stored_hash = Account.objects.get().password
    assert identify_hasher(stored_hash).algorithm == "scrypt"
    assert GOOD not in stored_hash


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_mail_a_forgotten_password_cannot_be_reset(language: str) -> None:
    phone = Phone(language=language)
    for path in ("/reset", "/sign-in/code"):
        assert phone.refused("POST", path, email=ANNA) == (409, "account.no_mail")
    words = json.loads(phone.send("POST", "/reset", email=ANNA).content)["message"]
    assert {"en": "recovery code", "de": "Code für die Partien"}[language] in words


def test_no_answer_tells_whether_an_address_has_an_account() -> None:
    """Without mail an account is an address and its password: another password is another account."""
    Phone().make()
    for path in ("", "/sign-in", "/reset"):
        registered, unknown = (
            Phone().send("POST", path, email=email, **({} if path == "/reset" else {"password": OTHER}))
            for email in ("anna@example.org", "anne@example.org")
        )
        assert registered.status_code == unknown.status_code
        assert registered.content.replace(b"anna@", b"") == unknown.content.replace(b"anne@", b"")
    assert Account.objects.filter(email=ANNA).count() == 2


def test_an_account_that_is_deleted_while_a_phone_signs_in_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    Phone().make()
    monkeypatch.setattr(accounts, "forget", lambda _: Account.objects.all().delete())
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")


def test_creating_an_existing_account_signs_in() -> None:
    anna, new = Phone(), Phone()
    anna.make()
    assert new.make()["account"]["phones"] == 2
    assert Account.objects.count() == 1


BAD: dict[str, tuple[str, int, str]] = {
    "short": ("sKye7!x", 422, "account.password_short"),
    "common": ("password1", 422, "account.password_easy"),
    "a number": ("7394058162", 422, "account.password_easy"),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("mailing", [False, True])
def test_weak_passwords_are_refused(case: str, language: str, mailing: bool, request: pytest.FixtureRequest) -> None:
    if mailing:
        request.getfixturevalue("with_mail")
    password, *refusal = BAD[case]
    phone = Phone(language=language)
    assert phone.refused("POST", email=ANNA, password=password) == tuple(refusal)
    assert not Account.objects.exists()
    signed_in = verified_phone(phone) if mailing else phone
    if not mailing:
        phone.make()
    assert signed_in.refused("PUT", "/password", password=GOOD, new=password) == tuple(refusal)
    if mailing:
        new = Phone(language=language)
        session = new.ask("POST", "/reset", email=ANNA)["session"]
        body = {"session": session, "code": the_code(), "password": password}
        assert new.refused("POST", "/reset/confirm", **body) == tuple(refusal)
        assert new.ask("POST", "/reset/confirm", **{**body, "password": OTHER})["account"]["email"] == ANNA


@pytest.mark.parametrize(
    "email",
    [
        *("anna", "anna@", "@example.org", "a b@example.org", "anna@example.org\0", " "),
        *("anna@exa\u200bmple.org", "anna@\u202eexample.org", "anna@example\u2028.org"),
        *("=?utf-8?q?anna?=@example.org", "=?utf-8?q?a=0d=0ab?=@example.org", '"=?utf-8?q?anna?="@example.org'),
        *("\u212aate@example.org", "\u0131da@example.org"),
    ],
    ids=ascii,
)
def test_invalid_addresses_are_refused(email: str) -> None:
    phone = Phone()
    assert phone.refused("POST", email=email, password=GOOD) == (422, "account.not_an_address")
    assert phone.refused("POST", "/sign-in", email=email, password=GOOD) == (422, "account.not_an_address")
    phone.make()
    assert phone.refused("PUT", "/email", email=email, password=GOOD) == (422, "account.not_an_address")
    assert Account.objects.get().email == ANNA


def test_changing_to_the_same_address_is_refused() -> None:
    phone = Phone()
    phone.make()
    assert phone.refused("PUT", "/email", email=ANNA, password=GOOD) == (409, "account.address_taken")


@pytest.mark.parametrize(("method", "path", "body"), OWNERS)
def test_operations_that_need_the_password_do_nothing_without_it(method: str, path: str, body: dict[str, str]) -> None:
    phone, other = Phone(), Phone()
    assert phone.refused(method, path, password=GOOD, **body) == (409, "account.not_signed_in")
    phone.make()
    other.sign_in()
    before = list(Account.objects.values("email", "password")), list(Device.objects.order_by("pk").values())
    for wrong in (OTHER, "x", " "):
        status, code = phone.refused(method, path, password=wrong, **body)
        assert (status, code) in ((403, "account.wrong_password"), (400, "request.invalid"))
    assert (list(Account.objects.values("email", "password")), list(Device.objects.order_by("pk").values())) == before


def test_a_signed_in_phone_must_sign_out_first() -> None:
    phone = Phone()
    assert phone.refused("POST", "/sign-out") == (409, "account.not_signed_in")
    phone.make()
    Phone().make("ben@example.org", OTHER)
    before = list(Device.objects.order_by("pk").values())
    for path in ("", "/sign-in"):
        assert phone.refused("POST", path, email="ben@example.org", password=OTHER) == (409, "account.signed_in")
        assert phone.refused("POST", path, email=ANNA, password=GOOD) == (409, "account.signed_in")
    assert list(Device.objects.order_by("pk").values()) == before
