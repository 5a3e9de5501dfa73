"""Progress boards for a TV: each track in one row, with few signs, and these large.

Above a space is what it asks for, below it its banner or the place of its bonus tile. Over the way to it are the points
of that step, under it the fee.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.glyph import line, shape
from games.core.art.palette import ink
from games.core.surface import TrackLayout
from games.isle_of_skye.art_goals import put
from games.isle_of_skye.expansions.journeyman.art import EMBLEMS, WALKER, coin, number, translate
from games.isle_of_skye.expansions.journeyman.art_board import BRIDGE, named_space, requirement, tier_place
from games.isle_of_skye.expansions.journeyman.data import (
    BLANK_SPACES,
    TRACKS,
    Benefit,
    ProgressBoard,
    Requirement,
    Space,
    Track,
    TrackFacts,
    space_place,
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

    def at(self, track: Track, n: float) -> tuple[float, float]:
        """Return the middle of a space; between two spaces for half a number."""
        return self.first + n * self.step, TRACKS.index(track) * self.row + self.middle

    def layout(self, lengths: dict[Track, int], signs: str = "") -> TrackLayout:
        """Return the layout of tracks with so many spaces after the start."""
        wide = self.first + max(lengths.values()) * self.step + self.after
        spaces = {
            space_place(track, n): named_space(track, n, self.at(track, n))
            for track in TRACKS
            for n in range(lengths[track] + 1)
        }
        return TrackLayout((wide, len(TRACKS) * self.row), self.radius, spaces, "".join(self._grounds(wide)) + signs)

    def _grounds(self, wide: float) -> Iterator[str]:
        """Yield the ground of each track and its emblem before the start."""
        for track in TRACKS:
            x, y = self.at(track, 0)
            yield (
                f'<rect x="6" y="{y - self.middle + 4:g}" width="{wide - 12:g}" height="{self.row - 8:g}" rx="18"'
                f' fill="{ink("road")}" stroke="{ink("key")}" stroke-width="2.4"/>'
            )
            yield translate(EMBLEMS[track], (x - self.radius + 6) / 2, y, 2)


_ROWS: Final = _Rows(step=120, radius=46, row=214, first=130, middle=108, after=112)
_BLANK: Final = _Rows(step=76, radius=37, row=116, first=112, middle=58, after=46)


@lru_cache(maxsize=16)
def _layout(encoded: bytes) -> TrackLayout:
    board = msgspec.json.decode(encoded, type=ProgressBoard)
    tracks = board.tracks.items()
    signs = "".join(sign for track, facts in tracks for sign in _signs(track, facts))
    return _ROWS.layout({track: len(facts.spaces) for track, facts in tracks}, signs)


def tv_layout(board: ProgressBoard) -> TrackLayout:
    """Return the layout of a side of the progress board for a TV. Cached by its content."""
    return _layout(msgspec.json.encode(board))


def blank_tv_layout() -> TrackLayout:
    """Return the layout for a TV of three tracks of spaces without anything on them."""
    return _BLANK.layout(dict.fromkeys(TRACKS, BLANK_SPACES))


def _signs(track: Track, facts: TrackFacts) -> Iterator[str]:
    """Yield what is printed around the spaces of a track."""
    for space in facts.spaces:
        x, y = _ROWS.at(track, space.n)
        half_way, _ = _ROWS.at(track, space.n - 0.5)
        yield translate(_requirement(space.requirement), x, y - 74)
        if space.bridge_before:
            yield translate(BRIDGE, half_way, y)
        if space.vp_on_step:
            yield translate(_points(space.vp_on_step), half_way, y - 40)
        if space.fee:
            yield translate(coin(22) + translate(number(space.fee), 0, 0, 1.8), half_way, y + 40)
        yield from _below(space, x, y + 74)
    x, y = _ROWS.at(track, facts.loop.spaces[-1])
    yield translate(line("M-16 0H16M-10-6L-16 0-10 6M10-6L16 0 10 6", 3), x + 80, y - 34, 1.4)
    yield translate(_points(facts.loop.vp), x + 80, y + 10)


def _requirement(need: Requirement) -> str:
    """Return what a space asks for, as large as the room allows; a distance has its tiles in rows of two."""
    if need.kind == "distance_min":
        squares = "".join(f"M{6 + 19 * (n % 2)} {-19 + 19 * (n // 2)}h17v17h-17z" for n in range(need.tiles))
        return put("castle", -20, 0, 46) + translate(shape(squares, "field", 1.8), 0, 1 if need.tiles > 2 else 10)
    return translate(requirement(need), 0, 0, 1 if len(need.terrains) > 1 else 1.3)


def _below(space: Space, x: float, y: float) -> Iterator[str]:
    signs = [_banner(benefit, value) for benefit, value in (space.banner or {}).items()]
    signs += [translate(tier_place(space.bonus_tier), 0, 0, 1.2)] if space.bonus_tier else []
    scale = 1 if len(signs) < 2 else 0.7
    for n, sign in enumerate(signs):
        yield translate(sign, x + (n - (len(signs) - 1) / 2) * 60, y, scale)


def _points(value: int) -> str:
    return shape("M-22-22H22V22H-22z", "white", 2.4) + translate(number(value), 0, 0, 2.2)


def _banner(benefit: Benefit, value: int) -> str:
    """Return a banner as wide as what it shows needs."""
    half = 46 if benefit == "move" else 30
    ground = shape(f"M-{half}-28H{half}V16L0 28-{half} 16z", "field-light", 2.4)
    if benefit == "move":
        return ground + translate(WALKER.markup, -20, -4, 1.3) + translate(number(value), 20, -4, 2.2)
    return ground + (translate(coin(24), 0, -2) if benefit == "gold" else "") + translate(number(value), 0, -3, 2.2)
