"""The steps of `make setup`: run once, run again when their inputs change, clear messages when they fail."""

import sys
from pathlib import Path

import pytest

from scripts import setup


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "lock").write_text("one")
    return tmp_path


def test_a_step_runs_again_only_when_its_inputs_changed(root: Path) -> None:
    runs: list[str] = []

    def step(fact: str = "3.11") -> int:
        setup.step("packages", lambda: runs.append("done"), root / "stamp", [fact], ["src/**/*"])
        return len(runs)

    assert step() == 1
    assert step() == 1
    (root / "src" / "lock").write_text("two")
    assert step() == 2
    (root / "src" / "lock").rename(root / "src" / "renamed")
    assert step() == 3
    assert step(fact="3.12") == 4
    (root / "stamp").unlink()
    assert step(fact="3.12") == 5


def test_a_failed_step_runs_again(root: Path) -> None:
    def fail() -> None:
        raise setup.StepFailed("no network")

    with pytest.raises(setup.StepFailed):
        setup.step("packages", fail, root / "stamp", [], ["src/*"])
    assert not (root / "stamp").exists()


def test_a_failing_command_shows_its_output(root: Path) -> None:
    script = "import sys; print('half done'); sys.exit('the registry does not answer')"
    with pytest.raises(setup.StepFailed) as failure:
        setup.run(sys.executable, "-c", script, cwd=root)
    assert "half done" in str(failure.value)
    assert "the registry does not answer" in str(failure.value)
