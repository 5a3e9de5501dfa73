"""Corrections of the past through the services: permissions, effects, refusals."""

from importlib import import_module
from typing import Any

import pytest
from django.apps import apps

from companion import errors
from companion.tables import store
from companion.tables.corrections import permissions, previews
from companion.tables.edges import chance
from companion.tables.models import Result, Snapshot
from companion.tables.services import corrections
from tests.records.carcassonne import moves
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import (
    Draft,
    confirm,
    correct,
    correction_command,
    drop,
    payload,
    play_until,
    recorded_action,
    redo,
    replace,
    submit_draft,
    table_with_wrong_tile,
    undo,
)
from tests.tables.played import RECORD, PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


def test_a_correction_by_the_host_takes_effect_immediately_for_everybody(nudges: Any) -> None:
    table = table_with_wrong_tile()
    nudges.clear()
    correction = correct(table, 0, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    assert correction.version == 4
    entry = table.entries()[-1]
    assert (entry.kind, entry.seat, entry.action_type) == ("correction", 0, "correction")
    assert entry.events == '[{"type":"corrected","seat":0}]'
    assert nudges == [(str(table.id), 4, table.row.revision)]
    other = play_until(3)
    assert store.load(table.row).state == store.load(other.row).state
    table.check()


def test_other_seats_propose_and_the_host_confirms() -> None:
    table = table_with_wrong_tile()
    correction = correct(table, 1, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    assert correction.version is None
    assert table.version == 3
    proposals = table.document()["table"]["proposals"]
    assert proposals == {str(correction.proposal): {"seat": 1, "kind": "correction"}}
    with pytest.raises(errors.NotHost):
        confirm(table, correction, seat=1)
    assert confirm(table, correction) == 4
    assert confirm(table, correction) == 4, "said twice, done once"
    assert "proposals" not in table.document()["table"]
    assert store.load(table.row).state == store.load(play_until(3).row).state
    entry = table.entries()[-1]
    assert (entry.seat, entry.device_id) == (1, table.host.pk), "who proposed, who confirmed"
    table.check()


def test_only_its_author_or_the_host_withdraws_a_proposal() -> None:
    table = play_until(3, seats=3)
    correction = correct(table, 1, {"type": "drop", "ref": "3"})
    assert correction.proposal
    with pytest.raises(errors.NotYourSeat):
        corrections.withdraw_correction(table.devices[2], table.id, correction.proposal)
    corrections.withdraw_correction(table.devices[1], table.id, correction.proposal)
    for request in (corrections.withdraw_correction, corrections.confirm_correction):
        with pytest.raises(errors.UnknownProposal):
            request(table.host, table.id, correction.proposal)
    assert table.version == 3


def test_an_invalid_correction_names_the_entry_and_changes_nothing() -> None:
    table = play_until(40)
    drop = {"type": "correction", "edits": [{"type": "drop", "ref": "11"}]}
    before = table.document()
    preview = previews.preview_draft(table.id, 0, drop, 0, host=True)
    assert preview.refused
    assert preview.refused.ref == "12"
    assert preview.refused.why
    assert preview.refused.why.code == "carcassonne.place_first"
    with pytest.raises(errors.DraftDoesNotHold) as error:
        correct(table, 0, *drop["edits"])
    assert error.value.params["ref"] == "12"
    assert table.document() == before
    cut = [{"type": "drop", "ref": str(version)} for version in range(11, 41)]
    assert previews.preview_draft(table.id, 0, {"type": "correction", "edits": cut}, 0, host=True).dropped == 30
    assert correct(table, 0, *cut).version == 41
    assert store.load(table.row).state == store.load(play_until(10).row).state
    table.check()


def test_a_correction_is_undone_and_redone() -> None:
    table = table_with_wrong_tile()
    wrong = store.load(table.row).state
    assert correct(table, 0, replace(2, recorded_action(2)), replace(3, recorded_action(3))).version == 4
    corrected = store.load(table.row).state
    assert submit_draft(table, 0, undo(4)).version == 5
    assert store.load(table.row).state == wrong
    table.check()
    assert submit_draft(table, 0, redo(5)).version == 6
    assert store.load(table.row).state == corrected
    table.check()


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param((undo(8), redo(9)), id="an undo redone"),
        pytest.param(({"type": "correction", "edits": [drop(8)]}, undo(9)), id="a correction undone"),
    ],
)
def test_an_entry_undone_and_redone_counts_wherever_a_replay_begins(changes: tuple[Draft, ...]) -> None:
    """A snapshot that was stored while the entry was undone is no base of a replay."""
    table = play_until(8)
    before = table.document()["view"]
    for change in changes:
        submit_draft(table, 0, change)
    assert table.document()["view"] == before
    log = list(moves(RECORD))
    for version in range(9, 24):
        _, seat, action = log[version - 2]
        table.act(seat, action)
        table.check()


def test_snapshots_of_an_earlier_release_are_superseded_by_the_upgrade() -> None:
    """It left one valid that was stored while an entry was undone."""
    table = play_until(8)
    for change in (undo(8), redo(9)):
        submit_draft(table, 0, change)
    Snapshot.objects.filter(table=table.id).update(superseded=False)
    assert store.replay_differences(table.row) == ["snapshot 9"]
    import_module("companion.tables.migrations.0018_superseded_snapshots").supersede(apps, None)
    assert store.replay_differences(table.row) == []
    assert list(Snapshot.objects.filter(table=table.id, superseded=False).values_list("version", flat=True)) == [10]


def test_an_own_undo_is_redone_without_the_host() -> None:
    table = play_until(5)
    before = store.load(table.row).state
    assert table.undo(1) == 6
    redone = corrections.make_correction(*correction_command(table, 1, {"type": "redo", "undo": 6}))
    assert redone.version == 7
    assert store.load(table.row).state == before
    assert table.entries()[-1].events == '[{"type":"redone","seat":1}]'
    table.check()


def test_a_correction_invalidates_later_snapshots_only() -> None:
    table = play_until(120)
    superseded = dict(Snapshot.objects.filter(table=table.id).values_list("version", "superseded"))
    assert superseded == {50: False, 100: False}
    cut = [{"type": "drop", "ref": str(version)} for version in range(60, 121)]
    correct(table, 0, *cut)
    superseded = dict(Snapshot.objects.filter(table=table.id).values_list("version", "superseded"))
    assert superseded == {50: False, 100: True, 121: False}
    assert store.load(table.row).state == store.load(play_until(59).row).state
    table.check()


def test_the_end_is_scored_again(system_seat: SystemSeat) -> None:
    table = play_until(143)
    system_seat.work()
    assert table.row.status == "finished"
    before = Result.objects.get(table=table.id).scores
    moved = next(
        version
        for version in range(143, 3, -2)
        if recorded_action(version).get("follower")
        and _matters(table, replace(version, {**recorded_action(version), "follower": None}))
    )
    correction = correct(table, 0, replace(moved, {**recorded_action(moved), "follower": None}))
    assert correction.version == 145
    result = Result.objects.get(table=table.id)
    assert list(result.scores) != list(before)
    assert table.row.status == "finished"
    assert list(result.scores) == list(store.load(table.row).state.scores)
    assert system_seat.sent == [], "the system's work was done with it"
    table.check()
    corrections.make_correction(*correction_command(table, 0, {"type": "undo", "drops": [145]}))
    assert Result.objects.get(table=table.id).scores == before
    table.check()


def _matters(table: PlayedTable, edit: Draft) -> bool:
    """Return True if the edit is valid and changes the result."""
    draft = {"type": "correction", "edits": [edit]}
    return previews.preview_draft(table.id, 0, draft, 0, host=True).difference.outcome is not None


def test_options_and_start_player_can_be_corrected() -> None:
    table = play_until(1)
    start = payload(store.load_entries(table.row)[0].content)
    changed = {**start, "starter": 1, "options": {**start["options"], "farmers": "off"}}
    correct(table, 0, replace(1, changed))
    info = table.document()["table"]
    assert (info["starter"], info["options"]["farmers"]) == (1, "off")
    assert table.document(1)["view"]["prompts"]
    table.check()
    for wrong in ({**start, "draw": "app"}, {**start, "colours": ["red", "green"]}, {**start, "game": "other"}):
        with pytest.raises(errors.NotInDraft):
            correct(table, 0, replace(1, wrong))


BAD: dict[str, tuple[Draft, type[Exception]]] = {
    "no draft at all": ({}, Exception),
    "no edits": ({"type": "correction", "edits": []}, errors.EmptyDraft),
    "the same again": ({"type": "correction", "edits": [replace(2, recorded_action(2))]}, errors.EmptyDraft),
    "far too many": (
        {"type": "correction", "edits": [{"type": "drop", "ref": "2"}] * (permissions.MOST_EDITS + 1)},
        errors.EmptyDraft,
    ),
    "an entry to come": ({"type": "correction", "edits": [{"type": "drop", "ref": "99"}]}, errors.EntryGone),
    "no entry": ({"type": "correction", "edits": [{"type": "drop", "ref": "x"}]}, errors.EntryGone),
    "the start away": ({"type": "correction", "edits": [{"type": "drop", "ref": "1"}]}, errors.NotInDraft),
    "the system's work": (
        {"type": "correction", "edits": [{"type": "insert", "after": "3", "action": {"type": "score_game"}}]},
        errors.NotInDraft,
    ),
    "chance for a choice": (
        {"type": "correction", "edits": [replace(3, {"type": "draw_tile", "tile": "E"})]},
        errors.NotInDraft,
    ),
    "undo of nothing": ({"type": "undo", "drops": []}, errors.EmptyDraft),
    "undo of an entry to come": ({"type": "undo", "drops": [99]}, errors.EntryGone),
    "redo of an action": ({"type": "redo", "undo": 3}, errors.EntryGone),
    "edits in an undo": ({"type": "undo", "drops": [3], "edits": [{"type": "drop", "ref": "2"}]}, errors.NotInDraft),
}


@pytest.mark.parametrize("case", BAD)
def test_an_invalid_draft_is_refused(case: str) -> None:
    draft, kind = BAD[case]
    table = play_until(5)
    before = table.document()
    with pytest.raises(kind):
        corrections.make_correction(*correction_command(table, 0, draft))
    assert table.document() == before
    assert table.version == 5


def test_nobody_submits_corrections_for_another_seat() -> None:
    table = play_until(5)
    drop = {"type": "correction", "edits": [{"type": "drop", "ref": "5"}]}
    with pytest.raises(errors.NotYourSeat):
        corrections.make_correction(*correction_command(table, 0, drop, seat=1))
    with pytest.raises(errors.NotHost):
        corrections.make_correction(*correction_command(table, 1, drop, seat=None))
    stranger = PlayedTable().devices[0]
    with pytest.raises(errors.UnknownTable):
        corrections.make_correction(*correction_command(table, 0, drop, device=stranger))


def test_the_edits_of_a_seat_are_limited_however_many_corrections_have_them() -> None:
    table = play_until(3)
    action = {"type": "adjust_score", "seat": 0, "points": 1, "reason": "again"}
    insertions = [{"type": "insert", "after": "3", "seat": 0, "action": action}] * (permissions.MOST_EDITS - 1)
    correct(table, 0, *insertions)
    correct(table, 0, insertions[0])
    for draft in (insertions[0], replace(2, recorded_action(2))):
        with pytest.raises(errors.EmptyDraft):
            correct(table, 0, draft)
    assert correct(table, 1, insertions[0]).proposal, "another seat has its own"


def drawn_by_the_app(monkeypatch: pytest.MonkeyPatch, *tiles: str) -> PlayedTable:
    """Start a table at which the app drew these tiles, each placed at its first legal place."""
    table = PlayedTable(draw="app")
    table.start()
    coming = iter(tiles)

    def choices(outcomes: Any, _weights: Any) -> Any:
        tile = next(coming, None) or pytest.fail("drawn anew")
        return [next(outcome for outcome in outcomes if outcome.action.tile == tile)]

    monkeypatch.setattr(chance._random, "choices", choices)
    return table


def draw_and_place(table: PlayedTable, seat: int) -> None:
    table.act(seat, {"type": "draw"})
    cells = next(iter(table.document(seat)["view"]["prompts"].values()))["cells"]
    x, y = (int(part) for part in next(iter(cells)).split(","))
    table.place(seat, x, y, int(next(iter(cells[f"{x},{y}"]))))


def test_a_draw_after_a_correction_is_not_an_earlier_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game numbers its draws anew when some are dropped; the next draw must not repeat the result of another
    one."""
    table = drawn_by_the_app(monkeypatch, "E", "V", "U", "W")
    for seat in (0, 1, 0):
        draw_and_place(table, seat)
    correct(table, 0, *({"type": "drop", "ref": str(version)} for version in range(2, 6)))
    table.act(1, {"type": "draw"})
    assert table.document()["view"]["drawn"] == "W", "not V, the second draw's"
    assert [entry.draw_number for entry in table.entries() if entry.action_type == "draw_tile"] == [1, 2, 3, 4]
    table.check()


def test_an_undone_draw_comes_again_after_a_correction_of_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drawn_by_the_app(monkeypatch, "E", "V", "U", "W")
    for seat in (0, 1, 0):
        draw_and_place(table, seat)
    table.act(1, {"type": "draw"})
    table.undo(1)
    correct(table, 0, *({"type": "drop", "ref": str(version)} for version in range(2, 6)))
    table.act(1, {"type": "draw"})
    assert table.document()["view"]["drawn"] == "W"
    table.undo(1)
    corrections.make_correction(*correction_command(table, 0, {"type": "redo", "undo": table.version}))
    table.check()


def test_an_undone_entry_cannot_be_corrected() -> None:
    """An entry that a correction dropped cannot be corrected either. An inserted one can."""
    table = play_until(5)
    table.undo(1)
    for edit in (replace(5, recorded_action(5)), {"type": "drop", "ref": "5"}):
        with pytest.raises(errors.EntryGone):
            correct(table, 0, edit)
    insertion = {"type": "insert", "after": "4", "seat": 1, "action": recorded_action(5)}
    assert correct(table, 0, insertion).version == 7
    assert store.load(table.row).state == store.load(play_until(5).row).state
    assert correct(table, 0, {"type": "drop", "ref": "7.1"}).version == 8
    with pytest.raises(errors.EntryGone):
        correct(table, 0, {"type": "drop", "ref": "7.1"})
    assert store.load(table.row).state == store.load(play_until(4).row).state
    table.check()
