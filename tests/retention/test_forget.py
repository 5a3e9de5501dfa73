"""A device, a history or a name is forgotten everywhere; others keep what they played, and play on."""

from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from django.conf import settings
from django.core.management import CommandError
from rest_framework.test import APIClient

from companion import errors
from companion.archive.library import TableFilter, load_library
from companion.archive.models import EditedTimes, Keepsake, Photo
from companion.archive.photo_files import name_file
from companion.boxes.models import BoxLink, KeptBox
from companion.people.devices import create_device
from companion.people.models import Account, Alias, Device, Profile
from companion.people.names import identify_person
from companion.people.profiles import find_profile, make_alias, make_recovery_code, sign_in, sign_out, use_recovery_code
from companion.retention.forget import forget_device, forget_history, forget_person
from companion.tables.models import LogEntry, Proposal, Seat, Table, TableDevice
from companion.tables.requests import NewTable
from companion.tables.services import actions, lobby
from tests.history.shelf import create_finished, phone
from tests.retention.manage import manage
from tests.tables.at_once import run_at_once
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


@pytest.fixture(autouse=True)
def photos(settings: Any, tmp_path: Path) -> Path:
    settings.PHOTOS_DIR = tmp_path
    return tmp_path


def photo(table: UUID, device: Device) -> Path:
    """Keep a photo that this device took; return its file."""
    row = Photo.objects.create(table_id=table, device=device, width=1, height=1)
    path = Path(settings.PHOTOS_DIR, name_file(table, row.pk))
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"a photo")
    return path


def names_at(table: UUID) -> list[str]:
    return list(Seat.objects.filter(table=table).values_list("name", flat=True))


def played_by(device: Device) -> set[UUID]:
    return {UUID(table.table) for table in load_library(Device.objects.get(pk=device.pk), TableFilter()).tables}


# --- a device ---------------------------------------------------------------------------------------------------


def test_a_host_that_sits_and_made_entries_is_forgotten_and_the_others_play_on() -> None:
    table = PlayedTable(3)
    table.start()
    table.draw(0)
    table.place(0, 0, -1, 2)
    Proposal.objects.create(table=table.row, seat=0, device=table.host, kind="undo", draft="{}")
    forget_device(table.host)
    assert not Device.objects.filter(pk=table.host.pk).exists()
    assert table.row.host == table.devices[1]
    seat = Seat.objects.get(table=table.id, position=0)
    assert (seat.device, seat.phone, seat.name) == (table.devices[1], False, "Anna")
    assert [entry.device_id for entry in table.entries()] == [None] * table.version
    assert not Proposal.objects.exists()
    table.draw(1, "U")
    table.check()


def test_what_nobody_else_came_to_is_deleted() -> None:
    alone = create_device()[0]
    lobby_table = lobby.create_table(alone, NewTable(game="carcassonne"))
    finished = create_finished(alone, {"Anna": 1, "Ben": 2})
    file = photo(finished, alone)
    KeptBox.objects.create(device=alone, game="carcassonne")
    forget_device(alone)
    assert not Table.objects.filter(pk__in=(lobby_table.pk, finished)).exists()
    assert not file.exists()
    assert not Device.objects.exists()
    assert not KeptBox.objects.exists()


def test_photos_of_a_device_are_deleted_and_those_of_others_stay() -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2}, phones={"Ben": ben})
    hers, his = photo(table, anna), photo(table, ben)
    Keepsake.objects.create(table_id=table, note="at Ben's")
    forget_device(anna)
    assert (hers.exists(), his.exists()) == (False, True)
    assert played_by(ben) == {table}
    assert names_at(table) == ["Anna", "Ben"]
    assert Keepsake.objects.exists()


def test_what_only_watchers_are_left_at_loses_what_people_kept() -> None:
    anna, watcher = phone(), phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    TableDevice.objects.create(table_id=table, device=watcher, watcher=True)
    file = photo(table, anna)
    Keepsake.objects.create(table_id=table, note="a note")
    forget_device(anna)
    assert not file.exists()
    assert not Keepsake.objects.exists()
    assert played_by(watcher) == {table}


def test_another_device_of_the_history_takes_over() -> None:
    old, new = phone(), phone()
    first, second = create_finished(old, {"Anna": 1, "Ben": 2}), create_finished(old, {"Anna": 3, "Ben": 2})
    TableDevice.objects.create(table_id=second, device=new, watcher=True)
    file = photo(first, old)
    KeptBox.objects.create(device=old, game="carcassonne", settled=["old"])
    KeptBox.objects.create(device=old, game="isle_of_skye", settled=["old"])
    KeptBox.objects.create(device=new, game="isle_of_skye", settled=["new"])
    BoxLink.objects.create(device=old, game="carcassonne", code="link")
    EditedTimes.objects.create(
        coming=TableDevice.objects.get(table=first), began_at="2026-01-01T00:00Z", ended_at="2026-01-01T01:00Z"
    )
    use_recovery_code(new, make_recovery_code(old))
    forget_device(Device.objects.get(pk=old.pk))
    assert played_by(new) == {first, second}
    assert load_library(Device.objects.get(pk=new.pk), TableFilter()).tables[0].seats[0].mine
    assert not TableDevice.objects.filter(watcher=True).exists()
    assert file.exists()
    assert EditedTimes.objects.get().coming.device == new
    assert {(box.game, box.settled[0]) for box in new.boxes.all()} == {("carcassonne", "old"), ("isle_of_skye", "new")}
    assert BoxLink.objects.get().device == new
    assert Device.objects.get() == new


def test_a_history_keeps_what_a_forgotten_device_played_before_it_was_signed_out() -> None:
    anna, old = phone(), phone()
    account = Account.objects.create(email="anna@example.org")
    table = create_finished(old, {"Anna": 1, "Ben": 2})
    sign_in(anna, account)
    sign_in(old, account)
    sign_out(Device.objects.get(pk=old.pk))
    forget_device(Device.objects.get(pk=old.pk))
    assert played_by(anna) == {table}


# --- a history ----------------------------------------------------------------------------------------------------


def test_a_history_is_forgotten_with_all_its_devices_and_the_account() -> None:
    anna, tablet, ben = phone(), phone(), phone()
    alone, shared = (
        create_finished(tablet, {"Anna": 1, "Ben": 2}),
        create_finished(anna, {"Anna": 1, "Ben": 2}, phones={"Ben": ben}),
    )
    account = Account.objects.create(email="anna@example.org")
    sign_in(anna, account)
    sign_in(tablet, account)
    make_alias(find_profile(anna), identify_person("Anni"), identify_person("Anna"))
    said = manage("forget", "history", "ANNA@example.org")
    assert "The history of 2 devices, with its account" in said
    assert "Add --yes" in said
    assert Device.objects.count() == 3
    assert "is forgotten" in manage("forget", "history", str(tablet.pk), "--yes")
    for kind in (Account, Profile, Alias):
        assert not kind.objects.exists()
    assert Device.objects.get() == ben
    assert list(Table.objects.values_list("pk", flat=True)) == [shared] != [alone]
    assert played_by(ben) == {shared}


def test_a_code_of_a_forgotten_history_leads_nowhere() -> None:
    anna, new = phone(), phone()
    code = make_recovery_code(anna)
    forget_history(find_profile(anna))
    with pytest.raises(errors.UnknownCode):
        use_recovery_code(new, code)


# --- a name -------------------------------------------------------------------------------------------------------


def test_a_name_is_forgotten_at_every_table_under_any_spelling(nudges: list[Any]) -> None:
    anna = phone()
    tables = [
        create_finished(anna, {"Änne": 1, "Ben": 2}),
        create_finished(anna, {"Ben": 1, "ÄNNE ": 2}),
        create_finished(anna, {"Anna": 1, "Ben": 2}),
    ]
    running = PlayedTable()
    Seat.objects.filter(table=running.id, position=0).update(name="änne")
    running.start()
    make_alias(find_profile(anna), identify_person("Änni"), identify_person("Änne"))
    Keepsake.objects.create(table_id=tables[0], note="bei änne")
    said = manage("forget", "person", "Änne")
    assert "at 3 tables" in said
    assert said.count("named in its place or note") == 1
    assert "änne" in running.document()["table"]["seats"]["0"]["name"]
    nudges.clear()
    name = forget_person("änne")
    assert name.startswith("N. N. ")
    assert [names_at(table) for table in tables] == [[name, "Ben"], ["Ben", name], ["Anna", "Ben"]]
    assert running.document()["table"]["seats"]["0"]["name"] == name
    assert str(running.id) in [table for table, *_ in nudges]
    assert not Alias.objects.exists()
    running.draw(0)
    running.check()


def test_a_name_is_forgotten_at_the_tables_that_are_named_alone() -> None:
    host = phone()
    hers, of_another = create_finished(host, {"Anna": 1, "Ben": 2}), create_finished(host, {"Anna": 1, "Cleo": 2})
    make_alias(find_profile(host), identify_person("Anni"), identify_person("Anna"))
    manage("forget", "person", "Anna", "--table", str(hers), "--yes")
    assert "Anna" not in names_at(hers)
    assert names_at(of_another) == ["Anna", "Cleo"]
    assert Alias.objects.exists(), "another Anna's"


# --- while it goes on -----------------------------------------------------------------------------------------------


def test_a_device_is_forgotten_while_its_person_plays() -> None:
    """Each entry is made by it, or refused: none is half done, and nothing is left of the device."""
    table = PlayedTable(2)
    table.start()
    draw = table.command(0, {"type": "draw_tile", "tile": "E"})
    acted, _ = run_at_once(lambda: actions.submit_action(*draw), lambda: forget_device(table.host))
    assert acted == 2 or isinstance(acted, errors.UnknownTable | errors.NotYourSeat), acted
    assert not Device.objects.filter(pk=table.host.pk).exists()
    assert not LogEntry.objects.filter(device=table.host.pk).exists()
    assert table.row.host == table.devices[1]
    if acted != 2:
        table.draw(0, device=table.devices[1])
    table.place(0, 0, -1, 2, device=table.devices[1])
    table.check()


def test_a_forgotten_token_is_unknown_and_its_device_cannot_come_to_a_table_meanwhile() -> None:
    device, token = create_device()
    table, others = PlayedTable(), [PlayedTable() for _ in range(3)]
    lobby.join_table(device, table.code)
    client = APIClient(HTTP_AUTHORIZATION=f"Device {token}", raise_request_exception=False)

    def join(code: str) -> int:
        return client.post("/api/v1/join", {"code": code}, format="json", HTTP_HOST="localhost").status_code

    statuses = run_at_once(*(lambda code=other.code: join(code) for other in others), lambda: forget_device(device))
    assert set(statuses[:-1]) <= {200, 401}, statuses
    assert not Device.objects.filter(pk=device.pk).exists()
    assert not TableDevice.objects.filter(device=device.pk).exists()
    assert join(others[0].code) == 401


def test_two_that_forget_the_same_at_once_forget_it_once() -> None:
    table = PlayedTable(2)
    table.start()
    results = run_at_once(*[lambda: forget_device(table.host)] * 2)
    assert results.count(None) >= 1
    assert not Device.objects.filter(pk=table.host.pk).exists()
    assert table.row.host == table.devices[1]
    first, second = run_at_once(*[lambda: forget_person("Ben")] * 2)
    assert Seat.objects.get(table=table.id, position=1).name in (first, second)


@pytest.mark.parametrize(
    "arguments",
    [
        ("device", "x"),
        ("device", "00000000-0000-0000-0000-000000000000"),
        ("history", "nobody@example.org"),
        ("history", "00000000-0000-0000-0000-000000000000"),
        ("person", "Nobody"),
        ("person", ""),
        ("person", "Anna", "--table", "00000000-0000-0000-0000-000000000000"),
    ],
)
def test_what_is_not_there_cannot_be_forgotten(arguments: tuple[str, ...]) -> None:
    create_finished(phone(), {"Anna": 1, "Ben": 2})
    before = list(Seat.objects.values())
    with pytest.raises(CommandError):
        manage("forget", *arguments, "--yes")
    assert list(Seat.objects.values()) == before
