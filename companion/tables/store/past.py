"""Past states: the state that an effective log leads to, and a check of what is stored against a replay."""

from collections.abc import Sequence
from typing import Any

from companion.tables.codec import Codec, encode, find_table_codec
from companion.tables.models import HeadState, Snapshot, Table
from companion.tables.replays import replay_from
from companion.tables.store.heads import load
from companion.tables.store.log import load_entries
from companion.tables.store.snapshots import select_readable
from games.core.log import Entry, find_effective


def find_stored_prefix(table: Table, codec: Codec, log: Sequence[Entry], target: Sequence[Entry]) -> tuple[int, Any]:
    """Return (length of the longest stored prefix of the effective log `target`, its state), or (0, None).

    `log` is the table's whole log.
    """
    if tuple(target) == find_effective(log):
        return len(target), load(table).state
    newest = max((entry.version for entry in target), default=0)
    stored_states = select_readable(table, codec).filter(version__lte=newest)
    for version in stored_states.order_by("-version").values_list("version", flat=True):
        stored_log = find_effective(entry for entry in log if entry.version <= version)
        if stored_log == tuple(target[: len(stored_log)]):
            return len(stored_log), codec.decode_state(
                stored_states.values_list("state", flat=True).get(version=version)
            )
    return 0, None


def rebuild_state_after(table: Table, codec: Codec, log: Sequence[Entry], target: Sequence[Entry]) -> Any:
    """Return the state that the effective log `target` leads to, played from the furthest stored state.

    :raises RuntimeError: see `replayed`.
    """
    start, state = find_stored_prefix(table, codec, log, target)
    return replay_from(table, codec, list(target[start:]), state).state


def replay_differences(table: Table) -> list[str]:
    """Return what is stored and differs from a replay of the log, or nothing if all is well.

    The names are `holes` (versions are missing), `replay` (an entry does not hold), `head` and `snapshot <version>`. A
    snapshot differs too if the log cannot be replayed from it. States that another release stored in another shape are
    not compared, because `load` does not read them. Reads and plays the whole log.
    """
    codec = find_table_codec(table)
    log = load_entries(table)
    if [entry.version for entry in log] != list(range(1, table.version + 1)):
        return ["holes"]

    played = find_effective(log)

    def is_replayed_from(snapshot: Snapshot) -> bool:
        stored_log = find_effective(entry for entry in log if entry.version <= snapshot.version)
        later = played[len(stored_log) :]
        return stored_log == played[: len(stored_log)] and all(entry.version > snapshot.version for entry in later)

    def is_reproduced(stored_state: HeadState | Snapshot) -> bool:
        effective_log = find_effective(entry for entry in log if entry.version <= stored_state.version)
        state = replay_from(table, codec, list(effective_log), None).state
        return stored_state.fingerprint != codec.fingerprint or encode(state) == encode(
            codec.decode_state(stored_state.state)
        )

    try:
        head = HeadState.objects.filter(table=table, version=table.version).first()
        differences = [] if head and is_reproduced(head) else ["head"]
        snapshots = Snapshot.objects.filter(table=table, superseded=False, fingerprint=codec.fingerprint)
        return differences + [
            f"snapshot {snapshot.version}"
            for snapshot in snapshots.order_by("version")
            if not (is_replayed_from(snapshot) and is_reproduced(snapshot))
        ]
    except RuntimeError:
        return ["replay"]
