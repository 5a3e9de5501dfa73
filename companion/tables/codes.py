"""Codes that people read out and type: six of 31 letters and digits that are told apart in bad light."""

import secrets
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH: Final = 6


def new_code() -> str:
    """A random code, one of 900 million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def typed(code: str) -> str | None:
    """The code that somebody typed, None where it cannot be one.

    >>> typed(" k7mp4r ")
    'K7MP4R'
    """
    cleaned = code.strip().upper()
    return cleaned if len(cleaned) == LENGTH and set(cleaned) <= set(LETTERS) else None
