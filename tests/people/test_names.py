"""When two names are the same, and the keys of persons, which never change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.people.names import are_same, identify_person, is_visible
from tests.people.namesakes import DIFFERENT, SAME, UNSEEN


@pytest.mark.parametrize(("name", "other"), SAME)
def test_names_with_the_same_letters_or_the_same_look_are_the_same(name: str, other: str) -> None:
    assert are_same(name, other)
    assert are_same(other, name)


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_other_letters_make_another_name(name: str, other: str) -> None:
    assert not are_same(name, other)
    assert not are_same(other, name)


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_of_blanks_fillers_or_accents_cannot_be_seen(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.parametrize("name", ["A", "'", "-", "1", "🐈", "❤\ufe0f", "\U0001fae8", "가", "אב", "e\u0301"])
def test_other_names_can_be_seen(name: str) -> None:
    assert is_visible(name)


@pytest.mark.parametrize(
    ("name", "key"),
    {
        "Anna": "c2425492-16d1-5189-8fe2-91f7bbb1ade3",
        "O'Neill": "ce695d5b-9a24-5f64-b668-5b048e936bbd",
        "O’Neill": "b176cb0d-40fb-59ea-9725-21a98c9192fc",
        "Anne‐Marie": "72c6ced1-8b61-5ac0-83e3-2a8a07ff6a7b",
        "İpek": "0f395c0f-7e6d-50cf-8bbf-b8bb63d7a84d",
        "Änne  GROSS": "4a14c39c-93a1-58fb-8070-1b0b554aa464",
        "Анна": "273241a0-3d68-5c84-9a06-76751b305d88",
    }.items(),
)
def test_persons_keep_the_keys_of_earlier_releases(name: str, key: str) -> None:
    """Merges and other programs have kept these keys."""
    assert str(identify_person(name)) == key


@given(st.text(max_size=24), st.sampled_from([str.upper, str.lower, str.title, str.swapcase]))
def test_names_with_one_key_are_the_same(name: str, change: object) -> None:
    other = change(name)  # type: ignore[operator]
    if identify_person(name) == identify_person(other):
        assert are_same(name, other)
