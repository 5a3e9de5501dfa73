"""Accounts on a server that sends mails: verified addresses, codes, forgotten passwords."""

import json
import re
from functools import partial
from time import sleep, time
from typing import Any

import pytest
from allauth.account.internal.flows.code_verification import AbstractCodeVerificationProcess
from django.contrib.auth.hashers import MD5PasswordHasher
from django.core import mail
from django.core.cache import cache
from django.core.mail import EmailMessage
from django.db import connection

from companion.people.models import Account
from games.core.text import Text
from tests.games.wording import HOUSE, sentence
from tests.people.phone import ANNA, GOOD, OTHER, Phone, other_than, the_code, verified_phone
from tests.tables.at_once import run_at_once

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


@pytest.mark.usefixtures("with_mail")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_code_of_a_mail_creates_the_account(language: str) -> None:
    anna = Phone(language=language)
    step = anna.make()
    assert set(step) == {"session"}
    (message,) = mail.outbox
    assert (message.to, message.from_email) == ([ANNA], "tableside@example.org")
    variables = {"code": the_code(), "host": "testserver"}
    assert message.subject == sentence(HOUSE, language, Text("mail.confirm_subject"))
    assert message.body == sentence(HOUSE, language, Text("mail.confirm", variables))
    assert anna.ask("GET") == {"mail": True, "least": 8, "phones": 1}
    body = {"session": step["session"], "code": the_code()}
    assert anna.refused("POST", "/confirm", session="nobody", code=the_code()) == (409, "account.code_over")
    wrong = anna.refused("POST", "/confirm", **{**body, "code": other_than(the_code())})
    assert wrong == (403, "account.wrong_code")
    assert anna.ask("POST", "/confirm", **body)["account"]["email"] == ANNA
    assert anna.refused("POST", "/confirm", **body) == (409, "account.code_over"), "once"
    assert Phone().sign_in()["account"]["phones"] == 2
    assert len(mail.outbox) == 1


@pytest.mark.usefixtures("with_mail")
def test_no_connection_to_the_database_is_held_while_a_mail_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others need one meanwhile: PostgreSQL's pool has eight."""
    monkeypatch.setitem(connection.settings_dict, "CONN_MAX_AGE", 0)
    connection.close()
    connections = []
    send = EmailMessage.send
    monkeypatch.setattr(EmailMessage, "send", lambda mail: (connections.append(connection.connection), send(mail))[1])
    Phone().make()
    assert connections == [None]


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
def test_mails_are_throttled() -> None:
    anna = Phone()
    session = anna.make()["session"]
    assert anna.refused("POST", "/confirm/again", session=session) == (429, "request.throttled")
    assert len(mail.outbox) == 1


@pytest.mark.usefixtures("with_mail")
@pytest.mark.parametrize(
    ("path", "about"), [("", "mail.known"), ("/reset", "mail.unknown"), ("/sign-in/code", "mail.unknown")]
)
def test_with_mail_too_no_answer_tells_whether_an_address_has_an_account(path: str, about: str) -> None:
    """Only a mail to the address tells."""
    verified_phone(Phone())
    mail.outbox.clear()
    cache.clear()  # a minute later
    answers = []
    for email in (ANNA, "anne@example.org"):
        body = {"email": email} if path else {"email": email, "password": OTHER}
        answers.append(Phone().send("POST", path, **body))
    registered, unknown = (json.loads(answer.content) for answer in answers)
    assert answers[0].status_code == answers[1].status_code == 200
    assert registered.keys() == unknown.keys() == {"session"}
    assert len(registered["session"]) == len(unknown["session"])
    (other_message,) = [message for message in mail.outbox if not re.search(r"\b\d{8}\b", message.body)]
    assert other_message.subject == sentence(HOUSE, "en", Text(f"{about}_subject"))
    assert other_message.to == [ANNA if path == "" else "anne@example.org"]
    end = {"": "/confirm", "/reset": "/reset/confirm", "/sign-in/code": "/sign-in/confirm"}[path]
    body = {"code": "00000000"} | ({"password": OTHER} if path == "/reset" else {})
    tried = [
        Phone().refused("POST", end, session=step_answer["session"], **body) for step_answer in (registered, unknown)
    ]
    assert tried == [(403, "account.wrong_code")] * 2
    assert Account.objects.get(email=ANNA).check_password(GOOD)


@pytest.mark.usefixtures("with_mail")
def test_a_forgotten_password_is_reset() -> None:
    anna, new = verified_phone(Phone()), Phone(language="de")
    session = new.ask("POST", "/reset", email=ANNA)["session"]
    assert mail.outbox[-1].subject == sentence(HOUSE, "de", Text("mail.reset_subject"))
    assert mail.outbox[-1].body == sentence(HOUSE, "de", Text("mail.reset", {"code": the_code(), "host": "testserver"}))
    body = {"session": session, "code": the_code(), "password": OTHER}
    wrong = new.refused("POST", "/reset/confirm", **{**body, "code": other_than(the_code())})
    assert wrong == (403, "account.wrong_code")
    assert anna.refused("POST", "/reset/confirm", **body) == (409, "account.signed_in")
    assert new.ask("POST", "/reset/confirm", **body)["account"] == anna.ask("GET") == new.ask("GET")
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")
    assert Phone().sign_in(password=OTHER)["account"]["phones"] == 3
    assert new.ask("POST", "/sign-out") is None
    assert new.refused("POST", "/reset/confirm", **body) == (409, "account.code_over"), "once"


@pytest.mark.usefixtures("with_mail")
def test_a_code_of_a_mail_signs_in_without_the_password() -> None:
    verified_phone(Phone())
    new = Phone(language="de")
    session = new.ask("POST", "/sign-in/code", email=ANNA)["session"]
    assert mail.outbox[-1].subject == sentence(HOUSE, "de", Text("mail.sign_in_subject"))
    variables = {"code": the_code(), "host": "testserver"}
    assert mail.outbox[-1].body == sentence(HOUSE, "de", Text("mail.sign_in", variables))
    body = {"session": session, "code": the_code()}
    wrong = new.refused("POST", "/sign-in/confirm", **{**body, "code": other_than(the_code())})
    assert wrong == (403, "account.wrong_code")
    assert new.ask("POST", "/sign-in/confirm", **body)["account"]["phones"] == 2
    assert new.refused("POST", "/sign-in/confirm", **body) == (409, "account.signed_in")
    assert Phone().refused("POST", "/sign-in/confirm", **body) == (409, "account.code_over"), "once"
    assert Phone().sign_in()["account"]["phones"] == 3


@pytest.mark.usefixtures("with_mail")
def test_a_new_address_counts_once_it_is_verified() -> None:
    anna = verified_phone(Phone())
    session = anna.ask("PUT", "/email", email="a@example.com", password=GOOD)["session"]
    assert mail.outbox[-1].to == ["a@example.com"]
    assert anna.ask("GET")["email"] == ANNA, "not yet"
    step = anna.ask("POST", "/confirm", session=session, code=the_code())
    assert step["account"]["email"] == "a@example.com"
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")
    assert Phone().sign_in("a@example.com")["account"]["phones"] == 2


@pytest.mark.usefixtures("with_mail")
def test_the_address_of_another_account_cannot_be_taken_over() -> None:
    anna = verified_phone(Phone())
    verified_phone(Phone(), "ben@example.org")
    cache.clear()
    answer = anna.ask("PUT", "/email", email="ben@example.org", password=GOOD)
    assert answer.keys() == {"session"}, "not told before the address is proved"
    refused = anna.refused("POST", "/confirm", session=answer["session"], code=the_code())
    assert refused == (409, "account.address_taken")
    assert anna.ask("GET")["email"] == ANNA


def test_an_account_from_before_there_was_mail_is_verified_at_the_next_sign_in(request: pytest.FixtureRequest) -> None:
    Phone().make()
    request.getfixturevalue("with_mail")
    new = Phone()
    session = new.sign_in()["session"]
    assert new.ask("POST", "/confirm", session=session, code=the_code())["account"]["phones"] == 2


@pytest.mark.usefixtures("with_mail")
def test_a_silent_mail_server_is_reported(settings: Any) -> None:
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    for path, body in (("", {"password": GOOD}), ("/reset", {})):
        assert Phone().refused("POST", path, email=ANNA, **body) == (503, "account.mail_not_sent")


@pytest.mark.usefixtures("with_mail")
def test_the_password_of_whoever_registered_an_address_ends_with_a_code_of_its_owner() -> None:
    """A stranger registers an address and never proves it. Its owner signs in by a mailed code."""
    Phone().make()
    owner = Phone()
    session = owner.ask("POST", "/sign-in/code", email=ANNA)["session"]
    assert owner.ask("POST", "/sign-in/confirm", session=session, code=the_code())["account"]["email"] == ANNA
    assert Phone().refused("POST", "/sign-in", email=ANNA, password=GOOD) == (403, "account.wrong")
    new = Phone()
    session = new.ask("POST", "/reset", email=ANNA)["session"]
    body = {"session": session, "code": the_code(), "password": OTHER}
    assert new.ask("POST", "/reset/confirm", **body)["account"]["phones"] == 2


@pytest.mark.usefixtures("with_mail")
def test_a_code_of_an_account_that_is_deleted_meanwhile_is_over() -> None:
    verified_phone(Phone())
    new = Phone()
    body = {"session": new.ask("POST", "/sign-in/code", email=ANNA)["session"], "code": the_code()}
    Account.objects.all().delete()
    assert new.refused("POST", "/sign-in/confirm", **body) == (409, "account.code_over")


@pytest.mark.usefixtures("with_mail")
def test_no_time_tells_whether_an_address_has_an_account(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is done for both: a password's hash, and a mail."""
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, "confirm_email": None}
    verified_phone(Phone())
    mail.outbox.clear()
    hashes: list[str] = []
    encode = MD5PasswordHasher.encode
    monkeypatch.setattr(
        MD5PasswordHasher, "encode", lambda self, *fields: (hashes.append(""), encode(self, *fields))[1]
    )
    costs = []
    for email in (f" {ANNA.upper()} ", "anne@example.org"):
        phone = Phone()
        session = phone.make(email, OTHER)["session"]
        costs.append([len(hashes), len(mail.outbox)])
        phone.ask("POST", "/confirm/again", session=session)
        costs[-1] += [len(hashes), len(mail.outbox)]
        mail.outbox.clear()
        hashes.clear()
    assert costs == [[1, 1, 1, 2]] * 2


@pytest.mark.usefixtures("with_mail")
@pytest.mark.parametrize("path", ["/reset", "/sign-in/code", ""])
def test_a_session_takes_three_codes_however_many_come_at_once(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if path:
        verified_phone(Phone())
        cache.clear()
    phones = [Phone() for _ in range(12)]
    body = {"email": ANNA} if path else {"email": ANNA, "password": GOOD}
    session = phones[0].ask("POST", path, **body)["session"]
    end = {"": "/confirm", "/reset": "/reset/confirm", "/sign-in/code": "/sign-in/confirm"}[path]
    guess = {"session": session, "code": other_than(the_code())} | ({"password": OTHER} if path == "/reset" else {})
    record = AbstractCodeVerificationProcess.record_invalid_attempt

    def record_late(process: Any) -> bool:
        sleep(0.2)
        return record(process)

    monkeypatch.setattr(AbstractCodeVerificationProcess, "record_invalid_attempt", record_late)
    answers = run_at_once(*(partial(phone.send, "POST", end, **guess) for phone in phones))
    assert 1 <= [answer.status_code for answer in answers].count(403) <= 3
    assert {answer.status_code for answer in answers} <= {403, 409, 429}


@pytest.mark.usefixtures("with_mail")
@pytest.mark.parametrize("path", ["/reset", "/sign-in/code", ""])
def test_an_address_gets_twenty_mails_an_hour_of_each_kind(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many phones ask."""
    began = time()
    body = {"email": ANNA, "password": GOOD} if path == "" else {"email": ANNA}
    for minute in range(30):
        monkeypatch.setattr("time.time", lambda minute=minute: began + 60 * minute)
        Phone().send("POST", path, **body)
    assert len(mail.outbox) == 20
