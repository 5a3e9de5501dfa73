"""Progress boards as data (section j12): read from JSON of the schema `skye-progress-board/1`, each fault named by its
track and space."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec

from games.core.action import Facts
from games.core.art.glyph import line, shape
from games.core.art.layouts import layout_picture
from games.core.boards import BoardKind
from games.core.errors import IllegalAction
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.art import moved
from games.isle_of_skye.expansions.journeyman.art_board import layout_of
from games.isle_of_skye.expansions.journeyman.data import (
    BOARDS,
    ID,
    TIERS,
    TRACKS,
    Benefit,
    ProgressBoard,
    Requirement,
    Space,
    Track,
    TrackFacts,
    space_place,
)
from games.isle_of_skye.expansions.journeyman.events import track_name
from games.isle_of_skye.tiles import TERRAINS

Side = Literal["2-4", "5"]
SCHEMA: Final = "skye-progress-board/1"
FEATURES: Final = ("barrel", "broch", "cattle", "farm", "lighthouse", "sheep", "ship")
DISTANCES: Final = range(2, 5)
SEGMENTS: Final = ("1", "2", "3", "4")
MOST_SPACES: Final = 40
"""More than any track has, so that nothing larger is looked at closely."""
BANNERS: Final[dict[Track, tuple[Benefit, ...]]] = {"warrior": ("vp",), "merchant": ("gold", "move"), "herald": ("vp",)}
"""What the banners of a track give (section j4)."""
STARTS: Final = frozenset({"move", "gold"})
"""What a seat may have before its first banner (section j12)."""
_AROUND: Final = frozenset({"schema", "side", "status", "castle_costs", "start", "tracks"})


def side_of(seats: int) -> Side:
    """Return the side for so many players (section j11)."""
    return "5" if seats == 5 else "2-4"


class ProgressBoards(BoardKind):
    """Both sides of the progress board, by the players that they are for."""

    schema = SCHEMA
    names: Mapping[str, Text] = {
        "2-4": Text("isle_of_skye.board_name_few"),
        "5": Text("isle_of_skye.board_name_five"),
    }
    expansion = ID

    def faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        return faults(facts, board)

    def completed(self, board: str, facts: Facts) -> Facts:
        """Return what is printed, without what a copy says of its sources."""
        whole: Facts = msgspec.json.decode(msgspec.json.encode(read_board(facts, board)))
        for track in whole["tracks"].values():
            for space in track["spaces"]:
                del space["known"]
                space["requirement"] = {key: value for key, value in space["requirement"].items() if value}
        return {"schema": SCHEMA, "side": board, **whole}

    def picture(self, board: str, facts: Facts) -> str:
        if any(_shape(facts, board)):
            return ""
        whole = msgspec.convert(facts, ProgressBoard)
        layout = layout_of(_drawable(whole))
        unknown = [
            layout.spaces[space_place(track, n)]
            for track in TRACKS
            for n, space in enumerate(whole.tracks[track].spaces, 1)
            if not _can_be_asked(space.requirement)
        ]
        wrong = {space_place(track, n) for track in TRACKS for n in _wrong_at(track, whole.tracks[track])}
        return layout_picture(layout, wrong, "".join(_question_mark(space.x, space.y) for space in unknown))

    def draft(self, board: str, kept: Mapping[str, Facts]) -> Facts:
        """Return the other side, from which few spaces differ, or the invented one."""
        other = next(iter(kept.values()), None)
        if other is not None:
            return {**other, "side": board}
        invented = BOARDS.five if board == "5" else BOARDS.few
        return self.completed(board, {"schema": SCHEMA, "side": board, **msgspec.to_builtins(invented)})

    def is_played(self, board: str, seats: int, options: Mapping[str, str]) -> bool:
        return board == side_of(seats) and options.get("progress_board") != "by_hand"


PROGRESS_BOARD: Final = ProgressBoards()


def read_board(raw: Any, side: str) -> ProgressBoard:
    """Return a side of the progress board from its facts.

    :raises IllegalAction: the first of its faults, `isle_of_skye.board_*`.
    """
    for fault in faults(raw, side):
        raise fault
    return msgspec.convert(raw, ProgressBoard)


def faults(raw: Any, side: str) -> Iterator[IllegalAction]:
    """Yield everything that is wrong with a side. Where the shape is wrong, nothing that follows from it is looked
    at."""
    shape = list(_shape(raw, side))
    yield from shape
    if not shape:
        board = msgspec.convert(raw, ProgressBoard)
        for track in TRACKS:
            yield from _track_faults(track, board.tracks[track])


def _fault(code: str, track: Track | None = None, n: int | None = None, **params: Any) -> IllegalAction:
    where = {"track": track and track_name(track), "n": n}
    named = {key: value for key, value in where.items() if value is not None}
    return IllegalAction(f"isle_of_skye.board_{code}", named | params, rule="j12")


def _shape(raw: Any, side: str) -> Iterator[IllegalAction]:
    if not isinstance(raw, Mapping) or raw.get("schema") != SCHEMA or set(raw) - _AROUND:
        yield _fault("schema")
        return
    if raw.get("side") != side:
        yield _fault("side", side=side)
        return
    if not _is_priced(raw):
        yield _fault("costs")
    tracks = raw.get("tracks")
    if not isinstance(tracks, Mapping) or set(tracks) != set(TRACKS):
        yield _fault("tracks")
        return
    for track in TRACKS:
        yield from _track_shape(track, tracks[track])


def _is_priced(raw: Mapping[str, Any]) -> bool:
    """True if the four segments have their prices, and the start its movement and, if any, its income."""
    around: dict[str, Any] = {"castle_costs": raw.get("castle_costs"), "start": raw.get("start"), "tracks": {}}
    try:
        board = msgspec.convert(around, ProgressBoard)
    except msgspec.ValidationError:
        return False
    is_start = set(board.start) <= STARTS and board.start.get("move", 0) > 0
    return tuple(sorted(board.castle_costs)) == SEGMENTS and is_start


def _track_shape(track: Track, raw: Any) -> Iterator[IllegalAction]:
    spaces = raw.get("spaces") if isinstance(raw, Mapping) else None
    if not isinstance(spaces, list | tuple) or not 2 <= len(spaces) <= MOST_SPACES:
        yield _fault("spaces", track, most=MOST_SPACES)
        return
    is_whole = True
    for n, space in enumerate(spaces, 1):
        try:
            msgspec.convert(space, Space)
        except msgspec.ValidationError:
            is_whole = False
            yield _fault("space", track, n)
    if is_whole:
        try:
            msgspec.convert(raw, TrackFacts)
        except msgspec.ValidationError:
            yield _fault("loop", track)


def _track_faults(track: Track, facts: TrackFacts) -> Iterator[IllegalAction]:
    for n, space in enumerate(facts.spaces, 1):
        if space.n != n:
            yield _fault("missing", track, n)
            return  # every space behind it would have the wrong number
        if not _can_be_asked(space.requirement):
            yield _fault("requirement", track, n)
        if space.fee and track != "herald":
            yield _fault("fee", track, n)
    yield from _segment_faults(track, facts.spaces)
    yield from _banner_faults(track, facts.spaces)
    yield from _tier_faults(track, facts.spaces)
    if not _is_end(facts.loop.spaces, len(facts.spaces)):
        yield _fault("loop", track)


def _wrong_at(track: Track, facts: TrackFacts) -> frozenset[int]:
    """Return the spaces at which something is wrong, 0 for the track as a whole."""
    return frozenset(int(fault.params.get("n", 0)) for fault in _track_faults(track, facts))  # type: ignore[arg-type]


def _drawable(board: ProgressBoard) -> ProgressBoard:
    """Return the board with spaces in a row, in segments that there are, with requirements that there are."""
    tracks = {
        track: msgspec.structs.replace(
            facts,
            spaces=tuple(
                msgspec.structs.replace(
                    space,
                    n=n,
                    segment=min(max(space.segment, 1), len(SEGMENTS)),
                    requirement=space.requirement if _can_be_asked(space.requirement) else Requirement("castle"),
                )
                for n, space in enumerate(facts.spaces, 1)
            ),
        )
        for track, facts in board.tracks.items()
    }
    return msgspec.structs.replace(board, tracks=tracks)


def _question_mark(x: float, y: float) -> str:
    """Return what covers a requirement above a space that is none."""
    ground = shape("M-26-26H26V26H-26z", "road", 0)
    return moved(ground + line("M-9-9C-9-20 9-20 9-9 9-2 0-2 0 7M0 16V16.4", 5), x, y - 54)


def _segment_faults(track: Track, spaces: tuple[Space, ...]) -> Iterator[IllegalAction]:
    before = 1
    for space in spaces:
        if space.segment - before not in (0, 1):
            yield _fault("segment", track, space.n)
        elif space.bridge_before != (space.segment > before):
            yield _fault("bridge", track, space.n)
        before = space.segment
    if before != len(SEGMENTS):
        yield _fault("segments", track)


def _banner_faults(track: Track, spaces: tuple[Space, ...]) -> Iterator[IllegalAction]:
    best: dict[str, int] = {}
    for space in spaces:
        for benefit, value in (space.banner or {}).items():
            if benefit not in BANNERS[track] or value < best.get(benefit, 1):
                yield _fault("banner", track, space.n)
            best[benefit] = value


def _tier_faults(track: Track, spaces: tuple[Space, ...]) -> Iterator[IllegalAction]:
    wanted = list(TIERS)
    for space in spaces:
        if space.bonus_tier in wanted[:1]:
            wanted.pop(0)
        elif space.bonus_tier:
            yield _fault("tier", track, space.n, tier=space.bonus_tier)
    if wanted:
        yield _fault("tiers", track)


def _is_end(loop: tuple[int, ...], last: int) -> bool:
    """True if these are two or more spaces that end a track."""
    return loop[-1:] == (last,) and len(loop) > 1 and loop[0] > 0 and all(b - a == 1 for a, b in pairwise(loop))


def _can_be_asked(wanted: Requirement) -> bool:
    """True if the requirement says what its kind needs, and nothing else (section j7)."""
    terrains = set(wanted.terrains)
    whole: dict[str, bool] = {
        "feature": wanted.feature in FEATURES,
        "distance_min": wanted.tiles in DISTANCES,
        "completed_area": bool(terrains) and terrains <= set(TERRAINS) and 3 > len(wanted.terrains) == len(terrains),
        "compass": bool(wanted.side),
        "castle": True,
        "scroll": True,
    }
    said = {"feature": wanted.feature, "distance_min": wanted.tiles, "completed_area": terrains, "compass": wanted.side}
    return whole[wanted.kind] and not any(value for kind, value in said.items() if kind != wanted.kind)
