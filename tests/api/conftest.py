"""Fixtures: tables in the states that bad requests are tried on."""

from tests.live.conftest import language, places

__all__ = ["language", "places"]
