"""Fixtures: tables in the states that bad requests are tried on."""

from itertools import cycle

import pytest

from tests.live.places import Places, places_at
from tests.serving import ServedTable


@pytest.fixture(scope="session")
def places(server: ServedTable) -> Places:
    """The tables on the running server, set up at first use."""
    return places_at(server.url)


_languages = cycle(("en", "de"))


@pytest.fixture
def language() -> str:
    """English and German in turn. Other tests check without a server that each refusal has a message in both."""
    return next(_languages)
