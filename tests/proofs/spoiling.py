"""Lines with one planted fault each: a checker must refuse every one."""

import copy
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Any, Protocol, Self

import pytest

from tests.proofs.faults import Fault

Line = dict[str, Any]
SPOILT_EACH = 3
"""Number of lines of each kind that get a fault."""


class Moment(Protocol):
    """A scoring with its `lines`."""

    @property
    def lines(self) -> list[Line]:
        """The lines as complete JSON."""

    def check(self) -> None:
        """Check the lines.

        :raises Fault: they do not prove their points.
        """

    def _replace(self, *, lines: list[Line]) -> Self: ...


def count_refused_kinds(
    moments: Iterable[Moment], spoil: Callable[[Line], bool], by: str, most: int = SPOILT_EACH
) -> Counter[str]:
    """Put a fault into some lines of each kind, which is their field `by`; return how many of each. `spoil` returns
    False if a line cannot have the fault.

    :raises AssertionError: a checker accepts one of them.
    """
    counts: Counter[str] = Counter()
    for moment in moments:
        for at, original in enumerate(moment.lines):
            if counts[original[by]] >= most:
                continue
            lines = copy.deepcopy(moment.lines)
            if spoil(lines[at]):
                counts[original[by]] += 1
                spoilt_lines = [line for line in lines if not line.pop("drop", False)]
                with pytest.raises(Fault):
                    moment._replace(lines=spoilt_lines).check()
    return counts


# --- faulty functions of a ruleset ----------------------------------------------------------------------------


def assert_detected(moments: Iterable[Any]) -> None:
    """Assert that the lines of one of the moments do not prove their points."""
    with pytest.raises(Fault):
        deque((moment.check() for moment in moments), maxlen=0)


def all_but_the_last(original: Callable[..., Any]) -> Callable[..., Any]:
    """Drop the last result."""
    return lambda *args, **kwargs: tuple(original(*args, **kwargs))[:-1]


def one_more(original: Callable[..., Any]) -> Callable[..., Any]:
    """Count each thing of a part as worth a point more."""
    return lambda code, value, items: original(code, value + 1, items)


def all_completed(original: Callable[..., Any]) -> Callable[..., Any]:
    """Take open areas for completed ones."""
    return lambda *args: ([*original(*args)[0], *original(*args)[1]], [])
