"""Fixtures: each table is played once for all tests that look at it."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.contract.cases import sharded
from tests.contract.secrets import Secret, secrets_of
from tests.contract.tables import Played, play


@pytest.fixture(scope="session", params=sharded(), ids=str)
def table(request: pytest.FixtureRequest) -> Iterator[Played]:
    """A table played to its end. Afterwards the fixture checks that no test changed its states."""
    played_table = play(request.param)
    before = played_table.encoded
    yield played_table
    assert [msgspec.json.encode(state) for state in played_table.states] == before


@pytest.fixture(scope="session")
def secrets(table: Played) -> list[Secret]:
    return secrets_of(table)
