"""The longest road (section d6, ruling Q24): a trail along roads that uses no link between two tiles twice, measured in
different tiles.

A set of links forms such a trail exactly if it is connected and at most two roads have an odd number of its links
(Euler). So links are chosen tile by tile, from one side of the territory to the other, preferring choices that miss the
fewest tiles. Of the choices so far only the links that lead on matter: which are chosen, and which of them are
connected already. So the work grows with the width of the territory and not with the number of its trails.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import product
from typing import NamedTuple

from games.core.grid import unpack
from games.isle_of_skye.territory import TerritoryMap

Road = tuple[int, int]
"""A road of a tile: cell, number on the tile."""
Link = tuple[int, int]
"""An edge (cell, edge) between two tiles, named by the tile north or west of it."""
MOST_ODD = 2
"""All roads of a trail but its first and its last have an even number of its links."""
Graph = dict[Road, tuple[tuple[Link, Road], ...]]


class Trail(NamedTuple):
    """A trail along roads: its roads in order, and the links between them."""

    roads: tuple[Road, ...]
    links: tuple[Link, ...]

    @property
    def cells(self) -> tuple[int, ...]:
        """Return the different tiles in the order in which the trail reaches them."""
        return tuple(dict.fromkeys(cell for cell, _ in self.roads))


@lru_cache(maxsize=8)
def find_longest_road(land: TerritoryMap) -> Trail:
    """Return a longest trail, any of equal ones; an empty one if there are no roads. Cached, since a scroll needs it
    for points and proof."""
    graph: Graph = {
        road: tuple((_name_link(road[0], edge, beyond[0]), beyond) for edge, beyond in links)
        for road, links in land.link_roads().items()
    }
    best = Trail(tuple(graph)[:1], ())
    for network in sorted(_find_networks(graph), key=lambda roads: -len(_list_cells(roads))):
        missed = len(_list_cells(network)) - len(best.cells) - 1
        if missed >= 0 and (links := _choose_links(graph, network, missed)):
            best = _build_trail(graph, links)
    return best


def _name_link(cell: int, edge: int, beyond: int) -> Link:
    return (cell, edge) if edge in (1, 2) else (beyond, edge ^ 2)


def _list_cells(roads: Iterable[Road]) -> list[int]:
    return list(dict.fromkeys(cell for cell, _ in roads))


def _find_networks(graph: Graph) -> Iterator[list[Road]]:
    """Yield each set of connected roads."""
    visited: set[Road] = set()
    for first in graph:
        if first not in visited:
            network = [first]
            visited.add(first)
            for road in network:  # the list grows during the walk
                for _, beyond in graph[road]:
                    if beyond not in visited:
                        visited.add(beyond)
                        network.append(beyond)
            yield network


class _Choice(NamedTuple):
    """Some of the links that begin at a tile: for each link the number of its road on the tile, or None if it is not
    chosen; the roads (as bits) with an odd number of them; the chosen links."""

    of_road: tuple[int | None, ...]
    odd: int
    links: tuple[Link, ...]


class _Turn(NamedTuple):
    """What is decided at a tile. Links that lead on from the tiles before it are numbered.

    - `passing`: the links that pass by the tile.
    - `end`: for each road of the tile, the links that end at it.
    - `choices`: what may be chosen of the links that begin.
    - `dead_end`: no road of the tile has two links.
    """

    passing: list[int]
    end: list[list[int]]
    choices: list[_Choice]
    dead_end: bool
    leading: int
    """How many links lead on after it."""


def _list_turns(graph: Graph, network: list[Road]) -> list[_Turn]:
    """Return the tiles in the order of columns or of rows, whichever has fewer links that lead on."""
    members = set(network)
    orders = (sorted(_list_cells(network), key=lambda cell: unpack(cell)[::order]) for order in (1, -1))
    turn_orders = []
    for cells in orders:
        turns: list[_Turn] = []
        leading: list[Link] = []
        for cell in cells:
            roads = [(cell, number) for number in range(4) if (cell, number) in members]
            at = [[link for link, _ in graph[road]] for road in roads]
            cell_links = {link for links in at for link in links}
            passing = [n for n, link in enumerate(leading) if link not in cell_links]
            end = [[n for n, link in enumerate(leading) if link in links] for links in at]
            begin = [(number, link) for number, links in enumerate(at) for link in links if link not in leading]
            leading = [*(leading[n] for n in passing), *(link for _, link in begin)]
            dead_end = max(map(len, at)) < 2
            turns.append(_Turn(passing, end, list(_list_subsets(begin)), dead_end, len(leading)))
        turn_orders.append(turns)
    return min(turn_orders, key=lambda turns: sum(2**turn.leading for turn in turns))


def _list_subsets(begin: list[tuple[int, Link]]) -> Iterator[_Choice]:
    """Yield all subsets of the links, the largest first."""
    for flags in product((True, False), repeat=len(begin)):
        subset = [start for start, is_chosen in zip(begin, flags, strict=True) if is_chosen]
        odd = 0
        for road, _ in subset:
            odd ^= 1 << road
        of_road = tuple(start[0] if start in subset else None for start in begin)
        yield _Choice(of_road, odd, tuple(link for _, link in subset))


_Frontier = tuple[tuple[int, ...], int]
"""For each link that leads on, 0 or the number of the part that it belongs to; and how many roads have an odd
number."""
_Node = tuple[int, _Frontier]
"""How many tiles are decided, and the frontier then."""


class _Visit(NamedTuple):
    """How a node is reached: tiles missed so far, the node before, the links chosen since."""

    missed: int
    before: _Node
    links: tuple[Link, ...]


def _choose_links(graph: Graph, network: list[Road], most: int) -> list[Link]:
    """Return the links of a trail that misses the fewest tiles of a network; none if each one misses more than `most`.

    An A* search by the number of missed tiles, including those that are certain to be missed: every dead end makes an
    odd number. Among equal choices the one that has come furthest goes on.
    """
    turns = _list_turns(graph, network)
    ends = [sum(turn.dead_end for turn in turns[n:]) for n in range(len(turns) + 1)]
    start: _Node = (0, ((), 0))
    visits: dict[_Node, _Visit] = {}
    waiting: list[tuple[int, int, _Node, _Visit]] = [(0, 0, start, _Visit(0, start, ()))]
    while waiting:
        _, _, node, visit = heappop(waiting)
        if node in visits:
            continue
        visits[node] = visit
        decided, (parts, odd) = node
        if decided > len(turns):
            return list(_trace(visits, node))
        better = visits.get((decided, (parts, 0)))
        if decided == len(turns) or (odd and better and better.missed <= visit.missed):
            continue
        for next_frontier, links, is_missed in _list_choices(turns[decided], node[1]):
            next_node = (decided + 1, next_frontier) if next_frontier else (len(turns) + 1, node[1])
            missed = visit.missed + is_missed + (0 if next_frontier else len(turns) - decided - 1)
            least = missed + (max(0, ends[decided + 1] + next_frontier[1] - 2) if next_frontier else 0)
            if least <= most and next_node not in visits:
                heappush(waiting, (least, -next_node[0], next_node, _Visit(missed, node, links)))
    return []


def _trace(visits: dict[_Node, _Visit], node: _Node) -> Iterator[Link]:
    while node[0]:
        _, node, links = visits[node]
        yield from links


def _list_choices(turn: _Turn, previous: _Frontier) -> Iterator[tuple[_Frontier | None, tuple[Link, ...], bool]]:
    """Yield every choice at a tile: the frontier then (None: the trail is complete), its links, and True if the tile
    is missed."""
    parts, odd = previous
    passing, road_parts = _join_parts(
        [parts[n] for n in turn.passing], [[parts[n] for n in end if parts[n]] for end in turn.end]
    )
    odd_ends = sum((sum(parts[n] > 0 for n in end) % 2) << road for road, end in enumerate(turn.end))
    ending = {part for part in road_parts if part > 0}
    for choice in turn.choices:
        now_odd = odd + (choice.odd ^ odd_ends).bit_count()
        if now_odd > MOST_ODD:
            continue
        labels = passing + [0 if road is None else road_parts[road] for road in choice.of_road]
        if any(labels):
            if ending.issubset(labels):
                numbers = {0: 0}
                renumbered = tuple([numbers.setdefault(label, len(numbers)) for label in labels])
                yield (renumbered, now_odd), choice.links, not (ending or choice.links)
        elif not ending:
            yield (tuple(labels), now_odd), (), True
        elif len(ending) == 1:
            yield None, (), False


def _join_parts(passing: list[int], ending: list[list[int]]) -> tuple[list[int], list[int]]:
    """Return the parts of the links that pass by a tile, and of its roads, after each road has joined those that end at
    it. A road at which none ends is a part of its own, numbered below 0."""
    road_parts: list[int] = []
    for road in range(len(ending)):
        road_parts.append(ending[road][0] if ending[road] else -1 - road)
        for other in {*ending[road]} - {road_parts[road]}:
            joined = {other: road_parts[road]}
            passing, road_parts = ([joined.get(part, part) for part in parts] for parts in (passing, road_parts))
            ending = [[joined.get(part, part) for part in parts] for parts in ending]
    return passing, road_parts


def _build_trail(graph: Graph, links: list[Link]) -> Trail:
    """Return the trail over these links, each used once (Hierholzer)."""
    link_set = set(links)
    remaining = {road: [(link, beyond) for link, beyond in on if link in link_set] for road, on in graph.items()}
    used: set[Link] = set()
    start = next((road for road, on in remaining.items() if len(on) % 2), None)
    if start is None:
        start = next(road for road, on in remaining.items() if on)
    walk: list[tuple[Road, Link | None]] = [(start, None)]
    path: list[tuple[Road, Link | None]] = []
    while walk:
        onward = remaining[walk[-1][0]]
        while onward and onward[-1][0] in used:
            onward.pop()
        if onward:
            link, beyond = onward.pop()
            used.add(link)
            walk.append((beyond, link))
        else:
            path.append(walk.pop())
    path.reverse()
    return Trail(tuple(road for road, _ in path), tuple(link for _, link in path if link is not None))
