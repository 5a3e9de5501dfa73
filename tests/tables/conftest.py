"""Fixtures: announcements and dispatched tasks are recorded instead of sent."""

from collections.abc import Iterator
from uuid import UUID

import pytest

from companion.tables import recording, store
from companion.tables.codec import forget_codecs
from companion.tables.edges import broadcast, dispatch
from companion.tables.services import actions
from companion.texts import localization
from games import registry
from games.core.game import Game
from tests.rulesets.mills import MILLS
from tests.rulesets.pennies import PENNIES
from tests.rulesets.sealed_market import SEALED_MARKET
from tests.rulesets.skye_journeyman import SKYE_WITH_JOURNEYMAN
from tests.tables.timing import Watch


class SystemSeat:
    """A recorder of tasks dispatched to the system seat. `work()` runs them."""

    def __init__(self) -> None:
        self.sent: list[tuple[UUID, str]] = []

    def work(self) -> list[int | None]:
        """Do all dispatched work in order; return the versions."""
        versions = [actions.act_as_system(table_id, name) for table_id, name in self.sent]
        self.sent.clear()
        return versions


@pytest.fixture(autouse=True)
def system_seat(monkeypatch: pytest.MonkeyPatch) -> SystemSeat:
    """A recorder of system work. Nothing is done until the test calls `work()`."""
    seat = SystemSeat()
    monkeypatch.setattr(dispatch, "_dispatch", lambda table_id, name: seat.sent.append((table_id, name)))
    return seat


@pytest.fixture(autouse=True)
def nudges(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    """(table, version, revision) of every nudge that was sent."""
    nudges_sent: list[tuple[str, int, int]] = []

    def keep(news: broadcast.News) -> None:
        nudges_sent.extend((table, *at) for table, at in news.versions.items())

    monkeypatch.setattr(broadcast, "_send", keep)
    return nudges_sent


@pytest.fixture(autouse=True)
def _no_memory() -> None:
    """Every test starts with empty caches, like a new process."""
    store.forget_all()


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """A clock that sets when entries are written."""
    stopped = Watch()
    monkeypatch.setattr(recording, "timezone", stopped)
    return stopped


def add_game(monkeypatch: pytest.MonkeyPatch, game: Game) -> str:
    """List the game, in place of one with the same id; return that id."""
    others = (other for other in registry.GAMES if other.meta.id != game.meta.id)
    monkeypatch.setattr(registry, "GAMES", (*others, game))
    forget_codecs()
    return game.meta.id


@pytest.fixture
def pennies(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a game with simultaneous phases, reveals and system work."""
    return add_game(monkeypatch, PENNIES)


@pytest.fixture
def mills(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The id of a game on a plan, with a track that a table may describe."""
    localization._build_bundle.cache_clear()
    yield add_game(monkeypatch, MILLS)
    localization._build_bundle.cache_clear()


@pytest.fixture
def market(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a game with sealed bids, private draws, rights out of turn and open phases."""
    return add_game(monkeypatch, SEALED_MARKET)


@pytest.fixture
def skye(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of Isle of Skye with every expansion."""
    return add_game(monkeypatch, SKYE_WITH_JOURNEYMAN)
