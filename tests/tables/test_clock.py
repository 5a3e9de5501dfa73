"""The clock: whose time an interval is, which intervals count for nobody, and what a running table shows."""

import random
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
    BREAK,
    Clock,
    ClockMode,
    Moment,
    PlayerTimes,
    SeatTimes,
    list_waits,
    measure_clock,
    measure_times,
)
from companion.tables.models import HeadState, LogEntry, Table
from companion.tables.services import rematch, seating
from games.core.log import EntryKind
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import correct, recorded_action, table_with_wrong_tile
from tests.tables.corrections import replace as replaced
from tests.tables.played import PlayedTable
from tests.tables.timing import Watch
from tests.tables.trading import MarketTable

ANNA, BEN, CLEO = 0, 1, 2
SECOND = 1000


def log(*entries: tuple[float, EntryKind, tuple[int, ...]], turns: tuple[int, ...] = ()) -> list[Moment]:
    """Return moments from (seconds, kind, awaited seats), in turn 1 unless given."""
    numbers = turns or (1,) * len(entries)
    return [
        Moment(kind, round(at * SECOND), awaited, turn)
        for (at, kind, awaited), turn in zip(entries, numbers, strict=True)
    ]


def totals(moments: list[Moment], seats: int = 3) -> list[int]:
    return [times.total for times in measure_times(moments, seats).seats]


# --- whose time an interval is --------------------------------------------------------------------


def test_time_counts_for_the_awaited_seat() -> None:
    moments = log((0, "start", (ANNA,)), (40, "action", (BEN,)), (100, "action", (ANNA,)), (110, "action", ()))
    assert totals(moments) == [50, 60, 0]


def test_time_of_a_simultaneous_phase_counts_for_every_awaited_seat() -> None:
    moments = log(
        (0, "start", (ANNA, BEN, CLEO)),
        (20, "action", (ANNA, CLEO)),
        (50, "action", (CLEO,)),
        (110, "action", ()),
    )
    assert totals(moments) == [50, 20, 110]


def test_time_of_the_system_seat_counts_for_nobody() -> None:
    assert totals(log((0, "start", (ANNA,)), (5, "action", ()), (9, "action", (BEN,)), (10, "action", ()))) == [5, 1, 0]


@pytest.mark.parametrize(("gap", "counted", "breaks"), [(BREAK, BREAK, 0), (BREAK + 1, 0, BREAK)])
def test_a_long_wait_is_a_break(gap: int, counted: int, breaks: int) -> None:
    moments = [
        Moment("start", 0, (ANNA,), 1),
        Moment("action", gap, (BEN,), 1),
        Moment("action", gap + SECOND, (), 1),
    ]
    times = measure_times(moments, 2)
    assert [seat.total for seat in times.seats] == [counted // SECOND, 1]
    assert times.breaks == breaks // SECOND


def test_time_before_an_undo_counts_for_the_seat_whose_turn_continues() -> None:
    moments = log(
        (0, "start", (ANNA,)),
        (30, "action", (BEN,)),
        (38, "undo", (ANNA,)),
        (60, "action", (BEN,)),
        (61, "action", ()),
    )
    assert totals(moments, 2) == [60, 1]


def test_time_before_an_undo_also_counts_for_seats_awaited_throughout() -> None:
    moments = log((0, "start", (ANNA, BEN)), (10, "action", (BEN,)), (30, "undo", (ANNA, BEN)), (31, "action", ()))
    assert totals(moments, 2) == [31, 31]


def test_time_before_a_redo_counts_for_the_seat_that_had_undone() -> None:
    moments = log(
        (0, "start", (ANNA,)), (10, "action", (BEN,)), (15, "undo", (ANNA,)), (19, "redo", (BEN,)), (25, "action", ())
    )
    assert totals(moments, 2) == [19, 6]


def test_time_before_a_correction_counts_for_nobody() -> None:
    moments = log((0, "start", (ANNA,)), (10, "action", (BEN,)), (100, "correction", (BEN,)), (120, "action", ()))
    assert totals(moments, 2) == [10, 20]


def test_a_phone_that_moves_interrupts_no_wait() -> None:
    moments = log((0, "start", (ANNA,)), (200, "action", (BEN,)), (600, "action", (ANNA,)), (610, "action", ()))
    moved = [*moments[:2], *log((400, "seat", (BEN,)), (401, "host", (BEN,))), *moments[2:]]
    assert measure_times(moved, 2) == measure_times(moments, 2)
    assert measure_times(moved, 2).breaks == 400


# --- totals ---------------------------------------------------------------------------------------


def test_times_of_turns() -> None:
    moments = log(
        (0, "start", (ANNA,)),
        (10, "action", (ANNA,)),  # the tile was drawn
        (30, "action", (BEN,)),
        (35, "action", (ANNA,)),
        (105, "action", (BEN,)),
        (112, "action", (ANNA,)),
        (152, "action", ()),
        turns=(1, 1, 2, 3, 4, 5, 5),
    )
    assert measure_times(moments, 2).seats == (SeatTimes(140, 3, 40, 70, 3), SeatTimes(12, 2, 6, 7, 4))


def test_of_equally_long_turns_the_first_is_the_longest() -> None:
    moments = log((0, "start", (ANNA,)), (9, "action", (ANNA,)), (18, "action", ()), turns=(1, 2, 2))
    assert measure_times(moments, 1).seats[0].longest_turn == 1


def test_a_seat_that_was_never_awaited_has_no_turns() -> None:
    assert measure_times(log((0, "start", (ANNA,)), (5, "action", ())), 2).seats[BEN] == SeatTimes(0, 0, 0, 0, 0)


def test_a_log_without_times_has_no_totals() -> None:
    assert measure_times(log((7, "start", (ANNA,)), (7, "action", (BEN,)), (7, "action", ())), 2) == PlayerTimes()


@pytest.mark.parametrize("set_to", [150, 99, 0])
def test_a_clock_that_is_set_back_takes_no_time_but_that_of_one_wait(set_to: int) -> None:
    """The others are as they were, before it and after it."""
    before = log((100, "start", (ANNA,)), (160, "action", (BEN,)))
    after = log((set_to, "action", (ANNA,)), (set_to + 20, "action", (BEN,)), (set_to + 25, "action", ()))
    assert totals([*before, *after], 2) == [60 + 20, 5]


def test_a_clock_that_is_set_forward_makes_a_break_of_one_wait() -> None:
    times = measure_times(
        log((0, "start", (ANNA,)), (60, "action", (BEN,)), (3660, "action", (ANNA,)), (3700, "action", ())), 2
    )
    assert ([seat.total for seat in times.seats], times.breaks) == ([100, 0], 3600)


@pytest.mark.parametrize("seed", range(20))
def test_a_running_clock_equals_the_totals_of_the_whole_log(seed: int) -> None:
    chosen = random.Random(seed)
    kinds: tuple[EntryKind, ...] = ("action", "action", "action", "undo", "redo", "correction", "seat", "host")
    at, turn, moments = 0, 1, [Moment("start", 0, (ANNA,), 1)]
    for _ in range(60):
        at += chosen.randrange(BREAK + BREAK // 10)
        turn = max(1, turn + chosen.choice((0, 0, 1, 1, -1)))
        awaited = tuple(seat for seat in range(3) if chosen.random() < 0.5)
        moments.append(Moment(chosen.choice(kinds), at, awaited, turn))
    by_seat = [0, 0, 0]
    for wait in list_waits(moments):
        for seat in wait.seats:
            by_seat[seat] += wait.time
    clock = measure_clock(moments)
    assert [clock.totals.get(seat, 0) for seat in range(3)] == by_seat


def test_a_running_clock_keeps_two_turns() -> None:
    moments = [Moment("action", turn * SECOND, (turn % 2,), turn) for turn in range(1, 100)]
    assert measure_clock(moments) == Clock({0: 49 * SECOND, 1: 49 * SECOND}, {98: {0: SECOND}})


# --- a running table -------------------------------------------------------------------------------


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
