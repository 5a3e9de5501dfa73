"""Every flow of an account and every refusal, over HTTP; with mail and, as at home, without."""

import json
import re
import subprocess
import sys
from itertools import count
from typing import Any

import pytest
from django.contrib.auth.hashers import identify_hasher
from django.core import mail
from django.core.cache import cache
from django.http import HttpResponse
from django.test import Client

from companion import settings as house_settings
from companion.people.devices import device_of
from companion.people.models import Account, Device, Profile
from companion.people.profiles import history_of
from games.core.text import Text
from tests.games.wording import HOUSE, sentence
from tests.history.shelf import shelved
from tests.people.conftest import MAIL
from tests.serving import ROOT, server_environment

pytestmark = pytest.mark.django_db(transaction=True)
ANNA, GOOD, OTHER = "anna@example.org", "druids and herbs", "nine stone circles"
addresses = (f"10.0.{n // 250}.{n % 250 + 1}" for n in count())


class Phone:
    """A phone that asks, from an address of its own unless told otherwise."""

    def __init__(self, address: str = "", language: str = "en") -> None:
        self.client = Client(REMOTE_ADDR=address or next(addresses))
        self.language = language
        self.token = self.client.post("/api/devices", {}, content_type="application/json").json()["token"]

    @property
    def device(self) -> Device:
        return device_of(self.token)

    def send(self, method: str, path: str = "", **body: str) -> HttpResponse:
        return self.client.generic(
            method,
            f"/api/account{path}",
            json.dumps(body) if method != "GET" else "",
            content_type="application/json",
            headers={"Authorization": f"Device {self.token}", "Accept-Language": self.language},
        )

    def ask(self, method: str, path: str = "", **body: str) -> Any:
        """The answer of what is not refused."""
        answer = self.send(method, path, **body)
        assert answer.status_code in (200, 204), answer.content
        return json.loads(answer.content) if answer.content else None

    def refused(self, method: str, path: str = "", **body: str) -> tuple[int, str]:
        """(status, code); the sentence is the house's."""
        answer = self.send(method, path, **body)
        assert answer.status_code >= 400, answer.content
        told = json.loads(answer.content)
        assert told["message"] == sentence(HOUSE, self.language, Text(told["code"], told["params"]))
        if told["code"] == "request.throttled":
            assert int(answer.headers["Retry-After"]) == told["params"]["seconds"]
        return answer.status_code, told["code"]

    def make(self, email: str = ANNA, password: str = GOOD) -> Any:
        return self.ask("POST", email=email, password=password)

    def sign_in(self, email: str = ANNA, password: str = GOOD) -> Any:
        return self.ask("POST", "/sign-in", email=email, password=password)


def the_code() -> str:
    """The code of the newest mail."""
    found = re.search(r"\b\d{8}\b", mail.outbox[-1].body)
    assert found, mail.outbox[-1].body
    return found[0]


def other_than(code: str) -> str:
    return f"{(int(code) + 1) % 10**8:08}"


def proved(phone: Phone, email: str = ANNA, password: str = GOOD) -> Phone:
    """A phone that is signed in to an account whose address is proved."""
    session = phone.make(email, password)["session"]
    phone.ask("POST", "/confirm", session=session, code=the_code())
    return phone


# --- Without mail, as at home ----------------------------------------------------------------------


def test_made_on_one_phone_found_on_another_and_changed_there() -> None:
    anna, new = Phone(), Phone()
    none = {"mail": False, "least": 8, "phones": 1}
    assert anna.ask("GET") == none
    assert anna.make() == {"account": {**none, "email": ANNA}}
    assert not mail.outbox
    shelved(anna.device, {"Anna": 1, "Ben": 2})
    assert new.sign_in(ANNA.upper()) == {"account": {**none, "phones": 2, "email": ANNA}}
    assert new.ask("PUT", "/password", password=GOOD, new=OTHER) is None
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")
    mine = new.ask("PUT", "/email", password=OTHER, email="Anna@Example.com")
    assert mine == {"account": {**none, "phones": 2, "email": "anna@example.com"}}
    third = Phone()
    assert third.sign_in("anna@example.com", OTHER)["account"]["phones"] == 3
    assert len(history_of(third.device).devices) == 3
    assert anna.ask("POST", "/sign-out") is None
    assert anna.ask("GET") == none
    assert third.ask("POST", "/sign-out/others", password=OTHER) == {**none, "email": "anna@example.com"}
    assert new.ask("GET") == none
    assert third.ask("POST", "/delete", password=OTHER) is None
    assert third.ask("GET") == none
    assert not Account.objects.exists()
    assert Profile.objects.get().owner is None


def test_a_password_is_kept_as_a_slow_hash_alone(settings: Any) -> None:
    settings.PASSWORD_HASHERS = house_settings.PASSWORD_HASHERS
    Phone().make()
    kept = Account.objects.get().password
    assert identify_hasher(kept).algorithm == "scrypt"
    assert GOOD not in kept


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_forgotten_password_is_told_plainly(language: str) -> None:
    phone = Phone(language=language)
    for path in ("/reset", "/sign-in/code"):
        assert phone.refused("POST", path, email=ANNA) == (409, "account.no_mail")
    words = json.loads(phone.send("POST", "/reset", email=ANNA).content)["message"]
    assert {"en": "recovery code", "de": "Code für die Abende"}[language] in words


def test_no_answer_tells_whether_an_address_has_an_account() -> None:
    """Without mail an account is an address and its password: another password, another account."""
    Phone().make()
    for path in ("", "/sign-in", "/reset"):
        known, unknown = (
            Phone().send("POST", path, email=email, **({} if path == "/reset" else {"password": OTHER}))
            for email in ("anna@example.org", "anne@example.org")
        )
        assert known.status_code == unknown.status_code
        assert known.content.replace(b"anna@", b"") == unknown.content.replace(b"anne@", b"")
    assert Account.objects.filter(email=ANNA).count() == 2


def test_who_makes_the_account_that_there_is_signs_in() -> None:
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
def test_passwords_that_are_refused(case: str, language: str, mailing: bool, request: pytest.FixtureRequest) -> None:
    if mailing:
        request.getfixturevalue("with_mail")
    password, *refusal = BAD[case]
    phone = Phone(language=language)
    assert phone.refused("POST", email=ANNA, password=password) == tuple(refusal)
    assert not Account.objects.exists()
    signed_in = proved(phone) if mailing else phone
    if not mailing:
        phone.make()
    assert signed_in.refused("PUT", "/password", password=GOOD, new=password) == tuple(refusal)
    if mailing:
        new = Phone(language=language)
        session = new.ask("POST", "/reset", email=ANNA)["session"]
        asked = {"session": session, "code": the_code(), "password": password}
        assert new.refused("POST", "/reset/confirm", **asked) == tuple(refusal)
        assert new.ask("POST", "/reset/confirm", **{**asked, "password": OTHER})["account"]["email"] == ANNA


@pytest.mark.parametrize("email", ["anna", "anna@", "@example.org", "a b@example.org", "anna@example.org\0", " "])
def test_what_is_no_address(email: str) -> None:
    phone = Phone()
    assert phone.refused("POST", email=email, password=GOOD) == (422, "account.not_an_address")
    assert phone.refused("POST", "/sign-in", email=email, password=GOOD) == (422, "account.not_an_address")
    phone.make()
    assert phone.refused("PUT", "/email", email=email, password=GOOD) == (422, "account.not_an_address")
    assert Account.objects.get().email == ANNA


def test_the_own_address_again() -> None:
    phone = Phone()
    phone.make()
    assert phone.refused("PUT", "/email", email=ANNA, password=GOOD) == (409, "account.address_taken")


OWNERS = [
    ("PUT", "/password", {"new": OTHER}),
    ("PUT", "/email", {"email": "b@example.org"}),
    ("POST", "/sign-out/others", {}),
    ("POST", "/delete", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), OWNERS)
def test_what_needs_the_password_does_nothing_without_it(method: str, path: str, body: dict[str, str]) -> None:
    phone, other = Phone(), Phone()
    assert phone.refused(method, path, password=GOOD, **body) == (409, "account.not_signed_in")
    phone.make()
    other.sign_in()
    before = list(Account.objects.values("email", "password")), list(Device.objects.order_by("pk").values())
    for wrong in (OTHER, "x", " "):
        status, code = phone.refused(method, path, password=wrong, **body)
        assert (status, code) in ((403, "account.wrong_password"), (400, "request.invalid"))
    assert (list(Account.objects.values("email", "password")), list(Device.objects.order_by("pk").values())) == before


def test_signed_in_is_signed_in() -> None:
    phone = Phone()
    assert phone.refused("POST", "/sign-out") == (409, "account.not_signed_in")
    phone.make()
    Phone().make("ben@example.org", OTHER)
    before = list(Device.objects.order_by("pk").values())
    for path in ("", "/sign-in"):
        assert phone.refused("POST", path, email="ben@example.org", password=OTHER) == (409, "account.signed_in")
        assert phone.refused("POST", path, email=ANNA, password=GOOD) == (409, "account.signed_in")
    assert list(Device.objects.order_by("pk").values()) == before


# --- Guessing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/sign-in", ""])
def test_five_wrong_passwords_of_an_account_and_nobody_gets_in_for_a_while(path: str) -> None:
    """From however many addresses, by signing in or by making the account that there is; nor does it tell whether
    there is one."""
    Phone().make()
    for email in (ANNA, "nobody@example.org"):
        cache.clear()
        answers = [Phone().send("POST", path, email=email, password=f"guess number {n}").status_code for n in range(5)]
        assert set(answers) == {200 if path == "" else 403}
        for password in ("guess number 5", GOOD):
            assert Phone().refused("POST", path, email=email, password=password) == (429, "request.throttled")
    assert Phone().make("ben@example.org")["account"]["phones"] == 1, "nobody else"


def test_the_password_of_a_phone_that_was_found_is_not_guessed_either() -> None:
    found = Phone()
    found.make()
    for method, path, body in OWNERS:
        cache.clear()
        statuses = [found.send(method, path, password=f"guess number {n}", **body).status_code for n in range(6)]
        assert statuses == [403] * 5 + [429]
        assert found.refused(method, path, password=GOOD, **body) == (429, "request.throttled")
    assert Account.objects.get().email == ANNA


def test_one_address_that_guesses_at_many_accounts_is_slowed_down_alone() -> None:
    guesser = Phone("203.0.113.7")
    statuses = [
        guesser.send("POST", "/sign-in", email=f"a{n}@example.org", password=GOOD).status_code for n in range(31)
    ]
    assert statuses == [403] * 30 + [429]
    assert Phone("203.0.113.7").refused("POST", "/sign-in", email=ANNA, password=GOOD) == (429, "request.throttled")
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")


def test_a_whole_table_behind_one_address_signs_in() -> None:
    for n in range(6):
        Phone("203.0.113.8").make(f"a{n}@example.org")
    for n in range(6):
        phone = Phone("203.0.113.8")
        phone.send("POST", "/sign-in", email=f"a{n}@example.org", password="mistyped once")
        assert phone.sign_in(f"a{n}@example.org")["account"]["phones"] == 2


# --- With mail -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("with_mail")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_code_of_a_mail_begins_the_account(language: str) -> None:
    anna = Phone(language=language)
    step = anna.make()
    assert set(step) == {"session"}
    (sent,) = mail.outbox
    assert (sent.to, sent.from_email) == ([ANNA], "tableside@example.org")
    said = {"code": the_code(), "host": "testserver"}
    assert sent.subject == sentence(HOUSE, language, Text("mail.confirm_subject"))
    assert sent.body == sentence(HOUSE, language, Text("mail.confirm", said))
    assert anna.ask("GET") == {"mail": True, "least": 8, "phones": 1}
    asked = {"session": step["session"], "code": the_code()}
    assert anna.refused("POST", "/confirm", session="nobody", code=the_code()) == (409, "account.code_over")
    wrong = anna.refused("POST", "/confirm", **{**asked, "code": other_than(the_code())})
    assert wrong == (403, "account.wrong_code")
    assert anna.ask("POST", "/confirm", **asked)["account"]["email"] == ANNA
    assert anna.refused("POST", "/confirm", **asked) == (409, "account.code_over"), "once"
    assert Phone().sign_in()["account"]["phones"] == 2
    assert len(mail.outbox) == 1


@pytest.mark.usefixtures("with_mail")
def test_three_wrong_codes_end_it_and_another_mail_brings_another(settings: Any) -> None:
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, "confirm_email": None}
    anna = Phone()
    session = anna.make()["session"]
    first = the_code()
    assert anna.ask("POST", "/confirm/again", session=session) is None
    assert the_code() != first
    for _ in range(3):
        assert anna.refused("POST", "/confirm", session=session, code=other_than(the_code()))[0] == 403
    assert anna.refused("POST", "/confirm", session=session, code=the_code()) == (409, "account.code_over")
    assert anna.refused("POST", "/confirm/again", session=session) == (409, "account.code_over")
    assert anna.ask("GET") == {"mail": True, "least": 8, "phones": 1}


@pytest.mark.usefixtures("with_mail")
def test_mails_do_not_come_by_the_dozen() -> None:
    anna = Phone()
    session = anna.make()["session"]
    assert anna.refused("POST", "/confirm/again", session=session) == (429, "request.throttled")
    assert len(mail.outbox) == 1


@pytest.mark.usefixtures("with_mail")
@pytest.mark.parametrize(
    ("path", "about"), [("", "mail.known"), ("/reset", "mail.unknown"), ("/sign-in/code", "mail.unknown")]
)
def test_with_mail_too_no_answer_tells_whether_an_address_has_an_account(path: str, about: str) -> None:
    """Whoever reads its mails is told, nobody else."""
    proved(Phone())
    mail.outbox.clear()
    cache.clear()  # a minute later
    answers = []
    for email in (ANNA, "anne@example.org"):
        body = {"email": email} if path else {"email": email, "password": OTHER}
        answers.append(Phone().send("POST", path, **body))
    known, unknown = (json.loads(answer.content) for answer in answers)
    assert answers[0].status_code == answers[1].status_code == 200
    assert known.keys() == unknown.keys() == {"session"}
    assert len(known["session"]) == len(unknown["session"])
    (odd,) = [sent for sent in mail.outbox if not re.search(r"\b\d{8}\b", sent.body)]
    assert odd.subject == sentence(HOUSE, "en", Text(f"{about}_subject"))
    assert odd.to == [ANNA if path == "" else "anne@example.org"]
    end = {"": "/confirm", "/reset": "/reset/confirm", "/sign-in/code": "/sign-in/confirm"}[path]
    body = {"code": "00000000"} | ({"password": OTHER} if path == "/reset" else {})
    tried = [Phone().refused("POST", end, session=told["session"], **body) for told in (known, unknown)]
    assert tried == [(403, "account.wrong_code")] * 2
    assert Account.objects.get(email=ANNA).check_password(GOOD)


@pytest.mark.usefixtures("with_mail")
def test_a_forgotten_password_is_made_anew() -> None:
    anna, new = proved(Phone()), Phone(language="de")
    session = new.ask("POST", "/reset", email=ANNA)["session"]
    assert mail.outbox[-1].subject == sentence(HOUSE, "de", Text("mail.reset_subject"))
    assert mail.outbox[-1].body == sentence(HOUSE, "de", Text("mail.reset", {"code": the_code(), "host": "testserver"}))
    asked = {"session": session, "code": the_code(), "password": OTHER}
    wrong = new.refused("POST", "/reset/confirm", **{**asked, "code": other_than(the_code())})
    assert wrong == (403, "account.wrong_code")
    assert anna.refused("POST", "/reset/confirm", **asked) == (409, "account.signed_in")
    assert new.ask("POST", "/reset/confirm", **asked)["account"] == anna.ask("GET") == new.ask("GET")
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")
    assert Phone().sign_in(password=OTHER)["account"]["phones"] == 3
    assert new.ask("POST", "/sign-out") is None
    assert new.refused("POST", "/reset/confirm", **asked) == (409, "account.code_over"), "once"


@pytest.mark.usefixtures("with_mail")
def test_a_code_of_a_mail_signs_in_without_the_password() -> None:
    proved(Phone())
    new = Phone(language="de")
    session = new.ask("POST", "/sign-in/code", email=ANNA)["session"]
    assert mail.outbox[-1].subject == sentence(HOUSE, "de", Text("mail.sign_in_subject"))
    said = {"code": the_code(), "host": "testserver"}
    assert mail.outbox[-1].body == sentence(HOUSE, "de", Text("mail.sign_in", said))
    asked = {"session": session, "code": the_code()}
    wrong = new.refused("POST", "/sign-in/confirm", **{**asked, "code": other_than(the_code())})
    assert wrong == (403, "account.wrong_code")
    assert new.ask("POST", "/sign-in/confirm", **asked)["account"]["phones"] == 2
    assert new.refused("POST", "/sign-in/confirm", **asked) == (409, "account.signed_in")
    assert Phone().refused("POST", "/sign-in/confirm", **asked) == (409, "account.code_over"), "once"
    assert Phone().sign_in()["account"]["phones"] == 3


@pytest.mark.usefixtures("with_mail")
def test_another_address_counts_once_it_is_proved() -> None:
    anna = proved(Phone())
    session = anna.ask("PUT", "/email", email="a@example.com", password=GOOD)["session"]
    assert mail.outbox[-1].to == ["a@example.com"]
    assert anna.ask("GET")["email"] == ANNA, "not yet"
    step = anna.ask("POST", "/confirm", session=session, code=the_code())
    assert step["account"]["email"] == "a@example.com"
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")
    assert Phone().sign_in("a@example.com")["account"]["phones"] == 2


@pytest.mark.usefixtures("with_mail")
def test_the_address_of_another_account_is_not_taken_over() -> None:
    anna = proved(Phone())
    proved(Phone(), "ben@example.org")
    cache.clear()
    answer = anna.ask("PUT", "/email", email="ben@example.org", password=GOOD)
    assert answer.keys() == {"session"}, "not told before the address is proved"
    refused = anna.refused("POST", "/confirm", session=answer["session"], code=the_code())
    assert refused == (409, "account.address_taken")
    assert anna.ask("GET")["email"] == ANNA


def test_an_account_from_before_there_was_mail_is_proved_at_the_next_sign_in(request: pytest.FixtureRequest) -> None:
    Phone().make()
    request.getfixturevalue("with_mail")
    new = Phone()
    session = new.sign_in()["session"]
    assert new.ask("POST", "/confirm", session=session, code=the_code())["account"]["phones"] == 2


@pytest.mark.usefixtures("with_mail")
def test_a_mail_server_that_does_not_answer(settings: Any) -> None:
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    for path, body in (("", {"password": GOOD}), ("/reset", {})):
        assert Phone().refused("POST", path, email=ANNA, **body) == (503, "account.mail_not_sent")


def test_what_mail_makes_of_the_settings(tmp_path: Any) -> None:
    told = subprocess.run(
        [sys.executable, "-c", SETTINGS],
        cwd=ROOT,
        env=server_environment(
            tmp_path,
            COMPANION_EMAIL_URL="smtp+tls://me:secret@mail.example.org:587",
            COMPANION_EMAIL_FROM=MAIL["DEFAULT_FROM_EMAIL"],
        ),
        capture_output=True,
        text=True,
        check=True,
    )
    made = json.loads(told.stdout)
    assert {name: made[name] for name in MAIL} == {**MAIL, "EMAIL_URL": "smtp+tls://me:secret@mail.example.org:587"}
    server = {"EMAIL_HOST": "mail.example.org", "EMAIL_PORT": 587, "EMAIL_USE_TLS": True, "EMAIL_HOST_USER": "me"}
    assert {name: made[name] for name in server} == server


SETTINGS = """
import json
from companion import settings
print(json.dumps({name: value for name, value in vars(settings).items() if name.isupper()}, default=str))
"""


@pytest.mark.parametrize(
    ("url", "sender", "word"),
    [
        ("smtp://mail.example.org:25", "", "COMPANION_EMAIL_FROM"),
        ("smtp://mail.example.org", "a@example.org", "COMPANION_EMAIL_URL"),
        ("imap://mail.example.org:25", "a@example.org", "COMPANION_EMAIL_URL"),
    ],
)
def test_mail_that_cannot_be_meant_is_refused_at_the_start(tmp_path: Any, url: str, sender: str, word: str) -> None:
    environment = server_environment(tmp_path, COMPANION_EMAIL_URL=url, COMPANION_EMAIL_FROM=sender)
    run = subprocess.run(
        [sys.executable, "-c", SETTINGS], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert run.stderr.startswith("Cannot start: ")
    assert word in run.stderr
    assert "Traceback" not in run.stderr
