"""One piece of a box is saved while another phone of the history saves others: nothing is lost silently."""

from typing import Any

import pytest

from companion import errors
from companion.people import profiles
from companion.people.devices import device_create
from companion.people.models import Device
from companion.tables import box_errors, boxes
from companion.tables.boxes import MOST_PIECES, Box, complete_pieces
from companion.texts.localization import LANGUAGES, sentence
from games.core.errors import IllegalAction
from tests.games.isle_of_skye.pieces import MEADOW
from tests.tables.test_at_once import run_at_once
from tests.tables.test_kept_pieces import GAME, HILL, LAKE

pytestmark = pytest.mark.django_db(transaction=True)
Facts = dict[str, Any]


def keep(device: Device, name: str, facts: Facts | None, before: Facts | None = None) -> Box:
    return boxes.piece_keep(device, GAME, name, facts, before)


def complete_facts(facts: Facts) -> Facts:
    return complete_pieces(GAME, {"x1": facts})["x1"]


@pytest.fixture
def two() -> tuple[Device, Device]:
    """Two phones of one history."""
    first, other = device_create()[0], device_create()[0]
    profiles.recovery_use(other, profiles.recovery_make(first))
    first.refresh_from_db()
    return first, other


def test_pieces_saved_by_two_phones_at_once_are_all_kept(two: tuple[Device, Device]) -> None:
    first, other = two
    run_at_once(lambda: keep(first, "b06", HILL), lambda: keep(other, "b07", LAKE))
    box = boxes.box_of(first, GAME)
    assert box.pieces == {"b06": complete_facts(HILL), "b07": complete_facts(LAKE)}
    assert set(box.settled) == {"b06", "b07"}


def test_two_new_tiles_with_one_name_are_both_kept(two: tuple[Device, Device]) -> None:
    first, other = two
    keep(first, "x1", HILL)
    assert keep(other, "x1", LAKE).pieces == {"x1": complete_facts(HILL), "x2": complete_facts(LAKE)}
    assert keep(other, "x1", HILL).pieces.keys() == {"x1", "x2"}, "told again it is the same one"


@pytest.mark.parametrize("new_facts", [LAKE, None])
def test_a_change_by_another_phone_is_not_overwritten(two: tuple[Device, Device], new_facts: Facts | None) -> None:
    first, other = two
    keep(first, "b06", MEADOW)
    keep(other, "b06", HILL, complete_facts(MEADOW))
    before = boxes.box_of(first, GAME)
    with pytest.raises(box_errors.BoxChanged) as refusal:
        keep(first, "b06", new_facts, complete_facts(MEADOW))
    for language in LANGUAGES:
        assert "b06" in sentence(refusal.value.code, refusal.value.params, language)
    assert boxes.box_of(first, GAME) == before
    after = keep(first, "b06", new_facts, complete_facts(HILL))
    assert after.pieces == ({"b06": complete_facts(LAKE)} if new_facts else {})
    assert after.settled == ("b06",)


def test_a_piece_is_validated_and_a_full_box_accepts_none() -> None:
    anna = device_create()[0]
    with pytest.raises(IllegalAction, match="piece_shape"):
        keep(anna, "b06", {"edges": {}})
    pieces = {f"x{n}": {**LAKE, "center": "pasture"} for n in range(1, MOST_PIECES + 1)}
    full = boxes.box_keep(anna, GAME, Box(pieces))
    with pytest.raises(box_errors.BoxFull):
        keep(anna, "b06", HILL)
    assert boxes.box_of(anna, GAME) == full
    with pytest.raises(errors.UnknownGame):
        boxes.piece_keep(anna, "carcassonne", "b06", None, None)
