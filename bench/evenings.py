"""Games with secrets, played by five phones that know no rules: the time from an action to the last of them."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench.figures import find_percentile, print_title, show
from bench.processes import read_cpu_seconds
from bench.production import run_embedded
from tests.chaos.soak.player import Entry, Ledger, Player
from tests.live.phones import phones
from tests.live.tables import start_table

GAMES: Final[dict[str, dict[str, Any]]] = {
    "Carcassonne": {"game": "carcassonne", "draw": "app"},
    "Skye with Druids and Journeyman": {
        "game": "isle_of_skye",
        "draw": "app",
        "expansions": ["druids", "journeyman"],
    },
    "Dolmengötter": {"game": "dolmengoetter"},
}
SEATS: Final = 5
TABLES: Final = 4
ACTIONS_PER_SECOND: Final = 20
SECONDS: Final = 20.0


class PacedPlayer(Player):
    """A phone that acts when it is told to."""

    async def _act(self) -> None:
        pass

    async def act(self) -> Entry | None:
        """Submit an action if one is possible and none is pending."""
        await super()._act()
        return self.open

    def has(self, entry: Entry) -> bool:
        """True once it shows what a request did, or the request was refused."""
        version = entry.acknowledged_version
        return entry.refused is not None or (version is not None and self.at[0] >= version)


def run(seconds: float = SECONDS) -> None:
    """Measure each game on one process with SQLite."""
    for name, chosen in GAMES.items():
        print_title(
            f"Live, embedded, {name}: {TABLES} tables x {SEATS} phones, {ACTIONS_PER_SECOND} actions/s, open loop"
        )
        with run_embedded() as server:
            cpu_before = read_cpu_seconds(server.process.pid)
            durations = asyncio.run(_play(server.url, chosen, seconds))
            cpu = read_cpu_seconds(server.process.pid) - cpu_before
        show("action to last of five phones, p50", median(durations), "ms")
        show("action to last of five phones, p99", find_percentile(durations, 0.99), "ms", "aim < 30")
        show("CPU per action, joining and the system's actions included", cpu * 1000 / len(durations), "ms")


async def _play(url: str, chosen: dict[str, Any], seconds: float) -> list[float]:
    """Play at the pace, until the time or the games are over; return how many milliseconds each action took."""
    is_done = False
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        tables = [await _seat(url, chosen, number, stack) for number in range(TABLES)]
        attending = [
            group.create_task(player.attend(player.phone.table, lambda: is_done))
            for players in tables
            for player in players
        ]
        for players in tables:
            for player in players:
                await player.until(partial(getattr, player, "document"))
        begun, measuring = perf_counter(), list[asyncio.Task[float | None]]()
        for number in range(int(ACTIONS_PER_SECOND * seconds)):
            await asyncio.sleep(max(0.0, begun + number / ACTIONS_PER_SECOND - perf_counter()))
            measuring.append(group.create_task(_act_once(tables[number % TABLES])))
        durations = [duration for duration in await asyncio.gather(*measuring) if duration is not None]
        is_done = True
        for task, player in zip(attending, (player for players in tables for player in players), strict=True):
            await player.look_again()
            with suppress(asyncio.CancelledError):
                await task
    return durations


async def _seat(url: str, chosen: dict[str, Any], number: int, stack: AsyncExitStack) -> list[PacedPlayer]:
    sitting = await stack.enter_async_context(phones(url, SEATS))
    await start_table(sitting, **chosen)
    ledger = Ledger()
    for phone in sitting:
        phone.table = sitting[0].table
    return [PacedPlayer(phone, [url], seat, ledger, f"{number} {seat}") for seat, phone in enumerate(sitting)]


async def _act_once(players: Sequence[PacedPlayer]) -> float | None:
    """Let the first phone that can act; return the milliseconds until the last one shows it. None: nobody can."""
    begun = perf_counter()
    for player in random.sample(players, len(players)):
        is_idle = player.open is None
        if is_idle and (entry := await player.act()):
            for phone in (player, *players):  # the acting one first: another one does not hear of its answer
                await phone.until(partial(phone.has, entry))
            return None if entry.refused else (perf_counter() - begun) * 1000
    return None
