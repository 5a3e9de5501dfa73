"""Invalid files: refused with a code and a message in both languages, without any change."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection

from companion import errors
from companion.archive import imports
from companion.archive.exports.table_file import table_export
from companion.archive.imports import table_import
from companion.archive.log_verification import Rerun
from companion.people.devices import device_create
from companion.people.models import Device
from companion.tables import selectors
from companion.tables.models import HeadState, LogEntry, Result, Seat, Table, TableDevice
from companion.tables.services import import_table, own_tables
from companion.texts.localization import LANGUAGES, sentence
from games.core.text import Text
from tests.games.recorded import rows
from tests.history.files import Change, changed, recorded_file, short_file, written
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
KEPT = (Device, Table, Seat, TableDevice, LogEntry, HeadState, Result)


@pytest.fixture
def somebody() -> Device:
    """A phone without tables."""
    return device_create()[0]


def refused(device: Device, data: bytes) -> errors.AppError:
    """Return the refusal of a file. Checks that nothing changed and that both languages have a message."""
    before = [list(kind.objects.order_by("pk").values()) for kind in KEPT]
    with pytest.raises(errors.AppError) as refusal:
        table_import(device, data)
    assert [list(kind.objects.order_by("pk").values()) for kind in KEPT] == before
    error = refusal.value
    sentences = [sentence(error.code, error.params, language) for language in LANGUAGES]
    assert len(set(sentences)) == 2
    assert all(" " in words and "{" not in words and "take_along." not in words for words in sentences), sentences
    return error


def put(*path: Any) -> Change:
    """Return a change that sets the value at the path to the last argument."""
    *way, last, value = path

    def change(file: dict[str, Any]) -> None:
        place: Any = file
        for step in way:
            place = place[step]
        place[last] = value

    return change


def entry(**fields: Any) -> Change:
    """Return a change that appends an entry with the next number."""

    def change(file: dict[str, Any]) -> None:
        last = file["log"][-1]
        file["log"].append({"version": last["version"] + 1, "at": last["at"], "kind": "action", **fields})

    return change


def without(*path: Any) -> Change:
    """Return a change that removes the value at the path."""
    *way, last = path

    def change(file: dict[str, Any]) -> None:
        place: Any = file
        for step in way:
            place = place[step]
        del place[last]

    return change


def at(**delta: float) -> str:
    """Return a time relative to now."""
    return (datetime.now(UTC) + timedelta(**delta)).isoformat()


PLACED = {"type": "place_tile", "x": 0, "y": 0, "rotation": 0, "follower": None}
SYSTEM = {"type": "score_game"}
CASES: dict[str, tuple[Change, str, dict[str, Any]]] = {
    # --- not a table file
    "another program's": (put("format", "bgstats"), "take_along.format", {}),
    "a newer app's": (put("format_version", 2), "take_along.format", {"version": 2}),
    "a version that is true": (put("format_version", True), "take_along.format", {}),
    "a field too many": (put("device", "mine"), "request.invalid", {}),
    "a seat with a phone": (put("seats", 0, "device", str(uuid4())), "request.invalid", {}),
    "no log": (put("log", []), "request.invalid", {}),
    "an entry as text": (put("log", 1, "draw E"), "request.invalid", {}),
    "an id that is a path": (put("table", "../../etc/passwd"), "request.invalid", {}),
    "a game that is a path": (put("game", "../core"), "game.unknown", {}),
    "an unknown game": (put("game", "chess"), "game.unknown", {"game": "chess"}),
    "an unknown expansion": (put("expansions", ["dragons"]), "game.unknown", {}),
    "rules of tomorrow": (put("ruleset_version", 99), "take_along.ruleset", {"version": 99}),
    "rules of never": (put("ruleset_version", 0), "request.invalid", {}),
    "thousands of entries": (lambda file: put("log", file["log"] * 700)(file), "request.invalid", {}),
    # --- names
    "no name": (put("seats", 0, "name", ""), "request.invalid", {}),
    "a name of blanks": (put("seats", 0, "name", "   "), "request.invalid", {}),
    "a name with a bell": (put("seats", 0, "name", "Anna\x07"), "request.invalid", {}),
    "a name with a NUL": (put("seats", 0, "name", "An\0na"), "request.invalid", {}),
    "a name turned around": (put("seats", 0, "name", "An\u202ena"), "request.invalid", {}),
    "a name too long": (put("seats", 0, "name", "x" * 25), "request.invalid", {}),
    "one name twice": (put("seats", 0, "name", "BEN"), "lobby.name_taken", {"name": "Ben"}),
    # --- times
    "year 1": (put("log", 3, "at", "0001-01-01T00:00:00Z"), "take_along.times", {"version": 4}),
    "year 1 in the east": (put("started", "0001-01-01T00:00:00+14:00"), "take_along.times", {"version": 0}),
    "tomorrow": (put("log", 8, "at", at(days=2)), "take_along.times", {"version": 9}),
    "the end in a year": (put("finished", at(days=365)), "take_along.times", {"version": 0}),
    "back in time": (put("log", 5, "at", "2026-11-20T19:31:00Z"), "take_along.times", {"version": 6}),
    "before it began": (put("started", "2026-11-20T19:40:00Z"), "take_along.times", {"version": 1}),
    "over before it began": (put("finished", "2026-11-19T20:31:00Z"), "take_along.times", {"version": 0}),
    "no zone": (put("log", 3, "at", "2026-11-20T19:34:00"), "request.invalid", {}),
    "no time": (put("created", "yesterday"), "request.invalid", {}),
    "the 30th of February": (put("created", "2026-02-30T19:34:00Z"), "request.invalid", {}),
    # --- numbers
    "a score beyond numbers": (put("result", "scores", 0, 10**40), "request.invalid", {}),
    "half a cell": (put("log", 2, "content", "x", 0.5), "take_along.does_not_replay", {"version": 3}),
    "a cell without end": (put("log", 2, "content", "x", 1e999), "request.not_json", {}),
    "half a point": (put("result", "scores", 0, 0.5), "request.invalid", {}),
    "a cell beyond the board": (put("log", 2, "content", "x", 10**40), "take_along.does_not_replay", {"version": 3}),
    "a starter below 0": (put("starter", -1), "request.invalid", {}),
    "a place below 0": (put("log", 1, "seat", -1), "request.invalid", {}),
    "a place that nobody has": (put("log", 1, "seat", 7), "take_along.does_not_replay", {"version": 2}),
    # --- the log
    "an unknown action": (put("log", 1, "content", {"type": "cheat"}), "take_along.does_not_replay", {"version": 2}),
    "a tile of another box": (put("log", 1, "content", "tile", "Z"), "take_along.does_not_replay", {"version": 2}),
    "a number twice": (put("log", 3, "version", 3), "take_along.does_not_replay", {"version": 3}),
    "a number left out": (without("log", 3), "take_along.does_not_replay", {"version": 5}),
    "no start": (without("log", 0), "take_along.does_not_replay", {"version": 2}),
    "a start that is an action": (put("log", 0, "kind", "action"), "take_along.does_not_replay", {"version": 1}),
    "an action that is an undo": (put("log", 2, "kind", "undo"), "take_along.does_not_replay", {"version": 3}),
    "a second start": (lambda file: put("log", 1, {**file["log"][0], "version": 2})(file),
                       "take_along.does_not_replay", {"version": 2}),
    "out of turn": (put("log", 2, "seat", 1), "take_along.does_not_replay", {"version": 3}),
    "a placement by nobody": (without("log", 2, "seat"), "take_along.does_not_replay", {"version": 3}),
    "the system's work by a seat": (put("log", -1, "seat", 0), "take_along.does_not_replay", {"version": 11}),
    "after the end": (entry(seat=0, content=PLACED), "take_along.does_not_replay", {"version": 12}),
    "not over": (without("log", -1), "table.not_finished", {}),
    "an undo of the start": (entry(kind="undo", content={"type": "undo", "drops": [1]}),
                             "take_along.does_not_replay", {"version": 12}),
    "an undo of all": (entry(kind="undo", content={"type": "undo", "drops": list(range(1, 12))}),
                       "take_along.does_not_replay", {"version": 12}),
    "an undo that others built on": (entry(kind="undo", seat=0, content={"type": "undo", "drops": [3]}),
                                     "take_along.does_not_replay", {"version": 12}),
    "an undo of the end": (entry(kind="undo", seat=0, content={"type": "undo", "drops": [10, 11]}),
                           "table.not_finished", {}),
    "a correction in front of the start": (
        entry(kind="correction", content={"type": "correction", "edits": [
            {"type": "insert", "after": "0", "action": SYSTEM}]}),
        "take_along.does_not_replay", {"version": 12}),
    "a correction of the start into a move": (
        entry(kind="correction", content={"type": "correction", "edits": [
            {"type": "replace", "ref": "1", "action": PLACED}]}),
        "take_along.does_not_replay", {"version": 12}),
    "a correction by a seat that nobody has": (
        entry(kind="correction", content={"type": "correction", "edits": [
            {"type": "insert", "after": "9", "seat": -1, "action": PLACED}]}),
        "take_along.does_not_replay", {"version": 12}),
    "a seat that moved to nobody": (
        entry(kind="seat", content={"type": "seating_changed", "seat": 9, "what": "moved"}),
        "take_along.does_not_replay", {"version": 12}),
    # --- other fields of the file
    "more points": (put("result", "scores", 0, 99), "take_along.differs", {"field": "result"}),
    "another winner": (put("result", "ranks", [2, 1]),
                       "take_along.differs", {"field": "result"}),
    "an honest end": (put("result", "reason", ""), "take_along.differs", {"field": "result"}),
    "another option": (put("options", "farmers", "off"), "take_along.differs", {"field": "options"}),
    "another starter": (put("starter", 1), "take_along.differs", {"field": "starter"}),
    "the app drew": (put("draw", "app"), "take_along.differs", {"field": "draw"}),
    "another colour": (put("seats", 0, "colour", "green"), "take_along.differs", {"field": "seats"}),
    "one more seat": (lambda file: file["seats"].append({"id": str(uuid4()), "name": "Cleo", "colour": "green"}),
                      "take_along.differs", {"field": "seats"}),
    "one seat twice": (lambda file: put("seats", 1, "id", file["seats"][0]["id"])(file),
                       "take_along.differs", {"field": "seats"}),
    "started by later rules": (put("log", 0, "content", "ruleset_version", 2),
                               "take_along.differs", {"field": "ruleset_version"}),
    "started as another game": (put("log", 0, "content", "game", "chess"), "take_along.differs", {"field": "game"}),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_an_invalid_file_is_refused(case: str, somebody: Device) -> None:
    change, code, params = CASES[case]
    error = refused(somebody, changed(change))
    assert error.code == code
    assert params.items() <= error.params.items()


def test_the_file_before_these_changes_is_accepted(somebody: Device) -> None:
    assert table_import(somebody, changed(lambda file: None)).new


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "request.not_json"),
        (b"PK\x03\x04" + b"\0" * 100, "request.not_json"),
        (b"\x1f\x8b\x08\x00", "request.not_json"),
        (b"\xff\xfe{\0}\0", "request.not_json"),
        (b"<script>alert(1)</script>", "request.not_json"),
        (b'{"format":"tableside.table","format":"tableside.table"}', "request.not_json"),
        (b'{"format":NaN}', "request.not_json"),
        (b'{"format":-Infinity}', "request.not_json"),
        (b'{"format":1.5}', "take_along.format"),
        (b'{"format":"\\ud800"}', "request.not_json"),
        (b'{"format":' + b"9" * 100_000 + b"}", "request.not_json"),
        (b"[" * 1_000_000, "request.invalid"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "request.invalid"),
        (b'"' + b'\\"' * 1_000_000, "request.not_json"),
        (b'{"format":"tableside.table"}', "take_along.format"),
        (b" " * (2 * 1024 * 1024 + 1), "request.too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:30]),
)
def test_bytes_that_are_not_a_file_are_refused(data: bytes, code: str, somebody: Device) -> None:
    assert refused(somebody, data).code == code


def test_a_duplicate_key_is_refused_anywhere(somebody: Device) -> None:
    data = changed(lambda file: None).replace(b'"tile":', b'"tile":"E","tile":', 1)
    assert refused(somebody, data).code == "request.not_json"


def test_what_looks_like_markup_is_a_name(somebody: Device) -> None:
    names = ["<script>alert(1)", "=cmd|' /C calc'!A0"]
    file = short_file()
    for seat, name in zip(file["seats"], names, strict=True):
        seat["name"] = name
    table_import(somebody, written(file))
    assert own_tables.tables_of(somebody)[0].names == tuple(names)
    assert not Seat.objects.filter(device=somebody).exists(), "not even whoever is called as its player is"


ADJUSTED = {"type": "adjust_score", "seat": 0, "points": 1, "reason": "again"}


@pytest.mark.parametrize(
    "edit",
    [
        {"type": "insert", "after": "9", "seat": 0, "action": ADJUSTED},
        {"type": "replace", "ref": "999", "action": ADJUSTED},
    ],
    ids=["that all is played after", "that nothing is played after"],
)
def test_a_log_that_takes_too_long_is_not_replayed(edit: dict[str, Any], somebody: Device) -> None:
    def endless(file: dict[str, Any]) -> None:
        for _ in range(300):
            entry(kind="correction", content={"type": "correction", "edits": [edit] * 20})(file)

    assert refused(somebody, changed(endless)).code == "take_along.too_long"


def test_the_refused_entry_is_named_with_its_reason(somebody: Device) -> None:
    error = refused(somebody, changed(put("log", 2, "seat", 1)))
    why = error.params["why"]
    assert isinstance(why, Text)
    assert why.code == "carcassonne.not_your_turn"
    assert "3" in sentence(error.code, error.params, "en")
    assert "Eintrag 3" in sentence(error.code, error.params, "de")


def test_nothing_is_locked_while_the_log_is_replayed(somebody: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    open_while: list[bool] = []
    play = Rerun.play
    monkeypatch.setattr(
        Rerun, "play", lambda *arguments: (open_while.append(connection.in_atomic_block), play(*arguments))[1]
    )
    assert table_import(somebody, changed(lambda file: None)).new
    assert open_while == [False] * 11


def test_a_used_id_of_another_table_is_refused(somebody: Device) -> None:
    table = PlayedTable()
    table.start()
    assert refused(somebody, written(short_file(table=table.id))).code == "take_along.another_table"
    with_seat = changed(put("seats", 0, "id", str(table.seats[0])))
    assert refused(somebody, with_seat).code == "take_along.another_table"


def test_simultaneous_imports_give_the_same_table(somebody: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another phone imports the file after the lookup and before the insertion."""
    data, other = changed(lambda file: None), device_create()[0]
    keep = import_table.table_keep

    def later(device: Device, played: import_table.PlayedElsewhere) -> None:
        monkeypatch.setattr(imports, "table_keep", keep)
        assert table_import(other, data).new
        keep(device, played)

    monkeypatch.setattr(imports, "table_keep", later)
    imported = table_import(somebody, data)
    assert not imported.new
    assert selectors.membership_of(somebody, Table.objects.get().pk) == selectors.membership_of(
        other, Table.objects.get().pk
    )


def test_a_game_with_secrets_is_not_imported(market: str, somebody: Device) -> None:
    def secret(file: dict[str, Any]) -> None:
        file["game"], file["options"] = market, {}

    assert refused(somebody, changed(secret)).code == "take_along.sealed"


def test_another_formatting_of_the_file_is_accepted(somebody: Device) -> None:
    """Other whitespace, key order and time zone: the same table. It is exported in our formatting."""
    file = recorded_file(rows()[0], until=8)
    plain = json.loads(written(json.loads(json.dumps(short_file(table=file.table)))))
    for entry in plain["log"]:
        entry["at"] = entry["at"].replace("Z", "+00:00")
        entry["content"] = dict(reversed(entry["content"].items()))
    data = b"\xef\xbb\xbf" + json.dumps(dict(reversed(plain.items())), indent=4, ensure_ascii=True).encode()
    assert table_import(somebody, data).new
    again = table_export(somebody, file.table)
    assert json.loads(again)["log"][0]["at"].endswith("Z")
    assert not table_import(somebody, data).new
    assert not table_import(somebody, again).new
