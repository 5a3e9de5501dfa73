"""Two names of one person merged, previewed first, and separated again; tables do not change."""

from typing import Any
from uuid import UUID, uuid4

import pytest

from companion.archive.errors import SamePerson, TwoPeople, UnknownPerson
from companion.archive.library import TableFilter, load_library
from companion.archive.persons import (
    MergePreview,
    OtherName,
    People,
    Person,
    list_people,
    merge,
    merge_preview,
    take_apart,
)
from companion.people.models import Alias
from companion.people.names import are_same, identify_person
from companion.people.profiles import make_recovery_code, use_recovery_code
from companion.tables.models import Result, Seat, Table
from tests.history.shelf import create_finished, names_at, phone
from tests.people.profiles import fresh

pytestmark = pytest.mark.django_db(transaction=True)
ANNA, ANNI, BEN = (identify_person(name) for name in ("Anna", "Anni", "Ben"))


def tables() -> list[Any]:
    """Return everything that is stored about tables."""
    return [list(model.objects.order_by("pk").values()) for model in (Table, Seat, Result)]


@pytest.mark.parametrize(
    "other",
    ["ANNE-MARIE  GROSS", "anne-marie groß", "Anne-Marie\u00a0Groß", "Anne\uff0dMarie Groß", " Anne-Marie Groß "],
)
def test_case_spaces_and_unicode_forms_make_no_other_person(other: str) -> None:
    assert identify_person(other) == identify_person("Anne-Marie Groß")


def test_accents_make_another_person() -> None:
    assert identify_person("Änne") == identify_person("A\u0308NNE")
    assert identify_person("Änne") != identify_person("Anne")
    assert are_same("Ⅳ", "iv")


def test_people_are_listed_under_their_last_spelling_most_plays_first() -> None:
    phone_ = phone()
    create_finished(phone_, {"ANNA": 1, "Ben": 2}, 0)
    create_finished(phone_, {"Anna": 1, "Cleo": 2}, 5)
    create_finished(phone_, {"anna": 1, "Cleo": 2}, 3)
    people = [(person.name, person.plays, person.person) for person in list_people(phone_)]
    assert people == [("Anna", 3, str(ANNA)), ("Cleo", 2, str(identify_person("Cleo"))), ("Ben", 1, str(BEN))]


def test_a_merge_is_previewed_done_and_undone() -> None:
    device = phone()
    create_finished(device, {"Anna": 1, "Ben": 2}, 0)
    create_finished(device, {"Anni": 1, "Ben": 2}, 1)
    create_finished(device, {"anna": 1, "Cleo": 2}, 2)
    before = tables()
    people = list_people(device)
    preview = merge_preview(device, ANNI, ANNA)
    merged = Person(str(ANNA), "anna", 3, (OtherName(str(ANNI), "Anni"),))
    assert preview == MergePreview(Person(str(ANNI), "Anni", 1), Person(str(ANNA), "anna", 2), merged)
    assert not Alias.objects.exists(), "looking changes nothing"
    assert merge(device, ANNI, ANNA) == merged
    assert list_people(device)[0] == merged
    listed = load_library(device, TableFilter(person=ANNI)).tables
    assert names_at(listed) == [["anna", "Cleo"], ["Anni", "Ben"], ["Anna", "Ben"]]
    assert {table.seats[0].person for table in listed} == {str(ANNA)}
    assert tables() == before, "the tables stay as they are"
    take_apart(device, ANNI)
    assert list_people(device) == people
    assert names_at(load_library(device, TableFilter(person=ANNI)).tables) == [["Anni", "Ben"]]


def test_a_merge_holds_for_every_phone_of_the_profile_and_for_nobody_else() -> None:
    device, tablet, ben = phone(), phone(), phone()
    create_finished(device, {"Anna": 1, "Ben": 2}, phones={"Ben": ben})
    create_finished(device, {"Anni": 1, "Ben": 2}, phones={"Ben": ben})
    use_recovery_code(tablet, make_recovery_code(device))
    merge(fresh(tablet), ANNI, ANNA)
    assert [person.name for person in list_people(fresh(device))] == ["Anna", "Ben"]
    assert [person.name for person in list_people(ben)] == ["Ben", "Anna", "Anni"]
    with pytest.raises(UnknownPerson):
        take_apart(ben, ANNI)
    assert Alias.objects.count() == 1


def test_chains_of_merges_end_at_one_person() -> None:
    device = phone()
    for day, name in enumerate(("Anna", "Anni", "Annika")):
        create_finished(device, {name: 1, "Ben": 2}, day)
    annika = identify_person("Annika")
    merge(device, ANNA, ANNI)
    merge(fresh(device), ANNA, annika)
    (first, second) = list_people(fresh(device))
    assert {first.name, second.name} == {"Annika", "Ben"}
    for source, other in ((ANNA, annika), (annika, ANNA), (ANNI, ANNA), (ANNI, ANNI)):
        with pytest.raises(SamePerson):
            merge(fresh(device), source, other)
    assert Alias.objects.count() == 2


def test_two_people_of_one_table_cannot_be_merged() -> None:
    device = phone()
    create_finished(device, {"Anna": 1, "Anni": 2}, 0)
    create_finished(device, {"ANNA": 1, "Anni": 2, "Ben": 3}, 1)
    create_finished(device, {"Annika": 1, "Ben": 2}, 2)
    for ask in (merge_preview, merge):
        with pytest.raises(TwoPeople) as refused:
            ask(device, ANNI, ANNA)
        assert refused.value.params == {"tables": 2}
    merge(device, identify_person("Annika"), ANNA)
    with pytest.raises(TwoPeople) as refused:
        merge(fresh(device), ANNI, identify_person("Annika"))
    assert refused.value.params == {"tables": 2}, "nor by way of a third"
    assert Alias.objects.count() == 1


def test_merged_people_stay_two_at_a_later_table_of_both() -> None:
    people = People((), {ANNI: ANNA}, {})
    assert people.find_seated(["Anni", "Ben"]) == [ANNA, BEN]
    assert people.find_seated(["Anni", "Ben", "Anna"]) == [ANNI, BEN, ANNA]


@pytest.mark.parametrize("pair", [("Anna", "Mallory"), ("Mallory", "Anna"), ("Mallory", "Dora")])
def test_people_of_others_and_of_running_tables_cannot_be_merged(pair: tuple[str, str]) -> None:
    device, stranger = phone(), phone()
    create_finished(device, {"Anna": 1, "Ben": 2})
    create_finished(stranger, {"Mallory": 1, "Ben": 2})
    create_finished(device, {"Dora": 1, "Ben": 2}, status=Table.Status.PLAYING)
    for ask in (merge_preview, merge):
        with pytest.raises(UnknownPerson):
            ask(device, identify_person(pair[0]), identify_person(pair[1]))
    assert not Alias.objects.exists()


def test_people_who_were_never_merged_cannot_be_separated() -> None:
    device = phone()
    create_finished(device, {"Anna": 1, "Ben": 2})
    create_finished(device, {"Anni": 1, "Ben": 2})
    merge(device, ANNI, ANNA)
    unmerged: tuple[UUID, ...] = (ANNA, BEN, uuid4())
    for person in unmerged:
        with pytest.raises(UnknownPerson):
            take_apart(fresh(device), person)
    assert Alias.objects.count() == 1
