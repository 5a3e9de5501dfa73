"""The put-right list: steps on the real table after a correction of the past."""

from typing import Any

import msgspec
import pytest

from companion import errors
from companion.tables.corrections import previews
from companion.tables.services import corrections
from games.core.seats import Viewer
from tests.tables.corrections import (
    bid,
    confirm,
    correct,
    correction_command,
    drop,
    play_until,
    recorded_action,
    replace,
    table_with_bids,
    table_with_wrong_tile,
)
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def test_the_preview_and_the_put_right_list_agree() -> None:
    table = table_with_wrong_tile()
    draft = {"type": "correction", "edits": [replace(2, recorded_action(2)), replace(3, recorded_action(3))]}
    preview = previews.preview_draft(table.id, 1, draft, 1, host=False)
    assert preview.asks_host
    assert preview.difference.steps
    assert table.version == 3
    confirm(table, correct(table, 1, *draft["edits"]))
    assert msgspec.to_builtins(preview.surfaces) == table.document(1)["view"]["surfaces"]
    assert previews.find_correction_difference(table.id, 4, 1) == preview.difference
    for version in (0, 3, 5):
        with pytest.raises(errors.EntryGone):
            previews.find_correction_difference(table.id, version, 1)


def test_the_preview_has_no_surface_where_no_piece_changes() -> None:
    table = play_until(2)
    points = {"type": "adjust_score", "seat": 0, "points": 2, "reason": "forgotten"}
    draft = {"type": "correction", "edits": [{"type": "insert", "after": "2", "action": points, "seat": 0}]}
    preview = previews.preview_draft(table.id, 0, draft, 0, host=True)
    assert preview.difference.points
    assert preview.surfaces == {}


def test_everybody_reads_which_entries_a_proposal_changes() -> None:
    table = table_with_wrong_tile()
    correction = correct(table, 1, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    assert correction.proposal
    draw, place = previews.preview_proposal(table.id, correction.proposal, 0).edited
    assert (draw.ref, draw.seat, draw.status) == ("2", 0, "corrected")
    tiles = [narrations[0].text.params["tile"] for narrations in (draw.narrations, draw.now or ())]
    assert tiles[0] != tiles[1]
    assert place.ref == "3"
    dropped = correct(table, 1, drop(3))
    assert dropped.proposal
    (entry,) = previews.preview_proposal(table.id, dropped.proposal, 0).edited
    assert (entry.ref, entry.status, entry.now) == ("3", "dropped", None)
    points = {"type": "adjust_score", "seat": 0, "points": 2, "reason": "forgotten"}
    draft = {"type": "correction", "edits": [{"type": "insert", "after": "2", "action": points, "seat": 0}]}
    inserted = previews.preview_draft(table.id, 0, draft, 0, host=True).edited
    assert [(entry.ref, entry.status) for entry in inserted] == [("4.1", "counts")]


def test_others_do_not_read_what_sounds_alike_and_differs_in_a_secret(market: str) -> None:
    table = table_with_bids()
    draft = {"type": "correction", "edits": [replace(3, bid(4))]}
    assert [entry.ref for entry in previews.preview_draft(table.id, 1, draft, 1, host=False).edited] == ["3"]
    assert previews.preview_draft(table.id, 1, draft, 0, host=True).edited == ()


def since(table: PlayedTable, version: int, viewer: Viewer = 1) -> tuple[int, ...]:
    corrected = previews.list_corrected_since(table.id, version, viewer)
    assert corrected.v == table.version
    return corrected.versions


def test_a_returning_phone_learns_which_corrections_it_has_not_seen() -> None:
    table = table_with_wrong_tile()
    assert since(table, 0) == ()
    assert correct(table, 0, replace(2, recorded_action(2)), replace(3, recorded_action(3))).version == 4
    table.act(0, {"type": "adjust_score", "seat": 0, "points": 2, "reason": "forgotten"})
    assert correct(table, 0, {"type": "drop", "ref": "5"}).version == 6
    assert [since(table, version) for version in (0, 3, 4, 5, 6, 99)] == [(4, 6), (4, 6), (6,), (6,), (), ()]


def test_an_undone_correction_has_no_put_right_list() -> None:
    table = table_with_wrong_tile()
    correct(table, 0, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    corrections.make_correction(*correction_command(table, 0, {"type": "undo", "drops": [4]}))
    assert since(table, 3) == ()
    corrections.make_correction(*correction_command(table, 0, {"type": "redo", "undo": 5}))
    assert table.version == 6
    assert since(table, 3) == (4,), "it counts again; that it was gone meanwhile nobody saw"
    assert since(table, 5) == (), "put back at once: nobody has moved anything"


def test_a_redone_correction_is_listed_for_phones_that_saw_its_undo() -> None:
    table = play_until(5)
    assert table.undo(1) == 6
    table.act(0, {"type": "adjust_score", "seat": 0, "points": 2, "reason": "forgotten"})
    confirm(table, corrections.make_correction(*correction_command(table, 1, {"type": "redo", "undo": 6})))
    assert [since(table, version) for version in (5, 6, 7, 8)] == [(), (8,), (8,), ()]


def test_a_secret_correction_is_not_listed_for_others(market: str) -> None:
    table = table_with_bids()
    assert correct(table, 1, replace(4, bid(5))).version == 5
    assert [since(table, 0, viewer) for viewer in (0, 1, 2, "spectator")] == [(), (5,), (), ()]


def match(table: PlayedTable, version: int, seat: int = 1) -> None:
    corrections.match_correction(table.devices[seat], table.id, version)


def test_one_person_confirms_the_list_for_all(nudges: Any) -> None:
    table = table_with_wrong_tile()
    correct(table, 0, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    nudges.clear()
    match(table, 4)
    match(table, 4)
    assert nudges == [(str(table.id), 4, table.row.revision)]
    assert table.document()["table"]["matched"] == (4,)
    for version in (0, 2, 3, 5):
        with pytest.raises(errors.EntryGone):
            match(table, version)


def test_the_list_of_a_secret_correction_belongs_to_its_seat(market: str) -> None:
    table = table_with_bids()
    assert correct(table, 1, replace(4, bid(5))).version == 5
    with pytest.raises(errors.EntryGone):
        match(table, 5)
    assert "matched" not in table.document()["table"]


def test_the_author_of_a_proposal_is_told_its_outcome() -> None:
    table = play_until(5, seats=3)
    ended = []
    for asker, outcome in ((0, "refused"), (1, "withdrawn")):
        correction = correct(table, 1, {"type": "drop", "ref": "5"})
        assert correction.proposal
        corrections.withdraw_correction(table.devices[asker], table.id, correction.proposal)
        ended.append((str(correction.proposal), outcome))
    correction = correct(table, 1, {"type": "drop", "ref": "5"})
    confirm(table, correction)
    ended.append((str(correction.proposal), "confirmed"))
    assert table.document()["table"]["settled"] == dict(ended)
    assert "proposals" not in table.document()["table"]
