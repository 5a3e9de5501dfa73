"""Waiting times of the players of a table, shown to everybody who belongs to it."""

from collections.abc import Sequence
from typing import Any, Final
from uuid import UUID

import msgspec

from companion.archive.errors import TimesHidden
from companion.errors import NotFinished
from companion.tables import store
from companion.tables.clock import PlayerTimes, SeatTimes, measure_times
from companion.tables.models import Result, Table

AT_A_TIME: Final = 50
"""Tables whose logs are read together."""


class TableTimes(msgspec.Struct, frozen=True, omit_defaults=True):
    """The times at version `v` of a table: fields as in `companion.tables.clock.PlayerTimes`.

    - `v`: the version of the table.
    - `seats`: the times of each seat, by its number.
    - `breaks`: the seconds that count as breaks, for nobody.
    """

    v: int
    seats: tuple[SeatTimes, ...] = ()
    breaks: int = 0


def measure_table_times(table_id: UUID) -> TableTimes:
    """Return the times of a table up to its newest entry.

    :raises UnknownTable: :raises NotStarted: :raises TimesHidden: the table shows none.
    :raises NotFinished: the table shows them once it is over.
    """
    table = store.find_started_table(table_id)
    if table.clock == Table.Clock.OFF:
        raise TimesHidden
    over = table.status == Table.Status.FINISHED
    if not over and table.clock != Table.Clock.LIVE:
        raise NotFinished
    result = Result.objects.filter(table=table).first() if over else None
    times = _decode_times(result.times) if result else None
    if times is None:
        times = measure_times(store.load_moments(table), table.seats.count())
        if result:
            _keep(table.pk, times)
    return TableTimes(table.version, times.seats, times.breaks)


def find_times_without_replay(results: Sequence[Result]) -> dict[UUID, PlayerTimes]:
    """Return the times of finished tables by table id, and store newly computed ones.

    Tables that need a replay of their log are left out.
    """
    times_by_table = {result.pk: times for result in results if (times := _decode_times(result.times))}
    seats = {result.pk: len(result.scores) for result in results if result.pk not in times_by_table}
    missing = list(seats)
    for start in range(0, len(missing), AT_A_TIME):
        chunk = missing[start : start + AT_A_TIME]
        for key, moments in store.load_moments_of_tables(chunk).items():
            times_by_table[key] = measure_times(moments, seats[key])
            _keep(key, times_by_table[key])
    return times_by_table


def _decode_times(times: Any) -> PlayerTimes | None:
    return None if times is None else msgspec.convert(times, PlayerTimes)


def _keep(table_id: UUID, times: PlayerTimes) -> None:
    """Store the times with the result, unless the result has changed since."""
    Result.objects.filter(pk=table_id, times__isnull=True).update(times=msgspec.to_builtins(times))
