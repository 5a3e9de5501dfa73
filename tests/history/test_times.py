"""Edited date and duration of a finished table, which apply to one history and its exports only."""

import csv
import json
from datetime import UTC, datetime, timedelta
from io import StringIO
from urllib.parse import unquote
from uuid import UUID, uuid4
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone

from companion import errors
from companion.archive.errors import BeforeTheApp, NotYet, WrongDuration
from companion.archive.exports.bgstats import play_file, play_link
from companion.archive.exports.plays_csv import plays_csv
from companion.archive.exports.table_file import table_export
from companion.archive.finished import ended_table
from companion.archive.keepsakes import LoggedTimes, keepsake_of, table_drop, times_forget, times_keep
from companion.archive.library import PAGE, TableFilter, library
from companion.archive.models import EditedTimes
from companion.archive.statistics import statistics
from companion.people.models import Device
from companion.people.profiles import recovery_make, recovery_use
from games.core.host import FinishNow
from tests.history.shelf import BEGIN, create_finished, phone
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import play_until

pytestmark = pytest.mark.django_db(transaction=True)
EVERYTHING = TableFilter()
BERLIN = ZoneInfo("Europe/Berlin")
DAY = timedelta(days=1)


def shelf_of(device: Device, **filters: datetime) -> list[UUID]:
    return [UUID(table.table) for table in library(device, TableFilter(**filters)).tables]


def test_edited_times_are_seen_in_one_history_only() -> None:
    anna, ben = phone(), phone()
    old = create_finished(anna, {"Anna": 50, "Ben": 40}, 0, phones={"Ben": ben})
    new = create_finished(anna, {"Anna": 30, "Ben": 40}, 3, phones={"Ben": ben})
    times_keep(anna, new, BEGIN - DAY, 95)
    tables = library(anna, EVERYTHING).tables
    assert [(UUID(table.table), table.started, table.minutes) for table in tables] == [
        (old, BEGIN, 70),
        (new, BEGIN - DAY, 95),
    ]
    assert tables[1].finished == BEGIN - DAY + timedelta(minutes=95)
    keepsake = keepsake_of(anna, new)
    assert (keepsake.began, keepsake.minutes, keepsake.logged) == (BEGIN - DAY, 95, LoggedTimes(BEGIN + 3 * DAY, 70))
    assert shelf_of(ben) == [new, old]
    assert keepsake_of(ben, new).logged is None
    times_forget(anna, new)
    assert shelf_of(anna) == [new, old]
    assert keepsake_of(anna, new).logged is None


def test_filters_and_pages_go_by_the_edited_date() -> None:
    anna = phone()
    tables = [create_finished(anna, {"Anna": day, "Ben": 40}, day) for day in range(PAGE + 2)]
    times_keep(anna, tables[0], BEGIN + (PAGE + 5) * DAY, 0)
    times_keep(anna, tables[-1], BEGIN - DAY, 0)
    assert shelf_of(anna, since=BEGIN + PAGE * DAY) == [tables[0], tables[-2]]
    assert shelf_of(anna, until=BEGIN + DAY) == [tables[-1]]
    first_page = library(anna, EVERYTHING)
    second = library(anna, EVERYTHING, first_page.cursor)
    paged = [UUID(table.table) for page in (first_page, second) for table in page.tables]
    assert paged == [tables[0], *reversed(tables[1:-1]), tables[-1]]
    assert statistics(anna, TableFilter(until=BEGIN)).tables == 1


WRONG = {
    "a week and a minute": (BEGIN, 7 * 24 * 60 + 1, WrongDuration),
    "less than nothing": (BEGIN, -1, WrongDuration),
    "tomorrow": (timezone.now() + DAY, 0, NotYet),
    "still being played": (timezone.now() - timedelta(hours=1), 90, NotYet),
    "another century": (datetime(1999, 12, 31, 23, tzinfo=UTC), 60, BeforeTheApp),
}


@pytest.mark.parametrize("case", WRONG)
def test_impossible_times_are_refused_and_nothing_changes(case: str) -> None:
    began, minutes, refusal = WRONG[case]
    anna = phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40})
    times_keep(anna, table, BEGIN - DAY, 7 * 24 * 60)
    before = keepsake_of(anna, table)
    with pytest.raises(refusal):
        times_keep(anna, table, began, minutes)
    assert keepsake_of(anna, table) == before


def test_only_own_finished_tables_can_be_edited() -> None:
    table = play_until(5)
    with pytest.raises(errors.NotFinished):
        times_keep(table.host, table.id, BEGIN, 60)
    with pytest.raises(errors.UnknownTable):
        times_keep(phone(), create_finished(phone(), {"Anna": 50, "Ben": 40}), BEGIN, 60)
    with pytest.raises(errors.UnknownTable):
        times_forget(table.host, uuid4())
    assert not EditedTimes.objects.exists()


def test_exports_have_the_edited_times_and_the_log_keeps_its_own(system_seat: SystemSeat) -> None:
    table = play_until(5)
    table.act(0, FinishNow())
    system_seat.work()
    file = table_export(table.host, table.id)
    began = datetime(2026, 3, 7, 23, 30, tzinfo=UTC)
    times_keep(table.host, table.id, began, 75)
    ended = ended_table(table.host, table.id)
    row = next(csv.DictReader(StringIO(plays_csv(ended, BERLIN, "en").decode())))
    assert (row["date"], row["length"]) == ("2026-03-08", "75")
    play = json.loads(play_file(ended, BERLIN, "en"))["plays"][0]
    assert (play["playDate"], play["playDateYmd"], play["durationMin"]) == ("2026-03-08 00:30:00", 20260308, 75)
    changed = datetime.strptime(play["modificationDate"], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)
    assert changed > timezone.now() - timedelta(minutes=1), "newer than what the app has"
    link = json.loads(unquote(play_link(ended, "en").partition("data=")[2]))
    assert (link["playDate"], link["durationMin"]) == ("2026-03-07 23:30:00", 75), "the same instant, in UTC"
    other = ended_table(table.devices[1], table.id)
    assert other.times.began > began
    assert table_export(table.host, table.id) == file


def test_phones_of_one_history_share_the_edits_and_take_them_along() -> None:
    anna, tablet = phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40})
    recovery_use(tablet, recovery_make(anna))
    for device in (anna, tablet):
        device.refresh_from_db()
    times_keep(tablet, table, BEGIN - DAY, 60)
    assert keepsake_of(anna, table).began == BEGIN - DAY
    other = phone()
    recovery_use(anna, recovery_make(other))
    other.refresh_from_db()
    assert keepsake_of(other, table).began == BEGIN - DAY


def test_when_histories_merge_the_newest_edit_counts() -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    times_keep(ben, table, BEGIN - 2 * DAY, 60)
    times_keep(anna, table, BEGIN - DAY, 60)
    recovery_use(ben, recovery_make(anna))
    for device in (anna, ben):
        device.refresh_from_db()
        assert keepsake_of(device, table).began == BEGIN - DAY
    assert [table.started for table in library(ben, EVERYTHING).tables] == [BEGIN - DAY]


def test_edits_are_deleted_with_the_table() -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    times_keep(anna, table, BEGIN - DAY, 60)
    table_drop(anna, table)
    assert not EditedTimes.objects.exists()
