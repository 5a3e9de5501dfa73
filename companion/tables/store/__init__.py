"""The log and what is derived from it: the only code that touches LogEntry, HeadState, Snapshot and LaidTile.

The cost of an action or of a view does not depend on the length of the log. The newest state is one row (and in this
process's cache), and no query of an action or view reads more than the entries since the last snapshot.
"""

from companion.tables.store.heads import Head as Head
from companion.tables.store.heads import find_cached_head as find_cached_head
from companion.tables.store.heads import find_head_at as find_head_at
from companion.tables.store.heads import find_started_table as find_started_table
from companion.tables.store.heads import find_table as find_table
from companion.tables.store.heads import forget_all as forget_all
from companion.tables.store.heads import keep_row as keep_row
from companion.tables.store.heads import load as load
from companion.tables.store.heads import load_timing as load_timing
from companion.tables.store.heads import pack_head as pack_head
from companion.tables.store.heads import remember_packed as remember_packed
from companion.tables.store.heads import set_clock as set_clock
from companion.tables.store.heads import take_row as take_row
from companion.tables.store.heads import with_clock as with_clock
from companion.tables.store.laid_tiles import build_laid_tile_insertions as build_laid_tile_insertions
from companion.tables.store.laid_tiles import find_laid_at as find_laid_at
from companion.tables.store.laid_tiles import lay_anew as lay_anew
from companion.tables.store.laid_tiles import lift as lift
from companion.tables.store.log import LoggedEntry as LoggedEntry
from companion.tables.store.log import Record as Record
from companion.tables.store.log import find_action_types as find_action_types
from companion.tables.store.log import find_first_facts as find_first_facts
from companion.tables.store.log import find_highest_draw as find_highest_draw
from companion.tables.store.log import find_identical as find_identical
from companion.tables.store.log import find_next_draw as find_next_draw
from companion.tables.store.log import find_old_rules as find_old_rules
from companion.tables.store.log import find_request as find_request
from companion.tables.store.log import has_only_commuting_since as has_only_commuting_since
from companion.tables.store.log import is_heard as is_heard
from companion.tables.store.log import is_hidden as is_hidden
from companion.tables.store.log import load_entries as load_entries
from companion.tables.store.log import load_events_since as load_events_since
from companion.tables.store.log import load_records as load_records
from companion.tables.store.log import load_start as load_start
from companion.tables.store.log import select_newest_entry_at as select_newest_entry_at
from companion.tables.store.moments import build_moment as build_moment
from companion.tables.store.moments import convert_to_milliseconds as convert_to_milliseconds
from companion.tables.store.moments import load_moments as load_moments
from companion.tables.store.moments import load_moments_of_tables as load_moments_of_tables
from companion.tables.store.past import find_stored_prefix as find_stored_prefix
from companion.tables.store.past import rebuild_state_after as rebuild_state_after
from companion.tables.store.past import replay_differences as replay_differences
from companion.tables.store.snapshots import find_undoable as find_undoable
from companion.tables.store.snapshots import list_valid_snapshots as list_valid_snapshots
from companion.tables.store.snapshots import load_tail as load_tail
from companion.tables.store.snapshots import supersede as supersede
from companion.tables.store.snapshots import supersede_snapshots as supersede_snapshots
from companion.tables.store.writing import Appended as Appended
from companion.tables.store.writing import NewEntry as NewEntry
from companion.tables.store.writing import append as append
from companion.tables.store.writing import keep_log as keep_log
from companion.tables.store.writing import lock_row as lock_row
from companion.tables.store.writing import refuse_in_outages as refuse_in_outages
