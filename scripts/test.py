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
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from time import monotonic

from scripts.prerequisites import app_or_reason, chromium_or_reason
from tests.conftest import missing_service

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "test-output"
NO_TEST_FOUND = 5  # pytest's exit code
OUTSIDE = ("tests/ops", "tests/chaos", "tests/attack")
SECRETS = "tests/noninterference"
RULES = tuple(f"tests/{room}" for room in ("contract", "games", "proofs", "records"))
"""Tests that need neither server nor database."""
STORED = ("tests/architecture", "tests/history", "tests/people", "tests/tables")
"""Tests that need a database but no running server."""
ON_POSTGRESQL = (
    *(f"tests/api/test_{name}.py" for name in ("boards", "box_links", "counts")),
    "tests/history",
    "tests/people",
    "tests/tables",
)
"""Tests that run on PostgreSQL too."""
FIRST_HALF, SECOND_HALF = "a-l", "m-z"
"""First letters of browser tests that run in one process."""
COMPUTING = (
    SECRETS,
    *(f"tests/people/test_account_{name}.py" for name in ("flows", "guessing", "mail")),
    *(
        f"tests/history/test_{name}.py"
        for name in (
            "anything",
            "druid_drawings",
            "druids_results",
            "entries",
            "export",
            "giving_way",
            "images",
            "import_fuzz",
            "imports",
            "inspection",
            "journeyman_results",
            "own_pieces",
            "photos",
            "picture",
            "player_times",
            "sheets",
            "skye_results",
            "skye_timeline",
            "slips",
            "steps",
            "timeline",
        )
    ),
    *(
        f"tests/tables/test_{name}.py"
        for name in (
            "audience",
            "before_druids",
            "clean_text",
            "clock",
            "drawn_pieces",
            "druids",
            "druids_stones",
            "kept_golden",
            "mills",
            "put_right",
            "score_tiles",
            "sealed_market",
            "sealed_openings",
            "sealed_past",
            "secret_corrections",
            "skye",
            "skye_undo",
            "tile_corrections",
        )
    ),
)
"""Tests that compute far more than they store, so they run on one kind of database. Every statement of those below
`tests/tables` is made by other tests on PostgreSQL too."""
KEEPING = (
    *(f"tests/history/test_{name}.py" for name in ("box_files", "keepsakes", "library_csv", "person_page", "times")),
    *(f"tests/people/test_{name}.py" for name in ("accounts", "profiles")),
    *(
        f"tests/tables/test_{name}.py"
        for name in (
            "boards",
            "corrections",
            "journeyman",
            "kept_pieces",
            "lobby",
            "own_tables",
            "pieces_of_boxes",
            "play",
            "replay_check",
            "seat_requests",
            "seating",
            "seatless_host",
            "system_seat",
            "undo",
        )
    ),
)
"""Tests of storage that works the same on any database. They run once: on PostgreSQL if it is available, else on
SQLite. Unlisted tests depend on locks, order or numbers of rows, and run on both."""
AT_ONCE = 4
"""Parts side by side: most of them wait for other processes more than they compute."""
USUAL = "not e2e and not docker and not deep"
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


def pytest(report: Path, *arguments: str) -> list[str]:
    """Return the command that runs pytest with a JUnit report."""
    return [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", f"--junitxml={report}", *arguments]


def services_or_reason() -> str | None:
    """Return None when PostgreSQL and Redis are there, else what is missing."""
    missing = [reason for name in ("TEST_DATABASE_URL", "TEST_REDIS_URL") if (reason := missing_service(name))]
    return " and ".join(missing) or None


def scale_environment() -> dict[str, str]:
    """Return the settings of a server on PostgreSQL and Redis."""
    environment = beside(2)
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


def beside(places: int) -> dict[str, str]:
    """Return the environment of a part that runs beside others: a database of its own on the same Redis."""
    url = os.environ.get("TEST_REDIS_URL", "")
    server, slash, number = url.rpartition("/")
    return (
        {**os.environ, "TEST_REDIS_URL": f"{server}{slash}{(int(number) + places) % 16}"}
        if number.isdecimal()
        else dict(os.environ)
    )


def after(ready: Future[bool], run: Callable[[Tally], None]) -> Callable[[Tally], None]:
    """Return a part that runs `run` once something is ready, and does nothing if it never will be."""

    def part(tally: Tally) -> None:
        if ready.result():
            run(tally)

    return part


def has_app(tally: Tally) -> bool:
    """Install and build what is missing of the frontend; note a failure."""
    if failure := app_or_reason():
        tally.broken.append(f"Frontend: {failure}")
    return not failure


def has_browser(tally: Tally) -> bool:
    """Find or install Chromium; note a skip of all its tests if there is none."""
    if reason := chromium_or_reason():
        tally.skip_part("Browser", reason)
    return not reason


def run_all(tally: Tally, check: bool) -> None:
    """Run what `make test` promises, and `make check` when asked to. Parts that need the built app or the browser wait
    for these; others do not."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        app = pool.submit(has_app, tally)
        browser = pool.submit(has_browser, tally)
        alone = [run_secrets, run_rules]
        with_app = [
            after(browser, run_second_browser),
            after(browser, run_browser),
            run_faults,
            run_operation,
            run_served,
            run_stored,
            run_frontend,
            run_attacks,
            run_services,
            *([run_checks] if check else []),
        ]
        parts = [*alone, *(after(app, run) for run in with_app)]
        for part in [pool.submit(run, tally) for run in parts]:
            part.result()


def run_checks(tally: Tally) -> None:
    """Run format, lint, type, import and drift checks."""
    tally.run("Checks", ["make", "--keep-going", "check"], None)


def run_served(tally: Tally) -> None:
    """Run the tests of the server on SQLite, called over the network."""
    report = REPORTS / "served.xml"
    apart = [f"--ignore={folder}" for folder in (*OUTSIDE, *RULES, *STORED, SECRETS)]
    tally.run("Python, served", pytest(report, "-m", USUAL, *apart), report)


def run_stored(tally: Tally) -> None:
    """Run the in-process tests of the server on SQLite. If PostgreSQL is available, KEEPING is left to it."""
    report = REPORTS / "stored.xml"
    apart = [] if services_or_reason() else [f"--ignore={path}" for path in KEEPING]
    tally.run("Python, stored", pytest(report, "-m", USUAL, *STORED, *apart), report, env=beside(4))


def run_rules(tally: Tally) -> None:
    """Run the tests of the games alone."""
    report = REPORTS / "rules.xml"
    tally.run("Rules", pytest(report, "-m", USUAL, *RULES), report)


def run_secrets(tally: Tally) -> None:
    """Run the tests that only the right seat learns a secret, and that a leak is detected."""
    report = REPORTS / "secrets.xml"
    tally.run("Secrets", pytest(report, "-m", USUAL, SECRETS), report, env=beside(3))


def run_operation(tally: Tally) -> None:
    """Run the tests of operation: starts, shutdowns, probes, upgrades."""
    report = REPORTS / "operation.xml"
    tally.run("Operation", pytest(report, "-m", USUAL, "tests/ops"), report, env=beside(1))


def run_attacks(tally: Tally) -> None:
    """Run the tests of attacks."""
    report = REPORTS / "attacks.xml"
    tally.run("Attacks", pytest(report, "-m", USUAL, "tests/attack"), report, env=beside(5))


def run_faults(tally: Tally) -> None:
    """Run the tests of the whole set on its own services, some of which fail."""
    report = REPORTS / "faults.xml"
    tally.run("Faults and races", pytest(report, "-m", USUAL, "tests/chaos"), report)


def run_services(tally: Tally) -> None:
    """Run the tests of the database on PostgreSQL and Redis."""
    part = "Python on PostgreSQL and Redis"
    if reason := services_or_reason():
        tally.skip_part(part, reason)
    else:
        report = REPORTS / "services.xml"
        apart = [f"--ignore={path}" for path in COMPUTING]
        tally.run(part, pytest(report, "-m", USUAL, *ON_POSTGRESQL, *apart), report, env=scale_environment())


def run_frontend(tally: Tally) -> None:
    """Run the tests of the frontend alone."""
    report = REPORTS / "frontend.xml"
    vitest = ["npx", "vitest", "run", "--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    tally.run("Frontend", vitest, report, cwd=ROOT / "frontend")


def run_browser(tally: Tally) -> None:
    """Run the first half of the browser tests."""
    run_screens(tally, "Browser, A to L", FIRST_HALF)


def run_second_browser(tally: Tally) -> None:
    """Run the second half of the browser tests."""
    run_screens(tally, "Browser, M to Z", SECOND_HALF)


def run_screens(tally: Tally, part: str, names: str) -> None:
    """Run the browser tests of files whose names begin with these letters."""
    report = REPORTS / f"e2e-browser-{names}.xml"
    tally.run(part, pytest(report, "-m", "e2e and not deep", *browser_tests(names)), report)


def browser_tests(names: str) -> list[str]:
    """Return the files of browser tests whose names, after `test_`, begin with a letter of a range such as `a-l`."""
    return sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"tests/e2e/test_[{names}]*.py"))


def run_deep(tally: Tally) -> None:
    """Run the tests of `make test-deep`; TEST_DEEP=1 makes suites run at full size."""
    environment = {**os.environ, "TEST_DEEP": "1"}
    report = REPORTS / "combinations.xml"
    tally.run("Every option", pytest(report, DEEP_LIMIT, "-m", "not deep", *RULES), report, env=environment)
    report = REPORTS / "attacks.xml"
    tally.run("Attacks", pytest(report, DEEP_LIMIT, "tests/attack"), report, env=environment)
    if reason := services_or_reason():
        tally.skip_part("Soak", reason)
    else:
        report = REPORTS / "soak.xml"
        tally.run("Soak", pytest(report, DEEP_LIMIT, "-m", "deep and not e2e"), report, env=environment)
    report = REPORTS / "deep-browser.xml"
    tally.run("Browser, in more looks", pytest(report, "-m", "e2e"), report, env=environment)


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
        run_deep(tally)
    else:
        run_all(tally, chosen.check)

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
