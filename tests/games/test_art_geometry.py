"""The geometry of drawings: curves, sampling, and the randomness that is the same everywhere."""

import math

import pytest

from games.core.art.geometry import (
    CENTRE,
    CORNERS,
    Point,
    build_arc,
    build_rim,
    cut_out,
    encloses,
    find_nearest,
    find_point,
    flatten,
    join,
    offset,
    reverse,
    rotate,
    rotate_curve,
    split,
)
from games.core.art.grain import Grain
from games.core.art.sampling import (
    BORDER,
    SAMPLES,
    bound_room,
    find_best,
    find_best_below,
    find_covered,
    find_sample,
    measure_discs,
    measure_distances,
    measure_nearest,
    measure_point,
    scatter,
    take_nearest,
)

BEND = ((100.0, 50.0), (69.0, 50.0), (50.0, 69.0), (50.0, 100.0))


class TestGeometry:
    def test_four_quarter_turns_are_a_full_turn(self) -> None:
        assert rotate((20.0, 5.0), 1) == (95.0, 20.0)
        assert rotate((20.0, 5.0), 4) == (20.0, 5.0)
        assert rotate(rotate((20.0, 5.0), 3), 1) == (20.0, 5.0)

    @pytest.mark.parametrize("edge", range(4))
    @pytest.mark.parametrize("run", [1, 2, 3])
    def test_a_rim_leads_from_corner_to_corner_through_the_tile(self, run: int, edge: int) -> None:
        curve = build_rim(run, edge)
        assert curve[0][0] == CORNERS[(edge + run) % 4]
        assert curve[-1][-1] == CORNERS[edge]
        assert all(0 < x < 100 and 0 < y < 100 for x, y in flatten(curve)[1:-1])

    @pytest.mark.parametrize("edge", range(4))
    def test_a_rim_of_one_edge_has_its_depth_and_leaves_at_45_degrees(self, edge: int) -> None:
        for depth in (25.0, 27.0):
            curve = build_rim(1, edge, depth)
            deepest = find_point(curve[0], 0.5)
            assert deepest == pytest.approx(rotate((50.0, depth), edge), abs=0.2)
            corner, control = curve[0][0], curve[0][1]
            assert abs(control[0] - corner[0]) == abs(control[1] - corner[1])

    def test_a_city_around_a_corner_stays_near_the_diagonal_and_a_terrain_leaves_the_middle_free(self) -> None:
        city, terrain = flatten(build_rim(2, 0, kind="city")), flatten(build_rim(2, 0))
        assert all(0 <= x - y < 13 for x, y in city)
        assert find_nearest(terrain, CENTRE)[0] > 2 * find_nearest(city, CENTRE)[0]

    def test_an_invalid_run_is_refused(self) -> None:
        with pytest.raises(KeyError):
            build_rim(2, 0, kind="meadow")

    @pytest.mark.parametrize("distance", [6.5, -6.5])
    def test_an_offset_keeps_its_distance(self, distance: float) -> None:
        middle = flatten((BEND,))
        side = flatten((offset(BEND, distance),))
        assert all(find_nearest(middle, point)[0] == pytest.approx(6.5, abs=0.5) for point in side)
        assert side[0] == pytest.approx((100.0, 50.0 - distance))

    def test_a_straight_road_has_straight_sides(self) -> None:
        line = ((50.0, 0.0), (50.0, 10.0), (50.0, 20.0), (50.0, 30.0))
        assert all(x == pytest.approx(43.5) for x, _ in offset(line, 6.5))

    def test_splitting_keeps_the_curve(self) -> None:
        first, second = split(BEND, 0.3)
        assert first[-1] == second[0] == pytest.approx(find_point(BEND, 0.3))
        assert find_point(second, 0.5) == pytest.approx(find_point(BEND, 0.65))

    def test_a_curve_is_cut_where_it_enters_and_leaves_an_area(self) -> None:
        square = ((20.0, -10.0), (60.0, -10.0), (60.0, 110.0), (20.0, 110.0))
        line = (((0.0, 50.0), (50.0, 50.0)), ((50.0, 50.0), (66.0, 50.0), (83.0, 50.0), (100.0, 50.0)))
        (inner,) = cut_out(line, lambda point: encloses(square, point))
        assert inner[0][0] == pytest.approx((20.0, 50.0), abs=0.1)
        assert inner[-1][-1] == pytest.approx((60.0, 50.0), abs=0.1)
        assert inner[0][-1] == pytest.approx(inner[1][0])
        (before, after) = cut_out(line, lambda point: not encloses(square, point))
        assert before[0][0] == (0.0, 50.0)
        assert after[-1][-1] == (100.0, 50.0)
        assert cut_out(line, lambda point: False) == ()

    def test_an_outline_encloses_what_lies_inside(self) -> None:
        triangle = ((0.0, 0.0), (10.0, 0.0), (0.0, 10.0))
        assert [encloses(triangle, point) for point in ((2.0, 2.0), (6.0, 6.0), (-1.0, 2.0))] == [True, False, False]

    def test_an_arc_stays_on_its_circle_and_runs_counter_clockwise(self) -> None:
        quarter = build_arc(CENTRE, (50.0, 62.0), (62.0, 50.0))
        assert len(quarter) == 1
        assert all(math.dist(p, CENTRE) == pytest.approx(12, abs=0.01) for p in flatten(quarter))
        assert find_point(quarter[0], 0.5) == pytest.approx((58.485, 58.485), abs=0.01)
        assert len(build_arc(CENTRE, (62.0, 50.0), (50.0, 62.0))) == 3
        assert len(build_arc(CENTRE, (62.0, 50.0), (62.0, 50.0))) == 4

    def test_a_reversed_curve_is_the_same_line(self) -> None:
        curve = build_rim(3, 1)
        pairs = zip(flatten(reverse(curve)), flatten(curve)[::-1], strict=True)
        assert all(math.dist(point, other) < 1e-9 for point, other in pairs)
        assert rotate_curve(build_rim(3, 0), 1) == curve

    def test_joining_closes_gaps(self) -> None:
        curve = join([((0.0, 0.0), (10.0, 0.0)), ((10.0, 5.0), (0.0, 5.0))])
        assert curve[1] == ((10.0, 0.0), (10.0, 5.0))
        assert len(curve) == 3

    def test_the_nearest_place_on_a_line(self) -> None:
        assert find_nearest(((0.0, 0.0), (10.0, 0.0), (10.0, 10.0)), (4.0, 3.0)) == (3.0, (4.0, 0.0))
        assert find_nearest(((0.0, 0.0), (0.0, 0.0)), (3.0, 4.0)) == (5.0, (0.0, 0.0))


class TestRandomness:
    def test_the_stream_is_the_same_on_every_machine(self) -> None:
        grain = Grain("A0")
        assert [round(grain.draw_between(0, 1), 9) for _ in range(3)] == [0.488914066, 0.436118972, 0.514369568]

    def test_seeds_give_different_streams(self) -> None:
        assert Grain("A0").draw_between(0, 1) != Grain("A1").draw_between(0, 1)

    def test_numbers_fill_the_range_and_choices_are_all_made(self) -> None:
        grain = Grain("range")
        values = [grain.draw_between(-2, 3) for _ in range(500)]
        assert -2 <= min(values) < -1.9
        assert 2.9 < max(values) < 3
        assert {grain.pick("abc") for _ in range(50)} == set("abc")

    def test_shuffling_keeps_every_item(self) -> None:
        items = list(range(40))
        Grain("s").shuffle(items)
        assert items != list(range(40))
        assert sorted(items) == list(range(40))

    def test_numbers_are_left_out(self) -> None:
        grain, other = Grain("s"), Grain("s")
        for _ in range(3):
            other.draw_between(0, 1)
        grain.skip(3)
        assert grain.draw_between(0, 1) == other.draw_between(0, 1)


class TestSampling:
    def test_distances_are_those_of_the_line(self) -> None:
        line = flatten(build_rim(1, 0))
        reach = measure_distances(line)
        for i in (0, 777, 2499):
            assert reach[i] == pytest.approx(find_nearest(line, SAMPLES[i])[0])
        assert BORDER[0] == 1
        assert SAMPLES[find_sample((49.9, 51.6))] == (49.0, 51.0)
        assert SAMPLES[find_sample((-3.0, 104.0))] == (1.0, 99.0)

    def test_an_area_is_covered_as_far_as_its_outline(self) -> None:
        square = ((10.0, 20.0), (60.0, 20.0), (60.0, 40.0), (10.0, 40.0))
        inside = {p for p, hit in zip(SAMPLES, find_covered(square), strict=True) if hit}
        assert inside == {(x, y) for x, y in SAMPLES if 10 < x < 60 and 20 < y < 40}

    @pytest.mark.parametrize(
        "line", [flatten((BEND,)), flatten(build_rim(3, 2)), ((50.0, 50.0), (50.0, 50.0), (90.0, 3.0))]
    )
    def test_every_sample_finds_the_part_of_the_line_that_is_nearest(self, line: tuple[Point, ...]) -> None:
        reach = measure_distances(line)
        assert all(reach[i] == pytest.approx(find_nearest(line, point)[0]) for i, point in enumerate(SAMPLES))

    def test_nearest_of_none_is_nowhere(self) -> None:
        assert min(take_nearest([])) > 1e8
        assert min(measure_nearest(())) > 1e8
        assert min(measure_distances(((5.0, 5.0),))) > 1e8
        assert min(take_nearest([measure_discs([(51.0, 51.0, 4.0)])])) == -4

    def test_the_best_place_is_in_the_mask(self) -> None:
        western_half = [x < 50 for x, _ in SAMPLES]
        assert find_best((x for x, _ in SAMPLES), western_half) == (49.0, 1.0)
        with pytest.raises(ValueError, match="empty"):
            find_best(BORDER, bytes(len(SAMPLES)))

    def test_distances_are_exact_as_far_as_they_are_asked_for(self) -> None:
        line, discs = flatten(build_rim(2, 1)), [(20.0, 30.0, 6.5), (97.0, 4.0, 11.0)]
        for whole, near in (
            (measure_distances(line), measure_distances(line, 12.0)),
            (measure_discs(discs), measure_discs(discs, 12.0)),
        ):
            assert all(a == b or (a > 12 and b > 12) for a, b in zip(whole, near, strict=True))
            assert max(near) > 1e8

    def test_the_best_of_those_that_may_be_best_is_the_best_of_all(self) -> None:
        outline = flatten(rotate_curve(((CENTRE, (90.0, 50.0)), ((90.0, 50.0), (60.0, 97.0))), 0))
        mask = find_covered(outline)
        closed = (*outline, outline[0])
        room = measure_distances(closed)
        bounds = bound_room(mask, 15.0)
        scored = []

        def score(i: int, _: float) -> float:
            scored.append(i)
            return min(measure_point([closed], SAMPLES[i]), 15.0)

        assert all(bounds[i] >= min(room[i], 15.0) if mask[i] else not bounds[i] for i in range(len(SAMPLES)))
        assert all(measure_point([closed], SAMPLES[i]) == room[i] for i in range(len(SAMPLES)))
        inside = [(bounds[i], i) for i in range(len(SAMPLES)) if mask[i]]
        assert find_best_below(inside, score) == find_best((min(free, 15.0) for free in room), mask)
        assert len(scored) < len(inside) / 2
        with pytest.raises(ValueError, match="no samples"):
            find_best_below([], score)

    def test_scattered_places_keep_apart(self) -> None:
        places = scatter(bytes([1]) * len(SAMPLES), (16.0, 8.0), 60, Grain("x"))
        assert 30 < len(places) < 60
        assert all(
            ((a[0] - b[0]) / 16) ** 2 + ((a[1] - b[1]) / 8) ** 2 > 1 for i, a in enumerate(places) for b in places[:i]
        )
