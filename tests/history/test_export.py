"""A finished table is exported as a file and imported unchanged: same bytes, same state, same points."""

import json
from typing import Any
from uuid import UUID

import pytest
from jsonschema import Draft202012Validator

from companion import errors
from companion.archive.errors import AnotherTable, SealedLog
from companion.archive.exports.table_file import encode_file, export_table
from companion.archive.imports import Imported, import_finished_table
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables import selectors, store
from companion.tables.models import LogEntry, Result, Seat, Table, TableDevice
from companion.tables.requests import NewAction, NewCorrection, NewUndo
from companion.tables.services import corrections, lobby, own_tables, rematch, seating
from companion.tables.services.actions import submit_action, undo_own
from games.core.seats import SPECTATOR
from tests.games.recorded import rows
from tests.history.files import recorded_file
from tests.serving import ROOT
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
PLAYED_OUT = 143


def play_recorded(system_seat: SystemSeat) -> PlayedTable:
    table = PlayedTable()
    table.start()
    table.enter(PLAYED_OUT)
    system_seat.work()
    return table


def delete_table(table_id: UUID) -> None:
    Table.objects.filter(pk=table_id).delete()
    store.forget_all()


def import_and_export(data: bytes, device: Device, table_id: UUID) -> bytes:
    """Import the file on a server without the table, and export it again."""
    delete_table(table_id)
    assert import_finished_table(device, data) == Imported(str(table_id), new=True)
    store.forget_all()
    assert store.replay_differences(Table.objects.get(pk=table_id)) == []
    return export_table(device, table_id)


def correct(table: PlayedTable, seat: int | None, name: str, *edits: dict[str, Any]) -> None:
    request = NewCorrection(id=name, draft={"type": "correction", "edits": list(edits)}, seat=seat)
    assert corrections.make_correction(table.host, table.id, request).version


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["id"])
def test_every_recorded_game_is_imported_and_exported_unchanged(row: dict[str, Any], importer: Device) -> None:
    file = recorded_file(row)
    data = encode_file(file)
    assert import_finished_table(importer, data).new
    assert export_table(importer, file.table) == data
    result = Result.objects.get(table=file.table)
    assert tuple(result.scores) == tuple(row["final_scores"])
    assert [sum(kinds.values()) for kinds in result.by_category] == result.scores


def test_a_table_played_here_is_imported_elsewhere_unchanged(system_seat: SystemSeat, importer: Device) -> None:
    table = play_recorded(system_seat)
    data, state = export_table(table.host, table.id), store.load(table.row).state
    document, entries = (
        table.document(),
        [(entry.version, entry.kind, entry.payload, entry.events) for entry in table.entries()],
    )
    assert import_and_export(data, importer, table.id) == data
    assert store.load(table.row).state == state
    assert [(entry.version, entry.kind, entry.payload, entry.events) for entry in table.entries()] == entries
    imported_document = table.document()
    assert imported_document["view"] == document["view"]
    assert [seat["name"] for seat in imported_document["table"]["seats"].values()] == ["Anna", "Ben"]


def test_every_kind_of_entry_is_exported(system_seat: SystemSeat, importer: Device) -> None:
    """Undo, redo, corrections and their corrections, a changed option, points by agreement, moved seats and host, an
    early end."""
    table = PlayedTable()
    table.start()
    table.enter(9)
    table.draw(0)
    table.undo(0)
    redo = {"type": "redo", "undo": table.version}
    request = NewCorrection(id="redo", draft=redo, seat=0)
    assert corrections.make_correction(table.host, table.id, request).version
    content = json.loads(table.entries()[0].payload)
    changed = {**content, "options": {**content["options"], "farm_scoring": "per_city_4"}}
    correct(table, 0, "options", {"type": "replace", "ref": "1", "action": changed})
    correct(table, 0, "points", {"type": "insert", "after": "3", "seat": 0, "action": adjust(1, 5, "=half a tile")})
    correct(table, 0, "more", {"type": "replace", "ref": f"{table.version}.1", "action": adjust(1, 7, "'t was more")})
    table.act(0, adjust(1, -3, "-late"))
    seat_pass = seating.create_seat_pass(table.devices[1], table.id, table.seats[1])
    table.devices[1] = create_device()[0]
    seating.move_seat(table.devices[1], seat_pass.code)
    seating.pass_host_on(table.host, table.id, table.seats[1])
    table.act(1, {"type": "finish_now"})
    system_seat.work()
    table.act(1, adjust(0, 2, "after the end"))

    assert {entry.kind for entry in table.entries()} == {
        "start",
        "action",
        "undo",
        "redo",
        "correction",
        "seat",
        "host",
    }
    data, state = export_table(table.devices[1], table.id), store.load(table.row).state
    events = [entry.events for entry in table.entries()]
    assert import_and_export(data, importer, table.id) == data
    assert store.load(table.row).state == state
    assert [entry.events for entry in table.entries()] == events
    result = Result.objects.get(table=table.id)
    assert (result.scores[1] >= 4, result.reason) == (True, "table.end_unfinished")
    assert table.row.options["farm_scoring"] == "per_city_4"


def adjust(seat: int, points: int, reason: str) -> dict[str, Any]:
    return {"type": "adjust_score", "seat": seat, "points": points, "reason": reason}


def test_the_file_contains_no_device_and_no_code(system_seat: SystemSeat) -> None:
    table = play_recorded(system_seat)
    text = export_table(table.host, table.id).decode()
    row = table.row
    for secret in (*(str(device.pk) for device in table.devices), row.code, row.watch_code, "id-"):
        assert secret not in text
    file = json.loads(text)
    assert file["log"][0].keys() == {"version", "kind", "at", "content"}
    assert {key for entry in file["log"] for key in entry} == {"version", "kind", "at", "content", "seat"}
    assert [entry["at"] for entry in file["log"]] == [
        entry.at.isoformat().replace("+00:00", "Z") for entry in table.entries()
    ]


def test_the_bytes_do_not_depend_on_the_databases_order(system_seat: SystemSeat) -> None:
    table = play_recorded(system_seat)
    data = export_table(table.host, table.id)
    row = table.row
    Table.objects.filter(pk=row.pk).update(options=dict(reversed(row.options.items())))
    assert export_table(table.host, table.id) == data


def test_the_file_matches_its_schema(system_seat: SystemSeat) -> None:
    schema = json.loads((ROOT / "companion" / "schema" / "table-file.json").read_text("utf-8"))
    table = play_recorded(system_seat)
    Draft202012Validator(schema).validate(json.loads(export_table(table.host, table.id)))


def test_importing_twice_changes_nothing(system_seat: SystemSeat, importer: Device) -> None:
    table = play_recorded(system_seat)
    data = export_table(table.host, table.id)

    def stored_rows() -> list[Any]:
        rows = [list(kind.objects.order_by("pk").values()) for kind in (Table, Seat, LogEntry, Result)]
        return [*rows, Device.objects.count()]

    before = stored_rows()
    assert import_finished_table(importer, data) == Imported(str(table.id), new=False)
    assert import_finished_table(table.host, data) == Imported(str(table.id), new=False)
    assert stored_rows() == before
    assert selectors.find_membership(table.host, table.id).host, "who played goes on to"
    import_and_export(data, importer, table.id)
    before = stored_rows()
    other = create_device()[0]
    for device in (importer, other):
        assert import_finished_table(device, data) == Imported(str(table.id), new=False)
    assert stored_rows()[:-1] == before[:-1]
    assert stored_rows()[-1] == before[-1] + 1, "the other phone alone is new"


def test_the_importing_phone_may_only_look_at_the_table(system_seat: SystemSeat, importer: Device) -> None:
    table = play_recorded(system_seat)
    import_and_export(export_table(table.host, table.id), importer, table.id)
    assert [(row.table, row.status, row.names) for row in own_tables.list_tables(importer)] == [
        (str(table.id), "finished", ("Anna", "Ben"))
    ]
    assert selectors.find_membership(importer, table.id) == selectors.Membership((), False)
    at = (importer, table.id)
    tries: list[tuple[Any, type[errors.AppError]]] = [
        (lambda: submit_action(*at, NewAction(seat=0, action={}, version=1, id="a")), errors.NotYourSeat),
        (lambda: undo_own(*at, NewUndo(seat=0, version=1, id="a")), errors.NotYourSeat),
        (lambda: corrections.make_correction(*at, NewCorrection(draft={}, id="c")), errors.NotHost),
        (lambda: rematch.open_rematch(*at), errors.OnlyWatching),
        (lambda: seating.renew_code(*at, watch=False), errors.NotHost),
        (lambda: selectors.find_code(importer, table.id, watch=False), errors.OnlyWatching),
        (lambda: seating.give_up_seat(*at, table.seats[0]), errors.NotYourSeat),
    ]  # fmt: skip
    before = table.version
    for attempt, refusal in tries:
        with pytest.raises(refusal):
            attempt()
    assert table.version == before
    assert selectors.find_code(importer, table.id, watch=True), "others may come to look"
    assert not selectors.build_documents(table.id, (SPECTATOR,)).convert(SPECTATOR)["table"].get("code")
    for seat in Seat.objects.filter(table=table.id):
        assert not seat.phone
        assert not TableDevice.objects.filter(device=seat.device).exists(), "a phone that nobody has"


def test_a_removed_phone_does_not_return_by_importing_a_file(system_seat: SystemSeat) -> None:
    table = play_recorded(system_seat)
    data = export_table(table.devices[1], table.id)
    seating.remove_device(table.host, table.id, table.seats[1])
    data = export_table(table.host, table.id)
    with pytest.raises(errors.RemovedFromTable):
        import_finished_table(table.devices[1], data)
    with pytest.raises(errors.RemovedFromTable):
        selectors.find_membership(table.devices[1], table.id)


def test_a_running_table_is_not_replaced_by_a_file(system_seat: SystemSeat, importer: Device) -> None:
    table = play_recorded(system_seat)
    data = export_table(table.host, table.id)
    table.act(0, adjust(0, 1, "the last word"))
    with pytest.raises(AnotherTable):
        import_finished_table(importer, data)
    with pytest.raises(errors.UnknownTable):
        selectors.find_membership(importer, table.id)


def test_only_members_of_a_finished_table_export_it(system_seat: SystemSeat, importer: Device) -> None:
    table = PlayedTable()
    table.start()
    with pytest.raises(errors.NotFinished):
        export_table(table.host, table.id)
    table.enter(PLAYED_OUT)
    system_seat.work()
    with pytest.raises(errors.UnknownTable):
        export_table(importer, table.id)
    lobby.join_table(importer, table.row.watch_code)
    assert export_table(importer, table.id) == export_table(table.host, table.id)


def test_the_log_of_a_game_with_secrets_is_not_exported(market: str, system_seat: SystemSeat) -> None:
    table = MarketTable()
    table.act(0, {"type": "finish_now"})
    assert table.row.status == "finished"
    for device in table.devices:
        with pytest.raises(SealedLog):
            export_table(device, table.id)
