"""A host without a seat may give points and end the game, and nothing else."""

import itertools
from typing import Any

import pytest

from companion import errors
from companion.people.devices import device_create
from companion.people.models import Device
from companion.tables.commands import CreateTable, MakeCorrection, SeatCommand, SubmitAction, TableCommand
from companion.tables.models import Table
from companion.tables.services import actions, corrections, lobby, seating
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)

POINTS = {"type": "adjust_score", "seat": 1, "points": 4, "reason": "the cat sat on it"}
FINISH = {"type": "finish_now"}
_ids = itertools.count(1)


class HostedTable(PlayedTable):
    """Two seats, and a third phone that opened the table."""

    def __init__(self) -> None:
        self.owner = device_create()[0]
        self.devices = [device_create()[0] for _ in range(2)]
        table = lobby.table_create(CreateTable(device=self.owner, game="carcassonne", options={}, draw="table"))
        self.id, self.code, self.seats = table.pk, table.code, []
        for device, name, colour in zip(self.devices, ("Anna", "Ben"), ("red", "blue"), strict=True):
            lobby.table_join(device, table.code)
            self.seats.append(self.claim(device, name, colour))
        lobby.table_start(TableCommand(device=self.owner, table=self.id))

    def by_host(self, payload: dict[str, Any], device: Device | None = None, **changes: Any) -> int:
        command = {"seat": None, "expected_version": self.version, "client_action_id": f"h{next(_ids)}", **changes}
        return actions.action_submit(
            SubmitAction(device=device or self.owner, table=self.id, payload=payload, **command)
        )


@pytest.fixture
def table() -> HostedTable:
    return HostedTable()


def test_a_host_without_a_seat_gives_points_and_ends_the_game(table: HostedTable, system_seat: SystemSeat) -> None:
    table.draw(0)
    assert table.by_host(POINTS, client_action_id="p", expected_version=1) == 3, "whatever was done meanwhile"
    assert table.by_host(POINTS, client_action_id="p") == 3, "said twice, done once"
    assert table.document()["view"]["seats"]["1"]["score"] == 4
    entry = table.entries()[-1]
    assert (entry.seat, entry.device_id) == (None, table.owner.pk)
    assert table.document(0)["undo"] == 2, "what seat 0 did last stays its own to take back"
    table.check()
    with pytest.raises(errors.StaleVersion):
        table.by_host(FINISH, expected_version=2)
    assert table.by_host(FINISH) == 4
    system_seat.work()
    assert Table.objects.get(pk=table.id).status == "finished"
    table.check()
    draft = {"type": "undo", "drops": [3]}
    command = MakeCorrection(device=table.owner, table=table.id, seat=None, draft=draft, client_action_id="u")
    assert corrections.correction_make(command).version == 6
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
            table.by_host(payload, device=device_create()[0])
    seating.host_hand_on(SeatCommand(device=table.owner, table=table.id, seat=table.seats[0]))
    with pytest.raises(errors.NotHost):
        table.by_host(POINTS)
    assert table.by_host(POINTS, device=table.devices[0]) == 3
    assert table.version == 3
