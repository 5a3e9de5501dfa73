"""The log and what is derived from it: the only code that touches LogEntry, HeadState, Snapshot and LaidTile.

The cost of an action or of a view does not depend on the length of the log. The newest state is one row (and in this
process's cache), and no query of an action or view reads more than the entries since the last snapshot.
"""

from companion.tables.store.heads import (
    Head,
    cached,
    find_table,
    forget_all,
    head_at,
    load,
    set_clock,
    timing_of,
    with_clock,
)
from companion.tables.store.laid_tiles import laid_at, laid_tile_insertions, lay_anew, lift
from companion.tables.store.log import (
    LoggedEntry,
    Record,
    entries,
    events_since,
    find_identical,
    find_request,
    first_facts,
    has_only_commuting_since,
    is_heard,
    is_hidden,
    load_start,
    logged,
    newest_entry_at,
    next_draw,
    records,
)
from companion.tables.store.moments import milliseconds, moment_of, moments, stored_moments
from companion.tables.store.past import reached, replay_differences, state_after
from companion.tables.store.snapshots import supersede, supersede_snapshots, undo_tail, valid_snapshot_versions
from companion.tables.store.writing import NewEntry, Timing, append, keep_log, locked

__all__ = [
    "Head",
    "LoggedEntry",
    "NewEntry",
    "Record",
    "Timing",
    "append",
    "cached",
    "entries",
    "events_since",
    "find_identical",
    "find_request",
    "find_table",
    "first_facts",
    "forget_all",
    "has_only_commuting_since",
    "head_at",
    "is_heard",
    "is_hidden",
    "keep_log",
    "laid_at",
    "laid_tile_insertions",
    "lay_anew",
    "lift",
    "load",
    "load_start",
    "locked",
    "logged",
    "milliseconds",
    "moment_of",
    "moments",
    "newest_entry_at",
    "next_draw",
    "reached",
    "records",
    "replay_differences",
    "set_clock",
    "state_after",
    "stored_moments",
    "supersede",
    "supersede_snapshots",
    "timing_of",
    "undo_tail",
    "valid_snapshot_versions",
    "with_clock",
]
