"""Services for listed pieces on which sources differ: which of them still have to be checked in the box on the table.

A running table asks for each piece once, on the phone that drew it. "As listed" is noted in the host's box. A piece
that is printed differently is a correction.
"""

from collections.abc import Sequence
from uuid import UUID

import msgspec

from companion.boxes.errors import PieceNotDisputed
from companion.boxes.keeping import Box, change_box, find_box
from companion.errors import OnlyWatching
from companion.people.models import Device
from companion.tables import selectors, store
from companion.tables.models import Table
from companion.tables.table_box import find_table_pieces
from games import registry


class PiecesToCheck(msgspec.Struct, frozen=True):
    """Ids of listed pieces that the table assumes to be as listed and that nobody has checked.

    - `pieces`: the ids of the pieces.
    """

    pieces: tuple[str, ...]


def list_pieces_to_check(device: Device, table_id: UUID) -> PiecesToCheck:
    """Return the pieces to check at a table, for a device that plays there. There are none if the app draws.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable, OnlyWatching, NotStarted:
    """
    table = _find_played_table(device, table_id)
    return _list_unchecked_pieces(table, find_box(table.host, table.game))


def check_pieces(device: Device, table_id: UUID, names: Sequence[str]) -> PiecesToCheck:
    """Note in the host's box that these pieces are printed as listed, and return the pieces that are left to check.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable, OnlyWatching, NotStarted: see `list_pieces_to_check`.
    :raises PieceNotDisputed: sources agree on one of the pieces, or the app draws.
    """
    table = _find_played_table(device, table_id)
    disputed = _list_disputed_pieces(table)
    for name in names:
        if name not in disputed:
            raise PieceNotDisputed(tile=name)
    with change_box(table.host, table.game) as change:
        box = change.box
        checked = box.settle(names)
        if checked != box:
            change.keep(checked)
    return _list_unchecked_pieces(table, checked)


def _find_played_table(device: Device, table_id: UUID) -> Table:
    membership = selectors.find_membership(device, table_id)
    if not (membership.seats or membership.host):
        raise OnlyWatching
    return store.find_started_table(table_id)


def _list_disputed_pieces(table: Table) -> tuple[str, ...]:
    return () if table.draw == Table.DrawMode.APP else registry.find_game(table.game).disputed()


def _list_unchecked_pieces(table: Table, box: Box) -> PiecesToCheck:
    disputed = _list_disputed_pieces(table)
    own_pieces = find_table_pieces(table.pk) if disputed else {}
    checked = {*box.settled, *own_pieces}
    return PiecesToCheck(tuple(name for name in disputed if name not in checked))
