"""How the journeyman moves (sections j5 and j6), and which tiles fulfil the requirement of a space (section j7)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import combinations, pairwise, permutations
from operator import itemgetter
from typing import NamedTuple

from games.core.grid import STEP, unpack
from games.isle_of_skye.expansions.journeyman.data import Requirement
from games.isle_of_skye.territory import TerritoryMap

BY_ROAD = 1
ACROSS = 2


def find_cost(land: TerritoryMap, cell: int, edge: int) -> int | None:
    """Return the movement points of the step across an edge, or None if there is no tile.

    Only this edge matters: a printed exit on both sides, or a placed road on it, links the tiles.
    """
    neighbour = cell + STEP[edge]
    if neighbour not in land.tiles:
        return None
    printed = land.tiles[cell].road_at[edge] >= 0 and land.tiles[neighbour].road_at[edge ^ 2] >= 0
    return BY_ROAD if printed or (cell, neighbour) in land.links else ACROSS


def measure_distances(land: TerritoryMap, start: int) -> dict[int, int]:
    """Return the movement points from a tile to every tile, by the cheapest way."""
    costs: dict[int, int] = {}
    waiting = [(0, start)]
    while waiting:
        spent, cell = heappop(waiting)
        if cell in costs:
            continue
        costs[cell] = spent
        for edge in range(4):
            step = find_cost(land, cell, edge)
            if step is not None and cell + STEP[edge] not in costs:
                heappush(waiting, (spent + step, cell + STEP[edge]))
    return costs


class Distances:
    """Movement points between the tiles of a territory, worked out once for each tile that is asked for. They are the
    same there and back."""

    def __init__(self, land: TerritoryMap) -> None:
        self._land = land
        self._known: dict[int, dict[int, int]] = {}

    def measure(self, cell: int, other: int) -> int:
        """Return the movement points from a tile to another one, or back."""
        cached = self._known
        if other in cached:
            return cached[other][cell]
        if cell not in cached:
            cached[cell] = measure_distances(self._land, cell)
        return cached[cell][other]

    def find_way(self, start: int, goal: int) -> tuple[int, ...]:
        """Return the tiles between two others on a cheapest way."""
        self.measure(start, start)
        return find_way(self._land, self._known[start], start, goal)


def find_way(land: TerritoryMap, far: Mapping[int, int], start: int, goal: int) -> tuple[int, ...]:
    """Return the tiles between `start` and `goal` on a cheapest way; `far` are the distances from `start`."""
    between: list[int] = []
    cell = goal
    while cell != start:
        for edge in range(4):
            step, previous = find_cost(land, cell, edge), cell + STEP[edge]
            if step is not None and far[previous] + step == far[cell]:
                cell = previous
                break
        between.append(cell)
    return tuple(reversed(between[:-1]))


Way = tuple[int, tuple[int, ...]]
"""Movement points, and the cells of markers in the order in which they are picked up for them."""


def list_ways(far: Distances, start: int, markers: Iterable[int]) -> tuple[Way, ...]:
    """Return every order in which markers can be picked up, with its cost; cheapest first, equal ones in the order of
    cells."""
    return tuple(sorted(_find_ways(far, start, markers), key=itemgetter(0)))


def find_cheapest(far: Distances, start: int, markers: Iterable[int]) -> Way:
    """Return the first way that `list_ways` lists."""
    return min(_find_ways(far, start, markers), key=itemgetter(0))


def _find_ways(far: Distances, start: int, markers: Iterable[int]) -> Iterator[Way]:
    for order in permutations(sorted(set(markers), key=unpack)):
        spent, place = 0, start
        for cell in order:
            spent += far.measure(place, cell)
            place = cell
        yield spent, order


class Leg(NamedTuple):
    """A marker that is picked up: its cell, and the movement points from the one before."""

    at: int
    cost: int


class Fallen(NamedTuple):
    """A marker that is taken off: its cell, and how many movement points are missing for it once the others are picked
    up. 0: it may not lie there, whatever the points."""

    at: int
    missing: int


class Verdict(NamedTuple):
    """What a plan comes to: the markers that stand, in the cheapest order, and those that are taken off."""

    legs: tuple[Leg, ...]
    fallen: tuple[Fallen, ...]

    @property
    def spent(self) -> int:
        """Return the movement points of all legs."""
        return sum(leg.cost for leg in self.legs)


def judge_plan(
    land: TerritoryMap, start: int, markers: Sequence[int], points: int, owned: int, distances: Distances | None = None
) -> Verdict:
    """Judge a plan as a whole (section j5): on own tiles, one a tile, no more than owned, within the movement points in
    some order. `distances`: those of this land, for callers that judge several plans.

    As many markers stand as can; of equally many those that cost least, then those laid first.
    """
    allowed: list[int] = []
    for cell in markers:
        if cell in land.tiles and cell not in allowed and len(allowed) < owned:
            allowed.append(cell)
    tile_distances = distances or Distances(land)
    kept_markers, order = _choose_markers(tile_distances, start, allowed, points)
    legs = tuple(Leg(cell, tile_distances.measure(previous, cell)) for previous, cell in pairwise((start, *order)))
    unmatched = list(kept_markers)
    fallen = []
    for cell in markers:
        if cell in unmatched:
            unmatched.remove(cell)
        else:
            is_far = cell in allowed and cell not in kept_markers
            fallen.append(
                Fallen(cell, find_cheapest(tile_distances, start, (*kept_markers, cell))[0] - points if is_far else 0)
            )
    return Verdict(legs, tuple(fallen))


def _choose_markers(
    far: Distances, start: int, markers: Sequence[int], points: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the markers that stand, and the cheapest order of picking them up."""
    for size in range(len(markers), 0, -1):
        ways = ((*find_cheapest(far, start, subset), subset) for subset in combinations(markers, size))
        spent, order, kept_markers = min(ways, key=itemgetter(0))
        if spent <= points:
            return kept_markers, order
    return (), ()


def fulfils(land: TerritoryMap, cell: int, requirement: Requirement) -> bool:
    """True if a tile is or shows what a space requires."""
    match requirement.kind:
        case "castle":
            return cell == land.find_castle()
        case "distance_min":
            return count_steps_from_castle(land, cell) >= requirement.tiles
        case "completed_area":
            return all(_holds_completed(land, cell, terrain) for terrain in requirement.terrains)
        case "compass":
            return _is_outermost(land, cell, requirement.side)
        case "feature" | "scroll":
            kind = requirement.feature or requirement.kind
            return any(symbol.kind == kind for symbol in land.tiles[cell].symbols)


def count_steps_from_castle(land: TerritoryMap, cell: int) -> int:
    """Return the distance up and down plus left and right, across gaps too."""
    castle = land.find_castle()
    (x, y), (from_x, from_y) = unpack(cell), unpack(cell if castle is None else castle)
    return abs(x - from_x) + abs(y - from_y)


def _holds_completed(land: TerritoryMap, cell: int, terrain: str) -> bool:
    regions = range(len(land.tiles[cell].regions))
    areas = (land.find_area(cell, number) for number in regions)
    return any(area.terrain == terrain and not area.open for area in areas)


def _is_outermost(land: TerritoryMap, cell: int, side: str) -> bool:
    """True if no tile lies further to a side; several tiles may be outermost (ruling Q17)."""
    places: Sequence[tuple[int, int]] = [unpack(tile) for tile in land.tiles]
    x, y = unpack(cell)
    match side:
        case "N":
            return y == min(at[1] for at in places)
        case "S":
            return y == max(at[1] for at in places)
        case "E":
            return x == max(at[0] for at in places)
    return x == min(at[0] for at in places)
