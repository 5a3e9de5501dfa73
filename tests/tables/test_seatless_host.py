"""A host without a seat may give points and end the game, and nothing else."""

import itertools
from typing import Any

import pytest

from companion import errors
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables.models import Table
from companion.tables.requests import NewAction, NewCorrection, NewTable
from companion.tables.services import actions, corrections, lobby, seating
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]

POINTS = {"type": "adjust_score", "seat": 1, "points": 4, "reason": "the cat sat on it"}
FINISH = {"type": "finish_now"}
_ids = itertools.count(1)


class HostedTable(PlayedTable):
    """Two seats, and a third phone that opened the table."""

    def __init__(self) -> None:
        self.owner = create_device()[0]
        self.devices = [create_device()[0] for _ in range(2)]
        table = lobby.create_table(self.owner, NewTable(game="carcassonne", options={}, draw="table"))
        self.id, self.code, self.seats = table.pk, table.code, []
        for device, name, colour in zip(self.devices, ("Anna", "Ben"), ("red", "blue"), strict=True):
            lobby.join_table(device, table.code)
            self.seats.append(self.claim(device, name, colour))
        lobby.start_table(self.owner, self.id)

    def by_host(self, payload: dict[str, Any], device: Device | None = None, **changes: Any) -> int:
        values = {"seat": None, "version": self.version, "id": f"h{next(_ids)}", **changes}
        return actions.submit_action(device or self.owner, self.id, NewAction(action=payload, **values))


@pytest.fixture
def table() -> HostedTable:
    return HostedTable()


def test_a_host_without_a_seat_gives_points_and_ends_the_game(table: HostedTable, system_seat: SystemSeat) -> None:
    table.draw(0)
    assert table.by_host(POINTS, id="p", version=1) == 3, "whatever was done meanwhile"
    assert table.by_host(POINTS, id="p") == 3, "said twice, done once"
    assert table.document()["view"]["seats"]["1"]["score"] == 4
    entry = table.entries()[-1]
    assert (entry.seat, entry.device_id) == (None, table.owner.pk)
    assert table.document(0)["undo"] == 2, "what seat 0 did last stays its own to take back"
    table.check()
    with pytest.raises(errors.StaleVersion):
        table.by_host(FINISH, version=2)
    assert table.by_host(FINISH) == 4
    system_seat.work()
    assert Table.objects.get(pk=table.id).status == "finished"
    table.check()
    draft = {"type": "undo", "drops": [3]}
    assert corrections.make_correction(table.owner, table.id, NewCorrection(draft=draft, id="u")).version == 6
    assert table.document()["view"]["seats"]["1"]["score"] == 0


def test_a_host_without_a_seat_does_nothing_else(table: HostedTable) -> None:
    before = table.document()
    for payload in (
        {"type": "draw_tile", "tile": "E"},
        {"type": "place_tile", "x": 0, "y": 1, "rotation": 0},
    ):
        with pytest.raises(errors.NotYourSeat):
            table.by_host(payload)
    for payload in ({"type": "draw"}, {"type": "score_game"}, {"type": "start_table"}):
        with pytest.raises((errors.NotYoursToDo, errors.GameError)):
            table.by_host(payload)
    assert table.document() == before


def test_other_phones_without_a_seat_cannot_do_it(table: HostedTable) -> None:
    for payload in (POINTS, FINISH):
        with pytest.raises(errors.NotHost):
            table.by_host(payload, device=table.devices[0])
        with pytest.raises(errors.UnknownTable):
            table.by_host(payload, device=create_device()[0])
    seating.pass_host_on(table.owner, table.id, table.seats[0])
    with pytest.raises(errors.NotHost):
        table.by_host(POINTS)
    assert table.by_host(POINTS, device=table.devices[0]) == 3
    assert table.version == 3
