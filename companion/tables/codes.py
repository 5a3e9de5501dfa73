"""The codes of tables and of seats: six letters and digits."""

from typing import Final

from django.db.models import Q

from companion.people.codes import LETTERS, random_code, typed_code
from companion.tables.models import RetiredCode, SeatPass, Table

__all__ = ["LENGTH", "LETTERS", "new_code", "typed"]

LENGTH: Final = 6


def new_code() -> str:
    """Draw a code, one of 900 million, that no table or seat has and no table had before."""
    while _is_known(code := random_code(LENGTH)):
        pass
    return code


def _is_known(code: str) -> bool:
    return (
        Table.objects.filter(Q(code=code) | Q(watch_code=code)).exists()
        or SeatPass.objects.filter(code=code).exists()
        or RetiredCode.objects.filter(code=code).exists()
    )


def typed(code: str) -> str | None:
    """The code that somebody typed, None where it cannot be one.

    >>> typed(" k7mp4r ")
    'K7MP4R'
    """
    return typed_code(code, LENGTH)
