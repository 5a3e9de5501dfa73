"""Progress boards for a TV: each track in one row, with few signs, and these large.

Above a space is what it asks for, below it its banner or the place of its bonus tile. Over the way to it are the points
of that step, under it the fee.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.glyph import draw_line, draw_shape
from games.core.art.palette import find_ink
from games.core.surface import TrackLayout
from games.isle_of_skye.art_goals import draw_glyph
from games.isle_of_skye.art_parts import draw_coin, translate
from games.isle_of_skye.expansions.journeyman.art import EMBLEMS, WALKER, draw_number
from games.isle_of_skye.expansions.journeyman.art_board import BRIDGE, build_space, draw_requirement, draw_tier_place
from games.isle_of_skye.expansions.journeyman.data import (
    BLANK_SPACES,
    TRACKS,
    Benefit,
    ProgressBoard,
    Requirement,
    Space,
    Track,
    TrackFacts,
    name_space,
)


class _Rows(NamedTuple):
    """How tracks are set out, in units of the drawing.

    - `step`: from space to space. `radius`: of a space. `row`: from track to track.
    - `first`: from the left edge to the start. `middle`: from the upper edge of a row to its spaces.
    - `after`: from the last space of the longest track to the right edge.
    """

    step: float
    radius: float
    row: float
    first: float
    middle: float
    after: float

    def find_point(self, track: Track, n: float) -> tuple[float, float]:
        """Return the middle of a space; between two spaces for half a number."""
        return self.first + n * self.step, TRACKS.index(track) * self.row + self.middle

    def build_layout(self, lengths: dict[Track, int], signs: str = "") -> TrackLayout:
        """Return the layout of tracks with so many spaces after the start."""
        wide = self.first + max(lengths.values()) * self.step + self.after
        spaces = {
            name_space(track, n): build_space(track, n, self.find_point(track, n))
            for track in TRACKS
            for n in range(lengths[track] + 1)
        }
        return TrackLayout(
            (wide, len(TRACKS) * self.row), self.radius, spaces, "".join(self._draw_grounds(wide)) + signs
        )

    def _draw_grounds(self, wide: float) -> Iterator[str]:
        """Yield the ground of each track and its emblem before the start."""
        for track in TRACKS:
            x, y = self.find_point(track, 0)
            yield (
                f'<rect x="6" y="{y - self.middle + 4:g}" width="{wide - 12:g}" height="{self.row - 8:g}" rx="18"'
                f' fill="{find_ink("road")}" stroke="{find_ink("key")}" stroke-width="2.4"/>'
            )
            yield translate(EMBLEMS[track], (x - self.radius + 6) / 2, y, 2)


_ROWS: Final = _Rows(step=120, radius=46, row=214, first=130, middle=108, after=112)
_BLANK: Final = _Rows(step=76, radius=37, row=116, first=112, middle=58, after=46)


@lru_cache(maxsize=16)
def _load_layout(encoded: bytes) -> TrackLayout:
    board = msgspec.json.decode(encoded, type=ProgressBoard)
    tracks = board.tracks.items()
    signs = "".join(sign for track, facts in tracks for sign in _draw_signs(track, facts))
    return _ROWS.build_layout({track: len(facts.spaces) for track, facts in tracks}, signs)


def build_tv_layout(board: ProgressBoard) -> TrackLayout:
    """Return the layout of a side of the progress board for a TV. Cached by its content."""
    return _load_layout(msgspec.json.encode(board))


def build_blank_tv_layout() -> TrackLayout:
    """Return the layout for a TV of three tracks of spaces without anything on them."""
    return _BLANK.build_layout(dict.fromkeys(TRACKS, BLANK_SPACES))


def _draw_signs(track: Track, facts: TrackFacts) -> Iterator[str]:
    """Yield what is printed around the spaces of a track."""
    for space in facts.spaces:
        x, y = _ROWS.find_point(track, space.n)
        half_way, _ = _ROWS.find_point(track, space.n - 0.5)
        yield translate(_draw_requirement(space.requirement), x, y - 74)
        if space.bridge_before:
            yield translate(BRIDGE, half_way, y)
        if space.vp_on_step:
            yield translate(_draw_points(space.vp_on_step), half_way, y - 40)
        if space.fee:
            yield translate(draw_coin(22) + translate(draw_number(space.fee), 0, 0, 1.8), half_way, y + 40)
        yield from _draw_below(space, x, y + 74)
    x, y = _ROWS.find_point(track, facts.loop.spaces[-1])
    yield translate(draw_line("M-16 0H16M-10-6L-16 0-10 6M10-6L16 0 10 6", 3), x + 80, y - 34, 1.4)
    yield translate(_draw_points(facts.loop.vp), x + 80, y + 10)


def _draw_requirement(need: Requirement) -> str:
    """Return what a space asks for, as large as the room allows; a distance has its tiles in rows of two."""
    if need.kind == "distance_min":
        squares = "".join(f"M{6 + 19 * (n % 2)} {-19 + 19 * (n // 2)}h17v17h-17z" for n in range(need.tiles))
        return draw_glyph("castle", -20, 0, 46) + translate(
            draw_shape(squares, "field", 1.8), 0, 1 if need.tiles > 2 else 10
        )
    return translate(draw_requirement(need), 0, 0, 1 if len(need.terrains) > 1 else 1.3)


def _draw_below(space: Space, x: float, y: float) -> Iterator[str]:
    signs = [_draw_banner(benefit, value) for benefit, value in (space.banner or {}).items()]
    signs += [translate(draw_tier_place(space.bonus_tier), 0, 0, 1.2)] if space.bonus_tier else []
    scale = 1 if len(signs) < 2 else 0.7
    for n, sign in enumerate(signs):
        yield translate(sign, x + (n - (len(signs) - 1) / 2) * 60, y, scale)


def _draw_points(value: int) -> str:
    return draw_shape("M-22-22H22V22H-22z", "white", 2.4) + translate(draw_number(value), 0, 0, 2.2)


def _draw_banner(benefit: Benefit, value: int) -> str:
    """Return a banner as wide as what it shows needs."""
    half = 46 if benefit == "move" else 30
    ground = draw_shape(f"M-{half}-28H{half}V16L0 28-{half} 16z", "field-light", 2.4)
    if benefit == "move":
        return ground + translate(WALKER.markup, -20, -4, 1.3) + translate(draw_number(value), 20, -4, 2.2)
    return (
        ground
        + (translate(draw_coin(24), 0, -2) if benefit == "gold" else "")
        + translate(draw_number(value), 0, -3, 2.2)
    )
