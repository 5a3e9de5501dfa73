"""Piece counts of boxes over HTTP, in process: saved, refused, exported, used as defaults of new tables; contents of a
box file."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.api.boxes import MEADOW, NOTHING
from tests.api.in_process import Phone
from tests.serving import ROOT

GAME, SKYE = "/games/dolmengoetter", "/games/isle_of_skye"
BOX, STONES = f"{GAME}/box", f"{GAME}/box/counts/stones"
pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def anna() -> Iterator[Phone]:
    phone = Phone()
    yield phone
    phone.client.close()


def options_of(phone: Phone, **chosen: str) -> dict[str, str]:
    """Return the options with which a new table of this phone opens."""
    table = phone.ask("POST", "/tables", {"game": "dolmengoetter", "options": chosen})[1]
    options: dict[str, str] = phone.ask("GET", f"/tables/{table['table']}")[1]["document"]["table"]["options"]
    return options


def test_tables_open_with_the_counts_of_the_hosts_box_unless_somebody_chooses_otherwise(anna: Phone) -> None:
    printed = options_of(anna)
    saved_box = {**NOTHING, "counts": {"stones": 20}}
    assert anna.ask("PUT", STONES, {"n": 20, "before": None}) == (200, saved_box) == anna.ask("GET", BOX)
    anna.ask("PUT", f"{GAME}/box/counts/dolmens_4", {"n": 3, "before": None})
    assert options_of(anna) == {**printed, "stones": "20", "dolmens_4": "3"}
    assert options_of(anna, stones="0") == {**printed, "dolmens_4": "3"}
    assert options_of(Phone()) == printed
    assert anna.ask("PUT", STONES, {"n": None, "before": 20})[1]["counts"] == {"dolmens_4": 3}


def test_an_impossible_count_is_refused_and_nothing_changes() -> None:
    bad: tuple[tuple[str, Any, int, str], ...] = (
        (STONES, {"n": 41, "before": 20}, 422, "box.wrong_count"),
        (STONES, {"n": 1000, "before": 20}, 400, "request.invalid"),
        (STONES, {"n": -1, "before": 20}, 400, "request.invalid"),
        (STONES, {"n": "20", "before": 20}, 400, "request.invalid"),
        (STONES, {"n": 21, "before": 19}, 409, "box.changed_elsewhere"),
        (STONES, {"n": None, "before": None}, 409, "box.changed_elsewhere"),
        (f"{GAME}/box/counts/start_points", {"n": 4, "before": None}, 404, "box.unknown_count"),
        (f"{GAME}/box/counts/start_points", {"n": None, "before": None}, 404, "box.unknown_count"),
        (f"{SKYE}/box/counts/stones", {"n": 4, "before": None}, 404, "game.unknown"),
        (f"{SKYE}/box/counts/tablets", {"n": 11, "before": None}, 404, "game.unknown"),
        ("/games/chess/box/counts/stones", {"n": 4, "before": None}, 404, "game.unknown"),
    )
    for language in ("en", "de"):
        phone = Phone(language)
        before = phone.ask("PUT", STONES, {"n": 20, "before": None})
        for path, body, status, code in bad:
            refused = phone.ask("PUT", path, body)
            assert (refused[0], refused[1]["code"]) == (status, code), body
            assert " " in refused[1]["message"]
        assert phone.ask("GET", BOX) == before


def test_a_box_without_any_dolmen_is_refused_when_saved_imported_or_merged(anna: Phone) -> None:
    none = {f"dolmens_{value}": 0 for value in range(1, 5)}
    for value in (1, 2):
        assert anna.ask("PUT", f"{GAME}/box/counts/dolmens_{value}", {"n": 0, "before": None})[0] == 200
    file = json.loads(anna.client.get(f"{BOX}/export.json").content)
    for language, sentence in (
        ("en", "Every player needs at least one dolmen."),
        ("de", "Alle brauchen mindestens einen Dolmen."),
    ):
        ben = Phone(language)
        for value in (3, 4, 2):
            box = ben.ask("PUT", f"{GAME}/box/counts/dolmens_{value}", {"n": 0, "before": None})[1]
        for refused in (
            ben.ask("PUT", f"{GAME}/box/counts/dolmens_1", {"n": 0, "before": None}),
            ben.ask("POST", f"{BOX}/import", {**file, "counts": none}),
            ben.ask("POST", f"{BOX}/compare", {**file, "counts": none}),
            ben.ask("POST", f"{BOX}/import", file),
        ):
            assert (refused[0], refused[1]["code"], refused[1]["message"]) == (
                422,
                "dolmengoetter.no_dolmens",
                sentence,
            )
        assert ben.ask("GET", BOX)[1] == box
        assert options_of(ben)["dolmens_1"] == "5", "a table begins with the dolmens of a value that nobody has counted"
        assert ben.ask("PUT", f"{GAME}/box/counts/dolmens_4", {"n": None, "before": 0})[0] == 200


def test_counts_are_exported_compared_and_merged(anna: Phone) -> None:
    ben = Phone()
    for phone, stones in ((anna, 20), (ben, 16)):
        phone.ask("PUT", STONES, {"n": stones, "before": None})
    anna.ask("PUT", f"{GAME}/box/counts/dolmens_1", {"n": 6, "before": None})
    ben.ask("PUT", f"{GAME}/box/counts/dolmens_2", {"n": 5, "before": None})
    file = anna.client.get(f"{BOX}/export.json").content
    assert json.loads(file)["counts"] == {"dolmens_1": 6, "stones": 20}
    differences = ben.ask("POST", f"{BOX}/compare", file)[1]["differences"]
    assert {
        (difference["kind"], difference["id"]): (difference["mine"], difference["theirs"]) for difference in differences
    } == {
        ("count", "dolmens_1"): (None, {"n": 6}),
        ("count", "stones"): ({"n": 16}, {"n": 20}),
    }
    merged = ben.ask("POST", f"{BOX}/import", file)[1]
    assert merged["counts"] == {"dolmens_1": 6, "dolmens_2": 5, "stones": 20}
    assert ben.ask("POST", f"{BOX}/import", file)[1] == merged, "taken in again"
    empty = Phone()
    empty.ask("POST", f"{BOX}/import", file)
    assert empty.client.get(f"{BOX}/export.json").content == file
    for counts, code in (({"stones": 41}, "box.wrong_count"), ({"moons": 1}, "box.unknown_count")):
        refused = ben.ask("POST", f"{BOX}/import", {**json.loads(file), "counts": counts})
        assert refused[1]["code"] == code
    assert ben.ask("GET", BOX)[1] == merged


def test_a_box_file_contains_no_names_photos_or_codes_of_people(anna: Phone) -> None:
    secret = {"owner": "Grimhildur", "photo": "data:image/png;base64,iVBORw0KGgo="}
    board = json.loads((ROOT / "games" / "dolmengoetter" / "data" / "board.json").read_text("utf-8"))
    table = anna.ask("POST", "/tables", {"game": "isle_of_skye", "draw": "table"})[1]
    anna.ask("POST", f"/tables/{table['table']}/seats", {"name": "Grimhildur", "colour": "red"})
    private = [anna.ask("POST", "/recovery/code")[1]["code"], table["code"], table["table"], *secret.values()]
    private.append(anna.client.headers["Authorization"].removeprefix("Device "))
    refused = anna.ask("POST", f"{SKYE}/box/pieces", {"piece": "x1", "facts": {**MEADOW, **secret}, "before": None})
    anna.ask("POST", f"{SKYE}/box/pieces", {"piece": "x2", "facts": MEADOW, "before": None})
    anna.ask("PUT", f"{GAME}/box/boards/board", {"facts": {**board, **secret}, "before": None})
    for game, part in ((SKYE, "pieces"), (GAME, "boards")):
        private.append(anna.ask("POST", f"{game}/box/link", {})[1]["link"]["code"])
        file = anna.client.get(f"{game}/box/export.json").content.decode()
        assert json.loads(file)[part], "there is something in it"
        for text in private:
            assert text not in file
    assert refused[0] in (200, 422)
