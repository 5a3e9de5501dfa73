"""Boards entered as rows of circles: they fit together as the printed facts say, or the faults say where not."""

import copy
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.art.layouts import draw_layout
from games.core.errors import IllegalAction
from games.dolmengoetter.arrangement import MOST_HINTS, SIZES, find_arrangements, find_misfit
from games.dolmengoetter.board import BUILT_IN, BoardFacts
from games.dolmengoetter.board_faults import find_faults
from games.dolmengoetter.layout import load_layout
from games.dolmengoetter.own_boards import BOARD, OWN_BOARDS
from games.dolmengoetter.sketch import Sketch, _draw_board, build_sketched_board

ROWS: Final = ((6, 4, 8, 8, 4, 6), (8, 4, 6, 4, 8), (6, 4, 8, 8, 4, 6), (8, 4, 6, 4, 8), (6, 4, 8, 8, 4, 6))
OTHERS: Final = (
    ((8, 4, 8, 4, 8, 4, 8), (4, 8, 4, 8, 4, 8, 4), (8, 4, 8, 4, 8, 4, 8), (4, 8, 4, 8, 4, 8, 4)),
    ((6,) * 6, (6,) * 5, (6,) * 6, (6,) * 5, (6,) * 6),
    ((6,) * 7,) * 4,
)
RUNES: Final = {"dolmengoetter.board_rune_missing"}


def sketched(rows: Any, **more: int) -> dict[str, Any]:
    return {"schema": OWN_BOARDS.schema, "rows": [list(row) for row in rows], **more}


def meeting_circles(facts: BoardFacts) -> list[list[tuple[int, int]]]:
    """Return which circles meet at each place: all that a board is but for its runes."""
    return sorted(sorted((c.row, c.col) for c in facts.circles if place.id in c.places) for place in facts.places)


def test_the_rows_of_the_built_in_board_have_one_arrangement_which_is_the_built_in_one() -> None:
    (arrangement,) = find_arrangements(ROWS)
    assert meeting_circles(_draw_board(ROWS, arrangement)) == meeting_circles(BUILT_IN.facts)
    assert OWN_BOARDS.read(BOARD, sketched(ROWS)) == OWN_BOARDS.find_starting_facts(BOARD, {})


@pytest.mark.parametrize("rows", OTHERS)
def test_every_variant_is_a_board_but_for_runes_that_have_no_opposite(rows: Any) -> None:
    variants = find_arrangements(rows)
    assert variants
    boards = [build_sketched_board(Sketch(rows, n)) for n in range(len(variants))]
    assert {fault.code for facts in boards if facts for fault in find_faults(facts)} <= RUNES
    assert len({str(meeting_circles(facts)) for facts in boards if facts}) == len(variants)
    assert OWN_BOARDS.complete_sketch(BOARD, sketched(rows)).variants == len(variants)  # type: ignore[union-attr]


def test_circles_are_drawn_convex_and_apart() -> None:
    facts = build_sketched_board(Sketch(OTHERS[0]))
    assert facts
    at = {place.id: (place.x, place.y) for place in facts.places}
    for circle in facts.circles:
        ring = [at[place] for place in circle.places]
        for n, (x, y) in enumerate(ring):
            (back_x, back_y), (on_x, on_y) = ring[n - 1], ring[(n + 1) % len(ring)]
            assert (x - back_x) * (on_y - y) - (y - back_y) * (on_x - x) > 0, "clockwise and convex"
    points = list(at.values())
    assert min(abs(a - c) + abs(b - d) for n, (a, b) in enumerate(points) for c, d in points[:n]) > 2 * 24


def test_a_misfit_says_its_row_and_each_single_change_that_mends_it() -> None:
    rows = [list(row) for row in ROWS]
    rows[2][1] = 8
    expected = [
        (row + 1, n + 1, size)
        for row, sizes in enumerate(rows)
        for n in range(len(sizes))
        for size in SIZES
        if size != sizes[n] and find_arrangements(tuple(map(tuple, _changed(rows, row, n, size))))
    ]
    found = find_misfit(tuple(map(tuple, rows)))
    assert found
    assert list(found.hints) == expected[:MOST_HINTS]
    assert (3, 2, 4) in found.hints
    refused = list(OWN_BOARDS.list_faults(BOARD, sketched(rows)))
    places = [OWN_BOARDS.locate_fault(fault) for fault in refused]
    assert (refused[0].code, places[0]) == ("dolmengoetter.board_misfit", str(found.row))
    assert places[1:] == [f"{row}.{n}" for row, n, _ in found.hints]
    picture = OWN_BOARDS.draw_picture(BOARD, sketched(rows))
    assert picture.count("data-place") == 28
    assert picture.count("--t-red") == len(found.hints)
    assert OWN_BOARDS.complete_sketch(BOARD, sketched(rows)) is None
    with pytest.raises(IllegalAction, match="board_misfit"):
        OWN_BOARDS.read(BOARD, sketched(rows))


def _changed(rows: list[list[int]], row: int, n: int, size: int) -> list[list[int]]:
    changed = copy.deepcopy(rows)
    changed[row][n] = size
    return changed


def test_a_place_without_a_partner_is_named_by_its_number() -> None:
    missing = list(OWN_BOARDS.list_faults(BOARD, sketched(OTHERS[0])))
    assert missing
    for fault in missing:
        place = OWN_BOARDS.locate_fault(fault)
        assert (fault.code, f"p{fault.params['place_number']}") == ("dolmengoetter.board_rune_missing", place)


@pytest.mark.parametrize(
    "facts",
    [
        {"rows": [[4]]},
        {"rows": []},
        {"rows": "4"},
        {"rows": [[4, 5], [4, 4]]},
        {"rows": [[4, 4]] * 9},
        {"rows": [[6] * 8] * 8},
        {"rows": [[4, 4], [4, 4]], "variant": -1},
    ],
)
def test_what_is_no_sketch_is_refused(facts: dict[str, Any]) -> None:
    (fault,) = OWN_BOARDS.list_faults(BOARD, facts)
    assert fault.code == "dolmengoetter.board_shape"
    assert OWN_BOARDS.draw_picture(BOARD, facts) == ""
    assert OWN_BOARDS.complete_sketch(BOARD, facts) is None


@settings(max_examples=30, deadline=None)
@given(st.lists(st.lists(st.sampled_from(SIZES), min_size=2, max_size=4), min_size=2, max_size=4))
def test_any_rows_are_checked_and_drawn(rows: list[list[int]]) -> None:
    facts = sketched(rows)
    list(OWN_BOARDS.list_faults(BOARD, facts))
    whole = OWN_BOARDS.complete_sketch(BOARD, facts)
    assert (whole is None) == (not find_arrangements(tuple(map(tuple, rows))))
    assert OWN_BOARDS.draw_picture(BOARD, facts).startswith("<svg") or whole is None


def test_the_built_in_picture_has_every_place() -> None:
    picture = OWN_BOARDS.draw_picture(BOARD, sketched(ROWS))
    assert picture == draw_layout(load_layout(""))
