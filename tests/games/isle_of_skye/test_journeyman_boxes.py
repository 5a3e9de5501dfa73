"""Landscape tiles with a journeyman symbol: choices of the composer, valid facts, drawings, and the tables that use
them."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.texts.languages import LANGUAGES
from companion.texts.localization import format_sentence
from games.core.action import StartTable
from games.core.errors import IllegalAction
from games.core.pieces import Piece, draw_piece
from games.core.text import Text
from games.isle_of_skye import composer
from games.isle_of_skye.actions import AddTile
from games.isle_of_skye.art_emblems import collect_glyphs, find_body
from games.isle_of_skye.art_symbols import SYMBOLS
from games.isle_of_skye.boxes import Edges, PieceRegion, find_regions
from games.isle_of_skye.expansions.druids.data import INVENTED as INVENTED_DRUIDS
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.data import INVENTED, SYMBOL
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.tiles import PRINTED, read_facts
from tests.games.isle_of_skye.art import LEVELS
from tests.games.isle_of_skye.druids import BARE as DRUIDS
from tests.games.isle_of_skye.invented import looks, shares
from tests.games.isle_of_skye.pieces import ENTRIES, MEADOW
from tests.games.isle_of_skye.shapes import go
from tests.rulesets.skye_journeyman import SKYE_WITH_JOURNEYMAN, TILES

JOURNEYMAN = IsleOfSkye(Journeyman())
WALKED: dict[str, Any] = {**MEADOW, "set": "journeyman", "features": [{"kind": SYMBOL, "region": "N"}]}


def piece(facts: dict[str, Any], name: str = "x1", rules: IsleOfSkye = JOURNEYMAN) -> Piece:
    return composer.complete_piece(name, facts, rules.extended)


def with_symbols(*counts: int) -> dict[str, Any]:
    regions = "NEW"
    return {**WALKED, "features": [{"kind": SYMBOL, "region": regions[n], "count": m} for n, m in enumerate(counts)]}


# --- valid facts --------------------------------------------------------------------------------------------


def test_the_composer_offers_their_symbol_and_neither_costs_nor_tablets() -> None:
    (symbol_set,) = composer.build_composer(JOURNEYMAN.extended).sets
    assert (symbol_set.id, symbol_set.expansion, symbol_set.count) == ("journeyman", "journeyman", 8)
    assert (symbol_set.most_cost, symbol_set.extras, symbol_set.variants, symbol_set.symbols) == (
        None,
        (),
        {},
        (SYMBOL,),
    )


@pytest.mark.parametrize("name", TILES)
def test_every_such_tile_of_the_records_can_be_entered(name: str) -> None:
    composed = piece({**TILES[name], "set": "journeyman"})
    assert composed.facts == piece(composed.facts).facts
    assert composed.tile.symbols[SYMBOL] == 1


WRONG: dict[str, tuple[str, dict[str, Any]]] = {
    "no symbol": ("set", {**WALKED, "features": []}),
    "two symbols": ("set", with_symbols(2)),
    "two symbols in two regions": ("set", with_symbols(1, 1)),
    "a cost": ("set", {**WALKED, "cost": 3}),
    "no gold": ("set", {**WALKED, "cost": 0}),
    "a tablet": ("set", {**WALKED, "tablet": "buy_own"}),
    "the symbol on a tile of no set": ("symbol", {key: value for key, value in WALKED.items() if key != "set"}),
    "a symbol that nobody has": ("symbol", {**WALKED, "features": [{"kind": "druid", "region": "N"}]}),
}


@pytest.mark.parametrize("fault", WRONG)
def test_facts_that_no_such_tile_has_are_refused(fault: str) -> None:
    code, facts = WRONG[fault]
    with pytest.raises(IllegalAction) as error:
        piece(facts)
    assert error.value.code == f"isle_of_skye.piece_{code}"


def test_the_symbol_is_unknown_without_the_expansion() -> None:
    with pytest.raises(IllegalAction, match="piece_symbol"):
        piece(WALKED, rules=DRUIDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_named_after_its_expansion_and_symbol(language: Any) -> None:
    notes = piece(WALKED).tile.notes
    assert isinstance(notes, tuple)
    assert notes == (Text("isle_of_skye.tile_of_set", {"set": Text("isle_of_skye.journeyman.name")}),)
    for code in ("isle_of_skye.journeyman.name", f"isle_of_skye.symbol_{SYMBOL}"):
        assert format_sentence(code, {}, language) != code


def test_a_listed_tile_has_no_set() -> None:
    with pytest.raises(IllegalAction, match="piece_set"):
        piece({**ENTRIES["b06"], "set": "journeyman", "features": WALKED["features"]}, "b06")


# --- drawings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", INVENTED)
def test_the_symbol_is_drawn_once_in_its_region_with_a_margin(name: str) -> None:
    drawn_piece = piece(INVENTED[name], name)
    for rotation in range(4):
        for level in LEVELS:
            art = drawn_piece.draw(rotation, level)
            (walker,) = (glyph for glyph in art.glyphs if glyph.kind == SYMBOL)
            left, top, right, bottom = (side * walker.scale for side in find_body(SYMBOL))
            assert min(walker.x + left, walker.y + top) >= 3
            assert max(walker.x + right, walker.y + bottom) <= 97
            assert f"{SYMBOL}1" in art.anchors


def test_its_sheet_refers_to_a_glyph_that_phones_have() -> None:
    glyphs = collect_glyphs(JOURNEYMAN.extended.sets)
    assert glyphs.keys() == {SYMBOL}
    assert SYMBOL not in SYMBOLS
    assert all(
        f'href="#g-{SYMBOL}"' in sheet for sheet in draw_piece("isle_of_skye", "own", piece(WALKED)).sheets.values()
    )


# --- the invented tiles -------------------------------------------------------------------------------------


def test_eight_are_invented_each_with_the_symbol_once_and_one_with_two_barrels() -> None:
    """Ruling Q18: the rules mention a tile with two barrel symbols."""
    assert len(INVENTED) == 8
    barrels = [
        symbol["count"] for tile in INVENTED.values() for symbol in tile["features"] if symbol["kind"] == "barrel"
    ]
    assert sorted(barrels) == [1, 2]
    for name, facts in INVENTED.items():
        edges = msgspec.convert(facts["edges"], Edges)
        assert msgspec.convert(facts["regions"], tuple[PieceRegion, ...]) == find_regions(edges, facts["center"])
        assert piece(facts, name).facts["invented"] is True


def test_the_two_barrels_pay_only_where_a_road_is_placed() -> None:
    """As the rules say of that tile: no printed road reaches them."""
    (facts,) = [tile for tile in INVENTED.values() if any(symbol["count"] == 2 for symbol in tile["features"])]
    assert not facts["roads"]


def test_all_differ_in_any_rotation_from_each_other_and_from_printed_ones() -> None:
    all_looks = [looks(facts) for facts in PRINTED.tiles.values()]
    all_looks += [looks(read_facts(facts)) for facts in (*INVENTED_DRUIDS.values(), *TILES.values())]
    for name, own_facts in INVENTED.items():
        tile_looks = looks(read_facts(own_facts))
        assert not any(tile_looks & other for other in all_looks), name
        all_looks.append(tile_looks)
    assert not INVENTED.keys() & {*INVENTED_DRUIDS, *PRINTED.tiles}


def test_their_terrains_are_distributed_as_on_landscape_tiles() -> None:
    printed_shares, _ = shares([PRINTED.tiles[name] for name in PRINTED.counts])
    invented_shares, _ = shares([read_facts(facts) for facts in INVENTED.values()])
    assert all(abs(invented_shares[kind] - printed_shares[kind]) < 0.05 for kind in printed_shares)


# --- tables -------------------------------------------------------------------------------------------------


def start(pieces: dict[str, Any], draw: Any = "app", **options: str) -> StartTable:
    return StartTable(
        "isle_of_skye",
        META.ruleset_version,
        options,
        META.colours[:2],
        0,
        ("journeyman",),
        draw,
        pieces or msgspec.UNSET,
    )


def starting_ids(box_pieces: dict[str, Any], draw: Any = "app", **options: str) -> set[str]:
    return set(SKYE_WITH_JOURNEYMAN.starting_pieces(box_pieces, ("journeyman",), draw, options))


def test_tables_where_the_app_draws_use_the_invented_ones_unless_the_box_has_some() -> None:
    assert starting_ids({"x2": MEADOW}) == {*INVENTED, "x2"}
    assert starting_ids({"x1": WALKED, "x2": MEADOW}) == {"x1", "x2"}
    for box_pieces in ({}, {"x1": WALKED}):
        assert starting_ids(box_pieces, "table") == starting_ids(box_pieces, tracking="territories") == {*box_pieces}
    assert set(SKYE_WITH_JOURNEYMAN.starting_pieces({"x1": WALKED}, (), "app", {})) == set()


def test_they_are_in_the_bag() -> None:
    state = JOURNEYMAN.setup(start({**INVENTED, "x1": MEADOW})).state
    assert {name for name in state.bag if name not in PRINTED.counts} == {*INVENTED, "x1"}
    assert sum(state.bag.values()) == 73 + 8 + 1
    assert JOURNEYMAN.setup(start({"x1": WALKED}, "table")).state.bag["x1"] == 1


@pytest.mark.parametrize("table", [{"draw": "table"}, {"tracking": "territories"}])
def test_no_other_table_uses_invented_ones(table: dict[str, Any]) -> None:
    with pytest.raises(IllegalAction) as error:
        JOURNEYMAN.setup(start(INVENTED, **table))
    assert error.value.code == "isle_of_skye.journeyman_tiles_invented"
    for language in LANGUAGES:
        assert format_sentence(error.value.code, {}, language) != error.value.code


def test_an_unlisted_one_is_added_when_it_is_drawn() -> None:
    rules = IsleOfSkye(Journeyman())
    state: Any = rules.setup(start({}, "table", bonus_layout="same")).state
    state = replace(state, flow=replace(state.flow, step="draw"))
    state = go(state, (0, AddTile(1, "x1", WALKED)), rules=rules)
    assert (state.bag["x1"], state.pieces["x1"].set) == (1, "journeyman")
