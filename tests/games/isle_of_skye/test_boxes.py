"""Tiles of a table's own box: valid facts, replacement of the printed ones, and unlisted tiles."""

import json
import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.action import StartTable, actor_of
from games.core.errors import IllegalAction
from games.core.host import FinishNow
from games.core.log import Entry
from games.core.pieces import draw_piece
from games.core.prompt import ChancePrompt, PickPrompt, PlacePrompt
from games.core.replay import replay
from games.core.seats import CHANCE, SPECTATOR
from games.core.text import Text
from games.isle_of_skye.actions import AddTile, BuyTile, DrawTile, LiftScreens, PlaceAxe, PlaceTile, SetPrices
from games.isle_of_skye.boxes import KINDS, MOST_PIECES, Edges, piece_of, pieces_of, regions_of
from games.isle_of_skye.composer import box_assets
from games.isle_of_skye.events import TileAdded, tile_name
from games.isle_of_skye.scoring import SCROLLS
from games.isle_of_skye.tiles import _DATA, PRINTED, facts_of
from tests.games.isle_of_skye.pieces import ENTRIES, MEADOW, piece
from tests.games.isle_of_skye.shapes import RULES, founded_table, go, start
from tests.serving import ROOT


def with_changes(name: str, **facts: Any) -> dict[str, Any]:
    return {**ENTRIES[name], **facts}


def start_with(**pieces: dict[str, Any]) -> StartTable:
    return replace(start(), pieces=pieces)


@pytest.mark.parametrize("name", ENTRIES)
def test_every_printed_tile_is_a_valid_piece_and_its_regions_follow_from_edges_and_middle(name: str) -> None:
    piece = piece_of(name, ENTRIES[name], SCROLLS, castle=name.startswith("castle"))
    assert facts_of(msgspec.to_builtins(piece)) == PRINTED.tiles[name]
    worked_out = regions_of(msgspec.convert(ENTRIES[name]["edges"], Edges), ENTRIES[name]["center"])
    assert {(region.id, region.terrain, frozenset(region.edges)) for region in worked_out} == {
        (region["id"], region["terrain"], frozenset(region["edges"])) for region in ENTRIES[name]["regions"]
    }
    assert all(feature.kind in (*KINDS, "castle") for feature in piece.features)


def test_a_symbol_may_be_at_an_edge_or_in_the_middle() -> None:
    drawn_up = {**MEADOW, "features": [{"kind": "sheep", "region": "S"}, {"kind": "barrel", "region": "W"}]}
    assert [feature.region for feature in piece_of("b06", drawn_up, SCROLLS).features] == ["r1", "r3"]
    island = {
        "edges": dict.fromkeys("NESW", "water"),
        "center": "mountain",
        "features": [{"kind": "broch", "region": "center"}],
    }
    piece = piece_of("b06", island, SCROLLS)
    assert [(region.id, region.edges) for region in piece.regions] == [("r1", ("N", "E", "S", "W")), ("r2", ())]
    assert piece.features[0].region == "r2"


LAKES = [
    {"id": "r1", "terrain": "water", "edges": ["N"]},
    {"id": "r2", "terrain": "water", "edges": ["E"]},
    {"id": "r3", "terrain": "pasture", "edges": ["S", "W"]},
]


def test_neighbouring_edges_of_one_terrain_may_be_separate() -> None:
    edges = {"N": "water", "E": "water", "S": "pasture", "W": "pasture"}
    piece = piece_of("b06", {"edges": edges, "center": "pasture", "regions": LAKES}, SCROLLS)
    assert [region.edges for region in piece.regions] == [("N",), ("E",), ("S", "W")]
    assert piece == piece_of("b06", {"edges": edges, "center": "pasture", "apart": ["NE"]}, SCROLLS)
    assert len(piece_of("b06", {"edges": edges, "center": "pasture"}, SCROLLS).regions) == 2


CROSSING: dict[str, Any] = {
    "edges": {"N": "pasture", "E": "mountain", "S": "pasture", "W": "mountain"},
    "center": "pasture",
    "regions": [
        {"id": "r1", "terrain": "pasture", "edges": ["N", "S"]},
        {"id": "r2", "terrain": "mountain", "edges": ["E", "W"]},
    ],
}
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("shape", {**MEADOW, "edges": {"N": "pasture"}}),
    ("shape", {**MEADOW, "center": "sand"}),
    ("shape", {**MEADOW, "colour": "red"}),
    ("shape", {**MEADOW, "roads": [{"edges": []}]}),
    ("shape", {**MEADOW, "count": 2}),
    ("shape", {**MEADOW, "features": [{"kind": "sheep", "region": "N"}] * 7}),
    ("shape", {**MEADOW, "features": [{"kind": "sheep", "region": "N", "count": 5}]}),
    ("regions", CROSSING),
    ("regions", {**MEADOW, "regions": LAKES}),
    ("regions", {**CROSSING, "regions": CROSSING["regions"][:1]}),
    ("regions", with_changes("b06", center="pasture")),
    ("regions", with_changes("b06", regions=[{**region, "id": "r1"} for region in ENTRIES["b06"]["regions"]])),
    ("roads", {**MEADOW, "roads": [{"edges": ["N", "S"]}, {"edges": ["E", "S"]}]}),
    ("region", {**MEADOW, "features": [{"kind": "sheep", "region": "r9"}]}),
    ("symbol", {**MEADOW, "features": [{"kind": "dragon", "region": "N"}]}),
    ("scroll", {**MEADOW, "features": [{"kind": "scroll", "region": "N"}]}),
    ("scroll", {**MEADOW, "features": [{"kind": "scroll", "region": "N", "scroll": "per_dragon"}]}),
    ("scroll", {**MEADOW, "features": [{"kind": "sheep", "region": "N", "scroll": "per_farm"}]}),
    ("scrolls", {**MEADOW, "features": [{"kind": "scroll", "region": "N", "scroll": "per_farm", "count": 2}]}),
    (
        "scrolls",
        {**MEADOW, "features": [{"kind": "scroll", "region": "N", "scroll": f"per_{n}"} for n in ("farm", "broch")]},
    ),
    ("twice", {**MEADOW, "features": [{"kind": "sheep", "region": "N"}, {"kind": "sheep", "region": "S"}]}),
    ("castle", {**MEADOW, "features": [{"kind": "castle", "region": "N"}]}),
    ("set", {**MEADOW, "cost": 3}),
    ("set", {**MEADOW, "tablet": "buy_own"}),
]


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
        pieces_of({f"x{n}": MEADOW for n in range(MOST_PIECES + 1)}, PRINTED, SCROLLS)


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
        prompt.cells for prompt in RULES.prompts(state, 0) if isinstance(prompt, PlacePrompt) and prompt.piece == tile
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
    assert len(RULES.with_pieces(after_placement.pieces).subject(after_placement, 0).symbols("sheep")) == 2
    view = RULES.view(after_placement, SPECTATOR)
    assert view.pieces["b06"]["features"][0] == {"kind": "sheep", "count": 2, "region": "r1", "scroll": ""}
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), type(view)).pieces.keys() == {"b06"}


def test_an_unchanged_box_adds_nothing_to_views_and_logs() -> None:
    assert b"pieces" not in msgspec.json.encode(start())
    assert b"pieces" not in msgspec.json.encode(RULES.view(founded_table(), 0))


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
        w.action for prompt in RULES.prompts(state, CHANCE) if isinstance(prompt, ChancePrompt) for w in prompt.outcomes
    ]
    assert DrawTile(0, "x1") in outcomes
    pick_prompts = [prompt for prompt in RULES.prompts(state, 0) if isinstance(prompt, PickPrompt)]
    assert "x1" in pick_prompts[0].choices
    state = go(state, *draws("x1", *FIRST[1:]))
    state = go(state, *((seat, _swapped(move)) for seat, move in TO_BUILD))
    assert cells(state, "x1")


def _swapped(move: Any) -> Any:
    return replace(move, prices={"x1": 1, "b02": 1}) if isinstance(move, SetPrices) and move.seat == 0 else move


def test_an_offered_tile_can_be_added_and_seats_do_not_affect_each_other() -> None:
    state = founded_table()
    offered = [
        next(prompt.unlisted for prompt in RULES.prompts(state, seat) if isinstance(prompt, PickPrompt))
        for seat in (0, 1)
    ]
    assert [stack["tile"] for stack in offered] == ["x1", "x2"]
    for seat in (0, 1):
        action = msgspec.convert({**offered[seat], "facts": MEADOW}, AddTile)
        state = RULES.apply(state, actor_of(action, seat), action).state
    next_offer = next(prompt.unlisted for prompt in RULES.prompts(state, 0) if isinstance(prompt, PickPrompt))
    assert next_offer["tile"] == "x3"


ADDED = go(founded_table(), (0, AddTile(1, "x1", MEADOW)))
FULL = replace(ADDED, pieces={f"x{n}": ADDED.pieces["x1"] for n in range(MOST_PIECES)})
ENDED = RULES.apply(go(ADDED, (None, FinishNow())), "system", RULES.system_actions["score_game"]).state
REFUSED = [
    ("isle_of_skye.app_draws", replace(ADDED, draw="app"), AddTile(1, "x2", MEADOW)),
    ("isle_of_skye.piece_known", ADDED, AddTile(1, "x1", MEADOW)),
    ("isle_of_skye.piece_known", ADDED, AddTile(1, "b06", MEADOW)),
    ("isle_of_skye.piece_id", ADDED, AddTile(1, "b99", MEADOW)),
    ("isle_of_skye.piece_shape", ADDED, AddTile(1, "x2", {})),
    ("isle_of_skye.piece_many", FULL, AddTile(1, f"x{MOST_PIECES}", MEADOW)),
    ("table.too_late", ADDED, AddTile(2, "x2", MEADOW)),
    ("table.over", ENDED, AddTile(1, "x2", MEADOW)),
]
SEEN = {code for code, *_ in REFUSED} | {f"isle_of_skye.piece_{word}" for word, _ in WRONG}


@pytest.mark.parametrize(("code", "state", "action"), REFUSED, ids=[f"{n}-{case[0]}" for n, case in enumerate(REFUSED)])
def test_an_invalid_addition_is_refused(code: str, state: Any, action: AddTile) -> None:
    with pytest.raises(IllegalAction) as error:
        RULES.apply(state, 0, action)
    assert error.value.code == code


# --- readings and pictures ------------------------------------------------------------------------------------


def test_every_disputed_tile_has_an_alternative_reading_that_is_valid() -> None:
    disputed = {raw["id"] for raw in _DATA["tiles"] if raw.get("disputes")}
    readings = box_assets(RULES.extended).readings
    assert (set(readings), len(readings)) == (disputed, 13)
    for name, (other,) in readings.items():
        assert RULES.setup(start_with(**{name: other.facts})).state.pieces[name]
        assert facts_of(other.facts) != PRINTED.tiles[name]
        assert facts_of(other.facts).terrain == PRINTED.tiles[name].terrain
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


def generated(kind: str) -> dict[str, Any]:
    """Return the generated assets of the game."""
    path = ROOT / "frontend" / "src" / "generated" / kind / "isle_of_skye.json"
    sheet: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return sheet


def test_a_tile_has_one_name_everywhere_and_names_are_unique() -> None:
    tiles, box = generated("games")["tiles"], generated("boxes")
    for name in ENTRIES:
        name_text = msgspec.to_builtins(tile_name(name))
        assert tiles[name]["name"] == box["names"][name] == name_text
    for number in (1, 12, 120):
        own_piece, narration = piece(f"x{number}", MEADOW), TileAdded(0, f"x{number}").narration()
        assert narration.text.params["tile"] == own_piece.tile.name == Text(box["added"], {"id": f"x{number}"})
    all_names = [*ENTRIES, *(f"x{number}" for number in range(1, MOST_PIECES + 1))]
    assert len({repr(tile_name(name)) for name in all_names}) == len(all_names)
