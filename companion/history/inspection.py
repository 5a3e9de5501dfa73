"""A close look at a tile or a place of a table: what the game says of it, and which entry laid what lies there."""

from uuid import UUID

import msgspec

from companion.errors import AppError, InvalidRequest, NotStarted
from companion.tables import store
from companion.tables.codec import Codec, codec_of
from companion.tables.draft_checks import check_entry
from companion.tables.models import Table
from companion.turns import give_way
from games.core.course import Course
from games.core.errors import GameError
from games.core.event import audible
from games.core.grid import LIMIT
from games.core.inspection import Belonging
from games.core.log import Entry, Ref, effective
from games.core.score import Place
from games.core.seats import Seat, Viewer
from games.core.view import TileView


class CloseLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """What there is to know at version `v`, fields as in `games.core.inspection.Inspection`.

    Of a laid tile also: `seat` laid it in `turn`, by the entry `ref`; `can_mend`: the viewer may draw up a correction
    of that entry."""

    v: int
    belongs: tuple[Belonging, ...] = ()
    fits: tuple[Place, ...] | None = None
    kinds: dict[str, int] | None = None
    seat: Seat | None = None
    turn: int | None = None
    ref: Ref = ""
    can_mend: bool = False


def look_at_tile(table_id: UUID, viewer: Viewer, tile: str) -> CloseLook:
    """A tile that is not laid.

    :raises UnknownTable: :raises NotStarted: :raises InvalidRequest: there is no such tile.
    """
    table, codec = _started(table_id)
    view = codec.ruleset.view(store.load(table).state, viewer)
    try:
        seen = codec.ruleset.inspect_tile(view, viewer, tile)
    except GameError:
        raise InvalidRequest(detail="tile") from None
    return CloseLook(table.version, seen.belongs, seen.fits, seen.kinds)


def look_at_cell(table_id: UUID, viewer: Viewer, board: str, cell: Place, *, host: bool) -> CloseLook:
    """A cell of a board, about which there is nothing to say where no such board is; `host`: the host's phone asks.

    :raises UnknownTable: :raises NotStarted: :raises InvalidRequest: there is no such cell.
    """
    table, codec = _started(table_id)
    view = codec.ruleset.view(store.load(table).state, viewer)
    if not _is_cell(cell):
        raise InvalidRequest(detail="cell")
    if board not in view.boards:
        return CloseLook(table.version)
    seen = codec.ruleset.inspect_cell(view, board, cell)
    tile = view.boards[board].tiles.get(cell)
    if tile is None:
        return CloseLook(table.version, seen.belongs, seen.fits, seen.kinds)
    laid = _laid_by(table, codec, viewer, board, cell, tile)
    if laid is None:
        return CloseLook(table.version, seen.belongs, seat=tile.seat)
    entry, turn = laid
    mends = (host or isinstance(viewer, int)) and _may_mend(entry, viewer, codec)
    return CloseLook(table.version, seen.belongs, seat=tile.seat, turn=turn, ref=entry.ref, can_mend=mends)


def _started(table_id: UUID) -> tuple[Table, Codec]:
    table = store.found(table_id)
    if table.version == 0:
        raise NotStarted
    return table, codec_of(table)


def _is_cell(cell: str) -> bool:
    parts = cell.split(",")
    numbers = [part.removeprefix("-") for part in parts]
    if len(parts) != 2 or not all(one.isascii() and one.isdecimal() and len(one) <= 3 for one in numbers):
        return False
    return all(int(one) < LIMIT for one in numbers)


def _laid_by(
    table: Table, codec: Codec, viewer: Viewer, board: str, cell: Place, tile: TileView
) -> tuple[Entry, int] | None:
    """The entry that laid what lies there, and the turn, if the viewer was told of it."""
    course = Course(codec.ruleset)
    for entry in effective(store.entries(table)):
        give_way()
        course.play(entry)
    for at in range(len(course.played) - 1, -1, -1):
        if any(event.laid_at() == (board, cell) and audible(event, viewer) for event in course.events[at]):
            return course.played[at], codec.ruleset.view(course.states[max(at - 1, 0)], viewer).turn
    return None


def _may_mend(entry: Entry, viewer: Viewer, codec: Codec) -> bool:
    try:
        check_entry(entry, viewer if isinstance(viewer, int) else None, codec)
    except AppError:
        return False
    return True
