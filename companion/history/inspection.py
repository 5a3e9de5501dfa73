"""Inspection of a tile or a place of a table: its facts by the rules, and the entry that laid it."""

from uuid import UUID

import msgspec

from companion.errors import AppError, InvalidRequest
from companion.runtime.priority import give_way
from companion.tables import store
from companion.tables.audience import find_audience
from companion.tables.codec import Codec, find_table_codec
from companion.tables.models import Table
from games.core.errors import GameError
from games.core.grid import is_cell
from games.core.inspection import Belonging
from games.core.laid import Laid, find_laid
from games.core.log import Ref, find_effective
from games.core.replay import replay
from games.core.score import Place
from games.core.seats import Seat, Viewer
from games.core.surface import GridView, has_place
from games.registry import find_layouts


class CloseLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The inspection at version `v`, with the fields of `games.core.inspection.Inspection`.

    - `v`: the version of the table that was looked at.
    - `belongs`: the wholes that the laid tile is part of.
    - `fits`: the tiles that fit the empty cell, by id.
    - `kinds`: how many of each kind of these tiles the game has.
    - `seat`: the seat that laid the tile.
    - `turn`: the turn in which the tile was laid.
    - `ref`: the entry that laid the tile.
    - `can_correct`: true if the viewer may draft a correction of that entry.
    """

    v: int
    belongs: tuple[Belonging, ...] = ()
    fits: tuple[Place, ...] | None = None
    kinds: dict[str, int] | None = None
    seat: Seat | None = None
    turn: int | None = None
    ref: Ref = ""
    can_correct: bool = False


def look_at_tile(table_id: UUID, viewer: Viewer, tile: str) -> CloseLook:
    """Return the inspection of a tile that is not laid.

    :raises UnknownTable: :raises NotStarted: :raises InvalidRequest: there is no such tile.
    """
    table = store.find_started_table(table_id)
    codec = find_table_codec(table)
    view = find_audience(codec, viewer).build_view(store.load(table).state)
    try:
        look = codec.ruleset.inspect_tile(view, viewer, tile)
    except GameError:
        raise InvalidRequest(detail="tile") from None
    return CloseLook(table.version, look.belongs, look.fits, look.kinds)


def look_at_place(table_id: UUID, viewer: Viewer, surface: str, place: Place, *, host: bool) -> CloseLook:
    """Return the inspection of a place on a surface; empty if the table has no such surface.

    `host`: the host's phone asks.

    :raises UnknownTable: :raises NotStarted: :raises InvalidRequest: there is no such place.
    """
    table = store.find_started_table(table_id)
    codec = find_table_codec(table)
    view = find_audience(codec, viewer).build_view(store.load(table).state)
    surface_view = view.surfaces.get(surface)
    if not (
        has_place(surface_view, place, lambda: {**find_layouts(table.game), **view.layouts})
        if surface_view
        else is_cell(place)
    ):
        raise InvalidRequest(detail="cell")
    if surface_view is None:
        return CloseLook(table.version)
    look = codec.ruleset.inspect_place(view, surface, place)
    if not isinstance(surface_view, GridView) or place not in surface_view.tiles:
        return CloseLook(table.version, look.belongs, look.fits, look.kinds)
    seat = surface_view.find_laying_seat(surface_view.tiles[place])
    laid_tile = store.find_laid_at(table_id, surface, place) or _find_by_replay(table, codec, surface, place)
    if laid_tile is None or laid_tile.owner not in (None, viewer):
        return CloseLook(table.version, look.belongs, seat=seat)
    corrects = (host or isinstance(viewer, int)) and _may_correct(laid_tile, viewer, codec)
    return CloseLook(
        table.version, look.belongs, seat=seat, turn=laid_tile.turn, ref=laid_tile.ref, can_correct=corrects
    )


def _find_by_replay(table: Table, codec: Codec, board: str, cell: Place) -> Laid | None:
    """Replay the log once to find what lies in the cell, and store the answer for later calls.

    Needed for imported tables and those older than `store.find_laid_at`.
    """
    state, laid_tiles = None, list[Laid]()
    for entry in find_effective(store.load_entries(table)):
        give_way()
        progress = replay(codec.ruleset, [entry], state)
        laid_tiles += find_laid(codec.ruleset, entry, state, progress.state, progress.events)
        state = progress.state
    with store.lock_row(table.pk) as locked_table:
        if locked_table.version == table.version:
            store.lay_anew(table.pk, laid_tiles)
    return next((tile for tile in reversed(laid_tiles) if (tile.board, tile.cell) == (board, cell)), None)


def _may_correct(laid_tile: Laid, viewer: Viewer, codec: Codec) -> bool:
    try:
        find_audience(codec, viewer).check_edit(laid_tile.actor, laid_tile.seat)
    except AppError:
        return False
    return True
