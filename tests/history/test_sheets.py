"""Exports for other programs: the CSV sheet, and the link and file for BG Stats."""

import csv
import json
import re
import unicodedata
from datetime import UTC, datetime, timedelta
from io import StringIO
from typing import Any
from urllib.parse import unquote, urlsplit
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.archive.exports.bgstats import MOST_CHARACTERS, build_play_file, build_play_link, draw_link_code
from companion.archive.exports.plays_csv import COLUMNS, SIGNS, build_plays_csv, guard, remove_guard
from companion.archive.finished import Ended, find_zone, load_ended_table
from companion.people.devices import create_device
from companion.people.names import identify_person
from companion.tables.services import lobby
from companion.texts.languages import LANGUAGES, Language
from games.core.score import Outcome, rank_scores
from games.core.step import OVER
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import Table as State
from games.registry import GAMES
from tests.games.recorded import rows
from tests.history.ended_tables import ended_table_from
from tests.history.files import encode_file, recorded_file
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
BERLIN = ZoneInfo("Europe/Berlin")


def file_of(players: int, **changes: Any) -> dict[str, Any]:
    row = next(row for row in rows() if row["players"] == players)
    file: dict[str, Any] = json.loads(encode_file(recorded_file(row)))
    return file | changes


def rows_of(sheet: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(sheet.decode("utf-8-sig"), newline="")))


def decode_link(link: str) -> dict[str, Any]:
    """Decode a link as the BG Stats app does."""
    parts = urlsplit(link)
    assert (parts.scheme, parts.netloc, parts.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    assert parts.query.startswith("data=")
    assert link.isascii()
    assert not set(link) & set(' "<>{}|\\^`')
    play: dict[str, Any] = json.loads(unquote(parts.query.removeprefix("data=")))
    return play


def test_equal_points_are_ranked_as_on_the_phones(system_seat: SystemSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's tie-break counts: of two seats with 25 points, the one with more gold is second, the other third."""

    def decided(self: IsleOfSkye, state: State) -> Outcome | None:
        scores, tie_values = (25, 40, 25), (1, 0, 3)
        return (
            Outcome(scores, rank_scores(scores, tie_values), "isle_of_skye.end", tie_values)
            if state.step == OVER
            else None
        )

    monkeypatch.setattr(IsleOfSkye, "find_outcome", decided)
    table = PlayedTable(3, "isle_of_skye")
    table.start()
    table.act(0, {"type": "finish_now"})
    system_seat.work()
    displayed_ranks = list(table.document()["view"]["outcome"]["ranks"])
    assert displayed_ranks == [3, 1, 2]
    over = load_ended_table(table.host, table.id)
    assert [int(row["rank"]) for row in rows_of(build_plays_csv(over, BERLIN, "en"))] == displayed_ranks
    assert [player["rank"] for player in decode_link(build_play_link(over, "en"))["players"]] == displayed_ranks
    (play,) = json.loads(build_play_file(over, BERLIN, "en"))["plays"]
    assert [score["rank"] for score in play["playerScores"]] == displayed_ranks


def test_a_sheet_has_a_row_for_each_player() -> None:
    file = file_of(3)
    file["seats"][1]["name"] = 'Bär, "der" Große'
    sheet = build_plays_csv(ended_table_from(file), BERLIN, "de")
    assert sheet.startswith(b'"play_id","date","game","objectid",')
    assert sheet.count(b"\r\n") == 4
    rows = rows_of(sheet)
    assert tuple(rows[0]) == COLUMNS
    assert [row["name"] for row in rows] == ["Anna", 'Bär, "der" Große', "Cleo"]
    assert [int(row["score"]) for row in rows] == file["result"]["scores"]
    assert [int(row["rank"]) for row in rows] == file["result"]["ranks"]
    assert [row["win"] == "1" for row in rows] == [rank == 1 for rank in file["result"]["ranks"]]
    assert [row["startposition"] for row in rows] == ["1", "2", "3"]
    for row in rows:
        shared = {
            key: row[key] for key in ("play_id", "date", "game", "objectid", "quantity", "incomplete", "username")
        }
        assert shared == {
            "play_id": file["table"], "date": "2026-11-20", "game": "Carcassonne", "objectid": "822", "quantity": "1",
            "incomplete": "0", "username": "",
        }  # fmt: skip
        assert int(row["length"]) == len(file["log"])


def split(line: str, separators: str) -> list[str]:
    """Split a line as spreadsheets do: at any of these separators, but not within a cell that begins with a quote."""
    cells, quoted, at = [""], False, 0
    while at < len(line):
        character = line[at]
        if quoted and line.startswith('""', at):
            cells[-1] += '"'
            at += 1
        elif character == '"' and (quoted or not cells[-1]):
            quoted = not quoted
        elif character in separators and not quoted:
            cells.append("")
        else:
            cells[-1] += character
        at += 1
    return cells


@pytest.mark.parametrize(("language", "separator"), [("en", ","), ("de", ";")])
def test_a_sheet_for_spreadsheets_opens_in_columns(language: Language, separator: str) -> None:
    """Excel splits at the list separator of its language, LibreOffice at several at once."""
    file = file_of(2)
    file["seats"][0]["name"] = "Anna; Ben,"
    file["seats"][1]["name"] = "Bär, der; Große"
    table = ended_table_from(file)
    marked = build_plays_csv(table, BERLIN, language, bom=True)
    assert marked.startswith(b"\xef\xbb\xbf")
    lines = marked.decode("utf-8-sig").splitlines()
    plain = rows_of(build_plays_csv(table, BERLIN, language))
    for separators in (separator, ",;\t"):
        head, *rows = (split(line, separators) for line in lines)
        assert head == list(COLUMNS)
        assert [dict(zip(COLUMNS, row, strict=True)) for row in rows] == plain
    assert [row["name"] for row in plain] == ["Anna; Ben,", "Bär, der; Große"]


def test_no_cell_is_a_formula_and_all_values_survive(system_seat: SystemSeat) -> None:
    file = file_of(5)
    names = ["=1+1", "+49 170", "-Ben", "@sum(A1)", "'Hoek"]
    for seat, name in zip(file["seats"], names, strict=True):
        seat["name"] = name
    rows = rows_of(build_plays_csv(ended_table_from(file), BERLIN, "en"))
    assert [remove_guard(row["name"]) for row in rows] == names
    for row in rows:
        assert not row["name"].startswith(("=", "+", "-", "@"))
    file = file_of(3)
    file["seats"][0]["name"], file["seats"][1]["name"] = 'a;=cmd|"x"!A0', "b, ＝1;;@c|+1"
    table_with_separators = ended_table_from(file)
    for language in LANGUAGES:
        sheet = build_plays_csv(table_with_separators, BERLIN, language, bom=True).decode("utf-8-sig")
        for separators in (",", ";", "\t", "|", ",;\t", ",;\t|"):
            cells = [cell for line in sheet.splitlines() for cell in split(line, separators)]
            assert not [cell for cell in cells if is_formula(cell)], separators

    table = PlayedTable()
    table.start()
    table.act(0, {"type": "adjust_score", "seat": 1, "points": -9, "reason": '=HYPERLINK("x")'})
    table.act(0, {"type": "finish_now"})
    system_seat.work()
    rows = rows_of(build_plays_csv(load_ended_table(table.host, table.id), BERLIN, "en"))
    assert [(row["score"], row["incomplete"]) for row in rows] == [("0", "1"), ("-9", "1")], "a number is a number"
    assert rows[0]["comments"] == 'Ben -9: =HYPERLINK("x")'


def is_formula(cell: str) -> bool:
    """True if a spreadsheet may take the cell for a formula, by itself or after it has removed blanks and quotes."""
    begin = unicodedata.normalize("NFKC", cell.lstrip(' \t\u00a0\u3000"')[:1])
    return begin in tuple("=+-@") and not re.fullmatch(r"-?\d+", cell)


FORMULAS = (*SIGNS, "\t", "\r", "\n", "'")
"""First characters of a cell that a spreadsheet may take for a formula, and the apostrophe that prevents it."""
PIECES = [*FORMULAS, *",;|\t\n\"'", "a", " ", "\u3000"]


@given(text=st.text(max_size=8) | st.builds("".join, st.lists(st.sampled_from(PIECES), max_size=8)))
def test_a_guarded_text_is_harmless_and_can_be_restored(text: str) -> None:
    assert remove_guard(guard(text)) == text
    assert not guard(text).startswith(tuple(sign for sign in FORMULAS if sign != "'"))
    assert not is_formula(guard(text)) or text.lstrip().startswith('"')
    for separator in ",;\t|":
        assert not [cell for cell in guard(text).split(separator)[1:] if is_formula(cell)]


def test_the_link_contains_the_play() -> None:
    file = file_of(3)
    file["seats"][1]["name"] = "Jürgen & Söhne / 50 %"
    table = ended_table_from(file)
    play = decode_link(build_play_link(table, "de"))
    assert play == {
        "sourceName": "Tableside",
        "sourcePlayId": file["table"],
        "playDate": file["started"].replace("T", " ").removesuffix("Z"),
        "durationMin": len(file["log"]),
        "game": {
            "name": "Carcassonne",
            "sourceGameId": "carcassonne",
            "bggId": 822,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": seat["name"],
                "sourcePlayerId": str(identify_person(seat["name"])),
                "score": file["result"]["scores"][n],
                "rank": file["result"]["ranks"][n],
                "winner": file["result"]["ranks"][n] == 1,
                "startPlayer": n == 0,
                "role": ["Rot", "Blau", "Gelb"][n],
            }
            for n, seat in enumerate(file["seats"])
        ],
    }
    assert datetime.strptime(play["playDate"], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)


def test_people_and_plays_keep_their_ids() -> None:
    first, other = (ended_table_from(file_of(3)) for _ in range(2))
    plays = [decode_link(build_play_link(table, language)) for table in (first, other) for language in ("en", "de")]
    assert len({str([player["sourcePlayerId"] for player in play["players"]]) for play in plays}) == 1
    assert [plays[0]["sourcePlayId"], plays[2]["sourcePlayId"]] == [str(first.table), str(other.table)]
    assert plays[0]["sourcePlayId"] == plays[1]["sourcePlayId"]
    assert len({player["sourcePlayerId"] for player in plays[0]["players"]}) == 3
    files = [json.loads(build_play_file(table, BERLIN, "de")) for table in (first, other)]
    for key in ("players", "games"):
        assert [row["uuid"] for row in files[0][key]] == [row["uuid"] for row in files[1][key]]


USUAL_SQUARES = 121
"""Modules per side of a QR code for five people with short names: 3 px each on a phone 390 px wide."""


def test_a_link_is_never_too_long_and_gets_a_code_where_it_fits() -> None:
    file = file_of(5)
    for n, seat in enumerate(file["seats"]):
        seat["name"] = "😀" * 23 + "abcde"[n]
    link = build_play_link(ended_table_from(file), "de")
    assert len(link) < MOST_CHARACTERS
    assert draw_link_code(link) == "" or len(link) < 2954
    usual = build_play_link(ended_table_from(file_of(5)), "de")
    assert draw_link_code(usual).startswith("<svg")
    assert f'viewBox="0 0 {USUAL_SQUARES} ' in draw_link_code(usual), "another phone has to read it from a screen"
    assert draw_link_code("x" * 2953)
    assert draw_link_code("x" * 2954) == ""


def test_unknown_values_are_left_out() -> None:
    table = ended_table_from(file_of(2))
    replace = msgspec.structs.replace
    bare = replace(table, times=replace(table.times, ended=table.times.began), meta=replace(table.meta, bgg=0))
    play = decode_link(build_play_link(bare, "en"))
    assert "durationMin" not in play
    assert "bggId" not in play["game"]
    assert not {"location", "comments", "board"} & set(play)
    assert rows_of(build_plays_csv(bare, BERLIN, "en"))[0]["objectid"] == ""


PLAY_FILE: dict[str, dict[str, type]] = {
    "players": {"uuid": str, "id": int, "name": str, "isAnonymous": bool, "modificationDate": str, "bggUsername": str},
    "games": {
        "uuid": str, "id": int, "name": str, "modificationDate": str, "bggId": int, "bggName": str, "cooperative": bool,
        "highestWins": bool, "noPoints": bool, "usesTeams": bool, "isBaseGame": int, "isExpansion": int,
        "minPlayerCount": int, "maxPlayerCount": int,
    },
    "plays": {
        "uuid": str, "modificationDate": str, "entryDate": str, "playDate": str, "playDateYmd": int, "usesTeams": bool,
        "durationMin": int, "ignored": bool, "manualWinner": bool, "rounds": int, "bggId": int, "scoringSetting": int,
        "gameRefId": int, "playImages": str, "playerScores": list,
    },
    "playerScores": {
        "playerRefId": int, "score": str, "rank": int, "winner": bool, "startPlayer": bool, "newPlayer": bool,
        "seatOrder": int, "role": str, "metaData": str,
    },
}  # fmt: skip
"""Fields and their types in recorded files of the app."""


def test_a_play_file_has_the_form_of_recorded_ones(system_seat: SystemSeat) -> None:
    table = PlayedTable()
    table.start()
    table.enter(143)
    system_seat.work()
    file = json.loads(build_play_file(load_ended_table(table.devices[1], table.id), BERLIN, "de"))
    assert list(file) == ["about", "players", "locations", "games", "plays", "userInfo"]
    assert file["about"].startswith("This is a Play file that can be read by Board Game Stats.")
    assert file["locations"] == []
    assert file["userInfo"] == {"meRefId": 2}, "whoever asks"
    (play,) = file["plays"]
    for kind, fields in PLAY_FILE.items():
        for row in play[kind] if kind == "playerScores" else file[kind]:
            assert {key: type(value) for key, value in row.items()} == fields, kind
    assert (
        [player["id"] for player in file["players"]]
        == [score["playerRefId"] for score in play["playerScores"]]
        == [1, 2]
    )
    assert [score["score"] for score in play["playerScores"]] == ["19", "41"]
    assert (play["playImages"], play["gameRefId"], file["games"][0]["bggId"]) == ("[]", 1, 822)
    outsider = create_device()[0]
    assert "userInfo" not in json.loads(build_play_file(ended_as(outsider, table), BERLIN, "de"))


def ended_as(device: Any, table: PlayedTable) -> Ended:
    lobby.join_table(device, table.row.watch_code)
    return load_ended_table(device, table.id)


def test_the_date_is_that_of_the_evening_in_the_tables_time_zone() -> None:
    file = file_of(2)
    table = ended_table_from(
        file | {"started": "2026-11-20T23:30:00Z", "finished": "2026-11-21T01:10:00Z", "log": late(file)}
    )
    east, west = find_zone("Europe/Berlin"), find_zone("America/New_York")
    dates = [rows_of(build_plays_csv(table, zone, "en"))[0]["date"] for zone in (UTC, east, west)]
    assert dates == ["2026-11-20", "2026-11-21", "2026-11-20"]
    plays = [json.loads(build_play_file(table, zone, "en"))["plays"][0] for zone in (UTC, east, west)]
    assert [play["playDateYmd"] for play in plays] == [20261120, 20261121, 20261120]
    assert [play["playDate"] for play in plays] == ["2026-11-20 23:30:00", "2026-11-21 00:30:00", "2026-11-20 18:30:00"]
    assert decode_link(build_play_link(table, "en"))["playDate"] == plays[0]["playDate"], "the same instant, in UTC"


def late(file: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the log with all entries at half past eleven."""
    return [{**entry, "at": "2026-11-20T23:30:00Z"} for entry in file["log"]]


@pytest.mark.parametrize(
    "name",
    [
        *("Mars/Olympus", "../../etc/passwd", "/etc/passwd", "Europe", "a\0b", "x" * 65, "日本", "", "Etc/Unknown"),
        *("undefined", "+25:00", "+02", "02:00", "-12:60", "Europe/Berlin\n", " "),
    ],
)
def test_an_unknown_time_zone_is_utc(name: str) -> None:
    assert find_zone(name) is UTC


@pytest.mark.parametrize(("name", "minutes"), [("+02:00", 120), ("-03:30", -210), ("+00:00", 0), ("+14:00", 840)])
def test_a_zone_without_a_name_is_an_offset(name: str, minutes: int) -> None:
    assert find_zone(name).utcoffset(None) == timedelta(minutes=minutes)


def test_games_have_their_bgg_number() -> None:
    numbers = [game.meta.bgg for game in GAMES if game.meta.bgg]
    assert len(numbers) == len(set(numbers))
    assert {game.meta.id: game.meta.bgg for game in GAMES}["carcassonne"] == 822
