"""Progress boards as data (section j12): read from JSON of the schema `skye-progress-board/1`, each fault named by its
track and space."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

import msgspec

from games.core.action import Facts
from games.core.art.glyph import draw_line, draw_shape
from games.core.art.layouts import draw_layout
from games.core.boards import BoardForm, BoardKind, BoardLine, compare_layouts
from games.core.errors import IllegalAction
from games.core.score import Place
from games.core.text import Text
from games.isle_of_skye.art_parts import translate
from games.isle_of_skye.expansions.journeyman.art_board import build_layout
from games.isle_of_skye.expansions.journeyman.board_doubts import SEGMENTS, build_fault, find_doubts
from games.isle_of_skye.expansions.journeyman.board_form import BANNERS, DISTANCES, FEATURES, FORM, MOST_SPACES
from games.isle_of_skye.expansions.journeyman.data import (
    BOARDS,
    ID,
    TRACKS,
    ProgressBoard,
    Requirement,
    Space,
    Track,
    TrackFacts,
    choose_side,
    name_space,
)
from games.isle_of_skye.expansions.journeyman.events import name_track
from games.isle_of_skye.tiles import TERRAINS

SCHEMA: Final = "skye-progress-board/1"
PRICED: Final = tuple(str(segment) for segment in range(1, SEGMENTS + 1))
"""The segments that have a price."""
STARTS: Final = frozenset({"move", "gold"})
"""What a seat may have before its first banner (section j12)."""
_AROUND: Final = frozenset({"schema", "side", "status", "castle_costs", "start", "tracks"})


class ProgressBoards(BoardKind):
    """Both sides of the progress board, by the players that they are for."""

    schema = SCHEMA
    names: Mapping[str, Text] = {
        "2-4": Text("isle_of_skye.board_name_few"),
        "5": Text("isle_of_skye.board_name_five"),
    }
    expansion = ID
    seats: Mapping[str, tuple[int, int]] = {"2-4": (2, 4), "5": (5, 5)}
    form: BoardForm | None = FORM
    guess: Text | None = Text("isle_of_skye.board_guess")

    def list_faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        return find_faults(facts, board)

    def list_doubts(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        if any(_find_shape_faults(facts, board)):
            return
        faulty = [fault.params.get("track") for fault in find_faults(facts, board)]
        for doubtful in find_doubts(msgspec.convert(facts, ProgressBoard), board):
            track = doubtful.params.get("track")
            if track is None or track not in faulty:  # what follows from a fault is no doubt of its own
                yield doubtful

    def locate_fault(self, fault: IllegalAction) -> Place:
        name = fault.params.get("track")
        track = next((track for track in TRACKS if name_track(track) == name), None)
        return name_space(track, int(str(fault.params.get("n", 0)))) if track else ""

    def describe_changes(self, board: str, facts: Facts, other: Facts) -> tuple[BoardLine, ...]:
        own_layout, other_layout = (
            build_layout(_make_drawable(read_board(printed, board))) for printed in (facts, other)
        )
        return compare_layouts(own_layout, other_layout)

    def complete(self, board: str, facts: Facts) -> Facts:
        """Return what is printed, without what a copy says of its sources."""
        complete: Facts = msgspec.json.decode(msgspec.json.encode(read_board(facts, board)))
        for track in complete["tracks"].values():
            for space in track["spaces"]:
                del space["known"]
                space["requirement"] = {key: value for key, value in space["requirement"].items() if value}
        return {"schema": SCHEMA, "side": board, **complete}

    def draw_picture(self, board: str, facts: Facts) -> str:
        if any(_find_shape_faults(facts, board)):
            return ""
        progress_board = msgspec.convert(facts, ProgressBoard)
        layout = build_layout(_make_drawable(progress_board))
        unknown = [
            layout.spaces[name_space(track, n)]
            for track in TRACKS
            for n, space in enumerate(progress_board.tracks[track].spaces, 1)
            if not _can_be_asked(space.requirement)
        ]
        wrong = {self.locate_fault(fault) for fault in (*find_faults(facts, board), *self.list_doubts(board, facts))}
        return draw_layout(layout, wrong, "".join(_draw_question_mark(space.x, space.y) for space in unknown))

    def find_starting_facts(self, board: str, kept_boards: Mapping[str, Facts]) -> Facts:
        """Return the other side, from which few spaces differ, or the invented one."""
        other = next(iter(kept_boards.values()), None)
        if other is not None:
            return {**other, "side": board}
        return self.complete(board, {"schema": SCHEMA, "side": board, **msgspec.to_builtins(BOARDS[board])})

    def is_played(self, board: str, seats: int, options: Mapping[str, str]) -> bool:
        return board == choose_side(seats) and options.get("progress_board") != "by_hand"


PROGRESS_BOARD: Final = ProgressBoards()


def read_board(raw: Any, side: str) -> ProgressBoard:
    """Return a side of the progress board from its facts.

    :raises IllegalAction: the first of its faults, `isle_of_skye.board_*`.
    """
    for fault in find_faults(raw, side):
        raise fault
    return msgspec.convert(raw, ProgressBoard)


def find_faults(raw: Any, side: str) -> Iterator[IllegalAction]:
    """Yield everything for which a side cannot be played. Where the shape is wrong, nothing that follows from it is
    looked at."""
    shape = list(_find_shape_faults(raw, side))
    yield from shape
    if not shape:
        board = msgspec.convert(raw, ProgressBoard)
        for track in TRACKS:
            yield from _find_track_faults(track, board.tracks[track])


def _find_shape_faults(raw: Any, side: str) -> Iterator[IllegalAction]:
    if not isinstance(raw, Mapping) or raw.get("schema") != SCHEMA or set(raw) - _AROUND:
        yield build_fault("schema")
        return
    if raw.get("side") != side:
        yield build_fault("side", side=side)
        return
    if not _is_priced(raw):
        yield build_fault("costs")
    tracks = raw.get("tracks")
    if not isinstance(tracks, Mapping) or set(tracks) != set(TRACKS):
        yield build_fault("tracks")
        return
    for track in TRACKS:
        yield from _find_track_shape_faults(track, tracks[track])


def _is_priced(raw: Mapping[str, Any]) -> bool:
    """True if the four segments have their prices, and the start its movement and, if any, its income."""
    around: dict[str, Any] = {"castle_costs": raw.get("castle_costs"), "start": raw.get("start"), "tracks": {}}
    try:
        board = msgspec.convert(around, ProgressBoard)
    except msgspec.ValidationError:
        return False
    is_start = set(board.start) <= STARTS and board.start.get("move", 0) > 0
    return tuple(sorted(board.castle_costs)) == PRICED and is_start


def _find_track_shape_faults(track: Track, raw: Any) -> Iterator[IllegalAction]:
    spaces = raw.get("spaces") if isinstance(raw, Mapping) else None
    if not isinstance(spaces, list | tuple) or not 2 <= len(spaces) <= MOST_SPACES:
        yield build_fault("spaces", track, most=MOST_SPACES)
        return
    is_whole = True
    for n, space in enumerate(spaces, 1):
        try:
            msgspec.convert(space, Space)
        except msgspec.ValidationError:
            is_whole = False
            yield build_fault("space", track, n)
    if is_whole:
        try:
            msgspec.convert(raw, TrackFacts)
        except msgspec.ValidationError:
            yield build_fault("loop", track)


def _find_track_faults(track: Track, facts: TrackFacts) -> Iterator[IllegalAction]:
    for n, space in enumerate(facts.spaces, 1):
        if space.n != n:
            yield build_fault("missing", track, n)
            return  # every space behind it would have the wrong number
        if not _can_be_asked(space.requirement):
            yield build_fault("requirement", track, n)
        if str(space.segment) not in PRICED:
            yield build_fault("segment", track, n)
        if set(space.banner or ()) - set(BANNERS[track]):
            yield build_fault("banner", track, n)
        if space.bonus_tier and space.bonus_tier in {space.bonus_tier for space in facts.spaces[: n - 1]}:
            yield build_fault("tier", track, n, tier=space.bonus_tier)
    if not _is_end(facts.loop.spaces, len(facts.spaces)):
        yield build_fault("loop", track)


def _make_drawable(board: ProgressBoard) -> ProgressBoard:
    """Return a board that can be drawn: spaces are numbered anew, and segments and requirements that do not exist
    replaced."""
    tracks = {
        track: msgspec.structs.replace(
            facts,
            spaces=tuple(
                msgspec.structs.replace(
                    space,
                    n=n,
                    segment=min(max(space.segment, 1), SEGMENTS),
                    requirement=space.requirement if _can_be_asked(space.requirement) else Requirement("castle"),
                )
                for n, space in enumerate(facts.spaces, 1)
            ),
        )
        for track, facts in board.tracks.items()
    }
    return msgspec.structs.replace(board, tracks=tracks)


def _draw_question_mark(x: float, y: float) -> str:
    """Return the question mark over a requirement that does not exist, above a space."""
    ground = draw_shape("M-26-26H26V26H-26z", "road", 0)
    return translate(ground + draw_line("M-9-9C-9-20 9-20 9-9 9-2 0-2 0 7M0 16V16.4", 5), x, y - 54)


def _is_end(loop: tuple[int, ...], last: int) -> bool:
    """True if these are two or more spaces that end a track."""
    return loop[-1:] == (last,) and len(loop) > 1 and loop[0] > 0 and all(b - a == 1 for a, b in pairwise(loop))


def _can_be_asked(requirement: Requirement) -> bool:
    """True if the requirement has exactly the fields that its kind needs (section j7)."""
    terrains = set(requirement.terrains)
    is_complete: dict[str, bool] = {
        "feature": requirement.feature in FEATURES,
        "distance_min": requirement.tiles in DISTANCES,
        "completed_area": bool(terrains)
        and terrains <= set(TERRAINS)
        and 3 > len(requirement.terrains) == len(terrains),
        "compass": bool(requirement.side),
        "castle": True,
        "scroll": True,
    }
    facts_by_kind = {
        "feature": requirement.feature,
        "distance_min": requirement.tiles,
        "completed_area": terrains,
        "compass": requirement.side,
    }
    return is_complete[requirement.kind] and not any(
        value for kind, value in facts_by_kind.items() if kind != requirement.kind
    )
