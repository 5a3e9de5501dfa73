"""An index from each cell to the entry that laid its tile. A close look reads one row, however long the game is."""

from collections.abc import Iterable, Sequence
from typing import cast
from uuid import UUID

from companion.tables.models import LaidTile
from companion.tables.raw_sql import Statement, execute, insertion
from games.core.laid import Laid
from games.core.log import Ref
from games.core.score import Place
from games.core.seats import ActorKind


def laid_at(table_id: UUID, board: str, cell: Place) -> Laid | None:
    """Return what was laid in the cell last, or None if that was not recorded yet."""
    row = LaidTile.objects.filter(table=table_id, board=board, cell=cell).order_by("-pk").first()
    if row is None:
        return None
    return Laid(row.board, row.cell, row.ref, row.seat, cast(ActorKind, row.actor), row.turn, row.owner)


def laying(table_id: UUID, laid: Iterable[Laid]) -> list[Statement]:
    """Return statements that record what was laid."""
    return [
        insertion(
            LaidTile,
            table_id=table_id,
            board=entry.board,
            cell=entry.cell,
            ref=entry.ref,
            seat=entry.seat,
            actor=entry.actor,
            turn=entry.turn,
            owner=entry.owner,
        )
        for entry in laid
    ]


def lift(table_id: UUID, by: Sequence[Ref]) -> None:
    """Delete what these entries laid. In the caller's transaction, with the table locked."""
    LaidTile.objects.filter(table=table_id, ref__in=by).delete()


def lay_anew(table_id: UUID, laid: Sequence[Laid]) -> None:
    """Replace the index of the table. In the caller's transaction, with the table locked."""
    LaidTile.objects.filter(table=table_id).delete()
    execute(*laying(table_id, laid))
