"""A clock controlled by tests: it sets the time at which entries are written."""

from datetime import UTC, datetime, timedelta


class Watch:
    """A replacement for `django.utils.timezone`."""

    def __init__(self) -> None:
        self.time = datetime.now(UTC)  # files from the future are refused

    def now(self) -> datetime:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)
