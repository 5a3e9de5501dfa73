"""Refusals by the Journeyman's rules: code, a message in both languages, no change."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from companion.texts.localization import format_sentence
from games.core.action import Action, find_actor
from games.core.errors import GameError
from games.core.grid import pack
from games.core.seats import Seat
from games.isle_of_skye.expansions.journeyman.actions import (
    Advance,
    AdvanceByHand,
    LayBonusTiles,
    PickUp,
    PlaceRoad,
    PlanMarker,
    ReportSpace,
    ReportTrade,
    ScoreTracks,
    UseExtraMovement,
    ValidateMovement,
)
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.state import Question
from games.isle_of_skye.rules import IsleOfSkye
from tests.games.isle_of_skye.journeyman import MEADOWS, Table, at, go, has, layouts, markers_at, meadow, owns, start
from tests.games.isle_of_skye.journeyman_boards import loop, space, without
from tests.games.isle_of_skye.shapes import with_gold
from tests.games.wording import WHOLE

ROW = (("way", 1, 0), ("way", 2, 0), ("field", 3, 0), ("field", 4, 0))
DONE = PlanMarker(2, 1, "")


class Case(NamedTuple):
    """A table, an action with its seat, and the code of the refusal."""

    table: Table
    seat: Seat | None
    action: Action
    code: str


def planning(*placed: str, **changes: Any) -> Table:
    """Return a table where seat 0 is planning, with these markers."""
    state = has(meadow(*ROW), 0, **changes)
    return go(state, *((0, PlanMarker(2, n, place)) for n, place in enumerate(placed, 1)), rules=MEADOWS)


def travelling(*placed: str, **changes: Any) -> Table:
    """Return a table where seat 0 is travelling to these markers."""
    state = go(planning(*placed, **changes), (0, PlanMarker(2, len(placed) + 1, "")), (1, DONE), rules=MEADOWS)
    return go(state, (None, ValidateMovement()), rules=MEADOWS)


def table_with_question(because: str, gold: int = 10, track: str = "", **changes: Any) -> Table:
    """Return a table where seat 0 is asked for an advance in the buy phase."""
    state = with_gold(at(meadow(*ROW, **changes.pop("options", {})), "buy"), gold, gold)
    return has(state, 0, due=(Question(1, because, track),), **changes)  # type: ignore[arg-type]


BY_HAND = {"options": {"progress_board": "by_hand"}}
CASES: dict[str, Callable[[], Case]] = {
    "a marker twice": lambda: Case(planning("1,0"), 0, PlanMarker(2, 2, "1,0"), "isle_of_skye.marker_there"),
    "a marker outside": lambda: Case(planning(), 0, PlanMarker(2, 1, "0,5"), "isle_of_skye.no_tile_there"),
    "one marker too many": lambda: Case(
        planning("0,0", "1,0"), 0, PlanMarker(2, 3, "2,0"), "isle_of_skye.no_marker_left"
    ),
    "a marker out of reach": lambda: Case(planning(), 0, PlanMarker(2, 1, "4,0"), "isle_of_skye.too_far_by"),
    "a plan of the last round": lambda: Case(planning(), 0, PlanMarker(1, 1, "1,0"), "table.too_late"),
    "a plan that stands": lambda: Case(
        go(planning(), (0, DONE), rules=MEADOWS), 0, PlanMarker(2, 1, "1,0"), "table.too_late"
    ),
    "a stop without a marker": lambda: Case(travelling("1,0"), 0, PickUp(2, 1, "2,0"), "isle_of_skye.no_marker_there"),
    "a journey of somebody else": lambda: Case(
        travelling("1,0"), 1, PickUp(2, 1, "1,0"), "isle_of_skye.not_your_journey"
    ),
    "a stop of the last round": lambda: Case(travelling("1,0"), 0, PickUp(1, 1, "1,0"), "table.too_late"),
    "a stop out of reach": lambda: Case(
        has(travelling("1,0"), 0, spent=4), 0, PickUp(2, 1, "1,0"), "isle_of_skye.too_far"
    ),
    "a requirement that is not met": lambda: Case(
        travelling("1,0"), 0, PickUp(2, 1, "1,0", "warrior"), "isle_of_skye.not_fulfilled"
    ),
    "paid away from the castle": lambda: Case(
        travelling("1,0"), 0, PickUp(2, 1, "1,0", "warrior", castle=True), "isle_of_skye.castle_only"
    ),
    "a castle price that is not met": lambda: Case(
        with_gold(travelling("0,0"), 0, 0), 0, PickUp(2, 1, "0,0", "warrior", castle=True), "isle_of_skye.cannot_pay"
    ),
    "a fee that is not met": lambda: Case(
        table_with_question("symbol", gold=4, markers=markers_at(herald=2)),
        0,
        Advance(1, "herald"),
        "isle_of_skye.cannot_pay",
    ),
    "a sale on another track": lambda: Case(
        table_with_question("sale"), 0, Advance(1, "herald"), "isle_of_skye.only_warrior"
    ),
    "a sale at the end": lambda: Case(
        table_with_question("sale", markers=markers_at(warrior=13)),
        0,
        Advance(1, "warrior"),
        "isle_of_skye.end_of_track",
    ),
    "an answer that was given": lambda: Case(table_with_question("sale"), 0, Advance(2, "warrior"), "table.too_late"),
    "an answer of somebody else": lambda: Case(table_with_question("sale"), 1, Advance(1, "warrior"), "table.too_late"),
    "a known board told by hand": lambda: Case(
        table_with_question("sale"), 0, AdvanceByHand(1, "warrior"), "isle_of_skye.board_listed"
    ),
    "a space told of a known board": lambda: Case(
        table_with_question("sale", track="warrior"), 0, ReportSpace(1, "points", 1), "isle_of_skye.board_listed"
    ),
    "a board by hand as if known": lambda: Case(
        table_with_question("sale", **BY_HAND), 0, Advance(1, "warrior"), "isle_of_skye.reported_by_hand"
    ),
    "by hand, a sale on another track": lambda: Case(
        table_with_question("sale", **BY_HAND), 0, AdvanceByHand(1, "herald"), "isle_of_skye.only_warrior"
    ),
    "by hand, back from the start": lambda: Case(
        table_with_question("symbol", **BY_HAND),
        0,
        AdvanceByHand(1, "herald", back=True),
        "isle_of_skye.start_of_track",
    ),
    "by hand, a banner of a space from before": lambda: Case(
        table_with_question("symbol", track="herald", markers=markers_at(herald=2), **BY_HAND),
        0,
        ReportSpace(1, "round_points", 2),
        "isle_of_skye.space_unknown",
    ),
    "a bonus tile of this phase": lambda: Case(
        owns(planning(), 0, "extra_movement", phase=9), 0, UseExtraMovement(2), "isle_of_skye.no_extra_movement"
    ),
    "no bonus tile": lambda: Case(planning(), 0, UseExtraMovement(2), "isle_of_skye.no_extra_movement"),
    "a road of this phase": lambda: Case(planning(gained=(9,)), 0, PlaceRoad(2, 1, "0,0|E"), "isle_of_skye.no_road"),
    "a road on no edge": lambda: Case(planning(gained=(8,)), 0, PlaceRoad(2, 1, "4,0|E"), "isle_of_skye.no_edge_there"),
    "a road on a taken edge": lambda: Case(
        planning(gained=(8,), roads=((pack(0, 0), pack(1, 0)),)),
        0,
        PlaceRoad(2, 2, "0,0|E"),
        "isle_of_skye.no_edge_there",
    ),
    "a road of the last round": lambda: Case(planning(gained=(8,)), 0, PlaceRoad(1, 1, "0,0|E"), "table.too_late"),
    "bonus tiles of another tier": lambda: Case(
        without_layout(),
        0,
        LayBonusTiles(0, "I", ("no_axe", "bank_pays", "two_buys")),
        "isle_of_skye.no_such_layout",
    ),
    "trade where offers are tracked": lambda: Case(planning(), 0, ReportTrade(2, 1, "sale"), "table.too_late"),
    "a plan judged too early": lambda: Case(planning("1,0"), None, ValidateMovement(), "table.nothing_due"),
    "tracks scored too early": lambda: Case(planning(), None, ScoreTracks(), "table.nothing_due"),
}


def without_layout() -> Table:
    """Return a state in which the bonus tiles are still to be placed."""
    state = meadow(*ROW)
    for seat, _ in layouts(2)[::3]:
        state = has(state, seat, layout={})
    return at(state, "layout")


def refusal(case: Case) -> GameError:
    with pytest.raises(GameError) as error:
        MEADOWS.apply(case.table, find_actor(case.action, case.seat), case.action)
    return error.value


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_has_a_message_in_both_languages_and_changes_nothing(name: str) -> None:
    case = CASES[name]()
    before = msgspec.json.encode(case.table)
    refused = refusal(case)
    assert refused.code == case.code
    assert msgspec.json.encode(case.table) == before
    words = [format_sentence(refused.code, refused.params, language) for language in WHOLE]
    assert refused.code not in words
    assert len(set(words)) == len(WHOLE)


WRONG_BOARDS: dict[str, tuple[dict[str, Any], str]] = {
    "a missing space": (without("warrior", 6), "missing"),
    "a tier twice": (space("warrior", 6, bonus_tier="I"), "tier"),
    "a loop that is none": (loop(9, 11), "loop"),
    "a megabyte": ({**space("warrior", 1), "status": "x" * 1_000_000, "more": 1}, "schema"),
}


@pytest.mark.parametrize("name", WRONG_BOARDS)
def test_no_table_begins_with_an_invalid_board(name: str) -> None:
    board, code = WRONG_BOARDS[name]
    rules = IsleOfSkye(Journeyman())
    with pytest.raises(GameError) as error:
        rules.setup(msgspec.structs.replace(start(), boards={"2-4": board}))
    assert error.value.code == f"isle_of_skye.board_{code}"
    words = [format_sentence(error.value.code, error.value.params, language) for language in WHOLE]
    assert len(set(words)) == len(WHOLE)
