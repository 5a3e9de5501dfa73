"""Simultaneous commands, each on a connection of its own: one wins, none is lost, none is half done."""

import pytest

from companion.people.devices import create_device
from companion.tables.models import Table, TableDevice
from companion.tables.services import actions, lobby, rematch
from tests.tables.at_once import kinds, run_at_once
from tests.tables.played import ENDED, PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def table() -> PlayedTable:
    table = PlayedTable()
    table.start()
    return table


def test_of_two_different_facts_one_wins(table: PlayedTable) -> None:
    commands = [table.command(0, {"type": "draw_tile", "tile": tile}) for tile in "EUVA"]
    results = run_at_once(*(lambda command=command: actions.submit_action(*command) for command in commands))
    assert kinds(results) == ["StaleVersion"] * 3 + ["int"]
    assert table.version == 2
    drawn = "EUVA"[next(i for i, result in enumerate(results) if result == 2)]
    assert table.document()["view"]["drawn"] == drawn
    table.check()


def test_the_same_fact_and_the_same_request_simultaneously_are_one_entry(table: PlayedTable) -> None:
    same = table.command(0, {"type": "draw_tile", "tile": "E"})
    draw = table.command(0, {"type": "draw_tile", "tile": "E"})
    works = [lambda command=command: actions.submit_action(*command) for command in (same, same, same, draw)]
    assert run_at_once(*works) == [2, 2, 2, 2]
    assert table.version == 2
    table.check()


def test_system_work_is_done_once(table: PlayedTable) -> None:
    table.end()
    results = run_at_once(*[lambda: actions.act_as_system(table.id, "score_game")] * 3)
    assert sorted(results, key=str) == [ENDED + 1, None, None]
    table.check()


def test_of_simultaneous_undo_and_action_one_is_done(table: PlayedTable) -> None:
    table.enter(3)
    draw = table.command(1, {"type": "draw_tile", "tile": "E"})
    results = run_at_once(lambda: actions.submit_action(*draw), lambda: table.undo(0, version=3))
    assert kinds(results) == ["StaleVersion", "int"]
    assert table.version == 4
    table.check()


def test_a_colour_and_the_last_seat_are_taken_once() -> None:
    table = PlayedTable(seats=4)
    guests = [create_device()[0] for _ in range(3)]
    for guest in guests:
        lobby.join_table(guest, table.code)
    results = run_at_once(*(lambda guest=guest: table.claim(guest, "Late", "coal") for guest in guests))
    assert kinds(results) == ["TableFull", "TableFull", "UUID"]
    assert [seat.position for seat in table.row.seats.all()] == [0, 1, 2, 3, 4]


def test_a_device_joins_once() -> None:
    table = PlayedTable()
    guest, _ = create_device()
    results = run_at_once(*[lambda: lobby.join_table(guest, table.code)] * 3)
    assert [result.pk for result in results] == [table.id] * 3
    assert TableDevice.objects.filter(table=table.id, device=guest).count() == 1


def test_start_and_rematch_happen_once() -> None:
    table = PlayedTable()
    assert run_at_once(*[table.start] * 3) == [1, 1, 1]
    assert len(table.entries()) == 1
    table.end()
    actions.act_as_system(table.id, "score_game")
    works = (lambda device=device: rematch.open_rematch(device, table.id) for device in table.devices)
    results = run_at_once(*works)
    assert results[0].pk == results[1].pk
    assert Table.objects.count() == 2
