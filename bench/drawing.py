"""Benchmark of drawing on the server: the live picture of a tile in the editor, and the size of the picture sheets."""

import gzip
import random
from collections.abc import Iterator
from statistics import mean, median
from time import process_time
from typing import Any

from bench.figures import percentile, show, title
from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.pieces import picture
from games.isle_of_skye import boxes
from games.isle_of_skye.assets import assets
from games.isle_of_skye.tiles import TERRAINS
from games.registry import game

TILES = 60
TAPS = 8
MS = 1000
"""Milliseconds in a second."""


def run() -> None:
    """Measure the pictures after each tap in the tile editor, in a process with cold caches."""
    title(f"Drawing: Isle of Skye, {TILES} tiles drawn up with {TAPS} taps each, one core")
    piece = game("isle_of_skye").piece
    assert piece
    taken = []
    for facts in _drafts(random.Random(5)):
        begun = process_time()
        try:
            drawn_piece = piece("x1", facts)
        except IllegalAction:
            continue
        picture(drawn_piece)
        taken.append((process_time() - begun) * MS)
    show("live picture after a tap, median", median(taken), "ms")
    show("live picture after a tap, mean", mean(taken), "ms")
    show("live picture after a tap, p95", percentile(taken, 0.95), "ms")
    show("live picture after a tap, worst", max(taken), "ms")
    for level, sheet in assets().sheets.items():
        packed = len(gzip.compress(sheet.encode(), 9, mtime=0))
        show(f"sheet {level}, gzip", packed / 1000, "kB", {"S": "aim 4.6", "L": "aim 37"}.get(level, ""))


def _drafts(chance: random.Random) -> Iterator[Facts]:
    """Yield tiles in the order of editing: from all pasture, one tap at a time."""
    for _ in range(TILES):
        edges = dict.fromkeys("NESW", TERRAINS[0])
        draft: dict[str, Any] = {"edges": edges, "center": TERRAINS[0], "roads": [], "features": []}
        for _ in range(TAPS):
            _tap(draft, chance)
            yield draft


def _tap(draft: dict[str, Any], chance: random.Random) -> None:
    edge = chance.choice("NESW")
    deed = chance.randrange(4)
    if deed == 0:
        draft["edges"][edge] = chance.choice(TERRAINS)
    elif deed == 1:
        draft["center"] = chance.choice(TERRAINS)
    elif deed == 2:
        exits = draft["roads"][0]["edges"] if draft["roads"] else []
        changed = sorted({*exits} ^ {edge})
        draft["roads"] = [{"edges": changed}] if changed else []
    else:
        kind = chance.choice(boxes.KINDS[:-1])
        kept = [feature for feature in draft["features"] if feature["kind"] != kind]
        draft["features"] = [*kept, {"kind": kind, "region": edge, "count": chance.randint(1, 2)}][-3:]


if __name__ == "__main__":
    run()
