"""`make` on a machine with missing programs: the real Makefile with a PATH of stand-ins."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.serving import ROOT

GOOD_PYTHON = "exit 0"
OLD_PYTHON = 'if [ "$1" = --version ]; then echo Python 3.9.2; else exit 1; fi'
PYTHON_WITHOUT_VENV = 'case "$2" in *ensurepip*) exit 1 ;; esac'


def make_setup(folder: Path, programs: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `make setup` with a PATH that holds only sh and `programs` (name -> shell script)."""
    make, shell = shutil.which("make"), shutil.which("sh")
    assert make
    assert shell
    (folder / "sh").symlink_to(shell)
    for name, script in programs.items():
        (folder / name).write_text(f"#!{shell}\n{script}\n")
        (folder / name).chmod(0o755)
    return subprocess.run(
        [make, "setup", *arguments], cwd=ROOT, env={"PATH": str(folder)}, capture_output=True, text=True, timeout=180
    )


@pytest.mark.parametrize(
    ("programs", "problem", "cure"),
    [
        pytest.param({}, "no Python was found", "Install Python 3.11 or newer", id="no Python"),
        pytest.param(
            {"python3": OLD_PYTHON},
            "python3 is Python 3.9.2, but Python 3.11 or newer is needed",
            "make run PYTHON=",
            id="old Python",
        ),
        pytest.param(
            {"python3": PYTHON_WITHOUT_VENV}, "without the venv module", "python3-venv", id="Python without venv"
        ),
    ],
)
def test_a_missing_program_is_named(tmp_path: Path, programs: dict[str, str], problem: str, cure: str) -> None:
    refused = make_setup(tmp_path, programs)
    assert refused.returncode != 0
    assert problem in refused.stderr
    assert cure in refused.stderr


def test_a_newer_python_is_preferred(tmp_path: Path) -> None:
    programs = {
        "python3": OLD_PYTHON,
        "python3.12": 'case "$1" in -c) exit 0 ;; *) echo "python3.12 runs $*" ;; esac',
    }  # and no Node.js: scripts/setup.py brings one
    result = make_setup(tmp_path, programs)
    assert result.returncode == 0, result.stderr
    assert "python3.12 runs -m scripts.setup run" in result.stdout


def test_a_given_python_is_the_only_one_tried(tmp_path: Path) -> None:
    refused = make_setup(tmp_path, {"python3": GOOD_PYTHON, "python3.9": OLD_PYTHON}, "PYTHON=python3.9")
    assert refused.returncode != 0
    assert "python3.9 is Python 3.9.2" in refused.stderr
