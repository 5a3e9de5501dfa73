"""What beat asks for in the full set, an embedded server does beside itself: backups and purges."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from companion.serving import upkeep
from tests.serving import ROOT, server_environment


class Processes:
    """Stands in for the processes that are started; `code` is how they end."""

    def __init__(self, code: int = 0) -> None:
        self.code = code
        self.started: list[str] = []
        self.terminated = 0
        self.runs = asyncio.Event()
        self.awaited = 0
        self.enough = asyncio.Event()
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def start(self, *command: str, cwd: Path) -> "Processes":
        assert command[1:3] == ("-m", "companion")  # a package has no manage.py
        assert Path(cwd) == ROOT
        self.started.append(" ".join(command[3:]))
        self.runs.set()
        if len(self.started) == self.awaited:
            self.enough.set()
        return self

    async def wait(self) -> int:
        await asyncio.sleep(0)
        await self.may_end.wait()
        return self.code

    def terminate(self) -> None:
        self.terminated += 1


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Processes:
    started = Processes()
    monkeypatch.setattr(asyncio, "create_subprocess_exec", started.start)
    monkeypatch.setattr(upkeep, "FIRST_LOOK_S", 0)
    monkeypatch.setattr(upkeep, "LOOK_EVERY_S", 0)
    return started


async def keep_up(processes: Processes, until: int) -> None:
    """Keep up until so many processes were started, then cancel."""
    processes.awaited = until
    task = asyncio.create_task(upkeep.keep_up())
    await processes.enough.wait()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


@pytest.mark.parametrize("code", [0, 1])
async def test_a_backup_is_looked_for_each_hour_and_purged_every_six(
    processes: Processes, settings: Any, code: int
) -> None:
    settings.BACKUPS, processes.code = Path("/backups"), code
    await keep_up(processes, 8)
    backup, purge = "backup --if-due /backups", "purge --yes --beside"
    assert processes.started[:8] == [backup, purge, *[backup] * 6]


async def test_without_backups_it_purges(processes: Processes, settings: Any) -> None:
    settings.BACKUPS = None
    await keep_up(processes, 1)
    assert processes.started[:1] == ["purge --yes --beside"]


async def test_what_runs_ends_with_the_server(processes: Processes) -> None:
    processes.may_end.clear()
    task = asyncio.create_task(upkeep.keep_up())
    await processes.runs.wait()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert processes.terminated == 1


def test_the_commands_are_those_of_manage(tmp_path: Path, settings: Any) -> None:
    settings.BACKUPS = tmp_path / "backups"
    environment = server_environment(tmp_path)
    subprocess.run([sys.executable, "manage.py", "upgrade"], cwd=ROOT, env=environment, check=True, timeout=180)
    for command in upkeep._list_commands(0):
        done = subprocess.run([sys.executable, "manage.py", *command], cwd=ROOT, env=environment, timeout=180)
        assert done.returncode == 0, command
