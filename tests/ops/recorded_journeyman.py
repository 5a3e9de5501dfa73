"""Recorded rounds of Isle of Skye with the Journeyman, played by phones at different processes.

The host has entered the progress board; the records say what each journey costs and gives.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.live.phones import Phone, Socket, phones
from tests.live.prompts_alone import view_of
from tests.live.recorded_games import EnteredGame
from tests.live.tables import open_table
from tests.records.skye_rounds import GAMES, PIECES, situation
from tests.rulesets.skye_journeyman import COPIED_BOARDS

Row = dict[str, Any]
SHOWN = ("tiles", "roads", "journeyman", "tracks", "vp", "gold")
"""Recorded facts of a seat before its journey."""
AT_ONCE = ("journeyman", "tracks")
AFTER = (*AT_ONCE, "vp", "gold")
"""Recorded facts of a seat after its journey."""


async def play_rounds(players: int, urls: list[str]) -> Row:
    """Play the record for a number of players, phones spread over the addresses, and check that every phone shows what
    is recorded. Return the record."""
    row = GAMES[players]
    begins, ends = (
        {journey_row[boundary]: journey_row for journey_row in row["journeys"]} for boundary in ("from", "to")
    )
    async with _start_table(urls, row) as (sitting, sockets):
        game = EnteredGame(sitting, sockets)
        for number, (seat, action) in enumerate(row["moves"]):
            if journey := begins.get(number):
                _all_show(sockets, journey["seat"], journey["input"], SHOWN)
            if seat is not None:
                await game.enter(seat, action)
            else:
                game.version += 1  # the system seat acts
                await game.all_at(game.version)
            if journey := ends.get(number):
                is_last = row["moves"][number + 1][0] is None  # the system seat may have scored by now
                _all_show(sockets, journey["seat"], journey["expected"], AT_ONCE if is_last else AFTER)
        for socket in sockets:
            assert _points_by_track_round(view_of(socket), players) == row["by_tracks"]
        assert game.scores() == [row["scores"]] * players
        await game.compare()
    return row


@asynccontextmanager
async def _start_table(urls: list[str], row: Row) -> AsyncIterator[tuple[list[Phone], list[Socket]]]:
    async with AsyncExitStack() as stack:
        at = [urls[seat % len(urls)] for seat in range(row["players"])]
        sitting = [(await stack.enter_async_context(phones(url, 1)))[0] for url in at]
        chosen = {"expansions": ["journeyman"], "options": row["options"]}
        await open_table(sitting, game="isle_of_skye", pieces=dict(PIECES), **chosen)
        board = {"facts": COPIED_BOARDS[row["boards"]], "before": None}
        await sitting[0].ask("PUT", f"/games/isle_of_skye/box/boards/{row['boards']}", board)
        table = f"/tables/{sitting[0].table}"
        await sitting[0].ask("PATCH", table, {"starter": 0})
        assert await sitting[0].ask("POST", f"{table}/start") == {"version": 1}
        yield sitting, [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]


def _all_show(sockets: list[Socket], seat: int, expected: Row, keys: tuple[str, ...]) -> None:
    """Assert that every phone shows the seat as recorded, and only its own phone its gold."""
    for viewer, socket in enumerate(sockets):
        visible_facts = situation(view_of(socket), seat)
        stock = expected if viewer == seat else {**expected, "gold": None}
        assert {key: visible_facts[key] for key in keys} == {key: stock[key] for key in keys}


def _points_by_track_round(view: Row, players: int) -> list[list[int]]:
    """Return what the tracks gave each seat, round by round."""
    lines = [line for line in view["lines"].values() if line["reason"] == "isle_of_skye.tracks"]
    rounds = range(1, view["turn"])
    return [
        [
            sum(line["points"] for line in lines if (line["turn"], line["seat"]) == (number, seat))
            for seat in range(players)
        ]
        for number in rounds
    ]
