"""Time per player: how long a table waits for each of them.

The time between two entries counts for every seat that the table waited for in between. It counts for nobody if it is
longer than BREAK, or before a correction: people then look for the mistake. It is no time if the server's clock was set
back in between. The time before an undo counts for those whose turn goes on with it. Entries about seats and phones do
not end a wait.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from statistics import median
from typing import Final, Literal

import msgspec

from games.core.log import EntryKind
from games.core.seats import Seat

ClockMode = Literal["off", "result", "live"]
"""Where the time per player is shown: nowhere, once the game is over, or also during it."""
BREAK: Final = 300_000
"""Milliseconds. Phones learn it from `frontend/src/generated/clock.json`."""
SEATING: Final[frozenset[EntryKind]] = frozenset({"seat", "host"})


class Moment(msgspec.Struct, frozen=True):
    """An entry as the clock sees it.

    - `at`: when it was written, in milliseconds since 1970.
    - `awaited`, `turn`: whom the table waits for after it, and in which turn.
    """

    kind: EntryKind
    at: int
    awaited: tuple[Seat, ...]
    turn: int


class Wait(msgspec.Struct, frozen=True):
    """Milliseconds (`time`) that the table waited for each of `seats` in `turn`. Without seats it counts for nobody."""

    turn: int
    seats: tuple[Seat, ...]
    time: int


class Clock(msgspec.Struct, frozen=True):
    """The times of a running table up to its newest entry, in milliseconds.

    - `totals`: by seat.
    - `turns`: turn -> seat -> time, of the newest two turns.
    """

    totals: dict[Seat, int] = {}
    turns: dict[int, dict[Seat, int]] = {}


class SeatTimes(msgspec.Struct, frozen=True):
    """The times of a seat in whole seconds.

    - `total`: in the whole game.
    - `turns`: the number of its turns.
    - `median`: of the middle one of its turns.
    - `longest`: of its longest turn.
    - `longest_turn`: the number of the longest turn.
    """

    total: int
    turns: int
    median: int
    longest: int
    longest_turn: int


class PlayerTimes(msgspec.Struct, frozen=True, omit_defaults=True):
    """The times of a table by seat, in turn order, and its `breaks`, in whole seconds.

    Without seats the times are not known: the log has none.
    """

    seats: tuple[SeatTimes, ...] = ()
    breaks: int = 0


def wait_between(before: Moment, after: Moment) -> Wait:
    """Return the wait between two entries."""
    time = max(0, after.at - before.at)
    if time > BREAK or after.kind == "correction":
        return Wait(before.turn, (), time)
    waiting_moment = after if after.kind == "undo" else before
    return Wait(waiting_moment.turn, waiting_moment.awaited, time)


def list_waits(moments: Iterable[Moment]) -> Iterator[Wait]:
    """Yield the waits of a log, in order."""
    for before, after in pairwise(moment for moment in moments if moment.kind not in SEATING):
        yield wait_between(before, after)


def advance_clock(clock: Clock, wait: Wait, turn: int) -> Clock:
    """Return the clock after one more wait. `turn` is the turn that follows."""
    totals, turns = dict(clock.totals), {number: dict(times) for number, times in clock.turns.items()}
    for seat in wait.seats:
        totals[seat] = totals.get(seat, 0) + wait.time
        times = turns.setdefault(wait.turn, {})
        times[seat] = times.get(seat, 0) + wait.time
    return Clock(totals, {number: times for number, times in turns.items() if number >= turn - 1})


def measure_clock(moments: Iterable[Moment], clock: Clock = Clock()) -> Clock:  # noqa: B008  it is frozen
    """Return the clock at the end of a log, or of a part of it that begins with the entry that led to `clock`."""
    for before, after in pairwise(moment for moment in moments if moment.kind not in SEATING):
        clock = advance_clock(clock, wait_between(before, after), after.turn)
    return clock


def measure_times(moments: Iterable[Moment], seats: int) -> PlayerTimes:
    """Return the times of a log with this many seats."""
    log = tuple(moments)
    waits = tuple(list_waits(log))
    times_by_turn: list[dict[int, int]] = [{} for _ in range(seats)]
    for wait in waits:
        for seat in wait.seats:
            times_by_turn[seat][wait.turn] = times_by_turn[seat].get(wait.turn, 0) + wait.time
    if not any(time for turns in times_by_turn for time in turns.values()):
        return PlayerTimes()
    breaks = sum(wait.time for wait in waits if wait.time > BREAK)
    return PlayerTimes(tuple(_measure_seat_times(turns) for turns in times_by_turn), _convert_to_seconds(breaks))


def _measure_seat_times(turns: dict[int, int]) -> SeatTimes:
    if not turns:
        return SeatTimes(0, 0, 0, 0, 0)
    longest = max(turns, key=lambda turn: (turns[turn], -turn))
    total, middle = sum(turns.values()), median(turns.values())
    return SeatTimes(
        _convert_to_seconds(total),
        len(turns),
        _convert_to_seconds(middle),
        _convert_to_seconds(turns[longest]),
        longest,
    )


def _convert_to_seconds(milliseconds: float) -> int:
    return round(milliseconds / 1000)
