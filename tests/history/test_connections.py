"""Whoever waits for something else holds no connection to the database: PostgreSQL's pool has eight."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Condition
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.db import connection, transaction
from django.test import Client

from companion.api import exports, turns
from companion.archive import photos
from companion.archive.exports import picture as pictures
from companion.archive.images import shrink_image
from companion.boxes import drawn_pieces
from companion.people.devices import create_device
from companion.runtime.connections import give_back_connection
from companion.runtime.recent import Recent
from tests.history.ended_tables import ended_table_from
from tests.history.files import short_file
from tests.history.image_files import image
from tests.history.shelf import create_finished, phone
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
AT_ONCE = 4
WAIT_S = 30


class CountedLooks(Recent[str, bytes]):
    """A cache that counts how often somebody has looked."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.looks = 0
        self._looked = Condition()

    def get(self, key: str) -> bytes | None:
        value = super().get(key)
        with self._looked:
            self.looks += 1
            self._looked.notify_all()
        return value

    def wait_for(self, looks: int) -> bool:
        """Return True once there were this many looks, False after a timeout."""
        with self._looked:
            return self._looked.wait_for(lambda: self.looks >= looks, WAIT_S)


@pytest.fixture(autouse=True)
def _given_back_after_each_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Close connections as soon as they are given back, as on PostgreSQL; on SQLite they stay open."""
    monkeypatch.setitem(connection.settings_dict, "CONN_MAX_AGE", 0)
    connection.close()
    monkeypatch.setattr(pictures, "_pictures", Recent(8))
    monkeypatch.setattr(drawn_pieces, "_cache", Recent(8))


@pytest.fixture
def connections() -> list[Any]:
    """The connection of the thread, None without one, each time something else is waited for."""
    return []


def noting(connections: list[Any], work: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*arguments: Any) -> Any:
        connections.append(connection.connection)
        return work(*arguments)

    return noted


def test_while_a_photo_is_read(monkeypatch: pytest.MonkeyPatch, connections: list[Any]) -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    monkeypatch.setattr(photos, "shrink_image", noting(connections, shrink_image))
    photos.add_photo(anna, table, image())
    assert connections == [None]


def test_while_a_picture_is_rendered(monkeypatch: pytest.MonkeyPatch, connections: list[Any]) -> None:
    monkeypatch.setattr(pictures, "_render", noting(connections, lambda _: b"png"))
    assert pictures.render_picture(ended_table_from(short_file()), ZoneInfo("Europe/Berlin"), "en") == b"png"
    assert connections == [None]


def test_while_a_replay_waits_for_its_turn(monkeypatch: pytest.MonkeyPatch, connections: list[Any]) -> None:
    anna = phone()
    monkeypatch.setattr(turns, "_wait_for", noting(connections, turns._wait_for))
    with turns.take_turn(anna.pk):
        pass
    assert connections == [None, None]


def test_equal_pictures_asked_for_at_once_are_rendered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures_kept = CountedLooks(8)
    rendered = []

    def render(svg: str) -> bytes:
        rendered.append(svg)
        assert pictures_kept.wait_for(AT_ONCE + 1), "all have found nothing, and this one has looked again"
        return b"png"

    monkeypatch.setattr(pictures, "_pictures", pictures_kept)
    monkeypatch.setattr(pictures, "_render", render)
    with ThreadPoolExecutor(AT_ONCE) as phones:
        assert set(phones.map(pictures._render_once, ["<svg/>"] * AT_ONCE)) == {b"png"}
    assert rendered == ["<svg/>"]


def test_while_pieces_are_drawn(monkeypatch: pytest.MonkeyPatch, connections: list[Any]) -> None:
    create_device()
    monkeypatch.setattr(drawn_pieces, "_draw", noting(connections, lambda *_: "drawing"))
    drawn_pieces.draw_pieces("any", {"x1": {}})
    create_device()
    with drawn_pieces.draw_one_at_a_time():  # as for boards and for pieces that somebody drafts
        connections.append(connection.connection)
    assert connections == [None, None]


def test_while_an_answer_is_sent() -> None:
    table = PlayedTable()
    token = Client().post("/api/v1/devices", content_type="application/json", data={}).json()["token"]
    answer = Client().get(f"/api/v1/tables/{table.id}", headers={"Authorization": f"Device {token}"})
    assert answer.status_code == 404
    assert connection.connection is None


def test_while_a_piece_of_a_sheet_is_sent() -> None:
    pieces = iter([lambda: create_device() and b"row"])
    assert exports._read_next(piece() for piece in pieces) == b"row"
    assert connection.connection is None


def test_not_inside_a_transaction() -> None:
    with transaction.atomic():
        device = create_device()[0]
        give_back_connection()
        assert connection.connection is not None
    device.refresh_from_db()
