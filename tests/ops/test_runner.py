"""The test runner: parts wait for their prerequisites, a failed installation fails the run, and no browser test is
left out."""

import pytest

from scripts import test as runner
from tests.serving import ROOT


@pytest.mark.parametrize("is_ready", [True, False])
def test_a_part_runs_only_if_what_it_needs_is_ready(monkeypatch: pytest.MonkeyPatch, is_ready: bool) -> None:
    runs = list[str]()
    monkeypatch.setattr(runner, "has_app", lambda _: is_ready)
    monkeypatch.setattr(runner, "has_browser", lambda _: True)
    monkeypatch.setattr(runner.Part, "run", lambda part, _: runs.append(part.name))
    others = [lambda _: runs.append("another")]
    runner.run_all(runner.Tally(), [runner.Part("needs none", (), needs=()), runner.Part("needs the app", ())], others)
    assert sorted(runs) == (["another", "needs none", "needs the app"] if is_ready else ["needs none"])


def test_an_app_that_cannot_be_built_fails_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "explain_missing_app", lambda: "no network")
    tally = runner.Tally()
    assert not runner.has_app(tally)
    assert tally.broken == ["Frontend: no network"]


@pytest.mark.parametrize("required", ["1", "0"])
def test_a_missing_browser_fails_only_where_nothing_may_be_skipped(
    monkeypatch: pytest.MonkeyPatch, required: str
) -> None:
    monkeypatch.setattr(runner, "explain_missing_chromium", lambda: "no Chromium was found")
    monkeypatch.setenv("REQUIRE_SERVICES", required)
    tally = runner.Tally()
    assert not runner.has_browser(tally)
    assert (len(tally.broken), len(tally.reasons)) == ((1, 0) if required == "1" else (0, 1))


def test_each_file_of_browser_tests_is_in_one_half() -> None:
    halves = [part.paths for part in runner.list_usual_parts() if "browser" in part.needs]
    assert sorted(path for half in halves for path in half) == sorted(
        path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/e2e/test_*.py")
    )
    assert len(halves) == 2
