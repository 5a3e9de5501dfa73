"""The drawing library: colours, notation, cuts, pieces, sheets."""

import math
import re
import xml.etree.ElementTree as ET

import pytest
from msgspec.structs import replace

from games.carcassonne.art_glyphs import GLYPHS
from games.core.art import pieces, sheet, svg
from games.core.art.geometry import (
    CORNERS,
    join,
)
from games.core.art.grain import Grain
from games.core.art.marks import draw_cuts
from games.core.art.palette import INKS, SEATS, SURFACES, find_ink, find_seat_ink
from games.core.art.sampling import (
    SAMPLES,
)
from games.core.art.tile import Level, TileArt
from games.registry import GAMES
from tests.games.art import contrast, lens_points, luminance

BEND = ((100.0, 50.0), (69.0, 50.0), (50.0, 69.0), (50.0, 100.0))


class TestPalette:
    @pytest.mark.parametrize(
        ("name", "day", "lamp"),
        [
            ("field", 0.50, 0.15),
            ("city", 0.29, 0.09),
            ("water", 0.30, 0.10),
            ("mountain", 0.17, 0.05),
        ],
    )
    def test_terrains_differ_in_lightness(self, name: str, day: float, lamp: float) -> None:
        assert luminance(INKS[name].day) == pytest.approx(day, abs=0.006)
        assert luminance(INKS[name].lamp) == pytest.approx(lamp, abs=0.006)

    @pytest.mark.parametrize(
        ("seat", "shape", "day", "lamp"),
        [
            ("red", "square", 4.8, 3.7),
            ("blue", "disc", 5.7, 3.6),
            ("yellow", "triangle", 7.6, 8.4),
            ("green", "cross", 4.8, 3.5),
            ("coal", "kite", 13, 11),
            ("bone", "moon", 13, 12),
        ],
    )
    def test_a_seat_has_its_shape_and_a_visible_mark(self, seat: str, shape: str, day: float, lamp: float) -> None:
        assert SEATS[seat].shape == shape
        assert contrast(SEATS[seat].fill.day, SEATS[seat].mark.day) == pytest.approx(day, abs=0.55)
        assert contrast(SEATS[seat].fill.lamp, SEATS[seat].mark.lamp) == pytest.approx(lamp, abs=0.55)

    def test_each_shape_has_one_colour(self) -> None:
        assert sorted(seat.shape for seat in SEATS.values()) == sorted(pieces.SHAPES)

    @pytest.mark.parametrize(
        ("text", "day", "lamp"),
        [("ink", 12.3, 14.2), ("ink2", 6.1, 8.0), ("ok", 5.9, 8.6), ("bad", 6.0, 8.1), ("info", 7.0, 8.4)],
    )
    def test_text_is_legible_on_the_page(self, text: str, day: float, lamp: float) -> None:
        assert contrast(SURFACES[text].day, SURFACES["bg"].day) == pytest.approx(day, abs=0.06)
        assert contrast(SURFACES[text].lamp, SURFACES["bg"].lamp) == pytest.approx(lamp, abs=0.06)

    def test_all_values_are_colours(self) -> None:
        inks = [*INKS.values(), *SURFACES.values()]
        inks += [value for seat in SEATS.values() for value in (seat.fill, seat.mark, seat.line)]
        assert all(re.fullmatch("#[0-9A-F]{6}", colour) for ink in inks for colour in (ink.day, ink.lamp))

    def test_each_player_colour_has_a_name(self) -> None:
        assert (find_seat_ink("bone"), find_seat_ink("bone", "mark")) == ("var(--s-bone)", "var(--s-bone-mark)")
        with pytest.raises(KeyError):
            find_seat_ink("purple")

    def test_an_unknown_ink_is_refused(self) -> None:
        with pytest.raises(KeyError):
            find_ink("fields")


class TestNotation:
    @pytest.mark.parametrize(
        ("value", "step", "text"),
        [
            (0.2, 0.5, "0"),
            (-0.2, 0.5, "0"),
            (0.5, 0.5, ".5"),
            (-0.5, 0.5, "-.5"),
            (12.0, 0.5, "12"),
            (1.7, 0.01, "1.7"),
        ],
    )
    def test_numbers_are_short(self, value: float, step: float, text: str) -> None:
        assert svg.format_number(value, step) == text

    def test_a_path_merges_what_is_straight(self) -> None:
        straight = ((0.0, 0.0), (0.0, 10.0), (0.0, 20.0), (0.0, 30.0))
        assert svg.format_path((straight, ((0.0, 30.0), (0.0, 50.0)), ((0.0, 50.0), (20.0, 50.0)))) == "M0 0V50H20"
        there_and_back = (((0.0, 0.0), (9.0, 0.0)), ((9.0, 0.0), (3.0, 0.0)))
        assert svg.format_path(there_and_back) == "M0 0H9H3"

    def test_a_closed_path_leaves_its_last_line_to_the_z(self) -> None:
        corners = CORNERS
        square = join(((a, b) for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)))
        assert svg.format_path(square, closed=True) == "M0 0H100V100H0Z"
        assert svg.format_path(square[:2], closed=True) == "M0 0H100V100Z"
        assert svg.format_path((BEND,)) == "M100 50C69 50 50 69 50 100"

    def test_glyphs_are_used_at_a_place(self) -> None:
        assert svg.draw_use("g-gate", (50.0, 27.0)) == '<use href="#g-gate" x="50" y="27"/>'
        assert (
            svg.draw_use("g-gate", (50.0, 27.0), 1.2) == '<use href="#g-gate" transform="translate(50 27)scale(1.2)"/>'
        )


class TestMarks:
    def test_cuts_follow_the_nearest_line(self) -> None:
        upright = ((50.0, 0.0), (50.0, 100.0))
        places = [(20.0, 30.0), (80.0, 70.0)]
        for start, _, end, _ in lens_points(draw_cuts(places, [upright], Grain("m"), 11, 1.8)):
            assert abs(math.atan2(end[0] - start[0], end[1] - start[1])) % math.pi == pytest.approx(0, abs=0.3) or (
                abs(end[0] - start[0]) < 0.3 * abs(end[1] - start[1])
            )

    def test_cuts_may_be_turned_from_the_line(self) -> None:
        upright = ((50.0, 0.0), (50.0, 100.0))
        ((start, _, end, _),) = lens_points(draw_cuts([(20.0, 30.0)], [upright], Grain("m"), 11, 1.8, tilt=math.pi / 2))
        assert abs(end[1] - start[1]) < 0.3 * abs(end[0] - start[0])

    def test_without_a_line_cuts_lie_level(self) -> None:
        ((start, _, end, _),) = lens_points(draw_cuts([(50.0, 50.0)], [], Grain("m"), 11, 1.8))
        assert abs(end[1] - start[1]) < 0.3 * abs(end[0] - start[0])

    def test_no_cut_comes_near_the_edge(self) -> None:
        data = draw_cuts(SAMPLES, [], Grain("m"), 11, 1.8)
        points = [point for lens in lens_points(data) for point in lens]
        assert min(min(p) for p in points) >= 3
        assert max(max(p) for p in points) <= 97


class TestPieces:
    def test_a_lying_peg_is_the_standing_one_with_its_head_to_the_west(self) -> None:
        upright, lying = pieces.draw_peg("disc"), pieces.draw_peg("disc", lying=True)
        assert upright != lying
        assert "translate(0 6.6)" in upright
        assert "translate(6.6)" in lying

    @pytest.mark.parametrize("shape", pieces.SHAPES)
    def test_colours_are_the_seats(self, shape: str) -> None:
        for markup in (pieces.draw_stamp(shape), pieces.draw_peg(shape), pieces.draw_peg(shape, lying=True)):
            assert "var(--seat)" in markup
            assert "#" not in markup
        assert "var(--seat-mark)" in pieces.draw_peg(shape)

    def test_an_unknown_shape_is_refused(self) -> None:
        with pytest.raises(KeyError):
            pieces.draw_stamp("star")


def paint_tile(tile: str, rotation: int, level: Level) -> TileArt:
    """Return a drawing of a painter whose tile looks the same after half a turn."""
    return TileArt(
        ground="field",
        regions={"f0": "M0 0H100V100H0Z"},
        borders=(),
        marks=(),
        roads={},
        glyphs=(),
        anchors={"f0": (50.0, 50.0)},
        wall_ends=((0.0, 0.0),),
        layers=(f"<g>{tile}{rotation % 2}{level}</g>",),
    )


class TestSheets:
    def test_equal_rotations_share_their_drawing(self) -> None:
        root = ET.fromstring(sheet.build_sprite_sheet("game", ["P", "Q"], paint_tile, "M"))
        symbols = {symbol.get("id"): symbol for symbol in root}
        assert sorted(symbols) == [f"game-{t}-{r}-M" for t in "PQ" for r in range(4)]
        assert all(symbol.get("viewBox") == "0 0 100 100" for symbol in symbols.values())
        twin = symbols["game-P-2-M"][0]
        assert twin.get("href") == "#game-P-0-M"
        assert symbols["game-Q-1-M"][0].text == "Q1M"

    def test_a_repeated_layer_is_defined_once(self) -> None:
        data = ["".join(f"M{n} {i}V9" for i in range(60)) for n in range(4)]
        long, lone, repeated_path, other = (f'<path d="{path}"/>' for path in data)
        pair = repeated_path + other

        def painter(tile: str, rotation: int, level: Level) -> TileArt:
            own_layer = lone if (tile, rotation) == ("Q", 3) else long
            return replace(paint_tile(tile, rotation, level), layers=(own_layer, pair, f"<g>{tile}{rotation}</g>"))

        markup = sheet.build_sprite_sheet("some_game", ["P", "Q"], painter, "L")
        assert [markup.count(path) for path in data] == [1, 1, 1, 1]
        root = ET.fromstring(markup)
        assert [(part.tag.split("}")[1], part.get("id")) for part in root[0]] == [("path", "sgL0"), ("g", "sgL1")]
        symbols = {symbol.get("id"): symbol for symbol in root[1:]}
        assert {symbol[-1].text for symbol in symbols.values()} == {f"{t}{r}" for t in "PQ" for r in range(4)}
        for name, symbol in symbols.items():
            assert [part.get("href") for part in symbol[:-1]] == [
                None if name == "some_game-Q-3-L" else "#sgL0",
                "#sgL1",
            ]

    def test_a_sheet_of_one_tile_is_self_contained(self) -> None:
        layer = f'<path d="{"M0 0V9" * 90}"/>'

        def painter(tile: str, rotation: int, level: Level) -> TileArt:
            return replace(paint_tile(tile, rotation, level), layers=(layer, f"<g>{rotation}</g>"))

        markup = sheet.build_sprite_sheet("game", ["own"], painter, "S")
        assert re.findall(' id="([^"]+)"', markup) == [f"game-own-{rotation}-S" for rotation in range(4)]

    def test_the_glyph_sheet_contains_all_symbols(self) -> None:
        markup = sheet.build_glyph_sheet(GLYPHS)
        root = ET.fromstring(markup)
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        expected = {f"g-{kind}" for kind in GLYPHS} | {f"seat-{shape}" for shape in pieces.SHAPES}
        expected |= {f"peg-{shape}{lying}" for shape in pieces.SHAPES for lying in ("", "-lying")}
        assert ids == expected
        assert len(markup) <= 27_000

    def test_colours_are_variables_only(self) -> None:
        markup = sheet.build_glyph_sheet(GLYPHS)
        paints = set(re.findall(r'(?:fill|stroke)="([^"]*)"', markup))
        names = {name for paint in paints for name in re.findall(r"--t-([a-z-]+)", paint)}
        assert names <= set(INKS)
        assert all(paint == "none" or paint.startswith("var(--") for paint in paints)

    def test_geometry_lists_the_rotations(self) -> None:
        places = sheet.build_geometry(["P"], paint_tile)
        assert len(places["P"]) == 4
        assert places["P"][3] == {
            "anchors": {"f0": [50.0, 50.0]},
            "regions": {"f0": "M0 0H100V100H0Z"},
            "wall_ends": [[0.0, 0.0]],
        }


def test_no_icon_of_a_kind_of_points_is_a_dash() -> None:
    """Beside a number it would be read as a minus."""
    icons = {name: icon for game in GAMES for name, icon in game.assets().categories.items()}
    assert [name for name, icon in icons.items() if re.fullmatch(r"M[\d. ]+H[\d. ]+", icon)] == []
