"""The production set, started in a process session of its own, and its announcements."""

import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.serving import ROOT, START_LIMIT_S, read_log, server_environment, stop

MEMBER = re.compile(r"  (?P<name>[a-z0-9-]+): process (?P<pid>\d+)(?:, (?P<url>http://\S+))?")


@dataclass(frozen=True)
class Member:
    """One process of the set. `url` is empty for members that serve no requests."""

    pid: int
    url: str


@dataclass(frozen=True)
class FullSet:
    """The running set: the URL for phones, its members by name, and the common log."""

    url: str
    members: dict[str, Member]
    process: subprocess.Popen[str]
    log: Path

    def read_lines(self) -> list[dict[str, Any]]:
        """Return the lines of the log that are complete. All of them are JSON."""
        return read_log(self.log)

    def member_back(self, name: str) -> Member:
        """Wait until a member that died has been restarted."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if (match := MEMBER.match(line)) and match["name"] == name:
                return Member(int(match["pid"]), match["url"] or "")
        raise AssertionError(f"the set ended:\n{self.log.read_text()}")


@contextmanager
def full_set(
    folder: Path, script: str = "scripts.run_full", checkout: Path = ROOT, **changes: str
) -> Iterator[FullSet]:
    """Run the script of `make run-full`, or another one with the same output, for the length of the block."""
    log = folder / "full-set.log"
    environment = server_environment(folder, **changes)
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", script],
            cwd=checkout,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        yield _announced(process, log)
    finally:
        stop(process)  # it stops its members, and kills those that take too long


def _announced(process: subprocess.Popen[str], log: Path) -> FullSet:
    assert process.stdout is not None
    url, members = "", {}
    for line in process.stdout:
        if address := re.search(r"answers on (http://\S+)", line):
            url = address[1]
        elif match := MEMBER.match(line):
            members[match["name"]] = Member(int(match["pid"]), match["url"] or "")
            if match["name"] == "beat":
                return FullSet(url, members, process, log)
    raise AssertionError(f"the set ended with {process.wait(START_LIMIT_S)}:\n{log.read_text()}")


def wait_until_ended(handles: list[int]) -> None:
    """Wait until the processes behind these pidfds have ended, reaped or not."""
    for handle in handles:
        ready, _, _ = select.select([handle], [], [], START_LIMIT_S)
        assert ready, "a process of the set goes on"
