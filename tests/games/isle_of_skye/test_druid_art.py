"""Pictures of Druid tiles: cost, tablet and scroll are present, differ without colour, and are legible at 44 px."""

import gzip
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from games.core.art.geometry import CORNERS
from games.core.art.palette import INKS
from games.core.art.sheet import build_glyph_sheet
from games.core.art.tile import Level, PlacedGlyph, TileArt
from games.core.pieces import draw_picture, draw_piece
from games.isle_of_skye.art_emblems import collect_glyphs, find_body
from games.isle_of_skye.art_symbols import SYMBOLS
from games.isle_of_skye.expansions.druids.data import INVENTED, SCROLL_FACTS, TABLET_FACTS
from games.isle_of_skye.scoring import SCROLLS
from tests.games.art import contrast, owner
from tests.games.isle_of_skye.art import LEVELS, SIGNS
from tests.games.isle_of_skye.boxes import DRUIDS, STONE, piece, with_scroll
from tests.games.isle_of_skye.pieces import MEADOW
from tests.games.isle_of_skye.pieces import piece as base_piece
from tests.records.druid_box import TILES as RECORDED

PIXELS = 44 / 100
"""CSS px per unit of the smallest tile that can be tapped."""
PLAIN = {name: {key: value for key, value in facts.items() if key != "invented"} for name, facts in INVENTED.items()}
TILES = RECORDED | PLAIN
MADE = collect_glyphs(DRUIDS.extended.sets)


@cache
def draw(name: str, rotation: int, level: Level) -> TileArt:
    return piece(TILES[name]).draw(rotation, level)


def every_picture(check: Callable[[dict[str, Any], TileArt, int, Level], None]) -> Callable[[str], None]:
    """Turn a check into a test of recorded and invented Druid tiles, in all rotations and levels of detail."""

    @pytest.mark.parametrize("name", TILES)
    def test(name: str) -> None:
        for rotation in range(4):
            for level in LEVELS:
                try:
                    check(TILES[name], draw(name, rotation, level), rotation, level)
                except AssertionError as error:
                    error.add_note(f"rotation {rotation}, level {level}")
                    raise

    return test


def of_kind(art: TileArt, family: str) -> list[PlacedGlyph]:
    return [glyph for glyph in art.glyphs if glyph.kind.split("-")[0] == family]


def box(glyph: PlacedGlyph) -> tuple[float, float, float, float]:
    left, top, right, bottom = (side * glyph.scale for side in find_body(glyph.kind))
    return glyph.x + left, glyph.y + top, glyph.x + right, glyph.y + bottom


@every_picture
def test_cost_and_tablet_are_shown_once_by_their_own_glyphs(
    facts: dict[str, Any], art: TileArt, rotation: int, level: Level
) -> None:
    assert [symbol.kind for symbol in of_kind(art, "cost")] == [f"cost-{facts['cost']}"]
    tablets = [f"tablet-{facts['tablet']}"] if "tablet" in facts else []
    assert [symbol.kind for symbol in of_kind(art, "tablet")] == tablets
    scrolls = [
        f"scroll-{feature['scroll']}" for feature in facts["features"] if feature.get("scroll", "").startswith("druid_")
    ]
    assert [symbol.kind for symbol in of_kind(art, "scroll")] == scrolls
    assert {"cost1", *(["tablet1"] if tablets else [])} <= set(art.anchors)


@pytest.mark.parametrize("name", TILES)
def test_anchors_are_the_same_at_every_level_of_detail(name: str) -> None:
    for rotation in range(4):
        full, *reduced = (draw(name, rotation, level).anchors for level in LEVELS)
        assert all(anchors == full for anchors in reduced)


@every_picture
def test_the_coin_is_in_the_printed_top_left_corner_above_everything_else(
    facts: dict[str, Any], art: TileArt, rotation: int, level: Level
) -> None:
    *_, coin = art.glyphs
    assert coin.kind == f"cost-{facts['cost']}"
    left, top, right, bottom = box(coin)
    corner = CORNERS[rotation]
    nearest = (min(left, 100 - right), min(top, 100 - bottom))
    assert all(3 <= gap < 6 for gap in nearest)
    assert ((left + right) / 2 < 50, (top + bottom) / 2 < 50) == (corner[0] < 50, corner[1] < 50)


@every_picture
def test_nothing_is_drawn_closer_than_three_units_to_an_edge(
    facts: dict[str, Any], art: TileArt, rotation: int, level: Level
) -> None:
    for glyph in art.glyphs:
        left, top, right, bottom = box(glyph)
        assert min(left, top) >= 3, glyph
        assert max(right, bottom) <= 97, glyph


@every_picture
def test_symbols_do_not_overlap(facts: dict[str, Any], art: TileArt, rotation: int, level: Level) -> None:
    """As on other tiles, including the tablet. The coin, which stays large, may cover a little of many symbols."""
    symbols = [glyph for glyph in art.glyphs if glyph.kind not in SIGNS]
    for symbol, other in combinations(symbols, 2):
        (a, b, c, d), (e, f, g, h) = box(symbol), box(other)
        near = max(abs(a + c - e - g) / (c - a + g - e), abs(b + d - f - h) / (d - b + h - f))
        assert near > (0.55 if "cost" in other.kind else 0.8 - 1e-9), (symbol, other)


@every_picture
def test_the_cost_is_legible_on_the_smallest_tile(
    facts: dict[str, Any], art: TileArt, rotation: int, level: Level
) -> None:
    (coin,) = of_kind(art, "cost")
    height, stroke = 16 * coin.scale * PIXELS, 2.8 * coin.scale * PIXELS
    assert (height, stroke) >= (7, 1.2)


def test_costs_have_contrast_in_both_palettes() -> None:
    for paint in ("gold", "stone"):
        for light in ("day", "lamp"):
            assert contrast(getattr(INKS["key"], light), getattr(INKS[paint], light)) > 6


def test_a_tablet_is_in_a_region_without_a_symbol_if_there_is_one() -> None:
    for rotation in range(4):
        art = piece(STONE).draw(rotation, "L")
        assert owner(art, art.anchors["tablet1"]) != owner(art, art.anchors["ship1"])


@pytest.mark.parametrize("kind", MADE)
def test_a_glyph_uses_existing_inks_and_glyphs(kind: str) -> None:
    markup = MADE[kind].markup
    ET.fromstring(f"<svg>{markup}</svg>")
    assert set(re.findall(r"var\(--t-([a-z-]+)\)", markup)) <= set(INKS)
    assert set(re.findall(r'href="#g-([^"]+)"', markup)) <= set(SYMBOLS)
    assert "#" not in markup.replace('href="#', "")
    assert not re.search("<text|filter|mask|pattern|gradient|url", markup, re.IGNORECASE)


def test_all_kinds_are_drawn_and_differ_without_colour() -> None:
    families = {family: [kind for kind in MADE if kind.startswith(family)] for family in ("cost", "tablet", "scroll")}
    assert families["cost"] == [f"cost-{n}" for n in range(9)]
    assert families["tablet"] == [f"tablet-{tablet}" for tablet in TABLET_FACTS]
    assert families["scroll"] == [f"scroll-{scroll}" for scroll in SCROLL_FACTS]
    base_scrolls = [SYMBOLS[kind] for kind in SYMBOLS if kind.startswith("scroll-")]
    for kinds in families.values():
        shapes = [re.sub(r'(fill|stroke)="[^"]*"', "", MADE[kind].markup) for kind in kinds]
        shapes += [re.sub(r'(fill|stroke)="[^"]*"', "", glyph.markup) for glyph in base_scrolls]
        assert len(set(shapes)) == len(shapes)


def test_scrolls_of_the_base_look_the_same_on_a_druid_tile() -> None:
    for scroll in SCROLLS:
        (plain,) = of_kind(base_piece("x1", with_scroll(scroll, MEADOW)).draw(0, "L"), "scroll")
        (drawn_scroll,) = of_kind(piece(with_scroll(scroll)).draw(0, "L"), "scroll")
        assert plain.kind == drawn_scroll.kind


def test_a_tile_without_a_set_is_drawn_as_before() -> None:
    for rotation in range(4):
        for level in LEVELS:
            assert piece(MEADOW).draw(rotation, level) == base_piece("x1", MEADOW).draw(rotation, level)


def test_equal_facts_give_equal_bytes_and_other_costs_other_pictures() -> None:
    pictures = [draw_picture(piece({**STONE, "cost": cost})) for cost in range(9)]
    assert len(set(pictures)) == 9
    assert pictures[3] == draw_picture(piece(STONE))
    tablets = [draw_picture(piece({**STONE, "tablet": tablet})) for tablet in TABLET_FACTS]
    scrolls = [draw_picture(piece(with_scroll(scroll))) for scroll in SCROLL_FACTS]
    assert len({*tablets, *scrolls}) == len(tablets) + len(scrolls)


def test_sheets_refer_to_glyphs_that_phones_have_once_druids_are_offered() -> None:
    """Without Druids the sheets do not grow by a byte."""
    art = draw_piece("isle_of_skye", "own", piece(STONE))
    used = {ref for sheet in art.sheets.values() for ref in re.findall('href="#([^"]+)"', sheet)}
    used -= {name for sheet in art.sheets.values() for name in re.findall('<symbol id="([^"]+)"', sheet)}
    offered = set(re.findall('<g id="([^"]+)"', build_glyph_sheet(SYMBOLS | MADE)))
    assert used <= offered
    assert used & {f"g-{kind}" for kind in MADE} == {"g-cost-3", "g-tablet-buy_own"}
    assert offered - set(re.findall('<g id="([^"]+)"', build_glyph_sheet(SYMBOLS))) == {f"g-{kind}" for kind in MADE}


def test_the_glyphs_of_druids_are_small() -> None:
    markup = "".join(glyph.markup for glyph in MADE.values())
    assert len(markup) <= 8_200
    assert len(gzip.compress(markup.encode(), 9, mtime=0)) <= 1_200
