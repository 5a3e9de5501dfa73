"""Two machines that share PostgreSQL and Redis: the phones of a table are spread over both, and one is lost.

The second machine has two web processes and an address of its own (127.0.0.2). The first is the production set.
"""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.chaos.convergence import check_convergence
from tests.chaos.games import CARCASSONNE, MARKET, Script
from tests.chaos.party import party
from tests.chaos.production_set import WEB, ProductionSet
from tests.ops.full_set import Member, wait_until_ended
from tests.serving import MANAGE_WITH_TEST_RULESETS, served, server_environment

FAR = ("far-1", "far-2")
ADDRESS = "127.0.0.2"


class Machine:
    """Web processes that are known to the production set by their names."""

    def __init__(self, members: dict[str, Member]) -> None:
        self.members = members

    async def lose(self) -> None:
        """Kill all processes at once, and wait until they have ended."""
        handles = [os.pidfd_open(member.pid) for member in self.members.values()]
        for member in self.members.values():
            os.kill(member.pid, signal.SIGKILL)
        await asyncio.to_thread(wait_until_ended, handles)
        for handle in handles:
            os.close(handle)


@contextmanager
def second_machine(production: ProductionSet, folder: Path) -> Iterator[Machine]:
    """Run two more web processes on the services of the set for the length of the block."""
    services = {
        "COMPANION_DATABASE_URL": production.postgresql.url,
        "COMPANION_REDIS_URL": production.redis.url,
        "COMPANION_BIND": ADDRESS,
        "COMPANION_ALLOWED_HOSTS": ADDRESS,
        **production.clock.environment,
    }
    with ExitStack() as stack:
        members = {}
        for name in FAR:
            files = folder / name
            files.mkdir()
            environment = server_environment(files, COMPANION_PROCESS=name, **services)
            server = stack.enter_context(served(files, environment, manage=MANAGE_WITH_TEST_RULESETS))
            members[name] = Member(server.process.pid, server.url)
        production.running.members.update(members)
        try:
            yield Machine(members)
        finally:
            for name in FAR:
                del production.running.members[name]


@pytest.mark.parametrize("script", [pytest.param(CARCASSONNE, marks=pytest.mark.deep), MARKET], ids=str)
async def test_a_machine_is_lost_with_an_action_that_it_has_committed(
    production: ProductionSet, script: Script, tmp_path: Path
) -> None:
    """Half of the phones were at it, one with an action that is committed and not acknowledged. They go on at the other
    machine; the repeated action is there once."""
    await production.wait_until_healthy()
    with second_machine(production, tmp_path) as machine:
        assert all(ADDRESS in member.url for member in machine.members.values())
        async with party(production, script) as table, AsyncExitStack() as lines:
            for seat in range(1, script.seats):
                await table.resume(seat, FAR[seat % 2], lines)
            await table.play(until=4)
            await check_convergence(table, among=(*WEB, *FAR))
            seat, action = next((seat, action) for seat, action in script.moves[3:] if seat)
            while script.moves[table.version - 1] != (seat, action):
                await table.play(until=table.version + 1)
            version = table.version + 1
            far = FAR[seat % 2]
            async with production.gate(far, "commit"):
                lost = asyncio.create_task(table.submit(seat, action, id="repeated"))
                await production.wait_for_locks(far)
                await machine.lose()
                with pytest.raises(AssertionError, match="the socket ended first"):
                    await lost
            await table.tv.until_version(version)
            for other in range(1, script.seats):
                await table.resume(other, WEB[other % 2], lines)
            repeated = await table.submit(seat, action, id="repeated", version=version - 1)
            assert repeated.acknowledged_version == version
            await table.play()
            await check_convergence(table)
