"""Seats that change phones, the host's role, and who may join, through the services."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from django.utils import timezone

from companion import errors
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables import selectors
from companion.tables.models import SeatPass
from companion.tables.services import leaving, lobby, seating
from games.core.errors import GameError
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def table() -> PlayedTable:
    """A running table of three phones, hosted by Anna."""
    played = PlayedTable(seats=3)
    played.start()
    return played


def about(table: PlayedTable, seat: int, by: int = 0) -> tuple[Device, UUID, UUID]:
    """Return the arguments of a service about a seat, for the phone of seat `by`."""
    return table.devices[by], table.id, table.seats[seat]


def test_a_seat_moves_to_another_phone_and_its_code_works_once(table: PlayedTable) -> None:
    seat_pass = seating.create_seat_pass(*about(table, 1, by=1))
    phone, _ = create_device()
    seat = seating.find_passed_seat(seat_pass.code.lower())
    assert (seat.table_id, seat.position) == (table.id, 1), "which asks only"
    assert seating.move_seat(phone, seat_pass.code.lower()).position == 1
    assert selectors.find_membership(phone, table.id).seats == (1,)
    with pytest.raises(errors.SeatMovedAway):
        selectors.find_membership(table.devices[1], table.id)
    with pytest.raises(errors.UnknownCode):
        seating.move_seat(create_device()[0], seat_pass.code)
    with pytest.raises(errors.UnknownCode):
        seating.find_passed_seat(seat_pass.code)
    with pytest.raises(errors.SeatMovedAway):
        table.act(1, {"type": "draw_tile", "tile": "E"})
    entry = table.entries()[-1]
    assert (entry.kind, entry.seat, entry.version) == ("seat", 1, 2)
    table.draw(0)
    table.check()


def test_a_phone_that_lost_its_seat_can_no_longer_act(table: PlayedTable) -> None:
    table.draw(0)
    old = table.devices[0]
    seating.move_seat(table.devices[2], seating.create_seat_pass(*about(table, 0)).code)
    version = table.version
    with pytest.raises(errors.SeatMovedAway):
        table.act(0, {"type": "place_tile", "x": 1, "y": 0, "rotation": 0}, device=old)
    with pytest.raises(errors.SeatMovedAway):
        table.undo(0, device=old)
    assert table.version == version
    assert table.undo(0, device=table.devices[2]) == version + 1
    table.check()


def move(table: PlayedTable) -> None:
    seating.move_seat(create_device()[0], seating.create_seat_pass(*about(table, 1, by=1)).code)


@pytest.mark.parametrize(
    "change",
    [
        move,
        lambda table: seating.give_up_seat(*about(table, 1, by=1)),
        lambda table: seating.remove_device(*about(table, 1)),
        lambda table: leaving.take_device_away(table.devices[1], table.id, None, lambda _: None),
        lambda table: leaving.take_device_away(table.devices[1], table.id, create_device()[0], lambda _: None),
    ],
    ids=["moved", "given up", "removed", "forgotten", "inherited"],
)
def test_the_next_action_is_that_of_the_new_holder(table: PlayedTable, change: Callable[[PlayedTable], object]) -> None:
    """The process knows the holders from an action before; only the table's revision tells it of the change."""

    def act(device: Device) -> str:
        with pytest.raises((errors.AppError, GameError)) as refused:
            table.place(1, 0, 1, device=device)
        return refused.value.code

    before = table.devices[1]
    out_of_turn = act(before)
    change(table)
    holder = table.row.seats.get(position=1).device
    assert holder != before
    assert act(holder) == out_of_turn
    assert act(before) in ("table.not_your_seat", "table.seat_moved", "table.removed", "table.unknown")


def test_only_the_newest_code_of_a_seat_works_and_it_expires(table: PlayedTable) -> None:
    old = seating.create_seat_pass(*about(table, 1, by=0)).code
    new = seating.create_seat_pass(*about(table, 1, by=1)).code
    with pytest.raises(errors.UnknownCode):
        seating.move_seat(table.devices[2], old)
    SeatPass.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    for use in (seating.find_passed_seat, lambda code: seating.move_seat(table.devices[2], code)):
        with pytest.raises(errors.UnknownCode):
            use(new)
    assert table.version == 1


def test_a_phone_with_another_seat_or_the_role_stays_a_member(table: PlayedTable) -> None:
    seating.move_seat(table.devices[2], seating.create_seat_pass(*about(table, 0)).code)
    assert selectors.find_membership(table.devices[2], table.id) == selectors.Membership((0, 2), True)
    with pytest.raises(errors.SeatMovedAway):
        selectors.find_membership(table.devices[0], table.id)


def test_a_seat_that_was_given_up_is_played_from_the_hosts_phone(table: PlayedTable) -> None:
    seating.give_up_seat(*about(table, 1, by=1))
    assert selectors.find_membership(table.host, table.id).seats == (0, 1)
    assert selectors.find_membership(table.devices[1], table.id).seats == ()
    assert "phone" not in table.document()["table"]["seats"]["1"]
    assert table.document()["table"]["seats"]["1"]["beside"] == 0, "by the host's phone"


def test_a_removed_phone_is_out_and_the_old_code_stops_working(table: PlayedTable) -> None:
    before = table.row.code
    seating.remove_device(*about(table, 1))
    with pytest.raises(errors.RemovedFromTable):
        selectors.find_membership(table.devices[1], table.id)
    with pytest.raises(errors.UnknownCode):
        lobby.join_table(table.devices[1], before)
    assert selectors.find_membership(table.host, table.id).seats == (0, 1)
    assert table.entries()[-1].kind == "seat"


def test_in_the_lobby_a_removed_phones_seats_are_free_again() -> None:
    table = PlayedTable(seats=3)
    seating.remove_device(*about(table, 1))
    seats = table.document()["table"]["seats"]
    assert [seats[place]["name"] for place in sorted(seats)] == ["Anna", "Cleo"]
    assert table.row.version == 0


def test_the_host_hands_over_the_role(table: PlayedTable) -> None:
    seating.pass_host_on(*about(table, 2))
    assert selectors.find_membership(table.devices[2], table.id).host
    assert not selectors.find_membership(table.devices[0], table.id).host
    assert table.entries()[-1].kind == "host"


def test_the_role_can_be_taken_after_a_minute_of_the_hosts_silence(table: PlayedTable) -> None:
    with pytest.raises(errors.HostIsHere):
        seating.take_over_host(table.devices[1], table.id, 59.9)
    seating.take_over_host(table.devices[1], table.id, 60.0)
    assert selectors.find_membership(table.devices[1], table.id).host
    assert table.entries()[-1].kind == "host"
    stranger, _ = create_device()
    with pytest.raises(errors.NotYourSeat):
        seating.take_over_host(stranger, table.id, 600)


def test_a_locked_table_admits_nobody_new(table: PlayedTable) -> None:
    seating.lock_table(table.host, table.id, locked=True)
    with pytest.raises(errors.TableLocked):
        lobby.join_table(create_device()[0], table.code)
    assert lobby.join_table(table.devices[1], table.code).pk == table.id
    assert lobby.join_table(create_device()[0], table.row.watch_code).pk == table.id
    seating.lock_table(table.host, table.id, locked=False)
    assert lobby.join_table(create_device()[0], table.code).pk == table.id


def test_a_returning_phone_learns_why_it_left(table: PlayedTable) -> None:
    seating.remove_device(*about(table, 1))
    lobby.join_table(table.devices[1], table.row.code)
    assert selectors.find_membership(table.devices[1], table.id).seats == ()
    seating.move_seat(table.devices[1], seating.create_seat_pass(*about(table, 1)).code)
    seating.move_seat(table.devices[2], seating.create_seat_pass(*about(table, 1, by=1)).code)
    with pytest.raises(errors.SeatMovedAway):
        selectors.find_membership(table.devices[1], table.id)


def test_a_spectator_takes_no_seat_at_a_locked_table() -> None:
    table = PlayedTable(seats=2)
    watcher, _ = create_device()
    lobby.join_table(watcher, table.row.watch_code)
    seating.lock_table(table.host, table.id, locked=True)
    with pytest.raises(errors.OnlyWatching):
        table.claim(watcher, "Dora", "green")
    seating.lock_table(table.host, table.id, locked=False)
    table.claim(watcher, "Dora", "green")


@pytest.mark.parametrize(
    "service", [seating.remove_device, seating.pass_host_on, seating.give_up_seat, seating.create_seat_pass]
)
def test_nobody_else_may_change_seats_or_the_role(table: PlayedTable, service: Any) -> None:
    before = table.row.revision
    with pytest.raises((errors.NotHost, errors.NotYourSeat)):
        service(*about(table, 1, by=2))
    stranger, _ = create_device()
    with pytest.raises(errors.UnknownTable):
        service(stranger, table.id, table.seats[1])
    with pytest.raises(errors.UnknownSeat):
        service(table.host, table.id, table.id)
    assert (table.version, table.row.revision) == (1, before)


def test_the_host_cannot_remove_its_own_phone(table: PlayedTable) -> None:
    with pytest.raises(errors.YourOwnSeat):
        seating.remove_device(*about(table, 0))
