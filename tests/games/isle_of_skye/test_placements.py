"""Legal placements, counted by the ruleset and by brute force that shares no code with it; what is asked where a tile
of the hand has none (section 3, phase 5)."""

import random
from functools import cache
from typing import Any

from msgspec.structs import replace

from games.core.grid import cell, unpack
from games.core.prompt import ChoosePrompt, PlacePrompt
from games.core.text import Text
from games.isle_of_skye.actions import PlaceTile, ReceiveTile
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.territory import Placed, Territory, lay, placements
from games.isle_of_skye.tiles import PRINTED
from tests.games.isle_of_skye.shapes import RULES, founded, go
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


STUCK, FITS = "b06", "b05"


def in_hand(*tiles: str) -> Any:
    """Seat 0 has these in hand, and a territory that asks for pasture alone."""
    state = founded(tracking="territories")
    for tile, x in (("b02", -1), ("b24", 1)):
        state = go(state, (0, ReceiveTile(1, tile)), (0, PlaceTile(1, tile, x, 0, 0)))
    return with_clan(state, 0, replace(state.clans[0], hand=tiles, taken=3))


def test_while_a_tile_has_to_wait_every_other_one_says_that_it_comes_first() -> None:
    asked = RULES.prompts(in_hand(STUCK, FITS), 0)
    (place,) = (one for one in asked if isinstance(one, PlacePrompt))
    assert (place.piece, place.hint) == (FITS, Text("isle_of_skye.hint_later"))
    assert not any(isinstance(one, ChoosePrompt) for one in asked)
    free = [one for one in RULES.prompts(in_hand(FITS, "b09"), 0) if isinstance(one, PlacePrompt)]
    assert [(one.piece, one.hint) for one in free] == [(FITS, None), ("b09", None)]


def test_once_nothing_in_hand_fits_each_tile_may_go_back_and_the_reason_is_told() -> None:
    asked = RULES.prompts(in_hand(STUCK, "b22"), 0)
    back = [one for one in asked if isinstance(one, ChoosePrompt)]
    assert [one.choices[0].piece for one in back] == [STUCK, "b22"]
    assert all(one.hint == Text("isle_of_skye.hint_return") for one in back)
    assert not any(isinstance(one, PlacePrompt) for one in asked)
