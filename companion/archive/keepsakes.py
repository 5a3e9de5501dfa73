"""A history's own data about a finished table: place, note and times; and removing a table from a library."""

from datetime import datetime
from uuid import UUID

import msgspec

from companion.archive.audience import forget_kept, is_keeper, select_visible_keepsakes
from companion.archive.finished import load_result
from companion.archive.models import Keepsake
from companion.archive.times import edit_times, find_logged_times, find_times, reset_times
from companion.errors import OnlyWatching
from companion.people.models import Device
from companion.people.profiles import find_history
from companion.tables import store
from companion.tables.services import import_table
from companion.texts.clean_text import clean


class LoggedTimes(msgspec.Struct, frozen=True):
    """Start of a table and its duration in minutes, by its log.

    - `began`: when the table began.
    - `minutes`: how long it took.
    """

    began: datetime
    minutes: int


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A history's own data about a finished table.

    - `began`: when the table began.
    - `minutes`: how long it took.
    - `place`: where it was played.
    - `note`: what is to be remembered of it.
    - `logged`: the times of the log, if this history changed them.
    - `places`: places of tables that this history keeps, newest first.
    - `mine`: true if the asker may change place and note.
    """

    began: datetime
    minutes: int = 0
    logged: LoggedTimes | None = None
    place: str = ""
    note: str = ""
    places: tuple[str, ...] = ()
    mine: bool = False


def find_keepsake(device: Device, table_id: UUID) -> Kept:
    """Return the place and the note, as far as the device may read them.

    :raises UnknownTable: it does not belong there. :raises NotFinished: the table is still being played.
    """
    table, _ = load_result(device, table_id)
    history = find_history(device)
    keepsakes = select_visible_keepsakes(history)
    places = keepsakes.exclude(place="").order_by("-table__started_at")
    keepsake = keepsakes.filter(table=table_id).first() or Keepsake()
    times, log = find_times(history, table), find_logged_times(table)
    return Kept(
        began=times.began,
        minutes=times.minutes,
        logged=LoggedTimes(log.began, log.minutes) if times.edited else None,
        place=keepsake.place,
        note=keepsake.note,
        places=tuple(dict.fromkeys(places.values_list("place", flat=True)[:50]))[:5],
        mine=is_keeper(history, table_id),
    )


def keep_keepsake(device: Device, table_id: UUID, place: str, note: str) -> None:
    """Store the place and the note. If both are empty, nothing is stored.

    :raises UnknownTable: :raises NotFinished: :raises OnlyWatching: the device came to watch.
    """
    texts = {"place": clean(place).strip(), "note": clean(note).strip()}
    with store.lock_row(table_id):
        load_result(device, table_id)
        history = find_history(device)
        if not is_keeper(history, table_id):
            raise OnlyWatching
        if any(texts.values()):
            select_visible_keepsakes(history).update_or_create(table_id=table_id, defaults=texts)
        else:
            select_visible_keepsakes(history).filter(table=table_id).delete()


def keep_times(device: Device, table_id: UUID, began: datetime, minutes: int) -> None:
    """Change the start and the duration of the table, for the device's history only.

    :raises UnknownTable: :raises NotFinished: :raises BeforeTheApp, NotYet, WrongDuration: the times are impossible.
    """
    with store.lock_row(table_id):
        table, _ = load_result(device, table_id)
        edit_times(find_history(device), table, began, minutes)


def forget_times(device: Device, table_id: UUID) -> None:
    """Restore the log's times in the device's history.

    :raises UnknownTable: :raises NotFinished:
    """
    with store.lock_row(table_id):
        table, _ = load_result(device, table_id)
        reset_times(find_history(device), table)


def drop_table(device: Device, table_id: UUID) -> None:
    """Remove the finished table from the library of the device and of those that share its history.

    Others keep it. Once nobody does, what people kept of it is deleted, and the table once nobody watched it either.

    :raises UnknownTable: :raises NotFinished:
    """
    load_result(device, table_id)
    import_table.leave_table(find_history(device), table_id, forget_kept)
