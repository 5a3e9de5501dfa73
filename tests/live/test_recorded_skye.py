"""Recorded games of Isle of Skye entered on the running product with a box, a phone and a socket per seat; in the third
round all seats build at once."""

import asyncio
from itertools import groupby
from typing import Any

import msgspec
import pytest

from games.core.action import Action
from games.isle_of_skye.actions import PlaceTile, ReturnTile, ScoreGame, ScoreRound
from tests.golden import GOLDEN
from tests.live.recorded_games import EnteredGame, player_counts
from tests.live.tables import table_with_sockets
from tests.records.skye_games import as_printed, moves, own_pieces
from tests.serving import ServedTable

FOLDER = GOLDEN / "isle_of_skye"
ROWS: tuple[dict[str, Any], ...] = tuple(
    as_printed(msgspec.json.decode(line)) for line in (FOLDER / "games.jsonl").read_text("utf-8").splitlines()
)
GAMES = {len(row["players"]): row for row in ROWS}
AT_ONCE = 3
"""The round in which everybody builds at the same time."""
Move = tuple[int, Action]


async def build_at_once(game: EnteredGame, building: list[Move]) -> None:
    """Let every seat place its tiles one after the other by socket; no seat waits for another."""

    async def build(seat: int) -> None:
        phone, socket = game.sitting[seat], game.sockets[seat]
        for by, action in building:
            if by == seat:
                message = {"t": "submit", "id": phone.new_id(), "seat": seat, "version": socket.v}
                answer = await socket.ask({**message, "action": msgspec.to_builtins(action)})
                assert answer["t"] == "ack", answer

    await asyncio.gather(*(build(seat) for seat in range(len(game.sitting))))
    game.version += len(building)
    await game.all_at(game.version)


def documents(game: EnteredGame) -> list[dict[str, Any]]:
    """Return each phone's view."""
    return [socket.document["view"] for socket in game.sockets if socket.document]


def check_round(game: EnteredGame, row: dict[str, Any], number: int) -> None:
    """Assert that every phone shows the recorded points."""
    after = [row["rounds"][number - 1]["vp_after"][player] for player in row["players"]]
    assert game.scores() == [after] * len(after)


def check_income(game: EnteredGame, row: dict[str, Any], number: int) -> None:
    """Assert that every phone shows its own recorded gold, and nobody else's."""
    for seat, view in enumerate(documents(game)):
        gold = row["rounds"][number - 1]["gold_after_income"][row["players"][seat]]
        assert {place: seat.get("stock") for place, seat in view["seats"].items() if seat.get("stock")} == {
            str(seat): {"gold": gold}
        }


@pytest.mark.parametrize("players", player_counts(GAMES))
async def test_a_recorded_game_is_played_on_phones(server: ServedTable, players: int) -> None:
    row = GAMES[players]
    log = [(seat, action) for seat, action in moves(row)]
    pieces = own_pieces(FOLDER)
    assert len(pieces) == 78
    async with table_with_sockets(server.url, players, game="isle_of_skye", pieces=pieces) as (sitting, sockets):
        game = EnteredGame(sitting, sockets)
        number = 1
        for is_building, run in groupby(log, key=lambda move: isinstance(move[1], PlaceTile | ReturnTile)):
            steps = list(run)
            if is_building and number == AT_ONCE:
                await build_at_once(game, [(seat, action) for seat, action in steps if seat is not None])
                continue
            for seat, action in steps:
                if seat is not None:
                    await game.enter(seat, action)
                    continue
                game.version += 1  # the system seat acts
                await game.all_at(game.version)
                if isinstance(action, ScoreRound):
                    number += 1
                    if number <= len(row["rounds"]):
                        check_round(game, row, number - 1)
                        check_income(game, row, number)
                assert number == len(row["rounds"]) + 1 or not isinstance(action, ScoreGame)
        totals = [row["final"][player]["total"] for player in row["players"]]
        assert game.scores() == [totals] * players
        for view in documents(game):
            ranks = view["outcome"]["ranks"]
            assert [row["players"][seat] for seat in range(players) if ranks[seat] == 1] == row["winners"]
        await game.compare()
