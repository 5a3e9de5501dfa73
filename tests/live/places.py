"""Tables in the states that bad requests are tried on, each set up once on the running server and then left
unchanged."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from games.carcassonne.actions import DrawTile, PlaceTile
from games.carcassonne.box import BASE
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.core.action import Action
from games.core.errors import IllegalAction
from games.core.seats import CHANCE, SYSTEM
from tests.games.recorded import rows, steps
from tests.live.phones import Phone, phones
from tests.live.tables import open_table, start_table
from tests.serving import ServedTable

RULES = Carcassonne()
ROW = next(row for row in rows() if row["players"] == 2 and not row["discarded"])
LOG = [(step.before, step.actor, step.action) for step in steps(ROW) if step.actor != SYSTEM]


@dataclass(frozen=True)
class Place:
    """A table: id, code, tokens of its devices by seat, version, active seat."""

    table: str
    code: str
    tokens: tuple[str, ...]
    version: int
    active: int
    state: State | None = None


def phone_at(server: ServedTable, place: Place, seat: int = 0) -> Phone:
    phone = Phone(server.url)
    phone.token, phone.table = place.tokens[seat], place.table
    return phone


@dataclass(frozen=True)
class Places:
    """Tables by name.

    `lobby` has not begun; in `app` the app draws, before the first draw; in `drawing` a tile is used up; in `placing` a
    follower stands next to a cell; in `bare` the active seat has no follower. `stranger` has no seat.
    """

    lobby: Place
    app: Place
    drawing: Place
    placing: Place
    bare: Place
    finished: Place
    stranger: str


@cache
def places_at(url: str) -> Places:
    """Return the tables on this server."""
    return asyncio.run(_enter_all(url))


async def _enter_all(url: str) -> Places:
    async with phones(url, 1) as strangers:
        return Places(
            lobby=await open_lobby(url),
            app=await play_recorded_until(url, lambda *_: True, draw="app"),
            drawing=await play_recorded_until(
                url, lambda state, action: isinstance(action, DrawTile) and 0 in state.bag.values()
            ),
            placing=await play_recorded_until(
                url, lambda state, action: "carcassonne.feature_occupied" in refusals(state)
            ),
            bare=await play_recorded_until(
                url, lambda state, action: bool(state.drawn) and state.supply[state.active] == 0
            ),
            finished=await play_recorded_until(url, lambda *_: False),
            stranger=strangers[0].token,
        )


async def open_lobby(url: str) -> Place:
    """Open a table of two in its lobby."""
    async with phones(url, 2) as sitting:
        await open_table(sitting)
        return await _place(sitting, 0)


async def play_recorded_until(url: str, stops_at: Callable[[State, Action], bool], draw: str = "table") -> Place:
    """Start a table of two and play as recorded until `stops_at` is true for the state before an action, else to its
    end."""
    async with phones(url, 2) as sitting:
        await start_table(sitting, draw=draw)
        version = 1
        for state, seat, action in LOG:
            if stops_at(state, action):
                return await _place(sitting, state.active, state)
            by = state.active if seat == CHANCE else int(seat)
            body = {"seat": by, "id": f"e{version}", "version": version, "action": msgspec.to_builtins(action)}
            path = f"/tables/{sitting[by].table}/actions"
            version = (await sitting[by].ask("POST", path, body))["version"]
        async with sitting[0].watching(0) as socket:
            await socket.until(lambda s: s.document["table"]["status"] == "finished")
        return await _place(sitting, 0)


async def _place(sitting: list[Phone], active: int, state: State | None = None) -> Place:
    look = await sitting[0].look(0)
    code = look["document"]["table"]["code"]
    return Place(sitting[0].table, code, tuple(phone.token for phone in sitting), look["v"], active, state)


def refusals(state: State) -> dict[str, dict[str, Any]]:
    """Map codes to actions of the active seat that the rules refuse with them."""
    by_kind: dict[str, dict[str, Any]] = {}
    tried: list[Action] = [DrawTile(tile) for tile in (*BASE.counts, "Z")]
    if state.drawn:
        cells = [(x, y) for x in range(-4, 5) for y in range(-4, 5)] + [(60, 60)]
        segments = [None, "zz", *(segment.id for segment in BASE.laid[state.drawn][0].segments)]
        tried += [PlaceTile(x, y, turn, segment) for x, y in cells for turn in range(4) for segment in segments]
    else:
        tried += [PlaceTile(0, 1, 0)]
    for action in tried:
        try:
            RULES.apply(state, CHANCE if isinstance(action, DrawTile) else state.active, action)
        except IllegalAction as error:
            by_kind.setdefault(error.code, msgspec.to_builtins(action))
    return by_kind


def stored_rows(server: ServedTable, table: str) -> dict[str, list[Any]]:
    """Return everything in the server's database about a table, row by row."""
    key = table.replace("-", "")
    with sqlite3.connect(f"file:{server.output.parent / 'tables.sqlite3'}?mode=ro", uri=True) as database:
        return {
            name: database.execute(f"SELECT * FROM {name} WHERE {column} = ?", (key,)).fetchall()
            for name, column in [
                ("tables_table", "id"),
                *((f"tables_{kind}", "table_id") for kind in ("seat", "logentry", "headstate", "snapshot", "result")),
            ]
        }
