"""Draws that nobody decides about: written with the action that they follow, all or none."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import IntegrityError, connection
from django.test.utils import CaptureQueriesContext

from companion.tables import store
from companion.tables.clock import measure_clock
from companion.tables.codec import encode, encode_events, find_table_codec
from companion.tables.edges import chance
from companion.tables.models import LogEntry, Snapshot
from companion.tables.store import snapshots
from games.core.prompt import ChancePrompt
from games.core.seats import CHANCE
from tests.tables.at_once import elsewhere
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
SEATS = 5
LAST_CASTLE = 1 + 4 + SEATS
"""The version of the castle that ends the phase: after the start, four goals, and the other castles."""
DEALT = 3 * SEATS
CASTLE = {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0}


def table_before_deal() -> PlayedTable:
    """Return a table where the last castle deals everybody three tiles."""
    table = PlayedTable(SEATS, "isle_of_skye", draw="app", clock="live")
    table.start()
    for seat in range(SEATS - 1):
        table.act(seat, CASTLE)
    assert table.version == LAST_CASTLE - 1
    return table


def deal(table: PlayedTable) -> int:
    return table.act(SEATS - 1, CASTLE)


def test_a_deal_is_one_write_without_a_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_before_deal()
    monkeypatch.setattr(store, "lock_row", lambda _: pytest.fail("locked"))
    with CaptureQueriesContext(connection) as queries:
        assert deal(table) == LAST_CASTLE
    statements = [query["sql"] for query in queries]
    writes = [sql for sql in statements if sql.startswith(("INSERT", "UPDATE", "WITH"))]
    assert sum(sql.count('UPDATE "tables_table"') for sql in writes) == 1
    assert sum(sql.count('UPDATE "tables_headstate"') for sql in writes) == 1
    assert connection.vendor != "postgresql" or len(writes) == 1
    assert len([sql for sql in statements if sql.startswith("SELECT")]) <= 6, "however many tiles are dealt"
    assert table.version == LAST_CASTLE + DEALT
    table.check()


def test_a_deal_has_the_entries_that_its_draws_have_one_by_one() -> None:
    table = table_before_deal()
    ruleset = find_table_codec(table.row).ruleset
    deal(table)
    castle, *dealt = table.entries()[LAST_CASTLE - 1 :]
    codec = find_table_codec(table.row)
    state = store.rebuild_state_after(table.row, codec, log := store.load_entries(table.row), log[:LAST_CASTLE])
    assert len(dealt) == DEALT
    for row in dealt:
        prompt = next(prompt for prompt in ruleset.list_prompts(state, CHANCE) if isinstance(prompt, ChancePrompt))
        action: Any = codec.decode_content(row.payload)
        assert action in [outcome.action for outcome in prompt.outcomes]
        progress = ruleset.apply(state, "chance", action)
        moment = store.build_moment(ruleset, "action", row.at, progress.state)
        assert (row.payload, row.events) == (encode(action), encode_events(progress.events))
        assert (row.kind, row.seat, row.draw_number) == ("action", prompt.seat, prompt.number)
        assert (row.awaited, row.turn) == (list(moment.awaited), moment.turn)
        assert (row.device_id, row.client_action_id, row.request_digest) == (None, None, None)
        assert row.at == castle.at
        state = progress.state
    assert state == store.load(table.row).state
    table.check()


def test_a_snapshot_that_is_due_within_a_deal_has_the_state_of_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT_EVERY", 7)
    table = table_before_deal()
    deal(table)
    versions = Snapshot.objects.filter(table=table.id).order_by("version").values_list("version", flat=True)
    assert list(versions) == [7, 14, 21]
    assert store.replay_differences(table.row) == []


def die_at_third_draw(_: PlayedTable, patch: pytest.MonkeyPatch) -> type[BaseException]:
    remaining = iter(range(2))
    choose = chance._random.choices
    patch.setattr(chance._random, "choices", lambda *arguments: (next(remaining), choose(*arguments))[1])
    return StopIteration


def occupy_a_version(table: PlayedTable, _: pytest.MonkeyPatch) -> type[BaseException]:
    row = table.entries()[-1]
    LogEntry.objects.create(
        table_id=table.id, version=LAST_CASTLE + 5, kind="action", action_type="x", payload=row.payload, events="[]"
    )
    return IntegrityError


@pytest.mark.parametrize("break_deal", [die_at_third_draw, occupy_a_version])
def test_a_fault_within_a_deal_leaves_nothing(
    break_deal: Callable[[PlayedTable, pytest.MonkeyPatch], type[BaseException]], nudges: list[Any]
) -> None:
    table = table_before_deal()
    before, told = store.load(table.row), len(nudges)
    with pytest.MonkeyPatch.context() as patch:
        fault = break_deal(table, patch)
        with pytest.raises(fault):
            deal(table)
    LogEntry.objects.filter(table=table.id, action_type="x").delete()
    assert (table.version, len(table.entries()), len(nudges)) == (LAST_CASTLE - 1, LAST_CASTLE - 1, told)
    store.forget_all()
    assert store.load(table.row) == before
    assert deal(table) == LAST_CASTLE
    assert table.version == LAST_CASTLE + DEALT
    table.check()


def test_a_deal_on_a_row_that_another_process_has_changed_is_made_anew() -> None:
    table = table_before_deal()
    with elsewhere(table):
        table.undo(0)
        table.act(0, CASTLE)
    assert table.act(SEATS - 1, CASTLE, version=LAST_CASTLE - 1) == LAST_CASTLE + 2
    assert table.version == LAST_CASTLE + 2 + DEALT
    table.check()


def test_draws_that_are_recorded_together_count_on_from_the_first_one() -> None:
    """Also where the first one was undone, and comes again."""
    table = PlayedTable(draw="app")
    table.start()
    table.act(0, {"type": "draw"})
    (drawn,) = [row.payload for row in table.entries() if row.draw_number]
    table.undo(0)
    state, draws = store.load(table.row).state, chance.Draws(table.row)
    (prompt,) = find_table_codec(table.row).ruleset.list_prompts(state, CHANCE)
    assert isinstance(prompt, ChancePrompt)
    (first, number), (_, second_number) = draws.draw(prompt), draws.draw(prompt)
    assert (encode(first), number, second_number) == (drawn, 1, 2)


def test_the_clock_of_a_deal_is_that_of_its_log() -> None:
    table = table_before_deal()
    deal(table)
    table.act(0, {"type": "place_axe", "round": 1, "seat": 0, "tile": store.load(table.row).state.clans[0].drawn[0]})
    clock = store.load(table.row).clock
    assert clock
    assert clock == measure_clock(store.load_moments(table.row))
