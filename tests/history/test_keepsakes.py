"""Place and note of a finished table: who sees them, and what exports contain. Deletion of what nobody keeps."""

import csv
import json
from datetime import timedelta
from functools import partial
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from uuid import UUID, uuid4

import pytest
from django.apps import apps
from django.db import connection

from companion import errors
from companion.archive import keepsakes
from companion.archive.exports.bgstats import build_play_file, build_play_link
from companion.archive.exports.plays_csv import build_plays_csv
from companion.archive.exports.table_file import export_table
from companion.archive.finished import find_zone, load_ended_table
from companion.archive.imports import Imported, import_finished_table
from companion.archive.keepsakes import Kept, drop_table, find_keepsake, keep_keepsake, keep_times
from companion.archive.library import TableFilter, load_library
from companion.archive.models import EditedTimes, Keepsake, Photo
from companion.archive.photos import add_photo
from companion.people.models import Device
from companion.people.profiles import make_recovery_code, use_recovery_code
from companion.tables.models import Seat, Table, TableDevice
from companion.tables.services import lobby, seating
from companion.texts.clean_text import clean
from games.core.host import AdjustScore, FinishNow
from tests.history.files import changed_file
from tests.history.image_files import image
from tests.history.shelf import BEGIN, create_finished, phone
from tests.tables.at_once import run_at_once
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import play_until

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
MIGRATIONS = {"tables": "tables.migrations.0019_importers", "archive": "archive.migrations.0004_unkept"}


def test_place_and_note_are_for_players_and_suggested_again() -> None:
    anna, ben, watcher = phone(), phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    other = create_finished(anna, {"Anna": 30, "Cleo": 40}, 1)
    TableDevice.objects.create(table_id=table, device=watcher, watcher=True)
    keep_keepsake(ben, table, " Cleo's kitchen ", "Soup first.")
    assert find_keepsake(anna, table) == Kept(
        BEGIN, 70, None, "Cleo's kitchen", "Soup first.", ("Cleo's kitchen",), mine=True
    )
    assert find_keepsake(anna, other) == Kept(BEGIN + timedelta(days=1), 70, places=("Cleo's kitchen",), mine=True)
    assert [(table.place, table.note) for table in load_library(anna, TableFilter()).tables] == [
        ("", ""),
        ("Cleo's kitchen", "Soup first."),
    ]
    hers = find_keepsake(watcher, table)
    assert (hers.place, hers.note, hers.places, hers.mine) == ("", "", (), False)
    assert load_library(watcher, TableFilter()).tables[0].place == ""
    with pytest.raises(errors.OnlyWatching):
        keep_keepsake(watcher, table, "", "")
    with pytest.raises(errors.UnknownTable):
        keep_keepsake(phone(), table, "x", "")
    keep_keepsake(anna, table, "", "")
    assert not Keepsake.objects.exists()


def test_they_are_exported_with_the_sheet_and_for_bg_stats(system_seat: SystemSeat) -> None:
    table = play_until(5)
    table.act(0, FinishNow())
    system_seat.work()
    keep_keepsake(table.host, table.id, "=Kitchen", "Soup first.")
    ended = load_ended_table(table.host, table.id)
    zone = find_zone("")
    row = next(csv.DictReader(StringIO(build_plays_csv(ended, zone, "en").decode())))
    assert (row["location"], row["comments"]) == ("'=Kitchen", "Soup first.")
    file = json.loads(build_play_file(ended, zone, "en"))
    (place,), (play,) = file["locations"], file["plays"]
    assert (place["name"], play["locationRefId"], play["comments"]) == ("=Kitchen", place["id"], "Soup first.")
    assert json.loads(unquote(build_play_link(ended, "en").partition("data=")[2]))["location"] == "=Kitchen"


def test_a_dropped_table_leaves_this_history_and_is_deleted_once_nobody_keeps_it(tmp_path: Path, settings: Any) -> None:
    settings.PHOTOS_DIR = str(tmp_path)
    anna, tablet, ben = phone(), phone(), phone()
    use_recovery_code(tablet, make_recovery_code(anna))
    anna.refresh_from_db()
    tablet.refresh_from_db()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    (tmp_path / table.hex).mkdir()
    drop_table(tablet, table)
    assert not load_library(anna, TableFilter()).tables
    assert len(load_library(ben, TableFilter()).tables) == 1
    with pytest.raises(errors.UnknownTable):
        drop_table(anna, table)
    assert (tmp_path / table.hex).exists()
    drop_table(ben, table)
    assert not Table.objects.filter(pk=table).exists()
    assert not (tmp_path / table.hex).exists()


def test_only_finished_tables_are_dropped_or_annotated() -> None:
    table = play_until(5)
    for request in (lambda: drop_table(table.host, table.id), lambda: keepsakes.find_keepsake(table.host, table.id)):
        with pytest.raises(errors.NotFinished):
            request()
    with pytest.raises(errors.UnknownTable):
        drop_table(table.host, uuid4())


@pytest.fixture
def folder(tmp_path: Path, settings: Any) -> Path:
    settings.PHOTOS_DIR = tmp_path / "photos"
    return tmp_path / "photos"


def came_to_watch(table: UUID) -> Device:
    """Return a phone that has come to watch."""
    watcher = phone()
    lobby.join_table(watcher, Table.objects.get(pk=table).watch_code)
    return watcher


def assert_only_the_result_is_left(table: UUID, watcher: Device, folder: Path) -> None:
    """Check that a watcher has the result, and that nothing is stored of what players kept."""
    kept = find_keepsake(watcher, table)
    assert (kept.place, kept.note, kept.places, kept.mine) == ("", "", (), False)
    (listed,) = load_library(watcher, TableFilter()).tables
    assert (listed.table, listed.place, listed.note, listed.photos) == (str(table), "", "", 0)
    for refused in (lambda: keep_keepsake(watcher, table, "Mine", "now"), lambda: add_photo(watcher, table, image())):
        with pytest.raises(errors.OnlyWatching):
            refused()
    assert not Keepsake.objects.exists()
    assert not Photo.objects.exists()
    assert not list(folder.rglob("*"))


def test_what_no_player_keeps_any_more_is_gone(folder: Path) -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    watcher = came_to_watch(table)
    keep_keepsake(anna, table, "Annas Balkon", "Soup first.")
    keep_times(anna, table, BEGIN - timedelta(days=1), 60)
    add_photo(ben, table, image())
    drop_table(anna, table)
    assert not EditedTimes.objects.exists()
    assert find_keepsake(ben, table).place == "Annas Balkon"
    drop_table(ben, table)
    assert_only_the_result_is_left(table, watcher, folder)
    late = phone()
    lobby.join_table(late, Table.objects.get(pk=table).code)
    assert find_keepsake(late, table).note == "", "nor does who comes to play later find anything"
    for device in (watcher, late):
        drop_table(device, table)
    assert not Table.objects.exists()


def test_a_player_who_comes_back_to_watch_holds_nothing_any_more(system_seat: SystemSeat) -> None:
    table = play_until(5)
    table.act(0, FinishNow())
    system_seat.work()
    host, ben = table.devices
    keep_place(ben, table.id)
    drop_table(host, table.id)
    lobby.join_table(host, table.row.watch_code)
    assert table.row.host == ben
    assert [(seat.device, seat.phone) for seat in table.row.seats.all()] == [(ben, False), (ben, True)]
    for seat in table.seats:
        with pytest.raises((errors.NotHost, errors.NotYourSeat)):
            seating.remove_device(host, table.id, seat)
        with pytest.raises((errors.NotHost, errors.NotYourSeat)):
            seating.create_seat_pass(host, table.id, seat)
    assert not find_keepsake(host, table.id).mine
    drop_table(ben, table.id)
    import_finished_table(ben, file := export_table(host, table.id))
    assert not Seat.objects.filter(device__in=table.devices).exists()
    assert table.row.host not in table.devices
    assert import_finished_table(phone(), file) == Imported(str(table.id), new=False)


def keep_place(device: Device, table: UUID) -> None:
    keep_keepsake(device, table, "Bens Balkon", "Soup first.")


def test_a_table_from_elsewhere_is_kept_by_who_brought_it(folder: Path) -> None:
    file = changed_file(lambda file: None)
    first, second, third = phone(), phone(), phone()
    table = UUID(import_finished_table(first, file).table)
    watcher = came_to_watch(table)
    import_finished_table(second, file)
    keep_keepsake(first, table, "Annas Balkon", "Soup first.")
    assert (find_keepsake(first, table).place, find_keepsake(first, table).mine) == ("Annas Balkon", True)
    for other in (second, watcher):
        assert (find_keepsake(other, table).place, find_keepsake(other, table).mine) == ("", False)
        with pytest.raises(errors.OnlyWatching):
            keep_keepsake(other, table, "Mine", "now")
    drop_table(first, table)
    assert_only_the_result_is_left(table, second, folder)
    assert not import_finished_table(second, file).new
    assert not find_keepsake(second, table).mine, "it watches already"
    import_finished_table(third, file)
    keep_keepsake(third, table, "Cleos Keller", "")
    assert find_keepsake(third, table).places == ("Cleos Keller",)
    assert find_keepsake(second, table).place == ""


def test_a_file_brings_a_deleted_evening_back_while_others_watch_it(system_seat: SystemSeat) -> None:
    table = play_until(5)
    table.act(0, FinishNow())
    system_seat.work()
    came_to_watch(table.id)
    file = export_table(table.host, table.id)
    for device in table.devices:
        drop_table(device, table.id)
    assert not import_finished_table(table.host, file).new
    keep_keepsake(table.host, table.id, "Annas Balkon", "")
    assert find_keepsake(table.host, table.id).mine
    import_finished_table(table.devices[1], file)
    assert find_keepsake(table.devices[1], table.id).place == ""


def test_who_has_deleted_the_evening_plays_no_seat_of_it(system_seat: SystemSeat) -> None:
    table = play_until(5)
    table.act(0, FinishNow())
    system_seat.work()
    drop_table(table.host, table.id)
    version = table.version
    requests = (
        lambda: table.act(0, AdjustScore(0, 7, "again")),
        lambda: table.undo(0),
        lambda: seating.take_over_host(table.host, table.id, 600),
    )
    for request in requests:
        with pytest.raises(errors.UnknownTable):
            request()
    assert table.version == version


def share_history(device: Device) -> tuple[Device, Device]:
    other = phone()
    use_recovery_code(other, make_recovery_code(device))
    return Device.objects.get(pk=device.pk), Device.objects.get(pk=other.pk)


@pytest.mark.parametrize("watched", [True, False])
def test_a_place_that_is_written_while_the_last_player_leaves_is_refused(
    monkeypatch: pytest.MonkeyPatch, folder: Path, watched: bool
) -> None:
    """Another phone of the history deletes the evening while the request is on its way."""
    anna, tablet = share_history(phone())
    table = create_finished(anna, {"Anna": 50, "Ben": 40})
    watcher = came_to_watch(table) if watched else None

    def leaving(text: str) -> str:
        monkeypatch.setattr(keepsakes, "clean", clean)
        drop_table(tablet, table)
        return clean(text)

    monkeypatch.setattr(keepsakes, "clean", leaving)
    with pytest.raises(errors.UnknownTable):
        keep_keepsake(anna, table, "Annas Balkon", "Soup first.")
    if watcher:
        assert_only_the_result_is_left(table, watcher, folder)
    else:
        assert not Table.objects.exists()


ROUNDS = 10


@pytest.mark.parametrize("watched", [True, False])
def test_two_players_leave_at_once(folder: Path, watched: bool) -> None:
    for _ in range(ROUNDS):
        anna, ben = phone(), phone()
        table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
        watcher = came_to_watch(table) if watched else None
        keep_keepsake(anna, table, "Annas Balkon", "Soup first.")
        add_photo(ben, table, image())
        assert run_at_once(partial(drop_table, anna, table), partial(drop_table, ben, table)) == [None, None]
        if watcher:
            assert_only_the_result_is_left(table, watcher, folder)
            drop_table(watcher, table)
        assert not Table.objects.exists()
        assert not list(folder.rglob("*"))


@pytest.mark.parametrize("watched", [True, False])
def test_a_player_leaves_while_another_phone_of_the_history_writes(folder: Path, watched: bool) -> None:
    """Each write either ends before the player leaves, and is deleted with the table, or is refused."""
    for _ in range(ROUNDS):
        anna, tablet = share_history(phone())
        table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": tablet})
        watcher = came_to_watch(table) if watched else None
        results = run_at_once(
            partial(drop_table, anna, table),
            partial(keep_keepsake, tablet, table, "Annas Balkon", "Soup first."),
            partial(keep_times, anna, table, BEGIN - timedelta(days=1), 60),
            partial(add_photo, tablet, table, image()),
        )
        assert results[0] is None
        refused = [result for result in results[1:] if isinstance(result, errors.AppError)]
        assert {type(refusal) for refusal in refused} <= {errors.UnknownTable, errors.OnlyWatching}
        if watcher:
            assert_only_the_result_is_left(table, watcher, folder)
            drop_table(watcher, table)
        assert not Table.objects.exists()
        assert not EditedTimes.objects.exists()
        assert not list(folder.rglob("*"))


def test_a_player_leaves_while_another_player_writes(folder: Path) -> None:
    for _ in range(ROUNDS):
        anna, ben = phone(), phone()
        table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
        write = run_at_once(partial(drop_table, anna, table), partial(keep_keepsake, ben, table, "Bens Balkon", ""))
        assert write == [None, None]
        assert find_keepsake(ben, table).place == "Bens Balkon"
        drop_table(ben, table)
        assert not Keepsake.objects.exists()


def test_an_upgrade_finds_who_brought_tables_and_deletes_what_nobody_keeps(
    folder: Path, system_seat: SystemSeat
) -> None:
    """Earlier releases took a table without players for an imported one."""
    brought, orphaned = (UUID(import_finished_table(phone(), changed_file(lambda _: None)).table) for _ in range(2))
    for table in (brought, orphaned):
        importer = TableDevice.objects.get(table=table).device
        came_to_watch(table)
        keep_keepsake(importer, table, "Annas Balkon", "")
    Device.objects.filter(hosted_tables=orphaned).update(created_at=BEGIN)  # whoever brought it has left long ago
    played, left = (play_until(5) for _ in range(2))
    for evening in (played, left):
        evening.act(0, FinishNow())
        system_seat.work()
        came_to_watch(evening.id)
        keep_keepsake(evening.host, evening.id, "Bens Balkon", "")
        add_photo(evening.host, evening.id, image())
    TableDevice.objects.filter(table=left.id, watcher=False).delete()
    TableDevice.objects.update(importer=False)
    migrations = {app: import_module(f"companion.{name}") for app, name in MIGRATIONS.items()}
    migrations["tables"].mark_importers(apps, None)
    with connection.schema_editor() as editor:
        migrations["archive"].forget(apps, editor)
    assert set(TableDevice.objects.filter(importer=True).values_list("table", flat=True)) == {brought}
    assert TableDevice.objects.filter(table=brought).order_by("joined_at").values_list("importer", flat=True)[0]
    assert set(Keepsake.objects.values_list("table", flat=True)) == {brought, played.id}
    assert set(Photo.objects.values_list("table", flat=True)) == {played.id}
    assert [path.name for path in folder.iterdir()] == [played.id.hex]
