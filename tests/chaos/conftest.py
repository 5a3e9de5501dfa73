"""One production set for all faults and races. Each test finds it healthy and leaves it healthy."""

from collections.abc import Iterator

import pytest

from tests.chaos.production_set import ProductionSet, run_production_set


@pytest.fixture(scope="session")
def running_set(tmp_path_factory: pytest.TempPathFactory, database_url: str, redis_url: str) -> Iterator[ProductionSet]:
    """The running set with services of its own. It is available where the services for tests are."""
    with run_production_set(tmp_path_factory.mktemp("whole")) as running:
        yield running


@pytest.fixture
async def production(running_set: ProductionSet) -> ProductionSet:
    """The running set, once every process answers."""
    await running_set.wait_until_healthy()
    return running_set
