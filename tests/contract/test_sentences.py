"""The timeline says in a sentence what each entry did, to everybody who knows of the entry."""

from tests.contract.sentences import list_silent
from tests.contract.tables import Played, texts_at


def test_every_entry_that_a_viewer_knows_has_a_sentence(table: Played) -> None:
    if texts_at(table.case.game) is None:
        return  # test games without texts
    entries = ((step.seat, step.action, step.events) for step in table.steps)
    assert list_silent(table.ruleset, table.case.seats, table.has_secrets, entries) == set()
