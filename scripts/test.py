"""Runner of all tests, with a summary: Python, Python on PostgreSQL and Redis, frontend, browser.

Run as `python -m scripts.test`; it first installs and builds what is missing of the frontend. `--check` runs `make
check` beside the tests. `--deep` runs the long parts instead: every option at every kind of table through the contract
suite, the other tests of rules at full size, attacks with more nonsense, variants of what every run tries, the soak.

Parts run side by side: first those that need no app, then browser tests, the longest, then those with much waiting. A
part's output is printed when it is done, with its duration. Browser tests have their own processes, because Playwright
keeps an event loop running. The last line is `N passed, N failed, N skipped`, preceded by the reasons of skips.

REQUIRE_SERVICES=1 turns a skip for a missing service or browser into a failure.
"""

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from time import monotonic
from typing import Literal

from scripts.node import with_node
from scripts.prerequisites import explain_missing_app, explain_missing_chromium
from tests.conftest import missing_service

Need = Literal["app", "browser", "services"]
ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "test-output"
NO_TEST_FOUND = 5  # pytest's exit code
AT_ONCE = 4
"""Parts side by side: most of them wait for other processes more than they compute."""
USUAL = "not e2e and not docker and not deep"
RULES = tuple(f"tests/{room}" for room in ("contract", "games", "proofs", "records"))
"""Tests that need neither server nor database."""
STORED = ("tests/architecture", "tests/boxes", "tests/history", "tests/people", "tests/tables")
"""Tests that need a database but no running server."""
ON_POSTGRESQL = (*(f"tests/api/test_{name}.py" for name in ("boards", "box_links", "counts")), *STORED[1:])
"""Tests that run on PostgreSQL too."""
APART = ("tests/ops", "tests/chaos", "tests/attack", "tests/noninterference", *RULES, *STORED)
"""Folders with parts of their own."""
DEEP_LIMIT = "--timeout=14400"  # seconds, for a single test


@dataclass
class Tally:
    """Totals of the parts: numbers of tests, reasons for skipped ones, failed parts."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    _lock: Lock = field(default_factory=Lock)

    def skip_part(self, part: str, reason: str) -> None:
        """Note that a whole part was skipped; a failure if nothing may be skipped."""
        if os.environ.get("REQUIRE_SERVICES") == "1":
            self.broken.append(f"{part}: REQUIRE_SERVICES=1, but {reason}")
        else:
            self.reasons[f"{part}, all of it: {reason}"] += 1

    def run(
        self,
        part: str,
        command: list[str],
        report: Path | None,
        cwd: Path = ROOT,
        env: Mapping[str, str] = os.environ,
    ) -> None:
        """Run one part and add up the JUnit `report` that it writes, if any."""
        began = monotonic()
        with TemporaryFile() as output:
            started = subprocess.Popen(command, cwd=cwd, env=env, stdout=output, stderr=subprocess.STDOUT)
            _, status, usage = os.wait4(started.pid, 0)
            started.returncode = code = os.waitstatus_to_exitcode(status)
            output.seek(0)
            output_bytes = output.read()
        with self._lock:
            cpu = usage.ru_utime + usage.ru_stime
            print(f"\n=== {part} ({monotonic() - began:.0f} s, {cpu:.0f} s of CPU)", flush=True)
            sys.stdout.buffer.write(output_bytes)
            sys.stdout.flush()
            if code == NO_TEST_FOUND and command[0] == sys.executable:
                self.broken.append(f"{part}: no test was found")
            elif code:
                self.broken.append(f"{part}: exit code {code}")
            if report and report.exists():
                self.add(part, report)

    def add(self, part: str, report: Path) -> None:
        """Add up a JUnit report."""
        for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314  written by our own test runners
            if case.find("failure") is not None or case.find("error") is not None:
                self.failed += 1
            elif (skip := case.find("skipped")) is not None:
                self.skipped += 1
                self.reasons[f"{part}: {skip.get('message') or case.get('name')}"] += 1
            else:
                self.passed += 1


@dataclass(frozen=True)
class Part:
    """Tests that run in a process of their own: those of `paths` that the expression of markers `marks` selects.

    - `needs`: what must be there first; if it cannot be had, the part is skipped or fails.
    - `place`: the Redis database, counted from the named one: parts that run side by side have one each.
    - `scale`: the server's own database and Redis are PostgreSQL and the real one.
    - `deep`: at full size.
    """

    name: str
    paths: tuple[str, ...]
    marks: str = USUAL
    needs: tuple[Need, ...] = ("app",)
    place: int = 0
    scale: bool = False
    deep: bool = False

    def run(self, tally: Tally) -> None:
        """Run the part and add up its report."""
        report = REPORTS / f"{re.sub('[^a-z]+', '-', self.name.lower())}.xml"
        limit = [DEEP_LIMIT] if self.deep else []
        tally.run(
            self.name,
            build_pytest_command(report, *limit, "-m", self.marks, *self.paths),
            report,
            env=self.build_environment(),
        )

    def build_environment(self) -> dict[str, str]:
        """Return the variables of its process."""
        environment = {**choose_results(self.place), **({"TEST_DEEP": "1"} if self.deep else {})}
        if not self.scale:
            return environment
        url = environment["TEST_DATABASE_URL"]
        return {
            **environment,
            # No test takes the database's machine away: nothing waits for its disk.
            "COMPANION_DATABASE_URL": f"{url}{'&' if '?' in url else '?'}options=-c%20synchronous_commit%3Doff",
            "COMPANION_REDIS_URL": environment["TEST_REDIS_URL"],
            "COMPANION_SECRET_KEY": "for tests alone",
            "COMPANION_ALLOWED_HOSTS": "localhost,127.0.0.1,testserver",
            "COMPANION_LOG": "console",
        }


def list_browser_tests(names: str) -> tuple[str, ...]:
    """Return the files of browser tests whose names, after `test_`, begin with a letter of a range such as `a-k`."""
    return tuple(sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"tests/e2e/test_[{names}]*.py")))


AFTERWARDS = Part("Network", ("tests/ops",), f"{USUAL} and network", place=1)
DEEP = (
    Part("Every option", RULES, "not deep", needs=(), deep=True),
    Part("Attacks", ("tests/attack",), "", deep=True),
    Part("Secrets", ("tests/noninterference",), "", needs=(), place=3, deep=True),
    Part("Soak", ("tests",), "deep and not e2e", ("app", "services"), deep=True),
    Part("Browser, in more looks", ("tests",), "e2e", ("app", "browser"), deep=True),
)


def build_pytest_command(report: Path, *arguments: str) -> list[str]:
    """Return the command that runs pytest with a JUnit report."""
    return [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", f"--junitxml={report}", *arguments]


def explain_missing_services() -> str | None:
    """Return None when PostgreSQL and Redis are there, else what is missing."""
    missing = [reason for name in ("TEST_DATABASE_URL", "TEST_REDIS_URL") if (reason := missing_service(name))]
    return " and ".join(missing) or None


def choose_results(places: int) -> dict[str, str]:
    """Return the environment of a part that runs beside others: a database of its own on the same Redis."""
    url = os.environ.get("TEST_REDIS_URL", "")
    server, slash, number = url.rpartition("/")
    return (
        {**os.environ, "TEST_REDIS_URL": f"{server}{slash}{(int(number) + places) % 16}"}
        if number.isdecimal()
        else dict(os.environ)
    )


def list_usual_parts() -> tuple[Part, ...]:
    """Return the parts of `make test` that run side by side. What is stored alike on any database is tested once."""
    on_sqlite = USUAL if explain_missing_services() else f"{USUAL} and not portable"
    return (
        Part("Secrets", ("tests/noninterference",), needs=(), place=3),
        Part("Rules", RULES, needs=()),
        Part("Browser, A to K", list_browser_tests("a-k"), "e2e and not deep", ("app", "browser")),
        Part("Browser, L to Z", list_browser_tests("l-z"), "e2e and not deep", ("app", "browser")),
        Part("Faults and races", ("tests/chaos",)),
        # a browser ends its requests when the machine's addresses change: AFTERWARDS has those tests
        Part("Operation", ("tests/ops",), f"{USUAL} and not network", place=1),
        Part("Python, served", tuple(f"--ignore={folder}" for folder in APART)),
        Part("Python, stored", STORED, on_sqlite, place=4),
        Part("Attacks", ("tests/attack",), place=5),
        Part(
            "Python on PostgreSQL and Redis", ON_POSTGRESQL, f"{USUAL} and not computes", ("app", "services"), 2, True
        ),
    )


def has_app(tally: Tally) -> bool:
    """Install and build what is missing of the frontend; note a failure."""
    if failure := explain_missing_app():
        tally.broken.append(f"Frontend: {failure}")
    return not failure


def has_browser(tally: Tally) -> bool:
    """Find or install Chromium; note a skip of all its tests if there is none."""
    if reason := explain_missing_chromium():
        tally.skip_part("Browser", reason)
    return not reason


def has_services(tally: Tally) -> bool:
    """Look for PostgreSQL and Redis; note a skip of the tests that need both."""
    if reason := explain_missing_services():
        tally.skip_part("PostgreSQL and Redis", reason)
    return not reason


def run_all(tally: Tally, parts: Sequence[Part], others: Sequence[Callable[[Tally], None]]) -> None:
    """Run the parts side by side, each once all that it needs is there, and `others` once the app is built."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        there: dict[Need, Future[bool]] = {
            "app": pool.submit(has_app, tally),
            "browser": pool.submit(has_browser, tally),
            "services": pool.submit(has_services, tally),
        }

        def run(needs: Sequence[Need], part: Callable[[Tally], None]) -> None:
            if all(there[need].result() for need in needs):
                part(tally)

        runs = [pool.submit(run, part.needs, part.run) for part in parts]
        runs += [pool.submit(run, ("app",), other) for other in others]
        for finished in runs:
            finished.result()


def run_checks(tally: Tally) -> None:
    """Run format, lint, type, import and drift checks."""
    tally.run("Checks", ["make", "--keep-going", "check"], None)


def run_frontend(tally: Tally) -> None:
    report = REPORTS / "frontend.xml"
    vitest = ["npx", "vitest", "run", "--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    tally.run("Frontend", vitest, report, cwd=ROOT / "frontend", env=with_node())


def main() -> None:
    """Run all parts and exit with 1 when anything failed."""
    arguments = ArgumentParser(description="Runs every test and sums up.")
    arguments.add_argument("--deep", action="store_true", help="what takes hours, instead")
    arguments.add_argument("--check", action="store_true", help="make check as well")
    chosen = arguments.parse_args()
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir()
    tally = Tally()
    if chosen.deep:
        for part in DEEP:
            run_all(tally, [part], [])
    else:
        run_all(tally, list_usual_parts(), [run_frontend, *([run_checks] if chosen.check else [])])
        run_all(tally, [AFTERWARDS], [])

    print()
    for reason, times in sorted(tally.reasons.items()):
        print(f"skipped: {reason}" + (f" ({times} times)" if times > 1 else ""))
    for failure in tally.broken:
        print(f"failed: {failure}")
    failed = max(tally.failed, len(tally.broken))
    summary = f"{tally.passed} passed, {failed} failed, {tally.skipped} skipped"
    (REPORTS / "summary.txt").write_text(f"{summary}\n")
    print(summary)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
