"""Each table is played once, for all tests that look at it."""

import pytest

from tests.contract.tables import Played, cases, play
from tests.contract.test_secrets import Secret, secrets_of


@pytest.fixture(scope="session", params=cases(), ids=str)
def table(request: pytest.FixtureRequest) -> Played:
    """A table that was played to its end."""
    return play(request.param)


@pytest.fixture(scope="session")
def secrets(table: Played) -> list[Secret]:
    """What is secret at the table."""
    return secrets_of(table)
