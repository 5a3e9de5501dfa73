"""Groups that play one game after the other: when a game is over, its host opens the rematch."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, NamedTuple

import httpx

from tests.chaos.soak.player import Ledger, Player
from tests.live.phones import Phone, phones
from tests.live.tables import start_table

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "carcassonne", "draw": "app"},
    {"game": "sealed_market", "draw": "app", "expansions": ["smugglers"]},
    {"game": "carcassonne", "draw": "app"},
    {"game": "sealed_market", "draw": "table"},
)
SEATS = (2, 3, 4, 5)
TV_EVERY = 5
PATIENCE_S = 120
PAUSE_S = 0.5
LATER_STATUS = (429, 500, 502, 503)


class LastDocument(NamedTuple):
    """The last document that a phone showed of a table."""

    table: str
    player: Player
    document: bytes


class Party:
    """The players of a table.

    `last_documents` has their documents at the end of each table. `turning` is True while they move to the next one.
    """

    def __init__(self, players: Sequence[Player], table: str, ledger: Ledger) -> None:
        self.players, self.ledger = players, ledger
        self.tables = [table]
        self.last_documents: list[LastDocument] = []
        self.turning = False
        self._ends = False

    async def play(self) -> None:
        """Play games until everybody is told to leave."""
        while not self._ends:
            table = self.tables[-1]
            rematch = asyncio.create_task(self._rematch(table))
            try:
                await asyncio.gather(*(player.attend(table, self._leaves) for player in self.players))
                self.last_documents += [LastDocument(table, player, player.shown_document()) for player in self.players]
                if not self._ends:
                    self.tables.append(await rematch)
                    self.turning = False
            finally:
                rematch.cancel()

    async def end(self) -> None:
        """Let everybody leave."""
        self._ends = True
        for player in self.players:
            await player.look_again()

    def is_settled(self, newest: Mapping[str, tuple[int, int]]) -> bool:
        """Return True if nobody waits for an answer and everybody shows the table's newest (version, revision)."""
        table = self.tables[-1]
        return not self.turning and all(
            player.table == table and not player.open and player.at == newest[table] for player in self.players
        )

    def _leaves(self) -> bool:
        """True once all show the same document, which leads to the next table, and nobody waits for an answer.

        An undo on its way would change what those who had left showed last.
        """
        return self._ends or all(
            player.is_led_on and not player.open and player.at == self.players[0].at for player in self.players
        )

    async def _rematch(self, table: str) -> str:
        """Open and start the rematch once the game is over."""
        host = self.players[0]
        await host.until(lambda: host.table == table and host.is_over and not self.ledger.closed)
        self.turning = True
        next_table = await persist(host.phone, f"/tables/{table}/rematch")
        await persist(host.phone, f"/tables/{next_table['table']}/start")
        return str(next_table["table"])


async def persist(phone: Phone, path: str) -> Any:
    """Repeat a request that may be retried until it is answered."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with suppress(httpx.TransportError):
                response = await phone.http.post(path, json={})
                if response.is_success:
                    return response.json()
                assert response.status_code in LATER_STATUS, (response.status_code, response.text)
            await asyncio.sleep(PAUSE_S)


@asynccontextmanager
async def parties(doors: Sequence[str], tables: int, ledger: Ledger, seed: int) -> AsyncIterator[list[Party]]:
    """Open and start this many tables with everybody seated. The last door is open while the set runs; the others lead
    to one process each and are tried first."""
    async with AsyncExitStack() as stack:
        opened = []
        for number in range(tables):
            sitting = await stack.enter_async_context(phones(doors[-1], SEATS[number % len(SEATS)]))
            await start_table(sitting, **GAMES[number // 2 % len(GAMES)])
            table = sitting[0].table
            seated: list[tuple[Phone, int | str]] = [(phone, seat) for seat, phone in enumerate(sitting)]
            if number % TV_EVERY == 0:
                (tv,) = await stack.enter_async_context(phones(doors[-1], 1))
                code = (await sitting[0].get(f"/tables/{table}/invite", to="watch")).json()["code"]
                await tv.ask("POST", "/join", {"code": code})
                seated.append((tv, "spectator"))
            players = [
                Player(phone, [doors[n % (len(doors) - 1)], doors[-1]], seat, ledger, f"{seed} {number} {seat}")
                for n, (phone, seat) in enumerate(seated, number)
            ]
            opened.append(Party(players, table, ledger))
        yield opened
