"""Tiles of a table saved in the host's box over HTTP; a tile that exists already is found while it is entered."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from companion.boxes.keeping import MOST_PIECES
from tests.api import contract
from tests.api.boxes import BOX, MEADOW, NOTHING, PICTURE, keep, lobby
from tests.live.phones import Phone, phones
from tests.serving import ServedTable

TURNED: dict[str, Any] = {
    "edges": {"N": "mountain", "E": "pasture", "S": "water", "W": "pasture"},
    "center": "pasture",
    "roads": [{"edges": ["E", "W"]}],
    "features": [{"kind": "sheep", "count": 2, "region": "E"}],
}
"""MEADOW, rotated by a quarter turn."""


@asynccontextmanager
async def table_with_added_tile(server: ServedTable) -> AsyncIterator[tuple[str, Phone, Phone, Phone]]:
    """Start a table of Anna, the host, at which Ben has entered x2; a third phone is at no table."""
    async with phones(server.url, 3) as (anna, ben, stranger):
        at = await lobby(anna, ben, options={"tracking": "territories"})
        await anna.ask("POST", f"{at}/start")
        added = {"type": "add_tile", "round": 1, "tile": "x2", "facts": MEADOW}
        await ben.ask("POST", f"{at}/actions", {"seat": 1, "id": "add", "version": 1, "action": added})
        yield at, anna, ben, stranger


async def test_the_host_keeps_what_another_phone_drew_up(server: ServedTable) -> None:
    async with table_with_added_tile(server) as (at, anna, _, _):
        unsaved = {"kept": None, "new": False, "corrected": False}
        assert await anna.ask("GET", f"{at}/pieces/kept") == {"pieces": {"x2": unsaved}}
        first_answer = await anna.ask("POST", f"{at}/pieces/kept", {"pieces": ["x2"]})
        assert first_answer == {"pieces": {"x2": {**unsaved, "kept": "x2", "new": True}}}
        second_answer = await anna.ask("POST", f"{at}/pieces/kept", {"pieces": ["x2"]})
        assert second_answer == {"pieces": {"x2": {**unsaved, "kept": "x2"}}}
        facts = (await anna.ask("GET", BOX))["pieces"]["x2"]
        assert facts == (await anna.look(0))["document"]["view"]["pieces"]["x2"]


async def test_nobody_else_keeps_and_facts_are_the_tables_alone(server: ServedTable) -> None:
    async with table_with_added_tile(server) as (at, anna, ben, stranger):
        address, request = f"{at}/pieces/kept", {"pieces": ["x2"]}
        for phone, method, body, status, code in (
            (ben, "POST", request, 403, "table.not_host"),
            (ben, "GET", None, 403, "table.not_host"),
            (stranger, "POST", request, 404, "table.unknown"),
            (anna, "POST", {"pieces": ["x2", "x4"]}, 422, "box.unknown_piece"),
            (anna, "POST", {"pieces": []}, 400, "request.invalid"),
            (anna, "POST", {**request, "facts": MEADOW}, 400, "request.invalid"),
        ):
            assert (await phone.ask(method, address, body, status))["code"] == code
        for phone in (anna, ben):
            assert await phone.ask("GET", BOX) == NOTHING


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_full_box_says_so(server: ServedTable, language: str) -> None:
    async with table_with_added_tile(server) as (at, anna, _, _):
        tiles = {f"x{n}": {**MEADOW, "roads": []} for n in range(10, 10 + MOST_PIECES)}
        before = await keep(anna, **tiles)
        anna.http.headers["Accept-Language"] = language
        refused = await anna.ask("POST", f"{at}/pieces/kept", {"pieces": ["x2"]}, 409)
        assert (refused["code"], refused["params"]) == ("box.full", {"n": MOST_PIECES})
        assert str(MOST_PIECES) in refused["message"]
        assert await anna.ask("GET", BOX) == before


async def test_the_same_tile_is_found_while_it_is_drawn_up(server: ServedTable) -> None:
    async with table_with_added_tile(server) as (at, anna, ben, stranger):
        table = at.rsplit("/", 1)[1]
        body = {"piece": "x4", "facts": TURNED, "table": table}
        assert (await ben.ask("POST", PICTURE, body))["same_as"] == "x2"
        other = {**body, "facts": {**TURNED, "roads": []}}
        assert (await ben.ask("POST", PICTURE, other))["same_as"] is None
        assert (await ben.ask("POST", PICTURE, {**body, "piece": "x2"}))["same_as"] is None, "it is itself"
        assert (await stranger.ask("POST", PICTURE, body, 404))["code"] == "table.unknown"
        await keep(anna, x7=MEADOW)
        answer = await anna.http.post(f"{anna.http.base_url}{PICTURE[1:]}", json={"piece": "x8", "facts": TURNED})
        contract.check(answer)
        assert answer.json()["same_as"] == "x7", "in the own box"
