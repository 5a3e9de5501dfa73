"""The planned faults, carried out while people play."""

import asyncio
import os
import random
import signal
import threading
from collections import Counter
from collections.abc import Callable, Sequence

import psycopg

from tests.chaos.soak.party import Party
from tests.chaos.soak.plan import Step
from tests.chaos.soak.player import Ledger
from tests.chaos.soak.services import OwnPostgresql, OwnRedis
from tests.ops.full_set import MEMBER, FullSet

ENDED = " ended ("
LOOK_EVERY_S = 0.05
CUT_SHARE = 0.4
STANDSTILL_S = 120


class Roll:
    """The members of the set that are running, read from its output."""

    def __init__(self, running: FullSet) -> None:
        self.living = {name: member.pid for name, member in running.members.items()}
        self._running = running
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._running.process.stdout is not None
        for line in self._running.process.stdout:
            if match := MEMBER.match(line):
                self.living[match["name"]] = int(match["pid"])
            elif ENDED in line:
                self.living.pop(line.partition(ENDED)[0], None)

    def kill(self, names: Sequence[str], choice: float) -> bool:
        """Kill one of the named members; return False if none of them runs."""
        candidates = [name for name in names if name in self.living]
        if not candidates:
            return False
        name = candidates[int(choice * len(candidates))]
        os.kill(self.living.pop(name), signal.SIGKILL)
        return True


class Faults:
    """The execution of a plan: each step is taken once the planned number of actions is acknowledged.

    `finished_steps` counts steps by kind.
    """

    def __init__(self, roll: Roll, redis: OwnRedis, postgresql: OwnPostgresql, parties: Sequence[Party]) -> None:
        self.roll, self.redis, self.postgresql, self.parties = roll, redis, postgresql, parties
        self.finished_steps: Counter[str] = Counter()

    async def follow(self, steps: Sequence[Step], actions: int, ledger: Ledger) -> None:
        """Follow the plan, then wait until this many actions are acknowledged.

        :raises AssertionError: nothing was acknowledged for a long time.
        """
        for step in steps:
            await _wait_for_acknowledged(ledger, step.after)
            await self._take_away(step)
            self.finished_steps[step.kind] += 1
        await _wait_for_acknowledged(ledger, actions)

    async def _take_away(self, step: Step) -> None:
        match step.kind:
            case "web":
                await self._kill(("web-1", "web-2"), step.choice)
            case "worker" | "beat":
                await self._kill((step.kind,), step.choice)
            case "redis":
                self.redis.kill()
                await asyncio.to_thread(self.redis.start)
            case "postgresql":
                await asyncio.to_thread(self.postgresql.kill)
                await asyncio.to_thread(self.postgresql.start)
            case "backends":
                await asyncio.to_thread(self._end_backends)
            case "nudges":
                await asyncio.to_thread(self.redis.client.client_kill_filter, _type="pubsub")
            case "sockets":
                players = [player for party in self.parties for player in party.players]
                chosen = random.Random(step.choice).sample(players, max(1, int(CUT_SHARE * len(players))))
                for player in chosen:
                    player.cut()

    async def _kill(self, names: Sequence[str], choice: float) -> None:
        await _poll_until(lambda: self.roll.kill(names, choice))

    def _end_backends(self) -> None:
        with psycopg.connect(self.postgresql.url) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            )


async def _wait_for_acknowledged(ledger: Ledger, actions: int) -> None:
    while (so_far := ledger.acknowledged) < actions:
        await _poll_until(lambda so_far=so_far: ledger.acknowledged > so_far)  # type: ignore[misc]


async def _poll_until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(STANDSTILL_S):
        while not holds():  # noqa: ASYNC110  other threads change it
            await asyncio.sleep(LOOK_EVERY_S)
