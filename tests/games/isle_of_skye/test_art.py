"""Tiles of the isles: drawings match tiles.json in every rotation and join without a seam."""

import math
import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import pairwise

import pytest

from games.core.art.geometry import CENTRE, CORNERS, MIDPOINTS, Curve, Point, find_nearest, find_point, flatten, rotate
from games.core.art.palette import INKS
from games.core.art.tile import Level, TileArt
from games.core.grid import EDGES
from games.isle_of_skye.art import TILES
from games.isle_of_skye.art import draw as draw_tile
from games.isle_of_skye.art_symbols import SYMBOLS
from games.isle_of_skye.tiles import PRINTED, count_turns, lay_tile
from tests.games.art import check_margins, contains, curves, just_inside, lens_points, outlines, owner, print_elsewhere
from tests.games.drawings import draw_skye_tile as draw
from tests.games.isle_of_skye.art import ENTRIES, LEVELS, SIGNS, TERRAIN_OF, TURNED, closeness
from tests.games.pictures import in_every_rotation

every_picture = in_every_rotation(TILES)


def symbol_regions(tile: str) -> list[tuple[str, str]]:
    """Return (name in places, region) of every symbol in the data."""
    spots = []
    counts: dict[str, int] = {}
    for feature in ENTRIES[tile]["features"]:
        for _ in range(feature["count"]):
            counts[feature["kind"]] = counts.get(feature["kind"], 0) + 1
            spots.append((f"{feature['kind']}{counts[feature['kind']]}", feature["region"]))
    return spots


@cache
def areas_in(markup: str) -> list[tuple[str, str]]:
    """Return the painted areas as (outline, ink), topmost first."""
    areas = re.findall(r'<path d="([^"]+[zZ])" fill="var\(--t-(field|water|mountain)\)"[^>]*/>', markup)
    return [(path.replace("z", "Z"), ink) for path, ink in reversed(areas)]


def painted(art: TileArt, point: Point) -> str:
    """Return the visible terrain at a point: that of the topmost area."""
    return TERRAIN_OF[next(ink for path, ink in areas_in(art.markup) if contains(path, point))]


@every_picture
def test_regions_reach_the_edges_given_by_the_data(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    entry = ENTRIES[tile]
    assert list(art.regions) == [region["id"] for region in entry["regions"]]
    for region in entry["regions"]:
        for name in region["edges"]:
            edge = (EDGES.index(name) + rotation) % 4
            for along in (3, 20, 50, 80, 97):
                assert owner(art, just_inside(along, edge, 0.4)) == {region["id"]}
                assert painted(art, just_inside(along, edge, 0.4)) == region["terrain"] == entry["edges"][name]


@every_picture
def test_the_middle_of_the_picture_is_the_centre_of_the_data(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    (middle,) = owner(art, (50.3, 50.2))
    terrain = {region["id"]: region["terrain"] for region in ENTRIES[tile]["regions"]}
    assert terrain[middle] == ENTRIES[tile]["center"] == painted(art, (50.3, 50.2)) == TERRAIN_OF[art.ground]


@every_picture
def test_regions_do_not_overlap_and_leave_no_gap(tile: str, rotation: int) -> None:
    art, small = draw(tile, rotation), draw(tile, rotation, "S")
    lines = [line for region in art.regions.values() for line in outlines(region)]
    terrain = {region["id"]: region["terrain"] for region in ENTRIES[tile]["regions"]}
    owners = set()
    for point in [(2.3 + 8 * i, 2.7 + 8 * j) for i in range(13) for j in range(13)]:
        shape = owner(art, point)
        if len(shape) == 1:
            (name,) = shape
            owners.add(name)
            assert painted(art, point) == painted(small, point) == terrain[name]
        else:  # outlines are rounded to half units
            assert min(find_nearest(line, point)[0] for line in lines) <= 0.5, point
    assert owners == set(terrain)


@every_picture
def test_the_smallest_picture_has_its_borders_and_no_line_along_the_edge(tile: str, rotation: int) -> None:
    art = draw(tile, rotation, "S")
    edged = re.findall(r'<path d="([^"]+)" fill="[^"]+" stroke="var\(--t-key\)" stroke-width="3"/>', art.markup)
    points = [point for data in edged for curve in curves(data) for point in flatten(split_finely(curve))]
    for border in art.borders:
        (line,) = curves(border)
        assert min(math.dist(find_point(line[0], 0.5), point) for point in points) < 1.5
    for x, y in points:
        near, far = sorted((abs(x - 50), abs(y - 50)))
        assert not 48.5 < far < 51.5 or near > 46, "only at corners"


def split_finely(curve: Curve) -> Curve:
    """Return the curve with its lines split into pieces of at most a twelfth."""
    pieces = []
    for segment in curve:
        ends = [find_point(segment, step / 12) for step in range(13)] if len(segment) == 2 else []
        pieces.extend(pairwise(ends) if ends else [segment])
    return tuple(pieces)


@every_picture
def test_borders_end_at_corners_and_roads_at_the_middle_of_edges(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    for border in art.borders:
        (line,) = curves(border)
        assert {line[0][0], line[-1][-1]} <= set(CORNERS)
        assert all(0 < x < 100 and 0 < y < 100 for x, y in flatten(line)[1:-1])
    roads = sorted(lay_tile(PRINTED.tiles[tile], rotation).roads)
    assert len(art.roads) == len(roads)
    for data, edges in zip(art.roads.values(), roads, strict=True):
        lines = [flatten(line) for line in curves(data)]
        doors = {end for line in lines for end in (line[0], line[-1])} & set(MIDPOINTS)
        assert doors == {MIDPOINTS[edge] for edge in edges}
        for line in lines:
            assert all(0 < x < 100 and 0 < y < 100 for x, y in line[1:-1])
            for points in (line, line[::-1]):
                if points[0] in MIDPOINTS:
                    across, ahead = rotate(points[1], -MIDPOINTS.index(points[0]))
                    assert abs(across - 50) < 0.15 * ahead, "a road leaves its edge at a right angle"


@every_picture
def test_every_symbol_stands_in_its_region(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    for name, region in symbol_regions(tile):
        assert owner(art, art.anchors[name]) == {region}, name
    for region in art.regions:
        assert owner(art, art.anchors[region]) == {region}
    assert set(art.anchors) == set(art.regions) | {name for name, _ in symbol_regions(tile)}


@every_picture
def test_no_symbol_leaves_its_region(tile: str, rotation: int) -> None:
    """At least half of a body lies inside; a rim is too narrow for more."""
    art = draw(tile, rotation)
    regions = dict(symbol_regions(tile))
    for name, region in regions.items():
        (glyph,) = (g for g in art.glyphs if (g.x, g.y) == art.anchors[name])
        left, top, right, bottom = SYMBOLS[glyph.kind].body
        grid = [
            (left + (right - left) * (i + 0.5) / 6, top + (bottom - top) * (j + 0.5) / 6)
            for i in range(6)
            for j in range(6)
        ]
        within = sum(contains(art.regions[region], (glyph.x + x, glyph.y + y)) for x, y in grid)
        assert within >= 0.5 * len(grid), (name, within)


@every_picture
def test_every_shore_has_a_light_line_in_the_water(tile: str, rotation: int) -> None:
    art = draw(tile, rotation, "M")
    waters = {region["id"] for region in ENTRIES[tile]["regions"] if region["terrain"] == "water"}
    light = re.findall(r'<path d="([^"]+)" fill="none" stroke="var\(--t-water-light\)"', art.markup)
    lines = [line for data in light for line in outlines(data)]
    assert all(owner(art, point) <= waters for line in lines for point in line[1:-1])
    for border in art.borders:
        (line,) = curves(border)
        middle = find_point(line[0], 0.5)
        beside = {
            name for dx, dy in ((3, 3), (3, -3), (-3, 3), (-3, -3)) for name in owner(art, _shift(middle, dx, dy))
        }
        reach = sorted(find_nearest(line, middle)[0] for line in lines)
        assert [away for away in reach if away < 5.5] == pytest.approx([4.2] * len(beside & waters), abs=0.8)


def _shift(point: Point, dx: float, dy: float) -> Point:
    return (point[0] + dx, point[1] + dy)


@every_picture
def test_a_picture_shows_each_symbol_once_upright_at_its_anchor(tile: str, rotation: int) -> None:
    for level in LEVELS:
        art = draw(tile, rotation, level)
        symbols = [g for g in art.glyphs if g.kind not in SIGNS]
        anchors = [art.anchors[name] for name, _ in symbol_regions(tile)]
        assert sorted(g.kind.split("-")[0] for g in symbols) == sorted(
            re.sub(r"\d", "", n) for n, _ in symbol_regions(tile)
        )
        for glyph in symbols:
            assert min(math.dist((glyph.x, glyph.y), anchor) for anchor in anchors) < {"L": 1, "M": 4, "S": 10}[level]
        assert "rotate" not in art.markup
        assert art.anchors == draw(tile, rotation, "L").anchors


@every_picture
def test_symbols_are_never_closer_than_four_fifths_of_their_size(tile: str, rotation: int) -> None:
    for level, least in (("L", 1.0), ("M", 1.15), ("S", 1.15)):
        art = draw(tile, rotation, level)
        assert closeness(art) > 0.8 - 1e-9, level
        sizes = {g.scale for g in art.glyphs if g.kind not in SIGNS}
        assert len(sizes) <= 1
        assert min(sizes, default=9) >= least, "large enough all the same"


@every_picture
def test_nothing_is_drawn_closer_than_three_units_to_an_edge(tile: str, rotation: int) -> None:
    for level in LEVELS:
        check_margins(draw(tile, rotation, level), SYMBOLS)


@every_picture
def test_signs_and_cuts_lie_on_their_terrain(tile: str, rotation: int) -> None:
    for level in LEVELS:
        signs_and_cuts_lie_on_their_terrain(tile, draw(tile, rotation, level))


def signs_and_cuts_lie_on_their_terrain(tile: str, art: TileArt) -> None:
    terrain = {region["id"]: region["terrain"] for region in ENTRIES[tile]["regions"]}
    homes = {"peak": "mountain", "wave": "water", "tuft": "pasture"}
    for glyph in art.glyphs:
        if glyph.kind in homes:
            (name,) = owner(art, (glyph.x, glyph.y))
            assert terrain[name] == homes[glyph.kind]
            reach = [
                find_nearest(line, (glyph.x, glyph.y))[0] for data in art.roads.values() for line in outlines(data)
            ]
            assert min(reach, default=99) > 6.5
    inks = {"mountain-light": "mountain", "water-light": "water", "field-light": "pasture"}
    for mark in art.marks:
        for start, _, end, _ in lens_points(mark.path):
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            assert {terrain[name] for name in owner(art, middle)} == {inks[mark.ink]}


@every_picture
def test_a_level_of_detail_shows_what_it_is_for(tile: str, rotation: int) -> None:
    for level in LEVELS:
        a_level_shows_what_it_is_for(tile, level, draw(tile, rotation, level))


def a_level_shows_what_it_is_for(tile: str, level: Level, art: TileArt) -> None:
    assert bool(art.marks) == (level == "L")
    assert not (level == "S" and "water-light" in art.markup), "no shores, and waves are glyphs"
    settled = {region for _, region in symbol_regions(tile)}
    for glyph in art.glyphs:
        if glyph.kind in ("peak", "wave"):
            (name,) = owner(art, (glyph.x, glyph.y))
            assert level != "S" or name not in settled
    if level == "M":
        by_region = [(g.kind, *owner(art, (g.x, g.y))) for g in art.glyphs if g.kind in ("peak", "wave")]
        assert all(by_region.count(drawn_kind) <= {"peak": 3, "wave": 4}[drawn_kind[0]] for drawn_kind in by_region)
    ET.fromstring(f"<svg>{art.markup}</svg>")
    assert {ref.removeprefix("g-") for ref in re.findall('href="#([^"]+)"', art.markup)} == {g.kind for g in art.glyphs}
    assert set(re.findall(r"var\(--t-([a-z-]+)\)", art.markup)) <= set(INKS)
    assert set(re.findall(r"var\(--([a-z])-", art.markup)) <= {"t", "s"}
    assert "#" not in art.markup.replace('href="#', "")
    assert not re.search("filter|mask|pattern|gradient|url", art.markup, re.IGNORECASE)


@every_picture
def test_roads_have_planks_exactly_where_they_cross_water(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    waters = {region["id"] for region in ENTRIES[tile]["regions"] if region["terrain"] == "water"}
    shore = [line for border in art.borders for line in outlines(border)]
    wet = [
        point
        for data in art.roads.values()
        for line in curves(data)
        for segment in line
        for point in (find_point(segment, step / 16) for step in range(1, 16))
        if owner(art, point) & waters and min(find_nearest(line, point)[0] for line in shore) > 1
    ]
    planks = re.findall(r'<path d="([^"]+)"[^>]*stroke="var\(--t-wood\)"', art.markup)
    assert bool(planks) == bool(wet)
    over = [line for data in planks for line in outlines(data)]
    for point in wet:
        assert min(find_nearest(line, point)[0] for line in over) < 0.8
    for line in over:
        assert all(owner(art, point) <= waters for point in line[2:-2])
    platform = any(len(road["edges"]) > 2 for road in ENTRIES[tile]["roads"]) and ENTRIES[tile]["center"] == "water"
    assert ("<circle" in art.markup) == platform


@every_picture
def test_a_road_with_one_exit_ends_under_its_barrel(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    for data in art.roads.values():
        (line, *more) = curves(data)
        if not more and line[-1][-1] not in MIDPOINTS:
            assert min(math.dist(line[-1][-1], art.anchors[n]) for n, _ in symbol_regions(tile) if "barrel" in n) < 1
            assert math.dist(line[-1][-1], CENTRE) == pytest.approx(14)


def test_a_lighthouse_stands_by_the_shore_of_its_water() -> None:
    for tile, rotation in TURNED:
        art = draw(tile, rotation)
        if "lighthouse1" in art.anchors:
            shore = [line for border in art.borders for line in outlines(border)]
            assert min(find_nearest(line, art.anchors["lighthouse1"])[0] for line in shore) <= 13


@every_picture
def test_the_same_tile_looks_the_same_everywhere(tile: str, rotation: int) -> None:
    for level in LEVELS:
        assert draw(tile, rotation, level) == draw_tile(tile, rotation + 4, level)
        assert (
            draw(tile, rotation, level).markup == draw(tile, rotation % count_turns(PRINTED.tiles[tile]), level).markup
        )


@pytest.mark.parametrize("tile", TILES)
def test_rotations_that_differ_are_drawn_separately(tile: str) -> None:
    for level in LEVELS:
        assert len({draw(tile, rotation, level).markup for rotation in range(4)}) == count_turns(PRINTED.tiles[tile])


def test_another_process_draws_the_same_bytes() -> None:
    program = "from games.isle_of_skye.art import draw; print(draw('b20', 2).markup + draw('b60', 1).markup)"
    assert print_elsewhere(program) == {draw("b20", 2).markup + draw("b60", 1).markup}
