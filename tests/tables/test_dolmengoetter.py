"""Tables of Dolmengötter through the services: on a board of the host's box, by prompts alone to the end, taken along;
a slip of long ago is corrected."""

import random
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from companion.archive.exports.bgstats import play_file
from companion.archive.exports.picture import drawing
from companion.archive.exports.plays_csv import plays_csv
from companion.archive.exports.table_file import table_export
from companion.archive.finished import ended_table
from companion.archive.imports import Imported, table_import
from companion.history.inspection import look_at_place
from companion.tables import boards, store
from companion.tables.models import Table
from games.core.seats import SPECTATOR
from tests.games.dolmengoetter.boards import board_of, square_or_octagon
from tests.tables.conftest import SystemSeat
from tests.tables.correcting import correct, replace
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
SMALL = {**board_of([square_or_octagon(cell) for cell in ((0, 0), (1, 0), (1, 1))]), "any_size": True}
FEW = {"stones": "3", "dolmens_1": "1", "dolmens_2": "1", "dolmens_3": "0", "dolmens_4": "0"}


def answers(prompt: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that a phone may send, as the kind of prompt says."""
    if prompt["kind"] == "choose":
        choices = [*prompt["choices"], *([prompt["decline"]] if "decline" in prompt else [])]
        return [{**prompt["action"], **choice["payload"]} for choice in choices]
    return [
        {**prompt["action"], "source": source, "target": target, **choice["payload"]}
        for source, targets in prompt["moves"].items()
        for target, move in targets.items()
        for choice in move["then"]
    ]


def play_out(table: PlayedTable, system_seat: SystemSeat) -> None:
    """Play to the end by prompts alone; who is asked is chosen by chance."""
    rng = random.Random(5)
    while table.row.status != Table.Status.FINISHED:
        if system_seat.work():
            continue
        shown = [(seat, table.document(seat)["view"].get("prompts", {})) for seat in range(len(table.devices))]
        seat, prompt = rng.choice([(seat, prompt) for seat, prompts in shown for prompt in prompts.values()])
        table.act(seat, rng.choice(answers(prompt)))


@pytest.mark.parametrize("values", ["turned_over", "when_built"])
def test_a_table_on_its_own_board_is_played_to_its_end_and_taken_along(system_seat: SystemSeat, values: str) -> None:
    table = PlayedTable(2, "dolmengoetter", draw=None, options={**FEW, "values": values})
    boards.board_keep(table.host, "dolmengoetter", "board", SMALL)
    table.start()
    play_out(table, system_seat)
    table.check()
    view = table.document()["view"]
    assert set(view["layouts"]["own_board"]["spots"]) == {one["id"] for one in (*SMALL["places"], *SMALL["circles"])}
    assert view["outcome"]["reason"].startswith("dolmengoetter.end_")
    assert look_at_place(table.id, SPECTATOR, "plan", "c01", host=False).belongs
    ended, zone = ended_table(table.host, table.id), ZoneInfo("Europe/Berlin")
    assert drawing(ended, zone, "de").count("<circle") >= len(SMALL["places"])
    assert "Dolmengötter".encode() in play_file(ended, zone, "en")
    assert "Dolmengötter".encode() in plays_csv(ended, zone, "en")
    if values == "turned_over":
        data = table_export(table.host, table.id)
        Table.objects.filter(pk=table.id).delete()
        store.forget_all()
        assert table_import(table.host, data) == Imported(str(table.id), new=True)
        assert table_export(table.host, table.id) == data


def test_a_druid_that_walked_elsewhere_is_corrected_and_tipped_over_on_the_real_table(system_seat: SystemSeat) -> None:
    table = PlayedTable(2, "dolmengoetter", draw=None)
    table.start()
    for n, place in enumerate(("p36", "p01", "p22", "p60", "p75", "p12")):
        table.act(n % 2, {"type": "place_druid", "place": place})
    table.act(0, {"type": "walk", "source": "p36", "target": "p29", "stone": True})
    table.act(1, {"type": "gather_herbs", "source": "p60", "target": "p60"})
    herbs = {"type": "gather_herbs", "source": "p36", "target": "p36"}
    correct(table, 0, replace(8, herbs))
    stacks = table.document()["view"]["surfaces"]["plan"]["stacks"]
    assert stacks["p36"] == ({"kind": "druid", "seat": 0, "lying": True},)
    assert stacks["p60"] == ({"kind": "druid", "seat": 1, "lying": True},)
    assert table.document()["view"]["seats"]["0"]["stock"] == {"stone": 16, "dolmen": 13}
