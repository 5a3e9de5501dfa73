"""A finished table with pieces of the host's box: its picture shows them, and its log contains them by value."""

from xml.etree import ElementTree
from zoneinfo import ZoneInfo

import pytest

from companion.archive.exports.picture import draw_picture
from companion.archive.finished import load_ended_table
from companion.boxes.keeping import Box, find_box
from companion.boxes.pieces import keep_pieces
from companion.tables import store
from companion.tables.table_box import draw_table_pieces
from games.core.action import StartTable
from tests.tables.clans import SkyeTable
from tests.tables.conftest import SystemSeat

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
SVG = "{http://www.w3.org/2000/svg}"
B01 = {
    "edges": {"N": "pasture", "E": "water", "S": "water", "W": "water"},
    "center": "pasture",
    "features": [{"kind": "cattle", "count": 3, "region": "N"}],
}


class OwnBoxTable(SkyeTable):
    """A table whose host's box has different cattle on one tile."""

    def start(self) -> int:
        """Save the host's box and start."""
        keep_pieces(self.host, "isle_of_skye", Box({"b01": B01}))
        return super().start()


@pytest.fixture
def finished(system_seat: SystemSeat) -> OwnBoxTable:
    """One round, ended by the host; the box has changed since."""
    table = OwnBoxTable()
    table.offer_all()
    table.pass_all()
    table.build_all()
    system_seat.work()
    table.act(0, {"type": "finish_now"})
    system_seat.work()
    keep_pieces(table.host, "isle_of_skye", Box())
    return table


def test_the_picture_shows_the_tables_own_piece(finished: OwnBoxTable) -> None:
    laid = [tile for board in finished.view()["surfaces"].values() for tile in board.get("tiles", {}).values()]
    assert [tile["tile"] for tile in laid].count("b01") == 1
    tree = ElementTree.fromstring(draw_picture(load_ended_table(finished.host, finished.id), ZoneInfo("UTC"), "en"))
    uses = [use.get("href") or "" for use in tree.iter(f"{SVG}use")]
    name = draw_table_pieces(finished.id).pieces["b01"].name
    (own_use,) = [use for use in uses if name in use]
    assert not [use for use in uses if use.startswith("#isle_of_skye-b01-") and use != own_use]
    (drawn,) = [symbol for symbol in tree.iter(f"{SVG}symbol") if f"#{symbol.get('id')}" == own_use]
    assert [use.get("href") for use in drawn.iter(f"{SVG}use")].count("#g-cattle") == 3
    assert set(uses) <= {f"#{element.get('id')}" for element in tree.iter() if element.get("id")}


def test_the_table_keeps_the_pieces_of_its_start(finished: OwnBoxTable) -> None:
    assert find_box(finished.host, "isle_of_skye") == Box()
    assert finished.view()["pieces"].keys() == {"b01"}
    assert store.replay_differences(finished.row) == []
    start = store.load_entries(finished.row)[0].content
    assert isinstance(start, StartTable)
    assert start.pieces
    assert start.pieces["b01"]["features"][0]["count"] == 3
