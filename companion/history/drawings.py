"""A game's drawings in the colours of the day: what the phones load as sheets, for the server's own pictures."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from django.conf import settings

from games.core.art import pieces
from games.core.art.glyphs import GLYPHS
from games.core.art.palette import INKS, SEATS

GENERATED: Final = Path(settings.BASE_DIR) / "frontend" / "src" / "generated"
"""Where export_assets writes."""
INK: Final = re.compile(r"var\(--t-([a-z-]+)\)")


class Drawings(msgspec.Struct, frozen=True):
    """`sheets`: level -> symbols of the tiles; `glyphs`: what stands on them; `geometry` as in games.core.assets;
    `categories`: kind of points -> path in a box of 24."""

    game: str
    sheets: dict[str, str]
    glyphs: str
    geometry: dict[str, list[dict[str, Any]]]
    categories: dict[str, str]

    def at(self, tile: dict[str, Any]) -> dict[str, Any]:
        """Where things are on a tile that lies on a board."""
        return self.geometry[tile["tile"]][tile["rotation"]]


@cache
def drawings_of(game: str) -> Drawings | None:
    """The drawings of a game, None where it has none."""
    facts = GENERATED / "games" / f"{game}.json"
    if not facts.is_file():
        return None
    known = json.loads(facts.read_text("utf-8"))
    sheets = {level: painted((GENERATED / "art" / f"{game}-{level}.svg").read_text("utf-8")) for level in "LMS"}
    return Drawings(
        game,
        {level: sheet[sheet.index(">") + 1 : sheet.rindex("</svg>")] for level, sheet in sheets.items()},
        painted("".join(f'<g id="g-{kind}">{glyph.markup}</g>' for kind, glyph in GLYPHS.items())),
        known["geometry"],
        known["categories"],
    )


def painted(markup: str) -> str:
    """The markup with its inks as by day."""
    return INK.sub(lambda found: INKS[found[1]].day, markup)


def stamp(colour: str) -> str:
    """The mark of a seat, around (0, 0)."""
    return _seated(pieces.stamp(SEATS[colour].shape), colour)


def peg(colour: str, lying: bool) -> str:
    """A follower of a seat, around (0, 0)."""
    return _seated(pieces.peg(SEATS[colour].shape, lying), colour)


def _seated(markup: str, colour: str) -> str:
    seat = SEATS[colour]
    mine = (
        markup.replace("var(--seat-line,var(--t-key))", seat.line.day)
        .replace("var(--seat-dash,none)", "none")
        .replace("var(--seat-mark)", seat.mark.day)
        .replace("var(--seat)", seat.fill.day)
    )
    return painted(mine)
