"""Stored states: which of them still hold, and what was entered since the newest of them."""

from collections.abc import Sequence
from typing import Any, Final

from django.db.models import QuerySet

from companion.tables.codec import Codec, find_table_codec
from companion.tables.models import Snapshot, Table
from companion.tables.replays import find_undoable_after, is_barrier
from companion.tables.store.log import load_entries
from games.core.log import Entry, find_effective
from games.core.seats import Seat

SNAPSHOT_EVERY: Final = 50
MOST_LOOKBACK: Final = 64
"""Nobody undoes at once what was done farther back, even if there is no barrier since: so many entries without one are
draws that were undone again and again. A correction still reaches it."""


def is_snapshot_due(version: int) -> bool:
    return version % SNAPSHOT_EVERY == 0


def select_readable(table: Table, codec: Codec) -> QuerySet[Snapshot]:
    """Return the snapshots in the shape that these rules read, superseded ones included."""
    return Snapshot.objects.filter(
        table=table, ruleset_version=codec.ruleset.meta.ruleset_version, fingerprint=codec.fingerprint
    )


def load_tail(table: Table, version: int) -> tuple[Any, list[Entry]]:
    """Return (newest state stored before `version` that still holds, entries after it).

    The state is None for the whole log.
    """
    codec = find_table_codec(table)
    valid_snapshots = select_readable(table, codec).filter(version__lt=version, superseded=False)
    snapshot = valid_snapshots.order_by("-version").first()
    if snapshot is None:
        return None, load_entries(table)
    return codec.decode_state(snapshot.state), load_entries(table, after=snapshot.version)


def find_undoable(table: Table, codec: Codec, since: Sequence[Entry], played: Sequence[Entry]) -> dict[Seat, int]:
    """Return what each seat may undo after `played`, the entries `since` a stored state that count.

    Without a barrier among them up to `MOST_LOOKBACK` entries before them are read.
    """
    if not any(is_barrier(table, entry) for entry in played):
        first = since[0].version
        played = (*find_effective(load_entries(table, first - MOST_LOOKBACK - 1, first - 1)), *played)
    return find_undoable_after(table, codec.ruleset, played)


def supersede_snapshots(table: Table, version: int) -> bool:
    """Mark the snapshots since `version` as superseded because that entry is undone. Return True if there were any.

    The caller then stores a snapshot with the next entry.
    """
    return Snapshot.objects.filter(table=table, version__gte=version, superseded=False).update(superseded=True) > 0


def list_valid_snapshots(table: Table) -> list[int]:
    """Return the versions of the snapshots that still hold."""
    return list(Snapshot.objects.filter(table=table, superseded=False).values_list("version", flat=True))


def supersede(table: Table, versions: Sequence[int]) -> None:
    """Mark these snapshots as superseded because a correction changed the log before them."""
    if versions:
        Snapshot.objects.filter(table=table, version__in=versions).update(superseded=True)
