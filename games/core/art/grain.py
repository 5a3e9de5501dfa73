"""Seeded pseudo-random numbers for drawings, equal on every machine."""

from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


class Grain:
    """A stream of pseudo-random numbers seeded by a text: FNV-1a into splitmix64. Equal seeds give equal streams."""

    def __init__(self, seed: str) -> None:
        state = 0xCBF29CE484222325
        for byte in seed.encode():
            state = ((state ^ byte) * 0x100000001B3) & _MASK
        self._state = state

    def _draw_next(self) -> int:
        self._state = (self._state + _STEP) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def skip(self, numbers: int) -> None:
        """Leave out so many numbers of the stream."""
        self._state = (self._state + numbers * _STEP) & _MASK

    def draw_between(self, low: float, high: float) -> float:
        """Return a number from low to high, high excluded."""
        return low + (high - low) * (self._draw_next() >> 11) / (1 << 53)

    def pick(self, choices: Sequence[T]) -> T:
        """Return one of the choices, each with the same probability."""
        return choices[self._draw_next() % len(choices)]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle the items in place."""
        state = self._state
        for i in range(len(items) - 1, 0, -1):  # as `_draw_next`: a call for each item takes twice the time
            state = (state + _STEP) & _MASK
            z = state
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = (z ^ (z >> 31)) % (i + 1)
            items[i], items[j] = items[j], items[i]
        self._state = state
