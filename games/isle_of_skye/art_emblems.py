"""What only tiles of an expansion's own set show: a coin with the cost, a stone tablet, scrolls and symbols of their
own.

The coin, the blank slab and the disc are drawn here; the expansion brings what is cut into tablets and painted on
scrolls and discs.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from games.core.art.glyph import Glyph, draw_shape
from games.core.art.palette import find_ink
from games.isle_of_skye.art_parts import draw_coin, draw_digit
from games.isle_of_skye.art_symbols import SYMBOLS
from games.isle_of_skye.boxes import SCROLL, Piece, Sets

COST: Final = "cost"
TABLET: Final = "tablet"
COIN: Final = Glyph(draw_coin(11), (-11.8, -11.8, 11.8, 11.8))
SLAB: Final = Glyph(
    draw_shape("M-12.6 15V-6.4C-12.6-12.4-6.6-15.4 0-15.4S12.6-12.4 12.6-6.4V15z", "stone", 1.5),
    (-13.4, -16.2, 13.4, 15.8),
)
DISC: Final = Glyph(
    f'<circle r="13" fill="{find_ink("white")}" stroke="{find_ink("key")}" stroke-width="1.5"/>',
    (-13.8, -13.8, 13.8, 13.8),
)
_BODIES: Final = {COST: COIN.body, TABLET: SLAB.body}


class Emblems(NamedTuple):
    """The glyphs of a tile's cost and tablet, and of its scroll if that belongs to its set; empty if there is none."""

    cost: str = ""
    tablet: str = ""
    scroll: str = ""


NO_EMBLEMS: Final = Emblems()


def find_body(kind: str) -> tuple[float, float, float, float]:
    """Return the box of a glyph's body; all coins, all tablets, all scrolls and all symbols of sets have the same."""
    printed = SYMBOLS.get(kind)
    if printed is not None:
        return printed.body
    family = kind.split("-")[0]
    return SYMBOLS[SCROLL].body if family == SCROLL else _BODIES.get(family, DISC.body)


def draw_on_slab(markup: str) -> Glyph:
    """Return a tablet with something cut into it, about 20 wide and 24 high around the origin."""
    return Glyph(SLAB.markup + markup, SLAB.body)


def draw_on_scroll(markup: str) -> Glyph:
    """Return a scroll with something painted on it, about 22 wide and 17 high around the origin."""
    return Glyph(f'<use href="#g-{SCROLL}"/>{markup}', SYMBOLS[SCROLL].body)


def draw_on_disc(markup: str) -> Glyph:
    """Return a symbol of a set: something painted on a disc, about 20 wide and high around the origin."""
    return Glyph(DISC.markup + markup, DISC.body)


def collect_glyphs(sets: Sets) -> dict[str, Glyph]:
    """Return everything that only tiles of these sets show, by kind."""
    by_kind: dict[str, Glyph] = {}
    for tile_set in sets.values():
        costs = range(0 if tile_set.most_cost is None else tile_set.most_cost + 1)
        by_kind |= {f"{COST}-{n}": Glyph(COIN.markup + draw_digit(n), COIN.body) for n in costs}
        by_kind |= (
            _index_by_kind(TABLET, tile_set.tablets.items())
            | _index_by_kind(SCROLL, tile_set.scrolls.items())
            | dict(tile_set.symbols)
        )
    return by_kind


def _index_by_kind(family: str, glyphs: Iterable[tuple[str, Glyph]]) -> dict[str, Glyph]:
    return {f"{family}-{name}": glyph for name, glyph in glyphs}


def find_emblems(piece: Piece, sets: Sets) -> Emblems:
    """Return the emblems of a piece; they are empty unless it belongs to one of these sets."""
    tile_set = sets.get(piece.set) if isinstance(piece.set, str) else None
    if tile_set is None:
        return NO_EMBLEMS
    scrolls = [feature.scroll for feature in piece.features if feature.scroll in tile_set.scrolls]
    return Emblems(
        f"{COST}-{piece.cost}" if isinstance(piece.cost, int) else "",
        f"{TABLET}-{piece.tablet}" if isinstance(piece.tablet, str) else "",
        f"{SCROLL}-{scrolls[0]}" if scrolls else "",
    )
