"""Statistics of finished tables, per person, game and number of players.

What counts: every table that reached its end. A table that the host ended early (`finish now`) counts for nothing but
`unfinished`, since its points are not those of a game, unless somebody wants it counted. A first place that is shared
is a win for each who shares it.
"""

from collections.abc import Iterable, Sequence
from uuid import UUID

import msgspec

from companion.archive.library import Wanted, chosen
from companion.archive.persons import finished_tables, seated
from companion.errors import AppError
from companion.people.models import Device
from companion.people.names import root_of
from companion.people.profiles import aliases_of, history_of
from companion.tables import selectors
from companion.tables.models import Result, Seat
from games.core.host import UNFINISHED
from games.core.seats import SPECTATOR
from games.core.view import by_goal

ByCategory = list[dict[str, int]]


class CategoryPoints(msgspec.Struct, frozen=True):
    """The points that one category brought in all plays together: a kind of points, or a goal by its id."""

    category: str
    points: int


class PlayerStatistics(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody's plays of a game with so many players. `wins`: first places, of which `shared` were shared; `average`
    and `best` points, and `margin`, by how many points the wins were ahead of the best other on average: rounded to
    hundredths, left out where there is nothing to say. `categories`: those that brought most first. `unfinished`
    plays are counted nowhere else."""

    person: str
    name: str
    game: str
    players: int
    plays: int = 0
    unfinished: int = 0
    wins: int = 0
    shared: int = 0
    average: float | None = None
    best: int | None = None
    margin: float | None = None
    categories: tuple[CategoryPoints, ...] = ()


class Duel(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often the person asked for was `ahead` of this one at the same table, `behind`, or neither, in `plays`."""

    person: str
    name: str
    plays: int
    ahead: int = 0
    behind: int = 0


class Statistics(msgspec.Struct, frozen=True, omit_defaults=True):
    """Rows, most plays first. `tables` is how many tables they are of, unfinished ones included. `duels`: where a
    person was asked for, against everybody else, most plays first."""

    tables: int
    rows: tuple[PlayerStatistics, ...]
    duels: tuple[Duel, ...] = ()


class _Play(msgspec.Struct):
    """One table as one of its seats saw it."""

    name: str
    score: int
    others: list[int]
    rank: int
    shared: bool
    unfinished: bool
    by_category: dict[str, int]


def statistics(device: Device, wanted: Wanted, players: int | None = None, *, unfinished: bool = False) -> Statistics:
    """Statistics of the finished tables of the device and those that share its history. `unfinished`: those that were
    ended early count like others."""
    aliases = aliases_of(device)
    tables = chosen(finished_tables(history_of(device)), wanted)
    results = {result.pk: result for result in Result.objects.filter(table__in=tables.values("pk"))}
    categories = _by_category(results.values())
    names: dict[tuple[UUID, str], list[str]] = {}
    seats = Seat.objects.filter(table__in=tables.values("pk")).order_by("table__started_at", "table", "position")
    for table, game, name in seats.values_list("table", "table__game", "name"):
        names.setdefault((table, game), []).append(name)
    asked = root_of(wanted.person, aliases) if wanted.person else None
    grouped: dict[tuple[UUID, str, int], list[_Play]] = {}
    duels: dict[UUID, list[tuple[str, int]]] = {}
    counted = set()
    for (table, game), sitting in names.items():
        if table not in results or players not in (None, len(sitting)):
            continue
        people = seated(sitting, aliases)
        result = results[table]
        early = result.reason == UNFINISHED and not unfinished
        for seat, person in enumerate(people):
            if asked in (None, person):
                counted.add(table)
                play = _play(seat, sitting[seat], result, categories[table], early=early)
                grouped.setdefault((person, game, len(sitting)), []).append(play)
        if asked in people and not early:
            own = result.ranks[people.index(asked)]
            for seat, person in enumerate(people):
                if person != asked:
                    duels.setdefault(person, []).append((sitting[seat], result.ranks[seat] - own))
    rows = [_row(person, game, number, plays) for (person, game, number), plays in grouped.items()]
    rows.sort(key=lambda row: (-row.plays, -row.unfinished, row.name, row.game, row.players))
    against = [_duel(person, met) for person, met in duels.items()]
    return Statistics(len(counted), tuple(rows), tuple(sorted(against, key=lambda one: (-one.plays, one.name))))


def _duel(person: UUID, met: Sequence[tuple[str, int]]) -> Duel:
    """What these tables, oldest first, come to: the name there, and by how many ranks the other was worse."""
    worse = [by for _, by in met]
    return Duel(str(person), met[-1][0], len(met), sum(by > 0 for by in worse), sum(by < 0 for by in worse))


def _play(seat: int, name: str, result: Result, by_category: ByCategory, *, early: bool) -> _Play:
    rank = result.ranks[seat]
    return _Play(
        name=name,
        score=result.scores[seat],
        others=[score for other, score in enumerate(result.scores) if other != seat],
        rank=rank,
        shared=result.ranks.count(rank) > 1,
        unfinished=early,
        by_category=by_category[seat] if by_category else {},
    )


def _row(person: UUID, game: str, players: int, played: Sequence[_Play]) -> PlayerStatistics:
    """What these plays, oldest first, come to."""
    plays = [one for one in played if not one.unfinished]
    wins = [one for one in plays if one.rank == 1]
    margins = [one.score - max(one.others) for one in wins if one.others]
    points: dict[str, int] = {}
    for one in plays:
        for category, scored in one.by_category.items():
            points[category] = points.get(category, 0) + scored
    return PlayerStatistics(
        person=str(person),
        name=played[-1].name,
        game=game,
        players=players,
        plays=len(plays),
        unfinished=len(played) - len(plays),
        wins=len(wins),
        shared=sum(one.shared for one in wins),
        average=_mean([one.score for one in plays]),
        best=max((one.score for one in plays), default=None),
        margin=_mean(margins),
        categories=tuple(
            CategoryPoints(category, scored)
            for category, scored in sorted(points.items(), key=lambda item: (-item[1], item[0]))
        ),
    )


def _mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 2) if numbers else None


def _by_category(results: Iterable[Result]) -> dict[UUID, ByCategory]:
    """Points by kind of each table; what was not written down with the result, or without telling one goal from
    another, is worked out from the spectator's view and kept. Nothing for a table whose rules are gone."""
    found: dict[UUID, ByCategory] = {}
    for result in results:
        kept: ByCategory | None = result.by_category
        if kept is None or any(kind.startswith("place_") for kinds in kept for kind in kinds):
            as_read = {"by_category__isnull": True} if kept is None else {"by_category": kept}
            kept = _worked_out(result.pk) or kept or []
            if kept:
                Result.objects.filter(pk=result.pk, **as_read).update(by_category=kept)
        found[result.pk] = kept
    return found


def _worked_out(table: UUID) -> ByCategory:
    try:
        view = selectors.documents_for(table, (SPECTATOR,)).documents[SPECTATOR]["view"]
    except (AppError, RuntimeError):
        return []
    kinds = (view["seats"][str(seat)].get("by_category", {}) for seat in range(len(view["seats"])))
    return [by_goal(one, view.get("goals", {})) for one in kinds]
