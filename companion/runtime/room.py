"""Room for what the server writes: which errors say that there is none, and whether this process met one lately."""

import errno
import sqlite3
from time import monotonic
from typing import Final

LACKING_FOR_S: Final = 40.0
"""Seconds for which a failed write counts. Phones repeat what was not written at least every 32 s, so while one waits
and there is no room, there is always a newer one."""
DISK_FULL: Final = "53100"
"""PostgreSQL's error code."""
FILE_ERRORS: Final = (errno.ENOSPC, errno.EDQUOT)
SQLITE_ERRORS: Final = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR_WRITE,  # a disk quota
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_DIR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMOPEN,
    sqlite3.SQLITE_IOERR_SHMMAP,
    sqlite3.SQLITE_IOERR_SHMSIZE,
)


class _Process:
    lacked_at = float("-inf")


def is_lack_of_room(error: BaseException) -> bool:
    """True if the error, or what caused it, says that a disk or quota is full."""
    return any(
        getattr(reason, "sqlite_errorcode", None) in SQLITE_ERRORS
        or getattr(reason, "sqlstate", None) == DISK_FULL
        or (isinstance(reason, OSError) and reason.errno in FILE_ERRORS)
        for reason in (error, error.__cause__)
    )


def note_lack() -> None:
    """Note that there was no room for something just now."""
    _Process.lacked_at = monotonic()


def note_room() -> None:
    """Note that something new was written just now."""
    _Process.lacked_at = float("-inf")


def lacks_room() -> bool:
    """True if there was no room for something in the last LACKING_FOR_S, and nothing new was written since."""
    return monotonic() - _Process.lacked_at < LACKING_FOR_S
