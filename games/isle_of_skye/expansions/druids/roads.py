"""The longest road (section d6, ruling Q24): a way along roads that uses no link between two tiles twice, measured in
different tiles."""

from collections.abc import Iterator
from typing import NamedTuple

from games.isle_of_skye.territory import Land

Road = tuple[int, int]
"""A road of a tile: cell, number on the tile."""
Link = tuple[int, int]
"""An edge (cell, edge) between two tiles, named from the tile north or west of it."""


class Way(NamedTuple):
    """A way along roads: the roads it comes by, in order, and the links between them."""

    roads: tuple[Road, ...]
    links: tuple[Link, ...]

    @property
    def cells(self) -> tuple[int, ...]:
        """The different tiles in the order in which the way reaches them."""
        return tuple(dict.fromkeys(cell for cell, _ in self.roads))


Graph = dict[Road, tuple[tuple[Link, Road], ...]]


def longest_road(land: Land) -> Way:
    """A longest way; any of equal ones. No roads: an empty way."""
    graph = _graph(land)
    best = Way((), ())
    for start in sorted(graph, key=lambda road: (len(graph[road]) != 1, -_reach(graph, road, frozenset(), {road[0]}))):
        if _reach(graph, start, frozenset(), {start[0]}) + 1 > len(best.cells):
            best = _longest_from(graph, Way((start,), ()), best)
    return best


def _graph(land: Land) -> Graph:
    return {
        road: tuple((_name(road[0], edge, beyond[0]), beyond) for edge, beyond in links)
        for road, links in land.road_links().items()
    }


def _name(here: int, edge: int, there: int) -> Link:
    return (here, edge) if edge in (1, 2) else (there, edge ^ 2)


def _longest_from(graph: Graph, way: Way, best: Way) -> Way:
    """The best of `best` and all ways that begin with `way`. A way is given up as soon as it cannot become longer."""
    length = len(way.cells)
    if length > len(best.cells):
        best = way
    used, reached = frozenset(way.links), set(way.cells)
    for link, beyond in _onward(graph, way.roads[-1], used):
        if length + (beyond[0] not in reached) + _reach(graph, beyond, used | {link}, reached | {beyond[0]}) <= len(
            best.cells
        ):
            continue
        best = _longest_from(graph, Way((*way.roads, beyond), (*way.links, link)), best)
    return best


def _onward(graph: Graph, road: Road, used: frozenset[Link]) -> Iterator[tuple[Link, Road]]:
    return ((link, beyond) for link, beyond in graph[road] if link not in used)


def _reach(graph: Graph, start: Road, used: frozenset[Link], reached: set[int]) -> int:
    """How many more tiles a way that stands at `start` can reach at most: all within parts that hang together by more
    than one link, and of what lies behind single links the best way alone, as nobody comes back over them."""
    order: dict[Road, int] = {}
    low: dict[Road, int] = {}

    def visit(road: Road, by: Link | None) -> tuple[int, int]:
        """(new tiles in the part of `road` found below it, best gain behind the single links that leave the part)."""
        order[road] = low[road] = len(order)
        own, behind = int(road[0] not in reached), 0
        for link, beyond in _onward(graph, road, used):
            if link == by:
                continue
            if beyond in order:
                low[road] = min(low[road], order[beyond])
                continue
            inside, further = visit(beyond, link)
            if low[beyond] > order[road]:  # a single link
                behind = max(behind, inside + further)
            else:
                low[road] = min(low[road], low[beyond])
                own += inside
                behind = max(behind, further)
        return own, behind

    return sum(visit(start, None))
