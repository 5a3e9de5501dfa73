"""Benchmark of two saturated web processes: time until the last phone has each action, and the number of versions that
arrived without a nudge."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from statistics import median
from time import perf_counter

from channels_redis.pubsub import RedisPubSubChannelLayer
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from bench.figures import find_percentile, print_title, show
from bench.live import SEATS, Table, seat_everybody, watch
from bench.production import Measured, run_production_set
from companion.tables.edges.broadcast import GROUP

TABLES = (5, 10, 20, 40)
SECONDS = 6.0
SAME_MOMENT_S = 0.05
"""Nudges and updates arrive in one event loop; the order of two that arrive this close together is unknown."""


def run(numbers: Sequence[int] = TABLES, seconds: float = SECONDS) -> None:
    """Measure at each number of tables (TEST_DATABASE_URL, TEST_REDIS_URL)."""
    with run_production_set() as measured:
        if measured:
            asyncio.run(measure(measured, numbers, seconds))


class Nudges:
    """Times at which each version of a table was announced over Redis."""

    def __init__(self) -> None:
        self._announcements: dict[str, list[tuple[int, float]]] = defaultdict(list)

    @asynccontextmanager
    async def subscribe(self, redis: str) -> AsyncIterator[None]:
        """Listen for the length of the block."""
        async with Redis.from_url(redis) as client, client.pubsub() as channel:
            await channel.subscribe(f"tableside__group__{GROUP}")
            listener = asyncio.create_task(self._listen(channel))
            try:
                yield
            finally:
                listener.cancel()
                with suppress(asyncio.CancelledError):
                    await listener

    async def _listen(self, channel: PubSub) -> None:
        layer = RedisPubSubChannelLayer()
        async for message in channel.listen():
            if message["type"] == "message":
                news, now = layer.deserialize(message["data"]), perf_counter()
                if news["type"] == "nudge":  # of a release that announces each version by itself
                    news["versions"] = {news["table"]: (news["v"], news["r"])}
                for table, (version, _) in news.get("versions", {}).items():
                    self._announcements[table].append((version, now))

    def count_polled(self, table: Table) -> int:
        """Return the number of versions that reached the last phone before their announcement, from a process that
        polled the database."""
        versions = [(version, moment.result()) for version, moment in table.complete.items() if moment.done()]
        return sum(self._wait_for_nudge(table, version) > arrived + SAME_MOMENT_S for version, arrived in versions)

    def _wait_for_nudge(self, table: Table, version: int) -> float:
        return min(
            (at for announced_version, at in self._announcements[table.ident] if announced_version >= version),
            default=float("inf"),
        )


async def measure(measured: Measured, numbers: Sequence[int], seconds: float) -> None:
    """Let every table act again as soon as its last phone has the previous action."""
    print_title(
        f"Full set, saturated: closed loop, {SEATS} phones a table, at one web process; "
        "the phones' own work is on this machine too"
    )
    best, at = 0.0, 0
    for number in numbers:
        tables, nudges = seat_everybody(measured.web[0], number), Nudges()
        async with nudges.subscribe(measured.redis), watch(tables, measured.web):
            costs_before, begun = measured.costs(), perf_counter()
            until = begun + seconds
            durations = [
                duration for table in await asyncio.gather(*(act_until(t, until) for t in tables)) for duration in table
            ]
            elapsed = perf_counter() - begun
            web = measured.costs()["two web processes"] - costs_before["two web processes"]
            await asyncio.sleep(1)  # late nudges arrive by then
        rate = len(durations) / elapsed
        show(f"{number} tables", rate, "actions/s", f"web processes' CPU {web / elapsed:.0%}")
        show(f"{number} tables, action to last phone, p50", median(durations), "ms")
        show(f"{number} tables, action to last phone, p99", find_percentile(durations, 0.99), "ms")
        show(f"{number} tables, action to last phone, the slowest", max(durations), "ms")
        polled = sum(map(nudges.count_polled, tables))
        show(f"{number} tables, updates by the poll before any nudge", polled, f"of {len(durations)}")
        best, at = max((best, at), (rate, number))
    show("saturated", best, "actions/s", f"offered by {at} tables")


async def act_until(table: Table, until: float) -> list[float]:
    """Act at a table until that moment, each time as soon as the last phone has the action before; return how many
    milliseconds each took."""
    durations = []
    while perf_counter() < until and not table.is_over:
        durations.append(await table.act())
    return durations
