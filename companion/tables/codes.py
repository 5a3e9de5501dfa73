"""Codes of tables and of seats: six letters and digits."""

from typing import Final

from django.db.models import Q

from companion.people.codes import LETTERS, draw_code, parse_typed_code
from companion.tables.models import RetiredCode, SeatPass, Table

__all__ = ["LENGTH", "LETTERS", "draw_table_code", "parse_table_code"]

LENGTH: Final = 6


def draw_table_code() -> str:
    """Draw a code that no table or seat has and no table had before, out of 900 million."""
    while _is_in_use(code := draw_code(LENGTH)):
        pass
    return code


def _is_in_use(code: str) -> bool:
    return (
        Table.objects.filter(Q(code=code) | Q(watch_code=code)).exists()
        or SeatPass.objects.filter(code=code).exists()
        or RetiredCode.objects.filter(code=code).exists()
    )


def parse_table_code(code: str) -> str | None:
    """Return the code that somebody typed in its stored form, or None if it cannot be a code.

    >>> parse_table_code(" k7mp4r ")
    'K7MP4R'
    """
    return parse_typed_code(code, LENGTH)
