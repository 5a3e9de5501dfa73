"""Kept states: which of them still hold, and what was entered since the newest of those."""

from collections.abc import Sequence
from typing import Any, Final

from django.db.models import QuerySet

from companion.tables.codec import Codec, codec_of
from companion.tables.models import Snapshot, Table
from companion.tables.replays import is_barrier
from companion.tables.store.log import entries
from games.core.log import PLAYED, Entry

SNAPSHOT_EVERY: Final = 50
UNDO_LOOKBACK: Final = 8
"""Entries: a state is rebuilt from at least so far back, for what can be taken back next."""


def is_due(version: int) -> bool:
    """Whether the state at this version is to be kept."""
    return version % SNAPSHOT_EVERY == 0


def readable(table: Table, codec: Codec) -> QuerySet[Snapshot]:
    """The table's kept states, in the shape that these rules read; also those that hold no more."""
    return Snapshot.objects.filter(
        table=table, ruleset_version=codec.ruleset.meta.ruleset_version, fingerprint=codec.fingerprint
    )


def tail(table: Table, version: int) -> tuple[Any, list[Entry]]:
    """(state, entries): the newest kept state from before `version` that still holds, None for an empty table,
    and all entries after it."""
    codec = codec_of(table)
    holding = readable(table, codec).filter(version__lt=version, superseded=False)
    snapshot = holding.order_by("-version").first()
    if snapshot is None:
        return None, entries(table)
    return codec.state(snapshot.state), entries(table, after=snapshot.version)


def undo_tail(table: Table, version: int, without: int = 0) -> tuple[Any, list[Entry]]:
    """As `tail`, from so far back that what can be taken back at version `version`, or without the entry `without`, is
    among the entries played."""
    back = UNDO_LOOKBACK
    while True:
        state, since = tail(table, max(1, version - back))
        if state is None or any(
            is_barrier(entry) for entry in since if entry.kind in PLAYED and entry.version != without
        ):
            return state, since
        back *= 4


def supersede_snapshots(table: Table, version: int) -> bool:
    """Entry `version` was taken back: states kept since are not what the effective log leads to. Whether there
    were any; then the state that follows is to be kept instead."""
    return Snapshot.objects.filter(table=table, version__gte=version, superseded=False).update(superseded=True) > 0


def kept_versions(table: Table) -> list[int]:
    """The versions of the states that are kept and still hold."""
    return list(Snapshot.objects.filter(table=table, superseded=False).values_list("version", flat=True))


def supersede(table: Table, versions: Sequence[int]) -> None:
    """What these kept states hold was corrected since."""
    if versions:
        Snapshot.objects.filter(table=table, version__in=versions).update(superseded=True)
