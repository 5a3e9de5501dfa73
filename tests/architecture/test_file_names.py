"""No file names that a case-insensitive file system or an import could confuse, and nothing kept that is made."""

import os
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_OURS = {line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line.endswith("/")} | {
    ".git"
}
"""Folders of installed or built files."""


def folders() -> Iterator[tuple[str, list[str]]]:
    """Yield every folder of the repository below its root, with the names of its entries."""
    for folder, below, files in os.walk(ROOT):
        below[:] = [name for name in below if name not in NOT_OURS]
        yield os.path.relpath(folder, ROOT), [*below, *files]


def case_twins(names: Iterable[str]) -> list[set[str]]:
    """Return groups of names that differ only in case, with or without their extension.

    Documents are compared with their extension only. Nothing imports them, so RULES.md may lie beside rules.py.
    """
    twins = []
    for cut in (str, lambda name: name if name.endswith(".md") else Path(name).stem):
        spellings = defaultdict(set)
        for name in map(cut, names):
            spellings[name.casefold()].add(name)
        twins += [spellings_alike for spellings_alike in spellings.values() if len(spellings_alike) > 1]
    return twins


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["cover.ts", "Cover.ts"], True),
        (["cover.ts", "Cover.tsx"], True),
        (["Board.tsx", "board.css"], True),
        (["Board.tsx", "Board.css", "Board.test.tsx"], False),
        (["README.md", "readme.md"], True),
        (["RULES.md", "rules.py"], False),
    ],
)
def test_what_counts_as_a_twin(names: list[str], expected: bool) -> None:
    assert bool(case_twins(names)) is expected


def test_no_two_files_of_a_folder_differ_only_in_case() -> None:
    all_folders = dict(folders())
    assert {
        "frontend/src/surfaces/grid",
        "companion/tables/store",
        "games/isle_of_skye/expansions",
    } <= all_folders.keys()
    assert {folder: twins for folder, names in all_folders.items() if (twins := case_twins(names))} == {}


def test_git_keeps_nothing_that_is_made() -> None:
    kept = subprocess.run(
        ["git", "ls-files", "--cached", "--ignored", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert kept.stdout.splitlines() == []
