"""The audience also protects a game whose secrets are in its views only, without any private event."""

import pytest

from companion import errors
from companion.archive.errors import SealedLog
from companion.archive.exports.table_file import export_table
from companion.history.timeline import build_timeline
from companion.tables.codec import find_codec
from companion.tables.corrections import previews
from games.core.event import Event
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import Draft, play_until

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
OTHERS_ENTRY: Draft = {"type": "correction", "edits": [{"type": "drop", "ref": "3"}]}


@pytest.fixture
def _secret_views(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = find_codec("carcassonne", ()).ruleset
    kinds: tuple[type[Event], ...] = ruleset.event_types
    assert {kind.audience for kind in kinds} == {"everyone"}
    monkeypatch.setattr(ruleset, "has_secrets", lambda _options: True)


def test_without_secrets_every_entry_may_be_asked_about() -> None:
    table = play_until(8)
    for seat in (0, 1):
        assert previews.preview_draft(table.id, seat, OTHERS_ENTRY, seat, host=False).kind == "correction"


@pytest.mark.usefixtures("_secret_views")
def test_nobody_drafts_corrections_of_others_entries() -> None:
    table = play_until(8)
    author = table.entries()[2].seat
    other = 1 - author
    with pytest.raises(errors.SealedEntry):
        previews.preview_draft(table.id, other, OTHERS_ENTRY, other, host=False)
    table_timeline = build_timeline(table.id, other, host=False)
    offered = {entry.seat for entry in table_timeline.entries if entry.can_correct}
    assert other in offered
    assert author not in offered


@pytest.mark.usefixtures("_secret_views")
def test_the_log_is_not_exported(system_seat: SystemSeat) -> None:
    table = play_until(143)
    system_seat.work()
    with pytest.raises(SealedLog):
        export_table(table.host, table.id)
