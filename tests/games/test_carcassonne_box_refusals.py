"""Bad input at tables with boxes: its code and a sentence, and nothing changes."""

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.carcassonne.actions import DrawTile
from games.carcassonne.expansions.traders_builders.actions import UseBuilder
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import Table
from games.core.action import Action, StartTable
from games.core.errors import IllegalAction
from games.core.text import Text
from tests.games.carcassonne_positions import (
    ABBOT,
    ALL,
    BUILDER,
    INNS,
    MONASTERY,
    RIVER,
    TRADERS,
    Move,
    draw,
    is_river,
    lay,
    lay_the_river,
    play,
    put,
)
from tests.games.wording import HOUSE, ROOT, WHOLE, sentence, texts_of

BIG = lay("V", 1, 0, 0, 0, figure=("big", "road", "W"))
GARDEN = lay("Eg", 0, -1, 2, 0, figure=("abbot", "garden", None))
ONE_FIGURE: list[tuple[str, tuple[str, ...], tuple[Move, ...], str, Action, str]] = [
    ("a figure of another box", RIVER, (), "RD", put(1, 0, 0, "f0", "big"), "unknown_figure"),
    ("a figure that nobody knows", ALL, (), "RD", put(1, 0, 0, "f0", "dragon"), "unknown_figure"),
    ("the big follower twice", INNS, (BIG, lay("B", 0, 1, 0, 1)), "E", put(0, -1, 2, "f0", "big"), "no_figure_left"),
    ("the builder twice", TRADERS, (*BUILDER[:4],), "U", put(3, 0, 1, "r0", "builder"), "no_figure_left"),
    ("a builder alone", TRADERS, (), "U", put(1, 0, 1, "r0", "builder"), "builder_alone"),
    ("a builder beside another's", TRADERS, BUILDER[:1], "U", put(2, 0, 1, "r0", "builder"), "builder_alone"),
    ("a builder on a field", TRADERS, (), "U", put(1, 0, 1, "f0", "builder"), "builder_kind"),
    ("a pig on a road", TRADERS, (), "U", put(1, 0, 1, "r0", "pig"), "pig_kind"),
    ("a pig alone", TRADERS, (), "U", put(1, 0, 1, "f0", "pig"), "pig_alone"),
    ("an abbot in a city", ABBOT, (), "E", put(0, -1, 2, "c0", "abbot"), "abbot_kind"),
    ("an abbot on a field", ABBOT, (), "Eg", put(0, -1, 2, "f0", "abbot"), "abbot_kind"),
    ("a follower in a garden", ABBOT, (), "Eg", put(0, -1, 2, "g0"), "no_follower_in_garden"),
    ("a big follower in a garden", (*ABBOT, *INNS), (), "Eg", put(0, -1, 2, "g0", "big"), "no_follower_in_garden"),
    ("a figure in a garden that is none", INNS, (), "IB", put(0, 1, 2, "g0"), "unknown_segment"),
    ("a figure without a place", ABBOT, (), "E", put(0, -1, 2, figure="abbot"), "unknown_segment"),
    ("another's abbot back", ABBOT, (GARDEN,), "B", put(0, 1, 0, back="0,-1"), "nothing_to_take_back"),
    ("an abbot back that never stood", ABBOT, (), "B", put(0, 1, 0, back="0,0"), "nothing_to_take_back"),
    ("an abbot back from no cell", ABBOT, (), "B", put(0, 1, 0, back="here"), "nothing_to_take_back"),
    ("a follower back", ABBOT, (lay("B", 0, 1, 0, 0, figure=("follower", "cloister", None)), lay("B", 0, 2, 0, 1)), "B",
     put(0, 3, 0, back="0,1"), "nothing_to_take_back"),
    ("an abbot back that is complete", ABBOT, MONASTERY, "E", put(1, 2, 2, back="0,1"), "abbot_complete"),
    ("two actions in one part", ABBOT, (GARDEN, lay("B", 0, 1, 0, 1)), "B", put(-1, -1, 0, "f0", back="0,-1"),
     "one_action"),
    ("a figure on the river", RIVER, (), "RD", put(1, 0, 0, "w0"), "unknown_segment"),
    ("a river that goes on elsewhere", RIVER, (), "RD", put(0, -1, 0), "river_continues"),
    ("a river tile across the river", RIVER, (), "RD", put(1, 0, 1), "river_continues"),
    ("a U-turn", RIVER, (lay("RJ", 1, 0, 1, 0),), "RG", put(1, 1, 0), "river_turn"),
]  # fmt: skip


def refuse(rules: Carcassonne, state: Table, actor: Any, action: Action, code: str) -> None:
    """Assert that an action is refused with this code and a sentence in each whole language, and changes nothing."""
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as error:
        rules.apply(state, actor, action)
    assert error.value.code == code
    assert msgspec.json.encode(state) == before
    folder = HOUSE if code.startswith(("table.", "action.")) else texts_of("carcassonne")
    sentences = {sentence(folder, language, Text(code, error.value.params)) for language in WHOLE}
    assert len(sentences) == len(WHOLE)


@pytest.mark.parametrize(
    ("boxes", "laid", "tile", "action", "code"), [case[1:] for case in ONE_FIGURE], ids=[case[0] for case in ONE_FIGURE]
)
def test_a_placement_against_the_rules_is_refused(
    boxes: tuple[str, ...], laid: tuple[Move, ...], tile: str, action: Action, code: str
) -> None:
    rules, state, _ = play(boxes, *laid)
    state = draw(rules, state, tile)
    refuse(rules, state, state.active, action, f"carcassonne.{code}")
    refuse(rules, state, 1 - state.active, action, "carcassonne.not_your_turn")


def test_a_builder_on_what_the_tile_completes_is_refused() -> None:
    """It would come home at once (rules section e47)."""
    city = lay("TT", 0, -1, 2, 0, figure=("follower", "city", "E"))
    rules, state, _ = play(TRADERS, city, lay("B", 0, 1, 0, 1))
    state = draw(rules, state, "E")
    refuse(rules, state, 0, put(1, -1, 3, "c0", "builder"), "carcassonne.builder_complete")


def test_a_second_part_is_neither_taken_by_another_nor_after_it_was_declined() -> None:
    rules, state, _ = play(TRADERS, *BUILDER)
    refuse(rules, state, 1, UseBuilder(draws=True), "carcassonne.not_your_turn")
    for actor in ("chance", 0, 1):
        refuse(rules, state, actor, DrawTile("U"), "carcassonne.builder_first")
    refuse(rules, state, 1, put(4, 0, 1), "carcassonne.builder_first")
    declined = rules.apply(state, 0, UseBuilder(draws=False)).state
    assert (declined.active, declined.phase) == (1, "draw")
    for seat in (0, 1):
        refuse(rules, declined, seat, UseBuilder(draws=True), "carcassonne.builder_idle")


@pytest.mark.parametrize(("boxes", "tile"), [((), "TA"), (RIVER, "IA"), (INNS, "RB"), (TRADERS, "Eg"), (ALL, "ZZ")])
def test_a_tile_of_a_box_that_is_not_on_the_table_is_refused(boxes: tuple[str, ...], tile: str) -> None:
    rules, state, _ = play(boxes)
    refuse(rules, state, "chance", DrawTile(tile), "carcassonne.unknown_tile")


def test_tiles_come_in_the_order_of_the_river() -> None:
    """Nothing before the ten, the lake behind them, and no river tile after it (rules section e12)."""
    rules, state, _ = play(RIVER)
    for tile in ("RL", "E"):
        refuse(rules, state, "chance", DrawTile(tile), "carcassonne.not_next")
    state = lay_the_river(rules, state)
    for tile in ("RL", "RB", "RA"):
        refuse(rules, state, "chance", DrawTile(tile), "carcassonne.tile_used_up")
    assert draw(rules, state, "E").drawn == "E"


def test_nothing_meets_a_river_without_its_lake() -> None:
    """The lake fitted nowhere; the river stays open (rules sections e14 and e18)."""
    rules, state, _ = play(RIVER)
    bag = {tile: 0 if is_river(tile) else n for tile, n in state.bag.items()}
    state = draw(rules, replace(state, bag=bag, set_aside=("RL",)), "E")
    for rotation in range(4):  # in one of them the city would meet it, in the others a field
        refuse(rules, state, 0, put(1, 0, rotation), "carcassonne.river_edge")
    assert rules.apply(state, 0, put(0, 1, 1)).state.board.tiles.keys() > state.board.tiles.keys()


@pytest.mark.parametrize(
    ("laid", "last"),
    [
        pytest.param((lay("RE", 1, 0, 0, 0),), ("RG", 1, 1, 0), id="right of the next place"),
        pytest.param((lay("RE", 1, 0, 1, 0),), ("RG", 1, -1, 3), id="left of the next place"),
        pytest.param(
            (lay("RE", 1, 0, 0, 0), lay("RD", 1, 1, 1, 1), lay("RG", 1, 2, 0, 0), lay("RD", 0, 2, 0, 1)),
            ("RI", -1, 2, 3),
            id="right of the place beyond",
        ),
        pytest.param(
            (lay("RE", 1, 0, 1, 0), lay("RD", 1, -1, 1, 1), lay("RG", 1, -2, 3, 0), lay("RD", 0, -2, 0, 1)),
            ("RI", -1, -2, 0),
            id="left of the place beyond",
        ),
    ],
)
def test_a_river_with_room_ahead_keeps_away_from_what_lies(
    laid: tuple[Move, ...], last: tuple[str, int, int, int]
) -> None:
    """One tile too near is enough (rules section e15, `clearance`)."""
    tile, x, y, rotation = last
    rules, state, _ = play(RIVER, *laid, river_turns="clearance")
    state = draw(rules, state, tile)
    refuse(rules, state, state.active, put(x, y, rotation), "carcassonne.river_turn")
    rules, state, _ = play(RIVER, *laid, river_turns="free")
    state = draw(rules, state, tile)
    assert rules.apply(state, state.active, put(x, y, rotation)).state.board.tiles.keys() > state.board.tiles.keys()


def test_a_river_does_not_run_into_what_lies() -> None:
    """It winds back to the spring, whose other edges are fields (rules section e14)."""
    bends = (lay("RE", 1, 0, 0, 0), lay("RG", 1, 1, 0, 1))
    rules, state, _ = play(RIVER, *bends, river_turns="free")
    state = draw(rules, state, "RJ")
    for rotation in range(4):
        laid_tile = rules.rules.box.laid["RJ"][rotation]
        edges = laid_tile.segments[laid_tile.river].edges
        code = {(0, 1): "river_blocked", (1, 2): ""}.get(edges, "river_continues")
        if code:
            refuse(rules, state, 0, put(0, 1, rotation), f"carcassonne.{code}")
        else:
            assert rules.apply(state, 0, put(0, 1, rotation)).state.board.tiles.keys() > state.board.tiles.keys()


@pytest.mark.parametrize(("boxes", "seats"), [(INNS, 7), (ALL, 7), ((), 6), (("abbot", "river"), 6), (INNS, 1)])
def test_a_table_with_too_many_or_too_few_seats_is_refused(boxes: tuple[str, ...], seats: int) -> None:
    """Six may play with Inns & Cathedrals alone (rules section e3)."""
    rules, _, _ = play(boxes)
    colours = (*rules.meta.colours, "violet", "white")[:seats]
    with pytest.raises(IllegalAction) as error:
        rules.setup(StartTable("carcassonne", 1, {}, colours, 0, boxes, "table"))
    assert error.value.code == "table.seats"
    assert all(sentence(HOUSE, language, Text("table.seats", error.value.params)) for language in WHOLE)


def test_every_refusal_of_the_boxes_is_tested() -> None:
    tested = Path(__file__).read_text("utf-8")
    raised = {
        str(node.args[0].value).removeprefix("carcassonne.")
        for path in (ROOT / "games/carcassonne/expansions").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction"
        if isinstance(node.args[0], ast.Constant)
    }
    raised |= {"no_figure_left", "unknown_figure", "no_follower_in_garden", "one_action", "nothing_to_take_back"}
    assert {code for code in raised if f'"{code}"' not in tested and f'carcassonne.{code}"' not in tested} == set()
