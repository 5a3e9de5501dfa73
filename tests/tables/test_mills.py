"""Tables on a plan: without draws, with stones that move from spot to spot, and open or hidden values."""

from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from companion import errors
from companion.archive.errors import SealedLog
from companion.archive.exports.bgstats import build_play_file
from companion.archive.exports.picture import draw_picture, render_picture
from companion.archive.exports.plays_csv import build_plays_csv
from companion.archive.exports.table_file import export_table
from companion.archive.finished import load_ended_table
from companion.archive.imports import Imported, import_finished_table
from companion.history.inspection import look_at_place
from companion.history.replay import replay_step
from companion.tables import store
from companion.tables.corrections import previews
from companion.tables.models import Table
from companion.tables.requests import TableChange
from companion.tables.services import lobby
from games.core.errors import IllegalAction
from games.core.seats import SPECTATOR
from games.core.table_step import TableStep
from tests.rulesets.mills import MILLS
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import correct, replace
from tests.tables.mills import lay, play_out
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("mills")]


def start_mills(values: str = "open", seats: int = 2) -> PlayedTable:
    table = PlayedTable(seats, "mills", draw=None, options={"values": values, "turns": "3"})
    table.start()
    return table


def play_to_end(system_seat: SystemSeat, values: str = "open") -> PlayedTable:
    table = start_mills(values, 3)
    play_out(table, system_seat)
    return table


def test_a_table_is_created_without_the_choice_of_who_draws() -> None:
    table = PlayedTable(2, "mills", draw=None)
    assert table.document()["table"]["draw"] == "none"
    assert table.document()["table"]["options"] == {"values": "open", "turns": "8"}
    with pytest.raises(errors.WrongOption):
        lobby.update_table(table.host, table.id, TableChange(draw="app"))
    with pytest.raises(errors.WrongOption):
        lobby.update_table(table.host, table.id, TableChange(options={"turns": "31"}))
    lobby.update_table(table.host, table.id, TableChange(options={"turns": "30"}))
    table.start()
    with pytest.raises(errors.NotYoursToDo):
        table.act(0, {"type": "draw"})


@pytest.mark.parametrize("values", ["open", "hidden"])
def test_it_is_played_to_its_end_and_replayed(system_seat: SystemSeat, values: str) -> None:
    table = play_to_end(system_seat, values)
    table.check()
    view = table.document()["view"]
    assert {line["category"] for line in view["lines"].values()} >= {"tops"}
    assert not any(piece.get("face_down") for stack in view["surfaces"]["plan"]["stacks"].values() for piece in stack)
    first = replay_step(table.id, SPECTATOR, 2, "now").view
    assert sum(map(len, first.surfaces["plan"].stacks.values())) == 1  # type: ignore[union-attr]


def test_a_row_scores_with_its_spots_as_proof_and_the_marker_moves() -> None:
    table = start_mills()
    lay(table, "a1", "a2", "b1", "b2", "c1")
    view = table.document()["view"]
    (line,) = view["lines"].values()
    assert line["board"] == "plan"
    assert line["segments"] == ("row-1", "a1", "b1", "c1")
    assert [(part["count"], part["value"], part["things"]) for part in line["parts"]] == [
        (3, 1, (("a1",), ("b1",), ("c1",)))
    ]
    assert view["surfaces"]["track"]["pieces"]["1"] == ({"kind": "marker", "seat": 0},)
    assert view["surfaces"]["plan"]["marks"] == {"row-1": "scored"}


def test_with_open_values_anybody_corrects_anything_with_a_put_right_list() -> None:
    table = start_mills()
    lay(table, "a1", "a2", "b1", "b2", "c1")
    edit = replace(6, {"type": "lay_stone", "spot": "c2"})
    draft = {"type": "correction", "edits": [edit]}
    preview = previews.preview_draft(table.id, 1, draft, 1, host=False)
    assert preview.difference.steps == (
        TableStep("move_piece", "plan", "c1", "c2", seat=0, kind="stone", value=1),
        TableStep("move_piece", "track", "1", "0", seat=0, kind="marker"),
    )
    correct(table, 0, edit)
    surfaces = table.document()["view"]["surfaces"]
    assert msgspec.to_builtins(preview.surfaces) == {name: surfaces[name] for name in ("plan", "track")}
    assert table.document()["view"].get("lines", {}) == {}
    table.check()


def test_with_hidden_values_a_seat_corrects_only_its_own_and_values_stay_hidden(system_seat: SystemSeat) -> None:
    table = start_mills("hidden")
    table.act(0, {"type": "lay_stone", "spot": "a1"})
    assert table.document()["view"]["secret_seats"] == (0,)
    table.act(0, {"type": "choose_value", "value": 3})
    stacks = [table.document(viewer)["view"]["surfaces"]["plan"]["stacks"] for viewer in (0, 1, "spectator")]
    assert stacks[0] == {"a1": ({"kind": "stone", "seat": 0, "value": 3, "face_down": True},)}
    assert stacks[1] == stacks[2] == {"a1": ({"kind": "stone", "seat": 0, "face_down": True},)}
    draft = {"type": "correction", "edits": [replace(2, {"type": "lay_stone", "spot": "b2"})]}
    with pytest.raises(errors.SealedEntry):
        previews.preview_draft(table.id, 1, draft, 1, host=False)
    assert previews.preview_draft(table.id, 0, draft, 0, host=False).kind == "correction"


def test_with_open_values_the_log_is_exported_and_imported(system_seat: SystemSeat) -> None:
    table = play_to_end(system_seat)
    assert table.document()["table"].get("has_secrets") is None
    data = export_table(table.host, table.id)
    Table.objects.filter(pk=table.id).delete()
    store.forget_all()
    assert import_finished_table(table.host, data) == Imported(str(table.id), new=True)
    assert export_table(table.host, table.id) == data


def test_with_hidden_values_the_log_is_not_exported(system_seat: SystemSeat) -> None:
    table = play_to_end(system_seat, "hidden")
    assert table.document()["table"]["has_secrets"] is True
    with pytest.raises(SealedLog):
        export_table(table.host, table.id)


def test_the_picture_shows_the_plan_with_its_stacks_and_the_track(system_seat: SystemSeat) -> None:
    table = play_to_end(system_seat)
    ended = load_ended_table(table.host, table.id)
    zone = ZoneInfo("Europe/Berlin")
    svg = draw_picture(ended, zone, "en")
    stone, marker = (MILLS.assets().pieces[kind].partition(" fill")[0] for kind in ("stone", "marker"))
    assert svg.count(stone) == 9
    assert svg.count(marker) == 3
    assert "var(" not in svg
    assert render_picture(ended, zone, "de").startswith(b"\x89PNG")
    assert b"Mills" in build_play_file(ended, zone, "en")
    assert b"Mills" in build_plays_csv(ended, zone, "en")


def test_a_close_look_accepts_the_places_of_each_surface() -> None:
    table = start_mills()

    def look(surface: str, place: str) -> Any:
        return look_at_place(table.id, 0, surface, place, host=False)

    assert {group.places for group in look("plan", "a2").belongs} == {("a1", "a2", "a3"), ("a2", "b2", "c2")}
    assert look("plan", "row-1").belongs
    assert not look("track", "5").belongs
    for surface, place in (("plan", "0,0"), ("plan", "d4"), ("track", "a1"), ("nowhere", "a1")):
        with pytest.raises(errors.InvalidRequest):
            look(surface, place)


def test_a_move_out_of_turn_is_refused_with_a_reason() -> None:
    table = start_mills()
    with pytest.raises(IllegalAction) as refusal:
        table.act(1, {"type": "lay_stone", "spot": "a1"})
    assert refusal.value.code == "mills.not_your_turn"
