"""A person's page and streaks, compared with sums of the same tables."""

from datetime import timedelta
from uuid import uuid4

import pytest

from companion.archive.errors import UnknownPerson
from companion.archive.keepsakes import keep_times
from companion.archive.library import TableFilter
from companion.archive.persons import merge
from companion.archive.statistics import Duel, Streaks, build_person_page, compute_statistics
from companion.people.models import Device
from companion.people.names import identify_person
from tests.history.shelf import BEGIN, create_finished, phone
from tests.tables.played import count_queries

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
ANNA, BEN, CLEO = (identify_person(name) for name in ("Anna", "Ben", "Cleo"))
EVERYTHING = TableFilter()


def evenings(device: Device, wins: str) -> None:
    """Create one table a day of Anna and Ben: "w" Anna wins, "s" shares first place, "l" loses, "e" ended early."""
    points = {"w": (50, 40), "s": (40, 40), "l": (30, 40), "e": (90, 1)}
    for day, result in enumerate(wins):
        anna, ben = points[result]
        create_finished(device, {"Anna": anna, "Ben": ben}, day, unfinished=result == "e")


@pytest.mark.parametrize(
    ("wins", "current", "longest"),
    [
        ("w", 1, 1),
        ("l", 0, 0),
        ("wwlwww", 3, 3),
        ("wwwl", 0, 3),
        ("wwlw", 1, 2),
        ("wsw", 3, 3),
        ("wewel", 0, 2),
        ("e", 0, 0),
    ],
)
def test_streaks_count_completed_plays(wins: str, current: int, longest: int) -> None:
    anna = phone()
    evenings(anna, wins)
    streaks = build_person_page(anna, ANNA).streaks
    assert (streaks.current, streaks.longest) == (current, longest)
    assert (streaks.plays, streaks.wins) == (len(wins.replace("e", "")), wins.count("w") + wins.count("s"))


def test_streaks_use_edited_dates_and_all_games() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 50, "Ben": 40}, 0)
    lost = create_finished(anna, {"Anna": 30, "Ben": 40}, 1)
    create_finished(anna, {"Anna": 50, "Ben": 40}, 2, game="isle_of_skye")
    assert build_person_page(anna, ANNA).streaks.longest == 1
    keep_times(anna, lost, BEGIN - timedelta(days=1), 60)
    assert build_person_page(anna, ANNA).streaks == Streaks(str(ANNA), "Anna", 3, 2, 2, 2)


def test_a_page_has_totals_per_game_and_per_number_of_players() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 50, "Ben": 40}, 0)
    create_finished(anna, {"Ben": 20, "Anna": 31, "Cleo": 31}, 1)
    create_finished(anna, {"Anna": 20, "Ben": 33}, 2)
    create_finished(anna, {"Anna": 99, "Ben": 1}, 3, unfinished=True)
    create_finished(anna, {"Anna": 60, "Cleo": 70}, 4, game="isle_of_skye")
    create_finished(anna, {"Ben": 60, "Cleo": 70}, 5)
    page = build_person_page(anna, ANNA)
    assert [
        (row.game, row.players, row.plays, row.wins, row.average, row.best, row.unfinished) for row in page.rows
    ] == [
        ("carcassonne", 0, 3, 2, 33.67, 50, 1),
        ("carcassonne", 2, 2, 1, 35.0, 50, 1),
        ("carcassonne", 3, 1, 1, 31.0, 31, 0),
        ("isle_of_skye", 0, 1, 0, 60.0, 60, 0),
        ("isle_of_skye", 2, 1, 0, 60.0, 60, 0),
    ]
    assert page.duels == (Duel(str(BEN), "Ben", 3, 2, 1), Duel(str(CLEO), "Cleo", 2, 0, 1))
    assert page.unfinished == 1
    assert (page.streaks.plays, page.streaks.wins) == (4, 2)


def test_several_names_of_one_person_have_one_page() -> None:
    device = phone()
    create_finished(device, {"Anna": 10, "Ben": 2}, 0)
    create_finished(device, {"Anni": 20, "Ben": 2}, 1)
    merge(device, identify_person("Anni"), ANNA)
    device.refresh_from_db()
    for key in (ANNA, identify_person("Anni")):
        page = build_person_page(device, key)
        assert (page.streaks.person, page.streaks.plays, page.rows[0].average) == (str(ANNA), 2, 15.0)


def test_a_person_of_another_history_has_no_page() -> None:
    anna, stranger = phone(), phone()
    create_finished(stranger, {"Cleo": 1, "Ben": 2})
    create_finished(anna, {"Anna": 1, "Ben": 2})
    for key in (CLEO, uuid4()):
        with pytest.raises(UnknownPerson):
            build_person_page(anna, key)


def test_statistics_have_own_streaks_or_those_of_the_chosen_person() -> None:
    anna, ben = phone(), phone()
    create_finished(anna, {"Anna": 50, "Ben": 40}, 0, phones={"Ben": ben})
    create_finished(anna, {"Anna": 50, "Ben": 40}, 1, phones={"Ben": ben})
    create_finished(ben, {"Ben": 50, "Dora": 40}, 2)
    assert compute_statistics(anna, EVERYTHING).streaks == Streaks(str(ANNA), "Anna", 2, 2, 2, 2)
    assert compute_statistics(ben, EVERYTHING).streaks == Streaks(str(BEN), "Ben", 3, 1, 1, 1)
    assert compute_statistics(ben, TableFilter(person=ANNA)).streaks == Streaks(str(ANNA), "Anna", 2, 2, 2, 2)
    assert compute_statistics(phone(), EVERYTHING).streaks is None


def test_the_number_of_queries_does_not_depend_on_the_number_of_tables() -> None:
    anna = phone()
    evenings(anna, "wl")

    few = count_queries(lambda: build_person_page(anna, ANNA))
    for day in range(20):
        create_finished(anna, {"Anna": 1, f"Guest {day}": 2}, day)
    assert count_queries(lambda: build_person_page(anna, ANNA)) == few <= 5
