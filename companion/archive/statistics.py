"""Statistics of finished tables, per person, game and number of players.

Every table that reached its end counts. A table that the host ended early (`finish now`) counts as `unfinished` only,
because its points are not those of a whole game; a filter can include it. A shared first place is a win for each.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from uuid import UUID

import msgspec

from companion.archive.errors import UnknownPerson
from companion.archive.library import TableFilter
from companion.archive.persons import load_people
from companion.archive.plays import Play, load_plays
from companion.people.models import Device
from companion.people.profiles import find_history

ANY_NUMBER = 0
"""Stands for plays with any number of players."""


class CategoryPoints(msgspec.Struct, frozen=True):
    """The points of one category in all plays together: a kind of points, or a goal by its id.

    - `category`: the kind of points, or the id of a goal.
    - `points`: the sum of points over all plays.
    """

    category: str
    points: int


class PlayerStatistics(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's plays of a game with `players` players; 0: with any number.

    - `person`: names the person.
    - `name`: what that person is called.
    - `game`: the id of the game.
    - `players`: the number of players; 0: any.
    - `plays`: the number of games.
    - `wins`: first places.
    - `shared`: first places that were shared.
    - `average`, `best`: points; the average is rounded to hundredths.
    - `margin`: average lead of the wins over the best other player, rounded to hundredths; left out without any.
    - `categories`: those with most points first.
    - `timed`: plays with known waiting times.
    - `turn_time`, `game_time`: average seconds of a turn and of a game, of the timed plays.
    - `unfinished`: plays that the host ended early; no other field counts them.
    """

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
    timed: int = 0
    turn_time: int | None = None
    game_time: int | None = None


class Duel(msgspec.Struct, frozen=True, omit_defaults=True):
    """Record against one person at the same tables: `ahead`, `behind`, or neither, in `plays`.

    - `person`: names the other person.
    - `name`: what the other one is called.
    - `plays`: the number of games together.
    - `ahead`: how often this person was ahead.
    - `behind`: how often the other one was.
    """

    person: str
    name: str
    plays: int
    ahead: int = 0
    behind: int = 0


class Streaks(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's plays and wins of all games together, with their winning streaks.

    - `person`: names the person.
    - `name`: what that person is called.
    - `plays`: the number of games.
    - `wins`: the number of games won.
    - `current`: wins in a row up to the newest play.
    - `longest`: the most wins in a row.
    """

    person: str
    name: str
    plays: int = 0
    wins: int = 0
    current: int = 0
    longest: int = 0


class Statistics(msgspec.Struct, frozen=True, omit_defaults=True):
    """Statistics of a history.

    - `tables`: the number of tables that count.
    - `unfinished`: the number of tables that were ended early and do not count.
    - `rows`: most plays first.
    - `duels`: against everybody else, most plays first; empty unless the statistics are of one person.
    - `streaks`: of that person, else of the person with most plays from this history's phones.
    """

    tables: int
    rows: tuple[PlayerStatistics, ...]
    duels: tuple[Duel, ...] = ()
    streaks: Streaks | None = None
    unfinished: int = 0


class PersonPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """Statistics of one person.

    - `streaks`: plays, wins and winning streaks.
    - `unfinished`: how many tables were begun and not finished.
    - `rows`: the total row of each game, most plays first, each followed by its rows by number of players.
    - `duels`: as in statistics.
    """

    streaks: Streaks
    rows: tuple[PlayerStatistics, ...]
    duels: tuple[Duel, ...] = ()
    unfinished: int = 0


def compute_statistics(
    device: Device, filters: TableFilter, players: int | None = None, *, unfinished: bool = False
) -> Statistics:
    """Return the statistics of the finished tables of the device's history.

    `unfinished`: count tables that were ended early like others.
    """
    history = find_history(device)
    people = load_people(history, device)
    all_plays = load_plays(history, people, filters, unfinished=unfinished)
    plays = [play for play in all_plays if players in (None, len(play.people))]
    person_root = people.find_root(filters.person) if filters.person else None
    matching_plays = [play for play in plays if person_root is None or person_root in play.people]
    grouped: dict[tuple[UUID, str, int], list[tuple[Play, int]]] = {}
    for play in matching_plays:
        for seat, person in enumerate(play.people):
            if person_root in (None, person):
                grouped.setdefault((person, play.game, len(play.people)), []).append((play, seat))
    rows = [_build_row(game, number, seats) for (_, game, number), seats in grouped.items()]
    rows.sort(key=lambda row: (-row.plays, -row.unfinished, row.name, row.game, row.players))
    about = person_root or _find_self(plays)
    return Statistics(
        tables=sum(not play.early for play in matching_plays),
        rows=tuple(rows),
        duels=_list_duels(person_root, matching_plays) if person_root else (),
        streaks=_measure_streaks(about, plays) if about and matching_plays else None,
        unfinished=sum(play.early for play in matching_plays),
    )


def build_person_page(device: Device, person: UUID) -> PersonPage:
    """Return the page of a person at the finished tables of the device's history.

    :raises UnknownPerson: nobody with this key sat there.
    """
    history = find_history(device)
    people = load_people(history, device)
    root = people.find_root(person)
    plays = [play for play in load_plays(history, people, TableFilter()) if root in play.people]
    if not plays:
        raise UnknownPerson
    games: dict[str, dict[int, list[tuple[Play, int]]]] = {}
    for play in plays:
        for number in (ANY_NUMBER, len(play.people)):
            games.setdefault(play.game, {}).setdefault(number, []).append((play, play.people.index(root)))
    sorted_games = sorted(games, key=lambda game: (-len(games[game][ANY_NUMBER]), game))
    return PersonPage(
        streaks=_measure_streaks(root, plays),
        rows=tuple(
            _build_row(game, number, games[game][number]) for game in sorted_games for number in sorted(games[game])
        ),
        duels=_list_duels(root, plays),
        unfinished=sum(play.early for play in plays),
    )


def _find_self(plays: Iterable[Play]) -> UUID | None:
    """Return the person with most plays from the history's own phones, or None."""
    plays_by_person = Counter(
        person for play in plays for person, mine in zip(play.people, play.mine, strict=True) if mine
    )
    return plays_by_person.most_common(1)[0][0] if plays_by_person else None


def _measure_streaks(person: UUID, plays: Sequence[Play]) -> Streaks:
    """Return a person's streaks in these plays (oldest first)."""
    name, count, wins, current, longest = "", 0, 0, 0, 0
    for play in plays:
        if person not in play.people:
            continue
        seat = play.people.index(person)
        name = play.names[seat]
        if play.early:
            continue
        won = play.ranks[seat] == 1
        count, wins, current = count + 1, wins + won, current + 1 if won else 0
        longest = max(longest, current)
    return Streaks(str(person), name, count, wins, current, longest)


def _list_duels(person: UUID, plays: Iterable[Play]) -> tuple[Duel, ...]:
    """Return a person's record against each other person in these plays (oldest first)."""
    met: dict[UUID, list[tuple[str, int]]] = {}
    for play in plays:
        if person not in play.people or play.early:
            continue
        own_rank = play.ranks[play.people.index(person)]
        for other, name, rank in zip(play.people, play.names, play.ranks, strict=True):
            if other != person:
                met.setdefault(other, []).append((name, rank - own_rank))
    duels = (
        Duel(
            str(other),
            tables[-1][0],
            len(tables),
            sum(lead > 0 for _, lead in tables),
            sum(lead < 0 for _, lead in tables),
        )
        for other, tables in met.items()
    )
    return tuple(sorted(duels, key=lambda duel: (-duel.plays, duel.name)))


def _build_row(game: str, players: int, plays: Sequence[tuple[Play, int]]) -> PlayerStatistics:
    """Return the statistics of these plays of one person, each with the seat, oldest first."""
    newest_play, newest_seat = plays[-1]
    finished_plays = [(play, seat) for play, seat in plays if not play.early]
    scores = [play.scores[seat] for play, seat in finished_plays]
    won = [(play, seat) for play, seat in finished_plays if play.ranks[seat] == 1]
    times = [play.times[seat] for play, seat in finished_plays if play.times]
    seconds, turns = sum(time.total for time in times), sum(time.turns for time in times)
    return PlayerStatistics(
        person=str(newest_play.people[newest_seat]),
        name=newest_play.names[newest_seat],
        game=game,
        players=players,
        plays=len(finished_plays),
        unfinished=len(plays) - len(finished_plays),
        wins=len(won),
        shared=sum(play.ranks.count(1) > 1 for play, _ in won),
        average=_compute_mean(scores),
        best=max(scores, default=None),
        margin=_compute_mean([_measure_margin(play, seat) for play, seat in won if len(play.scores) > 1]),
        categories=_average_categories(play.sum_by_category(seat) for play, seat in finished_plays),
        timed=len(times),
        turn_time=round(seconds / turns) if turns else None,
        game_time=round(seconds / len(times)) if times else None,
    )


def _measure_margin(play: Play, seat: int) -> int:
    return play.scores[seat] - max(score for other, score in enumerate(play.scores) if other != seat)


def _average_categories(points_of_plays: Iterable[Mapping[str, int]]) -> tuple[CategoryPoints, ...]:
    points: Counter[str] = Counter()
    for play_points in points_of_plays:
        points.update(play_points)
    return tuple(
        CategoryPoints(category, scored)
        for category, scored in sorted(points.items(), key=lambda item: (-item[1], item[0]))
    )


def _compute_mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 2) if numbers else None
