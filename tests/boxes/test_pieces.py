"""One piece of a box is saved while another phone of the history saves others: nothing is lost silently."""

from typing import Any

import pytest

from companion import errors
from companion.boxes import errors as box_errors
from companion.boxes.keeping import MOST_PIECES, Box, find_box, keep
from companion.boxes.pieces import PIECES, complete_pieces, keep_pieces
from companion.people import profiles
from companion.people.devices import create_device
from companion.people.models import Device
from games.core.errors import IllegalAction
from tests.boxes.own_pieces import GAME, HILL, LAKE
from tests.games.isle_of_skye.pieces import MEADOW
from tests.tables.at_once import run_at_once

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
Facts = dict[str, Any]


def keep_piece(device: Device, name: str, facts: Facts | None, before: Facts | None = None) -> Box:
    return keep(device, GAME, PIECES, name, facts, before)


def complete_facts(facts: Facts) -> Facts:
    return complete_pieces(GAME, {"x1": facts})["x1"]


@pytest.fixture
def two() -> tuple[Device, Device]:
    """Two phones of one history."""
    first, other = create_device()[0], create_device()[0]
    profiles.use_recovery_code(other, profiles.make_recovery_code(first))
    first.refresh_from_db()
    return first, other


def test_pieces_saved_by_two_phones_at_once_are_all_kept(two: tuple[Device, Device]) -> None:
    first, other = two
    run_at_once(lambda: keep_piece(first, "b06", HILL), lambda: keep_piece(other, "b07", LAKE))
    box = find_box(first, GAME)
    assert box.pieces == {"b06": complete_facts(HILL), "b07": complete_facts(LAKE)}
    assert set(box.settled) == {"b06", "b07"}


def test_two_new_tiles_with_one_name_are_both_kept(two: tuple[Device, Device]) -> None:
    first, other = two
    keep_piece(first, "x1", HILL)
    assert keep_piece(other, "x1", LAKE).pieces == {"x1": complete_facts(HILL), "x2": complete_facts(LAKE)}
    assert keep_piece(other, "x1", HILL).pieces.keys() == {"x1", "x2"}, "told again it is the same one"


@pytest.mark.parametrize("new_facts", [LAKE, None])
def test_a_change_by_another_phone_is_not_overwritten(two: tuple[Device, Device], new_facts: Facts | None) -> None:
    first, other = two
    keep_piece(first, "b06", MEADOW)
    keep_piece(other, "b06", HILL, complete_facts(MEADOW))
    before = find_box(first, GAME)
    with pytest.raises(box_errors.BoxChanged) as refusal:
        keep_piece(first, "b06", new_facts, complete_facts(MEADOW))
    assert (refusal.value.code, refusal.value.params) == ("box.changed_elsewhere", {"tile": "b06"})
    assert find_box(first, GAME) == before
    after = keep_piece(first, "b06", new_facts, complete_facts(HILL))
    assert after.pieces == ({"b06": complete_facts(LAKE)} if new_facts else {})
    assert after.settled == ("b06",)


def test_a_piece_is_validated_and_a_full_box_accepts_none() -> None:
    anna = create_device()[0]
    with pytest.raises(IllegalAction, match="piece_shape"):
        keep_piece(anna, "b06", {"edges": {}})
    pieces = {f"x{n}": {**LAKE, "center": "pasture"} for n in range(1, MOST_PIECES + 1)}
    full = keep_pieces(anna, GAME, Box(pieces))
    with pytest.raises(box_errors.BoxFull):
        keep_piece(anna, "b06", HILL)
    assert find_box(anna, GAME) == full
    with pytest.raises(errors.UnknownGame):
        keep(anna, "carcassonne", PIECES, "b06", None, None)
