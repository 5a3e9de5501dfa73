"""Refusals for errors that go away by themselves: the database was away or locked, or its disk is full."""

import structlog

from companion.errors import AppError, NoRoom, TableBusy
from companion.runtime import room
from companion.runtime.database import is_passing

log = structlog.get_logger(__name__)


def explain_outage(error: Exception) -> AppError | None:
    """Return the refusal for an error after which the same request may succeed later, or None if it is a fault.

    A lack of room is logged, and this process is not ready for a while.
    """
    if isinstance(error, TableBusy | NoRoom):
        return error
    if room.is_lack_of_room(error):
        room.note_lack()
        log.error("no_room", reason=str(error).strip(), exc_info=error)
        return NoRoom()
    return TableBusy() if is_passing(error) else None
