"""The Docker files agree with one another. `make check` checks their syntax."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.serving import ROOT

DOCKER = ROOT / "docker"
ENTRYPOINT = DOCKER / "entrypoint.sh"


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The compose file with resolved anchors."""
    compose_file: dict[str, Any] = yaml.safe_load((DOCKER / "compose.yaml").read_text())
    return compose_file


def test_the_example_names_every_setting_of_the_compose_file() -> None:
    settings_named = set(re.findall(r"\$\{([A-Z_]+)", (DOCKER / "compose.yaml").read_text()))
    settings_in_example = set(re.findall(r"^([A-Z_]+)=", (DOCKER / "example.env").read_text(), re.MULTILINE))
    assert settings_named == settings_in_example


def test_secrets_must_be_given_and_are_never_written_down(compose: dict[str, Any]) -> None:
    text = (DOCKER / "compose.yaml").read_text()
    for name in ("COMPANION_SECRET_KEY", "POSTGRES_PASSWORD", "COMPANION_ALLOWED_HOSTS"):
        assert re.search(rf"\$\{{{name}:\?", text), f"{name} has a default"
        assert re.search(rf"^{name}=$", (DOCKER / "example.env").read_text(), re.MULTILINE)
    ignored = subprocess.run(["git", "check-ignore", "docker/.env", "docker/tls/privkey.pem"], cwd=ROOT, text=True)
    assert ignored.returncode == 0


def test_the_set_is_complete(compose: dict[str, Any]) -> None:
    services = compose["services"]
    roles = {name: service["command"] for name, service in services.items() if service["image"] == "tableside-server"}
    assert roles == {
        "upgrade": ["upgrade"],
        "web-1": ["serve"],
        "web-2": ["serve"],
        "worker": ["worker"],
        "beat": ["beat"],
    }
    assert set(services) - set(roles) == {"postgres", "redis", "proxy"}
    for name in set(services) - {"upgrade"}:
        assert services[name]["restart"] == "unless-stopped", name
        in_image = name.startswith("web-")
        assert in_image or "healthcheck" in services[name], name
    assert "HEALTHCHECK" in (DOCKER / "Dockerfile").read_text()
    assert {port for service in services.values() for port in service.get("ports", ())} == {"80:80", "443:443"}


def test_the_proxy_knows_every_web_process(compose: dict[str, Any]) -> None:
    servers = re.findall(r"server ([a-z0-9-]+):8000 ", (DOCKER / "nginx" / "upstream.conf").read_text())
    assert servers == [name for name in compose["services"] if name.startswith("web-")]
    assert set(compose["services"]["proxy"]["depends_on"]) == set(servers)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "python manage.py serve"),
        (("serve",), "python manage.py serve"),
        (("upgrade", "--create"), "python manage.py upgrade --create"),
        (("worker",), "celery --quiet --app companion.serving.worker worker --without-gossip --without-mingle"),
        (("beat",), "celery --quiet --app companion.serving.worker beat"),
        (("healthy", "worker"), "python -m companion.runtime.liveness worker"),
    ],
)
def test_a_container_runs_the_program_of_its_role(tmp_path: Path, arguments: tuple[str, ...], expected: str) -> None:
    for program in ("python", "celery"):
        (tmp_path / program).write_text('#!/bin/sh\necho "${0##*/} $*"\n')
        (tmp_path / program).chmod(0o755)
    output = subprocess.run(
        [ENTRYPOINT, *arguments], env={"PATH": f"{tmp_path}:/bin:/usr/bin"}, capture_output=True, text=True
    )
    assert output.stdout.strip() == expected


def test_an_unknown_role_is_refused_with_the_list_of_roles(tmp_path: Path) -> None:
    refused = subprocess.run([ENTRYPOINT, "wrker"], capture_output=True, text=True)
    assert refused.returncode == 2
    assert "serve | worker | beat" in refused.stderr


def test_the_image_takes_in_what_it_copies_and_names_no_registry() -> None:
    included = [
        line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")
    ]
    for path in included:
        assert (ROOT / path).exists(), path
    dockerfile = (DOCKER / "Dockerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.+)$", dockerfile, re.MULTILINE):
        for source in line.split()[:-1]:
            assert any(
                source == path or source.startswith(f"{path}/") or path.startswith(f"{source}/") for path in included
            ), source
    assert not re.search(r"https?://|index-url|registry", dockerfile)
