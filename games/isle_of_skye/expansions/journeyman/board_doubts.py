"""Contradictions to the rules that do not make a progress board unplayable (sections j11 and j12)."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from games.core.errors import IllegalAction
from games.isle_of_skye.expansions.journeyman.data import (
    HERALD_FEES,
    TIERS,
    TRACKS,
    ProgressBoard,
    Requirement,
    Space,
    Track,
)
from games.isle_of_skye.expansions.journeyman.events import name_track

SEGMENTS: Final = 4
FIRST: Final[dict[Track, Requirement]] = {
    "merchant": Requirement("feature", "ship"),
    "herald": Requirement("feature", "farm"),
}
"""What the first space of a track asks for."""
INCOMES: Final[dict[str, tuple[int, ...]]] = {"2-4": (2, 4, 7), "5": (2, 5, 7)}
MOST_MOVEMENT: Final[dict[str, int]] = {"2-4": 8, "5": 6}
LOOP_POINTS: Final = (3, 4)
MOVEMENT: Final = 4
"""Movement points at the start."""
EARLY: Final[tuple[Track, ...]] = ("warrior", "merchant")
"""Tracks whose first four spaces are described in the text."""


def find_doubts(board: ProgressBoard, side: str) -> Iterator[IllegalAction]:
    """Yield what contradicts the rules on a side without faults."""
    if board.start.get("move") != MOVEMENT:
        yield build_fault("start", n=MOVEMENT)
    for track in TRACKS:
        spaces = board.tracks[track].spaces
        yield from _find_segment_doubts(track, spaces)
        yield from _find_first_space_doubts(track, spaces)
        for space in spaces:
            yield from _find_space_doubts(track, space, side)
        yield from _find_banner_doubts(track, spaces)
        yield from _find_tier_doubts(track, spaces)
        if board.tracks[track].loop.vp not in LOOP_POINTS:
            yield build_fault("loop_points", track)
    lengths = {track: len(board.tracks[track].spaces) for track in TRACKS}
    if any(lengths[track] >= lengths["warrior"] for track in TRACKS[1:]):
        yield build_fault("longest", "warrior")


def build_fault(code: str, track: Track | None = None, n: int | None = None, **params: Any) -> IllegalAction:
    """Return a fault of, or a doubt about, a space of a track, a track, or the board."""
    place: Mapping[str, Any] = {"track": track and name_track(track), "n": n}
    known_place = {key: value for key, value in place.items() if value is not None}
    return IllegalAction(f"isle_of_skye.board_{code}", known_place | params, rule="j12")


def _find_segment_doubts(track: Track, spaces: tuple[Space, ...]) -> Iterator[IllegalAction]:
    previous = 1
    for space in spaces:
        if space.segment - previous not in (0, 1):
            yield build_fault("segment", track, space.n)
        elif space.bridge_before != (space.segment > previous):
            yield build_fault("bridge", track, space.n)
        previous = space.segment
    if previous != SEGMENTS:
        yield build_fault("segments", track)


def _find_first_space_doubts(track: Track, spaces: tuple[Space, ...]) -> Iterator[IllegalAction]:
    if track in FIRST and spaces[0].requirement != FIRST[track]:
        yield build_fault(f"first_{track}", track, 1)
    if track not in EARLY:
        return
    for space in spaces[:4]:
        if space.requirement.kind == "castle":
            yield build_fault("early_castle", track, space.n)
        if space.segment != (2 if space.n == 4 else 1):
            yield build_fault("early_segment", track, space.n)


def _find_space_doubts(track: Track, space: Space, side: str) -> Iterator[IllegalAction]:
    if space.fee and track != "herald":
        yield build_fault("fee", track, space.n)
    elif track == "herald" and (space.fee not in (0, *HERALD_FEES) or (space.n == 3 and space.fee != HERALD_FEES[0])):
        yield build_fault("fee_amount", track, space.n)
    banner = space.banner or {}
    if "gold" in banner and banner["gold"] not in INCOMES[side]:
        yield build_fault(
            "income", track, space.n, low=INCOMES[side][0], middle=INCOMES[side][1], high=INCOMES[side][2]
        )
    if banner.get("move", 0) > MOST_MOVEMENT[side]:
        yield build_fault("movement", track, space.n, most=MOST_MOVEMENT[side])


def _find_banner_doubts(track: Track, spaces: tuple[Space, ...]) -> Iterator[IllegalAction]:
    best: dict[str, int] = {}
    for space in spaces:
        for benefit, value in (space.banner or {}).items():
            if value < best.get(benefit, 1):
                yield build_fault("banner_less", track, space.n)
            best[benefit] = value


def _find_tier_doubts(track: Track, spaces: tuple[Space, ...]) -> Iterator[IllegalAction]:
    places = [(TIERS.index(space.bonus_tier), space.n) for space in spaces if space.bonus_tier]
    for (tier, _), (following, n) in pairwise(places):
        if following < tier:
            yield build_fault("tier_order", track, n, tier=TIERS[following])
    if len({tier for tier, _ in places}) < len(TIERS):
        yield build_fault("tiers", track)
