"""The product with an app that a test replaces by its next version."""

import re
import shutil
from contextlib import ExitStack
from pathlib import Path

from tests.serving import ROOT, free_port, served, server_environment

PART = re.compile(r"-([\w-]{8})\.(js|css)$")
"""The end of the name of a script or style: a hash of its content."""
MARK = '<meta name="made" content="later">'


def checkout_in(folder: Path) -> Path:
    """Return a copy of the product with its build, which the test rebuilds."""
    checkout = folder / "checkout"
    for part in ("companion", "games", "frontend/dist"):
        shutil.copytree(ROOT / part, checkout / part)
    for name in ("manage.py", "pyproject.toml"):
        shutil.copy(ROOT / name, checkout)
    return checkout


def build_anew(dist: Path) -> None:
    """Build the next version: its page and the service worker's list of files differ."""
    page, worker = dist / "index.html", dist / "sw.js"
    page.write_text(page.read_text().replace("<head>", f"<head>{MARK}"))
    listed = worker.read_text()
    renewed = re.sub(r'(url:"index.html",revision:")\w+', r"\g<1>another", listed)
    assert MARK in page.read_text()
    assert renewed != listed
    worker.write_text(renewed)
    for packed in (*dist.glob("index.html.*"), *dist.glob("sw.js.*")):
        packed.unlink()


def rename_parts(dist: Path) -> None:
    """Build the next version: all scripts and styles differ, so their names do."""
    assets = dist / "assets"
    for packed in (*dist.rglob("*.gz"), *dist.rglob("*.br")):
        packed.unlink()
    named = {path: PART.sub(lambda name: f"-{name[1][::-1]}.{name[2]}", path.name) for path in assets.iterdir()}
    for path in (*dist.glob("*.html"), *dist.glob("*.js"), *assets.glob("*.js"), *assets.glob("*.css")):
        text = path.read_text("utf-8")
        for old, name in named.items():
            text = text.replace(old.name, name)
        path.write_text(text, "utf-8")
    for old, name in named.items():
        old.rename(assets / name)


class Product:
    """A server whose app is replaced: it stops, its build is changed, and it starts again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._checkout = checkout_in(folder)
        self._environment = server_environment(folder, PORT=str(free_port()))
        self._running = ExitStack()
        self.dist = self._checkout / "frontend" / "dist"
        self.start()

    def start(self) -> None:
        self.url = self._running.enter_context(served(self._folder, self._environment, self._checkout)).url

    def stop(self) -> None:
        self._running.close()

    def replace(self) -> None:
        """Replace the app while the server is stopped for it."""
        self.stop()
        rename_parts(self.dist)
        self.start()
