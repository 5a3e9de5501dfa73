"""The feed of a table says whose turn it is, who scored and who has won, and takes nothing but hello and ping."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from companion.live.feed import FeedMessage
from tests.live.phones import PATIENCE_S, Phone, phones
from tests.live.places import Places
from tests.live.prompts_alone import play_on_prompts
from tests.live.tables import table_with_sockets
from tests.serving import ServedTable

decoder: msgspec.json.Decoder[FeedMessage] = msgspec.json.Decoder(FeedMessage)


@asynccontextmanager
async def listening(phone: Phone, table: str, **hello: Any) -> AsyncIterator[ClientConnection]:
    """Open the feed of a table as this device."""
    address = f"{phone.url.replace('http', 'ws', 1)}/ws/feed/{table}"
    async with websockets.connect(address, local_addr=(phone.address, 0)) as feed:
        await feed.send(json.dumps({"t": "hello", "token": phone.token, "table": table, **hello}))
        yield feed


async def receive(feed: ClientConnection) -> Any:
    """Return the next message, which has to be as described."""
    async with asyncio.timeout(PATIENCE_S):
        frame = await feed.recv()
    decoder.decode(frame)
    return json.loads(frame)


async def receive_until_finished(feed: ClientConnection) -> list[Any]:
    """Return every message up to the one that ends the game.

    Runs beside the game: a client that does not read does not see the answer to its ping either.
    """
    told = [await receive(feed)]
    while told[-1]["t"] != "finished":
        told.append(await receive(feed))
    return told


@pytest.mark.parametrize("game", ["carcassonne", "isle_of_skye"])
async def test_a_feed_follows_a_game_to_its_winner(server: ServedTable, game: str) -> None:
    async with (
        table_with_sockets(server.url, 2, game=game, draw="app") as (sitting, sockets),
        listening(sitting[0], sitting[0].table, seat=0) as feed,
    ):
        now = await receive(feed)
        assert (now["t"], now["table"], now["game"]) == ("now", sitting[0].table, game)
        assert [player["name"] for player in now["players"]] == ["Anna", "Ben"]
        async with asyncio.TaskGroup() as tasks:
            listener = tasks.create_task(receive_until_finished(feed))
            await play_on_prompts(sitting, sockets, random.Random(7))
        told = [now, *listener.result()]
    assert sockets[0].document is not None
    outcome = sockets[0].document["view"]["outcome"]
    assert [player["score"] for player in told[-1]["players"]] == outcome["scores"]
    assert told[-1]["winners"] == [seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1]
    gained = [0, 0]
    for message in told:
        for seat, points in message.get("gained", {}).items():
            gained[int(seat)] += points
    assert [player["score"] + gain for player, gain in zip(now["players"], gained, strict=True)] == outcome["scores"]
    assert {seat for message in told if message["t"] == "turn" for seat in message["waits"]} == {0, 1}
    assert all(message["v"] <= later["v"] for message, later in pairwise(told))
    names = {key for message in told for key in message}
    assert names == {"t", "table", "game", "v", "players", "waits", "winners", "gained"}


async def test_a_feed_takes_no_actions(server: ServedTable, places: Places) -> None:
    async with phones(server.url, 1) as (anna,):
        anna.token = places.app.tokens[0]
        async with listening(anna, places.app.table) as feed:
            assert (await receive(feed))["t"] == "now"
            undo = {"t": "undo", "n": 1, "id": "u", "seat": 0, "version": 1}
            submit = {"t": "submit", "n": 2, "id": "s", "seat": 0, "version": 1, "action": {"type": "draw"}}
            for message in (undo, submit, {"t": "take_host", "n": 3}):
                await feed.send(json.dumps(message))
                refusal = await receive(feed)
                assert (refusal["t"], refusal["code"], refusal["n"]) == ("reject", "feed.listen_only", message["n"])
                assert " " in refusal["message"]
            await feed.send('{"t": "ping"}')
            assert (await receive(feed))["t"] == "pong"


@pytest.mark.parametrize("path", ["feed", "table"])
async def test_the_table_of_the_address_is_the_one_of_the_hello(server: ServedTable, places: Places, path: str) -> None:
    async with phones(server.url, 1) as (anna,):
        address = f"{server.socket_url}/ws/{path}/{places.app.table}"
        for token, table, code in (
            (places.app.tokens[0], places.lobby.table, "table.unknown"),
            (places.stranger, places.app.table, "table.unknown"),
            ("nobody", places.app.table, "device.unknown"),
        ):
            async with websockets.connect(address, local_addr=(anna.address, 0)) as socket:
                await socket.send(json.dumps({"t": "hello", "token": token, "table": table}))
                bye = json.loads(await socket.recv())
                assert (bye["t"], bye["code"]) == ("bye", code)
                await socket.wait_closed()
                assert socket.close_code == 4001


async def test_a_phone_plays_at_the_address_of_its_table(server: ServedTable, places: Places) -> None:
    async with websockets.connect(f"{server.socket_url}/ws/table/{places.app.table}", origin=None) as socket:
        hello = {"t": "hello", "token": places.app.tokens[0], "table": places.app.table, "seat": 0}
        await socket.send(json.dumps(hello))
        assert json.loads(await socket.recv())["t"] == "welcome"
        while (message := json.loads(await socket.recv()))["t"] == "presence":
            pass  # who is there is told by the clock
        assert (message["t"], message["seat"]) == ("view", 0)
