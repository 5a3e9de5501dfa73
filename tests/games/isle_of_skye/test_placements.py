"""Legal placements, counted by the ruleset and by brute force that shares no code with it (section 3, phase 5)."""

import random
from functools import cache
from typing import Any

from games.core.grid import cell, unpack
from games.isle_of_skye.territory import Placed, Territory, lay, placements
from games.isle_of_skye.tiles import PRINTED
from tests.proofs.skye_land import EDGES, FACING, STEP
from tests.proofs.skye_moments import raw_tiles

TURNS = range(4)
TILES = sorted(name for name in PRINTED.counts if name in raw_tiles())


def look(tile: str, rotation: int) -> dict[str, str]:
    """The terrain at each edge of a tile as it lies."""
    edges: dict[str, str] = raw_tiles()[tile]["edges"]
    return {EDGES[(EDGES.index(edge) + rotation) % 4]: terrain for edge, terrain in edges.items()}


def legal(lying: dict[tuple[int, int], dict[str, str]], tile: str) -> set[tuple[int, int, int]]:
    """Every (x, y, rotation): an empty cell of the box around all, an edge shared, all shared edges alike."""
    xs, ys = zip(*lying, strict=True)
    found = set()
    for x in range(min(xs) - 1, max(xs) + 2):
        for y in range(min(ys) - 1, max(ys) + 2):
            beside = {edge: (x + dx, y + dy) for edge, (dx, dy) in STEP.items() if (x + dx, y + dy) in lying}
            if (x, y) in lying or not beside:
                continue
            for rotation in TURNS:
                mine = look(tile, rotation)
                if all(lying[there][FACING[edge]] == mine[edge] for edge, there in beside.items()):
                    found.add((x, y, rotation))
    return found


def generated(territory: Territory, tile: str) -> set[tuple[int, int, int]]:
    """The same by the ruleset."""
    found = placements(territory, PRINTED.tiles[tile])
    return {(*unpack(at), rotation) for at, rotations in found.items() for rotation in rotations}


def test_every_tile_fits_where_brute_force_says_in_growing_territories() -> None:
    counted = 0
    for seed in range(6):
        rng = random.Random(seed)
        territory = lay(Territory(), PRINTED, cell(0, 0), Placed("castle_blue", seed % 4, 0))
        lying = {(0, 0): look("castle_blue", seed % 4)}
        for n, tile in enumerate(rng.sample(TILES, 14), 1):
            for other in rng.sample(TILES, 8):
                assert generated(territory, other) == legal(lying, other)
            here = generated(territory, tile)
            assert here == legal(lying, tile)
            counted += len(here)
            if here:
                x, y, rotation = rng.choice(sorted(here))
                territory = lay(territory, PRINTED, cell(x, y), Placed(tile, rotation, n))
                lying[x, y] = look(tile, rotation)
    assert counted > 500


@cache
def tree(lying: tuple[tuple[tuple[int, int], str, int], ...], hand: tuple[str, ...]) -> int:
    """How many ways there are to build a hand, by brute force."""
    if not hand:
        return 1
    looks = {at: look(tile, rotation) for at, tile, rotation in lying}
    ways = 0
    for tile in hand:
        rest = tuple(other for other in hand if other != tile)
        for x, y, rotation in legal(looks, tile):
            ways += tree((*lying, ((x, y), tile, rotation)), rest)
    return ways


def grown(territory: Territory, hand: tuple[str, ...]) -> int:
    """The same by the ruleset."""
    if not hand:
        return 1
    return sum(
        grown(
            lay(territory, PRINTED, cell(x, y), Placed(tile, rotation, len(territory.tiles))),
            tuple(other for other in hand if other != tile),
        )
        for tile in hand
        for x, y, rotation in generated(territory, tile)
    )


def test_the_ways_to_build_a_hand_are_as_many_as_brute_force_finds() -> None:
    first: Any = (((0, 0), "castle_blue", 0),)
    start = lay(Territory(), PRINTED, cell(0, 0), Placed("castle_blue", 0, 0))
    for hand in (("b01", "b02"), ("b09", "b12"), ("b33", "b44"), ("b03",)):
        assert grown(start, hand) == tree(first, hand) > 0
