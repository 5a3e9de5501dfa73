"""One production set for all faults and races. Each test finds it healthy and leaves it healthy."""

from collections.abc import Iterator

import pytest

from tests.chaos.whole import Whole, whole_set


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory, database_url: str, redis_url: str) -> Iterator[Whole]:
    """The running set with services of its own. It is available where the services for tests are."""
    with whole_set(tmp_path_factory.mktemp("whole")) as running:
        yield running
