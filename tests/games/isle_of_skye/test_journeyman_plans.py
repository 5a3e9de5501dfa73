"""Plans compared with an exhaustive search over random territories with roads (section j5)."""

from heapq import heappop, heappush
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from games.core.grid import pack, unpack
from games.isle_of_skye.expansions.journeyman.movement import Verdict, judge_plan
from games.isle_of_skye.territory import Placed, Territory, TerritoryMap, lay
from tests.games.isle_of_skye.journeyman import PLAIN

Cells = tuple[tuple[int, int], ...]
NAMES = ("way", "curves", "field", "barrel")


@st.composite
def lands(draw: st.DrawFn) -> tuple[Territory, TerritoryMap]:
    """Draw a castle with up to eleven connected tiles and up to three placed roads."""
    land = lay(Territory(), PLAIN, pack(0, 0), Placed("castle", 0, 0, 1))
    for n in range(draw(st.integers(1, 11))):
        beside = sorted({(x + dx, y + dy) for x, y in map(unpack, land.tiles) for dx, dy in AROUND} - cells_of(land))
        x, y = draw(st.sampled_from(beside))
        land = lay(land, PLAIN, pack(x, y), Placed(draw(st.sampled_from(NAMES)), draw(st.integers(0, 3)), n + 1, 1))
    shared = [
        (pack(x, y), pack(x + dx, y + dy))
        for x, y in sorted(cells_of(land))
        for dx, dy in ((1, 0), (0, 1))
        if (x + dx, y + dy) in cells_of(land)
    ]
    return land, TerritoryMap.build(land, PLAIN, draw(st.lists(st.sampled_from(shared), max_size=3, unique=True)))


AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))


def cells_of(territory: Territory) -> set[tuple[int, int]]:
    return set(map(unpack, territory.tiles))


def least(territory: Territory, land: TerritoryMap, start: int, markers: frozenset[int]) -> int:
    """Return the movement points needed to visit all markers, by a search over cells and remaining markers."""
    exits = {"castle": "NES", "way": "EW", "curves": "NESW", "barrel": "N", "field": ""}
    placed = {frozenset(link) for link in land.links}
    waiting, visited = [(0, start, tuple(sorted(markers - {start})))], set()
    while waiting:
        cost_so_far, place, remaining = heappop(waiting)
        if not remaining:
            return cost_so_far
        if (place, remaining) in visited:
            continue
        visited.add((place, remaining))
        x, y = unpack(place)
        for edge, (dx, dy) in enumerate(AROUND):
            neighbour = pack(x + dx, y + dy)
            if neighbour not in land.tiles:
                continue
            ends = ((place, edge), (neighbour, (edge + 2) % 4))
            printed = all(
                "NESW"[(side - territory.tiles[at].rotation) % 4] in exits[territory.tiles[at].tile]
                for at, side in ends
            )
            cost = 1 if printed or frozenset((place, neighbour)) in placed else 2
            heappush(
                waiting, (cost_so_far + cost, neighbour, tuple(marker for marker in remaining if marker != neighbour))
            )
    raise AssertionError("a territory hangs together")


@given(lands(), st.data())
def test_a_plan_is_judged_as_by_exhaustive_search(lands: tuple[Territory, TerritoryMap], data: st.DataObject) -> None:
    territory, land = lands
    cells = sorted(land.tiles)
    start = data.draw(st.sampled_from(cells))
    markers = data.draw(st.lists(st.sampled_from(cells), max_size=4, unique=True))
    points, owned = data.draw(st.integers(0, 12)), data.draw(st.integers(1, 3))
    verdict = judge_plan(land, start, markers, points, owned)
    standing_cells = [leg.at for leg in verdict.legs]
    allowed = markers[:owned]
    costs = {
        subset: least(territory, land, start, frozenset(subset))
        for n in range(4)
        for subset in combinations(allowed, n)
    }
    most = max(len(subset) for subset, cost in costs.items() if cost <= points)
    cheapest = min(cost for subset, cost in costs.items() if len(subset) == most)
    assert (len(standing_cells), verdict.spent) == (most, cheapest if most else 0)
    assert sorted([*standing_cells, *(fallen.at for fallen in verdict.fallen)]) == sorted(markers)
    for marker in verdict.fallen:
        beside = least(territory, land, start, frozenset((*standing_cells, marker.at)))
        assert marker.missing == (beside - points if marker.at in allowed else 0)


def test_a_plan_without_markers_is_no_journey() -> None:
    territory = lay(Territory(), PLAIN, pack(0, 0), Placed("castle", 0, 0, 1))
    assert judge_plan(TerritoryMap.build(territory, PLAIN, ()), pack(0, 0), (), 4, 2) == Verdict((), ())
