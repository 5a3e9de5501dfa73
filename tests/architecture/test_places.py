"""A place is an opaque string: only the modules of its kind of surface parse or build one.

Elsewhere nothing may assume that a place is a square of a grid. A board of another kind then needs no line outside its
modules.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, sources

GRIDS = {
    "companion/archive/exports/grids.py": "grids in the picture of a finished table",
    "companion/history/inspection.py": "a close look asks whether a place without a tile is a cell",
    "games/core/edges.py": "square tiles that have to match",
    "games/core/grid.py": "what a cell is",
    "games/core/surface.py": "whether a grid has a place",
    "frontend/src/surfaces/grid": "the grid on a phone",
    "frontend/src/surfaces/kinds": "what depends on the kind of a surface",
}
NAMES = "cell|place|where|spot|key|segment|from|to|source|target"
ASSUMES = {
    "imports the module of grids": re.compile(
        r"from games\.core(?:\.grid import| import [^\n]*\bgrid\b)|from \"[^\"]*grid/(?:places|layers)\""
    ),
    "puts a cell together": re.compile(r"(?<!\w)\$?\{[\w.]*\bx\}\s*,\s*\$?\{[\w.]*\by\}"),
    "takes a place apart": re.compile(rf"\b(?:{NAMES})\w*\.(?:split|r?partition)\(\s*[\"'/\[]+[,/|\]]"),
}
EDGES_ALONE = re.compile(r"import \{ EDGES \} from \"[^\"]*grid/places\";")
"""Edges of a square tile. Modules about tiles may use them too, not only modules about grids."""


def shared_code() -> Iterator[Path]:
    yield from sources("games/core", "companion")
    for path in sorted((ROOT / "frontend" / "src").rglob("*.ts*")):
        if not {"generated", "testing"} & set(path.parts) and ".test." not in path.name:
            yield path


def assumptions(text: str) -> set[str]:
    """Return the expressions of a source text that assume a grid."""
    text = EDGES_ALONE.sub("", text)
    return {assumption for assumption, pattern in ASSUMES.items() if pattern.search(text)}


def owner(path: Path) -> str | None:
    name = path.relative_to(ROOT).as_posix()
    return next((grid for grid in GRIDS if name == grid or name.startswith(f"{grid}/")), None)


@pytest.mark.parametrize(
    "planted",
    [
        'x, y = place.split(",")',
        "const [column = 0, row = 0] = place.split(/[,/|]/).map(Number);",
        'where, _, segment = place.partition("/")',
        "const begun = laid(prompt, `${x},${y}`);",
        'f"{at.x},{at.y}"',
        "from games.core.grid import cell_place",
        "from games.core import grid",
        'import { parseCell } from "../surfaces/grid/places";',
        'import { Tiles } from "../surfaces/grid/layers";',
    ],
)
def test_a_planted_assumption_is_found(planted: str) -> None:
    assert assumptions(planted)


def test_nothing_but_the_modules_of_grids_assumes_a_grid() -> None:
    assuming = {path: names for path in shared_code() if (names := assumptions(path.read_text("utf-8")))}
    assert {str(path.relative_to(ROOT)): assumed for path, assumed in assuming.items() if owner(path) is None} == {}
    assert {owner(path) for path in assuming} == set(GRIDS), "no longer needed"
