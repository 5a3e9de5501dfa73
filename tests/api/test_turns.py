"""Requests that replay a log: one at a time, and one of each device waits for its turn."""

from threading import Lock
from typing import Any
from uuid import UUID, uuid4

import pytest

from companion.api import turns
from companion.api.turns import take_turn
from companion.errors import TableBusy
from tests.api.in_process import Phone

pytestmark = pytest.mark.django_db(transaction=True)
DRAFT = {"seat": 0, "draft": {"type": "undo", "drops": [2]}}
LOOKS: dict[str, tuple[str, Any]] = {
    "timeline": ("GET", None),
    "replay?step=1": ("GET", None),
    "put-right/1": ("GET", None),
    "corrections/preview": ("POST", DRAFT),
    "corrections": ("POST", {**DRAFT, "id": "one"}),
    "corrections/entry": ("POST", {"seat": 0, "ref": "2"}),
    f"corrections/{UUID(int=1)}": ("GET", None),
}


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE_S", 0)


@pytest.mark.parametrize("path", LOOKS)
def test_a_look_back_waits_for_another_one(path: str) -> None:
    phone, (method, body) = Phone(), LOOKS[path]
    _, table = phone.ask("POST", "/tables", {"game": "carcassonne"})
    address = f"/tables/{table['table']}/{path}"
    with take_turn(uuid4()):
        status, answer = phone.ask(method, address, body)
        assert (status, answer["code"]) == (503, "table.busy")
    assert phone.ask(method, address, body)[1].get("code") != "table.busy"


def test_an_import_waits_too() -> None:
    phone = Phone()
    with take_turn(uuid4()):
        assert phone.ask("POST", "/import", {})[0] == 503
    assert phone.ask("POST", "/import", {})[0] == 422


def test_a_device_waits_for_its_own_requests_and_others_do_not() -> None:
    busy, other = uuid4(), uuid4()
    lock = turns._devices.setdefault(busy, Lock())
    with lock:
        with pytest.raises(TableBusy), take_turn(busy):
            raise AssertionError
        with take_turn(other):
            pass
    with take_turn(busy):
        pass
