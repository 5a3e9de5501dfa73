"""Tables in positions that bad input needs."""

import pytest

from tests.live.places import Places, places_at
from tests.serving import ServedTable


@pytest.fixture(scope="session")
def places(server: ServedTable) -> Places:
    """The tables at the running server, entered when first asked for."""
    return places_at(server.url)
