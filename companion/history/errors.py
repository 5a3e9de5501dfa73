"""Errors of a replay."""

from companion.errors import AppError


class NoSuchStep(AppError):
    """The step is beyond the last of the game's `steps`."""

    code = "history.no_such_step"
    status = 404
    steps: int
