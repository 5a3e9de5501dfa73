"""Mail settings: what they lead to, and which ones the server refuses at the start."""

import json
from typing import Any

import pytest

from tests.people.conftest import MAIL
from tests.serving import load_settings


def test_what_mail_makes_of_the_settings(tmp_path: Any) -> None:
    output = load_settings(
        tmp_path,
        COMPANION_EMAIL_URL="smtp+tls://me:secret@mail.example.org:587",
        COMPANION_EMAIL_FROM=MAIL["DEFAULT_FROM_EMAIL"],
    )
    mail_settings = json.loads(output.stdout)
    assert {name: mail_settings[name] for name in MAIL} == {
        **MAIL,
        "EMAIL_URL": "smtp+tls://me:secret@mail.example.org:587",
    }
    server = {"EMAIL_HOST": "mail.example.org", "EMAIL_PORT": 587, "EMAIL_USE_TLS": True, "EMAIL_HOST_USER": "me"}
    assert {name: mail_settings[name] for name in server} == server


@pytest.mark.parametrize(
    ("url", "sender", "word"),
    [
        ("smtp://mail.example.org:25", "", "COMPANION_EMAIL_FROM"),
        ("smtp://mail.example.org:25", "Tableside <tables@>", "COMPANION_EMAIL_FROM"),
        ("smtp://mail.example.org:25", "a@example.org\nBcc: b@example.org", "COMPANION_EMAIL_FROM"),
        ("smtp://mail.example.org", "a@example.org", "COMPANION_EMAIL_URL"),
        ("imap://mail.example.org:25", "a@example.org", "COMPANION_EMAIL_URL"),
    ],
)
def test_invalid_mail_settings_are_refused_at_the_start(tmp_path: Any, url: str, sender: str, word: str) -> None:
    run = load_settings(tmp_path, COMPANION_EMAIL_URL=url, COMPANION_EMAIL_FROM=sender)
    assert run.returncode == 1
    assert run.stderr.startswith("Cannot start: ")
    assert word in run.stderr
    assert "Traceback" not in run.stderr
