"""Progress boards as data: boards entered by a table, every fault with track and space, and the source of a board."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.texts.languages import LANGUAGES
from companion.texts.localization import format_sentence
from games.core.errors import IllegalAction
from games.isle_of_skye.expansions.journeyman.board import PROGRESS_BOARD, find_faults, read_board
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.data import BOARDS
from games.isle_of_skye.expansions.journeyman.state import Follower, Reached
from games.isle_of_skye.expansions.journeyman.tracks import (
    NO_STEPS,
    Marker,
    find_advance,
    find_next_space,
    list_directions,
)
from games.isle_of_skye.rules import IsleOfSkye
from tests.games.isle_of_skye.golden import plain
from tests.games.isle_of_skye.journeyman_boards import (
    FAULTS,
    FIVE,
    JOURNEYMAN,
    RECORDED,
    WHOLE,
    changed_board,
    loop,
    space,
    start,
)
from tests.games.isle_of_skye.shapes import RULES as BASE

# --- faults ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", RECORDED.values(), ids=RECORDED)
def test_a_complete_board_is_read(board: dict[str, Any]) -> None:
    assert list(find_faults(board, board["side"])) == []
    assert read_board(board, board["side"]).find_space("herald", 3).fee == 5


def test_the_invented_boards_are_complete() -> None:
    for side, board in BOARDS.items():
        assert list(find_faults({"schema": "skye-progress-board/1", "side": side, **plain(board)}, side)) == []


DOUBTS: dict[str, tuple[Any, str, str | None, int | None]] = {
    "a segment left out": (space("warrior", 7, segment=4), "segment", "warrior", 7),
    "a segment again": (space("warrior", 7, segment=1), "segment", "warrior", 7),
    "the last segment missing": (
        changed_board(
            lambda board: [
                space.update(segment=3, bridge_before=False) for space in board["tracks"]["merchant"]["spaces"][8:]
            ]
        ),
        "segments",
        "merchant",
        None,
    ),
    "a bridge too few": (space("herald", 3, bridge_before=False), "bridge", "herald", 3),
    "a bridge too many": (space("herald", 2, bridge_before=True), "bridge", "herald", 2),
    "a banner that is worth less": (space("warrior", 5, banner={"vp": 0}), "banner_less", "warrior", 5),
    "a fee beside the Herald track": (space("merchant", 4, fee=5), "fee", "merchant", 4),
    "a fee that no source has": (space("herald", 6, fee=9), "fee_amount", "herald", 6),
    "the first fee": (space("herald", 3, fee=8), "fee_amount", "herald", 3),
    "a tier out of order": (
        changed_board(
            lambda board: [
                board["tracks"]["warrior"]["spaces"][n - 1].update(bonus_tier=tier) for n, tier in ((3, "II"), (6, "I"))
            ]
        ),
        "tier_order",
        "warrior",
        6,
    ),
    "a tier missing": (space("herald", 9, bonus_tier=None), "tiers", "herald", None),
    "no ship first": (
        space("merchant", 1, requirement={"kind": "feature", "feature": "farm"}),
        "first_merchant",
        "merchant",
        1,
    ),
    "no farm first": (space("herald", 1, requirement={"kind": "scroll"}), "first_herald", "herald", 1),
    "the castle early": (space("warrior", 2, requirement={"kind": "castle"}), "early_castle", "warrior", 2),
    "the second segment early": (
        changed_board(
            lambda board: [
                board["tracks"]["warrior"]["spaces"][n - 1].update(segment=2, bridge_before=n == 3) for n in (3, 4)
            ]
        ),
        "early_segment",
        "warrior",
        3,
    ),
    "the income of the other side": (space("merchant", 4, banner={"gold": 5}), "income", "merchant", 4),
    "more movement than there is": (space("merchant", 8, banner={"move": 9}), "movement", "merchant", 8),
    "points of the end": (
        changed_board(lambda board: board["tracks"]["herald"]["loop"].update(vp=9)),
        "loop_points",
        "herald",
        None,
    ),
    "movement at the start": (changed_board(lambda board: board["start"].update(move=5)), "start", None, None),
    "the shortest Warrior track": (
        changed_board(
            lambda board: (
                [board["tracks"]["warrior"]["spaces"].pop(9) for _ in range(4)],
                board["tracks"]["warrior"]["spaces"][8].update(segment=4, bridge_before=True, bonus_tier="III"),
                board["tracks"]["warrior"]["loop"].update(spaces=[8, 9]),
            )
        ),
        "longest",
        "warrior",
        None,
    ),
}
"""Boards that contradict the rules and can be played all the same."""


@pytest.mark.parametrize("doubt_name", DOUBTS)
def test_contradictions_with_the_rules_are_named_and_can_be_played(doubt_name: str) -> None:
    raw, code, track, n = DOUBTS[doubt_name]
    assert list(find_faults(raw, "2-4")) == []
    doubt_codes = [
        (named_doubt.code, getattr(named_doubt.params.get("track"), "code", None), named_doubt.params.get("n"))
        for named_doubt in PROGRESS_BOARD.list_doubts("2-4", raw)
    ]
    track_code = track and f"isle_of_skye.track_{track}"
    assert (f"isle_of_skye.board_{code}", track_code, n if code != "start" else 4) in doubt_codes
    for language in LANGUAGES:
        for doubt in PROGRESS_BOARD.list_doubts("2-4", raw):
            assert format_sentence(doubt.code, doubt.params, language) != doubt.code
    assert source({"2-4": PROGRESS_BOARD.read("2-4", raw)}) == ("transcribed", True)


@pytest.mark.parametrize("side", [WHOLE, FIVE])
def test_a_board_of_the_rules_has_no_warnings(side: dict[str, Any]) -> None:
    assert list(PROGRESS_BOARD.list_doubts(side["side"], side)) == []


@pytest.mark.parametrize("fault_name", FAULTS)
def test_a_fault_is_named_with_its_track_and_space(fault_name: str) -> None:
    raw, code, track, n = FAULTS[fault_name]
    fault = next(find_faults(raw, "2-4"))
    fault_track = fault.params.get("track")
    assert fault.code == f"isle_of_skye.board_{code}"
    assert (getattr(fault_track, "code", None), fault.params.get("n")) == (track and f"isle_of_skye.track_{track}", n)
    for language in LANGUAGES:
        words = format_sentence(fault.code, fault.params, language)
        assert words != fault.code
        assert n is None or str(n) in words
    with pytest.raises(IllegalAction, match=f"board_{code}"):
        JOURNEYMAN.setup(start({"2-4": raw}))


def test_every_fault_is_found_not_only_the_first() -> None:
    board = space("warrior", 2, banner={"gold": 2})
    board["tracks"]["herald"]["loop"]["spaces"] = [9, 10]
    assert [fault.code for fault in find_faults(board, "2-4")] == [
        "isle_of_skye.board_banner",
        "isle_of_skye.board_loop",
    ]


# --- tables ---------------------------------------------------------------------------------------------------


def source(*args: Any, rules: IsleOfSkye = JOURNEYMAN, **options: Any) -> tuple[str, bool]:
    """Return the source of a table's board, and whether the table has entered it."""
    journeys = rules.setup(start(*args, **options)).state.slices.journeyman
    return journeys.source, journeys.board is not None


def test_boards_come_from_the_box_are_invented_or_entered_by_hand() -> None:
    both_sides = {"2-4": WHOLE, "5": FIVE}
    assert source(both_sides) == source(both_sides, draw="app") == ("transcribed", True)
    assert source(draw="app") == ("invented", False)
    assert source() == source(draw="app", tracking="territories") == ("by_hand", False)
    assert source(both_sides, draw="app", progress_board="by_hand") == ("by_hand", False)
    assert source({"2-4": WHOLE}, seats=5) == ("by_hand", False), "five play on the other side"
    assert source({"5": FIVE}, seats=5) == ("transcribed", True)
    assert source(rules=IsleOfSkye(Journeyman(BOARDS))) == ("printed", False)


def test_a_side_has_its_own_name() -> None:
    with pytest.raises(IllegalAction, match="board_side"):
        JOURNEYMAN.setup(start({"2-4": FIVE}))
    with pytest.raises(IllegalAction, match="board_side"):
        JOURNEYMAN.setup(start({"both": WHOLE}))


def test_a_table_without_the_expansion_has_no_boards() -> None:
    with pytest.raises(IllegalAction) as error:
        BASE.setup(replace(start({"2-4": WHOLE}), expansions=()))
    assert (error.value.code, error.value.params) == ("table.option", {"option": "boards"})


def test_an_invented_board_is_marked_as_such() -> None:
    for draw, code in (("app", "surface_tracks_invented"), ("table", "surface_tracks")):
        state = JOURNEYMAN.setup(start(draw=draw)).state
        assert JOURNEYMAN.build_view(state, 0).surfaces["tracks-0"].name.code == f"isle_of_skye.{code}"


def test_the_board_of_the_table_determines_what_a_step_gives() -> None:
    rich = space("warrior", 1, vp_on_step=7)
    state: Any = JOURNEYMAN.setup(start({"2-4": rich})).state
    journeyman: Any = JOURNEYMAN.extended.capabilities[0]
    assert journeyman.find_board(state).find_space("warrior", 1).vp_on_step == 7
    decoded = msgspec.json.decode(msgspec.json.encode(state), type=JOURNEYMAN.state_type)
    assert decoded == state


def test_before_its_first_banner_a_track_gives_what_is_printed_at_the_start() -> None:
    board = read_board(changed_board(lambda board: board["start"].update(gold=1, move=3)), "2-4")
    reached = (Reached("merchant", 1, 5, gold=2), Reached("merchant", 2, 6, move=5))
    seat = Follower(reached=reached)
    assert [seat.count_income(board, phase) for phase in (5, 6)] == [1, 2]
    assert [seat.count_points(board, phase) for phase in (6, 7)] == [3, 5]


def test_the_income_of_the_start_is_paid() -> None:
    rich = changed_board(lambda board: board["start"].update(gold=1))
    state: Any = JOURNEYMAN.setup(start({"2-4": rich})).state
    assert JOURNEYMAN.extended.capabilities[0].count_income(state, 0) == 1


# --- an end of three spaces (section j4) ----------------------------------------------------------------------

LONG = read_board(loop(9, 10, 11), "2-4")


def test_in_the_middle_of_a_long_end_a_marker_moves_in_either_direction() -> None:
    last, middle, first = Marker(11, 11), Marker(10, 11), Marker(9, 11)
    assert [list_directions(LONG, "herald", marker) for marker in (last, middle, first)] == [
        (False,),
        (False, True),
        (False,),
    ]
    reached = [
        (space and space.n)
        for marker in (last, middle, first)
        for space in (find_next_space(LONG, "herald", marker, "marker", back=back) for back in (False, True))
    ]
    assert reached == [10, 10, 11, 9, 10, None]
    step = find_advance(LONG, {**NO_STEPS, "herald": middle}, "herald", "marker", back=True)
    assert not isinstance(step, str)
    assert (step.marker, step.points, step.cost) == (first, 4, 0), "no fee for a step back"


def test_before_its_end_is_reached_a_track_has_no_way_back() -> None:
    assert find_next_space(LONG, "herald", Marker(10, 10), "marker", back=True) is None
    assert list_directions(LONG, "herald", Marker(10, 10)) == (False,)
    assert find_advance(LONG, {**NO_STEPS, "herald": Marker(10, 11)}, "herald", "sale", back=True) == "only_warrior"
