"""Tiles of the isles drawn from facts alone, and the assets for phones."""

import gzip
import json
import math
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.art import sheet
from games.core.art.geometry import CENTRE
from games.core.art.palette import SEATS
from games.core.art.tile import Level
from games.core.grid import EDGES
from games.isle_of_skye.art import TILES, draw_facts
from games.isle_of_skye.art_plan import find_grounds
from games.isle_of_skye.art_symbols import SYMBOLS
from games.isle_of_skye.scoring import SCROLLS, prove_scrolls
from games.isle_of_skye.subject import Subject
from games.isle_of_skye.territory import Placed, Territory, TerritoryMap
from games.isle_of_skye.tiles import PRINTED, Symbol, TileFacts, count_turns
from games.registry import find_game
from tests.games.art import owner
from tests.games.drawings import draw_assets
from tests.games.drawings import draw_skye_tile as draw
from tests.games.isle_of_skye.art import ENTRIES, LEVELS, SIGNS, TERRAIN_OF, TURNED, closeness
from tests.games.isle_of_skye.pieces import piece


@pytest.mark.parametrize("tile", TILES)
def test_a_printed_tile_is_drawn_from_its_facts(tile: str) -> None:
    assert draw_facts(PRINTED.tiles[tile], 1, "L", tile) == draw(tile, 1)


def test_the_requested_centre_is_drawn() -> None:
    corner = TileFacts(
        ("pasture", "pasture", "water", "water"), (("r1", "pasture", (0, 1)), ("r2", "water", (2, 3))), (), ()
    )
    assert find_grounds(corner) == (0, 1)
    for centre in ("pasture", "water"):
        art = draw_facts(corner, 0, "L", "x1", centre)
        assert TERRAIN_OF[art.ground] == centre
    laden = replace(corner, symbols=(Symbol("ship", 2, 1),))
    assert TERRAIN_OF[draw_facts(laden, 0).ground] == "water", "else what carries most"
    assert TERRAIN_OF[draw_facts(corner, 0, centre="mountain").ground] == "pasture"


def test_a_centre_that_no_edge_reaches_becomes_an_island() -> None:
    island = TileFacts(
        ("water",) * 4, (("r1", "water", (0, 1, 2, 3)), ("r2", "mountain", ())), (), (Symbol("broch", 1, 1),)
    )
    for rotation in range(4):
        art = draw_facts(island, rotation)
        assert owner(art, CENTRE) == owner(art, art.anchors["broch1"]) == {"r2"}
        assert all(owner(art, point) == {"r1"} for point in ((4.0, 4.0), (50.0, 10.0), (97.0, 50.0)))


def test_regions_that_would_have_to_cross_are_refused() -> None:
    crossing = TileFacts(
        ("pasture", "water", "pasture", "water"), (("r1", "pasture", (0, 2)), ("r2", "water", (1, 3))), (), ()
    )
    assert find_grounds(crossing) == ()
    with pytest.raises(ValueError, match="cross"):
        draw_facts(crossing, 0)


def test_every_reasonable_number_of_symbols_finds_places() -> None:
    field = TileFacts(("pasture",) * 4, (("r1", "pasture", (0, 1, 2, 3)),), ((0, 2), (1, 3)), ())
    crowd = replace(field, symbols=tuple(Symbol(kind, 4, 0) for kind in ("sheep", "cattle", "farm", "barrel")))
    anchors = draw_facts(crowd, 0, "S").anchors
    assert len(anchors) == 17
    places = [place for name, place in anchors.items() if name != "r1"]
    assert min(math.dist(a, b) for i, a in enumerate(places) for b in places[:i]) > 5


MIXED = {"sheep": 2, "cattle": 2, "farm": 1, "broch": 1, "ship": 1, "barrel": 1}
HERDS = {"sheep": 4, "cattle": 4}


@pytest.mark.parametrize("symbols", [MIXED, HERDS], ids=["mixed", "herds"])
@pytest.mark.parametrize("roads", [(), ("NES", "W")], ids=["pathless", "roads"])
@pytest.mark.parametrize("edges", ["pppp", "pwpp", "wppm", "pwmw", "ppww", "wwwp", "mwmw"])
def test_eight_symbols_do_not_overlap_anywhere(edges: str, roads: tuple[str, ...], symbols: dict[str, int]) -> None:
    """Even in one region on one edge: then all are smaller."""
    terrain = {"p": "pasture", "w": "water", "m": "mountain"}
    for region in ("N", "center"):
        facts = {
            "edges": dict(zip("NESW", (terrain[letter] for letter in edges), strict=True)),
            "center": "pasture",
            "roads": [{"edges": list(road)} for road in roads],
            "features": [{"kind": kind, "region": region, "count": count} for kind, count in symbols.items()],
        }
        drawn_piece = piece("x1", facts)
        for level in LEVELS:
            art = drawn_piece.draw(1, level)
            symbols_drawn = [g for g in art.glyphs if g.kind not in SIGNS]
            assert len(symbols_drawn) == 8
            assert closeness(art) > 0.8 - 1e-9
            assert symbols_drawn[0].scale >= 0.5


def test_a_scroll_with_a_new_subject_is_still_a_scroll() -> None:
    facts = TileFacts(("pasture",) * 4, (("r1", "pasture", (0, 1, 2, 3)),), (), (Symbol("scroll", 1, 0, "per_road"),))
    assert [g.kind for g in draw_facts(facts, 0, "S").glyphs] == ["scroll"]


def test_scrolls_show_what_they_count_and_how_many_make_a_point() -> None:
    kinds = {g.kind for tile in TILES for g in draw(tile, 0, "S").glyphs if g.kind.startswith("scroll")}
    assert kinds == {
        *("scroll-2-sheep", "scroll-2-ship", "scroll-2-barrel"),
        *("scroll-cattle", "scroll-farm", "scroll-broch", "scroll-lighthouse"),
    }
    assert all(f"#g-{kind.split('-')[-1]}" in SYMBOLS[kind].markup for kind in kinds)


def test_a_castle_flies_the_flag_of_its_colour() -> None:
    for colour, tile in PRINTED.castles.items():
        for level in LEVELS:
            (castle,) = (SYMBOLS[g.kind] for g in draw(tile, 0, level).glyphs if g.kind.startswith("castle"))
            assert set(re.findall(r"var\(--s-([a-z]+)(?:-mark)?\)", castle.markup)) == {colour} <= set(SEATS)
    plain = draw_facts(PRINTED.tiles["castle_red"], 0, "L", "x1")
    assert [g.kind for g in plain.glyphs if g.kind.startswith("castle")] == ["castle"]


def test_unknown_tiles_and_levels_are_refused() -> None:
    with pytest.raises(KeyError):
        draw("b99", 0)
    with pytest.raises(KeyError):
        draw("b01", 0, "XL")  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def skye_assets() -> Any:
    return draw_assets(find_game("isle_of_skye"))


@pytest.mark.parametrize(("level", "most"), [("S", 7_200), ("M", 11_500), ("L", 37_500)])
def test_a_sheet_is_small(skye_assets: Any, level: Level, most: int) -> None:
    assert len(gzip.compress(skye_assets.sheets[level].encode(), 9, mtime=0)) <= most


def test_sheets_contain_every_tile_and_no_missing_reference(skye_assets: Any) -> None:
    glyphs = set(re.findall(' id="([^"]+)"', sheet.build_glyph_sheet(SYMBOLS)))
    for level, markup in skye_assets.sheets.items():
        names = re.findall('<symbol id="([^"]+)"', markup)
        assert sorted(names) == sorted(f"isle_of_skye-{tile}-{rotation}-{level}" for tile, rotation in TURNED)
        assert set(re.findall('href="#([^"]+)"', markup)) <= glyphs | set(re.findall(' id="([^"]+)"', markup))
        ET.fromstring(markup)


def test_the_geometry_covers_every_place_of_a_proof(skye_assets: Any) -> None:
    assert json.loads(json.dumps(skye_assets.geometry)) == skye_assets.geometry
    options = {"barrels_counted": "per_symbol"}
    for tile in TILES:
        for rotation in range(4):
            subject = Subject(TerritoryMap.build(Territory({0: Placed(tile, rotation, 0)}), PRINTED), options)
            places = [
                symbol.place for kind in ("sheep", "cattle", "farm", "broch") for symbol in subject.list_symbols(kind)
            ]
            places += [
                symbol.place for kind in ("lighthouse", "ship", "castle") for symbol in subject.list_symbols(kind)
            ]
            places += [barrel.place for barrel in subject.list_barrels(by_symbol=True)]
            places += [subject.name(area) for area in subject.land.areas]
            places += [region for _, _, _, _, proof in prove_scrolls(subject, SCROLLS) for region in proof.segments]
            anchors = skye_assets.geometry[tile][rotation]["anchors"]
            assert {place.split("/")[1] for place in places} == set(anchors)


def test_a_phone_can_filter_the_tiles_and_describe_one(skye_assets: Any) -> None:
    assert set(skye_assets.tiles) == set(TILES)
    for tile, facts in skye_assets.tiles.items():
        entry = ENTRIES[tile]
        assert facts.edges == tuple(entry["edges"][edge] for edge in EDGES)
        assert facts.segments == {region["id"]: region["terrain"] for region in entry["regions"]}
        assert facts.roads == tuple(tuple(sorted(map(EDGES.index, road["edges"]))) for road in entry["roads"])
        assert sum(facts.symbols.values()) == sum(feature["count"] for feature in entry["features"])
        assert all(f"scroll_{f['scroll']}" in facts.symbols for f in entry["features"] if "scroll" in f)
        assert facts.count == 1
        assert facts.turns == count_turns(PRINTED.tiles[tile])
