"""The clock of a running table: what it shows, and what changes it."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from companion import errors
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables import store
from companion.tables.clock import (
    Clock,
    ClockMode,
    measure_clock,
)
from companion.tables.models import HeadState, LogEntry, Table
from companion.tables.services import rematch, seating
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import correct, recorded_action, table_with_wrong_tile
from tests.tables.corrections import replace as replaced
from tests.tables.played import PlayedTable
from tests.tables.timing import Watch
from tests.tables.trading import MarketTable

ANNA, BEN, CLEO = 0, 1, 2
SECOND = 1000


def live(seats: int = 2, clock: ClockMode = "live", **chosen: Any) -> PlayedTable:
    table = PlayedTable(seats, clock=clock, **chosen)
    table.start()
    return table


def displayed_times(table: PlayedTable) -> dict[str, tuple[int, int]]:
    """Return (total, this turn) by seat, as phones get it."""
    clock = table.document().get("clock", {})
    return {seat: (times["total"], times.get("turn", 0)) for seat, times in clock.items()}


def set_clock(table: PlayedTable, clock: ClockMode, device: Device | None = None) -> None:
    seating.set_table_clock(device or table.host, table.id, clock)


pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def test_a_table_shows_its_clock_while_it_plays(watch: Watch) -> None:
    table = live()
    assert displayed_times(table) == {"0": (0, 0), "1": (0, 0)}
    watch.wait(12)
    table.enter(2)
    watch.wait(23)
    table.enter(3)
    assert displayed_times(table) == {"0": (35, 0), "1": (0, 0)}
    watch.wait(4)
    table.enter(4)
    assert displayed_times(table) == {"0": (35, 0), "1": (4, 4)}
    assert table.document(0)["clock"] == table.document(1)["clock"] == table.document()["clock"]


@pytest.mark.parametrize("clock", ["off", "result"])
def test_tables_with_another_setting_send_no_times(watch: Watch, clock: ClockMode) -> None:
    table, quiet = live(), live(clock=clock)
    for at in (table, quiet):
        watch.wait(30)
        at.enter(5)
    assert "clock" in table.document()
    assert "clock" not in quiet.document()
    assert HeadState.objects.get(table=quiet.id).clock is None


def test_an_undo_continues_the_turn_before(watch: Watch) -> None:
    table = live()
    table.enter(2)
    watch.wait(50)
    table.enter(3)
    watch.wait(6)
    table.undo(0)
    assert displayed_times(table) == {"0": (56, 56), "1": (0, 0)}


def test_a_correction_counts_for_nobody(watch: Watch) -> None:
    table = table_with_wrong_tile()
    set_clock(table, "live")
    watch.wait(90)
    correct(table, 0, replaced(2, recorded_action(2)), replaced(3, recorded_action(3)))
    assert displayed_times(table) == {"0": (0, 0), "1": (0, 0)}
    watch.wait(7)
    table.draw(1, recorded_action(4)["tile"])
    assert displayed_times(table) == {"0": (0, 0), "1": (7, 7)}


def test_a_break_counts_for_nobody(watch: Watch) -> None:
    table = live()
    watch.wait(3600)
    table.enter(2)
    watch.wait(5)
    table.enter(3)
    assert displayed_times(table)["0"] == (5, 0)


@pytest.mark.parametrize("amounts", [(1, 2, 3), (0, 4, 1)])
def test_times_do_not_depend_on_secrets(watch: Watch, market: str, amounts: tuple[int, int, int]) -> None:
    table = MarketTable(clock="live")
    for seconds, seat in ((10, 1), (20, 0), (15, 1), (40, 2)):  # seat 1 changes its bid
        watch.wait(seconds)
        table.bid(seat, amounts[seat] + seconds // 15)
    assert displayed_times(table) == {"0": (30, 30), "1": (10, 10), "2": (85, 85)}
    assert [moment.awaited for moment in store.load_moments(table.row)] == [(0, 1, 2), (0, 2), (2,), (2,), (0, 1, 2)]


def test_a_seat_that_has_bid_is_not_timed_while_others_still_bid(watch: Watch, market: str) -> None:
    table = MarketTable(clock="live")
    for seconds, seat in ((10, 1), (20, 0), (40, 2)):
        watch.wait(seconds)
        table.bid(seat, 1)
    assert displayed_times(table) == {"0": (30, 30), "1": (10, 10), "2": (70, 70)}
    assert table.document(0)["clock"] == table.document(2)["clock"] == table.document()["clock"]


def totals_by_half(
    watch: Watch, clock: ClockMode, turn_on: Callable[[PlayedTable], None]
) -> list[dict[str, tuple[int, int]]]:
    """Return what a table shows after half of its entries, and after the other half."""
    table, clocks = live(clock=clock), []
    for version in range(2, 9):
        watch.wait(version)
        table.enter(version)
    watch.wait(2)
    table.undo(1)
    turn_on(table)
    clocks.append(displayed_times(table))
    watch.wait(5)
    table.act(1, recorded_action(8))
    clocks.append(displayed_times(table))
    return clocks


def test_turned_on_late_it_shows_the_same_as_from_the_start(watch: Watch) -> None:
    all_along = totals_by_half(watch, "live", lambda _: None)
    assert all_along == [{"0": (18, 0), "1": (19, 10)}, {"0": (18, 0), "1": (24, 15)}]
    assert totals_by_half(watch, "result", lambda table: set_clock(table, "live")) == all_along

    def turn_on_without_moments(table: PlayedTable) -> None:
        LogEntry.objects.filter(table=table.id, version__lt=6).update(awaited=None, turn=None)
        HeadState.objects.filter(table=table.id).update(moment=None)
        store.forget_all()
        set_clock(table, "live")

    assert totals_by_half(watch, "off", turn_on_without_moments) == all_along


def test_another_process_shows_it_once_it_is_turned_on(watch: Watch) -> None:
    table = live(clock="result")
    watch.wait(8)
    table.enter(3)
    head = store.load(table.row)
    set_clock(table, "live")
    assert head.clock is None
    assert store.find_cached_head(table.id, 3) == head  # the state cached in another process
    assert displayed_times(table)["0"] == (8, 0)


def test_turned_off_it_disappears_immediately(watch: Watch) -> None:
    table = live()
    watch.wait(8)
    table.enter(3)
    set_clock(table, "off")
    assert table.document()["table"]["clock"] == "off"
    assert "clock" not in table.document()
    table.enter(4)
    assert HeadState.objects.get(table=table.id).clock is None


def test_a_lost_head_loses_no_time(watch: Watch) -> None:
    table = live()
    watch.wait(8)
    table.enter(3)
    HeadState.objects.filter(table=table.id).update(moment=None, clock=None)
    store.forget_all()
    assert displayed_times(table) == {}  # nothing rather than something wrong
    watch.wait(9)
    table.enter(4)
    assert displayed_times(table) == {"0": (8, 0), "1": (9, 9)}


def test_an_action_reads_no_more_of_a_long_log_than_of_a_short_one(watch: Watch) -> None:
    table = live()
    reads = []
    for version in (6, 7, 120, 121):
        table.enter(version - 1)
        with CaptureQueriesContext(
            connection,
        ) as queries:
            table.enter(version)
        reads.append(len(queries))
    assert reads[0] == reads[2]
    assert reads[1] == reads[3]


def test_only_the_host_changes_the_setting(watch: Watch) -> None:
    table = live()
    with pytest.raises(errors.NotHost):
        set_clock(table, "off", device=table.devices[1])
    with pytest.raises(errors.UnknownTable):
        set_clock(table, "off", device=create_device()[0])
    assert table.row.clock == "live"


def test_a_rematch_keeps_the_setting(system_seat: SystemSeat) -> None:
    table = live(clock="off")
    table.act(0, {"type": "finish_now"})
    system_seat.work()
    assert rematch.open_rematch(table.host, table.id).clock == "off"


def test_a_moved_seat_does_not_reset_the_interval(watch: Watch) -> None:
    table = live()
    watch.wait(8)
    table.enter(3)
    before = store.load_timing(table.row)
    watch.wait(9)
    seating.pass_host_on(table.host, table.id, table.seats[1])
    assert store.load_timing(table.row) == before
    store.forget_all()
    assert store.load_timing(table.row) == before
    assert store.load(table.row).since == before[0].at if before[0] else 0
    assert [entry.kind for entry in table.entries()][-1] == "host"


def test_recorded_times_equal_those_of_the_replayed_log(watch: Watch) -> None:
    table = table_with_wrong_tile()
    correct(table, 0, replaced(2, recorded_action(2)), replaced(3, recorded_action(3)))
    watch.wait(4)
    table.draw(1, recorded_action(4)["tile"])
    table.undo(1)
    moments = store.load_moments(table.row)
    assert [moment.kind for moment in moments][-3:] == ["correction", "action", "undo"]
    LogEntry.objects.filter(table=table.id, version__gt=3).update(awaited=None, turn=None)
    assert store.load_moments(table.row) == moments
    assert store.load_moments_of_tables([table.id]) == {}


def test_a_new_table_has_no_clock_by_default() -> None:
    assert Table.objects.get(pk=PlayedTable().id).clock == "result"
    assert Clock() == measure_clock([])
