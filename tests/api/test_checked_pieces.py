"""Tiles on which sources differ, checked at the table over HTTP: each is asked for once per box."""

import json
from typing import Any

import pytest

from tests.api.boxes import BOX, MEADOW, NOTHING, keep, lobby
from tests.live.phones import Phone, phones
from tests.serving import ROOT, ServedTable

READINGS = json.loads((ROOT / "games/isle_of_skye/data/readings.json").read_text("utf-8"))["readings"]
DISPUTED = [piece["id"] for piece in READINGS]
FIRST, SECOND, *_ = DISPUTED


async def start_two(anna: Phone, ben: Phone, **table: Any) -> str:
    """Start a table of Anna, the host, and Ben. Return the path of its pieces to check."""
    at = await lobby(anna, ben, **table)
    await anna.ask("POST", f"{at}/start")
    return f"{at}/pieces/to-check"


async def test_a_piece_checked_on_one_phone_is_not_asked_for_again_in_this_box(server: ServedTable) -> None:
    async with phones(server.url, 2) as (anna, ben):
        at = await start_two(anna, ben)
        assert await anna.ask("GET", at) == await ben.ask("GET", at) == {"pieces": DISPUTED}
        remaining = {"pieces": [name for name in DISPUTED if name != SECOND]}
        assert await ben.ask("POST", at, {"pieces": [SECOND]}) == remaining
        assert await ben.ask("POST", at, {"pieces": [SECOND]}) == remaining
        assert await anna.ask("GET", at) == remaining
        assert await anna.ask("GET", BOX) == {**NOTHING, "settled": [SECOND]}
        assert await ben.ask("GET", BOX) == NOTHING, "it is the host's box that lies there"
        later = await start_two(anna, ben)
        assert await ben.ask("GET", later) == remaining


async def test_a_differing_piece_of_the_table_is_not_asked_for_and_the_rest_of_the_box_stays(
    server: ServedTable,
) -> None:
    async with phones(server.url, 2) as (anna, ben):
        await anna.ask("PUT", BOX, {"pieces": {FIRST: MEADOW}, "settled": [FIRST]})
        at = await start_two(anna, ben)
        box = await anna.ask("GET", BOX)
        assert (await ben.ask("GET", at))["pieces"] == DISPUTED[1:]
        await ben.ask("POST", at, {"pieces": [SECOND]})
        assert await anna.ask("GET", BOX) == {**box, "settled": [FIRST, SECOND]}
        await keep(anna)
        assert FIRST not in (await ben.ask("GET", at))["pieces"], "this table began with another one"


async def test_nothing_is_checked_where_the_app_draws(server: ServedTable) -> None:
    async with phones(server.url, 2) as (anna, ben):
        at = await start_two(anna, ben, draw="app")
        assert await ben.ask("GET", at) == {"pieces": []}
        assert (await ben.ask("POST", at, {"pieces": [FIRST]}, 422))["code"] == "box.not_disputed"


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_phone_without_a_seat_checks_nothing(server: ServedTable, method: str) -> None:
    async with phones(server.url, 4) as (anna, ben, watcher, stranger):
        at = await lobby(anna, ben)
        body = {"pieces": [FIRST]} if method == "POST" else None
        address = f"{at}/pieces/to-check"
        assert (await ben.ask(method, address, body, 409))["code"] == "table.not_started"
        await anna.ask("POST", f"{at}/start")
        code = (await anna.ask("GET", f"{at}/invite?to=watch"))["code"]
        await watcher.ask("POST", "/join", {"code": code})
        assert (await watcher.ask(method, address, body, 403))["code"] == "table.only_watching"
        assert (await stranger.ask(method, address, body, 404))["code"] == "table.unknown"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"pieces": [FIRST, "b01"]}, 422, "box.not_disputed"),
        ({"pieces": ["x1"]}, 422, "box.not_disputed"),
        ({"pieces": []}, 400, "request.invalid"),
        ({"pieces": [FIRST], "settled": []}, 400, "request.invalid"),
    ],
)
async def test_invalid_checks_are_refused_and_nothing_is_saved(
    server: ServedTable, body: dict[str, Any], status: int, code: str
) -> None:
    async with phones(server.url, 2) as (anna, ben):
        at = await start_two(anna, ben)
        assert (await ben.ask("POST", at, body, status))["code"] == code
        assert await anna.ask("GET", BOX) == NOTHING
