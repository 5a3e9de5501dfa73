"""The plays that statistics count: finished tables with the people who sat there, oldest first."""

from collections.abc import Iterable
from typing import Final
from uuid import UUID

import msgspec

from companion.archive.audience import select_finished_tables
from companion.archive.library import TableFilter, select_tables
from companion.archive.persons import People
from companion.archive.player_times import find_times_without_replay
from companion.archive.times import select_began_at
from companion.errors import AppError
from companion.people.profiles import History
from companion.tables import selectors
from companion.tables.clock import PlayerTimes, SeatTimes
from companion.tables.models import Result, Seat, Table
from games.core.host import UNFINISHED
from games.core.seats import SPECTATOR
from games.core.view import sum_by_goal

ByCategory = list[dict[str, int]]
NOTHING: Final[dict[str, int]] = {}


class Play(msgspec.Struct, frozen=True):
    """A finished table. Sequences are by seat.

    - `names`: the names as written there; `people`: the persons' keys.
    - `mine`: true for a seat that was played from a phone of the history.
    - `times`: how long the table waited for the seat; empty if unknown or hidden.
    - `early`: the host ended the table early, so only `unfinished` counts it.
    """

    game: str
    names: tuple[str, ...]
    people: tuple[UUID, ...]
    mine: tuple[bool, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    by_category: ByCategory
    times: tuple[SeatTimes, ...]
    early: bool

    def sum_by_category(self, seat: int) -> dict[str, int]:
        """Return the points of a seat by category; empty if the rules of the table no longer exist."""
        return self.by_category[seat] if self.by_category else NOTHING


def load_plays(history: History, people: People, filters: TableFilter, *, unfinished: bool = False) -> tuple[Play, ...]:
    """Return the plays of a history that match the filter, oldest first, whoever sat there.

    `unfinished`: count tables that were ended early like others.
    """
    tables = select_tables(select_finished_tables(history), filters, history)
    results = Result.objects.filter(table__in=tables.values("pk")).order_by(select_began_at(history, "table__"), "pk")
    oldest_first = list(results.select_related("table"))
    seats: dict[UUID, list[Seat]] = {}
    for seat in Seat.objects.filter(table__in=tables.values("pk")).order_by("table", "position"):
        seats.setdefault(seat.table_id, []).append(seat)
    categories = _load_points(oldest_first)
    times = find_times_without_replay([result for result in oldest_first if result.table.clock != Table.Clock.OFF])
    return tuple(
        Play(
            game=result.table.game,
            names=tuple(seat.name for seat in seats[result.pk]),
            people=tuple(people.find_seated([seat.name for seat in seats[result.pk]])),
            mine=tuple(seat.phone and seat.device_id in history for seat in seats[result.pk]),
            scores=tuple(result.scores),
            ranks=tuple(result.ranks),
            by_category=categories[result.pk],
            times=times.get(result.pk, PlayerTimes()).seats,
            early=result.reason == UNFINISHED and not unfinished,
        )
        for result in oldest_first
        if result.pk in seats
    )


def _load_points(results: Iterable[Result]) -> dict[UUID, ByCategory]:
    """Return the points of each table by category.

    Missing or coarse values are computed from the spectator's view and stored. Tables whose rules no longer exist are
    left out.
    """
    points_by_table: dict[UUID, ByCategory] = {}
    for result in results:
        points: ByCategory | None = result.by_category
        if points is None or any(kind.startswith("place_") for kinds in points for kind in kinds):
            stored_value = {"by_category__isnull": True} if points is None else {"by_category": points}
            points = _compute_points(result.pk) or points or []
            if points:
                Result.objects.filter(pk=result.pk, **stored_value).update(by_category=points)
        points_by_table[result.pk] = points
    return points_by_table


def _compute_points(table: UUID) -> ByCategory:
    try:
        view = selectors.build_documents(table, (SPECTATOR,)).convert(SPECTATOR)["view"]
    except (AppError, RuntimeError):
        return []
    kinds = (view["seats"][str(seat)].get("by_category", {}) for seat in range(len(view["seats"])))
    return [sum_by_goal(kind, view.get("goals", {})) for kind in kinds]
