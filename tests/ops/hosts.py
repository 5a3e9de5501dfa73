"""Servers whose commands a test calls, each with code, files and database of its own."""

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg
from psycopg import sql

from tests.serving import ROOT, server_environment


@dataclass
class Host:
    """A server's code, files and settings."""

    folder: Path
    checkout: Path
    environment: dict[str, str]

    def run(self, *arguments: str) -> tuple[int, str]:
        """Run a command; return how it exited and what it printed."""
        done = subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=self.checkout,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=180,
        )
        return done.returncode, done.stdout + done.stderr

    def manage(self, *arguments: str, code: int = 0) -> str:
        """Run a command; return what it printed. It must exit with `code`."""
        found, printed = self.run(*arguments)
        assert found == code, printed
        return printed

    def refuse(self, *arguments: str) -> str:
        """Run a command that must refuse in words; return them."""
        printed = self.manage(*arguments, code=1)
        assert "Traceback" not in printed
        return printed


class Hosts:
    """Makes servers that know nothing of one another."""

    def __init__(self, code: Path, folder: Path, kind: str, stack: ExitStack) -> None:
        self.code, self.folder, self.kind, self.stack = code, folder, kind, stack
        self.made = 0

    def new(self) -> Host:
        self.made += 1
        folder = self.folder / str(self.made)
        folder.mkdir()
        changes = {}
        if self.kind == "postgresql":
            url = self.stack.enter_context(new_database(os.environ["TEST_DATABASE_URL"]))
            changes["COMPANION_DATABASE_URL"] = url
        environment = server_environment(folder, **changes)
        del environment["COMPANION_SECRET_KEY"]  # a file beside the database
        return Host(folder, small_checkout(self.code, folder), environment)


def archive_of(files: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with gzip.open(content, "wb") as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return content.getvalue()


def small_checkout(code: Path, parent: Path) -> Path:
    folder = parent / "checkout"
    shutil.copytree(code, folder)
    for name in ("manage.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    dist = folder / "frontend" / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>shell</title>")
    (dist / "sw.js").write_text("// service worker")
    (dist / "assets" / "app-1a2b3c4d.js").write_text("// script")
    return folder


@contextmanager
def new_database(database_url: str) -> Iterator[str]:
    """Make an empty PostgreSQL database for the length of the block, and yield its URL."""
    name = f"tableside_{uuid4().hex}"
    with closing(psycopg.connect(database_url, autocommit=True)) as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield urlsplit(database_url)._replace(path=f"/{name}").geturl()
        finally:
            server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
