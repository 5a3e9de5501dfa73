"""Tables in positions that bad input needs."""

from tests.live.conftest import places

__all__ = ["places"]
