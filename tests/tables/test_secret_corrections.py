"""Corrections in a game with secrets: each seat corrects its own entries, and nobody else learns from it."""

from contextlib import suppress

import pytest

from companion import errors
from companion.tables import store
from companion.tables.corrections import previews
from companion.tables.services import corrections
from games.core.errors import GameError
from tests.tables.corrections import Draft, bid, confirm, correct, correction_command, replace, table_with_bids
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def test_a_private_correction_takes_effect_immediately_and_is_told_to_nobody(market: str) -> None:
    table = table_with_bids()
    other_documents = [table.document(viewer) for viewer in (0, 2, "spectator")]
    draft = {"type": "correction", "edits": [replace(4, bid(5))]}
    assert previews.preview_draft(table.id, 1, draft, 1, host=False).own
    assert not previews.preview_draft(table.id, 1, draft, 0, host=True).own, "for whoever drew it up"
    correction = correct(table, 1, replace(4, bid(5)))
    assert correction.version == 5
    assert table.entries()[-1].events == "[]"
    assert table.state.bids[1]["fish"] == 5
    assert [table.document(viewer) for viewer in (0, 2, "spectator")] == other_documents
    with pytest.raises(errors.EntryGone):
        previews.find_correction_difference(table.id, 5, 0)
    assert previews.find_correction_difference(table.id, 5, 1).is_empty(), "the own bid lies in a prompt's answer"
    table.check()


def test_with_secrets_each_seat_corrects_its_own_entries(market: str) -> None:
    table = table_with_bids()
    for draft in (
        {"type": "drop", "ref": "3"},
        replace(4, bid(5)),
        {"type": "insert", "after": "4", "seat": 1, "action": bid(1)},
    ):
        with pytest.raises(errors.SealedEntry):
            correct(table, 0, draft)
    assert table.version == 4


def test_no_draft_causes_a_server_error(market: str) -> None:
    """A draft about any entry by any seat gets an answer or a refusal."""
    table = table_with_bids()
    table.bid(2, 0)
    table.undo(2)
    table.bid(2, 1)
    table.open(2)
    correct(table, 1, {"type": "drop", "ref": "3"})
    for version in range(table.version + 2):
        edits: list[Draft] = [
            {"type": "drop", "ref": str(version)},
            replace(version, bid(1)),
            *({"type": "insert", "after": str(version), "seat": seat, "action": bid(1)} for seat in (0, 1, 9)),
        ]
        drafts: list[Draft] = [{"type": "correction", "edits": [edit]} for edit in edits]
        drafts += [{"type": "undo", "drops": [version]}, {"type": "redo", "undo": version}]
        for draft in drafts:
            for seat in (0, 1):
                with suppress(errors.AppError, GameError):
                    previews.preview_draft(table.id, seat, draft, seat, host=False)


def test_a_refusal_is_shown_only_to_the_author_of_the_draft(market: str) -> None:
    table = table_with_bids()
    draft = {"type": "correction", "edits": [replace(4, bid(99))]}
    author_refusal, other_refusal = (
        previews.preview_draft(table.id, 1, draft, viewer, host=False).refused for viewer in (1, 0)
    )
    assert author_refusal
    assert author_refusal.why
    assert author_refusal.why.code == "sealed_market.above_limit"
    assert other_refusal is None, "whether a sealed bid holds is judged for its seat alone"


def test_undoing_past_a_reveal_needs_the_host_and_stays_on_record(market: str) -> None:
    """After the bids were opened a bid turns out wrong: the host confirms, and the log states the crossed reveal."""
    table = MarketTable()
    table.all_bid(3, 1, 2)
    table.open(0)
    other = {"type": "seal_bids", "round": 1, "amounts": {"fish": 2, "salt": 0}}
    draft = {"type": "correction", "edits": [replace(3, other)]}
    assert not previews.preview_draft(table.id, 1, draft, 1, host=False).own, "everybody has seen it"
    correction = correct(table, 1, replace(3, other))
    assert correction.version is None
    assert confirm(table, correction) == 6
    content = store.load_entries(table.row)[-1].content
    assert content.crossed  # type: ignore[union-attr]
    back = corrections.make_correction(*correction_command(table, 1, {"type": "undo", "drops": [6]}))
    assert confirm(table, back) == 7
    content = store.load_entries(table.row)[-1].content
    assert content.crossed  # type: ignore[union-attr]
    table.check()
