"""The production set, started as `make run-full` starts it, on a PostgreSQL database and a Redis of its own."""

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx
import pytest
from redis import Redis

from games.isle_of_skye.income import count_rounds
from tests.live.phones import phones
from tests.live.prompts_alone import play_on_prompts
from tests.live.tables import start_table
from tests.ops.addresses import NEW_ADDRESS, having
from tests.ops.full_set import FullSet, full_set, wait_until_ended
from tests.ops.plays import leave_traces, play, start_with_sockets
from tests.ops.recorded_journeyman import play_rounds
from tests.ops.stand_ins import Line
from tests.records.skye_rounds import GAMES
from tests.serving import ROOT, START_LIMIT_S, STOP_LIMIT_S, free_port

ONCE = {"Connection": "close"}
pytestmark = [pytest.mark.services, pytest.mark.worker]


@pytest.fixture(scope="module")
def worker_numbers() -> str:
    """Return the address of the worker's metrics."""
    return f"http://127.0.0.1:{free_port()}/metrics"


@pytest.fixture(scope="module")
def redis_connection(empty_redis: str) -> Line:
    """The connection between the set and Redis, which a test can cut."""
    return Line(empty_redis)


@pytest.fixture(scope="module")
def running_set(
    empty_database: str, redis_connection: Line, worker_numbers: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[FullSet]:
    """The running set, with metrics and the most detailed log."""
    with full_set(
        tmp_path_factory.mktemp("full-set"),
        COMPANION_DATABASE_URL=empty_database,
        COMPANION_REDIS_URL=redis_connection.forwarded_url,
        COMPANION_METRICS="1",
        COMPANION_METRICS_PORT=str(httpx.URL(worker_numbers).port),
        COMPANION_LOG_LEVEL="DEBUG",
    ) as running:
        yield running


def numbers(*urls: str) -> Counter[str]:
    """Return the metrics of these `/metrics`, added up: name with labels -> value."""
    total = Counter[str]()
    for url in urls:
        lines = (line.rpartition(" ") for line in httpx.get(url).text.splitlines() if not line.startswith("#"))
        total.update({name: float(value) for name, _, value in lines})  # type: ignore[arg-type]
    return total


def numbers_when(condition: Callable[[Counter[str]], bool], *urls: str) -> Counter[str]:
    """Return the metrics once they meet the condition, else the last ones: a process counts what it did after phones
    have heard of it."""
    began = monotonic()
    while not condition(found := numbers(*urls)) and monotonic() - began < START_LIMIT_S:
        sleep(0.05)
    return found


def test_the_set_is_complete_and_each_process_says_so(running_set: FullSet) -> None:
    assert set(running_set.members) == {"web-1", "web-2", "worker", "beat"}
    wait_for(running_set, "ok")
    for url in (running_set.url, running_set.members["web-1"].url, running_set.members["web-2"].url):
        assert httpx.get(f"{url}/health/live").json()["status"] == "ok"
        assert httpx.get(f"{url}/health/ready").json() == {"status": "ok", "down": []}


@pytest.mark.parametrize("name", ["web", "worker", "beat"])
def test_containers_use_the_same_health_checks(running_set: FullSet, empty_redis: str, name: str) -> None:
    port = str(httpx.URL(running_set.members["web-1"].url).port)
    alive = [sys.executable, "-m", "companion.deployment.liveness", name]
    elsewhere_env = {**os.environ, "PORT": port, "COMPANION_REDIS_URL": empty_redis}
    assert subprocess.run(alive, cwd=ROOT, env=elsewhere_env, check=False).returncode == 0
    elsewhere = elsewhere_env | {"PORT": "1", "COMPANION_REDIS_URL": "redis://127.0.0.1:1/0"}
    result = subprocess.run(alive, cwd=ROOT, env=elsewhere, check=False, capture_output=True, text=True)
    assert result.returncode == 1
    assert "Connection refused" in result.stderr


@pytest.mark.network
def test_each_web_process_answers_to_an_address_that_this_machine_got_later(running_set: FullSet) -> None:
    with having(NEW_ADDRESS):
        for name in ("web-1", "web-2"):
            page = httpx.get(running_set.members[name].url, headers={"Host": f"{NEW_ADDRESS}:8000"})
            assert page.status_code == 200, name


async def test_phones_at_different_processes_play_one_game_and_the_worker_scores_it(
    running_set: FullSet, worker_numbers: str
) -> None:
    first, second = running_set.members["web-1"].url, running_set.members["web-2"].url
    async with start_with_sockets(first, second) as (sitting, sockets):
        for url in (first, second):
            counted = numbers_when(lambda counted: counted["tableside_sockets"] == 1, f"{url}/metrics")
            assert counted["tableside_sockets"] == 1
        version = await play(sitting, sockets)
        for looking in sockets:
            await looking.until(lambda phone: phone.document["table"]["status"] == "finished")
            assert looking.v == version + 1
        for seat, phone in enumerate(sitting):
            assert (await phone.look(seat))["document"] == sockets[seat].document
    assert_done({"score_game": 1}, worker_numbers, Counter())

    def count_actions(counted: Counter[str]) -> int:
        return sum(value for name, value in counted.items() if re.match(r"tableside_actions_total.*\"done\"", name))

    both = f"{first}/metrics", f"{second}/metrics"
    counted = numbers_when(lambda counted: count_actions(counted) >= version - 1, *both)
    assert counted["tableside_action_seconds_count"] == count_actions(counted) == version - 1
    assert counted['tableside_sent_total{message="update"}'] >= 2 * (version - 1)
    assert counted['tableside_sent_bytes_total{message="update"}'] > 100 * (version - 1)
    assert counted["tableside_system_action_due_seconds"] == 0
    assert any("POST" in name and "api/v1/tables" in name for name in counted)


BOTH = ("druids", "journeyman")
WITH_EXPANSIONS = [(BOTH, 3), *((BOTH, n) for n in (2, 4, 5)), (("druids",), 3), (("journeyman",), 2)]


@pytest.mark.parametrize(
    ("expansions", "seats"),
    [
        pytest.param(chosen, seats, id=f"{'+'.join(chosen)}-{seats}", marks=[pytest.mark.deep] * (n > 0))
        for n, (chosen, seats) in enumerate(WITH_EXPANSIONS)
    ],
)
async def test_a_game_with_expansions_is_played_without_a_box_and_the_worker_does_its_work(
    running_set: FullSet, worker_numbers: str, expansions: tuple[str, ...], seats: int
) -> None:
    """Clients know no rules. Plans are judged and tracks scored, then the round is scored, then the dolmen board moves
    on."""
    before = numbers(worker_numbers)
    async with AsyncExitStack() as stack:
        at = [running_set.members[f"web-{1 + seat % 2}"].url for seat in range(seats)]
        sitting = [(await stack.enter_async_context(phones(url, 1)))[0] for url in at]
        await start_table(sitting, game="isle_of_skye", expansions=list(expansions), draw="app")
        sockets = [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]
        action_types = await play_on_prompts(sitting, sockets, Random(1))
        documents = [socket.document for socket in sockets]
        assert [(await phone.look(seat))["document"] for seat, phone in enumerate(sitting)] == documents
    rounds = count_rounds(seats)
    expansion_actions = {"druids": ("refill_dolmen_board", rounds - 1), "journeyman": ("score_tracks", rounds)}
    expected = {"score_round": rounds, "score_game": 1} | dict(expansion_actions[expansion] for expansion in expansions)
    after = assert_done(expected, worker_numbers, before)
    if "journeyman" in expansions:
        assert "pick_up" in action_types
        assert 0 < times_done(after, "validate_movement") - times_done(before, "validate_movement") <= rounds * seats


@pytest.mark.parametrize("players", [pytest.param(n, marks=[pytest.mark.deep] * (n != 3)) for n in sorted(GAMES)])
async def test_recorded_rounds_of_the_journeyman_are_played_and_the_worker_judges_plans_and_scores(
    running_set: FullSet, worker_numbers: str, players: int
) -> None:
    before = numbers(worker_numbers)
    row = await play_rounds(players, [running_set.members[name].url for name in ("web-1", "web-2")])
    recorded = Counter(action["type"] for seat, action in row["moves"] if seat is None)
    assert set(recorded) == {"validate_movement", "score_tracks", "score_round"}
    assert_done(recorded, worker_numbers, before)


async def test_dolmengoetter_is_played_and_the_worker_turns_dolmens_over_and_scores(
    running_set: FullSet, worker_numbers: str
) -> None:
    """Clients know no rules; nothing is drawn."""
    before = numbers(worker_numbers)
    async with AsyncExitStack() as stack:
        at = [running_set.members[name].url for name in ("web-1", "web-2")]
        sitting = [(await stack.enter_async_context(phones(url, 1)))[0] for url in at]
        await start_table(sitting, game="dolmengoetter", options={"values": "when_built", "stones": "8"})
        sockets = [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]
        await play_on_prompts(sitting, sockets, Random(1))
        documents = [socket.document for socket in sockets]
        assert [(await phone.look(seat))["document"] for seat, phone in enumerate(sitting)] == documents
    after = assert_done({"score_game": 1}, worker_numbers, before)
    assert times_done(after, "turn_over") - times_done(before, "turn_over") >= 1


def times_done(numbers: Counter[str], action: str) -> int:
    """Return how often the worker has done a system action."""
    return numbers[f'tableside_system_action_seconds_count{{action="{action}"}}']


def assert_done(expected: Mapping[str, int], worker_numbers: str, before: Counter[str]) -> Counter[str]:
    """Assert that the worker does these system actions as often as expected. Return its metrics."""

    def count_since(counted: Counter[str]) -> dict[str, int]:
        return {action: times_done(counted, action) - times_done(before, action) for action in expected}

    after = numbers_when(lambda counted: sum(count_since(counted).values()) >= sum(expected.values()), worker_numbers)
    assert count_since(after) == expected
    return after


def test_each_process_logs_its_version_once_it_has_started(running_set: FullSet) -> None:
    lines = running_set.read_lines()
    started = {line["process"]: line["version"] for line in lines if line["event"] == "started"}
    assert {*started} >= {"web-1", "web-2", "worker", "beat"}
    (version,) = set(started.values())
    assert version == httpx.get(f"{running_set.url}/health/live").json()["version"]


async def test_no_log_of_the_set_holds_what_people_entered(running_set: FullSet) -> None:
    traces = await leave_traces(running_set.members["web-1"].url, running_set.members["web-2"].url)
    log = running_set.log.read_text()
    assert '"process": "web-1"' in log
    assert '"process": "worker"' in log
    assert [word for word in traces if word in log] == []


async def test_a_web_process_that_dies_is_replaced_while_the_other_answers(running_set: FullSet) -> None:
    async with start_with_sockets(running_set.members["web-1"].url, running_set.members["web-1"].url) as (
        sitting,
        sockets,
    ):
        await play(sitting, sockets, until=5)
        os.kill(running_set.members["web-2"].pid, signal.SIGKILL)
        async with httpx.AsyncClient(timeout=START_LIMIT_S) as client:
            for _ in range(8):
                assert (await client.get(f"{running_set.url}/health/live", headers=ONCE)).status_code == 200
        assert await play(sitting, sockets, until=9) == 9
        back = running_set.member_back("web-2")
        assert back.url == running_set.members["web-2"].url
        assert back.pid != running_set.members["web-2"].pid
        async with httpx.AsyncClient(timeout=START_LIMIT_S) as client:
            assert (await client.get(f"{back.url}/health/live")).status_code == 200
        sitting[1].url = back.url
        async with sitting[1].watching(1) as socket:
            assert socket.v == 9


def wait_for(running_set: FullSet, status: str) -> None:
    """Wait until the whole set, worker and beat included, reports this status."""
    began = monotonic()
    while httpx.get(f"{running_set.url}/health/ready", timeout=START_LIMIT_S).json()["status"] != status:
        assert monotonic() - began < START_LIMIT_S, f"not {status}"
        sleep(0.05)


def test_the_set_reconnects_to_redis_without_a_new_process(
    running_set: FullSet, redis_connection: Line, empty_redis: str
) -> None:
    redis_connection.cut()
    wait_for(running_set, "down")
    with closing(Redis.from_url(empty_redis)) as redis:
        redis.delete("tableside:1:alive-worker", "tableside:1:alive-beat")
    redis_connection.correct()
    wait_for(running_set, "ok")
    for name in ("worker", "beat"):
        os.kill(running_set.members[name].pid, 0)


@pytest.mark.parametrize("stop_signal", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "kill"])
def test_no_process_of_an_ended_set_is_left(
    stop_signal: signal.Signals, empty_database: str, empty_redis: str, tmp_path: Path
) -> None:
    """Before the kill the worker is stopped, so that it cannot exit on request."""
    services = {"COMPANION_DATABASE_URL": empty_database, "COMPANION_REDIS_URL": empty_redis}
    with full_set(tmp_path, **services) as running:
        wait_for(running, "ok")  # Celery's beat fails if it is asked to stop while it starts
        handles = [os.pidfd_open(member.pid) for member in running.members.values()]
        if stop_signal == signal.SIGKILL:
            os.kill(running.members["worker"].pid, signal.SIGSTOP)
        running.process.send_signal(stop_signal)
        code = running.process.wait(STOP_LIMIT_S)
        wait_until_ended(handles)
        for handle in handles:
            os.close(handle)
    assert code == (-signal.SIGKILL if stop_signal == signal.SIGKILL else 0)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{running.url}/health/live")
    tracebacks = [line for line in running.log.read_text().splitlines() if "Traceback" in line]
    assert not tracebacks, "\n".join(tracebacks)


def test_a_set_that_cannot_start_ends_with_its_members_message(
    empty_database: str, empty_redis: str, tmp_path: Path
) -> None:
    services = {"COMPANION_DATABASE_URL": empty_database, "COMPANION_REDIS_URL": empty_redis}
    with (
        pytest.raises(AssertionError, match="the set ended with 1"),
        full_set(tmp_path, COMPANION_SECRET_KEY="", COMPANION_METRICS_PORT="many", **services),
    ):
        pass
    assert "COMPANION_METRICS_PORT is 'many', not a whole number" in (tmp_path / "full-set.log").read_text()
