"""What is refused of a replay."""

from companion.errors import AppError


class NoSuchStep(AppError):
    """The game has only so many `steps`."""

    code = "history.no_such_step"
    status = 404
    steps: int
