"""Faults of the production set at exact points, and the recovery."""

import asyncio
import json
import os
import signal
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from time import monotonic

import pytest

from companion.runtime.outage_lines import EVERY_S
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
    bid,
)
from tests.chaos.party import Party, Submission, party
from tests.chaos.production_set import SIGN_OF_LIFE, WEB, ProductionSet, poll_until
from tests.chaos.shorter_silence import HOST_GONE_AFTER
from tests.live.phones import PATIENCE_S, Phone, phones
from tests.ops.full_set import wait_until_ended

pytestmark = [pytest.mark.services, pytest.mark.worker]
SCORED_WITHIN_S = 5
LEAST_TRIES = 8
"""How often each of the four processes tries to reach a service that is away."""
LIKE = 16
"""Letters by which lines of one logger are compared."""
games = pytest.mark.parametrize("script", [pytest.param(CARCASSONNE, marks=pytest.mark.deep), MARKET], ids=str)
"""The faults do not depend on the game. Every run uses the one with more phones, which also has secrets."""
jumps = pytest.mark.parametrize("seconds", [-3600, 3600])


@pytest.fixture(autouse=True)
async def _healthy_set(production: ProductionSet) -> None:
    await production.wait_until_healthy()


async def holds(condition: bool) -> bool:
    """Return the condition, for `poll_until`."""
    return condition


async def lacking(production: ProductionSet) -> list[str]:
    """Return the web processes that report that they found no room."""
    return [name for name in WEB if await production.missing(name) == ["room"]]


async def wait_until_scored(table: Party) -> None:
    """Wait until the work that the script made due is done once, and all invariants hold."""
    last = len(table.script.moves) + 1
    await table.all_at(last + len(table.script.work))
    log = await check_convergence(table)
    assert [row.type for row in log[last:]] == table.script.work


async def move(table: Party, *, by: str = "socket") -> Submission:
    """Submit the script's next move and wait for the answer."""
    seat, action = table.script.moves[table.version - 1]
    submission = await table.submit(seat, action, by=by)
    assert submission.acknowledged_version == table.version, submission.answer
    return submission


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
    """Every phone of both processes still sees the score within the promised time."""
    async with party(production, script) as table:
        await table.play(until=len(script.moves))
        with production.suspended("worker", "beat"), production.redis_away():
            await table.play()
            async with asyncio.timeout(SCORED_WITHIN_S):
                await table.all_at(len(script.moves) + 2)
            await wait_until_scored(table)
        await production.wait_until_healthy()
        await wait_until_scored(table)


async def test_three_pieces_of_work_without_a_worker_wait_for_one_sweep(production: ProductionSet) -> None:
    """Whoever does the first one does those that it makes due: each would wait for OVERDUE again."""
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
        assert newest - first < OVERDUE


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
    failed = [line for line in production.running.log.read_text().splitlines() if "system_action_failed" in line]
    assert {json.loads(line)["error"] for line in failed} == {"UnknownGame"}


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


# --- Redis --------------------------------------------------------------------------------------------


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
                async with asyncio.timeout(SCORED_WITHIN_S):
                    await table.all_at(len(MARKET.moves) + 2)
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
    before = len(production.running.log.read_text())
    owned = getattr(production, service)
    async with party(production, MARKET) as table:
        await table.play(until=3)
        with production.hanging_up(owned, owned.url) as tries:
            began = monotonic()
            await poll_until(lambda: holds(len(tries) >= 4 * LEAST_TRIES))
            assert monotonic() - began < EVERY_S / 2, "too slow to show anything"
        written = production.running.log.read_text()[before:]
        await production.wait_until_healthy()
        await move(table)
    assert [line for line in written.splitlines() if not line.startswith("{")] == [], "not written by the log"
    lines = [json.loads(line) for line in written.splitlines()]
    assert [line for line in lines if "exception" in line] == []
    kinds = Counter((line.get("process"), line["logger"], line["event"][:LIKE]) for line in lines)
    assert kinds
    assert set(kinds.values()) == {1}, kinds


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
    before = len(production.running.log.read_text())
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
    lines = [json.loads(line) for line in production.running.log.read_text()[before:].splitlines()]
    assert [line for line in lines if "exception" in line] == []
    assert max(Counter(line["process"] for line in lines if line["event"] == "no_room").values()) == 1
