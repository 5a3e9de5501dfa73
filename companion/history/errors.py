"""Errors of a replay."""

from companion.errors import AppError


class NoSuchStep(AppError, code="history.no_such_step", status=404):
    """The step is beyond the last of the game's `steps`."""

    steps: int
