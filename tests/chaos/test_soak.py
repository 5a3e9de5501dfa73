"""The soak test: 25 tables on two web processes, 20,000 actions, more than a hundred faults.

SOAK_ACTIONS, SOAK_TABLES and SOAK_FAULTS change the size, SOAK_SEED repeats a plan.
"""

import asyncio
import os
import random
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import pytest

from tests.chaos.soak.faults import Faults, Roll
from tests.chaos.soak.party import parties
from tests.chaos.soak.plan import Step, plan, summary
from tests.chaos.soak.player import Ledger
from tests.chaos.soak.services import OwnPostgresql, OwnRedis
from tests.chaos.soak.verdict import faults_in, figures, logs, quiet, replay_check, unlike_fresh
from tests.live.phones import PASSED_BY
from tests.ops.full_set import full_set
from tests.serving import server_environment

ACTIONS = int(os.environ.get("SOAK_ACTIONS", "20000"))
TABLES = int(os.environ.get("SOAK_TABLES", "25"))
FAULTS = int(os.environ.get("SOAK_FAULTS", "120"))
SEED = int(os.environ.get("SOAK_SEED") or random.randrange(10**9))


@pytest.mark.deep
@pytest.mark.services
@pytest.mark.worker
@pytest.mark.timeout(7200)
async def test_nothing_is_lost_or_duplicated_under_repeated_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = plan(SEED, ACTIONS, FAULTS)
    with capsys.disabled():
        print(f"\nsoak: SOAK_SEED={SEED} SOAK_ACTIONS={ACTIONS} SOAK_TABLES={TABLES} SOAK_FAULTS={FAULTS}", flush=True)
        print(*(f"{step.after}:{step.kind}" for step in steps), flush=True)
    outcome = await soak(tmp_path, steps)
    with capsys.disabled():
        print(outcome, flush=True)


async def soak(folder: Path, steps: list[Step]) -> str:
    """Play under faults and compare. Return a summary in words."""
    ledger = Ledger()
    with ExitStack() as stack:
        open_folder = Path(stack.enter_context(TemporaryDirectory()))  # PostgreSQL's own user must reach it
        redis, postgresql = OwnRedis(folder), OwnPostgresql(open_folder)
        stack.enter_context(redis.running())
        stack.enter_context(postgresql.running())
        services = {"COMPANION_DATABASE_URL": postgresql.url, "COMPANION_REDIS_URL": redis.url}
        running = stack.enter_context(full_set(folder, "tests.rulesets.run_full", **services))
        doors = [running.members["web-1"].url, running.members["web-2"].url, running.url]
        began = monotonic()
        async with parties(doors, TABLES, ledger, SEED) as everybody:
            faults = Faults(Roll(running), redis, postgresql, everybody)
            playing = [asyncio.create_task(party.play()) for party in everybody]
            following = asyncio.create_task(faults.follow(steps, ACTIONS, ledger))
            await asyncio.wait([following, *playing], return_when=asyncio.FIRST_COMPLETED)
            for task in (following, *playing):
                if task.done():
                    task.result()
            ledger.closed = True
            await quiet(everybody, postgresql.url)
            seconds = monotonic() - began
            for party in everybody:
                await party.end()
            await asyncio.gather(*playing)
            logs_read = logs(postgresql.url)
            report = f"{summary(steps)}\n{figures(logs_read, ledger, seconds)}"
            assert faults_in(logs_read, ledger.entries) == [], report
            assert await unlike_fresh([line for party in everybody for line in party.last_documents]) == [], report
        report += f"\n{replay_check(server_environment(folder, **services))}"
    assert faults.finished_steps == Counter(step.kind for step in steps)
    assert set(ledger.by_door) >= set(doors[:2]), "a web process has acknowledged nothing"
    assert set(ledger.refused) <= PASSED_BY, report
    return report
