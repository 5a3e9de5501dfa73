"""Generated boards with planted faults: each fault is reported by name, and every accepted board is valid."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.errors import IllegalAction
from games.dolmengoetter.board import read_facts
from games.dolmengoetter.board_faults import find_faults
from games.dolmengoetter.own_boards import BOARD, OWN_BOARDS
from tests.contract.cases import EVERYTHING
from tests.games.dolmengoetter.boards import Raw, boards
from tests.games.dolmengoetter.tables import play_out, start_table

EXAMPLES = 2000 if EVERYTHING else 100
Spoil = Callable[[Raw, random.Random], str | None]
"""Puts a fault into a board; returns its name, or None if the board cannot have it."""


def drop_a_line(raw: Raw, rng: random.Random) -> str:
    raw["edges"].pop(rng.randrange(len(raw["edges"])))
    return "line_missing"


def say_a_line_again(raw: Raw, rng: random.Random) -> str:
    raw["edges"].append(rng.choice(raw["edges"])[::-1])
    return "line_twice"


def draw_a_line_across(raw: Raw, rng: random.Random) -> str | None:
    ring = rng.choice(raw["circles"])["places"]
    line = sorted((ring[0], ring[2]))
    if line in raw["edges"]:
        return None
    raw["edges"].append(line)
    return "line_not_a_side"


def miscount_a_circle(raw: Raw, rng: random.Random) -> str:
    rng.choice(raw["circles"])["size"] = 5
    return "size"


def visit_a_place_twice(raw: Raw, rng: random.Random) -> str:
    ring = rng.choice(raw["circles"])["places"]
    ring[0] = ring[1]
    return "ring"


def empty_a_circle(raw: Raw, rng: random.Random) -> str:
    circle = rng.choice(raw["circles"])
    circle["places"] = circle["places"][: rng.randrange(3)]
    return "ring"


def call_two_places_alike(raw: Raw, rng: random.Random) -> str:
    first_place, other = rng.sample(raw["places"], 2)
    first_place["id"] = other["id"]
    return "id_twice"


def send_the_border_elsewhere(raw: Raw, rng: random.Random) -> str:
    at = rng.randrange(len(raw["outline"]) - 1)
    raw["outline"][at : at + 2] = raw["outline"][at : at + 2][::-1]
    return "outline"


def move_a_place_off_the_board(raw: Raw, rng: random.Random) -> str:
    rng.choice(raw["places"])["y"] = raw["height"] + 1
    return "outside"


def wipe_a_rune(raw: Raw, rng: random.Random) -> str:
    rng.choice([place for place in raw["places"] if place["rune"]])["rune"] = None
    return "rune_missing"


def carve_a_rune_inside(raw: Raw, rng: random.Random) -> str | None:
    inside = [place for place in raw["places"] if not place["rune"]]
    if not inside:
        return None
    rng.choice(inside)["rune"] = "Q"
    return "rune_inside"


def carve_another_rune(raw: Raw, rng: random.Random) -> str:
    rng.choice([place for place in raw["places"] if place["rune"] not in (None, "F")])["rune"] = "Q"
    return "rune_count"


def forget_a_corner(raw: Raw, rng: random.Random) -> str:
    rng.choice([place for place in raw["places"] if place["corner"]])["corner"] = False
    return "corner"


SPOILS: tuple[Spoil, ...] = (
    drop_a_line,
    say_a_line_again,
    draw_a_line_across,
    miscount_a_circle,
    visit_a_place_twice,
    empty_a_circle,
    call_two_places_alike,
    send_the_border_elsewhere,
    move_a_place_off_the_board,
    wipe_a_rune,
    carve_a_rune_inside,
    carve_another_rune,
    forget_a_corner,
)


@given(boards(), st.sampled_from(SPOILS), st.randoms(use_true_random=False))
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_fault_of_any_board_is_reported_by_its_name(board: Raw, spoil: Spoil, rng: random.Random) -> None:
    raw = {**copy.deepcopy(board), "any_size": True}
    name = spoil(raw, rng)
    if name is None:
        return
    codes = [fault.code.removeprefix("dolmengoetter.board_") for fault in find_faults(read_facts(raw))]
    assert name in codes
    assert [fault.code.removeprefix("dolmengoetter.board_") for fault in OWN_BOARDS.list_faults(BOARD, raw)] == codes
    assert bool(OWN_BOARDS.draw_picture(BOARD, raw)) == (spoil not in (call_two_places_alike, empty_a_circle))
    with pytest.raises(IllegalAction) as error:
        start_table(2, raw)
    assert error.value.code == f"dolmengoetter.board_{codes[0]}"


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.sampled_from(("", "F", "p01", "c01", "Q")),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(("id", "x", "places")), inner, max_size=2)
    ),
    max_leaves=4,
)


@given(boards(6), st.lists(VALUES, min_size=1, max_size=3), st.randoms(use_true_random=False))
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_board_with_random_values_is_refused_or_played(board: Raw, values: list[Any], rng: random.Random) -> None:
    raw: Any = {**copy.deepcopy(board), "any_size": True}
    for value in values:
        spot = raw
        while True:
            key = rng.choice([*spot] if isinstance(spot, dict) else range(len(spot)))
            if not isinstance(spot[key], dict | list) or not spot[key] or rng.random() < 0.2:
                break
            spot = spot[key]
        spot[key] = value
    faults_found = list(OWN_BOARDS.list_faults(BOARD, raw))
    assert all(fault.code.startswith("dolmengoetter.board_") for fault in faults_found)
    OWN_BOARDS.draw_picture(BOARD, raw)
    if faults_found:
        return
    saved_facts = OWN_BOARDS.read(BOARD, raw)
    assert OWN_BOARDS.read(BOARD, saved_facts) == saved_facts
    assert [*play_out(start_table(2, saved_facts, stones="4"), rng)][-1].phase == "over"
