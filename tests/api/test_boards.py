"""Boards of boxes over HTTP, in process: check, save, remove, refuse. Every response matches the OpenAPI document."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.api.boxes import NOTHING
from tests.api.in_process import Phone
from tests.tables.conftest import mills

__all__ = ["mills"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("mills")]
BOX, BOARD, CHECK = "/games/mills/box", "/games/mills/box/boards/track", "/games/mills/boards/track/check"
SHORT = {"schema": "mills-track/1", "last": 2}


@pytest.fixture
def anna() -> Iterator[Phone]:
    phone = Phone()
    yield phone
    phone.client.close()


def test_a_board_is_checked_saved_and_removed(anna: Phone) -> None:
    looked = anna.ask("POST", CHECK, {"facts": SHORT})[1]
    assert looked["faults"] == []
    assert looked["picture"].startswith("<svg")
    assert anna.ask("GET", BOX) == (200, NOTHING)
    saved_box = {**NOTHING, "boards": {"track": SHORT}}
    assert anna.ask("PUT", BOARD, {"facts": {**SHORT, "note": "mine"}, "before": None}) == (200, saved_box)
    assert anna.ask("GET", BOX) == (200, saved_box)
    assert Phone().ask("GET", BOX) == (200, NOTHING)
    removal = {"facts": None, "before": SHORT}
    assert anna.ask("PUT", BOARD, removal) == anna.ask("PUT", BOARD, removal) == (200, NOTHING)


def test_faults_are_reported_with_their_place_and_nothing_is_saved(anna: Phone) -> None:
    looked = anna.ask("POST", CHECK, {"facts": {**SHORT, "last": 99}})[1]
    assert looked["faults"] == [{"code": "mills.track_last", "params": {"least": 2, "most": 9}}]
    assert (looked["picture"], looked["whole"]) == ("", None)
    status, refusal = anna.ask("PUT", BOARD, {"facts": {**SHORT, "last": 99}, "before": None})
    assert (status, refusal["code"], refusal["message"]) == (422, "mills.track_last", "The last space is 2 to 9.")
    assert anna.ask("GET", BOX) == (200, NOTHING)


DEEP = b'{"facts":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_001
BAD: dict[str, tuple[str, Any, int, str]] = {
    "another schema": (
        "mills/box/boards/track",
        {"facts": {**SHORT, "schema": "mills-track/2"}},
        422,
        "mills.track_schema",
    ),
    "no facts": ("mills/box/boards/track", {}, 400, "request.invalid"),
    "a list": ("mills/box/boards/track", {"facts": []}, 400, "request.invalid"),
    "more than facts": ("mills/box/boards/track", {"facts": SHORT, "owner": "Anna"}, 400, "request.invalid"),
    "cut off": ("mills/box/boards/track", b'{"facts": {', 400, "request.not_json"),
    "nested deeply": ("mills/box/boards/track", DEEP, 400, "request.not_json"),
    "more than a board": (
        "mills/box/boards/track",
        {"facts": {**SHORT, "status": "x" * 60_000}},
        413,
        "request.too_large",
    ),
    "a megabyte": ("mills/box/boards/track", {"facts": {**SHORT, "note": "x" * 1_000_000}}, 413, "request.too_large"),
    "no such game": ("chess/box/boards/track", {"facts": SHORT}, 404, "game.unknown"),
    "a game without boards": ("carcassonne/box/boards/track", {"facts": SHORT}, 404, "game.unknown"),
    "no such board": ("mills/box/boards/plan", {"facts": SHORT}, 404, "box.unknown_board"),
    "a NUL for a board": ("mills/box/boards/%00", {"facts": SHORT}, 404, "box.unknown_board"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_not_a_board_is_refused_and_nothing_changes(language: str) -> None:
    phone = Phone(language)
    phone.ask("PUT", BOARD, {"facts": SHORT, "before": None})
    for case, (path, body, status, code) in BAD.items():
        for method, at in (("PUT", path), ("POST", f"{path.replace('/box/boards', '/boards')}/check")):
            if status == 422 and method == "POST":
                continue  # reported as a fault of the board
            base = {"before": None} if method == "PUT" and isinstance(body, dict) and body else {}
            refused = phone.ask(method, f"/games/{at}", {**body, **base} if isinstance(body, dict) else body)
            assert (refused[0], refused[1]["code"]) == (status, code), (case, method)
            assert " " in refused[1]["message"], case
    assert phone.ask("GET", BOX)[1]["boards"] == {"track": SHORT}
    assert phone.ask("PUT", BOX, {"pieces": {}})[1]["code"] == "game.unknown", (
        "it has boards, and no pieces that differ"
    )
    phone.client.headers.pop("Authorization")
    assert phone.ask("PUT", BOARD, {"facts": None, "before": SHORT})[1]["code"] == "device.unknown"


def test_board_checks_are_throttled(anna: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.api.throttles.PieceThrottle.rate", "2/min")
    statuses = [anna.ask("POST", CHECK, {"facts": SHORT})[0] for _ in range(3)]
    assert statuses == [200, 200, 429]
