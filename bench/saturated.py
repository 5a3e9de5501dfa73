"""Benchmark of two saturated web processes: time until the last phone has each action, and the versions that came
without a nudge."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from statistics import median
from time import perf_counter

from channels_redis.pubsub import RedisPubSubChannelLayer
from redis.asyncio import Redis

from bench.figures import percentile, show, title
from bench.live import SEATS, Table, seat_everybody, watched
from bench.production import Measured, production_set
from companion.tables.edges.broadcast import GROUP

TABLES = (5, 10, 20, 40)
SECONDS = 6.0
SAME_MOMENT_S = 0.05
"""Nudges and phones are heard in one loop: what lies so close together came in an order that nobody knows."""


def run(numbers: Sequence[int] = TABLES, seconds: float = SECONDS) -> None:
    """Measure at each number of tables (TEST_DATABASE_URL, TEST_REDIS_URL)."""
    with production_set() as measured:
        if measured:
            asyncio.run(measure(measured, numbers, seconds))


class Nudges:
    """Times at which each version of a table was announced over Redis."""

    def __init__(self) -> None:
        self._heard: dict[str, list[tuple[int, float]]] = defaultdict(list)

    @asynccontextmanager
    async def heard(self, redis: str) -> AsyncIterator[None]:
        """Listen for the length of the block."""
        async with Redis.from_url(redis) as client, client.pubsub() as channel:
            await channel.subscribe(f"tableside__group__{GROUP}")
            listening = asyncio.create_task(self._listen(channel))
            try:
                yield
            finally:
                listening.cancel()
                with suppress(asyncio.CancelledError):
                    await listening

    async def _listen(self, channel: "Redis.pubsub") -> None:
        layer = RedisPubSubChannelLayer()
        async for message in channel.listen():
            if message["type"] == "message":
                news, now = layer.deserialize(message["data"]), perf_counter()
                if news["type"] == "nudge":  # of a release that announces each version by itself
                    news["versions"] = {news["table"]: (news["v"], news["r"])}
                for table, (version, _) in news.get("versions", {}).items():
                    self._heard[table].append((version, now))

    def came_by_poll(self, table: Table) -> int:
        """Return the number of versions that reached the last phone before their announcement, from a process that
        polled the database."""
        versions = [(version, moment.result()) for version, moment in table.complete.items() if moment.done()]
        return sum(self._announced(table, version) > arrived + SAME_MOMENT_S for version, arrived in versions)

    def _announced(self, table: Table, version: int) -> float:
        return min(
            (at for version_heard, at in self._heard[table.ident] if version_heard >= version), default=float("inf")
        )


async def measure(measured: Measured, numbers: Sequence[int], seconds: float) -> None:
    """Let every table act again as soon as its last phone has the previous action."""
    title(f"Full set, saturated: closed loop, {SEATS} phones a table; the phones' own work is on this machine too")
    best, at = 0.0, 0
    for number in numbers:
        tables, nudges = seat_everybody(measured.web[0], number), Nudges()
        async with nudges.heard(measured.redis), watched(tables, measured.web):
            before, begun = measured.costs(), perf_counter()
            until = begun + seconds
            taken = [
                duration
                for table in await asyncio.gather(*(_act_until(t, until) for t in tables))
                for duration in table
            ]
            elapsed = perf_counter() - begun
            web = measured.costs()["two web processes"] - before["two web processes"]
            await asyncio.sleep(1)  # a nudge that comes after everything else comes by then
        rate = len(taken) / elapsed
        show(f"{number} tables", rate, "actions/s", f"web processes' CPU {web / elapsed:.0%}")
        show(f"{number} tables, action to last phone, p50", median(taken), "ms")
        show(f"{number} tables, action to last phone, p99", percentile(taken, 0.99), "ms")
        show(f"{number} tables, action to last phone, the slowest", max(taken), "ms")
        by_poll = sum(map(nudges.came_by_poll, tables))
        show(f"{number} tables, updates by the poll before any nudge", by_poll, f"of {len(taken)}")
        best, at = max((best, at), (rate, number))
    show("saturated", best, "actions/s", f"offered by {at} tables")


async def _act_until(table: Table, until: float) -> list[float]:
    taken = []
    while perf_counter() < until and not table.is_over:
        taken.append(await table.act())
    return taken
