"""The settings with which `make run-full` starts its processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import run_full


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_full, "ROOT", tmp_path)
    for name in ("DATABASE_URL", "REDIS_URL", "SECRET_KEY", "ALLOWED_HOSTS"):
        monkeypatch.delenv(f"COMPANION_{name}", raising=False)
    for name in ("TLS", "TLS_CERT"):
        monkeypatch.delenv(name, raising=False)


def test_no_setting_is_needed_where_services_use_their_standard_ports(tmp_path: Path) -> None:
    settings = run_full.build_environment()
    assert settings["COMPANION_DATABASE_URL"] == "postgres://postgres@127.0.0.1:5432/tableside"
    assert settings["COMPANION_REDIS_URL"] == "redis://127.0.0.1:6379/0"
    assert settings["COMPANION_ALLOWED_HOSTS"] == "own", "read again when they change"
    assert settings["COMPANION_SECRET_KEY"] == (tmp_path / "var" / "secret-key").read_text()
    assert run_full.build_environment()["COMPANION_SECRET_KEY"] == settings["COMPANION_SECRET_KEY"]


def test_given_settings_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings_kept = {
        "COMPANION_DATABASE_URL": "postgres://a@b/c",
        "COMPANION_REDIS_URL": "redis://d/1",
        "COMPANION_SECRET_KEY": "e",
        "COMPANION_ALLOWED_HOSTS": "f.example",
        "PORT": "9000",
        "WEB_CONCURRENCY": "3",
    }
    for name, value in settings_kept.items():
        monkeypatch.setenv(name, value)
    settings = run_full.build_environment()
    assert {name: settings[name] for name in settings_kept if name.startswith("COMPANION_")} == dict(
        list(settings_kept.items())[:4]
    )
    assert not {"PORT", "WEB_CONCURRENCY"} & set(settings), "each process would take them for itself"
    assert not (tmp_path / "var").exists()


def test_only_the_default_database_is_created(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_full.upgrade_command(run_full.build_environment())[-1] == "--create"
    monkeypatch.setenv("COMPANION_DATABASE_URL", "postgres://postgres@127.0.0.1:5432/mine")
    assert "--create" not in run_full.upgrade_command(run_full.build_environment())


def test_options_in_the_databases_url_are_kept_beside_our_own() -> None:
    url = "postgres://a@b/c?options=-c%20synchronous_commit%3Doff"
    environment = {
        **os.environ,
        **dict.fromkeys(("COMPANION_SECRET_KEY", "COMPANION_ALLOWED_HOSTS"), "of-this-test"),
        "COMPANION_DATABASE_URL": url,
        "COMPANION_REDIS_URL": "redis://127.0.0.1/0",
    }
    say = "from companion import settings; print(settings.DATABASES['default']['OPTIONS']['options'])"
    output = subprocess.run([sys.executable, "-c", say], env=environment, capture_output=True, text=True, check=True)
    assert output.stdout.strip() == "-c synchronous_commit=off -c lock_timeout=3000"
