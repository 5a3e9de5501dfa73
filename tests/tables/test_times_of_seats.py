"""The times of seats in a log: whose time an interval is, which intervals count for nobody, and the totals."""

import random

import pytest

from companion.tables.clock import (
    BREAK,
    Clock,
    Moment,
    PlayerTimes,
    SeatTimes,
    list_waits,
    measure_clock,
    measure_times,
)
from games.core.log import EntryKind

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
