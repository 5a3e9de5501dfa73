"""Which Node.js builds the app: the machine's own if it is new enough, else one that `make setup` brings."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from scripts import node, setup


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Give this process a search path with nothing but these programs (name -> shell script)."""

    def give(**programs: str) -> None:
        folder = tmp_path / "machine"
        folder.mkdir()
        for name, script in programs.items():
            (folder / name).write_text(f"#!/bin/sh\n{script}\n")
            (folder / name).chmod(0o755)
        monkeypatch.setenv("PATH", str(folder))

    return give


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for a Node.js from the Python index, a new one."""
    monkeypatch.setattr(node, "FOLDER", tmp_path / "beside")
    return tmp_path / "beside"


NPM = {"npm": "exit 0"}


@pytest.mark.parametrize(
    ("programs", "enough"),
    [
        pytest.param({}, False, id="none"),
        pytest.param({"node": "echo v20.20.2", **NPM}, False, id="old"),
        pytest.param({"node": "echo v22.11.0", **NPM}, False, id="a little too old"),
        pytest.param({"node": "echo v22.12.0", **NPM}, True, id="the oldest"),
        pytest.param({"node": "echo v24.0.1", **NPM}, True, id="maintained"),
        pytest.param({"node": "echo v25.9.0", **NPM}, False, id="no longer maintained"),
        pytest.param({"node": "echo v26.0.0-nightly", **NPM}, True, id="newest"),
        pytest.param({"node": "echo v24.1.0"}, False, id="without npm"),
        pytest.param({"node": "echo what is this", **NPM}, False, id="another program of that name"),
        pytest.param({"node": "exit 1", **NPM}, False, id="broken"),
    ],
)
def test_a_machines_node_counts_if_it_is_new_and_complete(
    machine: Callable[..., None], programs: dict[str, str], enough: bool
) -> None:
    machine(**programs)
    assert node.has_machine_node() is enough


@pytest.mark.parametrize("programs", [{}, {"node": "echo v20.20.2", **NPM}], ids=["none", "old"])
def test_a_machine_without_a_new_node_gets_one(
    machine: Callable[..., None], beside: Path, monkeypatch: pytest.MonkeyPatch, programs: dict[str, str]
) -> None:
    """An old Node.js is as good as none. The environment that installs the package is waited for."""
    machine(**programs)
    ran: list[str] = []

    def install(requirements: str, *options: object) -> None:
        ran.append(requirements)
        assert options == ("--target", beside)
        for name, place in node.PROGRAMS.items():
            (beside / place).parent.mkdir(parents=True, exist_ok=True)
            (beside / place).write_text(f"#!/bin/sh\necho {name} of the index\n")

    def fake_step(name: str, work: Callable[[], None], *_: object) -> None:
        ran.append(name)
        if name == "Node.js":
            work()

    monkeypatch.setattr(setup, "install_locked", install)
    monkeypatch.setattr(setup, "run_step", fake_step)
    environment: Future[None] = Future()
    environment.set_result(None)
    assert not node.has_machine_node()
    setup.install_frontend_packages(environment)
    assert ran == ["Node.js", "requirements/node.txt", "frontend packages"]
    for program in node.PROGRAMS:
        shown = subprocess.run([program], env=node.with_node(), capture_output=True, text=True, check=True)
        assert shown.stdout == f"{program} of the index\n"
    monkeypatch.setenv("PATH", node.with_node()["PATH"])
    assert not node.has_machine_node(), "the installed one is taken for the machine's own"
    assert node.with_node()["PATH"] == os.environ["PATH"], "the path grows"


def test_a_machine_that_has_got_a_new_node_uses_it(
    machine: Callable[..., None], beside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine(node="echo v24.0.0", npm="exit 0")
    (beside / "bin").mkdir(parents=True)
    (beside / "bin" / "node").write_text("of the index")
    monkeypatch.setattr(setup, "run_step", lambda *_: None)
    setup.install_frontend_packages(None)
    assert not beside.exists()
    assert shutil.which("node", path=node.with_node()["PATH"]) == shutil.which("node")


def test_without_node_and_without_the_index_people_are_told_what_helps(
    machine: Callable[..., None], beside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine()

    def fail(*_: object) -> None:
        raise setup.StepFailed("no such package for this machine")

    monkeypatch.setattr(setup, "install_locked", fail)
    with pytest.raises(setup.StepFailed) as failure:
        setup.install_node()
    for words in ("no such package for this machine", "by Node.js 22.12 or newer", "Install one"):
        assert words in str(failure.value)


def test_what_counts_is_what_the_packages_of_the_frontend_take() -> None:
    """npm refuses to install on another (engine-strict)."""
    engines = json.loads((setup.FRONTEND / "package.json").read_text())["engines"]["node"]
    between = (f"^{major}.0.0" for major in range(node.OLDEST[0] + 1, max(node.UNSUPPORTED)))
    taken = [version for version in between if int(version[1:3]) not in node.UNSUPPORTED]
    assert engines.split(" || ") == [
        f"^{node.OLDEST[0]}.{node.OLDEST[1]}.0", *taken, f">={max(node.UNSUPPORTED) + 1}.0.0",
    ]  # fmt: skip
