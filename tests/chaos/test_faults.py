"""Faults of the production set at exact points, and the recovery."""

import asyncio
import json
import signal
from contextlib import AsyncExitStack, ExitStack
from time import monotonic

import pytest

from tests.chaos.convergence import converged
from tests.chaos.games import (
    CARCASSONNE,
    DOLMENS,
    DRUIDS,
    HIDDEN_DOLMENS,
    MARKET,
    PLANS,
    SKYE,
    TRACKS,
    Script,
    bid,
)
from tests.chaos.party import Party, Said, party
from tests.chaos.shorter_silence import HOST_GONE_AFTER
from tests.chaos.whole import WEB, Whole, eventually
from tests.live.phones import PATIENCE_S

pytestmark = [pytest.mark.services, pytest.mark.worker]
SCORED_WITHIN_S = 5
games = pytest.mark.parametrize("script", [pytest.param(CARCASSONNE, marks=pytest.mark.deep), MARKET], ids=str)
"""The faults do not depend on the game. Every run uses the one with more phones, which also has secrets."""


@pytest.fixture(autouse=True)
async def _well(whole: Whole) -> None:
    await whole.well()


async def scored(table: Party) -> None:
    """Wait until the work that the script made due is done once, and all invariants hold."""
    last = len(table.script.moves) + 1
    await table.all_at(last + len(table.script.work))
    log = await converged(table)
    assert [row.type for row in log[last:]] == table.script.work


async def move(table: Party, *, by: str = "socket") -> Said:
    """Submit the script's next move and wait for the answer."""
    seat, action = table.script.moves[table.version - 1]
    submission = await table.submit(seat, action, by=by)
    assert submission.done == table.version, submission.answer
    return submission


# --- the worker ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "where"),
    [
        pytest.param(MARKET, "entry", marks=pytest.mark.deep),
        (MARKET, "commit"),
        pytest.param(CARCASSONNE, "entry", marks=pytest.mark.deep),
        (DRUIDS, "entry"),
        pytest.param(DRUIDS, "commit", marks=pytest.mark.deep),
        (PLANS, "entry"),
        (TRACKS, "commit"),
        (DOLMENS, "entry"),
        (HIDDEN_DOLMENS, "commit"),
    ],
    ids=lambda value: f"{value}:{value.due}" if isinstance(value, Script) else value,
)
async def test_the_worker_is_killed_in_mid_task(whole: Whole, script: Script, where: str) -> None:
    """After it wrote the entry, and after it sent COMMIT. The work that this makes due is done too, once."""
    async with party(whole, script) as table:
        async with whole.gate("worker", where, script.due):
            await table.play()
            await whole.waiting("worker")
            await whole.kill("worker")
        await scored(table)


@pytest.mark.deep
async def test_the_worker_is_killed_between_the_score_of_a_round_and_the_dolmen_board(whole: Whole) -> None:
    """The round is scored. Another process does the work that this made due, once, and the game continues."""
    async with party(whole, DRUIDS) as table:
        last = len(DRUIDS.moves) + 1
        async with whole.gate("worker", "entry", "refill_dolmen_board"):
            await table.play()
            await whole.waiting("worker")
            await table.all_at(last + 1)
            await whole.kill("worker")
        await table.all_at(last + 2)
        log = await converged(table)
        assert [row.type for row in log[last:]] == ["score_round", "refill_dolmen_board"]
        submission = await table.submit(0, {"type": "tell_druid_tile", "number": 19, "tile": "x33"})
        assert submission.done == last + 3, submission.answer
        await converged(table)


async def test_the_worker_is_killed_before_it_locks_the_table(whole: Whole) -> None:
    """All have built, and nobody has scored the round."""
    async with party(whole, SKYE) as table:
        with ExitStack() as processes:
            processes.enter_context(whole.held("worker"))
            await table.play()
            async with whole.row_held(table.table):
                processes.close()
                await whole.waiting("worker")
                await whole.kill("worker")
        await scored(table)


@games
async def test_a_round_is_scored_without_worker_beat_and_redis(whole: Whole, script: Script) -> None:
    """Every phone of both processes still sees the score within the promised time."""
    async with party(whole, script) as table:
        await table.play(until=len(script.moves))
        with whole.held("worker", "beat"), whole.redis_away():
            await table.play()
            async with asyncio.timeout(SCORED_WITHIN_S):
                await table.all_at(len(script.moves) + 2)
            await scored(table)
        await whole.well()
        await scored(table)


async def test_tables_whose_work_fails_delay_no_other(whole: Whole) -> None:
    """More of them than a sweep takes, all overdue for longer. Each failed attempt is one line in the log."""
    async with party(whole, MARKET) as table:
        await table.play(until=len(MARKET.moves))
        async with whole.broken_tables(150, like=table.table):
            with whole.held("worker", "beat"), whole.redis_away():
                await table.play()
                await scored(table)
            await whole.well()
            assert await whole.ready("web-1") == {"status": "ok", "down": [], "stalled": 150}
    assert await whole.ready("web-1") == {"status": "ok", "down": []}
    failed = [line for line in whole.running.log.read_text().splitlines() if "system_action_failed" in line]
    assert {json.loads(line)["error"] for line in failed} == {"UnknownGame"}


# --- web processes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("script", "entered"), [(CARCASSONNE, 1), (MARKET, len(MARKET.moves) - 1)], ids=str)
async def test_a_web_process_is_killed_between_commit_and_nudge(whole: Whole, script: Script, entered: int) -> None:
    """It has sent COMMIT and never sees the result; with the market's last move it does not dispatch the due work
    either. The phone retries elsewhere."""
    async with party(whole, script) as table, AsyncExitStack() as lines:
        await table.play(until=entered + 1)
        seat, action = script.moves[entered]
        version = table.version + 1
        async with whole.gate("web-1", "commit"):
            lost = asyncio.create_task(table.submit(seat, action, id="said twice"))
            await whole.waiting("web-1")
            await whole.kill("web-1")
            with pytest.raises(AssertionError, match="the socket ended first"):
                await lost
        await table.tv.until_version(version)
        for place in range(0, script.seats, 2):
            await table.resume(place, "web-2", lines)
        again = await table.submit(seat, action, id="said twice", version=version - 1)
        assert again.done == version
        await converged(table, among=("web-2",))
        await whole.well()
        if version > len(script.moves):
            await scored(table)
        else:
            await table.resume(seat, "web-1", lines)
            await move(table)
            await move(table, by="http")
            await converged(table)


# --- Redis --------------------------------------------------------------------------------------------


@games
async def test_redis_is_restarted(whole: Whole, script: Script) -> None:
    """Requests are answered and seen meanwhile. Afterwards nudges and work go through Redis again."""
    async with party(whole, script) as table:
        await table.play(until=3)
        with whole.redis_away():
            for by in ("socket", "http", "socket"):
                await move(table, by=by)
            await table.all_at(6)
        await whole.well()
        await move(table)
        log = await converged(table)
        assert len(log) == 7


async def test_nobody_takes_the_role_of_a_host_who_is_there_while_redis_is_away(whole: Whole) -> None:
    """The host's phone pings at one process; the role is requested at the other, which does not see the pings. Once
    Redis is back and the host's phone is gone, the role is given."""
    async with party(whole, MARKET) as table:
        host, guest = table.sockets[0], table.sockets[1]

        async def taken() -> bool:
            answer = await guest.ask({"t": "take_host"})
            assert answer["t"] == "ack" or answer["code"] == "table.host_is_here"
            return bool(answer["t"] == "ack")

        async def pings_for(seconds: float) -> None:
            limit = monotonic() + seconds
            while monotonic() < limit:
                for socket in table.sockets:
                    await socket.say({"t": "ping"})
                assert not await taken()
                await asyncio.sleep(1)

        with whole.redis_away():
            await pings_for(2 * HOST_GONE_AFTER)
            assert guest.last("presence").get("host", 0) == 0
        await pings_for(HOST_GONE_AFTER)
        await whole.well()
        await host.cut()
        async with asyncio.timeout(PATIENCE_S):
            while not await taken():  # noqa: ASYNC110  without a pause it would be throttled
                await asyncio.sleep(1)
        await guest.until(lambda socket: socket.last("welcome")["host"])


async def test_processes_that_die_while_redis_is_away_come_back_and_serve(whole: Whole) -> None:
    async with party(whole, CARCASSONNE) as table, AsyncExitStack() as lines:
        await table.play(until=3)
        before = dict(whole.members)
        with whole.redis_away():
            for name in ("web-1", "worker", "beat"):
                await whole.kill(name)
                await whole.starts_without_redis(name)
            await eventually(lambda: whole.is_live("web-1"))
            await table.resume(0, "web-1", lines)
            await move(table, by="http")
            await move(table)
            await table.all_at(5)
            came_back = dict(whole.members)
        await whole.well()
        assert whole.members == came_back, "they were started once"
        assert {name for name in before if before[name] != came_back[name]} == {"web-1", "worker", "beat"}
        await move(table)
        await converged(table)


@games
async def test_a_nudge_is_lost(whole: Whole, script: Script) -> None:
    async with party(whole, script) as table:
        for by in ("socket", "http", "socket", "http"):
            with whole.nudges_lost():
                await move(table, by=by)
                await table.all_at(table.version)
        await converged(table)


@games
async def test_nudges_come_out_of_order_and_again(whole: Whole, script: Script) -> None:
    async with party(whole, script) as table:
        with whole.nudges_lost():
            await table.play(until=5)
        revision = table.sockets[0].at[1]
        for v in (5, 3, 4, 2, 5, 1, 4):
            whole.nudge(table.table, v, revision)
        await table.all_at(5)
        for v in (3, 5, 1):
            whole.nudge(table.table, v, revision)
        await move(table)
        await converged(table)
        for socket in (*table.sockets, table.tv):
            sent = [(m["v"], m["r"]) for m in socket.messages if m["t"] in ("view", "update")]
            assert sent == sorted(set(sent)), "a phone was sent back, or something twice"


@games
async def test_the_broker_does_not_answer_when_work_is_sent(whole: Whole, script: Script) -> None:
    """Redis accepts the connection and stays silent. The last move is answered, everyone sees it, and it is scored
    before Redis answers."""
    async with party(whole, script) as table:
        await table.play(until=len(script.moves))
        with whole.redis_silent():
            await move(table)
            await scored(table)
        await whole.well()
        await scored(table)


async def test_the_broker_is_down_when_work_is_sent(whole: Whole) -> None:
    """Down before the first connection. The next round's work is dispatched normally."""
    async with party(whole, MARKET) as table:
        await table.play(until=len(MARKET.moves))
        with whole.redis_away():
            await move(table, by="http")
            await scored(table)
        await whole.well()
        for seat in range(MARKET.seats):
            await table.submit(seat, bid(1, number=2))
        assert all(submission.done for submission in table.said)
        await converged(table)


async def test_a_web_process_stops_on_request_though_redis_is_silent(whole: Whole) -> None:
    async with party(whole, MARKET) as table:
        await table.play(until=3)
        with whole.redis_silent():
            await whole.kill("web-1", signal.SIGTERM)
        await whole.well()
        async with AsyncExitStack() as lines:
            for seat in range(0, MARKET.seats, 2):
                await table.resume(seat, "web-1", lines)
            await move(table)
            await converged(table)


# --- PostgreSQL ---------------------------------------------------------------------------------------


@games
async def test_postgresql_is_restarted(whole: Whole, script: Script) -> None:
    """While an action waits in it. The phone is told to retry, does so, and the action is done once."""
    async with party(whole, script) as table:
        await table.play(until=3)
        seat, action = script.moves[2]
        with ExitStack() as cleanup:
            holding = whole.row_held(table.table)
            await holding.__aenter__()
            lost = asyncio.create_task(table.submit(seat, action, id="said twice"))
            await whole.waiting(WEB[seat % 2])
            whole.postgresql.kill()
            cleanup.callback(whole.postgresql.start)
            submission = await lost
            assert submission.refused == "table.busy", submission.answer
        await whole.well()
        again = await table.submit(seat, action, id="said twice")
        assert again.done == 4
        await move(table)
        await converged(table)
