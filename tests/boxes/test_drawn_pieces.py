"""Own pieces are drawn once per process, ahead of time when a lobby knows them; invented ones when the app is built."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Condition
from typing import Any

import msgspec
import pytest

from companion.boxes import drawn_pieces
from companion.boxes.drawn_pieces import draw_pieces
from companion.boxes.keeping import Box
from companion.boxes.pieces import keep_pieces
from companion.people.models import Device
from companion.runtime.recent import Recent
from companion.tables import selectors
from companion.tables.table_box import draw_table_pieces, find_table_pieces
from games.core import pieces
from games.core.action import Facts
from games.registry import find_game
from tests.games.isle_of_skye.pieces import MEADOW
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.computes

GAME = "isle_of_skye"
OWN = {f"x{number}": {**MEADOW, "features": []} for number in (1, 2, 3)}
AT_ONCE = 4
WAIT_S = 30


class Drawings:
    """The sheet names of drawn pieces, in order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._changed = Condition()

    def draw(self, game_id: str, name: str, piece: pieces.Piece) -> pieces.DrawnPiece:
        drawn = pieces.draw_piece(game_id, name, piece)
        with self._changed:
            self.names.append(name)
            self._changed.notify_all()
        return drawn

    def ids(self) -> list[str]:
        return sorted(name.split("-")[0] for name in self.names)

    def wait_for(self, number: int) -> bool:
        """Return True once this many are drawn, False after a timeout."""
        with self._changed:
            return self._changed.wait_for(lambda: len(self.names) >= number, WAIT_S)


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> Drawings:
    """The drawings of a process that has drawn nothing so far."""
    noted = Drawings()
    monkeypatch.setattr(drawn_pieces, "draw_piece", noted.draw)
    monkeypatch.setattr(drawn_pieces, "_cache", Recent(drawn_pieces.MOST_CACHED))
    return noted


def test_simultaneous_requests_draw_each_piece_once(drawings: Drawings) -> None:
    together = Barrier(AT_ONCE)

    def ask(_: int) -> bytes:
        together.wait(WAIT_S)
        return msgspec.json.encode(draw_pieces(GAME, OWN))

    with ThreadPoolExecutor(AT_ONCE) as phones:
        answers = set(phones.map(ask, range(AT_ONCE)))
    assert drawings.ids() == sorted(OWN)
    assert len(answers) == 1


@pytest.mark.django_db(transaction=True)
def test_a_lobby_has_its_pieces_drawn_before_the_first_request(drawings: Drawings) -> None:
    table = PlayedTable(2, GAME)
    keep_pieces(table.host, GAME, Box(OWN))
    selectors.build_document(table.host, table.id, 0)
    assert drawings.wait_for(len(OWN))
    selectors.build_document(Device.objects.get(pk=table.devices[1].pk), table.id, 1)
    table.start()
    assert draw_table_pieces(table.id).pieces.keys() == OWN.keys()
    assert drawings.ids() == sorted(OWN)


def test_an_invalid_piece_does_not_stop_others_from_being_drawn_ahead(drawings: Drawings) -> None:
    drawn_pieces.draw_ahead(GAME, {"x9": {"edges": {}}})
    drawn_pieces.draw_ahead(GAME, OWN)
    assert drawings.wait_for(len(OWN))


def test_a_fault_does_not_stop_others_from_being_drawn_ahead(
    drawings: Drawings, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = drawn_pieces._load_drawing

    def load_or_fail(game_id: str, name: str, facts: Facts) -> pieces.DrawnPiece:
        if name == "x9":
            raise ValueError("a fault")
        return load(game_id, name, facts)

    monkeypatch.setattr(drawn_pieces, "_load_drawing", load_or_fail)
    drawn_pieces.draw_ahead(GAME, {"x9": MEADOW})
    drawn_pieces.draw_ahead(GAME, OWN)
    assert drawings.wait_for(len(OWN))


@pytest.mark.django_db(transaction=True)
def test_invented_pieces_come_from_the_files_of_the_app(drawings: Drawings) -> None:
    table = PlayedTable(2, GAME, draw="app", expansions=("druids",))
    before = draw_table_pieces(table.id).pieces
    table.start()
    after = draw_table_pieces(table.id).pieces
    assert len(after) == 36
    assert after == before
    assert drawings.names == []
    generated = {name: piece.facts for name, piece in after.items()}
    assert msgspec.json.encode(generated) == msgspec.json.encode(find_table_pieces(table.id)), (
        "phones compare them as text"
    )


def test_changed_facts_of_an_invented_piece_are_drawn(drawings: Drawings) -> None:
    invented: dict[str, Facts] = find_game(GAME).starting_pieces({}, ("druids",), "app", {})
    other: dict[str, Any] = {**invented["i1"], "cost": 0}
    assert draw_pieces(GAME, {"i1": other}).pieces["i1"].facts["cost"] == 0
    assert drawings.ids() == ["i1"]


def test_the_cache_of_drawings_is_bounded(drawings: Drawings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn_pieces._cache, "most", 2)
    draw_pieces(GAME, OWN)
    draw_pieces(GAME, {"x3": OWN["x3"]})
    assert len(drawings.names) == 3
    draw_pieces(GAME, {"x1": OWN["x1"]})
    assert len(drawings.names) == 4
