"""Names that are the same count as one person, also at tables of earlier releases, whose keys stay."""

from collections import Counter
from uuid import UUID

import pytest

from companion.archive.errors import SamePerson
from companion.archive.exports.plays_csv import build_library_csv
from companion.archive.finished import find_zone
from companion.archive.library import TableFilter, load_library
from companion.archive.persons import list_people, merge, take_apart
from companion.archive.statistics import build_person_page, compute_statistics
from companion.people.models import Alias, Device
from companion.people.names import identify_person
from companion.people.profiles import find_profile
from tests.history.shelf import create_finished, phone
from tests.people.profiles import fresh

pytestmark = pytest.mark.django_db(transaction=True)
TYPED, CURLY, ACUTE = "O'Neill", "O’Neill", "O´Neill"
ANNA, BEN = identify_person("Anna"), identify_person("Ben")


def counted(device: Device) -> list[tuple[str, int, str]]:
    """Return (name, plays, key) of everybody in the list of people, after checking that statistics count alike."""
    people = [(person.name, person.plays, person.person) for person in list_people(fresh(device))]
    plays: Counter[str] = Counter()
    for row in compute_statistics(fresh(device), TableFilter()).rows:
        plays[row.person] += row.plays
    assert plays == {key: number for _, number, key in people}
    return people


def alias(device: Device, name: str, into: str) -> None:
    """Write a merge as an earlier release did."""
    Alias.objects.create(profile=find_profile(device), person=identify_person(name), into=identify_person(into))


def seated(device: Device) -> list[list[str]]:
    """Return the keys of those who sat at the tables of the library, newest first."""
    return [[seat.person for seat in table.seats] for table in load_library(fresh(device), TableFilter()).tables]


def test_names_that_are_the_same_are_one_person_under_the_key_of_the_first() -> None:
    device = phone()
    create_finished(device, {CURLY: 10, "Ben": 5}, 0)
    first = str(identify_person(CURLY))
    assert counted(device) == [("Ben", 1, str(BEN)), (CURLY, 1, first)], "alone, it keeps the key that it had"
    create_finished(device, {TYPED: 20, "Ben": 5}, 1)
    create_finished(device, {"Ben": 5, ACUTE: 30}, 2)
    assert counted(device) == [("Ben", 3, str(BEN)), (ACUTE, 3, first)]
    assert seated(device) == [[str(BEN), first], [first, str(BEN)], [first, str(BEN)]]
    assert list_people(device)[1].others == (), "nothing was merged, so nothing can be taken apart"
    for name in (TYPED, CURLY, ACUTE):
        assert build_person_page(device, identify_person(name)).streaks.plays == 3
        assert len(load_library(device, TableFilter(person=identify_person(name))).tables) == 3
        assert compute_statistics(device, TableFilter(person=identify_person(name))).duels[0].plays == 3
    sheet = b"".join(build_library_csv(device, TableFilter(), find_zone(""), "en")).decode()
    assert (sheet.count(ACUTE), sheet.count(TYPED), sheet.count(CURLY)) == (3, 0, 0), "one name throughout"


def test_whoever_sat_at_one_table_with_a_namesake_is_somebody_else() -> None:
    device = phone()
    create_finished(device, {TYPED: 10, CURLY: 20}, 0)
    create_finished(device, {TYPED: 10, CURLY: 20, "Ben": 3}, 1)
    create_finished(device, {ACUTE: 10, "Ben": 20}, 2)
    first, other = sorted((str(identify_person(TYPED)), str(identify_person(CURLY))))
    plays = {key: plays for _, plays, key in counted(device)}
    assert plays == {first: 3, other: 2, str(BEN): 2}, "a third spelling counts for one of them, not for both"


@pytest.mark.parametrize(("merged", "other"), [(TYPED, CURLY), (CURLY, TYPED)])
@pytest.mark.parametrize("order", [1, -1])
def test_merges_of_earlier_releases_hold_for_namesakes(merged: str, other: str, order: int) -> None:
    device = phone()
    create_finished(device, {merged: 10, "Ben": 5}, 0)
    create_finished(device, {"Anna": 20, "Ben": 5}, 3)
    merge(device, identify_person(merged), ANNA)
    create_finished(device, {other: 30, "Ben": 5}, order)
    assert counted(device) == [("Anna", 3, str(ANNA)), ("Ben", 3, str(BEN))]
    (separable,) = list_people(fresh(device))[0].others
    assert separable.person == str(identify_person(merged))
    for name in (merged, other):
        assert build_person_page(fresh(device), identify_person(name)).streaks.plays == 3
    take_apart(fresh(device), UUID(separable.person))
    assert [(name, plays) for name, plays, _ in counted(device)][1:] == [
        (merged if order < 0 else other, 2),
        ("Anna", 1),
    ]


def test_namesakes_that_were_merged_with_different_people_stay_there() -> None:
    device = phone()
    for day, name in enumerate((TYPED, CURLY, "Anna", "Cleo")):
        create_finished(device, {name: 10, "Ben": 5}, day)
    for name, into in ((TYPED, "Anna"), (CURLY, "Cleo")):
        alias(device, name, into)
    assert {(name, plays) for name, plays, _ in counted(device)} == {("Anna", 2), ("Cleo", 2), ("Ben", 4)}


def test_namesakes_that_were_merged_with_each_other_are_one_person_still() -> None:
    device = phone()
    for day, name in enumerate((TYPED, CURLY, "Anna")):
        create_finished(device, {name: 10, "Ben": 5}, day)
    for name, into in ((CURLY, "Anna"), ("Anna", TYPED)):  # a chain from one namesake to the other
        alias(device, name, into)
    assert counted(device)[1:] == [("O'Neill", 3, str(identify_person(TYPED)))]
    assert counted(device)[0][:2] == ("Ben", 3)


def test_a_person_and_a_namesake_cannot_be_merged_as_they_are_one() -> None:
    device = phone()
    create_finished(device, {TYPED: 10, "Ben": 5}, 0)
    create_finished(device, {CURLY: 10, "Ben": 5}, 1)
    with pytest.raises(SamePerson):
        merge(device, identify_person(CURLY), identify_person(TYPED))
    create_finished(device, {"Anna": 10, "Ben": 5}, 2)
    merged = merge(fresh(device), identify_person(CURLY), ANNA)
    assert (merged.person, merged.plays) == (str(ANNA), 3), "under any of its keys"
