"""docs/hosting.md and docs/nas.md, line by line: those of the package are run, those for Docker compared with its
files."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.ops.plays import move_to, play, start_with_sockets
from tests.serving import ROOT, ServedTable, announced_url, stop

PAGES = [ROOT / "docs" / name for name in ("hosting.md", "nas.md")]
AT_BACKUP, LATER = 6, 9
SERVICE_COMMANDS = {"exec", "run", "cp", "stop", "start", "restart"}
OPTIONS_WITH_VALUE = {"--entrypoint", "-f", "-v"}
OLD_SERVICES = {"postgres", "redis", "upgrade", "web-1", "web-2", "worker", "beat", "proxy"}
"""Those of `tableside`, the project of version 0.1.0, whose file is no longer here."""


def read_blocks(page: Path, kind: str = "sh") -> dict[str, list[str]]:
    """Return the fenced blocks of a page by the path of headings above them."""
    found: dict[str, list[str]] = {}
    headings = ["", ""]
    for part in re.split(r"^(#{2,3} [^\n]+|```\w*\n.*?^```)$", page.read_text("utf-8"), flags=re.M | re.S):
        if part.startswith("## "):
            headings = [part[3:], ""]
        elif part.startswith("### "):
            headings[1] = part[4:]
        elif part.startswith(f"```{kind}\n"):
            found.setdefault("/".join(filter(None, headings)), []).append(part.split("\n", 1)[1].rstrip("`\n"))
    return found


class Shell:
    """A person's shell in a folder of their own, without Node.js. `pipx` stands for what uv does in the same way."""

    def __init__(self, home: Path) -> None:
        self.home, self.work, tools = home, home / "work", home / "tools"
        for folder in (self.work, tools):
            folder.mkdir(parents=True)
        for name in ("sh", "ls", "tail", "mkdir", "chmod", "openssl", "cp", "sed"):
            (tools / name).symlink_to(shutil.which(name) or name)
        uv, lock = Path(sys.executable).with_name("uv"), ROOT / "requirements" / "base.txt"
        pipx = f'#!/bin/sh\n[ "$1" = install ] && shift && exec {uv} tool install --quiet --constraint {lock} "$@"\n'
        (tools / "pipx").write_text(pipx)
        (tools / "pipx").chmod(0o755)
        self.environment = {
            "HOME": str(home), "PATH": f"{home / '.local' / 'bin'}:{tools}", "PORT": "0", "COMPANION_BIND": "127.0.0.1",
            "UV_PYTHON": sys.executable, "UV_PYTHON_DOWNLOADS": "never",
            **{name: os.environ[name] for name in ("UV_CACHE_DIR", "SSL_CERT_FILE") if name in os.environ},
        }  # fmt: skip
        self.environment.setdefault("UV_CACHE_DIR", str(Path("~/.cache/uv").expanduser()))

    def run(self, script: str) -> str:
        """Run the lines of a block; return what they printed. None of them may fail."""
        done = subprocess.run(
            ["sh", "-e", "-c", script], cwd=self.work, env=self.environment, capture_output=True, text=True, timeout=240
        )
        assert done.returncode == 0, f"{script}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def start(self, script: str) -> ServedTable:
        """Run a block that starts the server."""
        output = self.home / "server.log"
        process = subprocess.Popen(
            ["sh", "-c", f"exec {script}"],
            cwd=self.work, env=self.environment, stdout=subprocess.PIPE, stderr=output.open("w"), text=True,
        )  # fmt: skip
        return ServedTable(announced_url(process, output), process, output)


def build_wheel(folder: Path) -> None:
    """Build the package from the app that is there."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)


@pytest.mark.timeout(300)
async def test_the_package_is_installed_played_backed_up_and_restored_by_the_pages_lines(tmp_path: Path) -> None:
    lines = read_blocks(PAGES[0])
    install, start = lines["The package/Install"]
    (back_up,), (restore,), (upgrade,) = (lines[f"The package/{part}"] for part in ("Back up", "Restore", "Upgrade"))
    shell = Shell(tmp_path / "home")
    build_wheel(shell.work)
    shell.run(install)
    server = shell.start(start)
    try:
        async with AsyncExitStack() as stack:
            sitting, sockets = await stack.enter_async_context(start_with_sockets(server.url, server.url))
            await play(sitting, sockets, until=AT_BACKUP)
            assert "read back and replayed" in shell.run(back_up)
            await play(sitting, sockets, until=LATER)
            stop(server.process)
            (tmp_path / "home" / ".local" / "share" / "tableside" / "tableside.sqlite3").unlink()
            assert "Restored" in shell.run(restore)
            shell.run(upgrade)
            server = shell.start(start)
            for phone in sitting:
                move_to(phone, server.url)
            async with sitting[0].watching(0) as first, sitting[1].watching(1) as second:
                assert first.v == AT_BACKUP
                await play(sitting, [first, second])
                await first.until(lambda phone: phone.document["table"]["status"] == "finished")
            picture = await sitting[0].http.get(f"/tables/{sitting[0].table}/export.png")
            assert picture.content.startswith(b"\x89PNG"), picture.text
    finally:
        stop(server.process)


def test_the_unit_of_systemd_starts_what_was_installed() -> None:
    (unit,) = read_blocks(PAGES[0], "ini")["The package/Install"]
    assert "ExecStart=%h/.local/bin/tableside" in unit


def list_compose_lines() -> list[str]:
    """Return every line of the pages that calls `docker compose`, those inside sentences too."""
    texts = [page.read_text("utf-8") for page in PAGES]
    fenced = [
        line for page in PAGES for lines in read_blocks(page).values() for block in lines for line in block.split("\n")
    ]
    inline = [
        re.sub(r"\s+", " ", code) for text in texts for code in re.findall(r"(?<!`)`(docker compose [^`]+)`(?!`)", text)
    ]
    return [line for line in (*fenced, *inline) if line.startswith("docker compose ")]


def list_roles() -> set[str]:
    """Return what the image's entrypoint does."""
    refused = subprocess.run([ROOT / "docker" / "entrypoint.sh", "?"], capture_output=True, text=True)
    return {part.split()[0] for part in re.split(r" \| |\n", refused.stderr.removeprefix("usage: ")) if part}


@pytest.mark.parametrize("line", list_compose_lines())
def test_a_line_for_docker_names_what_its_compose_file_has(line: str) -> None:
    words = shlex.split(line.partition(" < ")[0])[2:]
    assert words[0] in ("-f", "--project-name")
    file, command, *rest = words[1:]
    if words[0] == "-f":
        services: dict[str, Any] = yaml.safe_load((ROOT / file).read_text())["services"]
    else:
        assert file == "tableside"
        services = {name: {} for name in OLD_SERVICES}
    if command in ("up", "down"):
        assert {word for word in rest if not word.startswith("--")} <= set(services)
        return
    assert command in SERVICE_COMMANDS
    while rest[0].startswith("-"):
        rest = rest[2 if rest[0] in OPTIONS_WITH_VALUE else 1 :]
    if command == "cp":
        service, _, path = rest[0].partition(":")
        mounts = [volume.split(":")[1] for volume in services[service]["volumes"]]
        assert any(path.startswith(f"{mount}/") or path == mount for mount in mounts), f"{path} is not kept"
        return
    named = rest if command in ("stop", "start", "restart") else rest[:1]
    assert set(named) <= set(services), f"{file} has no {named}"
    called = rest[1:]
    if command == "run" and "--entrypoint" not in words:
        assert called[0] in list_roles()
    if command == "exec" and called[0] == "/entrypoint.sh":
        assert called[1] in list_roles()


def test_the_secrets_of_the_full_set_are_made_by_the_pages_lines(tmp_path: Path) -> None:
    """And its settings, up to the line that starts it."""
    (install,) = read_blocks(PAGES[0])["The full set/Install"]
    shell = Shell(tmp_path / "home")
    (shell.work / "docker").mkdir()
    shutil.copy(ROOT / "docker" / "example.env", shell.work / "docker")
    shell.run(install.partition("docker compose")[0])
    compose = yaml.safe_load((ROOT / "docker" / "compose.yaml").read_text())
    for secret in compose["secrets"].values():
        path = shell.work / "docker" / secret["file"]
        assert re.fullmatch(r"[0-9a-f]{64}\n", path.read_text())
        assert path.stat().st_mode & 0o777 == 0o444
    assert (shell.work / "docker" / "secrets").stat().st_mode & 0o777 == 0o700
    assert "\nTABLESIDE_DOMAIN=tables.example.org\n" in (shell.work / "docker" / ".env").read_text()


def test_every_setting_that_the_pages_name_is_one() -> None:
    example = set(re.findall(r"^([A-Z_]+)=", (ROOT / "docker" / "example.env").read_text(), re.M))
    documented = set(re.findall(r"`([A-Z_]+)`", (ROOT / "companion" / "settings.py").read_text()))
    for page in PAGES:
        named = set(
            re.findall(r"\b((?:TABLESIDE|COMPANION)_[A-Z_]+|TLS(?:_[A-Z]+)?|WEB_PROCESSES)(?==)", page.read_text())
        )
        assert named <= example | documented, page.name
