"""An index from each cell to the entry that laid its tile. A close look reads one row, however long the game is."""

from collections.abc import Iterable, Sequence
from typing import cast
from uuid import UUID

from msgspec.structs import asdict

from companion.runtime.raw_sql import Statement, build_insertion, execute
from companion.tables.models import LaidTile
from games.core.laid import Laid
from games.core.log import Ref
from games.core.score import Place
from games.core.seats import ActorKind


def find_laid_at(table_id: UUID, board: str, cell: Place) -> Laid | None:
    """Return what was laid in the cell last, or None if that was not recorded yet."""
    row = LaidTile.objects.filter(table=table_id, board=board, cell=cell).order_by("-pk").first()
    if row is None:
        return None
    return Laid(row.board, row.cell, row.ref, row.seat, cast(ActorKind, row.actor), row.turn, row.owner)


def build_laid_tile_insertions(table_id: UUID, laid_tiles: Iterable[Laid]) -> list[Statement]:
    """Return statements that record what was laid."""
    return [build_insertion(LaidTile, table_id=table_id, **asdict(laid_tile)) for laid_tile in laid_tiles]


def lift(table_id: UUID, refs: Sequence[Ref]) -> None:
    """Delete what these entries laid. In the caller's transaction, with the table locked."""
    LaidTile.objects.filter(table=table_id, ref__in=refs).delete()


def lay_anew(table_id: UUID, laid_tiles: Sequence[Laid]) -> None:
    """Replace the index of the table. In the caller's transaction, with the table locked."""
    LaidTile.objects.filter(table=table_id).delete()
    execute(*build_laid_tile_insertions(table_id, laid_tiles))
