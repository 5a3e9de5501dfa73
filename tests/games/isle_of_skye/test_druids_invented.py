"""The invented Druid tiles: contents of the set, playability, and the tables that use them."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.texts.localization import format_sentence
from games.core.errors import IllegalAction
from games.isle_of_skye import composer
from games.isle_of_skye.actions import AddTile, ScoreRound
from games.isle_of_skye.boxes import MOST_PIECES, Edges, PieceRegion, build_piece, find_regions
from games.isle_of_skye.events import name_tile
from games.isle_of_skye.expansions.druids.actions import AddFoundTile
from games.isle_of_skye.expansions.druids.data import INVENTED, SCROLL_FACTS, SET, TABLET_FACTS, TILES
from games.isle_of_skye.scoring import SCROLLS
from games.isle_of_skye.territory import fits_somewhere
from games.isle_of_skye.tiles import PRINTED, read_facts
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import play
from tests.games.isle_of_skye.druids import BARE, FOUND, go, start, start_table
from tests.games.isle_of_skye.invented import looks, shares
from tests.games.isle_of_skye.pieces import MEADOW
from tests.games.wording import WHOLE
from tests.records.druid_box import BOX
from tests.records.druid_box import TILES as RECORDED

SKYE = find_game("isle_of_skye")
OWN = {"drawn_tiles": "own"}
SOME = dict(list(BOX.items())[:35])


# --- the set ------------------------------------------------------------------------------------------------


def test_there_are_two_tiles_of_each_tablet_two_of_each_scroll_and_two_plain_ones() -> None:
    """Section d10: ten tablets, 24 scrolls, two plain tiles."""
    tablets = Counter(facts["tablet"] for facts in INVENTED.values() if "tablet" in facts)
    scrolls = Counter(
        symbol["scroll"] for facts in INVENTED.values() for symbol in facts["features"] if "scroll" in symbol
    )
    assert tablets == dict.fromkeys(TABLET_FACTS, 2)
    assert scrolls == dict.fromkeys(SCROLL_FACTS, 2)
    assert len(INVENTED) - tablets.total() - scrolls.total() == 2
    assert (tablets.total(), scrolls.total(), len(INVENTED)) == (10, 24, 36)


@pytest.mark.parametrize("name", INVENTED)
def test_each_is_a_valid_druid_tile_marked_as_invented(name: str) -> None:
    facts = INVENTED[name]
    composed = composer.complete_piece(name, facts, BARE.extended)
    edges, centre = msgspec.convert(facts["edges"], Edges), facts["center"]
    assert msgspec.convert(facts["regions"], tuple[PieceRegion, ...]) == find_regions(edges, centre)
    assert composer.complete_piece(name, composed.facts, BARE.extended).facts == composed.facts
    assert facts["invented"] is True
    assert facts["set"] == SET
    for language, words in zip(WHOLE, ("invented tile", "erfundenes Plättchen"), strict=True):
        assert f"{words} " in format_sentence(composed.tile.name.code, composed.tile.name.params, language)


def test_costs_range_from_0_to_8_and_grow_with_the_benefit() -> None:
    assert {tile["cost"] for tile in INVENTED.values()} == set(range(9))
    by_kind: dict[str, list[tuple[int, int]]] = {}
    for facts in INVENTED.values():
        scroll = next((symbol["scroll"] for symbol in facts["features"] if "scroll" in symbol), "plain")
        by_kind.setdefault(facts.get("tablet", scroll), []).append((len(facts["features"]), facts["cost"]))
    for kind, tiles in by_kind.items():
        (fewer, cheap), (more, dear) = sorted(tiles)
        assert (fewer < more, cheap < dear) == (True, True), kind
    cost = {kind: min(cost for _, cost in tiles) for kind, tiles in by_kind.items()}
    assert cost["plain"] < cost["druid_gold"] < cost["druid_flat_3"] < cost["druid_flat_4"]
    assert cost["discount_1"] < cost["discount_2"]


def test_all_differ_in_any_rotation_from_each_other_and_from_printed_and_recorded_ones() -> None:
    all_looks: list[set[object]] = [looks(facts) for facts in PRINTED.tiles.values()]
    all_looks += [looks(read_facts(facts)) for facts in RECORDED.values()]
    for name, own_facts in INVENTED.items():
        tile_looks = looks(read_facts(own_facts))
        assert not any(tile_looks & other for other in all_looks), name
        all_looks.append(tile_looks)


def test_terrains_and_symbols_are_distributed_as_on_landscape_tiles() -> None:
    base, invented = (
        shares(tiles)
        for tiles in (
            [PRINTED.tiles[name] for name in PRINTED.counts],
            [read_facts(facts) for facts in INVENTED.values()],
        )
    )
    for printed_shares, invented_shares in zip(base, invented, strict=True):
        assert invented_shares.keys() == printed_shares.keys()
        assert all(abs(invented_shares[kind] - printed_shares[kind]) < 0.05 for kind in invented_shares), (
            printed_shares,
            invented_shares,
        )
    assert sum(bool(facts["roads"]) for facts in INVENTED.values()) > 24, "most have a road"


def test_they_can_be_placed_about_as_often_as_landscape_tiles() -> None:
    """Measured in the territories of played games."""
    invented = {name: read_facts(facts) for name, facts in INVENTED.items()}
    printed = {name: PRINTED.tiles[name] for name in PRINTED.counts}
    fits, lands = Counter[str](), 0
    for seats in (2, 3):
        for step in play(Case(SKYE, ("druids",), seats, "app", {})).steps:
            if isinstance(step.action, ScoreRound):
                for clan in step.after.clans:
                    lands += 1
                    fits.update(
                        name
                        for name, printed_facts in (invented | printed).items()
                        if fits_somewhere(clan.territory, printed_facts)
                    )
    share, usual = (sum(fits[name] for name in tiles) / len(tiles) / lands for tiles in (invented, printed))
    assert lands > 20
    assert share > 0.9
    assert share > usual - 0.05
    assert min(fits[name] for name in invented) > lands / 2


# --- tables that use them -----------------------------------------------------------------------------------


def starting_ids(box_pieces: dict[str, Any], draw: Any = "app", **options: str) -> set[str]:
    """Return the ids of the pieces with which a table begins."""
    return set(SKYE.starting_pieces(box_pieces, ("druids",), draw, options))


def test_only_tables_that_draw_a_complete_set_by_the_app_use_them() -> None:
    assert starting_ids({}) == {*INVENTED}
    assert starting_ids({**SOME, "b06": MEADOW, "x90": MEADOW}) == {*INVENTED, "b06", "x90"}, (
        "its own ones stay in the box"
    )
    assert starting_ids(BOX) == {*BOX}
    assert starting_ids(SOME, **OWN) == {*SOME}
    for box_pieces in ({}, SOME, BOX):
        assert starting_ids(box_pieces, "table") == starting_ids(box_pieces, tracking="territories") == {*box_pieces}
    assert SKYE.starting_pieces({}, (), "app", {}) == {}


def test_a_full_box_of_other_tiles_leaves_room_for_them() -> None:
    many = {f"x{n}": MEADOW for n in range(1, MOST_PIECES + 1)}
    state = BARE.setup(start(draw="app", pieces=SKYE.starting_pieces(many, ("druids",), "app", {}))).state
    assert len(state.pieces) == MOST_PIECES + len(INVENTED)
    assert not INVENTED.keys() & state.bag.keys()


def refusal(**table: Any) -> tuple[str, Any]:
    with pytest.raises(IllegalAction) as error:
        BARE.setup(start(**table))
    for language in WHOLE:
        assert format_sentence(error.value.code, error.value.params, language) != error.value.code
    return error.value.code, error.value.params.get("n")


@pytest.mark.parametrize(
    "table", [{"draw": "table"}, {"draw": "app", "tracking": "territories"}, {"draw": "app", **OWN}]
)
def test_no_other_table_begins_with_them(table: dict[str, Any]) -> None:
    assert refusal(pieces=INVENTED, **table) == ("isle_of_skye.druid_tiles_invented", None)


def test_a_complete_set_has_all_tiles() -> None:
    assert refusal(draw="app", pieces=SOME) == ("isle_of_skye.druid_tiles_few", 36)
    assert refusal(draw="app", pieces=dict(list(BOX.items())[:4]), **OWN) == ("isle_of_skye.druid_tiles_few", 5)


@pytest.mark.parametrize(
    "pieces", [{"x1": {**FOUND, "invented": True}}, {"i1": FOUND}, {"i1": {**FOUND, "invented": False}}]
)
def test_the_ids_match_the_facts(pieces: dict[str, Any]) -> None:
    assert refusal(pieces=pieces)[0] == "table.invented_piece"


@pytest.mark.parametrize("facts", [FOUND, {**FOUND, "invented": True}])
def test_nobody_adds_an_invented_tile(facts: dict[str, Any]) -> None:
    state = start_table(tracking="territories")
    for action in (AddTile(1, "i40", facts), AddFoundTile("i40", facts)):
        with pytest.raises(IllegalAction, match=r"table\.invented_piece"):
            go(state, (0, action))


def test_the_number_of_own_tiles_of_a_table_is_limited() -> None:
    """The 121st is refused; invented ones do not count."""
    full = {f"x{n}": build_piece(f"x{n}", MEADOW, SCROLLS) for n in range(1, MOST_PIECES + 1)}
    state = replace(start_table(tracking="territories"), pieces=full)
    with pytest.raises(IllegalAction, match=r"isle_of_skye\.piece_many"):
        go(state, (0, AddTile(1, "x121", MEADOW)))


def test_their_names_are_numbers() -> None:
    assert (name_tile("i7").code, name_tile("i7").params) == ("isle_of_skye.invented_tile", {"id": "7"})
    assert not {*INVENTED} & {*TILES, *PRINTED.tiles}
