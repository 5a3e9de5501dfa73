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
    missing_pairs = {
        pair: None
        for covered, more in combinations(values, 2)
        for value in covered
        for pair in ((value, other) for other in more)
    }
    missing_pairs = {pair: None for pair in missing_pairs if fits(dict(pair))}
    rows = [_fill_row({}, {name: [factors[name][0]] for name in factors}, fits, missing_pairs)]
    while missing_pairs := {pair: None for pair in missing_pairs if not dict(pair).items() <= rows[-1].items()}:
        candidates = [_fill_row(dict(pair), factors, fits, missing_pairs) for pair in islice(missing_pairs, TRIED)]
        rows.append(max(candidates, key=lambda row: sum(dict(pair).items() <= row.items() for pair in missing_pairs)))
    return rows


def _fill_row(
    first_values: Row,
    factors: Mapping[str, Sequence[Any]],
    fits: Callable[[Row], bool],
    missing_pairs: Mapping[Pair, None],
) -> Row:
    """Complete the row with values that cover the most missing pairs; the first of equals wins."""
    row = dict(first_values)
    for name in factors:
        if name not in row and (possible := [value for value in factors[name] if fits({**row, name: value})]):
            row[name] = max(possible, key=lambda value: _new_pairs(row, (name, value), missing_pairs))
    return {name: row[name] for name in factors if name in row}


def _new_pairs(row: Row, item: tuple[str, Any], missing_pairs: Mapping[Pair, None]) -> int:
    return sum((other, item) in missing_pairs or (item, other) in missing_pairs for other in row.items())
