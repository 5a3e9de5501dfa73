"""Boards as data (rules section 3): places, circles, lines and runes, with what rules look up often.

A board is facts (`BoardFacts`): the built-in one, or one that a table entered. `board_faults.find_faults` names
what is wrong with it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from games.core.errors import IllegalAction
from games.core.score import Place

Circle = str
"""The id of a circle. Ids of places and circles do not overlap."""
Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,16}$(?!\n)")]
Word = Annotated[str, msgspec.Meta(max_length=200)]
Length = Annotated[float, msgspec.Meta(ge=0, le=10_000)]
Extent = Annotated[float, msgspec.Meta(ge=1, le=10_000)]
MOST_CIRCLES: Final = 100
MOST_PLACES: Final = 400
MOST_BYTES: Final = 200_000
"""Bytes of a board as JSON at most. Larger input is refused before it is read."""
TOP_FACTOR: Final = {4: 3, 6: 4, 8: 5}
"""Size of a circle -> factor of its top dolmen."""
CORNER: Final = "F"
"""The rune of the four corners."""
_NUMBERED: Final = re.compile(r"[A-Za-z]?0*([1-9][0-9]*)")


class PlaceFacts(msgspec.Struct, frozen=True):
    """A place. `x` and `y` are in units of the drawing; border places have a `rune`."""

    id: Id
    x: Length
    y: Length
    rune: Annotated[str, msgspec.Meta(min_length=1, max_length=8)] | None = None
    corner: bool = False


class CircleFacts(msgspec.Struct, frozen=True):
    """A circle: its `places` in ring order, clockwise as drawn, and its middle. `row` and `col` count from 1."""

    id: Id
    size: int
    x: Length
    y: Length
    places: Annotated[tuple[Id, ...], msgspec.Meta(max_length=16)]
    row: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    col: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class RunePair(msgspec.Struct, frozen=True):
    """The places that carry the same rune."""

    rune: Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
    places: Annotated[tuple[Id, ...], msgspec.Meta(max_length=MOST_PLACES)]


class BoardFacts(msgspec.Struct, frozen=True):
    """A board as people enter it. Lines, border and pairs of runes follow from the rest; where they are given, they are
    checked. With `any_size` it may have more or fewer circles than the printed one."""

    width: Extent
    height: Extent
    places: Annotated[tuple[PlaceFacts, ...], msgspec.Meta(min_length=1, max_length=MOST_PLACES)]
    circles: Annotated[tuple[CircleFacts, ...], msgspec.Meta(min_length=1, max_length=MOST_CIRCLES)]
    edges: Annotated[tuple[tuple[Id, Id], ...], msgspec.Meta(max_length=4 * MOST_PLACES)] | None = None
    rune_pairs: Annotated[tuple[RunePair, ...], msgspec.Meta(max_length=MOST_PLACES)] | None = None
    outline: Annotated[tuple[Id, ...], msgspec.Meta(max_length=MOST_PLACES)] | None = None
    name: Word = ""
    status: Word = ""
    any_size: bool = False


class Board(NamedTuple):
    """A board as rules look at it.

    - `neighbours`: for each place those that a line or a rune joins to it (rules section 3), sorted.
    - `rings`: the places of each circle, in ring order.
    - `circles_of`: the circles of each place.
    - `numbers`: what each place and each circle is called; no two places and no two circles alike.
    - `located`: circles that row and column tell from all others of their size.
    """

    facts: BoardFacts
    lines: tuple[tuple[Place, Place], ...]
    neighbours: Mapping[Place, tuple[Place, ...]]
    rings: Mapping[Circle, tuple[Place, ...]]
    circles_of: Mapping[Place, tuple[Circle, ...]]
    numbers: Mapping[str, str]
    located: frozenset[Circle]


def find_factor(size: int, level: int) -> int:
    """Return the factor of a dolmen in a circle of that many places; level 1 is the top (rules section 7).

    >>> find_factor(4, 1), find_factor(8, 6)
    (3, 0)
    """
    return TOP_FACTOR[size] + 1 - level


def list_sides(circle: CircleFacts) -> list[frozenset[Place]]:
    """Return the sides of a circle, each as the two places that it joins."""
    ring = circle.places
    return [frozenset((place, ring[(n + 1) % len(ring)])) for n, place in enumerate(ring)]


def build_board(facts: BoardFacts) -> Board:
    """Return a board from its facts, which are not checked."""
    sides = dict.fromkeys(side for circle in facts.circles for side in list_sides(circle))
    lines = facts.edges if facts.edges is not None else tuple(_sort_pair(side) for side in sides)
    near: dict[Place, set[Place]] = {place.id: set() for place in facts.places}
    for first, other in lines:
        near[first].add(other)
        near[other].add(first)
    for pair in find_rune_pairs(facts):
        for place in pair.places:
            near[place].update(set(pair.places) - {place})
    circles_of: dict[Place, tuple[Circle, ...]] = {place.id: () for place in facts.places}
    for circle in facts.circles:
        for place in circle.places:
            circles_of[place] = (*circles_of[place], circle.id)
    return Board(
        facts,
        lines,
        {place: tuple(sorted(joined_places)) for place, joined_places in near.items()},
        {circle.id: circle.places for circle in facts.circles},
        circles_of,
        shorten_ids(place.id for place in facts.places) | shorten_ids(circle.id for circle in facts.circles),
        _find_located(facts),
    )


def shorten_ids(ids: Iterable[str]) -> dict[str, str]:
    """Return each id as people read it: the number in it, where that tells it from the others.

    >>> shorten_ids(["p07", "p08", "north-gate"])
    {'p07': '7', 'p08': '8', 'north-gate': 'north-gate'}
    >>> shorten_ids(["a1", "b1"])
    {'a1': 'a1', 'b1': 'b1'}
    """
    numbers = {name: numbered[1] if (numbered := _NUMBERED.fullmatch(name)) else name for name in ids}
    times = Counter(numbers.values())
    return {name: number if times[number] == 1 else name for name, number in numbers.items()}


def _find_located(facts: BoardFacts) -> frozenset[Circle]:
    positions = {
        circle.id: (circle.size, circle.row, circle.col) for circle in facts.circles if circle.row and circle.col
    }
    times = Counter(positions.values())
    return frozenset(circle for circle, position in positions.items() if times[position] == 1)


def find_rune_pairs(facts: BoardFacts) -> tuple[RunePair, ...]:
    """Return the places of each rune: the given list or, without one, what each place says."""
    if facts.rune_pairs is not None:
        return facts.rune_pairs
    return tuple(RunePair(rune, tuple(places)) for rune, places in group_by_rune(facts).items())


def group_by_rune(facts: BoardFacts) -> dict[str, list[Place]]:
    """Return the places that say they have each rune, in the order of the places."""
    by_rune: dict[str, list[Place]] = {}
    for place in facts.places:
        if place.rune is not None:
            by_rune.setdefault(place.rune, []).append(place.id)
    return by_rune


def _sort_pair(side: frozenset[Place]) -> tuple[Place, Place]:
    ends = sorted(side)
    return ends[0], ends[-1]


def read_facts(raw: Any) -> BoardFacts:
    """Return the facts of a board from JSON, in the right shape but otherwise not checked.

    :raises IllegalAction: `dolmengoetter.board_too_large` or `dolmengoetter.board_shape`, which says where.
    """
    if len(msgspec.json.encode(raw)) > MOST_BYTES:
        raise IllegalAction("dolmengoetter.board_too_large", {"most": MOST_BYTES // 1000}, rule="3")
    try:
        return msgspec.convert(raw, BoardFacts)
    except msgspec.ValidationError as error:
        _, is_inside, at = str(error).rpartition(" - at `$")
        location = at.strip("`.")[:60] if is_inside else "$"
        raise IllegalAction("dolmengoetter.board_shape", {"at": location}, rule="3") from None


@lru_cache(maxsize=64)
def load_board(encoded: str) -> Board:
    """Return the board of a table from its facts as JSON; empty: the built-in one."""
    return build_board(msgspec.json.decode(encoded, type=BoardFacts)) if encoded else BUILT_IN


_RAW: Final = resources.files(__package__).joinpath("data/board.json").read_bytes()
BUILT_IN: Final = build_board(msgspec.json.decode(_RAW, type=BoardFacts))
"""A reconstruction: nobody could tell how the printed circles are arranged."""
