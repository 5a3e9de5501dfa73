"""Recorded games entered on the running product: a phone and a socket for each seat."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from companion.live.device_sockets import MOST_OF_A_DEVICE
from games.carcassonne.actions import DrawTile, PlaceTile
from games.core.action import Action
from tests.games.recorded import rows
from tests.live.phones import Socket, phones
from tests.live.recorded_games import EnteredGame, player_counts
from tests.live.tables import table_with_sockets
from tests.records.carcassonne import moves
from tests.serving import ServedTable

GAMES = {row["players"]: row for row in rows()}


async def enter_repeatedly(game: EnteredGame, seat: int, action: Action) -> None:
    """Send the same entry four times, over HTTP and socket: one entry, the same answer."""
    phone, socket = game.sitting[seat], game.sockets[seat]
    body = {"id": phone.new_id(), "seat": seat, "version": game.version, "action": msgspec.to_builtins(action)}
    path = f"/tables/{phone.table}/actions"
    first, second = await asyncio.gather(socket.ask({"t": "submit", **body}), phone.ask("POST", path, body))
    third = await phone.ask("POST", path, body)
    fourth = await socket.ask({"t": "submit", **body})
    assert {first["v"], second["version"], third["version"], fourth["v"]} == {game.version + 1}
    game.version += 1
    await game.all_at(game.version)
    await game.compare()


async def draw_at_once(game: EnteredGame, seat: int) -> None:
    """Enter different draws at once on two phones, one of them the host's.

    One wins; the other is refused and shown the result. Then it is undone.
    """
    tiles = [tile for tile, copies in game.sockets[0].document["view"]["bag"].items() if copies][:2]  # type: ignore[index]
    requests = [
        game.sockets[sender].ask(
            {
                "t": "submit",
                "id": game.sitting[sender].new_id(),
                "seat": sender,
                "version": game.version,
                "action": {"type": "draw_tile", "tile": tile},
            }
        )
        for sender, tile in zip((0, seat), tiles, strict=True)
    ]
    answers = await asyncio.gather(*requests)
    won, lost = sorted(answers, key=lambda answer: answer["t"])
    assert (won["t"], won["v"]) == ("ack", game.version + 1)
    assert (lost["t"], lost["code"], lost["v"]) == ("reject", "table.stale_version", game.version + 1)
    assert lost["message"] == "Somebody was faster. Nothing was changed."
    assert lost["document"]["view"]["drawn"] == tiles[answers.index(won)]
    await game.all_at(game.version + 1)
    await game.compare()

    winner = (0, seat)[answers.index(won)]
    undone = await game.sockets[winner].ask(
        {"t": "undo", "id": game.sitting[winner].new_id(), "seat": winner, "version": game.version + 1}
    )
    assert (undone["t"], undone["v"]) == ("ack", game.version + 2)
    game.version += 2
    await game.all_at(game.version)
    await game.compare()


@pytest.mark.parametrize("players", player_counts(GAMES))
async def test_a_recorded_game_is_played_on_phones(server: ServedTable, players: int) -> None:
    row: dict[str, Any] = GAMES[players]
    log = list(moves(row))
    middle = next(i for i, (_, _, action) in enumerate(log) if i > len(log) // 2 and isinstance(action, DrawTile))
    async with table_with_sockets(server.url, players) as (sitting, sockets):
        game = EnteredGame(sitting, sockets)
        for index, (number, seat, action) in enumerate(log):
            if index == middle:
                await draw_at_once(game, seat or 1)
                await enter_repeatedly(game, seat, action)
            else:
                await game.enter(seat, action)
            if index == len(log) - 1:
                assert game.scores_before_the_end() == [row["moves"][-1]["scores"]] * players
            elif isinstance(action, PlaceTile):
                assert game.scores() == [row["moves"][number - 1]["scores"]] * players
        await game.all_at(game.version + 1)  # the system seat scores the game
        assert game.scores() == [row["final_scores"]] * players
        for socket in sockets:
            assert socket.document is not None
            assert socket.document["table"]["status"] == "finished"
            assert socket.document["view"]["outcome"]["scores"] == row["final_scores"]
        await game.compare()


async def test_a_cut_socket_resumes(server: ServedTable) -> None:
    row: dict[str, Any] = GAMES[3]
    log = list(moves(row))[:40]
    async with table_with_sockets(server.url, 3) as (sitting, sockets):
        game = EnteredGame(sitting, sockets)
        for _, seat, action in log[:18]:
            await game.enter(seat, action)
        away, leaver = sockets[2], sitting[2]
        await away.cut()
        game.sockets = sockets[:2]
        await game.sockets[0].until(lambda socket: socket.presence.get("2", 0) > 0)
        for _, seat, action in log[18:22]:  # two turns of the others
            await game.enter(seat, action)
        assert away.v == 19

        async with leaver.watching(2) as back:
            assert back.v == game.version
            game.sockets = [*sockets[:2], back]
            await game.sockets[0].until(lambda socket: socket.presence.get("2") == 0)
            for _, seat, action in log[22:]:
                await game.enter(seat, action)
            await game.compare()
            assert back.count("view") == 1


async def test_an_entry_whose_answer_was_lost_is_acknowledged_on_the_next_socket(server: ServedTable) -> None:
    async with table_with_sockets(server.url, 2) as (sitting, sockets):
        anna = sitting[0]
        entry = {"t": "submit", "n": 7, "id": "lost", "seat": 0, "version": 1}
        entry["action"] = {"type": "draw_tile", "tile": "E"}
        await sockets[0].say(entry)
        await sockets[0].cut()
        async with anna.watching(0) as second_socket:
            await second_socket.say(entry)
            await second_socket.until(lambda socket: socket.count("ack"))
            assert second_socket.last("ack") == {"t": "ack", "n": 7, "v": 2}
            await second_socket.until_version(2)
            fresh = await anna.look(0)
            assert fresh["v"] == 2
            assert fresh["document"] == second_socket.document


async def test_a_phone_that_joins_while_others_act_misses_nothing(server: ServedTable) -> None:
    row: dict[str, Any] = GAMES[2]
    async with (
        table_with_sockets(server.url, 2) as (sitting, sockets),
        phones(server.url, 8) as watching,
        AsyncExitStack() as joined,
    ):
        code = (await sitting[0].look(0))["document"]["table"]["code"]
        for phone in watching:
            phone.table = (await phone.ask("POST", "/join", {"code": code}))["table"]
        game = EnteredGame(sitting, sockets)

        async def enter_all() -> None:
            for _, seat, action in list(moves(row))[:40]:
                await game.enter(seat, action)

        playing_on = asyncio.create_task(enter_all())
        looking: list[Socket] = []
        newcomers = iter(watching * MOST_OF_A_DEVICE)
        while not playing_on.done() and (phone := next(newcomers, None)):
            looking.append(await joined.enter_async_context(phone.watching()))
        await playing_on
        assert len(looking) > 5
        fresh = (await sitting[0].look())["document"]
        for socket in looking:
            await socket.until_version(game.version)
            assert socket.document == fresh
            assert socket.count("view") == 1
