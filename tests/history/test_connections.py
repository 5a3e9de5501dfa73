"""Whoever waits for something else holds no connection to the database: PostgreSQL's pool has eight."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.db import connection
from django.test import Client

from companion.api import exports
from companion.archive import photos
from companion.archive.exports import picture as pictures
from companion.archive.images import shrunk
from companion.people.devices import device_create
from companion.runtime.recent import Recent
from companion.tables import drawn_pieces
from tests.history.files import short_file
from tests.history.test_photos import create_finished, image, phone
from tests.history.test_picture import ended_table_from
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
AT_ONCE = 4


@pytest.fixture(autouse=True)
def _given_back_after_each_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections end like those of PostgreSQL's pool."""
    monkeypatch.setitem(connection.settings_dict, "CONN_MAX_AGE", 0)
    connection.close()
    monkeypatch.setattr(pictures, "_pictures", Recent(8))
    monkeypatch.setattr(drawn_pieces, "_cache", Recent(8))


@pytest.fixture
def held() -> list[Any]:
    """The connection that was held each time when something else was waited for."""
    return []


def noting(held: list[Any], work: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*arguments: Any) -> Any:
        held.append(connection.connection)
        return work(*arguments)

    return noted


def test_while_a_photo_is_read(monkeypatch: pytest.MonkeyPatch, held: list[Any]) -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    monkeypatch.setattr(photos, "shrunk", noting(held, shrunk))
    photos.photo_add(anna, table, image())
    assert held == [None]


def test_while_a_picture_is_rendered(monkeypatch: pytest.MonkeyPatch, held: list[Any]) -> None:
    monkeypatch.setattr(pictures, "_render", noting(held, lambda _: b"png"))
    assert pictures.picture(ended_table_from(short_file()), ZoneInfo("Europe/Berlin"), "en") == b"png"
    assert held == [None]


def test_equal_pictures_asked_for_at_once_are_rendered_once(monkeypatch: pytest.MonkeyPatch, held: list[Any]) -> None:
    barrier = Barrier(AT_ONCE)

    def ask(_: int) -> bytes:
        barrier.wait()
        return pictures._rendered("<svg/>")

    monkeypatch.setattr(pictures, "_render", noting(held, lambda _: b"png"))
    with ThreadPoolExecutor(AT_ONCE) as phones:
        assert set(phones.map(ask, range(AT_ONCE))) == {b"png"}
    assert len(held) == 1


def test_while_pieces_are_drawn(monkeypatch: pytest.MonkeyPatch, held: list[Any]) -> None:
    device_create()
    monkeypatch.setattr(drawn_pieces, "_draw", noting(held, lambda *_: "drawing"))
    drawn_pieces.draw_pieces("any", {"x1": {}})
    device_create()
    with drawn_pieces.one_at_a_time():  # as for boards and for pieces that somebody drafts
        held.append(connection.connection)
    assert held == [None, None]


def test_while_an_answer_is_sent(held: list[Any]) -> None:
    table = PlayedTable()
    token = Client().post("/api/devices", content_type="application/json", data={}).json()["token"]
    answer = Client().get(f"/api/tables/{table.id}", headers={"Authorization": f"Device {token}"})
    assert answer.status_code == 404
    assert connection.connection is None


def test_while_a_piece_of_a_sheet_is_sent(held: list[Any]) -> None:
    pieces = iter([lambda: device_create() and b"row"])
    assert exports._next(piece() for piece in pieces) == b"row"
    assert connection.connection is None
