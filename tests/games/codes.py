"""Collects the message codes in the source of games."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from games.carcassonne.box import BASE
from tests.games.wording import ROOT

BUILT = {
    "carcassonne.": {"cloister_complete", "cloister_open"},
    "carcassonne.belongs_": {"cloister"},
    "carcassonne.tile_": {tile.lower() for tile in BASE.counts},
    "carcassonne.piece_": {"follower"},
    "carcassonne.terrain_": {terrain for rotations in BASE.laid.values() for terrain in rotations[0].terrain},
    "carcassonne.wait_": {"draw", "place", "score"},
    "table.event_seat_": {"moved", "given_up", "removed", "host", "host_taken"},
}
"""Codes that are built at run time: prefix and possible endings."""


@cache
def literals(package: str) -> tuple[tuple[bool, str], ...]:
    """Return the strings in the source of a package of `games`, of a game without expansions: (it is the beginning of
    an f-string, its text). The name of an event's sentence comes as its code too."""
    strings: list[tuple[bool, str]] = []
    for path in sorted((ROOT / "games" / package).rglob("*.py")):
        if package and "expansions" in path.relative_to(ROOT / "games" / package).parts[:-1]:
            continue
        folder = path.relative_to(ROOT / "games").parts[0]
        event = f"{'table' if folder == 'core' else folder}.event_"
        source = ast.parse(path.read_text("utf-8"))
        strings += strings_below(source)
        for node in ast.walk(source):
            for name in sentence_names(node):
                strings += [(is_beginning, event + text) for is_beginning, text in strings_below(name)]
    return tuple(strings)


def sentence_names(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what names the sentence of an event."""
    match node:
        case ast.Call(func=ast.Attribute(attr="build_narration"), args=[name, *_]):
            yield name
        case ast.Assign(targets=[ast.Name(id="sentence")], value=name):
            yield name


def strings_below(tree: ast.AST) -> Iterator[tuple[bool, str]]:
    """Yield (it is the beginning of an f-string, its text) of each string."""
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
                yield True, beginning
            case ast.Constant(value=str(text)):
                yield False, text


def codes_in_source(owner: str, package: str) -> Iterator[str]:
    """Yield every code of `owner` in the source of a package, with codes from BUILT completed."""
    code = re.compile(rf"{owner}\.[a-z0-9_]+")
    for is_beginning, text in literals(package):
        if is_beginning and text.startswith(owner):
            yield from (text + end for end in BUILT[text])
        elif not is_beginning and code.fullmatch(text) and text not in BUILT:
            yield text
