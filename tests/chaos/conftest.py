"""One production set for all faults and races. Each test finds it healthy and leaves it healthy."""

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
    """The running set with services of its own. It is available where the services for tests are."""
    folder = tmp_path_factory.mktemp("whole")
    with ExitStack() as stack:
        reachable = Path(stack.enter_context(TemporaryDirectory()))  # readable for PostgreSQL's own user
        redis, postgresql = OwnRedis(folder), OwnPostgresql(reachable)
        stack.enter_context(redis.running())
        stack.enter_context(postgresql.running())
        services = {"COMPANION_DATABASE_URL": postgresql.url, "COMPANION_REDIS_URL": redis.url}
        yield Whole(stack.enter_context(full_set(folder, "tests.chaos.run_full", **services)), redis, postgresql)
