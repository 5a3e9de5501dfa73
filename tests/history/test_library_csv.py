"""All finished tables of a history as one CSV sheet."""

import csv
from collections.abc import Iterable
from datetime import UTC, timedelta
from io import StringIO
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from companion.archive.exports.plays_csv import COLUMNS, PAGE, build_library_csv
from companion.archive.keepsakes import keep_keepsake, keep_times
from companion.archive.library import TableFilter
from companion.archive.persons import merge
from companion.people.models import Device
from companion.people.names import identify_person
from companion.tables.models import Table, TableDevice
from tests.history.shelf import BEGIN, create_finished, phone

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


def rows_of(pieces: Iterable[bytes], separator: str = ",") -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(b"".join(pieces).decode("utf-8-sig"), newline=""), delimiter=separator))


def sheet(device: Device, **filters: Any) -> list[dict[str, str]]:
    return rows_of(build_library_csv(device, TableFilter(**filters), UTC, "en"))


def test_a_row_for_each_play_and_player_newest_first() -> None:
    anna = phone()
    first = create_finished(anna, {"Anna": 50, "Ben": 61})
    second = create_finished(anna, {"Cleo": 30, "Anna": 12, "Ben": 30}, 1, unfinished=True)
    Table.objects.filter(pk=second).update(starter=2)
    keep_keepsake(anna, first, "=Kitchen", "Soup, first.")
    keep_times(anna, first, BEGIN.replace(hour=23, minute=30), 95)
    rows = rows_of(build_library_csv(anna, TableFilter(), ZoneInfo("Europe/Berlin"), "de", bom=True), ";")
    assert tuple(rows[0]) == COLUMNS
    assert [(row["play_id"], row["name"], row["startposition"], row["score"], row["rank"]) for row in rows] == [
        (str(second), "Cleo", "2", "30", "1"),
        (str(second), "Anna", "3", "12", "3"),
        (str(second), "Ben", "1", "30", "1"),
        (str(first), "Anna", "1", "50", "2"),
        (str(first), "Ben", "2", "61", "1"),
    ]
    shared = {"game": "Carcassonne", "objectid": "822", "quantity": "1", "username": "", "new": "", "nowinstats": "0"}
    for row in rows:
        assert {key: row[key] for key in shared} == shared
    assert {(row["date"], row["length"], row["incomplete"], row["location"], row["comments"]) for row in rows} == {
        ("2026-01-11", "70", "1", "", ""),
        ("2026-01-11", "95", "0", "'=Kitchen", "Soup, first."),
    }
    assert [(row["color"], row["win"]) for row in rows[3:]] == [("red", "0"), ("blue", "1")]


def test_the_filters_of_the_library_apply() -> None:
    anna, stranger = phone(), phone()
    first = create_finished(anna, {"Anna": 1, "Ben": 2})
    two = create_finished(anna, {"Anna": 1, "Cleo": 2}, 1)
    three = create_finished(anna, {"Ben": 1, "Cleo": 2}, 2, game="isle_of_skye")
    create_finished(stranger, {"Anna": 1, "Mallory": 2})
    create_finished(anna, {"Anna": 1, "Ben": 2}, status=Table.Status.PLAYING)

    def plays(**filters: Any) -> list[UUID]:
        return list(dict.fromkeys(UUID(row["play_id"]) for row in sheet(anna, **filters)))

    assert plays() == [three, two, first]
    assert plays(game="carcassonne") == [two, first]
    assert plays(person=identify_person("BEN")) == [three, first]
    assert plays(since=BEGIN + timedelta(days=1), person=identify_person("Anna")) == [two]
    assert plays(until=BEGIN) == []


def test_a_merged_person_has_one_name_and_no_cell_is_a_formula() -> None:
    device = phone()
    create_finished(device, {"=Anna": 10, "@Ben": 2}, 0)
    create_finished(device, {"Anni": 20, "-Ben": 2}, 1)
    merge(device, identify_person("Anni"), identify_person("=Anna"))
    merge(device, identify_person("-Ben"), identify_person("@Ben"))
    device.refresh_from_db()
    assert [row["name"] for row in sheet(device)] == ["'=Anna", "'@Ben"] * 2


def test_spectators_read_no_place_and_no_note() -> None:
    anna, watcher = phone(), phone()
    table = create_finished(anna, {"Anna": 50, "Ben": 40})
    keep_keepsake(anna, table, "Kitchen", "Soup first.")
    TableDevice.objects.create(table_id=table, device=watcher, watcher=True)
    assert {(row["location"], row["comments"]) for row in sheet(watcher)} == {("", "")}


def test_thousands_are_read_page_by_page_with_a_constant_number_of_queries() -> None:
    anna = phone()
    tables = [create_finished(anna, {"Anna": day, "Ben": 40}, day) for day in range(2 * PAGE + 1)]
    counts = []
    rows = []
    pieces = build_library_csv(anna, TableFilter(), UTC, "en")
    while True:
        with CaptureQueriesContext(connection) as queries:
            piece = next(pieces, None)
        if piece is None:
            break
        counts.append(len(queries))
        rows.append(piece)
    assert [piece.count(b"\r\n") for piece in rows] == [1, 2 * PAGE, 2 * PAGE, 2]
    assert counts[0] == 0, "the column names do not wait"
    assert counts[2] == counts[3] <= 4
    assert counts[1] <= counts[2] + 3
    assert len({row["play_id"] for row in rows_of(rows)}) == len(tables)


def test_without_plays_the_sheet_has_only_a_header() -> None:
    assert b"".join(build_library_csv(phone(), TableFilter(), UTC, "en")).decode().split(",") == [
        *(f'"{column}"' for column in COLUMNS[:-1]),
        f'"{COLUMNS[-1]}"\r\n',
    ]
