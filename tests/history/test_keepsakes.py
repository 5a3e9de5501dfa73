"""Place and note of a finished table: who sees them, and what exports contain. Deletion of tables that nobody keeps."""

import csv
import json
from datetime import timedelta
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from uuid import uuid4

import pytest

from companion import errors
from companion.archive import keepsakes
from companion.archive.exports.bgstats import play_file, play_link
from companion.archive.exports.plays_csv import plays_csv
from companion.archive.finished import ended_table, zone_of
from companion.archive.keepsakes import Kept, keepsake_keep, keepsake_of, table_drop
from companion.archive.library import TableFilter, library
from companion.archive.models import Keepsake
from companion.people.profiles import recovery_make, recovery_use
from companion.tables.models import Table, TableDevice
from games.core.host import FinishNow
from tests.history.shelf import BEGIN, create_finished, phone
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import play_until

pytestmark = pytest.mark.django_db(transaction=True)


def test_place_and_note_are_for_players_and_suggested_again() -> None:
    anna, ben, watcher = phone(), phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    other = create_finished(anna, {"Anna": 30, "Cleo": 40}, 1)
    TableDevice.objects.create(table_id=table, device=watcher, watcher=True)
    keepsake_keep(ben, table, " Cleo's kitchen ", "Soup first.")
    assert keepsake_of(anna, table) == Kept(
        BEGIN, 70, None, "Cleo's kitchen", "Soup first.", ("Cleo's kitchen",), mine=True
    )
    assert keepsake_of(anna, other) == Kept(BEGIN + timedelta(days=1), 70, places=("Cleo's kitchen",), mine=True)
    assert [(table.place, table.note) for table in library(anna, TableFilter()).tables] == [
        ("", ""),
        ("Cleo's kitchen", "Soup first."),
    ]
    hers = keepsake_of(watcher, table)
    assert (hers.place, hers.note, hers.mine) == ("", "", False)
    assert library(watcher, TableFilter()).tables[0].place == ""
    with pytest.raises(errors.OnlyWatching):
        keepsake_keep(watcher, table, "", "")
    with pytest.raises(errors.UnknownTable):
        keepsake_keep(phone(), table, "x", "")
    keepsake_keep(anna, table, "", "")
    assert not Keepsake.objects.exists()


def test_they_are_exported_with_the_sheet_and_for_bg_stats(system_seat: SystemSeat) -> None:
    table = play_until(5)
    table.act(0, FinishNow())
    system_seat.work()
    keepsake_keep(table.host, table.id, "=Kitchen", "Soup first.")
    ended = ended_table(table.host, table.id)
    zone = zone_of("")
    row = next(csv.DictReader(StringIO(plays_csv(ended, zone, "en").decode())))
    assert (row["location"], row["comments"]) == ("'=Kitchen", "Soup first.")
    file = json.loads(play_file(ended, zone, "en"))
    (place,), (play,) = file["locations"], file["plays"]
    assert (place["name"], play["locationRefId"], play["comments"]) == ("=Kitchen", place["id"], "Soup first.")
    assert json.loads(unquote(play_link(ended, "en").partition("data=")[2]))["location"] == "=Kitchen"


def test_a_dropped_table_leaves_this_history_and_is_deleted_once_nobody_keeps_it(tmp_path: Path, settings: Any) -> None:
    settings.PHOTOS_DIR = str(tmp_path)
    anna, tablet, ben = phone(), phone(), phone()
    recovery_use(tablet, recovery_make(anna))
    anna.refresh_from_db()
    tablet.refresh_from_db()
    table = create_finished(anna, {"Anna": 50, "Ben": 40}, phones={"Ben": ben})
    (tmp_path / table.hex).mkdir()
    table_drop(tablet, table)
    assert not library(anna, TableFilter()).tables
    assert len(library(ben, TableFilter()).tables) == 1
    with pytest.raises(errors.UnknownTable):
        table_drop(anna, table)
    assert (tmp_path / table.hex).exists()
    table_drop(ben, table)
    assert not Table.objects.filter(pk=table).exists()
    assert not (tmp_path / table.hex).exists()


def test_only_finished_tables_are_dropped_or_annotated() -> None:
    table = play_until(5)
    for request in (lambda: table_drop(table.host, table.id), lambda: keepsakes.keepsake_of(table.host, table.id)):
        with pytest.raises(errors.NotFinished):
            request()
    with pytest.raises(errors.UnknownTable):
        table_drop(table.host, uuid4())
