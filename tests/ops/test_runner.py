"""The test runner: parts wait for their prerequisites, a failed installation fails the run, and no browser test is
left out."""

from concurrent.futures import Future

import pytest

from scripts import test as runner
from tests.serving import ROOT


@pytest.mark.parametrize("is_ready", [True, False])
def test_a_part_runs_only_if_what_it_needs_is_ready(is_ready: bool) -> None:
    ready, runs = Future[bool](), list[runner.Tally]()
    ready.set_result(is_ready)
    runner.after(ready, runs.append)(runner.Tally())
    assert len(runs) == is_ready


def test_an_app_that_cannot_be_built_fails_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "app_or_reason", lambda: "no network")
    tally = runner.Tally()
    assert not runner.has_app(tally)
    assert tally.broken == ["Frontend: no network"]


@pytest.mark.parametrize("required", ["1", "0"])
def test_a_missing_browser_fails_only_where_nothing_may_be_skipped(
    monkeypatch: pytest.MonkeyPatch, required: str
) -> None:
    monkeypatch.setattr(runner, "chromium_or_reason", lambda: "no Chromium was found")
    monkeypatch.setenv("REQUIRE_SERVICES", required)
    tally = runner.Tally()
    assert not runner.has_browser(tally)
    assert (len(tally.broken), len(tally.reasons)) == ((1, 0) if required == "1" else (0, 1))


def test_each_file_of_browser_tests_is_in_one_half() -> None:
    halves = [runner.browser_tests(names) for names in (runner.FIRST_HALF, runner.SECOND_HALF)]
    assert sorted(halves[0] + halves[1]) == sorted(
        path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/e2e/test_*.py")
    )
