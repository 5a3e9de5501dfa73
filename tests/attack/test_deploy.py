"""`check --deploy` with the production settings: clean as shipped, and a warning for each setting that is removed."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.serving import ROOT, served, server_environment

PRODUCTION = {
    "COMPANION_DATABASE_URL": "postgres://nobody@127.0.0.1/nothing",
    "COMPANION_REDIS_URL": "redis://127.0.0.1:6379/0",
    "COMPANION_SECRET_KEY": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "COMPANION_ALLOWED_HOSTS": "tables.example.org",
    "COMPANION_PROXIES": "1",
    "COMPANION_HTTPS_ONLY": "1",
}
WITHOUT = {
    "SECURE_HSTS_SECONDS": (0, "security.W004"),
    "SECURE_CONTENT_TYPE_NOSNIFF": (False, "security.W006"),
    "SECURE_SSL_REDIRECT": (False, "security.W008"),
    "SECRET_KEY": ("short", "security.W009"),
    "DEBUG": (True, "security.W018"),
    "ALLOWED_HOSTS": ([], "security.W020"),
    "SECURE_REFERRER_POLICY": (None, "security.W022"),
    "SECURE_CROSS_ORIGIN_OPENER_POLICY": ("anything", "security.E024"),
    "MIDDLEWARE": ([], "security.W001"),
}
CHECK = """
import json, sys
import django
from django.core.checks import run_checks
from django.test import override_settings
django.setup()
def ids(tags=None):
    return [found.id for found in run_checks(tags=tags, include_deployment_checks=True) if not found.is_silenced()]
told = {"": ids()}
for name, value in json.load(sys.stdin).items():
    with override_settings(**{name: value}):
        told[name] = ids(["security"])
from django.conf import settings
json.dump({"told": told, "silenced": settings.SILENCED_SYSTEM_CHECKS}, sys.stdout)
"""


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, list[str]]]:
    """Map each removed setting ("" for none) to the output of the checks."""
    environment = server_environment(tmp_path_factory.mktemp("deploy"), **PRODUCTION)
    environment["DJANGO_SETTINGS_MODULE"] = "companion.settings"
    without = json.dumps({name: value for name, (value, _) in WITHOUT.items()})
    run = subprocess.run(
        [sys.executable, "-c", CHECK], cwd=ROOT, env=environment, input=without, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    return dict(json.loads(run.stdout))


def test_the_settings_of_production_are_clean(checked: dict[str, dict[str, list[str]]]) -> None:
    assert checked["told"][""] == []


@pytest.mark.parametrize("name", WITHOUT)
def test_a_removed_setting_is_reported(checked: dict[str, dict[str, list[str]]], name: str) -> None:
    assert WITHOUT[name][1] in checked["told"][name]


def test_only_explained_warnings_are_silenced(checked: dict[str, list[str]]) -> None:
    """Framing is refused by the policy, there is no cookie to forge, and subdomains and preloading are the owner's
    decision. Each is tested in the browser or at the server. Several accounts may share an address: it is no key."""
    assert checked["silenced"] == ["auth.W004", "security.W002", "security.W003", "security.W005", "security.W021"]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "max-age=31536000"),
        ({"COMPANION_HSTS_SUBDOMAINS": "1"}, "max-age=31536000; includeSubDomains"),
        pytest.param({"COMPANION_HTTPS_ONLY": "0", "COMPANION_HSTS_SUBDOMAINS": "1"}, None, marks=pytest.mark.deep),
    ],
)
def test_browsers_remember_https_for_this_name_alone_unless_asked(
    changes: dict[str, str], expected: str | None, tmp_path: Path
) -> None:
    settings = {"COMPANION_HTTPS_ONLY": "1", "COMPANION_PROXIES": "1", **changes}
    with served(tmp_path, server_environment(tmp_path, **settings)) as server:
        page = httpx.get(server.url, headers={"X-Forwarded-Proto": "https"})
    assert (page.status_code, page.headers.get("Strict-Transport-Security")) == (200, expected)


def test_make_check_runs_the_same_checks() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8")
    assert "check --deploy --fail-level WARNING" in recipe
    for name in PRODUCTION:
        assert f"{name}=" in recipe
