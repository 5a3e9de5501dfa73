"""`python -m tests.e2e.compare_pictures BEFORE AFTER [PAIRS]`: list the pictures that differ between two galleries.

One line for each picture that differs or is in one folder only, and a total. The folder PAIRS gets each that differs,
before and after beside each other, with a frame around the difference. The exit status is 1 if any differs.
"""

import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

TOLERANCE = 2
"""Levels of 255 by which Chromium draws the same round corner otherwise from run to run."""
FRAME = (255, 0, 255)
MARGIN = 4
Box = tuple[int, int, int, int]


def compare_folders(before: Path, after: Path, pairs: Path | None = None) -> dict[str, str]:
    """Return what differs, by the name of the picture; "" if it is the same."""
    names = {path.relative_to(folder).as_posix() for folder in (before, after) for path in folder.rglob("*.png")}
    return {name: _compare(before / name, after / name, pairs and pairs / name) for name in sorted(names)}


def _compare(before: Path, after: Path, pair: Path | None) -> str:
    if not (before.exists() and after.exists()):
        return "missing after" if before.exists() else "missing before"
    if before.read_bytes() == after.read_bytes():
        return ""
    old, new = (Image.open(path).convert("RGB") for path in (before, after))
    if old.size != new.size:
        return f"{old.width} x {old.height} px before, {new.width} x {new.height} px after"
    red, green, blue = ImageChops.difference(old, new).split()
    levels = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    changed = levels.point(lambda level: 255 * (level > TOLERANCE))
    box = changed.getbbox()
    if box is None:
        return ""
    if pair is not None:
        _save_pair(old, new, box, pair)
    return f"{changed.histogram()[255]} px within {box}"


def _save_pair(old: Image.Image, new: Image.Image, box: Box, path: Path) -> None:
    both = Image.new("RGB", (old.width + MARGIN + new.width, old.height), FRAME)
    left, top, right, bottom = box
    for x, picture in ((0, old), (old.width + MARGIN, new)):
        both.paste(picture, (x, 0))
        framed = (x + left - MARGIN, top - MARGIN, x + right + MARGIN, bottom + MARGIN)
        ImageDraw.Draw(both).rectangle(framed, outline=FRAME)
    path.parent.mkdir(parents=True, exist_ok=True)
    both.save(path)


def main(*folders: str) -> int:
    """Print what differs between two folders of pictures."""
    compared = compare_folders(*map(Path, folders))
    different = {name: what for name, what in compared.items() if what}
    for name, what in different.items():
        print(f"{name}: {what}")
    print(f"{len(compared)} pictures, {len(compared) - len(different)} the same, {len(different)} different or missing")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
