"""What nobody used is deleted, and nothing else, whatever happens at the same moment."""

from datetime import timedelta
from threading import Event
from typing import Any
from uuid import UUID

import pytest
from allauth.account.models import EmailAddress
from django.conf import settings as django_settings
from django.db import IntegrityError, transaction
from django.utils import timezone
from rest_framework.test import APIClient

from companion import errors
from companion.boxes.models import KeptBox
from companion.people import devices as people_devices
from companion.people.devices import create_device
from companion.people.models import Account, Device
from companion.people.profiles import find_profile
from companion.retention import purge as purging
from companion.retention.purge import find_unused, purge
from companion.tables.models import SeatPass, Table, TableDevice
from companion.tables.requests import NewTable
from companion.tables.services import lobby, seating
from tests.retention.manage import manage
from tests.tables.at_once import run_at_once
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
OLD, YOUNG = timedelta(days=400), timedelta(days=1)


def grow_old(age: timedelta = OLD) -> None:
    """Let all that is there be as old as `age`."""
    then = timezone.now() - age
    Table.objects.update(created_at=then)
    TableDevice.objects.update(joined_at=then)
    Device.objects.update(created_at=then)
    SeatPass.objects.update(expires_at=then)


def unused() -> dict[str, int]:
    return {kind: count for kind, count in find_unused().counts().items() if count}


def test_nothing_is_deleted_before_somebody_says_so() -> None:
    PlayedTable()
    grow_old()
    assert "1 tables that never began" in (said := manage("purge", "-v2"))
    assert "Add --yes" in said
    assert str(Table.objects.get().pk) in said
    assert Table.objects.count() == 1
    assert "Deleted." in manage("purge", "--yes")
    assert not Table.objects.exists()
    assert manage("purge", "--yes", "--beside") == ""


def test_only_tables_that_never_began_are_deleted_with_what_then_has_no_table() -> None:
    lobby_table, running, ended = (PlayedTable() for _ in range(3))
    running.start()
    ended.start()
    ended.end()
    grow_old()
    assert unused() == {"tables": 1}
    assert purge().tables == [lobby_table.id]
    assert set(Table.objects.values_list("pk", flat=True)) == {running.id, ended.id}
    assert set(find_unused().devices) == {device.pk for device in lobby_table.devices}
    assert len(purge().devices) == 2
    assert set(Device.objects.all()) == {*running.devices, *ended.devices}


def test_what_somebody_keeps_on_a_device_keeps_the_device() -> None:
    boxed, shared, seatless, nothing = (create_device()[0] for _ in range(4))
    KeptBox.objects.create(device=boxed, game="carcassonne")
    find_profile(shared)
    table = PlayedTable()
    table.start()
    code = seating.create_seat_pass(table.devices[1], table.id, table.seats[1]).code
    seating.move_seat(seatless, code)
    grow_old()
    assert find_unused().devices == sorted([nothing.pk, table.devices[1].pk])
    grow_old(YOUNG)
    assert unused() == {}


def test_codes_of_seats_are_deleted_once_they_are_long_over() -> None:
    table = PlayedTable()
    table.start()
    seating.create_seat_pass(table.host, table.id, table.seats[0])
    assert unused() == {}
    SeatPass.objects.update(expires_at=timezone.now() - timedelta(days=django_settings.PURGE_CODES - 1))
    assert unused() == {}
    grow_old()
    assert unused() == {"codes": 1}
    assert len(purge().codes) == 1
    assert not SeatPass.objects.exists()


def test_an_address_that_nobody_confirmed_is_forgotten(settings: Any) -> None:
    waiting, confirmed, mine, staff, fresh = (Account(email=f"{name}@example.org") for name in "abcde")
    for number, account in enumerate((waiting, confirmed, mine, staff)):
        account.pk = UUID(int=(int((timezone.now() - OLD).timestamp() * 1000) << 80) + number)
    staff.is_staff = True
    for account in (waiting, confirmed, mine, staff, fresh):
        account.save()
    EmailAddress.objects.create(user=waiting, email=waiting.email, verified=False)
    EmailAddress.objects.create(user=confirmed, email=confirmed.email, verified=True)
    profile = find_profile(create_device()[0])
    profile.owner = mine
    profile.save()
    assert unused() == {}, "without mail nobody confirms"
    settings.EMAIL_URL = "smtp://127.0.0.1:25"
    assert find_unused().accounts == [waiting.pk]
    purge()
    assert set(Account.objects.all()) == {confirmed, mine, staff, fresh}
    assert not EmailAddress.objects.filter(email=waiting.email).exists()


@pytest.mark.parametrize("name", ["PURGE_TABLES", "PURGE_DEVICES", "PURGE_CODES"])
def test_an_age_of_zero_keeps_for_ever(settings: Any, name: str) -> None:
    PlayedTable()
    create_device()
    running = PlayedTable()
    running.start()
    seating.create_seat_pass(running.host, running.id, running.seats[0])
    grow_old()
    before = unused()
    setattr(settings, name, 0)
    assert set(before) - set(unused()) == {name.removeprefix("PURGE_").lower()}


# --- at the same moment ---------------------------------------------------------------------------------------


def test_two_purges_delete_each_thing_once() -> None:
    for _ in range(4):
        PlayedTable()
        create_device()
    grow_old()
    results = run_at_once(purge, purge, purge)
    for kind, count in {"tables": 4, "devices": 4}.items():
        deleted = [key for result in results for key in getattr(result, kind)]
        assert len(deleted) == len(set(deleted))
        assert len(deleted) >= count
    assert not Table.objects.exists()
    purge()
    assert not Device.objects.exists()


def test_whoever_joins_during_a_purge_has_the_table_or_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both orders: the table is deleted first, or somebody came after the list was made."""
    tables = [PlayedTable() for _ in range(2)]
    guest = create_device()[0]
    grow_old()
    found = find_unused()
    assert lobby.join_table(guest, tables[0].code).pk == tables[0].id
    monkeypatch.setattr(purging, "find_unused", lambda: found)
    assert purge().tables == [tables[1].id]
    with pytest.raises(errors.UnknownCode):
        lobby.join_table(guest, tables[1].code)
    lobby.start_table(tables[0].host, tables[0].id)


def test_joins_and_purges_at_once_leave_nothing_half_done() -> None:
    tables = [PlayedTable() for _ in range(3)]
    guest = create_device()[0]
    grow_old()
    results = run_at_once(purge, *(lambda code=table.code: lobby.join_table(guest, code) for table in tables))
    deleted, joined = set(results[0].tables), {result.pk for result in results[1:] if isinstance(result, Table)}
    assert deleted.isdisjoint(joined)
    assert deleted | joined == {table.id for table in tables}
    assert set(Table.objects.values_list("pk", flat=True)) == joined
    assert set(TableDevice.objects.filter(device=guest).values_list("table", flat=True)) == joined


def test_a_device_that_makes_a_table_while_it_is_deleted_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has been authenticated, and is deleted before its table is committed."""
    device, token = create_device()
    grow_old()
    authenticate = people_devices.find_device
    gone = Event()

    def authenticated(found: str) -> Device:
        result = authenticate(found)
        if not gone.is_set():
            assert purge().devices == [device.pk]
            gone.set()
        return result

    monkeypatch.setattr("companion.api.auth.find_device", authenticated)
    client = APIClient(HTTP_AUTHORIZATION=f"Device {token}", raise_request_exception=False)
    answer = client.post("/api/v1/tables", {"game": "carcassonne"}, format="json", HTTP_HOST="localhost")
    assert (answer.status_code, answer.json()["code"]) == (401, "device.unknown"), answer.content
    assert not Table.objects.exists()


def test_a_table_that_is_committed_during_a_purge_keeps_its_device_or_is_refused() -> None:
    device = create_device()[0]
    grow_old()
    made_but_uncommitted = Event()

    def make_table() -> Any:
        try:
            with transaction.atomic():
                table = lobby.create_table(device, NewTable(game="carcassonne"))
                made_but_uncommitted.set()
        except IntegrityError:
            return None
        return table

    def delete() -> Any:
        assert made_but_uncommitted.wait(60)
        return purge().devices

    made, deleted = run_at_once(make_table, delete)
    assert deleted == ([] if made else [device.pk])
    assert list(Table.objects.values_list("host", flat=True)) == ([device.pk] if made else [])
