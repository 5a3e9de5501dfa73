"""Hidden characters are refused everywhere; texts stored with them before are still readable."""

import csv
import json
from datetime import UTC
from io import StringIO
from typing import Any
from uuid import UUID

import pytest

from companion.archive.exports.plays_csv import build_plays_csv
from companion.archive.exports.table_file import export_table
from companion.archive.finished import load_ended_table
from companion.archive.imports import import_finished_table
from companion.errors import MalformedAction
from companion.management.commands.replay_check import replay_differences
from companion.people.devices import create_device
from companion.tables import codec
from companion.tables.models import LogEntry
from companion.tables.services import lobby
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import correct, replace
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
HIDDEN = [
    *("\0", "\t", "\n", "\x7f", "\x80", "\x85", "\x9f"),
    *("\u00ad", "\u061c", "\u200b", "\u200d", "\u200e", "\u2028", "\u2029", "\ufeff"),
    *("\u202a", "\u202e", "\u2066", "\u2069", "\ue000", "\U000e0041"),
]
VISIBLE = ["Änne's Katze 🐈", "1\u00a0Punkt", "½ – „so“", "عمر", "太郎", "e\u0301", "❤\ufe0f"]


def adjust_score(reason: str) -> dict[str, Any]:
    return {"type": "adjust_score", "seat": 1, "points": 4, "reason": reason}


@pytest.fixture
def table() -> PlayedTable:
    """A running table of two."""
    played = PlayedTable()
    played.start()
    return played


@pytest.mark.parametrize("hidden", HIDDEN, ids=ascii)
def test_a_hidden_character_is_refused_and_nothing_is_changed(table: PlayedTable, hidden: str) -> None:
    table.act(0, adjust_score("agreed"))
    before = table.document()
    reason = f"why{hidden}not"
    with pytest.raises(MalformedAction, match=r"action\.hidden_characters"):
        table.act(0, adjust_score(reason))
    with pytest.raises(MalformedAction, match=r"action\.hidden_characters"):
        correct(table, 0, replace(2, adjust_score(reason)))
    assert (table.version, table.document()) == (2, before)
    table.check()


@pytest.mark.parametrize("reason", VISIBLE)
def test_ordinary_text_is_kept_unchanged(table: PlayedTable, reason: str) -> None:
    assert table.act(0, adjust_score(reason)) == 2
    assert json.loads(table.entries()[-1].payload)["reason"] == reason
    table.check()


def test_hidden_characters_are_found_at_any_depth_of_a_draft(table: PlayedTable) -> None:
    deep: Any = "\u202e"
    for _ in range(400):
        deep = {"a": deep}
    with pytest.raises(MalformedAction, match=r"action\.hidden_characters"):
        correct(table, 0, replace(1, {"type": "start_table", "pieces": {"x1": deep}}))


@pytest.mark.parametrize("hidden", [*HIDDEN, "\ud800"], ids=ascii)
def test_a_hidden_space_in_a_name_becomes_a_space(hidden: str) -> None:
    assert lobby.clean_name(f"A{hidden}B") == "A B"


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch, table: PlayedTable, system_seat: SystemSeat) -> PlayedTable:
    """A finished table whose log was stored before hidden characters were refused."""
    with monkeypatch.context() as patch:
        patch.setattr(codec, "_check_clean", lambda payload: None)
        table.act(0, adjust_score("\u202e=1+1\u0085,\u2028x"))
    table.act(0, {"type": "finish_now"})
    system_seat.work()
    return table


def test_an_older_log_is_replayed_unchanged(older: PlayedTable) -> None:
    older.check()
    assert replay_differences(older.row) == []
    assert "\u202e" in LogEntry.objects.get(table=older.id, version=2).payload
    assert correct(older, 0, replace(2, adjust_score("agreed"))).version == older.version
    older.check()


def test_a_sheet_of_an_older_table_is_clean_and_no_formula(older: PlayedTable) -> None:
    sheet = build_plays_csv(load_ended_table(older.host, older.id), UTC, "en").decode()
    assert len(sheet.splitlines()) == 3
    assert [row["comments"] for row in csv.DictReader(StringIO(sheet))] == ["Ben +4:  =1+1 , x"] * 2


def test_an_exported_older_table_is_imported_clean_and_recognized_at_its_origin(older: PlayedTable) -> None:
    data = export_table(older.host, older.id)
    assert not import_finished_table(older.host, data).new, "the same table"
    file = json.loads(data)
    file["table"] = "0195a6f4-0000-7000-8000-000000000001"
    for number, seat in enumerate(file["seats"]):
        seat["id"] = f"0195a6f4-0000-7000-8000-00000000001{number}"
    other = json.dumps(file).encode()
    importer, _ = create_device()
    assert import_finished_table(importer, other).new
    assert not import_finished_table(importer, other).new
    assert json.loads(export_table(importer, UUID(file["table"])))["log"][1]["content"]["reason"] == " =1+1 , x"
