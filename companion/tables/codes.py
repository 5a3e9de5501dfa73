"""The codes of tables and of seats: six letters and digits."""

from typing import Final

from companion.people.codes import LETTERS, random_code, typed_code

__all__ = ["LENGTH", "LETTERS", "new_code", "typed"]

LENGTH: Final = 6


def new_code() -> str:
    """A random code, one of 900 million."""
    return random_code(LENGTH)


def typed(code: str) -> str | None:
    """The code that somebody typed, None where it cannot be one.

    >>> typed(" k7mp4r ")
    'K7MP4R'
    """
    return typed_code(code, LENGTH)
