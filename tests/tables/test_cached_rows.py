"""An action on the row that this process wrote last: one write without a lock, or none if the row has changed."""

from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.db.models import F
from django.test.utils import CaptureQueriesContext
from msgspec.structs import replace

from companion import errors
from companion.people.devices import create_device
from companion.tables import recording, store
from companion.tables.models import Seat, Table
from companion.tables.services import actions
from tests.tables.at_once import elsewhere
from tests.tables.corrections import play_until
from tests.tables.played import PlayedTable, Submission, next_command
from tests.tables.trading import SMUGGLERS, MarketTable

pytestmark = pytest.mark.django_db(transaction=True)


def test_an_action_is_one_write_without_a_read() -> None:
    table = play_until(4)
    check_is_one_write(table, next_command(table))


def check_is_one_write(table: PlayedTable, command: Submission) -> None:
    version = table.version
    with CaptureQueriesContext(connection) as queries:
        assert actions.submit_action(*command) == version + 1
    statements = [query["sql"] for query in queries]
    assert not [sql for sql in statements if sql.startswith("SELECT")]
    assert connection.vendor != "postgresql" or len(statements) == 1
    table.check()


@pytest.mark.usefixtures("market")
def test_a_simultaneous_action_is_one_write_without_a_read() -> None:
    table = MarketTable()
    agreed = {"type": "adjust_score", "seat": 1, "points": 1, "reason": "agreed"}
    table.act(0, agreed)
    check_is_one_write(table, table.command(0, agreed))


@pytest.mark.usefixtures("market")
def test_a_repeated_simultaneous_draw_gets_its_version_also_when_only_other_seats_may_draw() -> None:
    table = MarketTable(expansions=SMUGGLERS)
    assert table.hear(1, id="once") == 2
    assert table.hear(1, id="once") == 2  # the phone has seen its entry meanwhile
    with pytest.raises(errors.DuplicateId):
        table.hear(1, "storm", id="once")
    table.check()


def test_an_action_at_a_version_that_another_process_has_left_is_stale() -> None:
    table = play_until(4)
    command = next_command(table)
    with elsewhere(table):
        table.enter(6)
    with pytest.raises(errors.StaleVersion):
        actions.submit_action(*command)
    assert table.version == 6
    table.check()


def test_a_seat_that_another_process_has_given_away_is_not_played_any_more() -> None:
    table = play_until(4)
    device, _, request = command = next_command(table)
    with elsewhere(table):
        Seat.objects.filter(table=table.id, device=device).update(device=create_device()[0])
        Table.objects.filter(pk=table.id).update(revision=F("revision") + 1)
    with pytest.raises(errors.NotYourSeat):
        actions.submit_action(*command)
    assert (table.version, table.row.version) == (request.version, 4)
    table.check()


def test_failures_that_another_process_has_counted_end_with_an_action() -> None:
    table = play_until(4)
    command = next_command(table)
    with elsewhere(table):
        Table.objects.filter(pk=table.id).update(failed_tries=2)
    assert actions.submit_action(*command) == 5
    assert table.row.failed_tries == 0


def test_no_other_request_has_the_row_before_its_version_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would raise the version that is about to be announced, and may then be refused."""
    table = play_until(4)
    announced = []
    announce = recording.announce_on_commit

    def announcing(table_id: UUID, version: int, *news: Any) -> None:
        announced.append((version, store.take_row(table_id, version)))
        announce(table_id, version, *news)

    monkeypatch.setattr(recording, "announce_on_commit", announcing)
    assert actions.submit_action(*next_command(table)) == 5
    assert announced == [(5, None)]
    assert store.take_row(table.id, 5)


def test_a_request_id_of_an_earlier_action_makes_no_entry() -> None:
    table = play_until(3)
    device, _, drawing = next_command(table)
    assert actions.submit_action(device, table.id, drawing) == 4
    assert actions.submit_action(device, table.id, replace(drawing, version=4)) == 4
    same_device, _, placing = next_command(table)
    assert same_device == device
    with pytest.raises(errors.DuplicateId):
        actions.submit_action(device, table.id, replace(placing, id=drawing.id))
    assert actions.submit_action(device, table.id, placing) == 5
    table.check()


def test_an_entry_and_the_draw_after_it_are_written_both_or_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(4)
    command = next_command(table)

    def die(*_: Any) -> None:
        raise SystemExit

    monkeypatch.setattr(recording, "_find_next_deal", lambda *_: object())
    monkeypatch.setattr(recording.chance.Draws, "draw", die)
    with pytest.raises(SystemExit):
        actions.submit_action(*command)
    assert table.version == 4


def test_a_stalled_table_is_locked_before_its_stall_ends() -> None:
    """Else a cached row of an older revision would take a revision that another process has given away."""
    table = play_until(4)
    first = next_command(table)
    assert actions.submit_action(*first) == 5
    Table.objects.filter(pk=table.id).update(failed_tries=1)
    store.forget_all()
    assert actions.submit_action(*first) == 5  # a repeat, after which the stalled row is cached
    second = next_command(table)
    revision = table.row.revision
    with elsewhere(table):
        Table.objects.filter(pk=table.id).update(revision=revision + 1)
    assert actions.submit_action(*second) == 6
    assert (table.row.failed_tries, table.row.revision) == (0, revision + 2)
    table.check()
