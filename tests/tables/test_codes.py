"""Changed codes: a removed phone's codes stop working, and an old code never leads anywhere again."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection, connections
from django.test import Client

from companion import errors
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables import codes, selectors
from companion.tables.edges import broadcast
from companion.tables.models import TableDevice
from companion.tables.services import lobby, rematch, seating
from tests.tables.at_once import kinds, run_at_once
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(params=["lobby", "playing"])
def table(request: pytest.FixtureRequest) -> PlayedTable:
    """A table of three phones, hosted by Anna, in the lobby and in the game."""
    played = PlayedTable(seats=3)
    if request.param == "playing":
        played.start()
    return played


def remove(table: PlayedTable, seat: int = 1) -> None:
    """Remove the phone of a seat, as the host."""
    seating.remove_device(table.host, table.id, table.seats[seat])


def renew(table: PlayedTable, *, watch: bool, by: int = 0) -> str:
    """Change a code, as the phone of a seat."""
    return seating.renew_code(table.devices[by], table.id, watch=watch)


def is_in(device: Device, table: PlayedTable) -> bool:
    return TableDevice.objects.filter(table=table.id, device=device).exists()


def assert_dead(*old: str) -> None:
    """Assert that these codes no longer work."""
    for code in old:
        with pytest.raises(errors.UnknownCode):
            lobby.join_table(create_device()[0], code)
        with pytest.raises(errors.UnknownCode):
            seating.move_seat(create_device()[0], code)


def run_in_thread(work: Callable[[], Any]) -> None:
    """Run the work to its end on a connection of its own."""

    def run() -> None:
        try:
            work()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(run).result()


def after_the_first_query_for(word: str, work: Callable[[], Any]) -> Any:
    """Run the work on another connection right after the first query of this one that contains `word`."""
    matches: list[str] = []

    def wrapper(execute: Any, sql: str, *arguments: Any) -> Any:
        result = execute(sql, *arguments)
        if word in sql and not matches:
            matches.append(sql)
            run_in_thread(work)
        return result

    return connection.execute_wrapper(wrapper)


def test_a_removed_phone_cannot_rejoin_with_a_code_that_it_knew(table: PlayedTable) -> None:
    knew, removed = table.row, table.devices[1]
    remove(table)
    for code in (knew.code, knew.watch_code):
        with pytest.raises(errors.UnknownCode):
            lobby.join_table(removed, code)
    assert_dead(knew.code, knew.watch_code)
    with pytest.raises(errors.RemovedFromTable):
        selectors.find_membership(removed, table.id)
    assert not is_in(removed, table)


def test_a_removed_phone_can_rejoin_with_a_new_code(table: PlayedTable) -> None:
    remove(table)
    assert lobby.join_table(table.devices[1], table.row.watch_code).pk == table.id
    assert selectors.find_membership(table.devices[1], table.id).seats == ()
    assert lobby.join_table(create_device()[0], table.row.code).pk == table.id


def test_no_earlier_code_of_a_seat_lets_a_removed_phone_in(table: PlayedTable) -> None:
    codes = [seating.create_seat_pass(table.host, table.id, table.seats[seat]).code for seat in (1, 2)]
    remove(table)
    assert_dead(*codes)
    assert is_in(table.devices[2], table)


@pytest.mark.parametrize("watch", [False, True])
def test_the_host_changes_one_code_and_the_other_stays(table: PlayedTable, watch: bool) -> None:
    before = table.row
    new = renew(table, watch=watch)
    old, other = (before.watch_code, before.code) if watch else (before.code, before.watch_code)
    assert_dead(old)
    row = table.row
    assert (row.watch_code, row.code) == ((new, other) if watch else (other, new))
    assert row.revision == before.revision + 1, "phones are told"
    watcher = create_device()[0]
    assert lobby.join_table(watcher, new).pk == table.id
    assert TableDevice.objects.get(table=table.id, device=watcher).watcher == watch
    assert all(is_in(device, table) for device in table.devices), "who is in stays in"


@pytest.mark.parametrize("watch", [False, True])
def test_only_the_host_changes_codes(table: PlayedTable, watch: bool) -> None:
    before = table.row
    with pytest.raises(errors.NotHost):
        renew(table, watch=watch, by=1)
    with pytest.raises(errors.UnknownTable):
        seating.renew_code(create_device()[0], table.id, watch=watch)
    row = table.row
    assert (row.code, row.watch_code, row.revision) == (before.code, before.watch_code, before.revision)


def test_a_used_code_is_not_assigned_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = PlayedTable()
    old = table.row
    remove(table)
    row = table.row
    code = seating.create_seat_pass(table.host, table.id, table.seats[0]).code
    drawn = [old.code, old.watch_code, row.code, row.watch_code, code, "AAAAAA", code, "BBBBBB"]
    monkeypatch.setattr(codes, "draw_code", lambda length: drawn.pop(0))
    other = PlayedTable(seats=1).row
    assert (other.code, other.watch_code) == ("AAAAAA", "BBBBBB")


@pytest.mark.parametrize("watch", [False, True])
def test_a_join_that_read_the_code_before_a_removal_is_refused(table: PlayedTable, watch: bool) -> None:
    removed, knew = table.devices[1], table.row
    removal = after_the_first_query_for("watch_code", lambda: remove(table))
    with removal, pytest.raises(errors.UnknownCode):
        lobby.join_table(removed, knew.watch_code if watch else knew.code)
    assert not is_in(removed, table)


@pytest.mark.parametrize("watch", [False, True])
def test_a_join_during_a_change_is_in_before_or_refused(table: PlayedTable, watch: bool) -> None:
    guest = create_device()[0]
    old = table.row.watch_code if watch else table.row.code
    joined, new = run_at_once(lambda: lobby.join_table(guest, old), lambda: renew(table, watch=watch))
    assert kinds([joined]) == (["Table"] if is_in(guest, table) else ["UnknownCode"])
    assert new in (table.row.code, table.row.watch_code)
    assert_dead(old)


def test_joins_during_a_removal_leave_the_phone_outside(table: PlayedTable) -> None:
    knew, removed = table.row, table.devices[1]
    run_at_once(
        lambda: lobby.join_table(removed, knew.code),
        lambda: remove(table),
        lambda: lobby.join_table(removed, knew.watch_code),
    )
    assert not is_in(removed, table)


def test_a_phone_removed_from_the_rematch_learns_no_code_of_it_at_the_old_table(system_seat: SystemSeat) -> None:
    table = PlayedTable()
    table.start()
    table.end()
    system_seat.work()
    host, ben = table.devices
    next_table = rematch.open_rematch(host, table.id)
    seat = next_table.seats.get(device=ben)
    seating.remove_device(host, next_table.pk, seat.pk)
    with pytest.raises(errors.RemovedFromTable):
        rematch.open_rematch(ben, table.id)
    assert rematch.open_rematch(host, table.id).pk == next_table.pk


def test_a_phone_removed_while_it_reads_is_not_shown_the_new_code(monkeypatch: pytest.MonkeyPatch) -> None:
    table = PlayedTable()
    ben, token = create_device()
    lobby.join_table(ben, table.code)
    table.seats.append(table.claim(ben, "Cleo", "yellow"))
    documents_for = selectors.build_documents

    def slow(*arguments: Any, **keywords: Any) -> selectors.Documents:
        run_in_thread(lambda: remove(table, 2))
        return documents_for(*arguments, **keywords)

    monkeypatch.setattr(selectors, "build_documents", slow)
    monkeypatch.setattr(broadcast, "_send", lambda message: None)
    answer = Client().get(f"/api/v1/tables/{table.id}?seat=2", headers={"Authorization": f"Device {token}"})
    assert (answer.status_code, answer.json()["code"]) == (404, "table.removed")
    assert table.row.code not in answer.content.decode()
