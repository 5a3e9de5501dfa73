"""Boards from rows of circles (rules section 3): the sizes of the circles say how neighbouring rows touch.

Inside the board three circles meet at each place, so a circle has as many neighbours as places. Between two rows the
meeting points follow each other from left to right; a circle's *steps* are how many circles it touches below.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, product
from typing import Final, NamedTuple

from games.dolmengoetter.board import TOP_FACTOR

SIZES: Final = tuple(TOP_FACTOR)
Rows = tuple[tuple[int, ...], ...]
"""The size of each circle, row by row."""
Steps = tuple[int, ...]
"""For each circle of a row, how many circles of the row below it touches."""
Arrangement = tuple[Steps, ...]
"""The steps of each row but the last."""
MOST_VARIANTS: Final = 24
MOST_HINTS: Final = 6


class Misfit(NamedTuple):
    """Rows that do not fit together.

    - `row`: the number of the first row that does not fit the rows above it.
    - `hints`: single changes after which all rows fit: row, number of the circle in it, its new size.
    """

    row: int
    hints: tuple[tuple[int, int, int], ...]


@lru_cache(maxsize=256)
def find_arrangements(rows: Rows) -> tuple[Arrangement, ...]:
    """Return the ways in which rows fit together, at most `MOST_VARIANTS`, those with the least slant first.

    >>> find_arrangements(((4, 4, 4), (4, 4, 4), (4, 4, 4)))
    ()
    >>> find_arrangements(((6, 6), (6, 6)))[0]
    ((1, 2),)
    """
    reached = _reach(rows)
    if len(reached) < len(rows) or not rows:
        return ()
    ways = islice(_complete(rows, 0, ()), 40 * MOST_VARIANTS)
    return tuple(sorted(ways, key=_measure_slant)[:MOST_VARIANTS])


def find_misfit(rows: Rows) -> Misfit | None:
    """Return why rows do not fit together, None if they do."""
    if find_arrangements(rows):
        return None
    return Misfit(min(len(_reach(rows)) + 1, len(rows)), tuple(islice(_find_hints(rows), MOST_HINTS)))


def _find_hints(rows: Rows) -> Iterator[tuple[int, int, int]]:
    """Yield the single changes after which rows fit: what fits from above and what fits from below then meet in the
    changed row."""
    from_above: list[set[Steps]] = [{()}, *_reach(rows)]
    from_below: list[set[Steps]] = [{()}, *_reach(rows[::-1])]
    for n, circles in enumerate(rows):
        below = len(rows) - 1 - n
        if n >= len(from_above) or below >= len(from_below):
            continue
        for at, size in product(range(len(circles)), SIZES):
            if size != circles[at]:
                changed = (*rows[:n], (*circles[:at], size, *circles[at + 1 :]), *rows[n + 1 :])
                meets = (
                    steps in from_below[below] for before in from_above[n] for steps in _find_steps(changed, n, before)
                )
                if any(meets):
                    yield n + 1, at + 1, size


def count_above(steps: Steps, width: int) -> Steps:
    """Return for each of `width` circles of a row how many circles of the row above it touches.

    >>> count_above((1, 3, 1), 3)
    (2, 1, 2)
    """
    touched, first = [0] * width, 0
    for step in steps:
        for n in range(first, first + step):
            touched[n] += 1
        first += step - 1
    return tuple(touched)


def _reach(rows: Rows) -> list[set[Steps]]:
    """Return row by row how the row before may touch it; the list ends where no row fits any more."""
    reached: list[set[Steps]] = []
    states: set[Steps] = {()}
    for n in range(len(rows)):
        states = {after for before in states for after in _find_onward(rows, n, before)}
        if not states:
            return reached
        reached.append(states)
    return reached


def _find_onward(rows: Rows, n: int, before: Steps) -> Iterator[Steps]:
    """Yield how row `n` may touch the row below it, seen from below; one empty tuple for the last row if it fits."""
    for steps in _find_steps(rows, n, before):
        yield count_above(steps, len(rows[n + 1])) if steps else ()


def _complete(rows: Rows, n: int, before: Steps) -> Iterator[Arrangement]:
    if n == len(rows):
        yield ()
        return
    for steps in _find_steps(rows, n, before):
        for others in _complete(rows, n + 1, count_above(steps, len(rows[n + 1])) if steps else ()):
            yield (steps, *others) if steps else others


def _find_steps(rows: Rows, n: int, before: Steps) -> Iterator[Steps]:
    """Yield the steps that row `n` may have below the circles that it touches above; empty ones for the last row."""
    circles, is_last = rows[n], n == len(rows) - 1
    ranges = []
    for at, size in enumerate(circles):
        beside = (at > 0) + (at < len(circles) - 1)
        free = size - beside - (before[at] if before else 0)
        if n and not is_last and 0 < at < len(circles) - 1:
            ranges.append((free, free))
        else:  # on the border one place more than neighbours, and any number of places of its own
            ranges.append((0 if is_last else 1, free - 1))
    if is_last:
        if all(most >= 0 for _, most in ranges):
            yield ()
        return
    yield from _find_sums(ranges, len(rows[n + 1]) - 1 + len(circles))


def _find_sums(ranges: Sequence[tuple[int, int]], total: int) -> Iterator[Steps]:
    """Yield the numbers, one within each range, that add up to a total; each at least 1."""
    if not ranges:
        if total == 0:
            yield ()
        return
    (least, most), others = ranges[0], ranges[1:]
    for step in range(max(least, 1), min(most, total) + 1):
        for rest in _find_sums(others, total - step):
            yield (step, *rest)


def _measure_slant(arrangement: Arrangement) -> tuple[int, int]:
    """Return how far an arrangement is from its mirror image, then how uneven it is."""
    mirrored = [zip(steps, reversed(steps), strict=True) for steps in arrangement]
    slant = sum(abs(left - right) for pairs in mirrored for left, right in pairs)
    return slant, sum(step * step for steps in arrangement for step in steps)
