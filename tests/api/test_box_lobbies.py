"""Lobbies show what the box of their host has: every request that changes it reaches them."""

import json
from typing import Any

import pytest

from tests.api.boxes import MEADOW
from tests.api.in_process import Phone
from tests.serving import ROOT

SKYE, GODS = "isle_of_skye", "dolmengoetter"
BOARD: dict[str, Any] = json.loads((ROOT / "games" / GODS / "data" / "board.json").read_text("utf-8"))
FILE = {"format": "tableside.box", "format_version": 1, "game": SKYE, "pieces": {"b06": MEADOW}}
pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize(
    ("game", "method", "path", "body", "part", "names"),
    [
        (SKYE, "PUT", "", {"pieces": {"b06": MEADOW}}, "pieces", ["b06"]),
        (SKYE, "POST", "/pieces", {"piece": "b06", "facts": MEADOW, "before": None}, "pieces", ["b06"]),
        (SKYE, "POST", "/import", FILE, "pieces", ["b06"]),
        (GODS, "PUT", "/boards/board", {"facts": BOARD, "before": None}, "boards", ["board"]),
    ],
)
def test_a_lobby_shows_each_change_of_its_hosts_box(
    game: str, method: str, path: str, body: dict[str, Any], part: str, names: list[str]
) -> None:
    anna = Phone()
    table = f"/tables/{anna.ask('POST', '/tables', {'game': game})[1]['table']}"

    def shown() -> Any:
        return anna.ask("GET", table)[1]["document"]["table"].get(part, [])

    assert shown() == []
    assert anna.ask(method, f"/games/{game}/box{path}", body)[0] == 200
    assert shown() == names
    anna.client.close()
