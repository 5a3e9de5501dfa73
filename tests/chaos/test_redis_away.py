"""Redis restarted, silent, away or losing messages, and the recovery."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from time import monotonic

from tests.chaos.convergence import check_convergence
from tests.chaos.games import (
    CARCASSONNE,
    MARKET,
    Script,
    bid,
)
from tests.chaos.manage import HOST_GONE_AFTER
from tests.chaos.party import party
from tests.chaos.production_set import ProductionSet, poll_until
from tests.chaos.steps import games, move, wait_until_scored
from tests.live.phones import PATIENCE_S
from tests.ops.full_set import wait_until_ended


@games
async def test_redis_is_restarted(production: ProductionSet, script: Script) -> None:
    """Requests are answered and seen meanwhile. Afterwards nudges and work go through Redis again."""
    async with party(production, script) as table:
        await table.play(until=3)
        with production.redis_away():
            for by in ("socket", "http", "socket"):
                await move(table, by=by)
            await table.all_at(6)
        await production.wait_until_healthy()
        await move(table)
        log = await check_convergence(table)
        assert len(log) == 7


async def test_nobody_takes_the_role_of_a_host_who_is_there_while_redis_is_away(production: ProductionSet) -> None:
    """The host's phone pings at one process; the role is requested at the other, which does not see the pings. Once
    Redis is back and the host's phone is gone, the role is given."""
    async with party(production, MARKET) as table:
        host, guest = table.sockets[0], table.sockets[1]

        async def take_host() -> bool:
            answer = await guest.ask({"t": "take_host"})
            assert answer["t"] == "ack" or answer["code"] == "table.host_is_here"
            return bool(answer["t"] == "ack")

        async def pings_for(seconds: float) -> None:
            limit = monotonic() + seconds
            while monotonic() < limit:
                for socket in table.sockets:
                    await socket.say({"t": "ping"})
                assert not await take_host()
                await asyncio.sleep(1)

        with production.redis_away():
            await pings_for(2 * HOST_GONE_AFTER)
            assert guest.last("presence").get("host", 0) == 0
        await pings_for(HOST_GONE_AFTER)
        await production.wait_until_healthy()
        await host.cut()
        async with asyncio.timeout(PATIENCE_S):
            while not await take_host():  # noqa: ASYNC110  without a pause it would be throttled
                await asyncio.sleep(1)
        await guest.until(lambda socket: socket.last("welcome")["host"])


async def test_processes_that_die_while_redis_is_away_come_back_and_serve(production: ProductionSet) -> None:
    async with party(production, CARCASSONNE) as table, AsyncExitStack() as lines:
        await table.play(until=3)
        before = dict(production.members)
        with production.redis_away():
            for name in ("web-1", "worker", "beat"):
                await production.kill(name)
                await production.starts_without_redis(name)
            await poll_until(lambda: production.is_live("web-1"))
            await table.resume(0, "web-1", lines)
            await move(table, by="http")
            await move(table)
            await table.all_at(5)
            came_back = dict(production.members)
        await production.wait_until_healthy()
        assert production.members == came_back, "they were started once"
        assert {name for name in before if before[name] != came_back[name]} == {"web-1", "worker", "beat"}
        await move(table)
        await check_convergence(table)


@games
async def test_a_nudge_is_lost(production: ProductionSet, script: Script) -> None:
    async with party(production, script) as table:
        for by in ("socket", "http", "socket", "http"):
            with production.nudges_lost():
                await move(table, by=by)
                await table.all_at(table.version)
        await check_convergence(table)


@games
async def test_nudges_come_out_of_order_and_again(production: ProductionSet, script: Script) -> None:
    async with party(production, script) as table:
        with production.nudges_lost():
            await table.play(until=5)
        revision = table.sockets[0].at[1]
        for v in (5, 3, 4, 2, 5, 1, 4):
            production.nudge(table.table, v, revision)
        await table.all_at(5)
        for v in (3, 5, 1):
            production.nudge(table.table, v, revision)
        await move(table)
        await check_convergence(table)
        for socket in (*table.sockets, table.tv):
            versions = [(m["v"], m["r"]) for m in socket.messages if m["t"] in ("view", "update")]
            assert versions == sorted(set(versions)), "a phone was sent back, or something twice"


@games
async def test_the_broker_does_not_answer_when_work_is_sent(production: ProductionSet, script: Script) -> None:
    """Redis accepts the connection and stays silent. The last move is answered, everyone sees it, and it is scored
    before Redis answers."""
    async with party(production, script) as table:
        await table.play(until=len(script.moves))
        with production.redis_silent():
            await move(table)
            await wait_until_scored(table)
        await production.wait_until_healthy()
        await wait_until_scored(table)


async def test_the_broker_is_down_when_work_is_sent(production: ProductionSet) -> None:
    """Redis is down before the first connection. The next round's work is dispatched normally."""
    async with party(production, MARKET) as table:
        await table.play(until=len(MARKET.moves))
        with production.redis_away():
            await move(table, by="http")
            await wait_until_scored(table)
        await production.wait_until_healthy()
        for seat in range(MARKET.seats):
            await table.submit(seat, bid(1, number=2))
        assert all(submission.acknowledged_version for submission in table.submissions)
        await check_convergence(table)


async def test_beat_stops_on_request_in_the_middle_of_a_tick(production: ProductionSet) -> None:
    async def in_a_tick() -> bool:
        clients = production.redis.client.client_list()
        return any("b" in client["flags"] and client["cmd"] == "lpush" for client in clients)

    logged = len(production.running.log.read_text())
    process = os.pidfd_open(production.members.pop("beat").pid)
    with production.redis_writes_held():
        await poll_until(in_a_tick)
        signal.pidfd_send_signal(process, signal.SIGTERM)
    await asyncio.to_thread(wait_until_ended, [process])
    os.close(process)
    await production.wait_until_healthy()
    assert "SchedulingError" not in production.running.log.read_text()[logged:]


async def test_a_web_process_stops_on_request_though_redis_is_silent(production: ProductionSet) -> None:
    async with party(production, MARKET) as table:
        await table.play(until=3)
        with production.redis_silent():
            await production.kill("web-1", signal.SIGTERM)
        await production.wait_until_healthy()
        async with AsyncExitStack() as lines:
            for seat in range(0, MARKET.seats, 2):
                await table.resume(seat, "web-1", lines)
            await move(table)
            await check_convergence(table)
