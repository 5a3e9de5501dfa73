"""Tables in positions that bad input needs."""

from itertools import cycle

import pytest

from tests.live.places import Places, places_at
from tests.serving import ServedTable


@pytest.fixture(scope="session")
def places(server: ServedTable) -> Places:
    """The tables at the running server, entered when first asked for."""
    return places_at(server.url)


_languages = cycle(("en", "de"))


@pytest.fixture
def language() -> str:
    """English and German in turn: that each refusal has a sentence in both is shown without a server."""
    return next(_languages)
