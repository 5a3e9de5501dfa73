"""Seats without a phone: taken directly in the lobby, returned to their own phone, requested from the host in a
game."""

from typing import Any
from uuid import UUID

import pytest
from django.test import Client

from companion import errors
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables import selectors
from companion.tables.models import Seat, SeatRequest, Table, TableDevice
from companion.tables.services import lobby, seat_requests, seating
from companion.tables.services.rematch import open_rematch_alone
from games.core.host import FinishNow
from tests.tables.at_once import kinds, run_at_once
from tests.tables.clans import SkyeTable, tiles_of
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def lobby_table() -> PlayedTable:
    """Anna, the host, and Ben have phones; Ben plays for Oma."""
    table = PlayedTable()
    table.seats.append(table.claim(table.devices[1], "Oma", "yellow", phone=False))
    return table


@pytest.fixture
def table(lobby_table: PlayedTable) -> PlayedTable:
    """The same table after the start."""
    lobby_table.start()
    return lobby_table


def join_with_new_device(table: PlayedTable, *, watch: bool = False) -> Device:
    device = create_device()[0]
    lobby.join_table(device, table.row.watch_code if watch else table.row.code)
    return device


def take(table: PlayedTable, device: Device, seat: int = 2) -> UUID | None:
    return seat_requests.take_seat(device, table.id, table.seats[seat])


def about(table: PlayedTable, device: Device, request: UUID) -> tuple[Device, UUID, UUID]:
    """Return the arguments of a service about a request of a phone."""
    return device, table.id, request


def seats_of(table: PlayedTable, device: Device) -> tuple[int, ...]:
    return selectors.find_membership(device, table.id).seats


@pytest.mark.parametrize("watch", [False, True])
def test_in_the_lobby_a_seat_without_a_phone_is_taken_directly(lobby_table: PlayedTable, watch: bool) -> None:
    oma = join_with_new_device(lobby_table, watch=watch)
    assert take(lobby_table, oma) is None
    assert take(lobby_table, oma) is None, "asked again, the answer is the same"
    assert seats_of(lobby_table, oma) == (2,)
    assert seats_of(lobby_table, lobby_table.devices[1]) == (1,)
    assert lobby_table.document()["table"]["seats"]["2"]["phone"] is True
    assert not TableDevice.objects.get(table=lobby_table.id, device=oma).watcher
    with pytest.raises(errors.SeatTaken):
        take(lobby_table, join_with_new_device(lobby_table))
    with pytest.raises(errors.SeatTaken):
        take(lobby_table, join_with_new_device(lobby_table), seat=0)


def test_of_two_phones_that_take_a_seat_one_gets_it(lobby_table: PlayedTable) -> None:
    guest, other_guest = join_with_new_device(lobby_table), join_with_new_device(lobby_table)
    results = run_at_once(lambda: take(lobby_table, guest), lambda: take(lobby_table, other_guest))
    assert sorted(kinds(results)) == ["NoneType", "SeatTaken"]
    assert sorted((seats_of(lobby_table, guest), seats_of(lobby_table, other_guest))) == [(), (2,)]


def test_a_phone_with_a_seat_cannot_take_another(table: PlayedTable) -> None:
    for device in table.devices:
        with pytest.raises(errors.AlreadySeated):
            take(table, device)


def test_in_a_running_game_the_host_grants_a_request(table: PlayedTable) -> None:
    guest = join_with_new_device(table)
    request = take(table, guest)
    assert request is not None
    assert take(table, guest) == request, "asked twice it is one request"
    assert seats_of(table, guest) == ()
    assert table.document(0)["table"]["requests"] == {str(request): 2}
    for other in (table.devices[1], guest):
        with pytest.raises(errors.NotHost):
            seat_requests.grant_request(*about(table, other, request))
    with pytest.raises(errors.NotYourSeat):
        seat_requests.end_request(*about(table, table.devices[1], request))
    seat_requests.grant_request(*about(table, table.host, request))
    assert seats_of(table, guest) == (2,)
    assert seats_of(table, table.devices[1]) == (1,)
    assert "requests" not in table.document()["table"]
    assert table.entries()[-1].kind == "seat"
    with pytest.raises(errors.UnknownRequest):
        seat_requests.grant_request(*about(table, table.host, request))
    table.draw(0)
    table.check()


@pytest.mark.parametrize("by_host", [True, False])
def test_a_request_is_refused_or_withdrawn(table: PlayedTable, by_host: bool) -> None:
    guest = join_with_new_device(table)
    request = take(table, guest)
    assert request is not None
    seat_requests.end_request(*about(table, table.host if by_host else guest, request))
    assert "requests" not in table.document()["table"]
    with pytest.raises(errors.UnknownRequest):
        seat_requests.grant_request(*about(table, table.host, request))
    assert seats_of(table, guest) == ()


def test_the_seat_goes_to_one_of_several_requests(table: PlayedTable) -> None:
    guest, other_guest = join_with_new_device(table), join_with_new_device(table)
    first, second = take(table, guest), take(table, other_guest)
    assert first is not None
    assert second is not None
    seat_requests.grant_request(*about(table, table.host, second))
    assert (seats_of(table, guest), seats_of(table, other_guest)) == ((), (2,))
    with pytest.raises(errors.UnknownRequest):
        seat_requests.grant_request(*about(table, table.host, first))
    with pytest.raises(errors.SeatTaken):
        take(table, guest)


def test_a_spectator_gets_no_seat_and_no_code_without_the_host(table: PlayedTable) -> None:
    watcher = join_with_new_device(table, watch=True)
    request = take(table, watcher)
    assert request is not None
    assert seats_of(table, watcher) == ()
    with pytest.raises(errors.OnlyWatching):
        selectors.find_code(watcher, table.id, watch=False)
    assert "code" not in table.document()["table"]


def test_spectators_of_an_open_lobby_may_sit_and_invite_until_it_is_locked(lobby_table: PlayedTable) -> None:
    watcher = join_with_new_device(lobby_table, watch=True)
    assert selectors.find_code(watcher, lobby_table.id, watch=False) == lobby_table.row.code
    seating.lock_table(lobby_table.host, lobby_table.id, locked=True)
    with pytest.raises(errors.OnlyWatching):
        selectors.find_code(watcher, lobby_table.id, watch=False)
    with pytest.raises(errors.OnlyWatching):
        take(lobby_table, watcher)
    with pytest.raises(errors.OnlyWatching):
        lobby_table.claim(watcher, "Dora", "green")
    seating.lock_table(lobby_table.host, lobby_table.id, locked=False)
    lobby_table.claim(watcher, "Dora", "green")
    lobby_table.start()
    assert selectors.find_code(watcher, lobby_table.id, watch=False) == lobby_table.row.code


def test_a_locked_table_accepts_no_requests(table: PlayedTable) -> None:
    guest = join_with_new_device(table)
    take(table, guest)
    seating.lock_table(table.host, table.id, locked=True)
    assert "requests" not in table.document()["table"]
    with pytest.raises(errors.TableLocked):
        take(table, guest)


def test_pending_requests_are_limited(table: PlayedTable) -> None:
    requests = [take(table, join_with_new_device(table)) for _ in range(seat_requests.MOST_WAITING + 2)]
    assert set(table.document()["table"]["requests"]) == {str(request) for request in requests[2:]}


def test_a_phone_that_lost_its_seat_to_the_host_gets_it_back_without_asking(table: PlayedTable) -> None:
    ben = table.devices[1]
    for by in (ben, table.host):
        seating.give_up_seat(by, table.id, table.seats[1])
        assert 1 in seats_of(table, table.host)
        assert take(table, ben, seat=1) is None
        assert 1 in seats_of(table, ben)
        assert 1 not in seats_of(table, table.host)


def test_a_host_without_a_seat_takes_one_without_asking(table: PlayedTable) -> None:
    seating.give_up_seat(table.host, table.id, table.seats[0])
    seating.pass_host_on(table.host, table.id, table.seats[1])
    guest = join_with_new_device(table)
    assert take(table, guest, seat=0) is not None
    assert take(table, table.host, seat=0) is None
    assert not SeatRequest.objects.exists()


def test_a_removed_phone_gets_nothing_back_and_its_request_is_deleted(table: PlayedTable) -> None:
    ben = table.devices[1]
    seating.give_up_seat(ben, table.id, table.seats[1])
    seating.give_up_seat(table.host, table.id, table.seats[2])
    assert take(table, ben, seat=2) is not None, "the seat was never its own"
    seat_requests.take_seat(ben, table.id, table.seats[1])
    request = take(table, guest := join_with_new_device(table))
    assert request is not None
    seating.remove_device(table.host, table.id, table.seats[1])
    with pytest.raises(errors.RemovedFromTable):
        take(table, ben, seat=1)
    lobby.join_table(ben, table.row.code)
    assert not seat_requests.return_seat(ben, table.id)
    assert take(table, ben, seat=1) is not None, "it has to ask as anybody"
    assert seats_of(table, ben) == ()
    seat_requests.grant_request(*about(table, table.host, request))
    assert seats_of(table, guest) == (2,)


def test_an_outdated_code_does_not_allow_requests(table: PlayedTable) -> None:
    old = table.row.code
    seating.renew_code(table.host, table.id, watch=False)
    guest = create_device()[0]
    with pytest.raises(errors.UnknownCode):
        lobby.join_table(guest, old)
    with pytest.raises(errors.UnknownTable):
        take(table, guest)


def again_after(table: PlayedTable, by: Device, system_seat: SystemSeat) -> Table:
    """End the game and open the rematch from this phone."""
    table.act(0, FinishNow())
    system_seat.work()
    return open_rematch_alone(by, table.id)


@pytest.mark.parametrize("playing", [False, True])
def test_in_a_rematch_people_get_their_seats_back_by_the_code(
    table: PlayedTable, system_seat: SystemSeat, playing: bool
) -> None:
    next_table = again_after(table, table.host, system_seat)
    if playing:
        lobby.start_table(table.host, next_table.pk)
    ben, guest = table.devices[1], create_device()[0]
    for device, back in ((ben, True), (ben, False), (guest, False)):
        lobby.join_table(device, next_table.code)
        assert seat_requests.return_seat(device, next_table.pk) is back
    seats = {seat.name: (seat.device_id, seat.phone) for seat in Seat.objects.filter(table=next_table)}
    assert seats == {"Anna": (table.host.pk, True), "Ben": (ben.pk, True), "Oma": (table.host.pk, False)}


def ask(token: str, method: str, path: str) -> Any:
    """Send a request over HTTP."""
    return Client().generic(
        method, f"/api/v1{path}", "{}", content_type="application/json", headers={"Authorization": f"Device {token}"}
    )


def test_over_http_a_code_returns_a_seat_and_others_ask(system_seat: SystemSeat) -> None:
    table = PlayedTable()
    ben, token = create_device()
    table.devices.append(ben)
    lobby.join_table(ben, table.code)
    table.seats.append(table.claim(ben, "Cleo", "yellow"))
    table.start()
    next_table = again_after(table, table.host, system_seat)
    lobby.start_table(table.host, next_table.pk)
    joined = Client().post(
        "/api/v1/join", {"code": next_table.code}, "application/json", headers={"Authorization": f"Device {token}"}
    )
    assert joined.json() == {"table": str(next_table.pk), "to": "seat"}
    guest, other = create_device()
    lobby.join_table(guest, next_table.watch_code)
    seat = next_table.seats.get(position=1)
    path = f"/tables/{next_table.pk}/seats/{seat.pk}/take"
    response = ask(other, "POST", path)
    assert (response.status_code, set(response.json())) == (200, {"request"})
    at = f"/tables/{next_table.pk}/seat-requests/{response.json()['request']}"
    refused = ask(token, "POST", at)
    assert (refused.status_code, refused.json()["code"]) == (403, "table.not_host")
    assert ask(other, "DELETE", at).status_code == 204
    codes = [ask(other, "POST", path).status_code for _ in range(12)]
    assert codes == [200] * 11 + [429]


# --- secrets ----------------------------------------------------------------------------------------------


def table_with_sealed_prices(prices: tuple[int, int], axe_at: int) -> SkyeTable:
    """Return a table during pricing after Ben's phone has left: the host's phone entered the choice behind Ben's
    screen."""
    table = SkyeTable()
    table.draw_all()
    seating.give_up_seat(table.host, table.id, table.seats[1])
    table.devices[1] = table.host
    table.axe(1, axe_at)
    tiles = [tile for place, tile in enumerate(tiles_of(1)) if place != axe_at]
    payload = {"type": "set_prices", "round": 1, "seat": 1, "prices": dict(zip(tiles, prices, strict=True))}
    table.act(1, payload)
    return table


def visible_to(table: SkyeTable, viewer: Any) -> Any:
    """Return the game as a viewer knows it, with its narrations."""
    fresh = selectors.build_documents(table.id, (viewer,), since=max(0, table.version - 2))
    game_fields = {key: value for key, value in fresh.convert(viewer).items() if key != "table"}
    return game_fields, fresh.narrations[viewer], fresh.newest_narrations[viewer]


def test_a_choice_behind_the_screen_is_shown_only_to_the_seats_new_phone() -> None:
    tables = [table_with_sealed_prices((2, 1), 2), table_with_sealed_prices((1, 4), 0)]
    other_viewers = (0, 2, "spectator")
    guests = [join_with_new_device(table) for table in tables]
    requests = []
    for table, guest in zip(tables, guests, strict=True):
        request = take(table, guest, seat=1)
        assert request is not None
        requests.append(request)
        with pytest.raises(errors.NotYourSeat):
            selectors.build_document(guest, table.id, 1)
    first, other = ([visible_to(table, viewer) for viewer in other_viewers] for table in tables)
    assert first == other
    assert visible_to(tables[0], 1) != visible_to(tables[1], 1), "there is a secret"
    for table, guest, request in zip(tables, guests, requests, strict=True):
        before = visible_to(table, 1)[0]
        seat_requests.grant_request(*about(table, table.host, request))
        assert selectors.build_document(guest, table.id, 1).convert(1)["view"] == before["view"]
        for device in (table.host, table.devices[2]):
            with pytest.raises(errors.NotYourSeat):
                selectors.build_document(device, table.id, 1)
    first, other = ([visible_to(table, viewer) for viewer in other_viewers] for table in tables)
    assert first == other
