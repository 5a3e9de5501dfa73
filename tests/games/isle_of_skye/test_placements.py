"""Legal placements, counted by the ruleset and by an independent brute-force search; prompts if a tile of the hand has
none (section 3, phase 5)."""

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from games.core.grid import pack, unpack
from games.core.prompt import ChoosePrompt, PlacePrompt
from games.core.text import Text
from games.isle_of_skye.actions import PlaceTile, ReceiveTile
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.territory import Placed, Territory, find_placements, lay
from games.isle_of_skye.tiles import PRINTED, count_turns
from tests.games.isle_of_skye.shapes import RULES, founded_table, go
from tests.proofs.skye_land import EDGES, FACING, STEP
from tests.proofs.skye_moments import read_raw_tiles

TURNS = range(4)
TILES = sorted(name for name in PRINTED.counts if name in read_raw_tiles())


def look(tile: str, rotation: int) -> dict[str, str]:
    """Return the terrain at each edge of a placed tile."""
    edges: dict[str, str] = read_raw_tiles()[tile]["edges"]
    return {EDGES[(EDGES.index(edge) + rotation) % 4]: terrain for edge, terrain in edges.items()}


def legal(lying: dict[tuple[int, int], dict[str, str]], tile: str) -> set[tuple[int, int, int]]:
    """Return every (x, y, rotation) whose cell is empty and whose shared edges, at least one, match."""
    xs, ys = zip(*lying, strict=True)
    generated_places = set()
    for x in range(min(xs) - 1, max(xs) + 2):
        for y in range(min(ys) - 1, max(ys) + 2):
            beside = {edge: (x + dx, y + dy) for edge, (dx, dy) in STEP.items() if (x + dx, y + dy) in lying}
            if (x, y) in lying or not beside:
                continue
            for rotation in TURNS:
                tile_look = look(tile, rotation)
                if all(lying[neighbour][FACING[edge]] == tile_look[edge] for edge, neighbour in beside.items()):
                    generated_places.add((x, y, rotation))
    return generated_places


def generated(territory: Territory, tile: str) -> set[tuple[int, int, int]]:
    """Return the same from the ruleset."""
    offered = find_placements(territory, PRINTED.tiles[tile])
    return {(*unpack(at), rotation) for at, rotations in offered.items() for rotation in rotations}


def test_legal_placements_equal_brute_force_in_growing_territories() -> None:
    total = 0
    for seed in range(6):
        rng = random.Random(seed)
        territory = lay(Territory(), PRINTED, pack(0, 0), Placed("castle_blue", seed % 4, 0))
        lying = {(0, 0): look("castle_blue", seed % 4)}
        for n, tile in enumerate(rng.sample(TILES, 14), 1):
            for other in rng.sample(TILES, 8):
                assert generated(territory, other) == legal(lying, other)
            places = generated(territory, tile)
            assert places == legal(lying, tile)
            total += len(places)
            if places:
                x, y, rotation = rng.choice(sorted(places))
                territory = lay(territory, PRINTED, pack(x, y), Placed(tile, rotation, n))
                lying[x, y] = look(tile, rotation)
    assert total > 500


@cache
def tree(lying: tuple[tuple[tuple[int, int], str, int], ...], hand: tuple[str, ...]) -> int:
    """Count the ways to build a hand by brute force."""
    if not hand:
        return 1
    looks = {at: look(tile, rotation) for at, tile, rotation in lying}
    ways = 0
    for tile in hand:
        hand_left = tuple(other for other in hand if other != tile)
        for x, y, rotation in legal(looks, tile):
            ways += tree((*lying, ((x, y), tile, rotation)), hand_left)
    return ways


def grown(territory: Territory, hand: tuple[str, ...]) -> int:
    """Return the same count from the ruleset."""
    if not hand:
        return 1
    return sum(
        grown(
            lay(territory, PRINTED, pack(x, y), Placed(tile, rotation, len(territory.tiles))),
            tuple(other for other in hand if other != tile),
        )
        for tile in hand
        for x, y, rotation in generated(territory, tile)
    )


def test_the_number_of_ways_to_build_a_hand_equals_brute_force() -> None:
    first: Any = (((0, 0), "castle_blue", 0),)
    start = lay(Territory(), PRINTED, pack(0, 0), Placed("castle_blue", 0, 0))
    for hand in (("b01", "b02"), ("b09", "b12"), ("b33", "b44"), ("b03",)):
        assert grown(start, hand) == tree(first, hand) > 0


STUCK, FITS = "b06", "b05"


def in_hand(*tiles: str) -> Any:
    """Return a state where seat 0 has these tiles in hand, and a territory whose open edges are all pasture."""
    state = founded_table(tracking="territories")
    for tile, x in (("b02", -1), ("b24", 1)):
        state = go(state, (0, ReceiveTile(1, tile)), (0, PlaceTile(1, tile, x, 0, 0)))
    return with_clan(state, 0, replace(state.clans[0], hand=tiles, taken=3))


def test_while_a_tile_must_wait_the_others_say_that_they_come_first() -> None:
    prompts = RULES.list_prompts(in_hand(STUCK, FITS), 0)
    (place,) = (prompt for prompt in prompts if isinstance(prompt, PlacePrompt))
    assert (place.piece, place.hint) == (FITS, Text("isle_of_skye.hint_later"))
    assert not any(isinstance(prompt, ChoosePrompt) for prompt in prompts)
    free = [prompt for prompt in RULES.list_prompts(in_hand(FITS, "b09"), 0) if isinstance(prompt, PlacePrompt)]
    assert [(prompt.piece, prompt.hint) for prompt in free] == [(FITS, None), ("b09", None)]


def test_once_nothing_fits_each_tile_may_be_returned_with_the_reason() -> None:
    prompts = RULES.list_prompts(in_hand(STUCK, "b22"), 0)
    back = [prompt for prompt in prompts if isinstance(prompt, ChoosePrompt)]
    assert [prompt.choices[0].piece for prompt in back] == [STUCK, "b22"]
    assert all(prompt.hint == Text("isle_of_skye.hint_return") for prompt in back)
    assert not any(isinstance(prompt, PlacePrompt) for prompt in prompts)


def lost_by(lying: dict[tuple[int, int], dict[str, str]], hand: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield (tile, x, y, rotation, other): placements that take the last place of another tile, by brute force."""
    for tile in hand:
        placeable = [other for other in hand if other != tile and legal(lying, other)]
        for x, y, rotation in legal(lying, tile):
            next_lying = {**lying, (x, y): look(tile, rotation)}
            yield from ((tile, x, y, rotation, other) for other in placeable if not legal(next_lying, other))


def lost_in_prompts(territory: Territory, hand: tuple[str, ...], **options: str) -> Iterator[tuple[Any, ...]]:
    """Yield the same from the prompts."""
    state = founded_table(tracking="territories", **options)
    state = with_clan(state, 0, replace(state.clans[0], territory=territory, hand=hand, taken=3))
    for prompt in RULES.list_prompts(state, 0):
        for place, rotations in getattr(prompt, "strands", {}).items():
            x, y = map(int, place.split(","))
            for rotation, lost_tiles in rotations.items():
                assert rotation in prompt.cells[place]
                yield from ((prompt.piece, x, y, int(rotation), other) for other in lost_tiles)


NO_PASTURE = [tile for tile in TILES if "pasture" not in look(tile, 0).values()][::2]
"""Tiles with few legal places."""


def narrow() -> tuple[Territory, dict[tuple[int, int], dict[str, str]]]:
    """Return a territory with few edges other than pasture, for the ruleset and for brute force."""
    territory, lying = Territory(), {}
    for n, (x, y, tile) in enumerate(((0, 0, "castle_blue"), (1, 0, "b24"), (0, -1, "b02"))):
        territory = lay(territory, PRINTED, pack(x, y), Placed(tile, 0, n))
        lying[x, y] = look(tile, 0)
    return territory, lying


def test_tiles_that_lose_their_last_place_equal_brute_force() -> None:
    """Their place is taken, or its neighbours no longer match."""
    territory, lying = narrow()
    taken_count = changed_count = 0
    for hand in itertools.product(NO_PASTURE, TILES[::4]):
        expected = {
            placement for placement in lost_by(lying, hand) if placement[3] < count_turns(PRINTED.tiles[placement[0]])
        }
        assert expected == set(lost_in_prompts(territory, hand))
        for _, x, y, _, other in expected:
            is_taken = (x, y) in {(at, to) for at, to, _ in legal(lying, other)}
            taken_count, changed_count = taken_count + is_taken, changed_count + (not is_taken)
    assert taken_count > 10
    assert changed_count > 2


def test_tiles_that_lose_their_last_place_in_growing_territories() -> None:
    for seed in range(8):
        rng = random.Random(seed)
        territory, lying = narrow()
        for n, tile in enumerate(rng.sample(TILES, 6), 3):
            hand = (rng.choice(NO_PASTURE), *rng.sample(TILES, 2))
            expected = {
                placement
                for placement in lost_by(lying, hand)
                if placement[3] < count_turns(PRINTED.tiles[placement[0]])
            }
            assert expected == set(lost_in_prompts(territory, hand))
            if places := legal(lying, tile):
                x, y, rotation = rng.choice(sorted(places))
                territory = lay(territory, PRINTED, pack(x, y), Placed(tile, rotation, n))
                lying[x, y] = look(tile, rotation)


def test_without_the_aid_lost_places_are_not_shown() -> None:
    territory, _ = narrow()
    hands = [hand for hand in itertools.product(NO_PASTURE, TILES[::4]) if any(lost_in_prompts(territory, hand))]
    assert hands
    assert not any(any(lost_in_prompts(territory, hand, legal_cells="off")) for hand in hands[::4])
