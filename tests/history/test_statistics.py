"""Statistics, compared with sums of the same tables."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest

from companion.archive.library import TableFilter, load_library
from companion.archive.persons import merge
from companion.archive.statistics import CategoryPoints, PlayerStatistics, Statistics, compute_statistics
from companion.people.models import Device
from companion.people.names import identify_person
from companion.people.profiles import make_recovery_code, use_recovery_code
from companion.tables import selectors
from companion.tables.models import Result, Table
from games.core.host import AdjustScore, FinishNow
from tests.history.shelf import BEGIN, create_finished, phone
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable, count_queries

pytestmark = pytest.mark.django_db(transaction=True)
EVERYTHING = TableFilter()


def row_of(counted_statistics: Statistics, name: str, players: int, game: str = "carcassonne") -> PlayerStatistics:
    (row,) = [row for row in counted_statistics.rows if (row.name, row.players, row.game) == (name, players, game)]
    return row


def test_plays_wins_points_and_kinds_of_points() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 50, "Ben": 40}, 0, by_category=[{"city": 30, "road": 20}, {"road": 40}])
    create_finished(anna, {"Ben": 61, "anna": 35}, 1, by_category=[{"city": 61}, {"city": 5, "road": 30}])
    create_finished(anna, {"Anna": 44, "Ben": 41}, 2, by_category=[{"road": 44, "city": 0}, {}])
    result = compute_statistics(anna, EVERYTHING)
    assert result.tables == 3
    assert row_of(result, "Anna", 2) == PlayerStatistics(
        person=str(identify_person("Anna")),
        name="Anna",
        game="carcassonne",
        players=2,
        plays=3,
        wins=2,
        average=43.0,
        best=50,
        margin=6.5,
        categories=(CategoryPoints("road", 94), CategoryPoints("city", 35)),
    )
    ben = row_of(result, "Ben", 2)
    assert (ben.plays, ben.wins, ben.average, ben.best, ben.margin) == (3, 1, 47.33, 61, 26.0)


def test_a_shared_first_place_is_a_win_for_each() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 50, "Ben": 50, "Cleo": 20})
    create_finished(anna, {"Anna": 60, "Ben": 50, "Cleo": 20})
    result = compute_statistics(anna, EVERYTHING)
    assert [(row.name, row.wins, row.shared, row.margin) for row in result.rows] == [
        ("Anna", 2, 1, 5.0),
        ("Ben", 1, 1, 0.0),
        ("Cleo", 0, 0, None),
    ]


def test_a_table_that_ended_early_counts_only_as_such() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 50, "Ben": 40})
    create_finished(anna, {"Anna": 90, "Ben": 4}, 1, unfinished=True)
    create_finished(anna, {"Anna": 90, "Cleo": 4, "Dora": 1}, 2, unfinished=True)
    result = compute_statistics(anna, EVERYTHING)
    row = row_of(result, "Anna", 2)
    assert (row.plays, row.unfinished, row.wins, row.average, row.best) == (1, 1, 1, 50.0, 50)
    assert row.categories == (CategoryPoints("road", 50),)
    cleos_row = row_of(result, "Cleo", 3)
    assert (cleos_row.plays, cleos_row.unfinished, cleos_row.average, cleos_row.best, cleos_row.margin) == (
        0,
        1,
        None,
        None,
        None,
    )
    assert (result.tables, result.unfinished) == (1, 2)
    with_unfinished = compute_statistics(anna, EVERYTHING, unfinished=True)
    assert (with_unfinished.tables, with_unfinished.unfinished) == (3, 0)


def test_games_and_numbers_of_players_are_kept_apart() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 1, "Ben": 2})
    create_finished(anna, {"Anna": 1, "Ben": 2, "Cleo": 3})
    create_finished(anna, {"Anna": 1, "Ben": 2}, game="another")
    result = compute_statistics(anna, EVERYTHING)
    annas = {(row.game, row.players, row.plays) for row in result.rows if row.name == "Anna"}
    assert annas == {("carcassonne", 2, 1), ("carcassonne", 3, 1), ("another", 2, 1)}
    assert {row.players for row in compute_statistics(anna, EVERYTHING, 3).rows} == {3}
    assert compute_statistics(anna, EVERYTHING, 5) == Statistics(0, ())


def test_filters_and_the_scope_of_tables() -> None:
    anna, stranger = phone(), phone()
    create_finished(anna, {"Anna": 1, "Ben": 2}, 0)
    create_finished(anna, {"Anna": 3, "Cleo": 2}, 1)
    create_finished(stranger, {"Anna": 99, "Ben": 2}, 1)
    create_finished(anna, {"Anna": 99, "Ben": 2}, status=Table.Status.PLAYING)

    def counted(**filters: Any) -> list[tuple[str, int]]:
        return [(row.name, row.plays) for row in compute_statistics(anna, TableFilter(**filters)).rows]

    assert counted() == [("Anna", 2), ("Ben", 1), ("Cleo", 1)]
    assert counted(person=identify_person("ANNA")) == [("Anna", 2)]
    assert counted(since=BEGIN + timedelta(days=1)) == [("Anna", 1), ("Cleo", 1)]
    assert counted(until=BEGIN + timedelta(days=1)) == [("Anna", 1), ("Ben", 1)]
    assert counted(game="another") == counted(person=uuid4()) == []
    assert max(row.best or 0 for row in compute_statistics(anna, EVERYTHING).rows) == 3


def test_statistics_and_library_of_the_tables_with_some_expansions() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 1, "Ben": 2})
    create_finished(anna, {"Anna": 3, "Ben": 2}, expansions=["river"])
    create_finished(anna, {"Anna": 5, "Ben": 2}, expansions=["river", "abbot"])

    def counted(*expansions: str) -> tuple[int, int]:
        filters = TableFilter(expansions=expansions)
        return compute_statistics(anna, filters).tables, len(load_library(anna, filters).tables)

    assert counted() == (1, 1), "with none"
    assert counted("river") == (2, 2)
    assert counted("abbot", "river") == (1, 1)
    assert counted("rive") == (0, 0)
    assert compute_statistics(anna, EVERYTHING).tables == 3


def test_merged_people_are_counted_as_one_except_where_both_played() -> None:
    device = phone()
    create_finished(device, {"Anna": 10, "Ben": 2}, 0)
    create_finished(device, {"Anni": 20, "Ben": 2}, 1)
    merge(device, identify_person("Anni"), identify_person("Anna"))
    create_finished(device, {"Anni": 7, "Anna": 9}, 2)
    result = compute_statistics(Device.objects.get(pk=device.pk), EVERYTHING)
    assert [(row.name, row.plays, row.average) for row in result.rows] == [
        ("Anna", 3, 13.0),
        ("Ben", 2, 2.0),
        ("Anni", 1, 7.0),
    ]


def test_the_number_of_queries_does_not_depend_on_the_number_of_tables() -> None:
    anna, ben = phone(), phone()
    use_recovery_code(ben, make_recovery_code(anna))
    create_finished(anna, {"Anna": 1, "Ben": 2})

    few = count_queries(lambda: compute_statistics(ben, EVERYTHING))
    for day in range(40):
        create_finished(anna, {"Anna": 1, f"Guest {day}": 2}, day)
    assert count_queries(lambda: compute_statistics(ben, EVERYTHING)) == few <= 7


def test_a_result_has_its_points_by_category_as_everybody_sees_them(system_seat: SystemSeat) -> None:
    table = PlayedTable()
    table.start()
    table.enter(60)
    table.act(0, FinishNow())
    system_seat.work()
    seats = table.document()["view"]["seats"]
    assert sum(sum(seats[str(seat)]["by_category"].values()) for seat in (0, 1)) > 0
    points_by_category = Result.objects.get(table=table.id).by_category
    assert points_by_category == [seats[str(seat)]["by_category"] for seat in (0, 1)]
    table.act(0, AdjustScore(1, 4, "a wager"))
    assert Result.objects.get(table=table.id).by_category[1]["adjusted"] == 4


def test_missing_points_by_category_are_worked_out_once(
    system_seat: SystemSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = PlayedTable()
    table.start()
    table.enter(143)
    system_seat.work()
    computed = compute_statistics(table.host, EVERYTHING)
    assert sum(category.points for category in computed.rows[0].categories) == computed.rows[0].best
    Result.objects.update(by_category=None)
    assert compute_statistics(table.host, EVERYTHING) == computed
    assert Result.objects.get().by_category is not None
    monkeypatch.delattr(selectors, "build_documents")
    assert compute_statistics(table.host, EVERYTHING) == computed


def test_a_table_whose_rules_are_gone_still_counts() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 50, "Ben": 40}, game="a_game_of_old", by_category=None)
    row = row_of(compute_statistics(anna, EVERYTHING), "Anna", 2, "a_game_of_old")
    assert (row.plays, row.wins, row.best, row.categories) == (1, 1, 50, ())


def test_head_to_head_counts_of_one_person() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 50, "Ben": 40, "Cleo": 60})
    create_finished(anna, {"Ben": 61, "anna": 35}, 1)
    create_finished(anna, {"Anna": 44, "Ben": 44}, 2)
    create_finished(anna, {"Ben": 1, "Cleo": 2}, 3)
    create_finished(anna, {"Anna": 9, "Ben": 4}, 4, unfinished=True)
    ben, cleo = compute_statistics(anna, TableFilter(person=identify_person("Anna"))).duels
    assert (ben.name, ben.plays, ben.ahead, ben.behind) == ("Ben", 3, 1, 1)
    assert (cleo.name, cleo.plays, cleo.ahead, cleo.behind) == ("Cleo", 1, 0, 1)
    assert compute_statistics(anna, EVERYTHING).duels == ()
    with_early = compute_statistics(anna, TableFilter(person=identify_person("Anna")), unfinished=True)
    assert [(duel.name, duel.plays, duel.ahead) for duel in with_early.duels] == [("Ben", 4, 2), ("Cleo", 1, 0)]


def test_tables_that_ended_early_count_on_request() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 50, "Ben": 40})
    create_finished(anna, {"Anna": 90, "Ben": 4}, 1, unfinished=True)
    row = row_of(compute_statistics(anna, EVERYTHING, unfinished=True), "Anna", 2)
    assert (row.plays, row.unfinished, row.wins, row.average, row.best) == (2, 0, 2, 70.0, 90)
