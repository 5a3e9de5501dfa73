"""The 50/100 tiles through the services: timeline, and steps on the real table after a correction."""

import pytest

from companion.tables.corrections import previews
from tests.tables.corrections import correct, replace, submit_draft
from tests.tables.druids import DruidsTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def score_adjustment(points: int) -> dict[str, object]:
    """Return points by agreement for seat 1."""
    return {"type": "adjust_score", "seat": 1, "points": points, "reason": "agreed"}


def test_correcting_points_turns_the_tile_back_on_the_real_table() -> None:
    """110 points were really 10: the put-right list says to return the tile."""
    table = DruidsTable()
    version = table.act(0, score_adjustment(110))
    assert table.view()["seats"]["1"]["score_tile"] == 100
    edits = [replace(version, score_adjustment(60))]
    difference = previews.preview_draft(table.id, 0, {"type": "correction", "edits": edits}, 0, host=True).difference
    assert [(step.what, step.seat, step.n) for step in difference.steps] == [("score_tile", 1, 50)]
    corrected_version = correct(table, 0, *edits).version
    assert previews.find_correction_difference(table.id, corrected_version, 2).steps == difference.steps
    assert table.view()["seats"]["1"]["score_tile"] == 50
    removed_version = correct(table, 0, replace(version, score_adjustment(10))).version
    assert [
        (step.what, step.seat, step.n)
        for step in previews.find_correction_difference(table.id, removed_version, 2).steps
    ] == [("score_tile", 1, 0)]
    assert "score_tile" not in table.view()["seats"]["1"]
    table.check()


def test_undoing_and_redoing_points_turns_the_tile_with_them() -> None:
    table = DruidsTable()
    table.act(0, score_adjustment(50))
    table.act(0, score_adjustment(50))
    assert table.view()["seats"]["1"]["score_tile"] == 100
    undone = table.undo(0)
    assert table.view()["seats"]["1"]["score_tile"] == 50
    submit_draft(table, 0, {"type": "redo", "undo": undone})
    assert table.view()["seats"]["1"]["score_tile"] == 100
    table.check()
