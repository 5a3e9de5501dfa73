"""Tables in positions that bad input needs."""

from tests.live.conftest import language, places

__all__ = ["language", "places"]
