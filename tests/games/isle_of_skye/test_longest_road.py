"""The longest road: as long as an exhaustive search finds, in few steps even with many branches."""

import json
import random
from typing import Any

import pytest

from games.core.grid import EDGES, STEP, pack
from games.isle_of_skye.expansions.druids import roads
from games.isle_of_skye.expansions.druids.roads import find_longest_road
from games.isle_of_skye.territory import TerritoryMap
from tests.games.isle_of_skye.golden import FOLDER
from tests.games.isle_of_skye.shapes import subject, tile

Exits = tuple[str, ...]
KINDS: tuple[Exits, ...] = (
    (),
    ("N",),
    ("NE",),
    ("SW",),
    ("NS", "EW"),
    ("NE", "SW"),
    ("NES",),
    ("ESW",),
    ("NSW",),
    ("NESW",),
)
"""Roads of a tile by their exits; two roads of a tile do not touch."""


def land_of(exits: dict[tuple[int, int], Exits]) -> TerritoryMap:
    """Return a pasture with these roads."""
    return subject({at: tile("PPPP", roads=roads) for at, roads in exits.items()}).land


def every_way(land: TerritoryMap) -> int:
    """Return the number of tiles of the longest way, by trying all."""
    graph = land.link_roads()

    def further(road: tuple[int, int], used: frozenset[Any], visited: frozenset[int]) -> int:
        longest = len(visited)
        for _, beyond in graph[road]:
            link = frozenset((road, beyond))
            if link not in used:
                longest = max(longest, further(beyond, used | {link}, visited | {beyond[0]}))
        return longest

    return max((further(road, frozenset(), frozenset({road[0]})) for road in graph), default=0)


def check_way(land: TerritoryMap, way: roads.Trail) -> None:
    """Assert that the way uses existing links, each once."""
    assert len(set(way.links)) == len(way.links) == max(0, len(way.roads) - 1)
    graph = land.link_roads()
    for (road, beyond), (at, edge) in zip(zip(way.roads, way.roads[1:], strict=False), way.links, strict=True):
        assert {road[0], beyond[0]} == {at, at + STEP[edge]}
        assert any(neighbour == beyond for _, neighbour in graph[road])


@pytest.mark.parametrize("seed", range(12))
def test_it_is_as_long_as_an_exhaustive_search_finds(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        kinds = chance.choice((KINDS, KINDS[4:], KINDS[6:]))
        width, height = chance.choice(((1, 7), (2, 4), (3, 3)))
        cells = [(x, y) for x in range(width) for y in range(height) if chance.random() < 0.9]
        land = land_of({at: chance.choice(kinds) for at in cells})
        way = find_longest_road(land)
        assert len(way.cells) == every_way(land)
        check_way(land, way)


def test_separate_networks_do_not_add_up() -> None:
    """Four tiles in a row, and three unconnected ones beside them."""
    row = {(x, 0): ("EW",) for x in range(4)}
    column = {(x, 2): ("EW",) for x in range(3)}
    way = find_longest_road(land_of({**row, **column}))
    assert [pack(x, 0) for x in range(4)] == sorted(way.cells)


def test_parts_joined_only_by_the_rest_of_the_territory_are_no_way() -> None:
    """Two roads of one tile end two parts at once: only one of them is the way."""
    across: dict[tuple[int, int], Exits] = {(0, 0): ("E",), (1, 0): ("SW",), (0, 1): ("E",), (1, 1): ("N", "W")}
    assert len(find_longest_road(land_of(across)).cells) == 3


def test_thirty_tiles_of_crossings_need_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The slowest territory of some thousand that were tried; steps are counted, independent of the machine."""
    rows = json.loads((FOLDER / "crossings.json").read_text("utf-8"))
    land = land_of({(x, y): tuple(exits) for x, y, *exits in rows})
    calls = []
    choices = roads._list_choices

    def counted(*arguments: Any) -> Any:
        calls.append(1)
        return choices(*arguments)

    monkeypatch.setattr(roads, "_list_choices", counted)
    way = find_longest_road(land)
    check_way(land, way)
    assert len(rows) == len(land.tiles) == 30
    assert len(calls) < 6_000
    assert all(edge in EDGES for row in rows for exits in row[2:] for edge in exits)
