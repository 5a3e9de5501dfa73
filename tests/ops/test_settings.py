"""Values of settings as people type them: put right where the meaning is clear, else refused by the setting's name."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from environ import Env

from companion.deployment import environment, preflight
from companion.deployment.host_names import bind_address, read_allowed_hosts
from companion.deployment.preflight import StartRefused
from companion.deployment.service_urls import (
    DATABASE_SCHEMES,
    MAIL_SCHEMES,
    REDIS_SCHEMES,
    build_broker_url,
    read_service_url,
)
from tests.serving import ROOT, load_settings, server_environment

SCHEMES = DATABASE_SCHEMES | REDIS_SCHEMES | MAIL_SCHEMES


FULL = {"COMPANION_REDIS_URL": "redis://127.0.0.1/0", "COMPANION_DATABASE_URL": "postgres://a@127.0.0.1/b"}
BAD = {
    "PORT": ["eighty", "70000", "-1", "9" * 5000],
    "COMPANION_METRICS_PORT": ["99999"],
    "COMPANION_PROXIES": ["yes", "1000"],
    "COMPANION_HTTPS_ONLY": ["perhaps"],
    "COMPANION_HSTS_SUBDOMAINS": ["2"],
    "COMPANION_DATA": ["~nobody-of-that-name/tableside"],
    "COMPANION_BACKUPS": ["~nobody-of-that-name/backups"],
    "COMPANION_PURGE_TABLES": ["a month"],
    "COMPANION_PURGE_DEVICES": ["-1"],
    "COMPANION_PURGE_CODES": ["99999"],
    "COMPANION_CONTAINER": ["perhaps"],
    "COMPANION_METRICS": ["an"],
    "COMPANION_IMPRINT_URL": ["example.org/imprint", "javascript://alert"],
    "COMPANION_SENTRY_DSN": ["tracker.example.org", "https://tracker.example.org/1"],
    "COMPANION_ADMIN": ["read-only"],
    "TLS": ["self-signed"],
    "TLS_CERT": ["~nobody-of-that-name/cert.pem"],
    "COMPANION_PHOTOS": ["~nobody-of-that-name/photos"],
    "COMPANION_PHOTOS_STORAGE": ["s3://photos", "[]", "1", "{}", '{"BACKEND": 1}', '{"BACKEND": "no.such.Storage"}'],
    "COMPANION_LOG": ["xml"],
    "COMPANION_LOG_LEVEL": ["loud"],
    "COMPANION_ALLOWED_HOSTS": ["*"],
    "COMPANION_BIND": ["0.0.0.0:8000"],
    "COMPANION_DATABASE_URL": ["tables.sqlite3", "sqlite:///:memory:", "sqlite:////tmp/", "postgres://a@b"],
    "COMPANION_REDIS_URL": ["127.0.0.1:6379", "redis://127.0.0.1/zero", "unix://"],
    "COMPANION_EMAIL_URL": ["mail.example.org"],
    "COMPANION_SECRET_KEY": [" "],
    "COMPANION_API_DOCS": ["later"],
    "COMPANION_CORS_ORIGINS": ["*", "boards.example.org", "https://boards.example.org/page", "https://a.org,null"],
    "COMPANION_WEBHOOK_URL": ["ftp://lamp.lan/hook", "lamp.lan", "http://lamp.lan/hook"],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_a_bad_value_is_refused_at_the_start_by_the_name_of_its_setting(tmp_path: Path, name: str, value: str) -> None:
    answer = load_settings(tmp_path, **(FULL | {name: value}))
    assert answer.returncode == 1, answer.stdout
    assert answer.stderr.startswith(f"Cannot start: {name} "), answer.stderr
    assert len(answer.stderr.splitlines()) == 2, "the problem and the cure"


def test_every_setting_is_among_those() -> None:
    documented = set(re.findall(r"`((?:COMPANION_|TLS)\w*|PORT)`", (ROOT / "companion" / "settings.py").read_text()))
    free = {"COMPANION_PROCESS", "COMPANION_EMAIL_FROM", "COMPANION_WEBHOOK_SECRET", "TLS_KEY"}
    """Any text will do; only useful with another setting, and refused with it; as TLS_CERT."""
    assert documented == set(BAD) | free


def test_a_secret_may_be_in_a_file(tmp_path: Path) -> None:
    files = {"COMPANION_SECRET_KEY": "a key\n", "COMPANION_REDIS_URL": "redis://127.0.0.1/3\n"}
    for name, content in files.items():
        (tmp_path / name).write_text(content)
    named = {f"{name}_FILE": str(tmp_path / name) for name in files}
    answer = load_settings(tmp_path, **{**FULL, **dict.fromkeys(files, ""), **named})
    assert answer.returncode == 0, answer.stderr
    read = json.loads(answer.stdout)
    assert (read["SECRET_KEY"], read["REDIS_URL"]) == ("a key", "redis://127.0.0.1/3")


def test_the_password_of_the_database_may_be_in_a_file(tmp_path: Path) -> None:
    """It is handed to PostgreSQL's own library, in this process and in those that it starts."""
    (tmp_path / "password").write_text("with spaces and ?&/\n")
    program = (
        "from companion import settings; import os; print(os.environ['PGPASSWORD'], 'PGPASSWORD_FILE' in os.environ)"
    )
    environment = server_environment(tmp_path, PGPASSWORD_FILE=str(tmp_path / "password"))
    answer = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert answer.stdout == "with spaces and ?&/ False\n", answer.stderr


@pytest.mark.parametrize(
    ("content", "given", "problem"),
    [
        (None, "", "which cannot be read (No such file or directory)."),
        (b"\xff\xfe", "", "which cannot be read (it is no text)."),
        (b" \n", "", "which is empty."),
        (b"a key", "another", "COMPANION_SECRET_KEY_FILE and COMPANION_SECRET_KEY are both set."),
    ],
)
def test_a_file_that_holds_no_secret_is_refused(
    tmp_path: Path, content: bytes | None, given: str, problem: str
) -> None:
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    answer = load_settings(tmp_path, COMPANION_SECRET_KEY=given, COMPANION_SECRET_KEY_FILE=str(file))
    assert answer.returncode == 1
    assert problem in answer.stderr
    assert len(answer.stderr.splitlines()) == 2, "the problem and the cure"


def test_a_blank_value_is_as_good_as_none(tmp_path: Path) -> None:
    """`docker compose` passes on a variable that is not filled in as an empty one."""
    blank = dict.fromkeys(BAD, " ")
    loaded = [load_settings(tmp_path, **blank), load_settings(tmp_path, unset=BAD)]
    assert [answer.returncode for answer in loaded] == [0, 0], loaded[0].stderr
    of_process = ("DATABASES", "LOGGING")  # name their process and functions
    first, second = ({k: v for k, v in json.loads(answer.stdout).items() if k not in of_process} for answer in loaded)
    assert first == second


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("1", True), ("on", True), ("YES", True), (" true ", True),
        ("0", False), ("Off", False), ("no", False), ("false", False), ("", False),
    ],
)  # fmt: skip
def test_a_switch_is_read_in_any_spelling(monkeypatch: pytest.MonkeyPatch, typed: str, expected: bool) -> None:
    monkeypatch.setenv("A_SWITCH", typed)
    assert environment.switch("A_SWITCH") is expected


def test_levels_of_the_log_are_read_in_any_case(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path, COMPANION_LOG_LEVEL="info", COMPANION_LOG="JSON")
    assert json.loads(loaded.stdout)["LOG_LEVEL"] == "INFO"


def test_a_key_with_a_dollar_names_no_other_variable(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path, COMPANION_SECRET_KEY="$HOME of this test", COMPANION_PROCESS="$USER")
    assert json.loads(loaded.stdout)["SECRET_KEY"] == "$HOME of this test"


def test_a_home_folder_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    monkeypatch.setenv("A_PATH", "~/photos")
    assert environment.read_path("A_PATH") == Path("/home/anna/photos")
    monkeypatch.setenv("A_URL", "sqlite:///~/tables.sqlite3")
    assert read_service_url("A_URL", "", DATABASE_SCHEMES) == "sqlite:////home/anna/tables.sqlite3"


def test_an_empty_key_file_is_replaced(tmp_path: Path) -> None:
    """A start on a full disk leaves one behind."""
    (tmp_path / "secret-key").touch()
    assert len(preflight.load_secret_key(tmp_path / "secret-key", embedded=True)) >= 50


HOSTS = {
    "tables.example.org": ["tables.example.org"],
    "HTTPS://Tables.Example.Org:8000/#/join": ["tables.example.org"],
    "example.org.": ["example.org"],
    "a.example,b.example; c.example d.example,": ["a.example", "b.example", "c.example", "d.example"],
    "'a.example',\"b.example\"": ["a.example", "b.example"],
    "*.example.org": [".example.org"],
    ".Example.org": [".example.org"],
    "spiele.käse.example": ["spiele.xn--kse-qla.example"],
    "Straße.example": ["xn--strae-oqa.example"],
    "*.käse.example": [".xn--kse-qla.example"],
    "192.168.1.5:8000": ["192.168.1.5"],
    "::1, fd00:0:0::2": ["[::1]", "[fd00::2]"],
    "[FD00::2], http://[fd00::3]:8000/, fe80::1%eth0": ["[fd00::2]", "[fd00::3]", "[fe80::1]"],
}
NO_HOSTS = {
    "*": "any web page",
    "tables.*": "star",
    "*example.org": "star",
    "*.192.168.1.5": "no names below an address",
    "192.168.0.0/16": "whole network",
    "192.168.1.300": "four numbers",
    "192.168.1": "four numbers",
    "my_computer": "letters, digits",
    "anna@example.org": "letters, digits",
    "a..b": "letters, digits",
    "-a.example": "letters, digits",
    "x" * 64: "letters, digits",
    "http://": "letters, digits",
    "x.example:80:80": "letters, digits",
    "xn--zz--.example, ☃.example": "no host name",
}


@pytest.mark.parametrize("typed", HOSTS)
def test_host_names_are_put_right(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setenv("HOSTS", typed)
    assert read_allowed_hosts("HOSTS", own_by_default=True) == (HOSTS[typed], False)


@pytest.mark.parametrize("typed", NO_HOSTS)
def test_what_nobody_would_be_answered_under_is_refused(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setenv("HOSTS", typed)
    with pytest.raises(StartRefused) as refusal:
        read_allowed_hosts("HOSTS", own_by_default=True)
    assert str(refusal.value).startswith("Cannot start: HOSTS has ")
    assert NO_HOSTS[typed] in str(refusal.value)
    assert "HOSTS=tables.example.org,192.168.1.5" in str(refusal.value)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("", ([], True)), (" , ", ([], True)), ("own", ([], True)), ("a.example OWN", (["a.example"], True))],
)
def test_this_machines_own_names_are_a_word(
    monkeypatch: pytest.MonkeyPatch, typed: str, expected: tuple[list[str], bool]
) -> None:
    monkeypatch.setenv("HOSTS", typed)
    assert read_allowed_hosts("HOSTS", own_by_default=True) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "0.0.0.0"), ("*", "0.0.0.0"), (" 127.0.0.1 ", "127.0.0.1"), ("::", "::"), ("[::]", "::"), ("[::1]", "::1"),
        ("fe80::1%eth0", "fe80::1%eth0"), ("LocalHost", "localhost"), ("käse.example", "xn--kse-qla.example"),
    ],
)  # fmt: skip
def test_addresses_to_listen_on_are_put_right(monkeypatch: pytest.MonkeyPatch, typed: str, expected: str) -> None:
    monkeypatch.setenv("BIND", typed)
    assert bind_address("BIND") == expected


@pytest.mark.parametrize("typed", ["0.0.0.0:80", "[::]:80", "http://127.0.0.1", "1.2.3", "192.168.0.0/24", "my host"])
def test_what_no_machine_listens_on_is_refused(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setenv("BIND", typed)
    with pytest.raises(StartRefused, match=f"BIND is '{re.escape(typed)}'") as refusal:
        bind_address("BIND")
    assert "BIND=::" in str(refusal.value)


PASSWORDS = [
    "a@b",
    "a:b",
    "a/b",
    "a#b",
    "a?b",
    "a%b",
    "a[b]c",
    "a[b",
    "1@2/3#4?5:6%7",
    "a?b=c",
    "a b",
    "ä：ö",
    "+&=~",
    "//",
    "@",
]
PLACES = {
    "postgres://{user}@127.0.0.1:5432/tables?application_name=a@b": "postgres://",
    "postgres://{user}@[::1]/tables": "postgres://",
    "redis://{user}@127.0.0.1:6379/0": "redis://",
    "unix://{user}@/run/redis.sock?db=3": "unix://",
    "smtp+tls://{user}@mail.example.org:587": "smtp+tls://",
}


@pytest.mark.parametrize("url", PLACES)
@pytest.mark.parametrize("password", PASSWORDS)
def test_a_password_may_have_any_character(monkeypatch: pytest.MonkeyPatch, url: str, password: str) -> None:
    monkeypatch.setenv("A_URL", url.format(user=f"anna:{password}"))
    parts, expected = (urlsplit(u) for u in (read_service_url("A_URL", "", SCHEMES), url.format(user="anna:x")))
    read = (
        Env.email_url_config(parts.geturl())["EMAIL_HOST_PASSWORD"]
        if "smtp" in url
        else Env.db_url_config(parts._replace(scheme="postgres").geturl())["PASSWORD"]
    )
    assert read == password
    assert (parts.hostname, parts.port, parts.path, parts.query) == (
        expected.hostname, expected.port, expected.path, expected.query,
    )  # fmt: skip


def test_escaped_passwords_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    for url in (
        "postgres://anna:a%40b%2Fc@127.0.0.1:5432/tables",
        "postgres:///tables?user=a@b",
        "unix:///run/@redis.sock",
        "redis://:@127.0.0.1",
    ):
        monkeypatch.setenv("A_URL", url)
        assert read_service_url("A_URL", "", SCHEMES) == url


@pytest.mark.parametrize(
    "url",
    [
        "postgres://anna:kept%40/secret@127.0.0.1/tables",
        "postgres://anna:kept-secret%ff@127.0.0.1/tables",
        "postgres://anna:kept-secret@127.0.0.1:port/tables",
        "postgres://anna:kept-secret@127.0.0.1/tables#1",
        "redis://:kept-secret@127.0.0.1:99999/0",
        "redis://:kept-secret@127.0.0.1/first",
        "kept-secret@127.0.0.1",
        "kept:secret://127.0.0.1",
    ],
)
def test_a_url_that_stays_unclear_is_refused_without_its_password(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("A_URL", url)
    with pytest.raises(StartRefused) as refusal:
        read_service_url("A_URL", "", SCHEMES)
    assert str(refusal.value).startswith("Cannot start: A_URL ")
    assert not re.search(r"kept|secret", str(refusal.value))


def test_a_file_may_have_any_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("A_URL", "sqlite:////srv/c#/d++ e/tables.sqlite3")
    config = Env.db_url_config(read_service_url("A_URL", "", DATABASE_SCHEMES))
    assert config["NAME"] == "/srv/c#/d++ e/tables.sqlite3"


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StartRefused, match=f"COMPANION_DATABASE_URL names {tmp_path}, which is a folder"):
        preflight.hold_database(tmp_path)


def test_celery_finds_a_redis_that_is_a_file() -> None:
    assert build_broker_url("redis://127.0.0.1/1") == "redis://127.0.0.1/1"
    assert build_broker_url("unix://:a%40b@/run/redis.sock?x=1&db=3") == (
        "redis+socket://:a%40b@/run/redis.sock?x=1&virtual_host=3"
    )
    assert os.sep == "/"
