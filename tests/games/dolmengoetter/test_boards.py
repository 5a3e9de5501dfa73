"""Boards as data: valid ones are read, and every fault of the list in section 3 is reported by name."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from games.core.errors import IllegalAction
from games.dolmengoetter.board import BUILT_IN, TOP_FACTOR, build_board, read_facts
from games.dolmengoetter.board_faults import find_faults, read_board
from games.dolmengoetter.own_boards import BOARD, OWN_BOARDS
from tests.games.dolmengoetter.boards import (
    Raw,
    boards,
    built_in,
    circle,
    line_that_is_no_side,
    place,
    place_in_four_circles,
    rune_three_times,
)

DERIVED = ("edges", "rune_pairs", "outline")


def codes(raw: Raw, *, any_size: bool = False) -> list[str]:
    faults_found = find_faults(read_facts({**raw, "any_size": any_size}))
    return [fault.code.removeprefix("dolmengoetter.board_") for fault in faults_found]


def test_the_built_in_board_is_valid_and_matches_the_rules() -> None:
    assert codes(built_in()) == []
    sizes = [len(ring) for ring in BUILT_IN.rings.values()]
    assert (len(sizes), len(BUILT_IN.neighbours), len(BUILT_IN.lines)) == (28, 78, 105)
    assert {size: sizes.count(size) for size in TOP_FACTOR} == {4: 10, 6: 8, 8: 10}
    inside = {name for name, circles in BUILT_IN.circles_of.items() if len(circles) == 3}
    assert inside == {place.id for place in BUILT_IN.facts.places if place.rune is None}
    alone = sum(len(circles) == 1 for circles in BUILT_IN.circles_of.values())
    assert len(BUILT_IN.neighbours) == 54 + alone


def test_lines_border_and_rune_pairs_are_derived() -> None:
    bare = {key: value for key, value in built_in().items() if key not in DERIVED}
    derived_board = read_board(bare)
    assert derived_board.neighbours == BUILT_IN.neighbours
    assert set(map(frozenset, derived_board.lines)) == set(map(frozenset, BUILT_IN.lines))


def test_a_line_or_a_rune_makes_neighbours() -> None:
    assert set(BUILT_IN.neighbours["p12"]) == {"p05", "p14", "p13", "p66", "p68"}
    assert "p67" in BUILT_IN.neighbours["p08"]
    assert all(place in BUILT_IN.neighbours[other] for place, near in BUILT_IN.neighbours.items() for other in near)


@given(boards())
@settings(max_examples=40, deadline=None)
def test_a_section_of_a_tiling_is_valid(raw: Raw) -> None:
    assert codes(raw, any_size=True) == []
    assert codes(raw) == ["circles"]
    tiling_board = build_board(read_facts(raw))
    assert {len(circles) for circles in tiling_board.circles_of.values()} <= {1, 2, 3}


def spoil_circles(raw: Raw) -> None:
    raw["circles"].pop()


def spoil_size(raw: Raw) -> None:
    circle(raw, "c08")["size"] = 5


def spoil_ring(raw: Raw) -> None:
    circle(raw, "c08")["places"][1] = "p22"


def short_ring(raw: Raw) -> None:
    circle(raw, "c08")["places"].pop()


def same_place(raw: Raw) -> None:
    raw["places"][1]["id"] = "p01"


def place_called_like_a_circle(raw: Raw) -> None:
    raw["places"].append({"id": "c01", "x": 1, "y": 1, "rune": None, "corner": False})


def place_that_is_none(raw: Raw) -> None:
    raw["outline"][3] = "p99"


def outside(raw: Raw) -> None:
    place(raw, "p36")["x"] = raw["width"] + 1


def line_twice(raw: Raw) -> None:
    raw["edges"].append(raw["edges"][7][::-1])


def line_to_itself(raw: Raw) -> None:
    raw["edges"].append(["p22", "p22"])


def line_missing(raw: Raw) -> None:
    raw["edges"].pop()


def circle_twice(raw: Raw) -> None:
    circle(raw, "c13")["places"] = circle(raw, "c08")["places"]


def outline_out_of_order(raw: Raw) -> None:
    raw["outline"][2:4] = reversed(raw["outline"][2:4])


def rune_missing(raw: Raw) -> None:
    place(raw, "p08")["rune"] = None


def rune_inside(raw: Raw) -> None:
    place(raw, "p36")["rune"] = "Q"


def corner_without_f(raw: Raw) -> None:
    place(raw, "p12")["corner"] = False


def pairs_of_others(raw: Raw) -> None:
    raw["rune_pairs"][1]["places"], raw["rune_pairs"][2]["places"] = (
        raw["rune_pairs"][2]["places"],
        raw["rune_pairs"][1]["places"],
    )


SPOILT: list[tuple[Callable[[Raw], None], set[str]]] = [
    (spoil_circles, {"circles"}),
    (spoil_size, {"size"}),
    (spoil_ring, {"ring"}),
    (short_ring, {"ring"}),
    (same_place, {"id_twice"}),
    (place_called_like_a_circle, {"id_twice"}),
    (place_that_is_none, {"no_such_place"}),
    (outside, {"outside"}),
    (line_twice, {"line_twice"}),
    (line_that_is_no_side, {"line_not_a_side"}),
    (line_to_itself, {"line_not_a_side"}),
    (line_missing, {"line_missing"}),
    (circle_twice, {"side_shared", "inner_circles"}),
    (place_in_four_circles, {"border_circles"}),
    (outline_out_of_order, {"outline"}),
    (rune_missing, {"rune_missing"}),
    (rune_inside, {"rune_inside"}),
    (rune_three_times, {"rune_count"}),
    (corner_without_f, {"corner"}),
    (pairs_of_others, {"rune_pairs"}),
]


@pytest.mark.parametrize(("spoil", "expected"), SPOILT, ids=[spoil.__name__ for spoil, _ in SPOILT])
def test_a_fault_is_reported_by_its_name(spoil: Callable[[Raw], None], expected: set[str]) -> None:
    raw = built_in()
    spoil(raw)
    fault_codes = codes(raw)
    assert expected <= set(fault_codes)
    with pytest.raises(IllegalAction) as error:
        OWN_BOARDS.read(BOARD, raw)
    assert error.value.code == f"dolmengoetter.board_{fault_codes[0]}"
    house_codes = [fault.code for fault in OWN_BOARDS.list_faults(BOARD, raw)]
    assert house_codes == [f"dolmengoetter.board_{code}" for code in fault_codes]
    marked = [name for fault in find_faults(read_facts(raw)) for name in fault.marked]
    ids = {place["id"] for place in (*raw["places"], *raw["circles"])}
    assert set(marked) <= ids
    is_drawn = not {"id_twice", "no_such_place"} & set(fault_codes)
    assert bool(OWN_BOARDS.draw_picture(BOARD, raw)) == is_drawn
    if is_drawn:
        assert OWN_BOARDS.draw_picture(BOARD, raw).count('class="wrong"') == len(set(marked))


def test_a_hole_is_a_second_border() -> None:
    raw = {key: value for key, value in built_in().items() if key not in DERIVED}
    raw["circles"] = [circle for circle in raw["circles"] if circle["id"] != "c14"]
    assert "border_parts" in codes(raw, any_size=True)


def test_a_closed_surface_has_no_border_for_the_runes() -> None:
    """The faces of a cube."""
    rings = ("abcd", "efgh", "abfe", "bcgf", "cdhg", "daeh")
    raw = {
        "width": 10,
        "height": 10,
        "places": [{"id": name, "x": 1, "y": 1} for name in "abcdefgh"],
        "circles": [{"id": ring, "size": 4, "x": 1, "y": 1, "places": [*ring]} for ring in rings],
        "outline": [],
    }
    assert codes(raw, any_size=True) == ["rune_count"]


def test_circles_that_only_share_a_corner_break_the_border() -> None:
    raw = {key: value for key, value in built_in().items() if key not in DERIVED}
    circle_ids = {"c08", "c13"}
    raw["circles"] = [circle for circle in raw["circles"] if circle["id"] in circle_ids]
    circle(raw, "c13")["places"] = ["p34", "p28", "p42", "p41"]
    assert "border_torn" in codes(raw, any_size=True)


@pytest.mark.parametrize(
    ("raw", "code", "at"),
    [
        ([], "board_shape", "$"),
        ({"width": 10}, "board_shape", "$"),
        ({**built_in(), "circles": []}, "board_shape", "circles"),
        ({**built_in(), "width": "wide"}, "board_shape", "width"),
        ({**built_in(), "status": "x" * 1_000_000}, "board_too_large", None),
    ],
    ids=["a list", "nothing in it", "no circles", "a word for a number", "1 MB"],
)
def test_what_is_not_a_board_is_refused_before_its_check(raw: Any, code: str, at: str | None) -> None:
    with pytest.raises(IllegalAction) as error:
        read_board(raw)
    assert error.value.code == f"dolmengoetter.{code}"
    assert error.value.params.get("at") == at
    if isinstance(raw, dict):
        assert [fault.code for fault in OWN_BOARDS.list_faults(BOARD, raw)] == [error.value.code]
        assert OWN_BOARDS.draw_picture(BOARD, raw) == ""


def test_a_board_is_saved_without_unknown_fields() -> None:
    saved_facts = OWN_BOARDS.read(BOARD, {**built_in(), "source": "a photo", "schema": OWN_BOARDS.schema})
    assert "source" not in saved_facts
    assert OWN_BOARDS.read(BOARD, saved_facts) == saved_facts
    assert read_board(saved_facts).facts == BUILT_IN.facts
    assert [fault.params["at"] for fault in OWN_BOARDS.list_faults(BOARD, {**saved_facts, "schema": "other/1"})] == [
        "schema"
    ]


def test_a_copy_may_start_from_the_reconstruction() -> None:
    facts = OWN_BOARDS.find_starting_facts(BOARD, {})
    assert list(OWN_BOARDS.list_faults(BOARD, facts)) == []
    assert [place["id"] for place in facts["places"]] == [place["id"] for place in built_in()["places"]]
    assert (facts["schema"], facts["name"], facts["status"]) == (OWN_BOARDS.schema, "", "")
