"""Edited date and duration of a finished table, which apply to one history and its exports only."""

import csv
import json
from datetime import UTC, datetime, timedelta
from io import StringIO
from urllib.parse import unquote
from uuid import UUID, uuid4
from zoneinfo import ZoneInfo

import pytest
from django.db.models import F
from django.utils import timezone

from companion import errors
from companion.archive.errors import BeforeTheApp, NotYet, WrongDuration
from companion.archive.exports.bgstats import build_play_file, build_play_link
from companion.archive.exports.plays_csv import build_plays_csv
from companion.archive.exports.table_file import export_table
from companion.archive.finished import load_ended_table
from companion.archive.keepsakes import LoggedTimes, drop_table, find_keepsake, forget_times, keep_times
from companion.archive.library import PAGE, TableFilter, load_library
from companion.archive.models import EditedTimes
from companion.archive.statistics import compute_statistics
from companion.people.models import Device
from companion.people.profiles import make_recovery_code, use_recovery_code
from companion.tables.models import LogEntry, Table
from games.core.host import FinishNow
from tests.history.shelf import BEGIN, create_finished, phone
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import play_until, submit_draft, undo

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
EVERYTHING = TableFilter()
BERLIN = ZoneInfo("Europe/Berlin")
DAY = timedelta(days=1)


def shelf_of(device: Device, **filters: datetime) -> list[UUID]:
    return [UUID(table.table) for table in load_library(device, TableFilter(**filters)).tables]


def test_edited_times_are_seen_in_one_history_only() -> None:
    anna, ben = phone(), phone()
    old = create_finished(anna, {"Anna": 50, "Ben": 40}, 0, phones={"Ben": ben})
    new = create_finished(anna, {"Anna": 30, "Ben": 40}, 3, phones={"Ben": ben})
    keep_times(anna, new, BEGIN - DAY, 95)
    tables = load_library(anna, EVERYTHING).tables
    assert [(UUID(table.table), table.started, table.minutes) for table in tables] == [
        (old, BEGIN, 70),
        (new, BEGIN - DAY, 95),
    ]
    assert tables[1].finished == BEGIN - DAY + timedelta(minutes=95)
    keepsake = find_keepsake(anna, new)
    assert (keepsake.began, keepsake.minutes, keepsake.logged) == (BEGIN - DAY, 95, LoggedTimes(BEGIN + 3 * DAY, 70))
    assert shelf_of(ben) == [new, old]
    assert find_keepsake(ben, new).logged is None
    forget_times(anna, new)
    assert shelf_of(anna) == [new, old]
    assert find_keepsake(anna, new).logged is None


def test_filters_and_pages_go_by_the_edited_date() -> None:
    anna = phone()
    tables = [create_finished(anna, {"Anna": day, "Ben": 40}, day) for day in range(PAGE + 2)]
    keep_times(anna, tables[0], BEGIN + (PAGE + 5) * DAY, 0)
    keep_times(anna, tables[-1], BEGIN - DAY, 0)
    assert shelf_of(anna, since=BEGIN + PAGE * DAY) == [tables[0], tables[-2]]
    assert shelf_of(anna, until=BEGIN + DAY) == [tables[-1]]
    first_page = load_library(anna, EVERYTHING)
    second = load_library(anna, EVERYTHING, first_page.cursor)
    paged = [UUID(table.table) for page in (first_page, second) for table in page.tables]
    assert paged == [tables[0], *reversed(tables[1:-1]), tables[-1]]
    assert compute_statistics(anna, TableFilter(until=BEGIN)).tables == 1


WRONG: dict[str, tuple[datetime | timedelta, int, type[Exception]]] = {
    "a week and a minute": (BEGIN, 7 * 24 * 60 + 1, WrongDuration),
    "less than nothing": (BEGIN, -1, WrongDuration),
    "tomorrow": (DAY, 0, NotYet),
    "still being played": (timedelta(hours=-1), 90, NotYet),
    "another century": (datetime(1999, 12, 31, 23, tzinfo=UTC), 60, BeforeTheApp),
}
"""When the game began, or how long before or after the test's own time; the minutes it took; the refusal."""


@pytest.mark.parametrize("case", WRONG)
def test_impossible_times_are_refused_and_nothing_changes(case: str) -> None:
    began, minutes, refusal = WRONG[case]
    anna = phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40})
    keep_times(anna, table, BEGIN - DAY, 7 * 24 * 60)
    before = find_keepsake(anna, table)
    with pytest.raises(refusal):
        keep_times(anna, table, timezone.now() + began if isinstance(began, timedelta) else began, minutes)
    assert find_keepsake(anna, table) == before


def test_only_own_finished_tables_can_be_edited() -> None:
    table = play_until(5)
    with pytest.raises(errors.NotFinished):
        keep_times(table.host, table.id, BEGIN, 60)
    with pytest.raises(errors.UnknownTable):
        keep_times(phone(), create_finished(phone(), {"Anna": 50, "Ben": 40}), BEGIN, 60)
    with pytest.raises(errors.UnknownTable):
        forget_times(table.host, uuid4())
    assert not EditedTimes.objects.exists()


def test_exports_have_the_edited_times_and_the_log_keeps_its_own(system_seat: SystemSeat) -> None:
    table = play_until(5)
    table.act(0, FinishNow())
    system_seat.work()
    file = export_table(table.host, table.id)
    began = datetime(2026, 3, 7, 23, 30, tzinfo=UTC)
    keep_times(table.host, table.id, began, 75)
    ended = load_ended_table(table.host, table.id)
    row = next(csv.DictReader(StringIO(build_plays_csv(ended, BERLIN, "en").decode())))
    assert (row["date"], row["length"]) == ("2026-03-08", "75")
    play = json.loads(build_play_file(ended, BERLIN, "en"))["plays"][0]
    assert (play["playDate"], play["playDateYmd"], play["durationMin"]) == ("2026-03-08 00:30:00", 20260308, 75)
    changed = datetime.strptime(play["modificationDate"], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)
    assert changed > timezone.now() - timedelta(hours=1), "newer than what the app has"
    link = json.loads(unquote(build_play_link(ended, "en").partition("data=")[2]))
    assert (link["playDate"], link["durationMin"]) == ("2026-03-07 23:30:00", 75), "the same instant, in UTC"
    other = load_ended_table(table.devices[1], table.id)
    assert other.times.began > began
    assert export_table(table.host, table.id) == file


def test_a_correction_after_the_end_makes_the_exported_play_newer(system_seat: SystemSeat) -> None:
    table = play_until(5)
    table.act(0, FinishNow())
    system_seat.work()
    Table.objects.update(finished_at=F("finished_at") - DAY)
    LogEntry.objects.update(at=F("at") - DAY)

    def exported_change() -> datetime:
        play = json.loads(build_play_file(load_ended_table(table.host, table.id), BERLIN, "en"))["plays"][0]
        return datetime.fromisoformat(f"{play['modificationDate']}+00:00")

    assert exported_change() < timezone.now() - timedelta(hours=23)
    submit_draft(table, None, undo(5))
    assert exported_change() > timezone.now() - timedelta(hours=1)


def test_phones_of_one_history_share_the_edits_and_take_them_along() -> None:
    anna, tablet = phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40})
    use_recovery_code(tablet, make_recovery_code(anna))
    for device in (anna, tablet):
        device.refresh_from_db()
    keep_times(tablet, table, BEGIN - DAY, 60)
    assert find_keepsake(anna, table).began == BEGIN - DAY
    other = phone()
    use_recovery_code(anna, make_recovery_code(other))
    other.refresh_from_db()
    assert find_keepsake(other, table).began == BEGIN - DAY


def test_when_histories_merge_the_newest_edit_counts() -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    keep_times(ben, table, BEGIN - 2 * DAY, 60)
    keep_times(anna, table, BEGIN - DAY, 60)
    use_recovery_code(ben, make_recovery_code(anna))
    for device in (anna, ben):
        device.refresh_from_db()
        assert find_keepsake(device, table).began == BEGIN - DAY
    assert [table.started for table in load_library(ben, EVERYTHING).tables] == [BEGIN - DAY]


def test_edits_are_deleted_with_the_table() -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    keep_times(anna, table, BEGIN - DAY, 60)
    drop_table(anna, table)
    assert not EditedTimes.objects.exists()
