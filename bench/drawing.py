"""Benchmark of drawing on the server: the live picture of a tile in the editor, and the size of the picture sheets."""

import gzip
import random
from collections.abc import Iterator
from statistics import mean, median
from time import process_time
from typing import Any

from bench.figures import find_percentile, print_title, show
from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.pieces import draw_picture
from games.isle_of_skye import boxes
from games.isle_of_skye.assets import build_assets
from games.isle_of_skye.tiles import TERRAINS
from games.registry import find_game

TILES = 60
TAPS = 8
MS = 1000
"""Milliseconds in a second."""


def run() -> None:
    """Measure the pictures after each tap in the tile editor, in a process with cold caches."""
    print_title(f"Drawing: Isle of Skye, {TILES} tiles drawn up with {TAPS} taps each, one core")
    piece = find_game("isle_of_skye").piece
    assert piece
    durations = []
    for facts in _draw_edited_tiles(random.Random(5)):
        begun = process_time()
        try:
            tile = piece("x1", facts)
        except IllegalAction:
            continue
        draw_picture(tile)
        durations.append((process_time() - begun) * MS)
    show("live picture after a tap, median", median(durations), "ms")
    show("live picture after a tap, mean", mean(durations), "ms")
    show("live picture after a tap, p95", find_percentile(durations, 0.95), "ms")
    show("live picture after a tap, worst", max(durations), "ms")
    for level, sheet in build_assets().sheets.items():
        packed = len(gzip.compress(sheet.encode(), 9, mtime=0))
        show(f"sheet {level}, gzip", packed / 1000, "kB", {"S": "aim 4.6", "L": "aim 37"}.get(level, ""))


def _draw_edited_tiles(chance: random.Random) -> Iterator[Facts]:
    """Yield tiles in the order of editing: from all pasture, one tap at a time."""
    for _ in range(TILES):
        edges = dict.fromkeys("NESW", TERRAINS[0])
        facts: dict[str, Any] = {"edges": edges, "center": TERRAINS[0], "roads": [], "features": []}
        for _ in range(TAPS):
            _tap(facts, chance)
            yield facts


def _tap(facts: dict[str, Any], chance: random.Random) -> None:
    edge = chance.choice("NESW")
    kind_of_edit = chance.randrange(4)
    if kind_of_edit == 0:
        facts["edges"][edge] = chance.choice(TERRAINS)
    elif kind_of_edit == 1:
        facts["center"] = chance.choice(TERRAINS)
    elif kind_of_edit == 2:
        exits = facts["roads"][0]["edges"] if facts["roads"] else []
        changed = sorted({*exits} ^ {edge})
        facts["roads"] = [{"edges": changed}] if changed else []
    else:
        kind = chance.choice(boxes.KINDS[:-1])
        other_features = [feature for feature in facts["features"] if feature["kind"] != kind]
        facts["features"] = [*other_features, {"kind": kind, "region": edge, "count": chance.randint(1, 2)}][-3:]


if __name__ == "__main__":
    run()
