"""Printing and aggregation of figures."""

import json
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import NamedTuple


class Figure(NamedTuple):
    """A measured figure."""

    part: str
    what: str
    value: float
    unit: str


results: list[Figure] = []
"""The figures printed so far."""
_part = ""


def show(label: str, value: float, unit: str, aim: str = "") -> None:
    """Print one line: label, figure, unit and target."""
    results.append(Figure(_part, label.strip(), value, unit))
    print(f"{label:<66} {value:>12,.2f} {unit:<10} {aim}".rstrip(), flush=True)


def print_title(text: str) -> None:
    """Print the heading of a part."""
    global _part  # noqa: PLW0603  figures are printed under the last title
    _part = text
    print(f"\n{text}", flush=True)


def format_json() -> str:
    """Return the figures printed so far, one JSON object per line."""
    return "\n".join(json.dumps(figure._asdict()) for figure in results)


def measure_seconds(work: Callable[[], object], runs: int = 7) -> float:
    """Return the median seconds of `work`."""
    durations = []
    for _ in range(runs):
        begun = perf_counter()
        work()
        durations.append(perf_counter() - begun)
    return median(durations)


def find_percentile(values: Sequence[float], share: float) -> float:
    """Return the value that `share` (0 to 1) of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
