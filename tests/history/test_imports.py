"""Invalid files: refused with a code and a message in both languages, without any change."""

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection

from companion import errors
from companion.archive import imports
from companion.archive.exports.table_file import export_table
from companion.archive.imports import import_finished_table
from companion.archive.log_verification import Rerun
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables import selectors
from companion.tables.models import HeadState, LogEntry, Result, Seat, Table, TableDevice
from companion.tables.services import import_table, own_tables
from companion.texts.json_files import CutOff
from companion.texts.languages import Language
from companion.texts.localization import format_sentence
from games.core.text import Text
from tests.games.recorded import rows
from tests.games.wording import WHOLE
from tests.history.files import Change, changed_file, encode, recorded_file, short_file
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
KEPT = (Device, Table, Seat, TableDevice, LogEntry, HeadState, Result)


def refusal_of(device: Device, data: bytes) -> errors.AppError:
    """Return the refusal of a file. Check that nothing changed and that both languages have a message."""
    before = [list(kind.objects.order_by("pk").values()) for kind in KEPT]
    with pytest.raises(errors.AppError) as refusal:
        import_finished_table(device, data)
    assert [list(kind.objects.order_by("pk").values()) for kind in KEPT] == before
    error = refusal.value
    sentences = [format_sentence(error.code, error.params, language) for language in WHOLE]
    assert len(set(sentences)) == 2
    assert all(" " in words and "{" not in words and "take_along." not in words for words in sentences), sentences
    return error


def assign(*path: Any) -> Change:
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
    "another program's": (assign("format", "bgstats"), "take_along.format", {}),
    "a newer app's": (assign("format_version", 2), "take_along.format", {"version": 2}),
    "a version that is true": (assign("format_version", True), "take_along.format", {}),
    "a field too many": (assign("device", "mine"), "take_along.unknown_field", {"field": "device"}),
    "a seat with a phone": (assign("seats", 0, "device", str(uuid4())),
                            "take_along.unknown_field", {"field": "seats[0].device"}),
    "no seats": (without("seats"), "take_along.wrong_field", {"field": "seats"}),
    "no log": (assign("log", []), "take_along.wrong_field", {"field": "log"}),
    "an entry as text": (assign("log", 1, "draw E"), "take_along.wrong_field", {"field": "log[1]"}),
    "an id that is a path": (assign("table", "../../etc/passwd"), "take_along.wrong_field", {"field": "table"}),
    "a game that is a path": (assign("game", "../core"), "game.unknown", {}),
    "an unknown game": (assign("game", "chess"), "game.unknown", {"game": "chess"}),
    "an unknown expansion": (assign("expansions", ["dragons"]), "game.unknown", {}),
    "rules of tomorrow": (assign("ruleset_version", 99), "take_along.ruleset", {"version": 99}),
    "rules of never": (assign("ruleset_version", 0), "take_along.wrong_field", {"field": "ruleset_version"}),
    "thousands of entries": (lambda file: assign("log", file["log"] * 700)(file),
        "take_along.wrong_field", {"field": "log"}),
    # --- names
    "no name": (assign("seats", 0, "name", ""), "take_along.wrong_field", {"field": "seats[0].name"}),
    "a name of blanks": (assign("seats", 0, "name", "   "), "take_along.wrong_field", {"field": "seats[0].name"}),
    "a name with a bell": (assign("seats", 0, "name", "Anna\x07"),
        "take_along.wrong_field", {"field": "seats[0].name"}),
    "a name with a NUL": (assign("seats", 0, "name", "An\0na"), "take_along.wrong_field", {"field": "seats[0].name"}),
    "a name turned around": (assign("seats", 0, "name", "An\u202ena"),
        "take_along.wrong_field", {"field": "seats[0].name"}),
    "a name too long": (assign("seats", 0, "name", "x" * 25), "take_along.wrong_field", {"field": "seats[0].name"}),
    "one name twice": (assign("seats", 0, "name", "BEN"), "lobby.name_taken", {"name": "Ben"}),
    # --- times
    "year 1": (assign("log", 3, "at", "0001-01-01T00:00:00Z"), "take_along.times", {"version": 4}),
    "year 1 in the east": (assign("started", "0001-01-01T00:00:00+14:00"), "take_along.times", {"version": 0}),
    "tomorrow": (assign("log", 8, "at", at(days=2)), "take_along.times", {"version": 9}),
    "the end in a year": (assign("finished", at(days=365)), "take_along.times", {"version": 0}),
    "back in time": (assign("log", 5, "at", "2026-11-20T19:31:00Z"), "take_along.times", {"version": 6}),
    "before it began": (assign("started", "2026-11-20T19:40:00Z"), "take_along.times", {"version": 1}),
    "over before it began": (assign("finished", "2026-11-19T20:31:00Z"), "take_along.times", {"version": 0}),
    "no zone": (assign("log", 3, "at", "2026-11-20T19:34:00"), "take_along.wrong_field", {"field": "log[3].at"}),
    "no time": (assign("created", "yesterday"), "take_along.wrong_field", {"field": "created"}),
    "the 30th of February": (assign("created", "2026-02-30T19:34:00Z"), "take_along.wrong_field", {"field": "created"}),
    # --- numbers
    "a score beyond numbers": (assign("result", "scores", 0, 10**40),
        "take_along.wrong_field", {"field": "result.scores[0]"}),
    "half a cell": (assign("log", 2, "content", "x", 0.5), "take_along.does_not_replay", {"version": 3}),
    "a cell without end": (assign("log", 2, "content", "x", 1e999), "take_along.not_saved_here", {}),
    "half a point": (assign("result", "scores", 0, 0.5), "take_along.wrong_field", {"field": "result.scores[0]"}),
    "a cell beyond the board": (assign("log", 2, "content", "x", 10**40), "take_along.does_not_replay", {"version": 3}),
    "a starter below 0": (assign("starter", -1), "take_along.wrong_field", {"field": "starter"}),
    "a place below 0": (assign("log", 1, "seat", -1), "take_along.wrong_field", {"field": "log[1].seat"}),
    "a place that nobody has": (assign("log", 1, "seat", 7), "take_along.does_not_replay", {"version": 2}),
    # --- the log
    "an unknown action": (assign("log", 1, "content", {"type": "cheat"}), "take_along.does_not_replay", {"version": 2}),
    "a tile of another box": (assign("log", 1, "content", "tile", "Z"), "take_along.does_not_replay", {"version": 2}),
    "a number twice": (assign("log", 3, "version", 3), "take_along.does_not_replay", {"version": 3}),
    "a number left out": (without("log", 3), "take_along.does_not_replay", {"version": 5}),
    "no start": (without("log", 0), "take_along.does_not_replay", {"version": 2}),
    "a start that is an action": (assign("log", 0, "kind", "action"), "take_along.does_not_replay", {"version": 1}),
    "an action that is an undo": (assign("log", 2, "kind", "undo"), "take_along.does_not_replay", {"version": 3}),
    "a second start": (lambda file: assign("log", 1, {**file["log"][0], "version": 2})(file),
                       "take_along.does_not_replay", {"version": 2}),
    "out of turn": (assign("log", 2, "seat", 1), "take_along.does_not_replay", {"version": 3}),
    "a placement by nobody": (without("log", 2, "seat"), "take_along.does_not_replay", {"version": 3}),
    "the system's work by a seat": (assign("log", -1, "seat", 0), "take_along.does_not_replay", {"version": 11}),
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
    "more points": (assign("result", "scores", 0, 99), "take_along.differs", {"field": "result"}),
    "another winner": (assign("result", "ranks", [2, 1]),
                       "take_along.differs", {"field": "result"}),
    "an honest end": (assign("result", "reason", ""), "take_along.differs", {"field": "result"}),
    "another option": (assign("options", "farmers", "off"), "take_along.differs", {"field": "options"}),
    "another starter": (assign("starter", 1), "take_along.differs", {"field": "starter"}),
    "the app drew": (assign("draw", "app"), "take_along.differs", {"field": "draw"}),
    "another colour": (assign("seats", 0, "colour", "green"), "take_along.differs", {"field": "seats"}),
    "one more seat": (lambda file: file["seats"].append({"id": str(uuid4()), "name": "Cleo", "colour": "green"}),
                      "take_along.differs", {"field": "seats"}),
    "one seat twice": (lambda file: assign("seats", 1, "id", file["seats"][0]["id"])(file),
                       "take_along.differs", {"field": "seats"}),
    "started by later rules": (assign("log", 0, "content", "ruleset_version", 2),
                               "take_along.differs", {"field": "ruleset_version"}),
    "started as another game": (assign("log", 0, "content", "game", "chess"), "take_along.differs", {"field": "game"}),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_an_invalid_file_is_refused(case: str, importer: Device) -> None:
    change, code, params = CASES[case]
    error = refusal_of(importer, changed_file(change))
    assert error.code == code
    assert params.items() <= error.params.items()


def test_the_file_before_these_changes_is_accepted(importer: Device) -> None:
    assert import_finished_table(importer, changed_file(lambda file: None)).new


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "take_along.cut_off"),
        (b"\xef\xbb\xbf \n", "take_along.cut_off"),
        (b"PK\x03\x04" + b"\0" * 100, "take_along.not_saved_here"),
        (b"\x1f\x8b\x08\x00", "take_along.not_saved_here"),
        (b"\xff\xfe{\0}\0", "take_along.not_saved_here"),
        (b"<script>alert(1)</script>", "take_along.not_saved_here"),
        (b'{"format":"tableside.table","format":"tableside.table"}', "take_along.not_saved_here"),
        (b'{"format":NaN}', "take_along.not_saved_here"),
        (b'{"format":-Infinity}', "take_along.not_saved_here"),
        (b'{"format":1.5}', "take_along.format"),
        (b'{"format":"\\ud800"}', "take_along.not_saved_here"),
        (b'{"format":' + b"9" * 100_000 + b"}", "take_along.not_saved_here"),
        (b"[" * 1_000_000, "take_along.not_saved_here"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "take_along.not_saved_here"),
        (b'"' + b'\\"' * 1_000_000, "take_along.not_saved_here"),
        (b'{"format":"tableside.table"}', "take_along.format"),
        (b" " * (2 * 1024 * 1024 + 1), "request.too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:30]),
)
def test_bytes_that_are_not_a_file_are_refused(data: bytes, code: str, importer: Device) -> None:
    assert refusal_of(importer, data).code == code


def test_a_file_without_its_end_is_called_so_wherever_it_was_cut_off(importer: Device) -> None:
    file = short_file()
    file["seats"][0]["name"] = "Jürgen 🎲"
    file["log"][2]["content"] |= {"kept": [True, False, None, -1.5e-3, '"\\ü']}
    for data in (encode(file), json.dumps(file).encode(), b"\xef\xbb\xbf" + json.dumps(file, indent=4).encode()):
        whole = data.rstrip()
        for length in range(len(whole)):
            with pytest.raises(CutOff):
                imports.read_file(whole[:length])
        assert refusal_of(importer, whole[: len(whole) // 2]).code == "take_along.cut_off"
        assert refusal_of(importer, whole + b"}").code == "take_along.not_saved_here", "more than a file"


@pytest.mark.parametrize("language", ["en", "de"])
def test_refusals_of_fields_are_in_the_readers_language(importer: Device, language: Language) -> None:
    words = {"en": "does not know", "de": "nicht kennt"}[language]
    error = refusal_of(importer, changed_file(assign("seats", 0, "phone", "mine")))
    said = format_sentence(error.code, error.params, language)
    assert words in said
    assert "seats[0].phone" in said
    for case, (change, code, _) in CASES.items():
        if code in ("take_along.differs", "take_along.wrong_field"):
            error = refusal_of(importer, changed_file(change))
            said = format_sentence(error.code, error.params, language)
            assert not re.search("Expected|Object|Invalid", said), case
            assert ("ruleset_version" in said) == (error.params["field"] == "ruleset_version" and "wrong" in code)


def test_a_duplicate_key_is_refused_anywhere(importer: Device) -> None:
    data = changed_file(lambda file: None).replace(b'"tile":', b'"tile":"E","tile":', 1)
    assert refusal_of(importer, data).code == "take_along.not_saved_here"


def test_what_looks_like_markup_is_a_name(importer: Device) -> None:
    names = ["<script>alert(1)", "=cmd|' /C calc'!A0"]
    file = short_file()
    for seat, name in zip(file["seats"], names, strict=True):
        seat["name"] = name
    import_finished_table(importer, encode(file))
    assert own_tables.list_tables(importer)[0].names == tuple(names)
    assert not Seat.objects.filter(device=importer).exists(), "not even whoever is called as its player is"


ADJUSTED = {"type": "adjust_score", "seat": 0, "points": 1, "reason": "again"}


@pytest.mark.parametrize(
    "edit",
    [
        {"type": "insert", "after": "9", "seat": 0, "action": ADJUSTED},
        {"type": "replace", "ref": "999", "action": ADJUSTED},
    ],
    ids=["that all is played after", "that nothing is played after"],
)
def test_a_log_that_takes_too_long_is_not_replayed(edit: dict[str, Any], importer: Device) -> None:
    def endless(file: dict[str, Any]) -> None:
        for _ in range(300):
            entry(kind="correction", content={"type": "correction", "edits": [edit] * 20})(file)

    assert refusal_of(importer, changed_file(endless)).code == "take_along.too_long"


def test_edits_are_counted_with_what_they_insert(importer: Device) -> None:
    """Each looks for its place among the entries inserted before it."""

    first = {"type": "insert", "after": "9", "seat": 0, "action": ADJUSTED}
    edits = [first, *({**first, "after": f"+{number}"} for number in range(1, 3000))]
    wide = entry(kind="correction", content={"type": "correction", "edits": edits})
    assert refusal_of(importer, changed_file(wide)).code == "take_along.too_long"


def test_the_refused_entry_is_named_with_its_reason(importer: Device) -> None:
    error = refusal_of(importer, changed_file(assign("log", 2, "seat", 1)))
    reason = error.params["why"]
    assert isinstance(reason, Text)
    assert reason.code == "carcassonne.not_your_turn"
    assert "3" in format_sentence(error.code, error.params, "en")
    assert "Eintrag 3" in format_sentence(error.code, error.params, "de")


def test_nothing_is_locked_while_the_log_is_replayed(importer: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    open_while: list[bool] = []
    play = Rerun.play
    monkeypatch.setattr(
        Rerun, "play", lambda *arguments: (open_while.append(connection.in_atomic_block), play(*arguments))[1]
    )
    assert import_finished_table(importer, changed_file(lambda file: None)).new
    assert open_while == [False] * 11


def test_a_used_id_of_another_table_is_refused(importer: Device) -> None:
    table = PlayedTable()
    table.start()
    assert refusal_of(importer, encode(short_file(table=table.id))).code == "take_along.another_table"
    with_seat = changed_file(assign("seats", 0, "id", str(table.seats[0])))
    assert refusal_of(importer, with_seat).code == "take_along.another_table"


def test_simultaneous_imports_give_the_same_table(importer: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another phone imports the file after the lookup and before the insertion."""
    data, other = changed_file(lambda file: None), create_device()[0]
    keep = import_table.keep_table

    def later(device: Device, played: import_table.PlayedElsewhere) -> None:
        monkeypatch.setattr(imports, "keep_table", keep)
        assert import_finished_table(other, data).new
        keep(device, played)

    monkeypatch.setattr(imports, "keep_table", later)
    imported = import_finished_table(importer, data)
    assert not imported.new
    assert selectors.find_membership(importer, Table.objects.get().pk) == selectors.find_membership(
        other, Table.objects.get().pk
    )


def test_a_game_with_secrets_is_not_imported(market: str, importer: Device) -> None:
    def secret(file: dict[str, Any]) -> None:
        file["game"], file["options"] = market, {}

    assert refusal_of(importer, changed_file(secret)).code == "take_along.sealed"


def test_another_formatting_of_the_file_is_accepted(importer: Device) -> None:
    """A file with other whitespace, key order and time zone is the same table. The export has our formatting."""
    file = recorded_file(rows()[0], until=8)
    plain = json.loads(encode(json.loads(json.dumps(short_file(table=file.table)))))
    for entry in plain["log"]:
        entry["at"] = entry["at"].replace("Z", "+00:00")
        entry["content"] = dict(reversed(entry["content"].items()))
    data = b"\xef\xbb\xbf" + json.dumps(dict(reversed(plain.items())), indent=4, ensure_ascii=True).encode()
    assert import_finished_table(importer, data).new
    exported = export_table(importer, file.table)
    assert json.loads(exported)["log"][0]["at"].endswith("Z")
    assert not import_finished_table(importer, data).new
    assert not import_finished_table(importer, exported).new
