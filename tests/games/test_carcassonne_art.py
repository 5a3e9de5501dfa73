"""Carcassonne's tiles: drawings match tiles.json in every rotation and join without a seam."""

import gzip
import json
import math
import re
import xml.etree.ElementTree as ET
from functools import cache, partial
from importlib import resources

import pytest

from games.carcassonne.art import draw as draw_of
from games.carcassonne.art_glyphs import GLYPHS
from games.carcassonne.box import BASE
from games.carcassonne.game import load
from games.carcassonne.tiles import CITY, CLOISTER, FIELD, ROAD
from games.core.art import sheet
from games.core.art.geometry import CORNERS, MIDPOINTS, Point, find_nearest, flatten, rotate
from games.core.art.palette import INKS
from games.core.art.tile import Level, TileArt
from tests.games.art import check_margins, curves, just_inside, lens_points, outlines, owner, print_elsewhere
from tests.games.pictures import in_every_rotation

DATA = json.loads(resources.files("games.carcassonne").joinpath("data/tiles.json").read_text("utf-8"))
EDGES = ("N", "E", "S", "W")
HALF_EDGES = tuple(DATA["conventions"]["half_edge_order"])
LEVELS: tuple[Level, ...] = ("L", "M", "S")
TILES = tuple(BASE.laid)
TURNED = [(tile, rotation) for tile in TILES for rotation in range(4)]

draw_tile = partial(draw_of, BASE)
draw = cache(draw_tile)
every_picture = in_every_rotation(TILES)


def facts(tile: str) -> list[dict[str, object]]:
    return next(entry["segments"] for entry in DATA["tiles"] if entry["type"] == tile)


def terrain_near(art: TileArt, kinds: dict[str, str], point: Point) -> str:
    return kinds[next(iter(owner(art, point)))]


@every_picture
def test_regions_reach_the_edges_given_by_the_data(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    for segment in facts(tile):
        name = segment["id"]
        for edge in segment.get("edges", []):
            at = (EDGES.index(edge) + rotation) % 4
            alongs = (45, 50, 55) if segment["kind"] == "road" else (3, 20, 50, 80, 97)
            assert all(owner(art, just_inside(along, at, 0.4)) == {name} for along in alongs)
        for half in segment.get("half_edges", []):
            h = (HALF_EDGES.index(half) + 2 * rotation) % 8
            alongs = (3, 20, 42) if h % 2 == 0 else (58, 80, 97)
            assert all(owner(art, just_inside(along, h // 2, 0.4)) == {name} for along in alongs)


@every_picture
def test_the_terrain_of_an_edge_is_constant(tile: str, rotation: int) -> None:
    """City from corner to corner, or field with at most one road of fixed width in the middle."""
    art = draw(tile, rotation)
    kinds = {segment.id: segment.kind for segment in BASE.laid[tile][rotation].segments}
    for edge, terrain in enumerate(BASE.laid[tile][rotation].terrain):
        for along in range(1, 100):
            expected = CITY if terrain == CITY else ROAD if terrain == ROAD and 43.5 < along < 56.5 else FIELD
            (name,) = owner(art, just_inside(along, edge, 0.05))
            assert kinds[name] == expected


@every_picture
def test_regions_do_not_overlap_and_leave_no_gap(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    lines = [line for region in art.regions.values() for line in outlines(region)]
    hub = next(((g.x, g.y) for g in art.glyphs if g.kind == "hub"), None)
    for point in [(2.3 + 5 * i, 2.7 + 5 * j) for i in range(20) for j in range(20)]:
        if hub and math.dist(point, hub) < 12:
            assert not owner(art, point), "the disc of a crossing belongs to none of its roads"
        elif len(owner(art, point)) != 1:  # outlines are rounded to half units
            assert min(find_nearest(line, point)[0] for line in lines) <= 0.5, point


@every_picture
def test_borders_end_at_corners_and_roads_at_the_middle_of_edges(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    ends = set()
    for border in art.borders:
        (wall,) = curves(border)
        ends |= {wall[0][0], wall[-1][-1]}
        assert all(0 < x < 100 and 0 < y < 100 for x, y in flatten(wall)[1:-1])
    assert ends <= set(CORNERS)
    assert ends == set(art.wall_ends)
    for segment in BASE.laid[tile][rotation].segments:
        if segment.kind != ROAD:
            continue
        (road,) = curves(art.roads[segment.id])
        doors = {road[0][0], road[-1][-1]} & set(MIDPOINTS)
        assert doors == {MIDPOINTS[edge] for edge in segment.edges}
        assert all(0 < x < 100 and 0 < y < 100 for x, y in flatten(road)[1:-1])
        for edge in segment.edges:
            points = flatten(road) if road[0][0] == MIDPOINTS[edge] else flatten(road)[::-1]
            across, ahead = rotate(points[1], -edge)
            assert abs(across - 50) < 0.15 * ahead, "a road leaves its edge at a right angle"


@every_picture
def test_a_road_ends_where_the_data_say(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    inner = {"crossing": "hub", CLOISTER: "cloister", CITY: "gate"}
    for segment in BASE.laid[tile][rotation].segments:
        if segment.kind == ROAD and segment.ends_in:
            (glyph,) = (g for g in art.glyphs if g.kind == inner[segment.ends_in])
            left, top, right, bottom = GLYPHS[glyph.kind].body
            (road,) = curves(art.roads[segment.id])
            x, y = road[-1][-1]
            assert glyph.x + left <= x <= glyph.x + right
            assert glyph.y + top <= y <= glyph.y + bottom + 6.5
    kinds = [glyph.kind for glyph in art.glyphs]
    segments = BASE.laid[tile][rotation].segments
    assert kinds.count("hub") == any(s.ends_in == "crossing" for s in segments)
    assert kinds.count("gate") == any(s.ends_in == CITY for s in segments)
    assert kinds.count("cloister") == any(s.kind == CLOISTER for s in segments)
    assert kinds.count("pennant") == sum(s.pennant for s in segments)


@every_picture
def test_every_segment_has_an_anchor_of_its_own(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    kinds = {segment["id"]: segment["kind"] for segment in facts(tile)}
    assert list(art.anchors) == sorted(kinds)
    for name, anchor in art.anchors.items():
        assert owner(art, anchor) == {name}
        clear = {"field": 4.0, "city": 8.0}.get(str(kinds[name]), 0.0)
        lines = [line for data in (*art.borders, *art.roads.values()) for line in outlines(data)]
        reach = min((find_nearest(line, anchor)[0] for line in lines), default=math.inf)
        assert kinds[name] == "road" or reach > clear


@every_picture
def test_followers_on_one_tile_keep_apart(tile: str, rotation: int) -> None:
    points = list(draw(tile, rotation).anchors.values())
    nearest_pair = min((math.dist(a, b) for i, a in enumerate(points) for b in points[:i]), default=math.inf)
    # The fields beside a gate are so small that no point of them is farther from the road.
    assert nearest_pair >= (18 if tile in "ST" else 21.5)


def test_followers_on_two_roads_keep_apart_where_a_bridge_crosses() -> None:
    """The one on the bridge is in the middle."""
    box = load(("traders_builders",)).rules.box
    over, below = (draw_of(box, "TB", 0).anchors[road] for road in ("r0", "r1"))
    assert over == (50.0, 50.0)
    assert math.dist(over, below) >= 24


@every_picture
def test_nothing_is_drawn_closer_than_three_units_to_an_edge(tile: str, rotation: int) -> None:
    for level in LEVELS:
        check_margins(draw(tile, rotation, level), GLYPHS)


@every_picture
def test_cuts_of_a_city_are_in_it(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    cities = {segment.id for segment in BASE.laid[tile][rotation].segments if segment.kind == CITY}
    for mark in art.marks:
        if mark.ink == "city-light":
            middles = [
                (sum(x for x, _ in lens) / len(lens), sum(y for _, y in lens) / len(lens))
                for lens in lens_points(mark.path)
            ]
            assert all(owner(art, middle) & cities for middle in middles)


@every_picture
def test_houses_are_in_cities_and_trees_on_fields(tile: str, rotation: int) -> None:
    art = draw(tile, rotation)
    kinds = {segment.id: segment.kind for segment in BASE.laid[tile][rotation].segments}
    homes = {"house": CITY, "tree": FIELD, "pennant": CITY}
    checked = set()
    for glyph in art.glyphs:
        home = homes.get(glyph.kind.split("-")[0])
        if home:
            foot = (glyph.x, glyph.y + GLYPHS[glyph.kind].body[3] * glyph.scale - 1)
            assert terrain_near(art, kinds, foot) == terrain_near(art, kinds, (glyph.x, glyph.y)) == home
            checked |= owner(art, (glyph.x, glyph.y)) if home == CITY else set()
    assert checked == {name for name, kind in kinds.items() if kind == CITY}


@every_picture
def test_a_level_of_detail_shows_what_it_is_for(tile: str, rotation: int) -> None:
    for level in LEVELS:
        a_level_shows_what_it_is_for(tile, rotation, level)


def a_level_shows_what_it_is_for(tile: str, rotation: int, level: Level) -> None:
    full, art = draw(tile, rotation, "L"), draw(tile, rotation, level)
    segments = BASE.laid[tile][rotation].segments
    assert bool(art.marks) == (level == "L")
    assert (art.anchors, art.regions, art.borders, art.roads) == (full.anchors, full.regions, full.borders, full.roads)
    houses = sum(g.kind.startswith("house") for g in art.glyphs)
    if level == "M":
        assert houses == math.ceil(sum(g.kind.startswith("house") for g in full.glyphs) / 2)
    if level == "S":
        assert houses == sum(s.kind == CITY and not s.pennant for s in segments)
        assert not any(g.kind.startswith("tree") for g in art.glyphs)
        assert "stroke-dasharray" not in art.markup
    ET.fromstring(f"<svg>{art.markup}</svg>")
    assert {ref.removeprefix("g-") for ref in re.findall('href="#([^"]+)"', art.markup)} == {g.kind for g in art.glyphs}
    names = set(re.findall(r"var\(--t-([a-z-]+)\)", art.markup))
    assert names <= set(INKS)
    assert "#" not in art.markup.replace('href="#', "")


@every_picture
def test_the_same_tile_looks_the_same_everywhere(tile: str, rotation: int) -> None:
    assert draw(tile, rotation) == draw_tile(tile, rotation + 4)
    twin = rotation % BASE.turns[tile]
    assert draw(tile, rotation).markup == draw(tile, twin).markup
    if twin != rotation:
        assert draw(tile, rotation).regions.keys() == draw(tile, twin).regions.keys()


def test_another_process_draws_the_same_bytes() -> None:
    imports = "from games.carcassonne.art import draw; from games.carcassonne.box import BASE"
    program = f"{imports}; print(draw(BASE, 'N', 2).markup + draw(BASE, 'L', 1).markup)"
    assert print_elsewhere(program) == {draw("N", 2).markup + draw("L", 1).markup}


@pytest.mark.parametrize("tile", TILES)
def test_rotations_that_differ_are_drawn_separately(tile: str) -> None:
    pictures = {draw(tile, rotation).markup for rotation in range(4)}
    assert len(pictures) == BASE.turns[tile]


def test_unknown_tiles_and_levels_are_refused() -> None:
    with pytest.raises(KeyError):
        draw_tile("Z", 0)
    with pytest.raises(KeyError):
        draw_tile("A", 0, "XL")  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def sheets() -> dict[Level, str]:
    return {level: sheet.build_sprite_sheet("carcassonne", TILES, draw, level) for level in LEVELS}


@pytest.mark.parametrize(("level", "most"), [("S", 2_100), ("M", 40_000), ("L", 40_000)])
def test_a_sheet_is_small(sheets: dict[Level, str], level: Level, most: int) -> None:
    assert len(gzip.compress(sheets[level].encode(), 9, mtime=0)) <= most


def test_sheets_contain_every_tile_and_no_missing_reference(sheets: dict[Level, str]) -> None:
    glyphs = set(re.findall(' id="([^"]+)"', sheet.build_glyph_sheet(GLYPHS)))
    for level, markup in sheets.items():
        names = re.findall('<symbol id="([^"]+)"', markup)
        assert sorted(names) == sorted(f"carcassonne-{tile}-{rotation}-{level}" for tile, rotation in TURNED)
        assert set(re.findall('href="#([^"]+)"', markup)) <= glyphs | set(re.findall(' id="([^"]+)"', markup))
        assert len(set(re.findall("<symbol[^>]*>(.*?)</symbol>", markup))) < 96, "equal rotations are shared"
        ET.fromstring(markup)


def test_geometry_is_ready_for_json() -> None:
    places = sheet.build_geometry(TILES, draw)
    text = json.dumps(places, separators=(",", ":"))
    assert json.loads(text) == places
    assert len(gzip.compress(text.encode(), 9, mtime=0)) <= 4_000
    assert places["D"][1]["wall_ends"] == [[100.0, 0.0], [100.0, 100.0]]
    assert set(places["L"][2]["anchors"]) == {"c0", "f0", "f1", "f2", "r0", "r1", "r2"}
