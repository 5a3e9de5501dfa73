"""Recorded rounds of Isle of Skye with the Journeyman entered through the running product, by a board that the host has
copied out: a phone and a socket for each seat. The records say what each journey costs and gives."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.live.phones import Phone, Socket, phones
from tests.live.prompts_alone import view_of
from tests.live.tables import opened
from tests.live.test_recorded_games import Entering, by_players
from tests.records.skye_journeys import turn_row
from tests.records.skye_rounds import FOLDER, PIECES, situation
from tests.rulesets.skye_journeyman import COPIED_BOARDS
from tests.serving import ServedTable

Row = dict[str, Any]
ROWS: tuple[Row, ...] = tuple(
    json.loads(line) for line in (FOLDER / "journeyman_rounds.jsonl").read_text("utf-8").splitlines()
)
GAMES = {row["players"]: row for row in ROWS}
SHOWN = ("tiles", "roads", "journeyman", "tracks", "vp", "gold")
"""What is seen of a seat before its journey."""
AT_ONCE = ("journeyman", "tracks")
AFTER = (*AT_ONCE, "vp", "gold")
"""And after it."""


@asynccontextmanager
async def begun(url: str, row: Row) -> AsyncIterator[tuple[list[Phone], list[Socket]]]:
    """A table that is going to play recorded rounds, with a socket for each seat."""
    async with phones(url, row["players"]) as sitting, AsyncExitStack() as stack:
        chosen = {"expansions": ["journeyman"], "options": row["options"]}
        await opened(sitting, game="isle_of_skye", pieces=dict(PIECES), **chosen)
        board = {"facts": COPIED_BOARDS[row["boards"]], "before": None}
        await sitting[0].ask("PUT", f"/games/isle_of_skye/box/boards/{row['boards']}", board)
        at = f"/tables/{sitting[0].table}"
        await sitting[0].ask("PATCH", at, {"starter": 0})
        assert await sitting[0].ask("POST", f"{at}/start") == {"version": 1}
        yield sitting, [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]


def all_show(sockets: list[Socket], seat: int, expected: Row, of: tuple[str, ...]) -> None:
    """Every phone shows the seat as recorded; its gold is on no phone but its own."""
    for viewer, socket in enumerate(sockets):
        shown = situation(view_of(socket), seat)
        wanted = expected if viewer == seat else {**expected, "gold": None}
        assert {key: shown[key] for key in of} == {key: wanted[key] for key in of}


def by_tracks(view: Row, players: int) -> list[list[int]]:
    """What the tracks gave each seat, round by round."""
    lines = [line for line in view["lines"].values() if line["reason"] == "isle_of_skye.tracks"]
    rounds = range(1, view["turn"])
    return [
        [
            sum(line["points"] for line in lines if (line["turn"], line["seat"]) == (number, seat))
            for seat in range(players)
        ]
        for number in rounds
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["id"]))
def test_the_reader_of_the_records_agrees_with_every_recorded_journey(row: Row) -> None:
    assert [turn_row(FOLDER, one["input"]) for one in row["journeys"]] == [one["expected"] for one in row["journeys"]]


@pytest.mark.parametrize("players", by_players(GAMES))
async def test_recorded_rounds_are_played_on_phones(server: ServedTable, players: int) -> None:
    row = GAMES[players]
    begins, ends = ({one[when]: one for one in row["journeys"]} for when in ("from", "to"))
    async with begun(server.url, row) as (sitting, sockets):
        game = Entering(sitting, sockets)
        for number, (seat, action) in enumerate(row["moves"]):
            if one := begins.get(number):
                all_show(sockets, one["seat"], one["input"], SHOWN)
            if seat is not None:
                await game.enter(seat, action)
            else:
                game.version += 1  # the system seat does it
                await game.all_at(game.version)
            if one := ends.get(number):
                is_last = row["moves"][number + 1][0] is None  # the system seat may have scored by now
                all_show(sockets, one["seat"], one["expected"], AT_ONCE if is_last else AFTER)
        for socket in sockets:
            assert by_tracks(view_of(socket), players) == row["by_tracks"]
        assert game.scores() == [row["scores"]] * players
        await game.compare()
