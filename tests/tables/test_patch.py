"""Patches between two documents, as RFC 7396 applies them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.tables.merge_patch import Compared, merge_apply, merge_diff
from tests.live.phones import apply_patch

KEYS = st.sampled_from("abcdé0")
LEAVES = st.one_of(
    st.booleans(), st.integers(-2, 2), st.text("ab", max_size=2), st.lists(st.integers(0, 1), max_size=2)
)
DOCUMENTS = st.recursive(LEAVES, lambda inner: st.dictionaries(KEYS, inner, max_size=4), max_leaves=12)
OBJECTS = st.dictionaries(KEYS, DOCUMENTS, max_size=4)


@given(OBJECTS, OBJECTS)
def test_old_document_and_patch_give_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    patch = merge_diff(old, new)
    assert apply_patch(old, patch) == new
    assert merge_apply(old, patch) == new


@given(OBJECTS, OBJECTS, OBJECTS)
def test_documents_that_share_parts_are_compared_as_by_themselves(
    old: dict[str, Any], new: dict[str, Any], other: dict[str, Any]
) -> None:
    before, after = {"shared": old, "own": other}, {"shared": new, "own": old}
    compared: Compared = {}
    for first, second in ((before, after), ({"shared": old, "own": new}, after), (after, before)):
        assert merge_diff(first, second, compared) == merge_diff(first, second)


@given(OBJECTS)
def test_equal_documents_have_no_patch(document: dict[str, Any]) -> None:
    assert merge_diff(document, {**document}) == {}


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1}, {}, {"a": None}),
        ({}, {"a": {"b": 1}}, {"a": {"b": 1}}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, {"a": {"c": None}}),
        ({"a": {"b": 1}}, {"a": {}}, {"a": {"b": None}}),
        ({"a": {"b": 1}}, {"a": [1]}, {"a": [1]}),
        ({"a": [1, 2]}, {"a": [1, 3]}, {"a": [1, 3]}),
        ({"a": 1, "b": {"c": {"d": 1}}}, {"a": 1, "b": {"c": {"d": 2}}}, {"b": {"c": {"d": 2}}}),
    ],
)
def test_a_patch_contains_only_what_changed(old: Any, new: Any, patch: Any) -> None:
    before = str(old), str(new)
    assert merge_diff(old, new) == patch
    assert merge_apply(old, patch) == new
    assert (str(old), str(new)) == before, "neither document is changed"
