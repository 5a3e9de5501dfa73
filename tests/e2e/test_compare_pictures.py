"""Two folders of pictures compared: the same, different by how much, and missing."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from PIL import Image

from tests.e2e.compare_pictures import TOLERANCE, compare_folders, main

PAPER = 200
"""Level of the background."""


def paint(folder: Path, **spots: Mapping[tuple[int, int], int]) -> Path:
    """Save a grey picture of 20 x 10 px for each name, with these spots in it."""
    folder.mkdir()
    for name, levels in spots.items():
        picture = Image.new("RGB", (20, 10), (PAPER,) * 3)
        for at, level in levels.items():
            picture.putpixel(at, (PAPER, PAPER, level))
        picture.save(folder / f"{name}.png")
    return folder


def test_each_difference_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = paint(tmp_path / "before", same={}, corner={}, moved={}, gone={})
    corner, moved = {(0, 0): PAPER + TOLERANCE}, {(3, 4): 0, (7, 5): PAPER - TOLERANCE - 1}
    after = paint(tmp_path / "after", same={}, corner=corner, moved=moved, new={})
    assert compare_folders(before, after) == {
        "corner.png": "",
        "gone.png": "missing after",
        "moved.png": "2 px within (3, 4, 8, 6)",
        "new.png": "missing before",
        "same.png": "",
    }
    assert main(*map(str, (before, after, tmp_path / "pairs"))) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "5 pictures, 2 the same, 3 different or missing"
    assert [path.name for path in (tmp_path / "pairs").iterdir()] == ["moved.png"]
    assert Image.open(tmp_path / "pairs" / "moved.png").width > 2 * 20


def test_equal_folders_end_well(tmp_path: Path) -> None:
    before, after = (paint(tmp_path / name, same={(1, 1): 0}) for name in ("before", "after"))
    assert main(str(before), str(after)) == 0


def test_another_size_is_told(tmp_path: Path) -> None:
    before, after = (paint(tmp_path / name) for name in ("before", "after"))
    Image.new("RGB", (20, 10)).save(before / "menu.png")
    Image.new("RGB", (20, 12)).save(after / "menu.png")
    assert compare_folders(before, after) == {"menu.png": "20 x 10 px before, 20 x 12 px after"}
