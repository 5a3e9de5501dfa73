"""Codes that people read out and type, from 31 letters and digits that are easy to tell apart."""

import secrets
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def draw_code(length: int) -> str:
    """Return a random code of `length` letters, nearly 5 bits each."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def parse_typed_code(text: str, length: int) -> str | None:
    """Return the code of `length` letters that somebody typed, or None if the text cannot be one.

    >>> parse_typed_code(" k7mp4r ", 6)
    'K7MP4R'
    """
    cleaned = text.strip().upper()
    return cleaned if len(cleaned) == length and set(cleaned) <= set(LETTERS) else None
