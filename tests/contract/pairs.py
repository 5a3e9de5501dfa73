"""All-pairs selection: few combinations in which any two values of different factors occur together."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, islice
from typing import Any

Row = dict[str, Any]
"""A value for each applicable factor."""
TRIED = 8
"""Number of candidates per row, of which the one with the most new pairs is kept."""
Pair = tuple[tuple[str, Any], tuple[str, Any]]


def covering(factors: Mapping[str, Sequence[Any]], fits: Callable[[Row], bool] = lambda _: True) -> list[Row]:
    """Return rows that together contain every pair of values that fits. The first row has the first value of each
    factor.

    `fits` says whether values go together; it is also called with incomplete rows. A factor without a fitting value is
    left out of a row. The same factors always give the same rows.
    """
    values = [[(name, value) for value in factors[name]] for name in factors]
    missing = {
        pair: None
        for covered, more in combinations(values, 2)
        for value in covered
        for pair in ((value, other) for other in more)
    }
    missing = {pair: None for pair in missing if fits(dict(pair))}
    rows = [_filled({}, {name: [factors[name][0]] for name in factors}, fits, missing)]
    while missing := {pair: None for pair in missing if not dict(pair).items() <= rows[-1].items()}:
        tried = [_filled(dict(pair), factors, fits, missing) for pair in islice(missing, TRIED)]
        rows.append(max(tried, key=lambda row: sum(dict(pair).items() <= row.items() for pair in missing)))
    return rows


def _filled(
    begun: Row, factors: Mapping[str, Sequence[Any]], fits: Callable[[Row], bool], missing: Mapping[Pair, None]
) -> Row:
    """Complete the row with values that cover the most missing pairs; the first of equals wins."""
    row = dict(begun)
    for name in factors:
        if name not in row and (possible := [value for value in factors[name] if fits({**row, name: value})]):
            row[name] = max(possible, key=lambda value: _brought(row, (name, value), missing))
    return {name: row[name] for name in factors if name in row}


def _brought(row: Row, item: tuple[str, Any], missing: Mapping[Pair, None]) -> int:
    return sum((other, item) in missing or (item, other) in missing for other in row.items())
