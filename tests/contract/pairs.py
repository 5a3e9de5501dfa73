"""Pairwise selection: few combinations in which any two values of different factors occur together."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

Row = dict[str, Any]
"""A value for each applicable factor."""
TRIED = 8
"""Number of candidates per row, of which the one with the most new pairs is kept."""
Pair = tuple[tuple[str, Any], tuple[str, Any]]
Pairs = dict[Pair, bool]
"""Pairs of values. True: at least one row must contain the pair; False: a row contains it only if there is room."""


def covering(
    factors: Mapping[str, Sequence[Any]],
    fits: Callable[[Row], bool] = lambda _: True,
    meet: Callable[[str, str], bool] = lambda _, __: True,
) -> list[Row]:
    """Return rows that together contain every pair of values that fits. The first row has the first value of each
    factor.

    `fits` says whether values go together; it is also called with incomplete rows. A factor without a fitting value is
    left out of a row. `meet` says whether all values of two factors must meet, named in the order of `factors`; of the
    other pairs the rows contain as many as they have room for. The same factors always give the same rows.
    """
    wanted_pairs: Pairs = {
        ((name, value), (other, other_value)): meet(name, other)
        for name, other in combinations(factors, 2)
        for value in factors[name]
        for other_value in factors[other]
    }
    missing_pairs = {pair: must for pair, must in wanted_pairs.items() if fits(dict(pair))}
    rows = [_fill_row({}, {name: [factors[name][0]] for name in factors}, fits, missing_pairs)]
    while missing_pairs := _missing_after(rows[-1], missing_pairs):
        required_pairs = [pair for pair, must in missing_pairs.items() if must]
        candidates = [_fill_row(dict(pair), factors, fits, missing_pairs) for pair in required_pairs[:TRIED]]
        rows.append(max(candidates, key=lambda row: _covered_pairs(row, missing_pairs)))
    return rows


def _missing_after(row: Row, missing_pairs: Pairs) -> Pairs:
    """Return the pairs that are still missing with the row, or nothing if it contains the last required one."""
    remaining = {pair: must for pair, must in missing_pairs.items() if not dict(pair).items() <= row.items()}
    return remaining if any(remaining.values()) else {}


def _covered_pairs(row: Row, missing_pairs: Pairs) -> tuple[int, int]:
    """Return the numbers of required and of all pairs that the row contains."""
    covered = [must for pair, must in missing_pairs.items() if dict(pair).items() <= row.items()]
    return sum(covered), len(covered)


def _fill_row(
    first_values: Row, factors: Mapping[str, Sequence[Any]], fits: Callable[[Row], bool], missing_pairs: Pairs
) -> Row:
    """Complete the row with values that cover the most missing pairs, required ones above all; the first of equals
    wins."""
    row = dict(first_values)
    for name in factors:
        if name not in row and (possible := [value for value in factors[name] if fits({**row, name: value})]):
            row[name] = max(possible, key=lambda value: _new_pairs(row, (name, value), missing_pairs))
    return {name: row[name] for name in factors if name in row}


def _new_pairs(row: Row, item: tuple[str, Any], missing_pairs: Pairs) -> tuple[int, int]:
    covered = [
        missing_pairs[pair] for other in row.items() for pair in ((other, item), (item, other)) if pair in missing_pairs
    ]
    return sum(covered), len(covered)
