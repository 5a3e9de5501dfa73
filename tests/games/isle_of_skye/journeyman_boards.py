"""Progress boards as a box may hold them, whole and faulty."""

import copy
from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import strategies as st

from games.core.action import StartTable
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import IsleOfSkye
from tests.games.isle_of_skye.golden import FOLDER

RECORDED: dict[str, Any] = msgspec.json.decode((FOLDER / "boards.json").read_bytes())


WHOLE: dict[str, Any] = RECORDED["side_2-4"]


FIVE: dict[str, Any] = RECORDED["side_5"]


JOURNEYMAN = IsleOfSkye(Journeyman())


def changed_board(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return the complete board after a change."""
    board = copy.deepcopy(WHOLE)
    change(board)
    return board


@st.composite
def spoilt(draw: st.DrawFn, *wholes: dict[str, Any]) -> dict[str, Any]:
    """Draw one of the documents with one random change."""
    document: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(wholes)))
    at: Any = document
    while True:
        key = draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
        if isinstance(at[key], dict | list) and at[key] and draw(st.booleans()):
            at = at[key]
        else:
            at[key] = draw(ANY)
            return document


def space(track: str, n: int, **facts: Any) -> dict[str, Any]:
    """Return the complete board with other facts of a space."""
    return changed_board(lambda board: board["tracks"][track]["spaces"][n - 1].update(facts))


def without(track: str, n: int) -> dict[str, Any]:
    return changed_board(lambda board: board["tracks"][track]["spaces"].pop(n - 1))


def loop(*spaces: int, track: str = "herald") -> dict[str, Any]:
    return changed_board(lambda board: board["tracks"][track]["loop"].update(spaces=list(spaces)))


FAULTS: dict[str, tuple[Any, str, str | None, int | None]] = {
    "no board": ([], "schema", None, None),
    "another schema": ({**WHOLE, "schema": "skye-progress-board/2"}, "schema", None, None),
    "more than a board": ({**WHOLE, "owner": "Anna"}, "schema", None, None),
    "the other side": (FIVE, "side", None, None),
    "a segment without a price": ({**WHOLE, "castle_costs": {"1": 1, "2": 3, "3": 5}}, "costs", None, None),
    "no movement": ({**WHOLE, "start": {"gold": 0}}, "costs", None, None),
    "points at the start": ({**WHOLE, "start": {"move": 4, "gold": 0, "vp": 1}}, "costs", None, None),
    "two tracks": (changed_board(lambda board: board["tracks"].pop("herald")), "tracks", None, None),
    "no spaces": (changed_board(lambda board: board["tracks"].update(herald={})), "spaces", "herald", None),
    "too many spaces": (
        changed_board(lambda board: board["tracks"]["herald"].update(spaces=board["tracks"]["herald"]["spaces"] * 900)),
        "spaces",
        "herald",
        None,
    ),
    "half a space": (
        changed_board(lambda board: board["tracks"]["merchant"]["spaces"][4].pop("fee")),
        "space",
        "merchant",
        5,
    ),
    "a word for a number": (space("warrior", 2, fee="5"), "space", "warrior", 2),
    "fewer than no points": (space("warrior", 2, vp_on_step=-1), "space", "warrior", 2),
    "a missing space": (without("warrior", 6), "missing", "warrior", 6),
    "a segment without a number": (space("warrior", 7, segment=5), "segment", "warrior", 7),
    "a symbol that nothing asks for": (
        space("herald", 1, requirement={"kind": "feature", "feature": "castle"}),
        "requirement",
        "herald",
        1,
    ),
    "a distance that is none": (
        space("herald", 1, requirement={"kind": "distance_min", "tiles": 1}),
        "requirement",
        "herald",
        1,
    ),
    "an area of no terrain": (space("herald", 1, requirement={"kind": "completed_area"}), "requirement", "herald", 1),
    "an area of a terrain twice": (
        space("herald", 1, requirement={"kind": "completed_area", "terrains": ["water", "water"]}),
        "requirement",
        "herald",
        1,
    ),
    "no side of the compass": (space("herald", 1, requirement={"kind": "compass"}), "requirement", "herald", 1),
    "two requirements": (
        space("herald", 1, requirement={"kind": "scroll", "feature": "farm"}),
        "requirement",
        "herald",
        1,
    ),
    "gold of a warrior": (space("warrior", 2, banner={"gold": 2}), "banner", "warrior", 2),
    "a tier twice": (space("warrior", 6, bonus_tier="I"), "tier", "warrior", 6),
    "an end before the end": (loop(9, 10), "loop", "herald", None),
    "an end with a hole": (loop(9, 11), "loop", "herald", None),
    "an end of one space": (loop(11), "loop", "herald", None),
    "an end beyond the start": (loop(0, 11), "loop", "herald", None),
}


def start(boards: dict[str, Any] | None = None, draw: Any = "table", seats: int = 2, **options: str) -> StartTable:
    own_boards = msgspec.UNSET if boards is None else boards
    colours = META.colours[:seats]
    return StartTable(
        "isle_of_skye", META.ruleset_version, options, colours, 0, ("journeyman",), draw, boards=own_boards
    )


ANY = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.sampled_from(["warrior", "loop", "water", "N"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
