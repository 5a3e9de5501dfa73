"""Mail settings: what they lead to, and which ones the server refuses at the start."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.people.conftest import MAIL
from tests.serving import ROOT, server_environment


def test_what_mail_makes_of_the_settings(tmp_path: Any) -> None:
    output = subprocess.run(
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
    mail_settings = json.loads(output.stdout)
    assert {name: mail_settings[name] for name in MAIL} == {
        **MAIL,
        "EMAIL_URL": "smtp+tls://me:secret@mail.example.org:587",
    }
    server = {"EMAIL_HOST": "mail.example.org", "EMAIL_PORT": 587, "EMAIL_USE_TLS": True, "EMAIL_HOST_USER": "me"}
    assert {name: mail_settings[name] for name in server} == server


SETTINGS = """
import json
from companion import settings
print(json.dumps({name: value for name, value in vars(settings).items() if name.isupper()}, default=str))
"""


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
    environment = server_environment(tmp_path, COMPANION_EMAIL_URL=url, COMPANION_EMAIL_FROM=sender)
    run = subprocess.run(
        [sys.executable, "-c", SETTINGS], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert run.stderr.startswith("Cannot start: ")
    assert word in run.stderr
    assert "Traceback" not in run.stderr
