"""Stored states: which of them still hold, and what was entered since the newest of them."""

from collections.abc import Sequence
from typing import Any, Final

from django.db.models import QuerySet

from companion.tables.codec import Codec, find_table_codec
from companion.tables.models import Snapshot, Table
from companion.tables.replays import is_barrier
from companion.tables.store.log import load_entries
from games.core.log import PLAYED, Entry, find_effective

SNAPSHOT_EVERY: Final = 50
UNDO_LOOKBACK: Final = 8
"""Entries that are replayed at least when a state is rebuilt, so that possible undos are known."""
FAR_LOOKBACK: Final = 32
"""Within this many entries only those that count are barriers. Farther back, undone ones are too, so that a rebuild
stays short however often a draw was undone."""
MOST_LOOKBACK: Final = 128
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


def undo_tail(table: Table, version: int, without: int = 0) -> tuple[Any, list[Entry]]:
    """Return what `load_tail` does, from far enough back to contain a barrier for undos at `version`, or
    `MOST_LOOKBACK` entries.

    The entry `without` does not count as a barrier: it is going to be dropped.
    """
    lookback = UNDO_LOOKBACK
    while True:
        state, since = load_tail(table, max(1, version - lookback))
        played = (
            find_effective(since) if lookback <= FAR_LOOKBACK else [entry for entry in since if entry.kind in PLAYED]
        )
        has_barrier = any(is_barrier(table, entry) for entry in played if entry.version != without)
        if has_barrier or state is None or lookback >= MOST_LOOKBACK:
            return state, since
        lookback *= 4


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
