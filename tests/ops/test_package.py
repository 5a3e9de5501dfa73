"""The package, built from the app that is there, installed beside nothing else, on a machine without Node.js.

A table is played on it, backed up and restored by `test_hosting_page.py`.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from companion import __main__ as command
from tests.serving import ROOT, ServedTable, announced_url, stop

pytestmark = pytest.mark.timeout(300)
UV = [Path(sys.executable).with_name("uv")]


@dataclass(frozen=True)
class Installed:
    """An installed package, and somebody whose home folder is empty."""

    programs: Path
    home: Path

    @property
    def environment(self) -> dict[str, str]:
        """Return what a shell of that person has: the programs of the system but not Node.js."""
        return {"HOME": str(self.home), "PATH": "", "PORT": "0", "COMPANION_BIND": "127.0.0.1"}

    def run(self, *arguments: str, code: int = 0, **changes: str) -> str:
        """Run `tableside` and return what it printed. It must exit with `code`."""
        tableside = [self.programs / "tableside", *arguments]
        environment = self.environment | changes
        done = subprocess.run(tableside, env=environment, cwd=self.home, capture_output=True, text=True, timeout=180)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    @contextmanager
    def served(self, **changes: str) -> Iterator[ServedTable]:
        """Run `tableside` for the length of the block."""
        output = self.home / "log"
        with output.open("w") as log:
            process = subprocess.Popen(
                [self.programs / "tableside"],
                env=self.environment | changes, cwd=self.home, stdout=subprocess.PIPE, stderr=log, text=True,
            )  # fmt: skip
            try:
                yield ServedTable(announced_url(process, output), process, output)
            finally:
                stop(process)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (path,) = folder.iterdir()
    return path


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the package and what it asks for, in the versions of the lock."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([*UV, "venv", "--quiet", "--python", sys.executable, folder / "venv"], check=True)
    python = folder / "venv" / "bin" / "python"
    lock = ["--constraint", ROOT / "requirements" / "base.txt"]
    subprocess.run([*UV, "pip", "install", "--quiet", "--python", python, *lock, wheel], check=True, cwd=folder)
    return python.parent


@pytest.fixture
def installed(programs: Path, tmp_path: Path) -> Installed:
    return Installed(programs, tmp_path)


def test_it_serves_the_app_and_keeps_everything_where_somebody_wants_it(installed: Installed) -> None:
    folder = installed.home / "elsewhere"
    with installed.served(COMPANION_DATA="~/elsewhere") as server:
        (script,) = re.findall(r'src="(/assets/[^"]+)"', httpx.get(server.url).text)
        loaded = httpx.get(f"{server.url}{script}", headers={"Accept-Encoding": "br"})
        assert (loaded.status_code, loaded.headers["content-encoding"]) == (200, "br")
    assert {"tableside.sqlite3", "secret-key"} <= {path.name for path in folder.iterdir()}
    assert not (installed.home / ".local").exists()


def test_its_version_and_commands_are_told(installed: Installed, wheel: Path) -> None:
    version = installed.run("--version").strip().removeprefix("Tableside ")
    assert wheel.name == f"tableside-{version}-py3-none-any.whl"
    assert "backup [FILE]" in installed.run("--help")
    assert not list(installed.home.iterdir()), "asking leaves something behind"


def test_what_it_refuses_is_said_in_its_own_words(installed: Installed) -> None:
    taken = installed.run(PORT="99999", code=1)
    assert "PORT is 99999" in taken
    blocked = installed.home / ".local"
    blocked.write_text("not a folder")
    assert "cannot be written to" in installed.run(code=1)
    blocked.unlink()
    with installed.served() as server:
        port = str(httpx.URL(server.url).port)
        refused = installed.run(PORT=port, COMPANION_DATA=str(installed.home / "other"), code=1)
        assert f"choose another: PORT={int(port) + 1} tableside" in refused
    assert "Traceback" not in taken + refused


def test_it_holds_the_app_whole_and_nothing_of_the_workshop(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    for folder, place in (("dist", "app"), ("src/generated", "generated")):
        built = {path.relative_to(ROOT / "frontend" / folder) for path in (ROOT / "frontend" / folder).rglob("*")}
        assert {f"companion/packaged/{place}/{path}" for path in built if "." in path.name} <= names
    tops = {name.split("/")[0] for name in names}
    assert {name for name in tops if not name.endswith(".dist-info")} == {"companion", "games"}
    assert not [name for name in names if "__pycache__" in name or name.endswith(".sqlite3")]


def test_a_system_without_file_locks_is_told_where_else_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    find_spec = command.find_spec
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == "fcntl" else find_spec(name))
    with pytest.raises(SystemExit, match="not on Windows itself") as refusal:
        command.main(["serve"])
    assert "WSL" in str(refusal.value)


@pytest.mark.parametrize("version", [None, "3.34.1"])
def test_a_python_without_a_new_sqlite_is_named(monkeypatch: pytest.MonkeyPatch, version: str | None) -> None:
    if version is None:
        monkeypatch.setitem(sys.modules, "sqlite3", None)
    else:
        monkeypatch.setattr("sqlite3.sqlite_version", version)
        monkeypatch.setattr("sqlite3.sqlite_version_info", tuple(map(int, version.split("."))))
    with pytest.raises(SystemExit, match=re.escape(sys.executable)) as refusal:
        command.main(["serve"])
    assert (version or "without SQLite") in str(refusal.value)
