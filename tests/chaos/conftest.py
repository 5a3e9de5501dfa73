"""One whole set for all faults and races; each finds it well and leaves it so."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.chaos.soak.services import OwnPostgresql, OwnRedis
from tests.chaos.whole import Whole
from tests.ops.full_set import full_set


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory, database_url: str, redis_url: str) -> Iterator[Whole]:
    """The running set. It has services of its own; it is there where the tests' services are."""
    folder = tmp_path_factory.mktemp("whole")
    with ExitStack() as stack:
        reachable = Path(stack.enter_context(TemporaryDirectory()))  # for PostgreSQL's own user
        redis, postgresql = OwnRedis(folder), OwnPostgresql(reachable)
        stack.enter_context(redis.running())
        stack.enter_context(postgresql.running())
        services = {"COMPANION_DATABASE_URL": postgresql.url, "COMPANION_REDIS_URL": redis.url}
        yield Whole(stack.enter_context(full_set(folder, "tests.chaos.run_full", **services)), redis, postgresql)
