"""What is wrong with a board that a table entered, each fault by name (rules section 3)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from games.core.errors import IllegalAction
from games.core.score import Place
from games.dolmengoetter.board import (
    CORNER,
    TOP_FACTOR,
    Board,
    BoardFacts,
    CircleFacts,
    build_board,
    find_rune_pairs,
    group_by_rune,
    list_sides,
    read_facts,
)

PRINTED_CIRCLES: Final = 28
MOST_CIRCLES_OF_A_PLACE: Final = 3
FEWEST_OF_A_RING: Final = 3
"""Places of a circle without which there is nothing to draw."""

Side = frozenset[Place]


class Fault(NamedTuple):
    """A fault: the code of its sentence with its params, and the places and circles that a picture marks."""

    code: str
    params: Mapping[str, str | int] = {}
    marked: tuple[Place, ...] = ()


def read_board(raw: Any) -> Board:
    """Return a board from JSON.

    :raises IllegalAction: `dolmengoetter.board_*`, its first fault.
    """
    facts = read_facts(raw)
    for fault in find_faults(facts):
        raise IllegalAction(fault.code, fault.params, rule="3")
    return build_board(facts)


def find_faults(facts: BoardFacts) -> tuple[Fault, ...]:
    """Return everything that is wrong with a board. If ids or circles are wrong, what follows from them is not
    checked."""
    if fault := tuple(_find_id_faults(facts)) or tuple(_find_circle_faults(facts)):
        return fault
    on = _group_by_side(facts)
    return (*_find_line_faults(facts, on), *_find_border_faults(facts, on), *_find_rune_faults(facts, _find_border(on)))


def is_drawable(facts: BoardFacts) -> bool:
    """True if a board can be drawn: its ids are those of its places, and its circles have sides."""
    has_sides = all(len(circle.places) >= FEWEST_OF_A_RING for circle in facts.circles)
    return has_sides and next(_find_id_faults(facts), None) is None


def _find_id_faults(facts: BoardFacts) -> Iterator[Fault]:
    place_ids = {place.id for place in facts.places}
    ids = [*(place.id for place in facts.places), *(circle.id for circle in facts.circles)]
    for name in _find_repeated(ids):
        yield Fault("dolmengoetter.board_id_twice", {"id": name}, (name,))
    references = [(circle.id, place) for circle in facts.circles for place in circle.places]
    references += [("edges", place) for line in facts.edges or () for place in line]
    references += [(pair.rune, place) for pair in facts.rune_pairs or () for place in pair.places]
    references += [("outline", place) for place in facts.outline or ()]
    for source, place in dict.fromkeys(references):
        if place not in place_ids:
            yield Fault("dolmengoetter.board_no_such_place", {"id": place, "where": source})


def _find_circle_faults(facts: BoardFacts) -> Iterator[Fault]:
    if not facts.any_size and len(facts.circles) != PRINTED_CIRCLES:
        yield Fault("dolmengoetter.board_circles", {"n": len(facts.circles), "wanted": PRINTED_CIRCLES})
    for circle in facts.circles:
        if circle.size not in TOP_FACTOR:
            yield Fault("dolmengoetter.board_size", {"circle": circle.id, "size": circle.size}, (circle.id,))
        elif len(set(circle.places)) != circle.size or len(circle.places) != circle.size:
            params: dict[str, str | int] = {"circle": circle.id, "n": len(set(circle.places)), "size": circle.size}
            yield Fault("dolmengoetter.board_ring", params, (circle.id,))
    for place in facts.places:
        if place.x > facts.width or place.y > facts.height:
            yield Fault("dolmengoetter.board_outside", {"place": place.id}, (place.id,))
    for circle in facts.circles:
        if circle.x > facts.width or circle.y > facts.height:
            yield Fault("dolmengoetter.board_outside", {"place": circle.id}, (circle.id,))


def _group_by_side(facts: BoardFacts) -> dict[Side, list[CircleFacts]]:
    on: dict[Side, list[CircleFacts]] = {}
    for circle in facts.circles:
        for side in list_sides(circle):
            on.setdefault(side, []).append(circle)
    return on


def _find_line_faults(facts: BoardFacts, on: Mapping[Side, list[CircleFacts]]) -> Iterator[Fault]:
    """Yield what is wrong with the lines: they are the sides of the circles, each of one circle or of two."""
    for side, circles in on.items():
        if len(circles) > 2:
            yield _build_line_fault("dolmengoetter.board_side_shared", side, n=len(circles))
    if facts.edges is None:
        return
    lines = [frozenset(line) for line in facts.edges]
    for side in _find_repeated(lines):
        yield _build_line_fault("dolmengoetter.board_line_twice", side)
    for side in dict.fromkeys(lines):
        if side not in on:
            yield _build_line_fault("dolmengoetter.board_line_not_a_side", side)
    for side in on:
        if side not in set(lines):
            yield _build_line_fault("dolmengoetter.board_line_missing", side)


def _build_line_fault(code: str, side: Side, **params: int) -> Fault:
    places = tuple(sorted(side))
    return Fault(code, {"place": places[0], "other": places[-1], **params}, places)


def _find_border(on: Mapping[Side, list[CircleFacts]]) -> dict[Place, list[Place]]:
    """Return the border places with their neighbours along sides that only one circle has."""
    border: dict[Place, list[Place]] = {}
    for side, circles in on.items():
        if len(circles) == 1:
            first, other = sorted(side)
            border.setdefault(first, []).append(other)
            border.setdefault(other, []).append(first)
    return border


def _find_border_faults(facts: BoardFacts, on: Mapping[Side, list[CircleFacts]]) -> Iterator[Fault]:
    """Yield what is wrong with the border, one closed ring, and with the circles of a place."""
    border = _find_border(on)
    torn = sorted(place for place, neighbours in border.items() if len(neighbours) != 2)
    for place in torn:
        yield Fault("dolmengoetter.board_border_torn", {"place": place}, (place,))
    ring = [] if torn or not border else _find_ring(border)
    if not torn and len(ring) < len(border):
        unreached = sorted(border.keys() - set(ring))
        yield Fault("dolmengoetter.board_border_parts", {"place": unreached[0] if unreached else ""}, tuple(unreached))
    elif not torn and facts.outline is not None and not _is_same_ring(facts.outline, ring):
        yield Fault("dolmengoetter.board_outline", {}, tuple(ring))
    count = Counter(place for circle in facts.circles for place in circle.places)
    for board_place in facts.places:
        n, is_border = count[board_place.id], board_place.id in border
        params: dict[str, str | int] = {"place": board_place.id, "n": n}
        if is_border and n >= MOST_CIRCLES_OF_A_PLACE:
            yield Fault("dolmengoetter.board_border_circles", params, (board_place.id,))
        elif not is_border and n != MOST_CIRCLES_OF_A_PLACE:
            yield Fault("dolmengoetter.board_inner_circles", params, (board_place.id,))


def _find_ring(border: Mapping[Place, list[Place]]) -> list[Place]:
    """Return the ring through the first place, where each has two neighbours."""
    first = min(border)
    ring, previous, at = [first], first, border[first][0]
    while at != first:
        ring.append(at)
        neighbour, other = border[at]
        previous, at = at, other if neighbour == previous else neighbour
    return ring


def _is_same_ring(outline: tuple[Place, ...], ring: list[Place]) -> bool:
    """True if both are the same ring, regardless of start and direction."""
    if len(outline) != len(ring) or set(outline) != set(ring):
        return False
    at = ring.index(outline[0]) if outline else 0
    rotated = ring[at:] + ring[:at]
    return outline == tuple(rotated) or outline == (rotated[0], *reversed(rotated[1:]))


def _find_rune_faults(facts: BoardFacts, border: Mapping[Place, list[Place]]) -> Iterator[Fault]:
    by_rune = group_by_rune(facts)
    for place in facts.places:
        if (place.rune is None) == (place.id in border):
            code = "dolmengoetter.board_rune_missing" if place.rune is None else "dolmengoetter.board_rune_inside"
            yield Fault(code, {"place": place.id}, (place.id,))
        if place.corner != (place.rune == CORNER):
            yield Fault("dolmengoetter.board_corner", {"place": place.id}, (place.id,))
    for rune in dict.fromkeys((CORNER, *by_rune)):
        places, expected = by_rune.get(rune, []), 4 if rune == CORNER else 2
        if len(places) != expected:
            params: dict[str, str | int] = {"rune": rune, "n": len(places), "wanted": expected}
            yield Fault("dolmengoetter.board_rune_count", params, tuple(places))
    pairs = sorted((pair.rune, tuple(sorted(pair.places))) for pair in find_rune_pairs(facts))
    if pairs != sorted((rune, tuple(sorted(places))) for rune, places in by_rune.items()):
        yield Fault("dolmengoetter.board_rune_pairs")


def _find_repeated(items: list[Any]) -> list[Any]:
    return [item for item, n in Counter(items).items() if n > 1]
