"""The floors of the phone's app, as the import contracts of `pyproject.toml` hold those of the server."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT

APP = ROOT / "frontend" / "src"
FLOORS = [
    line.split()
    for line in """
    kept.js main.tsx unsupported.js
    App.tsx
    TableRoutes.tsx
    play
    library
    history screens
    corrections tv
    account box market people scanner scoring
    frame handover inspection
    prompts scores
    boards
    surfaces/kinds
    surfaces/plan surfaces/track
    surfaces/spots
    surfaces/grid
    options seats surfaces
    surfaces/display
    pieces ui
    session
    net
    i18n.ts
    fonts ground.css platform router.ts styles wire.ts
    generated
    """.strip().splitlines()
]
"""From the top. What stands on one line knows nothing of each other."""
FLOOR_OF = {place: floor for floor, places in enumerate(FLOORS) for place in places}
IMPORTED = re.compile(r'(?:from|import)\s*\(?\s*"(\.[^"]+)"')


def place_of(path: Path) -> str:
    """Return the folder or file of `frontend/src` that a path belongs to; a kind of surface is a folder of its own."""
    parts = path.relative_to(APP).parts
    return "/".join(parts[:2]) if parts[0] == "surfaces" and len(parts) > 2 else parts[0]


def app_sources() -> Iterator[Path]:
    for path in sorted(APP.rglob("*.[tj]s*")):
        if ".test." not in path.name and not {"testing", "generated"} & set(path.parts):
            yield path


def arrows(path: Path, text: str) -> Iterator[tuple[str, str]]:
    """Yield each import of a source text that leaves its folder, as (from, to)."""
    for name in IMPORTED.findall(text):
        target = (path.parent / name).resolve()
        found = next(
            (file for file in (target, *map(Path, (f"{target}.ts", f"{target}.tsx"))) if file.is_file()), target
        )
        if place_of(found) != place_of(path):
            yield place_of(path), place_of(found)


def runs_down(arrow: tuple[str, str]) -> bool:
    return FLOOR_OF[arrow[0]] < FLOOR_OF[arrow[1]]


def test_an_arrow_that_runs_up_is_found() -> None:
    planted = list(arrows(APP / "net" / "api.ts", 'import { Prompt } from "../prompts/step";'))
    assert planted == [("net", "prompts")]
    assert not runs_down(planted[0])


def test_no_import_of_the_app_runs_up() -> None:
    running_up = {
        f"{path.relative_to(APP)} -> {arrow[1]}"
        for path in app_sources()
        for arrow in arrows(path, path.read_text("utf-8"))
        if not runs_down(arrow)
    }
    assert running_up == set()


def test_every_folder_of_the_app_has_a_floor() -> None:
    files = [path for path in APP.rglob("*") if path.is_file() and ".test." not in path.name]
    assert {place_of(path) for path in files} - {"testing"} == set(FLOOR_OF)
