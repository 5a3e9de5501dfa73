"""A history's own data about a finished table: place, note and times; and removing a table from a library."""

import shutil
from datetime import datetime
from pathlib import Path
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import transaction

from companion.archive.finished import finished_table
from companion.archive.models import Keepsake
from companion.archive.persons import visible_keepsakes
from companion.archive.times import logged_times, times_edit, times_of, times_reset
from companion.errors import OnlyWatching
from companion.people.models import Device
from companion.people.profiles import History, history_of
from companion.tables.models import TableDevice
from companion.tables.services import import_table
from companion.texts.clean_text import cleaned


class LoggedTimes(msgspec.Struct, frozen=True):
    """Start of a table and its duration in minutes, by its log."""

    began: datetime
    minutes: int


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A history's own data about a finished table.

    - `logged`: the times of the log, if this history changed them.
    - `places`: places of other tables in this history, newest first.
    - `mine`: true if the asker may change place and note.
    """

    began: datetime
    minutes: int = 0
    logged: LoggedTimes | None = None
    place: str = ""
    note: str = ""
    places: tuple[str, ...] = ()
    mine: bool = False


def keepsake_of(device: Device, table_id: UUID) -> Kept:
    """Return the place and the note, as far as the device may read them.

    :raises UnknownTable: it does not belong there. :raises NotFinished: the table is still being played.
    """
    table, _ = finished_table(device, table_id)
    history = history_of(device)
    table_rows = TableDevice.objects.filter(history.table_device_filter()).values("table")
    places = Keepsake.objects.filter(table__in=table_rows).exclude(place="").order_by("-table__started_at")
    row = visible_keepsakes(history).filter(table=table_id).first()
    times, log = times_of(history, table), logged_times(table)
    return Kept(
        began=times.began,
        minutes=times.minutes,
        logged=LoggedTimes(log.began, log.minutes) if times.edited else None,
        place=row.place if row else "",
        note=row.note if row else "",
        places=tuple(dict.fromkeys(places.values_list("place", flat=True)[:50]))[:5],
        mine=_has_played(history, table_id),
    )


def keepsake_keep(device: Device, table_id: UUID, place: str, note: str) -> None:
    """Store the place and the note. If both are empty, nothing is stored.

    :raises UnknownTable: :raises NotFinished: :raises OnlyWatching: the device came to watch.
    """
    finished_table(device, table_id)
    if not _has_played(history_of(device), table_id):
        raise OnlyWatching
    texts = {"place": cleaned(place).strip(), "note": cleaned(note).strip()}
    if any(texts.values()):
        Keepsake.objects.update_or_create(table_id=table_id, defaults=texts)
    else:
        Keepsake.objects.filter(table=table_id).delete()


def times_keep(device: Device, table_id: UUID, began: datetime, minutes: int) -> None:
    """Change the start and the duration of the table, for the device's history only.

    :raises UnknownTable: :raises NotFinished: :raises BeforeTheApp, NotYet, WrongDuration: the times are impossible.
    """
    table, _ = finished_table(device, table_id)
    times_edit(history_of(device), table, began, minutes)


def times_forget(device: Device, table_id: UUID) -> None:
    """Restore the log's times in the device's history.

    :raises UnknownTable: :raises NotFinished:
    """
    table, _ = finished_table(device, table_id)
    times_reset(history_of(device), table)


def table_drop(device: Device, table_id: UUID) -> None:
    """Remove the finished table from the library of the device and of those that share its history.

    Others keep it. Once nobody does, it is deleted with its photos.

    :raises UnknownTable: :raises NotFinished:
    """
    finished_table(device, table_id)
    if import_table.table_leave(history_of(device), table_id):
        transaction.on_commit(lambda: shutil.rmtree(Path(settings.PHOTOS_DIR) / table_id.hex, ignore_errors=True))


def _has_played(history: History, table_id: UUID) -> bool:
    players = TableDevice.objects.filter(table=table_id, watcher=False)
    return players.filter(history.table_device_filter()).exists() or not players.exists()
