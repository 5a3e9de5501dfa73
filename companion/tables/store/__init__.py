"""The log and what is derived from it: the only code that touches LogEntry, HeadState, Snapshot and LaidTile.

The cost of an action or of a view does not depend on the length of the log. The newest state is one row (and in this
process's cache), and no query of an action or view reads more than the entries since the last snapshot.
"""

from companion.tables.store.heads import (
    Head,
    find_cached_head,
    find_head_at,
    find_table,
    forget_all,
    load,
    load_timing,
    pack_head,
    remember_packed,
    set_clock,
    with_clock,
)
from companion.tables.store.laid_tiles import build_laid_tile_insertions, find_laid_at, lay_anew, lift
from companion.tables.store.log import (
    LoggedEntry,
    Record,
    find_action_types,
    find_first_facts,
    find_identical,
    find_next_draw,
    find_old_rules,
    find_request,
    has_only_commuting_since,
    is_heard,
    is_hidden,
    load_entries,
    load_events_since,
    load_log,
    load_records,
    load_start,
    select_newest_entry_at,
)
from companion.tables.store.moments import build_moment, convert_to_milliseconds, load_moments, load_moments_of_tables
from companion.tables.store.past import find_stored_prefix, rebuild_state_after, replay_differences
from companion.tables.store.snapshots import list_valid_snapshots, supersede, supersede_snapshots, undo_tail
from companion.tables.store.writing import NewEntry, Timing, append, keep_log, lock_row

__all__ = [
    "Head",
    "LoggedEntry",
    "NewEntry",
    "Record",
    "Timing",
    "append",
    "build_laid_tile_insertions",
    "build_moment",
    "convert_to_milliseconds",
    "find_action_types",
    "find_cached_head",
    "find_first_facts",
    "find_head_at",
    "find_identical",
    "find_laid_at",
    "find_next_draw",
    "find_old_rules",
    "find_request",
    "find_stored_prefix",
    "find_table",
    "forget_all",
    "has_only_commuting_since",
    "is_heard",
    "is_hidden",
    "keep_log",
    "lay_anew",
    "lift",
    "list_valid_snapshots",
    "load",
    "load_entries",
    "load_events_since",
    "load_log",
    "load_moments",
    "load_moments_of_tables",
    "load_records",
    "load_start",
    "load_timing",
    "lock_row",
    "pack_head",
    "rebuild_state_after",
    "remember_packed",
    "replay_differences",
    "select_newest_entry_at",
    "set_clock",
    "supersede",
    "supersede_snapshots",
    "undo_tail",
    "with_clock",
]
