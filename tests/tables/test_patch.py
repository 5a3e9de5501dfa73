"""Patches between two documents, as RFC 7396 applies them."""

from typing import Any

import msgspec
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


class Grid(msgspec.Struct, frozen=True, omit_defaults=True, tag="grid"):
    tiles: dict[str, int] = {}
    name: str = "main"


class Track(msgspec.Struct, frozen=True, omit_defaults=True, tag="track"):
    spots: tuple[int, ...] = ()
    name: str = ""


class Seen(msgspec.Struct, frozen=True):
    surfaces: dict[str, Grid | Track]
    first: Grid | Track
    phase: str = "draw"


GRIDS = Grid(), Grid({"a": 1}), Grid({"a": 2, "b": 0}), Grid({"a": 1}, "other")
SURFACES = st.sampled_from([*GRIDS, Track(), Track((1,)), Track((1, 2), "other")])
VIEWS = st.builds(Seen, st.dictionaries(st.sampled_from("ab"), SURFACES), SURFACES, st.sampled_from(["draw", "place"]))


@given(VIEWS, VIEWS)
def test_a_patch_between_structs_leads_from_the_json_of_one_to_that_of_the_other(old: Seen, new: Seen) -> None:
    plain_old, plain_new = (msgspec.json.decode(msgspec.json.encode(view)) for view in (old, new))
    assert merge_apply(plain_old, msgspec.json.decode(msgspec.json.encode(merge_diff(old, new)))) == plain_new
    assert merge_diff(old, msgspec.structs.replace(old)) == {}


def test_a_value_that_equals_a_default_is_in_the_patch_if_it_is_in_the_json() -> None:
    """msgspec leaves out the default itself, and not the same words that were read from the database."""
    read = msgspec.json.decode(b'{"type":"grid","name":"main"}', type=Grid)
    assert msgspec.json.decode(msgspec.json.encode(read)) == {"type": "grid", "name": "main"}
    assert merge_diff(Grid(name="other"), read) == {"name": "main"}
    assert merge_diff(Grid(name="other"), Grid()) == {"name": None}


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
