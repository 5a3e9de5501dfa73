"""The one gate for what may be known of a finished table: every query over what people keep of tables begins here.

`companion.tables.audience` says what a viewer may know of a game. This says what a history may know of an evening:

| how a device of the history came | the result | its own times | place, note, photos |
|---|---|---|---|
| to play | yes | yes | yes |
| with the file of a table that nobody kept here (an importer) | yes | yes | yes |
| to watch, or with the file of a table that somebody keeps | yes | yes | no |
| not, or it has deleted the evening | no | no | no |

A code to watch and a table file may reach anybody. When the last history that keeps a table deletes it, what people
kept of it is deleted too (`forget_kept`); devices that watched have its result.
"""

from collections.abc import Iterable
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from companion.archive import photo_files
from companion.archive.models import EditedTimes, Keepsake, Photo
from companion.people.models import Device
from companion.people.profiles import History
from companion.tables.models import KEEPS, Table, TableDevice


def select_table_devices(history: History, *, keeping: bool = False) -> QuerySet[TableDevice]:
    """Return the rows by which tables belong to a history; with `keeping` only those by which it keeps them."""
    rows = TableDevice.objects.filter(history.filter_table_devices())
    return rows.filter(KEEPS) if keeping else rows


def select_finished_tables(history: History) -> QuerySet[Table]:
    """Return the finished tables whose result a history may know."""
    rows = select_table_devices(history).values("table")
    return Table.objects.filter(status=Table.Status.FINISHED, result__isnull=False, pk__in=rows)


def is_keeper(history: History, table_id: UUID) -> bool:
    """True if a history may know, and change, what people keep of the table."""
    return select_table_devices(history, keeping=True).filter(table=table_id).exists()


def has_come_to_play(device: Device, table_id: UUID) -> bool:
    """True if this very device came to play at the table, so that it may add photos."""
    return TableDevice.objects.filter(table=table_id, device=device, watcher=False).exists()


def select_visible_keepsakes(history: History) -> QuerySet[Keepsake]:
    """Return the places and notes that a history may know."""
    return Keepsake.objects.filter(Exists(select_table_devices(history, keeping=True).filter(table=OuterRef("table"))))


def select_visible_photos(history: History) -> QuerySet[Photo]:
    """Return the photos that a history may know."""
    return Photo.objects.filter(Exists(select_table_devices(history, keeping=True).filter(table=OuterRef("table"))))


def select_keepsakes_at(tables: Iterable[UUID]) -> QuerySet[Keepsake]:
    """Return the places and notes of tables, whoever may know them: for the owner of the server."""
    return Keepsake.objects.filter(table__in=tables)


def select_photos_of(device: Device) -> QuerySet[Photo]:
    """Return the photos that a device took, whoever may know them: for the owner of the server."""
    return Photo.objects.filter(device=device)


def select_edits(history: History) -> QuerySet[EditedTimes]:
    """Return the times that a history changed, for itself alone, newest first."""
    return EditedTimes.objects.filter(history.filter_table_devices("coming__")).order_by("-edited_at", "-pk")


def forget_kept(table_id: UUID) -> None:
    """Delete what people kept of a table, because nobody keeps it any more. In the caller's transaction."""
    Keepsake.objects.filter(table=table_id).delete()
    Photo.objects.filter(table=table_id).delete()
    transaction.on_commit(lambda: photo_files.delete_files(table_id), robust=True)
