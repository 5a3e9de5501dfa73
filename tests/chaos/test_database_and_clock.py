"""PostgreSQL restarted or out of room, clocks that jump, and what the log says meanwhile."""

import asyncio
from collections import Counter
from contextlib import ExitStack
from time import monotonic

import pytest

from companion.deployment.outage_lines import EVERY_S
from tests.chaos.convergence import check_convergence
from tests.chaos.games import (
    MARKET,
    Script,
)
from tests.chaos.party import party
from tests.chaos.production_set import SIGN_OF_LIFE, WEB, ProductionSet, poll_until
from tests.chaos.steps import games, move, wait_until_scored
from tests.live.phones import Phone, phones

LEAST_TRIES = 8
"""How often each of the four processes tries to reach a service that is away."""
LIKE = 16
"""Letters by which lines of one logger are compared."""
jumps = pytest.mark.parametrize("seconds", [-3600, 3600])


async def holds(condition: bool) -> bool:
    """Return the condition, for `poll_until`."""
    return condition


async def lacking(production: ProductionSet) -> list[str]:
    """Return the web processes that report that they found no room."""
    return [name for name in WEB if await production.missing(name) == ["room"]]


# --- the clock ----------------------------------------------------------------------------------------


@jumps
async def test_work_is_done_in_time_when_the_clock_jumps_after_it_became_due(
    production: ProductionSet, seconds: int
) -> None:
    async with party(production, MARKET) as table:
        await table.play(until=len(MARKET.moves))
        with production.suspended("worker", "beat"):
            await table.play()
            with production.clock.moved(seconds):
                await wait_until_scored(table)
    await production.wait_until_healthy()


@jumps
async def test_beat_and_worker_go_on_when_the_clock_jumps(production: ProductionSet, seconds: int) -> None:
    with production.clock.moved(seconds):
        for name in ("worker", "beat"):
            production.redis.client.delete(SIGN_OF_LIFE.format(name=name))
        await production.wait_until_healthy()


@jumps
async def test_guesses_are_counted_for_a_minute_when_the_clock_jumps(production: ProductionSet, seconds: int) -> None:
    """Nobody waits for as long as the clock was set back, and a clock that is set makes no throttle stricter."""
    async with phones(production.url("web-1"), 2) as (guesser, other):

        async def guess(phone: Phone) -> tuple[int, int]:
            answer = await phone.http.post("/join", json={"code": "222222"})
            return answer.status_code, int(answer.headers.get("Retry-After", 0))

        while (await guess(guesser))[0] != 429:
            continue
        for _ in range(20):
            assert (await guess(other))[0] == 404
        with production.clock.moved(seconds):
            assert [await guess(other) for _ in range(20)] == [(404, 0)] * 20
            status, wait = await guess(guesser)
            assert (status, wait) == (404, 0) or 1 <= wait <= 60
        status, wait = await guess(guesser)
        assert (status, wait) == (404, 0) or 1 <= wait <= 60


# --- the log ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("service", ["redis", "postgresql"])
async def test_each_line_about_a_service_that_is_away_comes_once_a_minute(
    production: ProductionSet, service: str
) -> None:
    """Every process tries again several times a second, and nothing is wrong with the code: no line has a traceback."""
    before = len(production.running.read_lines())
    began = monotonic()
    owned = getattr(production, service)
    async with party(production, MARKET) as table:
        await table.play(until=3)
        with production.hanging_up(owned, owned.url) as tries:
            await poll_until(lambda: holds(len(tries) >= 4 * LEAST_TRIES))
        lines = production.running.read_lines()[before:]
        minutes = 1 + (monotonic() - began) // EVERY_S
        await production.wait_until_healthy()
        await move(table)
    assert [line for line in lines if "exception" in line] == []
    kinds = Counter((line.get("process"), line["logger"], line["event"][:LIKE]) for line in lines)
    assert kinds
    assert max(kinds.values()) <= minutes, kinds


# --- PostgreSQL ---------------------------------------------------------------------------------------


@games
async def test_postgresql_is_restarted(production: ProductionSet, script: Script) -> None:
    """PostgreSQL goes away while an action waits for a lock. The phone is told to retry, and the action is recorded
    once."""
    async with party(production, script) as table:
        await table.play(until=3)
        seat, action = script.moves[2]
        with ExitStack() as cleanup:
            holding = production.locked_row(table.table)
            await holding.__aenter__()
            lost = asyncio.create_task(table.submit(seat, action, id="repeated"))
            await production.wait_for_locks(WEB[seat % 2])
            production.postgresql.kill()
            cleanup.callback(production.postgresql.start)
            submission = await lost
            assert submission.refused == "table.busy", submission.answer
        await production.wait_until_healthy()
        repeated = await table.submit(seat, action, id="repeated")
        assert repeated.acknowledged_version == 4
        await move(table)
        await check_convergence(table)


async def test_entries_and_work_wait_for_room_on_the_disk_of_postgresql(production: ProductionSet) -> None:
    """What finds no room is refused over socket and HTTP, and the work of the system seat waits. Once there is room,
    the same requests are recorded once, and the game goes on by itself."""
    before = len(production.running.read_lines())
    async with party(production, MARKET) as table, production.log_on_small_disk() as disk:
        await table.play(until=3)
        seat, action = MARKET.moves[2]
        await production.fill(disk)
        for by in ("socket", "http", "socket", "http"):
            submission = await table.submit(seat, action, id="kept", by=by)
            assert submission.refused == "server.no_room", submission.answer
        assert submission.status == 503
        assert await lacking(production) == [WEB[seat % 2]]
        disk.clear()
        assert (await table.submit(seat, action, id="kept")).acknowledged_version == 4
        await table.play(until=len(MARKET.moves))
        await production.wait_until_healthy()

        with production.suspended("worker", "beat"):
            await table.play()
            await production.fill(disk)
            await poll_until(lambda: lacking(production))
            disk.clear()
            await wait_until_scored(table)
    await production.wait_until_healthy()
    lines = production.running.read_lines()[before:]
    assert [line for line in lines if "exception" in line] == []
    assert max(Counter(line["process"] for line in lines if line["event"] == "no_room").values()) == 1
