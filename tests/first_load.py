"""Files of the built app that a browser loads for the start page, worked out from the build's output."""

import json
import re
from collections.abc import Collection
from pathlib import Path

from tests.serving import ROOT

DIST = ROOT / "frontend" / "dist"
LINKED = re.compile(r'<(?:script|link)\b[^>]*?\b(?:src|href)="/([^"]+)"[^>]*>')
NOT_FETCHED = re.compile(r'rel="(?:manifest|apple-touch-icon)"')
"""Loaded only by a phone that installs the app on its home screen."""
IMPORTED = re.compile(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"')
PRECACHED = re.compile(r'url:"([^"]+)"')
KEPT = re.compile(r"FILES = (\{.*?\});")
IN_STYLES = re.compile(r"url\(/([^)]+)\)")


def first_load() -> list[Path]:
    """Return the page, its scripts with their static imports, its styles, fonts and icon, and the texts of the start
    page in the language with the longer ones."""
    page = DIST / "index.html"
    files = {page: None}
    for tag in LINKED.finditer(page.read_text("utf-8")):
        if not NOT_FETCHED.search(tag[0]):
            files[DIST / tag[1]] = None
    for file in files.copy():
        if file.suffix == ".js":
            files |= dict.fromkeys(with_imports(file))
        if file.suffix == ".css":
            files |= {DIST / name: None for name in IN_STYLES.findall(file.read_text("utf-8"))}
    texts = list(DIST.glob("assets/start-*.js"))
    files[max(texts, key=compressed)] = None
    return list(files)


def list_precached() -> list[Path]:
    """Return the files that the service worker keeps as soon as it is installed."""
    return [DIST / name for name in sorted(set(PRECACHED.findall((DIST / "sw.js").read_text("utf-8"))))]


def list_kept(games: Collection[str], languages: Collection[str]) -> list[Path]:
    """Return the files that it keeps besides, once these games and languages are used."""
    found = KEPT.search((DIST / "kept.js").read_text("utf-8"))
    assert found
    owners: dict[str, list[str]] = json.loads(found[1])
    return [
        DIST / name.lstrip("/")
        for name, (game, language) in owners.items()
        if game in {"", *games} and language in {"", *languages}
    ]


def compressed(file: Path) -> int:
    """Return the size in bytes of a file compressed by gzip, the best encoding that browsers accept over plain HTTP."""
    packed = file.with_name(f"{file.name}.gz")
    return (packed if packed.exists() else file).stat().st_size


def with_imports(script: Path) -> set[Path]:
    scripts = {script}
    while (
        added := {file.parent / name for file in scripts for name in IMPORTED.findall(file.read_text("utf-8"))}
        - scripts
    ):
        scripts |= added
    return scripts
