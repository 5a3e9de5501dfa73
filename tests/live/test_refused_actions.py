"""Refusals by the rules and the server over HTTP and socket: code, status, a message in the caller's language, no
change."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.live.phones import Phone
from tests.live.places import Place, Places, refusals, stored_rows
from tests.serving import ServedTable

DEEP: Any = {}
for _ in range(400):
    DEEP = {"a": DEEP}


def place_tile(**changes: Any) -> dict[str, Any]:
    return {"type": "place_tile", "x": 0, "y": 1, "rotation": 0, **changes}


def adjust_score(reason: str) -> dict[str, Any]:
    return {"type": "adjust_score", "seat": 0, "points": 1, "reason": reason}


# table, fault of the request, status and code
CASES: dict[str, tuple[str, dict[str, Any], int, str]] = {
    "no action at all": ("drawing", {"action": {}}, 400, "action.malformed"),
    "unknown action": ("drawing", {"action": {"type": "castle"}}, 400, "action.malformed"),
    "the start again": ("drawing", {"action": {"type": "start_table"}}, 400, "action.malformed"),
    "an entry of the log": ("drawing", {"action": {"type": "undo", "drops": [1]}}, 400, "action.malformed"),
    "unknown field": ("placing", {"action": place_tile(colour="red")}, 400, "action.malformed"),
    "missing field": ("placing", {"action": {"type": "place_tile", "x": 0}}, 400, "action.malformed"),
    "text for a number": ("placing", {"action": place_tile(x="0")}, 400, "action.malformed"),
    "a fraction": ("placing", {"action": place_tile(x=0.5)}, 400, "action.malformed"),
    "true for a number": ("placing", {"action": place_tile(rotation=True)}, 400, "action.malformed"),
    "null for a number": ("placing", {"action": place_tile(y=None)}, 400, "action.malformed"),
    "a list for a number": ("placing", {"action": place_tile(y=[1])}, 400, "action.malformed"),
    "a quarter turn too many": ("placing", {"action": place_tile(rotation=4)}, 400, "action.malformed"),
    "a huge number": ("placing", {"action": place_tile(x=10**40)}, 400, "action.malformed"),
    "far beyond any table": ("placing", {"action": place_tile(x=-(2**31))}, 400, "action.malformed"),
    "a long segment": ("placing", {"action": place_tile(follower="x" * 5000)}, 400, "action.malformed"),
    "nested deeply": ("placing", {"action": {"type": "place_tile", "x": DEEP}}, 400, "action.malformed"),
    "a NUL": ("placing", {"action": {"type": "place_tile\0"}}, 400, "action.hidden_characters"),
    "three letters for a tile": ("drawing", {"action": {"type": "draw_tile", "tile": "EEE"}}, 400, "action.malformed"),
    "unknown tile": ("drawing", {"rule": "carcassonne.unknown_tile"}, 422, "carcassonne.unknown_tile"),
    "a NUL for a tile": (
        "drawing",
        {"action": {"type": "draw_tile", "tile": "\0"}},
        400,
        "action.hidden_characters",
    ),
    "a text that is turned around": ("placing", {"action": adjust_score("\u202eno")}, 400, "action.hidden_characters"),
    "a control character": ("placing", {"action": adjust_score("no\x85=1+1")}, 400, "action.hidden_characters"),
    "a used-up tile": ("drawing", {"rule": "carcassonne.tile_used_up"}, 422, "carcassonne.tile_used_up"),
    "placing before drawing": ("drawing", {"rule": "carcassonne.draw_first"}, 422, "carcassonne.draw_first"),
    "drawing before placing": ("placing", {"rule": "carcassonne.place_first"}, 422, "carcassonne.place_first"),
    "taken cell": ("placing", {"rule": "carcassonne.cell_taken"}, 422, "carcassonne.cell_taken"),
    "no neighbour": ("placing", {"rule": "carcassonne.no_neighbour"}, 422, "carcassonne.no_neighbour"),
    "mismatched edge": ("placing", {"rule": "carcassonne.edge_mismatch"}, 422, "carcassonne.edge_mismatch"),
    "occupied feature": ("placing", {"rule": "carcassonne.feature_occupied"}, 422, "carcassonne.feature_occupied"),
    "unknown segment": ("placing", {"rule": "carcassonne.unknown_segment"}, 422, "carcassonne.unknown_segment"),
    "no follower left": ("bare", {"rule": "carcassonne.no_follower_left"}, 422, "carcassonne.no_follower_left"),
    "out of turn": ("placing", {"other": True, "action": place_tile()}, 422, "carcassonne.not_your_turn"),
    "finished": ("finished", {"action": {"type": "draw_tile", "tile": "E"}}, 422, "table.over"),
    "finished, placing": ("finished", {"action": place_tile()}, 422, "table.over"),
    "lobby": ("lobby", {"action": {"type": "draw_tile", "tile": "E"}}, 409, "table.not_started"),
    "chance where the app draws": ("app", {"action": {"type": "draw_tile", "tile": "E"}}, 403, "table.not_yours_to_do"),
    "asking the app where the table draws": ("drawing", {"action": {"type": "draw"}}, 403, "table.not_yours_to_do"),
    "the system's work": ("placing", {"action": {"type": "score_game"}}, 403, "table.not_yours_to_do"),
    "asking to draw for another": ("app", {"other": True, "action": {"type": "draw"}}, 403, "table.not_yours_to_do"),
    "foreign seat": ("placing", {"as_other": True, "action": place_tile()}, 403, "table.not_your_seat"),
    "a seat that nobody has": ("placing", {"seat": 9, "action": place_tile()}, 403, "table.not_your_seat"),
    "stale version": ("placing", {"behind": 1, "action": place_tile()}, 409, "table.stale_version"),
    "a version to come": ("placing", {"behind": -1, "action": place_tile()}, 409, "table.stale_version"),
    "no version yet": ("placing", {"version": 0, "action": place_tile()}, 409, "table.stale_version"),
    "a used id": ("placing", {"used": True, "action": place_tile()}, 409, "table.duplicate_id"),
    "a used id, stale": ("placing", {"used": True, "behind": 1, "action": place_tile()}, 409, "table.duplicate_id"),
}


def request_of(place: Place, changes: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return (token of the asking device, request) of a case."""
    active = place.active
    other = 1 - active
    action = changes.get("action")
    if action is None:
        assert place.state is not None
        action = refusals(place.state)[changes["rule"]]
    request = {
        "seat": changes.get("seat", other if changes.get("other") else active),
        # the newest entry of `placing` was the draw of the active seat
        "id": f"e{place.version - 1}" if changes.get("used") else "new",
        "version": changes.get("version", place.version - changes.get("behind", 0)),
        "action": action,
    }
    return place.tokens[other if changes.get("other") or changes.get("as_other") else active], request


@asynccontextmanager
async def phone_of(server: ServedTable, place: Place, token: str, language: str) -> AsyncIterator[Phone]:
    phone = Phone(server.url)
    phone.token, phone.table = token, place.table
    phone.http.headers.update({"Authorization": f"Device {token}", "Accept-Language": language})
    yield phone
    await phone.http.aclose()


@pytest.mark.parametrize("case", CASES)
async def test_a_bad_action_is_refused_and_changes_nothing(server: ServedTable, places: Places, case: str) -> None:
    name, changes, status, code = CASES[case]
    place: Place = getattr(places, name)
    token, request = request_of(place, changes)
    before = stored_rows(server, place.table)
    messages = []
    for language in ("en", "de"):
        async with phone_of(server, place, token, language) as phone:
            answer = await phone.http.post(f"/tables/{place.table}/actions", json=request)
            async with phone.watching("spectator", language) as socket:
                reject = await socket.ask({"t": "submit", **request})
        error = answer.json()
        assert (answer.status_code, error["code"]) == (status, code)
        assert (reject["t"], reject["code"], reject["status"]) == ("reject", code, status)
        assert error["message"] == reject["message"]
        assert error["params"] == reject.get("params", {})
        if code == "table.stale_version":
            assert error["version"] == error["v"] == reject["v"] == place.version
            assert error["document"]["view"]["seats"] == reject["document"]["view"]["seats"]
        else:
            assert "document" not in error
            assert "document" not in reject
        messages.append(error["message"])
    assert stored_rows(server, place.table) == before
    english, german = messages
    assert english != german
    assert not any(re.search(r"[{}]|^[a-z]+\.[a-z_]+$", message) for message in messages)


async def test_a_refusal_calls_a_seat_by_its_name(server: ServedTable, places: Places) -> None:
    place = places.placing
    token, request = request_of(place, {"other": True, "action": place_tile()})
    async with phone_of(server, place, token, "de-AT,en;q=0.5") as phone:
        answer = await phone.http.post(f"/tables/{place.table}/actions", json=request)
    assert ("Anna", "Ben")[place.active] in answer.json()["message"]
