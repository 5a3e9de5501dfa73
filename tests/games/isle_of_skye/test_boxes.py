"""Tiles of a table's own box: valid facts, replacement of the printed ones, and unlisted tiles."""

import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.action import StartTable, find_actor
from games.core.errors import IllegalAction
from games.core.log import Entry
from games.core.pieces import draw_piece
from games.core.prompt import ChancePrompt, PickPrompt, PlacePrompt
from games.core.replay import replay
from games.core.seats import CHANCE, SPECTATOR
from games.core.text import Text
from games.isle_of_skye.actions import AddTile, BuyTile, DrawTile, LiftScreens, PlaceAxe, PlaceTile, SetPrices
from games.isle_of_skye.assets import build_tile_facts
from games.isle_of_skye.boxes import KINDS, MOST_PIECES, Edges, build_piece, build_pieces, find_regions
from games.isle_of_skye.composer import build_box_assets
from games.isle_of_skye.events import TileAdded, name_tile
from games.isle_of_skye.scoring import SCROLLS
from games.isle_of_skye.tiles import _DATA, PRINTED, read_facts
from games.registry import find_game
from tests.games.isle_of_skye.boxes import LAKES, REFUSED, WRONG, with_changes
from tests.games.isle_of_skye.pieces import ENTRIES, MEADOW, piece
from tests.games.isle_of_skye.shapes import RULES, founded_table, go, start


def start_with(**pieces: dict[str, Any]) -> StartTable:
    return replace(start(), pieces=pieces)


@pytest.mark.parametrize("name", ENTRIES)
def test_every_printed_tile_is_a_valid_piece_and_its_regions_follow_from_edges_and_middle(name: str) -> None:
    piece = build_piece(name, ENTRIES[name], SCROLLS, castle=name.startswith("castle"))
    assert read_facts(msgspec.to_builtins(piece)) == PRINTED.tiles[name]
    worked_out = find_regions(msgspec.convert(ENTRIES[name]["edges"], Edges), ENTRIES[name]["center"])
    assert {(region.id, region.terrain, frozenset(region.edges)) for region in worked_out} == {
        (region["id"], region["terrain"], frozenset(region["edges"])) for region in ENTRIES[name]["regions"]
    }
    assert all(feature.kind in (*KINDS, "castle") for feature in piece.features)


def test_a_symbol_may_be_at_an_edge_or_in_the_middle() -> None:
    drawn_up = {**MEADOW, "features": [{"kind": "sheep", "region": "S"}, {"kind": "barrel", "region": "W"}]}
    assert [feature.region for feature in build_piece("b06", drawn_up, SCROLLS).features] == ["r1", "r3"]
    island = {
        "edges": dict.fromkeys("NESW", "water"),
        "center": "mountain",
        "features": [{"kind": "broch", "region": "center"}],
    }
    piece = build_piece("b06", island, SCROLLS)
    assert [(region.id, region.edges) for region in piece.regions] == [("r1", ("N", "E", "S", "W")), ("r2", ())]
    assert piece.features[0].region == "r2"


def test_neighbouring_edges_of_one_terrain_may_be_separate() -> None:
    edges = {"N": "water", "E": "water", "S": "pasture", "W": "pasture"}
    piece = build_piece("b06", {"edges": edges, "center": "pasture", "regions": LAKES}, SCROLLS)
    assert [region.edges for region in piece.regions] == [("N",), ("E",), ("S", "W")]
    assert piece == build_piece("b06", {"edges": edges, "center": "pasture", "apart": ["NE"]}, SCROLLS)
    assert len(build_piece("b06", {"edges": edges, "center": "pasture"}, SCROLLS).regions) == 2


@pytest.mark.parametrize(("word", "facts"), WRONG, ids=[f"{n}-{case[0]}" for n, case in enumerate(WRONG)])
def test_an_impossible_tile_is_refused_with_its_reason(word: str, facts: dict[str, Any]) -> None:
    with pytest.raises(IllegalAction) as error:
        RULES.setup(start_with(b06=facts))
    assert error.value.code == f"isle_of_skye.piece_{word}"


def test_a_castle_tile_keeps_its_castle() -> None:
    with pytest.raises(IllegalAction, match="piece_castle"):
        RULES.setup(start_with(castle_red=with_changes("castle_red", features=[])))
    castle_facts = with_changes("castle_red", center="pasture", roads=[{"edges": ["N", "E", "S", "W"]}])
    assert RULES.setup(start_with(castle_red=castle_facts)).state.pieces["castle_red"].roads[0].edges == (
        "N",
        "E",
        "S",
        "W",
    )


@pytest.mark.parametrize("name", ["b99", "x0", "x1000", "B06", "", "x1; drop"])
def test_a_tile_with_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(IllegalAction, match="piece_id"):
        RULES.setup(start_with(**{name: MEADOW}))


def test_a_box_is_bounded() -> None:
    with pytest.raises(IllegalAction, match="piece_many"):
        build_pieces({f"x{n}": MEADOW for n in range(MOST_PIECES + 1)}, PRINTED, SCROLLS)


# --- tables that use them -----------------------------------------------------------------------------------


def draws(*tiles: str) -> list[tuple[int, DrawTile]]:
    return [(number // 3, DrawTile(number // 3, tile)) for number, tile in enumerate(tiles)]


FIRST = ("b06", "b02", "b03", "b04", "b05", "b07")
TO_BUILD = [
    (0, PlaceAxe(1, 0, "b03")),
    (0, SetPrices(1, 0, {"b06": 1, "b02": 1})),
    (1, PlaceAxe(1, 1, "b07")),
    (1, SetPrices(1, 1, {"b04": 1, "b05": 1})),
    (0, LiftScreens(1)),
    (0, BuyTile()),
    (1, BuyTile()),
]


def cells(state: Any, tile: str) -> dict[str, Any]:
    return next(
        prompt.cells
        for prompt in RULES.list_prompts(state, 0)
        if isinstance(prompt, PlacePrompt) and prompt.piece == tile
    )


def test_the_tables_own_tile_is_placed_and_scored_instead_of_the_printed_one() -> None:
    first_state = RULES.setup(start_with(b06=MEADOW)).state
    goals = founded_table().goals
    state = replace(founded_table(), pieces=first_state.pieces, bag=first_state.bag, goals=goals)
    state = go(state, *draws(*FIRST), *TO_BUILD)
    printed = go(founded_table(), *draws(*FIRST), *TO_BUILD)
    assert cells(state, "b06") != cells(printed, "b06")
    place = next(iter(cells(state, "b06")))
    x, y = (int(part) for part in place.split(","))
    rotation = int(next(iter(cells(state, "b06")[place])))
    after_placement = go(state, (0, PlaceTile(1, "b06", x, y, rotation)))
    assert len(RULES.rules_cache(after_placement.pieces).build_subject(after_placement, 0).list_symbols("sheep")) == 2
    view = RULES.build_view(after_placement, SPECTATOR)
    assert view.pieces["b06"]["features"][0] == {"kind": "sheep", "count": 2, "region": "r1", "scroll": ""}
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), type(view)).pieces.keys() == {"b06"}


def test_an_unchanged_box_adds_nothing_to_views_and_logs() -> None:
    assert b"pieces" not in msgspec.json.encode(start())
    assert b"pieces" not in msgspec.json.encode(RULES.build_view(founded_table(), 0))


def test_a_log_with_own_tiles_replays_to_the_same_state() -> None:
    start_action = start_with(b06=MEADOW, x1=MEADOW)
    log = [Entry(1, "start", None, start_action)]
    result = replay(RULES, log)
    assert result.state == RULES.setup(start_action).state
    decoded = msgspec.json.decode(msgspec.json.encode(result.state), type=RULES.state_type)
    assert decoded == result.state
    assert decoded.bag["x1"] == 1


# --- unlisted tiles -------------------------------------------------------------------------------------------


def test_an_unlisted_tile_is_added_drawn_and_built() -> None:
    state = founded_table()
    progress = RULES.apply(state, 0, AddTile(1, "x1", MEADOW))
    assert [type(event).__name__ for event in progress.events] == ["TileAdded"]
    assert {type(event).audience for event in progress.events} == {"everyone"}
    state = progress.state
    outcomes = [
        w.action
        for prompt in RULES.list_prompts(state, CHANCE)
        if isinstance(prompt, ChancePrompt)
        for w in prompt.outcomes
    ]
    assert DrawTile(0, "x1") in outcomes
    pick_prompts = [prompt for prompt in RULES.list_prompts(state, 0) if isinstance(prompt, PickPrompt)]
    assert "x1" in pick_prompts[0].choices
    state = go(state, *draws("x1", *FIRST[1:]))
    state = go(state, *((seat, _swapped(move)) for seat, move in TO_BUILD))
    assert cells(state, "x1")


def _swapped(move: Any) -> Any:
    return replace(move, prices={"x1": 1, "b02": 1}) if isinstance(move, SetPrices) and move.seat == 0 else move


def test_an_offered_tile_can_be_added_and_seats_do_not_affect_each_other() -> None:
    state = founded_table()
    offered = [
        next(prompt.unlisted for prompt in RULES.list_prompts(state, seat) if isinstance(prompt, PickPrompt))
        for seat in (0, 1)
    ]
    assert [stack["tile"] for stack in offered] == ["x1", "x2"]
    for seat in (0, 1):
        action = msgspec.convert({**offered[seat], "facts": MEADOW}, AddTile)
        state = RULES.apply(state, find_actor(action, seat), action).state
    next_offer = next(prompt.unlisted for prompt in RULES.list_prompts(state, 0) if isinstance(prompt, PickPrompt))
    assert next_offer["tile"] == "x3"


@pytest.mark.parametrize(("code", "state", "action"), REFUSED, ids=[f"{n}-{case[0]}" for n, case in enumerate(REFUSED)])
def test_an_invalid_addition_is_refused(code: str, state: Any, action: AddTile) -> None:
    with pytest.raises(IllegalAction) as error:
        RULES.apply(state, 0, action)
    assert error.value.code == code


# --- readings and pictures ------------------------------------------------------------------------------------


def test_every_disputed_tile_has_an_alternative_reading_that_is_valid() -> None:
    disputed = {raw["id"] for raw in _DATA["tiles"] if raw.get("disputes")}
    readings = build_box_assets(RULES.extended).readings
    assert (set(readings), len(readings)) == (disputed, 13)
    for name, (other,) in readings.items():
        assert RULES.setup(start_with(**{name: other.facts})).state.pieces[name]
        assert read_facts(other.facts) != PRINTED.tiles[name]
        assert read_facts(other.facts).terrain == PRINTED.tiles[name].terrain
        assert other.picture.startswith("<svg")


def test_a_piece_is_drawn_from_its_facts_under_its_own_name() -> None:
    art = draw_piece("isle_of_skye", "b06-own", piece("b06", MEADOW))
    assert art == draw_piece("isle_of_skye", "b06-own", piece("b06", art.facts))
    assert art.tile.symbols == {"sheep": 2, "ship": 1}
    assert art.geometry[0]["regions"].keys() == {"r1", "r2", "r3"}
    for level, sheet in art.sheets.items():
        names = re.findall(r'<symbol id="([^"]+)"', sheet)
        assert sorted(names) == [f"isle_of_skye-b06-own-{r}-{level}" for r in range(4)]


# --- names ----------------------------------------------------------------------------------------------------


def test_a_tile_has_one_name_everywhere_and_names_are_unique() -> None:
    box = msgspec.to_builtins(find_game("isle_of_skye").box())
    for name in ENTRIES:
        name_text = msgspec.to_builtins(name_tile(name))
        assert build_tile_facts(name, PRINTED.tiles[name], 1).name == name_tile(name)
        assert box["names"][name] == name_text
    for number in (1, 12, 120):
        own_piece, narration = piece(f"x{number}", MEADOW), TileAdded(0, f"x{number}").narrate()
        assert narration.text.params["tile"] == own_piece.tile.name == Text(box["added"], {"id": f"x{number}"})
    all_names = [*ENTRIES, *(f"x{number}" for number in range(1, MOST_PIECES + 1))]
    assert len({repr(name_tile(name)) for name in all_names}) == len(all_names)
