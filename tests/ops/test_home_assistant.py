"""Tableside as an app of Home Assistant."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import ZipFile

import pytest
import yaml

from scripts import release
from tests.serving import ROOT, server_environment

FOLDER = ROOT / "docker" / "home-assistant"


@pytest.fixture(scope="module")
def run() -> ModuleType:
    spec = importlib.util.spec_from_file_location("run", FOLDER / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def config() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((FOLDER / "config.yaml").read_text())
    return read


def test_every_option_has_a_default_and_is_used(config: dict[str, Any], run: ModuleType) -> None:
    assert set(config["options"]) == set(config["schema"])
    assert run.settings(config["options"]) == {
        "PORT": "8000", "COMPANION_DATA": "/data/tableside", "COMPANION_CONTAINER": "1",
        "COMPANION_ALLOWED_HOSTS": "own",
    }  # fmt: skip
    secured = run.settings({"ssl": True, "certfile": "a.pem", "keyfile": "b.pem", "hosts": "tables.example.org"})
    assert secured["COMPANION_ALLOWED_HOSTS"] == "own tables.example.org"
    assert (secured["TLS_CERT"], secured["TLS_KEY"]) == ("/ssl/a.pem", "/ssl/b.pem")
    assert set(config["ports"]) == {f"{secured['PORT']}/tcp"}


def test_the_server_takes_these_settings(config: dict[str, Any], run: ModuleType, tmp_path: Path) -> None:
    settings = run.settings(config["options"]) | {"COMPANION_DATA": str(tmp_path / "data")}
    program = "from companion import settings; print(settings.VAR_DIR, settings.OWN_HOSTS, settings.CONTAINER)"
    environment = server_environment(tmp_path, **settings)
    loaded = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert loaded.stdout.split() == [str(tmp_path / "data"), "True", "True"], loaded.stderr


def test_a_release_packs_it_with_the_wheel_and_its_version(tmp_path: Path) -> None:
    (tmp_path / "tableside-1.2.3-py3-none-any.whl").write_bytes(b"a wheel")
    release.pack_for_home_assistant(tmp_path, "1.2.3")
    with ZipFile(tmp_path / "tableside-home-assistant-1.2.3.zip") as archive:
        names = {"config.yaml", "Dockerfile", "run.py", "tableside-1.2.3-py3-none-any.whl"}
        assert set(archive.namelist()) == {f"tableside/{name}" for name in names}
        assert yaml.safe_load(archive.read("tableside/config.yaml"))["version"] == "1.2.3"


def test_its_base_is_that_of_the_image() -> None:
    bases = [
        re.findall(r"python:\S+", path.read_text()) for path in (FOLDER / "Dockerfile", FOLDER.parent / "Dockerfile")
    ]
    assert bases[0] == bases[1]
