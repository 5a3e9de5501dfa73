"""The timeline: entries, their later fate, and what each viewer may know of them."""

from typing import Any

import msgspec
import pytest

from companion import errors
from companion.history.replay import replay_step
from companion.history.timeline import Timeline, TimelineEntry, build_timeline
from companion.tables.corrections import previews
from companion.tables.services import seating
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import (
    confirm,
    correct,
    drop,
    play_until,
    recorded_action,
    redo,
    replace,
    submit_draft,
    undo,
)
from tests.tables.played import PlayedTable
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def timeline_of(table: PlayedTable, viewer: Any = 0, *, host: bool = False) -> Timeline:
    return build_timeline(table.id, viewer, host=host)


def entry(table: PlayedTable, version: int, viewer: Any = 0) -> TimelineEntry:
    timeline_entry = timeline_of(table, viewer).entries[version - 1]
    assert timeline_entry.v == version
    return timeline_entry


def codes(narrations: Any) -> list[str]:
    return [narration.text.code for narration in narrations]


def test_entries_have_author_time_and_points() -> None:
    table = play_until(100)
    whole_timeline = timeline_of(table, "spectator")
    assert (whole_timeline.v, [entry.v for entry in whole_timeline.entries]) == (100, list(range(1, 101)))
    start, draw, place = whole_timeline.entries[:3]
    assert (start.kind, start.actor, codes(start.narrations)) == ("start", "host", ["carcassonne.event_started"])
    assert (draw.kind, draw.actor, draw.seat, draw.ref) == ("action", "chance", 0, "2")
    assert codes(draw.narrations) == ["carcassonne.event_drawn"]
    assert (place.actor, place.seat, place.turn, codes(place.narrations)[0]) == (
        "seat",
        0,
        1,
        "carcassonne.event_placed",
    )
    assert [entry.turn for entry in whole_timeline.entries] == [1] + [1 + n // 2 for n in range(99)]
    assert [entry.at for entry in whole_timeline.entries] == [row.at.isoformat() for row in table.entries()]
    assert {entry.status for entry in whole_timeline.entries} == {"counts"}
    scores = [0, 0]
    for listed in whole_timeline.entries:
        scored = sum(line.text.params["points"] for line in listed.narrations if "scored" in line.text.code)  # type: ignore[misc]
        assert scored == sum(listed.points.values())
        for seat, points in listed.points.items():
            scores[int(seat)] += points
    assert scores == [seat["score"] for seat in table.document()["view"]["seats"].values()]
    assert sum(scores) > 0


def test_a_corrected_entry_shows_both_versions_and_its_consequences() -> None:
    table = play_until(100)
    before = timeline_of(table)
    scored = next(entry for entry in before.entries if entry.points)
    at = next(v for v in range(scored.v - 2, 2, -2) if "follower" in recorded_action(v) and _can_be_without(table, v))
    changed = {**recorded_action(at), "follower": None}
    assert correct(table, 0, replace(at, changed)).version == 101
    after = timeline_of(table)
    corrected = after.entries[at - 1]
    assert (corrected.status, corrected.by) == ("corrected", 101)
    assert corrected.narrations == before.entries[at - 1].narrations
    assert corrected.now
    assert corrected.now != corrected.narrations
    last = after.entries[100]
    assert (last.kind, codes(last.narrations)) == ("correction", ["table.event_corrected"])
    other_entries = [entry for entry in after.entries[:100] if entry.now is not None and entry.v != at]
    assert all(entry.status == "counts" for entry in other_entries)
    change = {seat: points for seat, points in last.points.items() if points}
    assert bool(change) == bool(other_entries), "where points changed, some entry tells another number"
    submit_draft(table, 0, undo(101))
    back = timeline_of(table)
    assert [msgspec.structs.replace(entry, can_undo=True) for entry in back.entries[:100]] == [
        msgspec.structs.replace(entry, can_undo=True) for entry in before.entries
    ]
    assert (back.entries[100].status, back.entries[100].by) == ("undone", 102)


def _can_be_without(table: PlayedTable, version: int) -> bool:
    draft = {"type": "correction", "edits": [replace(version, {**recorded_action(version), "follower": None})]}
    return previews.preview_draft(table.id, 0, draft, 0, host=True).refused is None and bool(
        recorded_action(version)["follower"]
    )


def test_undone_redone_dropped_and_inserted_entries() -> None:
    table = play_until(5)
    assert table.undo(1) == 6
    undone = entry(table, 5)
    assert (undone.status, undone.by, undone.narrations != ()) == ("undone", 6, True)
    assert (entry(table, 6).kind, entry(table, 6).can_redo) == ("undo", True)
    assert submit_draft(table, 1, redo(6)).version == 7
    assert (entry(table, 5).status, entry(table, 5).by) == ("counts", None)
    assert (entry(table, 6).status, entry(table, 6).by, entry(table, 6).can_redo) == ("undone", 7, False)
    assert correct(table, 0, drop(5)).version == 8
    assert (entry(table, 5).status, entry(table, 5).by) == ("dropped", 8)
    insertion = {"type": "insert", "after": "4", "seat": 1, "action": recorded_action(5)}
    assert correct(table, 0, insertion).version == 9
    (added,) = entry(table, 9).added
    assert (added.ref, added.seat, added.status, added.can_correct) == ("9.1", 1, "counts", True)
    assert added.narrations == entry(table, 5).narrations
    assert correct(table, 0, drop("9.1")).version == 10
    (added,) = entry(table, 9).added
    assert (added.status, added.by, added.can_correct) == ("dropped", 10, False)


def test_an_undo_stands_in_the_turn_that_it_undid() -> None:
    table = play_until(5)
    assert table.undo(1) == 6
    assert [entry(table, version).turn for version in (5, 6)] == [2, 2]
    assert submit_draft(table, 1, redo(6)).version == 7
    assert entry(table, 7).turn == 2


def test_system_work_comes_and_goes_with_its_cause(system_seat: SystemSeat) -> None:
    table = play_until(143)
    system_seat.work()
    assert entry(table, 144).actor == "system"
    assert not entry(table, 144).can_correct
    points = {"type": "adjust_score", "seat": 1, "points": -3, "reason": "a cup fell"}
    table.act(0, points)
    last = entry(table, 145)
    assert (last.actor, last.points) == ("host", {"1": -3})
    submit_draft(table, 1, undo(143))
    correction = submit_draft(table, 0, undo(143))
    assert correction.version == 146
    assert {entry(table, version).status for version in (143, 144)} == {"undone"}
    assert entry(table, 145).status == "counts"


def test_author_and_confirmation_of_a_proposal_stay_on_record() -> None:
    table = play_until(5, seats=3)
    correction = correct(table, 1, drop(5))
    assert confirm(table, correction) == 6
    correction_entry = entry(table, 6, "spectator")
    assert (
        correction_entry.seat,
        correction_entry.proposed_by,
        correction_entry.confirmed,
        correction_entry.crossed,
    ) == (1, 1, True, False)
    row = table.entries()[-1]
    assert (row.proposed_by_id, row.device_id) == (table.devices[1].pk, table.host.pk)
    correct(table, 0, drop(4))
    own_correction = entry(table, 7)
    assert (own_correction.seat, own_correction.proposed_by, own_correction.confirmed) == (0, None, False)


def test_who_may_draft_what() -> None:
    table = play_until(3)
    table.draw(1)
    seating.pass_host_on(table.host, table.id, table.seats[1])
    offered = [(entry.can_correct, entry.can_undo, entry.can_redo) for entry in timeline_of(table).entries]
    assert offered == [(True, False, False), *[(True, True, False)] * 3, (False, False, False)]
    assert not any(entry.can_correct or entry.can_undo for entry in timeline_of(table, "spectator").entries)
    assert any(entry.can_correct for entry in timeline_of(table, "spectator", host=True).entries)


def test_a_draw_of_the_app_can_be_undone_but_not_changed() -> None:
    table = PlayedTable(draw="app")
    table.start()
    table.act(0, {"type": "draw"})
    assert (entry(table, 2).can_correct, entry(table, 2).can_undo) == (False, True)


def test_a_table_that_has_not_begun_has_no_timeline() -> None:
    with pytest.raises(errors.NotStarted):
        timeline_of(PlayedTable())


def test_a_changed_bid_is_a_bare_version_to_others(market: str) -> None:
    table = MarketTable()
    table.bid(0, 1)
    table.bid(1, 2)
    table.bid(1, 3)
    table.undo(1)
    correct(table, 1, replace(3, {"type": "seal_bids", "round": 1, "amounts": {"fish": 5, "salt": 0}}))
    for viewer in (0, 2, "spectator"):
        other_entries = timeline_of(table, viewer, host=viewer == 0).entries
        assert [msgspec.to_builtins(entry) for entry in other_entries[3:]] == [{"v": 4}, {"v": 5}, {"v": 6}]
        assert (other_entries[2].status, other_entries[2].now, other_entries[2].can_correct) == ("counts", None, False)
    own_entries = timeline_of(table, 1).entries
    assert [entry.kind for entry in own_entries] == ["start", "action", "action", "action", "undo", "correction"]
    assert (own_entries[2].status, own_entries[2].by, own_entries[3].status, own_entries[3].by) == (
        "corrected",
        6,
        "undone",
        5,
    )
    assert [narration.text.params.get("fish") for narration in own_entries[2].narrations] == [None, 2]
    assert [narration.text.params.get("fish") for narration in own_entries[2].now or ()] == [None, 5]


def test_each_effective_entry_names_its_step() -> None:
    """An entry that a correction inserted in place of a dropped one has a step too."""
    table = play_until(9)
    insertion = {"type": "insert", "after": "4", "seat": 1, "action": recorded_action(5)}
    assert correct(table, 0, drop(5), insertion).version == 10
    places = {entry.place: entry.ref for entry in timeline_of(table).entries if entry.place}
    places |= {added.place: added.ref for entry in timeline_of(table).entries for added in entry.added if added.place}
    steps = [replay_step(table.id, 0, step, "corrected") for step in range(1, len(places) + 1)]
    assert [places[step.step] for step in steps] == [step.ref for step in steps]
    assert steps[0].steps == len(places) == 9
    assert places[5] == "10.1"
    assert entry(table, 5).place is None


def test_with_secrets_the_neighbours_of_an_entry_are_not_told(market: str) -> None:
    table = MarketTable()
    table.bid(0, 1)
    table.bid(1, 2)
    assert {entry.place for viewer in (0, 1, "spectator") for entry in timeline_of(table, viewer).entries} == {None}
