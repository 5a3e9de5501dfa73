"""Tests of pictures of tiles in all rotations."""

from collections.abc import Callable, Collection

import pytest

Check = Callable[[str, int], None]


def in_every_rotation(tiles: Collection[str]) -> Callable[[Check], Callable[[str], None]]:
    """Return a decorator that makes a check of (tile, rotation) a test of each tile. A failure names the rotation.

    A test of each rotation would cost more than the checks themselves.
    """

    def decorate(check: Check) -> Callable[[str], None]:
        @pytest.mark.parametrize("tile", tiles)
        def test(tile: str) -> None:
            for rotation in range(4):
                try:
                    check(tile, rotation)
                except AssertionError as error:
                    error.add_note(f"rotation {rotation}")
                    raise

        return test

    return decorate
