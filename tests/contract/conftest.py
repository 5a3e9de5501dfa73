"""Each table is played once, for all tests that look at it."""

import pytest

from tests.contract.tables import Played, cases, play


@pytest.fixture(scope="session", params=cases(), ids=str)
def table(request: pytest.FixtureRequest) -> Played:
    """A table that was played to its end."""
    return play(request.param)
