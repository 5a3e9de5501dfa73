"""Codes that people read out and type: of 31 letters and digits that are told apart in bad light."""

import secrets
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def random_code(length: int) -> str:
    """A random code of so many letters, nearly 5 bits each."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def typed_code(text: str, length: int) -> str | None:
    """The code of so many letters that somebody typed, None where it cannot be one.

    >>> typed_code(" k7mp4r ", 6)
    'K7MP4R'
    """
    cleaned = text.strip().upper()
    return cleaned if len(cleaned) == length and set(cleaned) <= set(LETTERS) else None
