"""The raster of the boxes' tiles: areas, their room and their outlines."""

import math

import pytest

from games.carcassonne.art_raster import EVERYWHERE, HALVES, SIDE, Room, cover, flood, stamp, trace
from games.core.art.geometry import CORNERS, Point, encloses, flatten

SQUARE: tuple[Point, ...] = ((10.0, 20.0), (60.0, 20.0), (60.0, 40.0), (10.0, 40.0))
BESIDE: tuple[Point, ...] = ((60.0, 40.0), (90.0, 40.0), (90.0, 80.0), (60.0, 80.0))
"""It touches SQUARE in one corner."""


def list_cells(area: int) -> set[tuple[int, int]]:
    return {(x, y) for y in range(SIDE) for x in range(SIDE) if area >> y * (SIDE + 1) + x & 1}


def test_an_outline_covers_the_cells_inside() -> None:
    assert list_cells(cover(SQUARE)) == {(x, y) for x in range(10, 60) for y in range(20, 40)}
    assert cover(CORNERS) == EVERYWHERE


def test_a_stamp_is_round_and_stays_on_the_tile() -> None:
    stamped = list_cells(stamp(((5.0, 5.0), (5.0, 30.0)), 8.0))
    for x in range(SIDE):
        for y in range(SIDE):
            away = math.dist((x + 0.5, y + 0.5), (5.0, min(max(y + 0.5, 5.0), 30.0)))
            assert ((x, y) in stamped) == (away < 8.0) or abs(away - 8.0) < 0.1


def test_a_flood_takes_what_hangs_together_by_sides() -> None:
    assert flood(cover(SQUARE) | cover(BESIDE)) == cover(SQUARE)
    ends_of_rows = cover(((97.0, 0.0), (100.0, 0.0), (100.0, 9.0), (97.0, 9.0)))
    assert flood(ends_of_rows | cover(((0.0, 0.0), (3.0, 0.0), (3.0, 20.0), (0.0, 20.0)))) != ends_of_rows
    assert flood(ends_of_rows) == ends_of_rows


def test_half_edges_are_the_border_without_corners_clockwise() -> None:
    cells = [list_cells(half) for half in HALVES]
    assert [len(half) for half in cells] == [49] * 8
    assert {cell for half in cells for cell in half} == {
        (x, y) for x in range(SIDE) for y in range(SIDE) if (x in (0, 99)) != (y in (0, 99))
    }
    assert [sorted(half)[20] for half in cells] == [
        (21, 0), (70, 0), (99, 21), (99, 70), (70, 99), (21, 99), (0, 70), (0, 21),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cell", "room"), [((35, 30), 10), ((12, 30), 3), ((50, 39), 1), ((99, 90), 0), ((95, 90), 4), ((75, 90), 6)]
)
def test_room_ends_with_the_area_or_the_tile(cell: tuple[int, int], room: float) -> None:
    east = cover(((70.0, 50.0), (100.0, 50.0), (100.0, 100.0), (70.0, 100.0)))
    assert Room([cover(SQUARE), east]).measure(cell) == room
    assert Room([east]).measure((30, 30)) is None


def test_an_outline_leads_round_its_area_and_the_other_way_round_holes() -> None:
    ring = stamp(((50.0, 50.0),), 40.0) & ~stamp(((50.0, 50.0),), 20.0)
    outer, inner = (flatten(loop) for loop in trace(ring))
    assert max(math.dist(point, (50.0, 50.0)) for point in outer) == pytest.approx(40, abs=1.5)
    assert max(math.dist(point, (50.0, 50.0)) for point in inner) == pytest.approx(20, abs=1.5)
    assert measure_turn(outer) > 0 > measure_turn(inner)


def test_areas_that_touch_in_a_corner_have_an_outline_each() -> None:
    for area in (
        cover(SQUARE) | cover(BESIDE),
        cover(tuple((100 - x, y) for x, y in (*SQUARE,))) | cover(tuple((100 - x, y) for x, y in (*BESIDE,))),
    ):
        loops = [flatten(loop) for loop in trace(area)]
        assert sorted(len(set(loop)) for loop in loops) == [4, 4]
        assert all(measure_turn(loop) > 0 for loop in loops)
        assert [sum(encloses(loop, (35.5, 30.5)) or encloses(loop, (64.5, 30.5)) for loop in loops)] == [1]


def measure_turn(loop: tuple[Point, ...]) -> float:
    """Return twice the area inside a loop, negative if its right side is outside."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, (*loop[1:], loop[0]), strict=True))
