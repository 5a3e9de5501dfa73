"""Faults of processes of the production set at exact points, and the recovery."""

import asyncio
from contextlib import AsyncExitStack, ExitStack

import pytest

from companion.tables.overdue import OVERDUE
from tests.chaos.convergence import check_convergence
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
)
from tests.chaos.party import party
from tests.chaos.production_set import ProductionSet
from tests.chaos.steps import games, move, wait_until_scored

# --- the worker ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "gate"),
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
    ids=lambda value: f"{value}:{value.system_action}" if isinstance(value, Script) else value,
)
async def test_the_worker_is_killed_in_mid_task(production: ProductionSet, script: Script, gate: str) -> None:
    """The worker is killed after it wrote the entry, or after it sent COMMIT. Follow-up work is done too, once."""
    async with party(production, script) as table:
        async with production.gate("worker", gate, script.system_action):
            await table.play()
            await production.wait_for_locks("worker")
            await production.kill("worker")
        await wait_until_scored(table)


@pytest.mark.deep
async def test_the_worker_is_killed_between_the_score_of_a_round_and_the_dolmen_board(
    production: ProductionSet,
) -> None:
    """The round is scored. Another process does the work that this made due, once, and the game continues."""
    async with party(production, DRUIDS) as table:
        last = len(DRUIDS.moves) + 1
        async with production.gate("worker", "entry", "refill_dolmen_board"):
            await table.play()
            await production.wait_for_locks("worker")
            await table.all_at(last + 1)
            await production.kill("worker")
        await table.all_at(last + 2)
        log = await check_convergence(table)
        assert [row.type for row in log[last:]] == ["score_round", "refill_dolmen_board"]
        submission = await table.submit(0, {"type": "report_druid_tile", "number": 19, "tile": "x33"})
        assert submission.acknowledged_version == last + 3, submission.answer
        await check_convergence(table)


async def test_the_worker_is_killed_before_it_locks_the_table(production: ProductionSet) -> None:
    """All have built, and nobody has scored the round."""
    async with party(production, SKYE) as table:
        with ExitStack() as processes:
            processes.enter_context(production.suspended("worker"))
            await table.play()
            async with production.locked_row(table.table):
                processes.close()
                await production.wait_for_locks("worker")
                await production.kill("worker")
        await wait_until_scored(table)


@games
async def test_a_round_is_scored_without_worker_beat_and_redis(production: ProductionSet, script: Script) -> None:
    """Every phone of both processes still sees the score."""
    async with party(production, script) as table:
        await table.play(until=len(script.moves))
        with production.suspended("worker", "beat"), production.redis_away():
            await table.play()
            await wait_until_scored(table)
        await production.wait_until_healthy()
        await wait_until_scored(table)


async def test_three_pieces_of_work_without_a_worker_wait_for_one_sweep(production: ProductionSet) -> None:
    """The process that does one piece also does what becomes due by it. Else each piece would wait for OVERDUE."""
    async with party(production, TRACKS) as table:
        await table.play(until=len(TRACKS.moves))
        with production.suspended("worker", "beat"):
            await table.play()
            await wait_until_scored(table)
        rows = await production.rows(
            "SELECT at FROM tables_logentry WHERE table_id = %s ORDER BY version DESC LIMIT %s",
            table.table,
            len(TRACKS.work),
        )
        newest, *_, first = (at for (at,) in rows)
        assert newest - first < (len(TRACKS.work) - 1) * OVERDUE


async def test_tables_whose_work_fails_delay_no_other(production: ProductionSet) -> None:
    """There are more of them than a sweep takes, overdue for longer. Each failed attempt is one line in the log."""
    async with party(production, MARKET) as table:
        await table.play(until=len(MARKET.moves))
        async with production.broken_tables(150, example=table.table):
            with production.suspended("worker", "beat"), production.redis_away():
                await table.play()
                await wait_until_scored(table)
            await production.wait_until_healthy()
            assert await production.ready("web-1") == {"status": "ok", "down": [], "stalled": 150}
    assert await production.ready("web-1") == {"status": "ok", "down": []}
    failed = [line for line in production.running.read_lines() if line["event"] == "system_action_failed"]
    assert {line["error"] for line in failed} == {"UnknownGame"}


# --- web processes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("script", "moves_before"), [(CARCASSONNE, 1), (MARKET, len(MARKET.moves) - 1)], ids=str)
async def test_a_web_process_is_killed_between_commit_and_nudge(
    production: ProductionSet, script: Script, moves_before: int
) -> None:
    """The process has sent COMMIT and never sees the result. After the market's last move it does not dispatch the due
    work either. The phone retries elsewhere."""
    async with party(production, script) as table, AsyncExitStack() as lines:
        await table.play(until=moves_before + 1)
        seat, action = script.moves[moves_before]
        version = table.version + 1
        async with production.gate("web-1", "commit"):
            lost = asyncio.create_task(table.submit(seat, action, id="repeated"))
            await production.wait_for_locks("web-1")
            await production.kill("web-1")
            with pytest.raises(AssertionError, match="the socket ended first"):
                await lost
        await table.tv.until_version(version)
        for place in range(0, script.seats, 2):
            await table.resume(place, "web-2", lines)
        repeated = await table.submit(seat, action, id="repeated", version=version - 1)
        assert repeated.acknowledged_version == version
        await check_convergence(table, among=("web-2",))
        await production.wait_until_healthy()
        if version > len(script.moves):
            await wait_until_scored(table)
        else:
            await table.resume(seat, "web-1", lines)
            await move(table)
            await move(table, by="http")
            await check_convergence(table)
