"""The steps of `make setup`: run once, run again when their inputs change, clear messages when they fail."""

import sys
from pathlib import Path

import pytest

from scripts import setup
from tests.serving import ROOT


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "lock").write_text("one")
    return tmp_path


def test_a_step_runs_again_only_when_its_inputs_changed(root: Path) -> None:
    runs: list[str] = []

    def step(fact: str = "3.11") -> int:
        setup.run_step("packages", lambda: runs.append("done"), root / "stamp", [fact], ["src/**/*"])
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


def test_a_step_runs_again_when_its_outputs_are_gone_or_changed(root: Path) -> None:
    made = root / "made.json"

    def step() -> str:
        setup.run_step("assets", lambda: made.write_text(made.read_text() + "+" if made.exists() else "new"),
                   root / "stamp", [], ["src/*"], ["*.json"])  # fmt: skip
        return made.read_text()

    assert step() == "new"
    assert step() == "new"
    made.unlink()
    assert step() == "new"
    made.write_text("of another branch")
    assert step() == "of another branch+"
    assert step() == "of another branch+"


def test_what_a_part_no_longer_writes_is_removed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "run", lambda *_: (root / "kept.json").write_text("new"))
    monkeypatch.setattr(setup, "VENV", root)
    for name in ("kept.json", "of_a_game_that_left.json", "another.txt"):
        (root / name).write_text("old")
    setup.generate(setup.Part("assets", ("src/*",), ("*.json",)))
    assert {path.name: path.read_text() for path in root.glob("*.*") if path.suffix in {".json", ".txt"}} == {
        "kept.json": "new", "another.txt": "old",
    }  # fmt: skip


def test_a_failed_step_runs_again(root: Path) -> None:
    def fail() -> None:
        raise setup.StepFailed("no network")

    with pytest.raises(setup.StepFailed):
        setup.run_step("packages", fail, root / "stamp", [], ["src/*"])
    assert not (root / "stamp").exists()


def test_a_failing_command_shows_its_output(root: Path) -> None:
    script = "import sys; print('half done'); sys.exit('the registry does not answer')"
    with pytest.raises(setup.StepFailed) as failure:
        setup.run(sys.executable, "-c", script, cwd=root)
    assert "half done" in str(failure.value)
    assert "the registry does not answer" in str(failure.value)


def test_the_generated_contract_that_git_keeps_stays_short() -> None:
    contract = (ROOT / "companion" / "schema").iterdir()
    assert sum(len(path.read_text("utf-8").splitlines()) for path in contract) < 15_000
