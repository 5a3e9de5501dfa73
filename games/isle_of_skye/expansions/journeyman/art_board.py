"""Progress boards, drawn by ourselves: what is printed on a board where its spaces are known, and a blank one.

Spaces stand in rows that turn at their ends. Above a space is what it asks for, beside it what the step onto it costs
and gives, below it its banner or the place of its bonus tile.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

import msgspec

from games.core.art.glyph import draw_flat, draw_line, draw_shape
from games.core.art.palette import find_ink
from games.core.score import Place
from games.core.surface import Space as ShownSpace
from games.core.surface import TrackLayout
from games.core.text import Text
from games.isle_of_skye.art_goals import draw_area, draw_blob, draw_glyph
from games.isle_of_skye.art_parts import draw_coin, translate
from games.isle_of_skye.expansions.journeyman.art import EMBLEMS, WALKER, draw_number
from games.isle_of_skye.expansions.journeyman.data import (
    BLANK_SPACES,
    TRACKS,
    Benefit,
    ProgressBoard,
    Requirement,
    Space,
    Tier,
    Track,
    TrackFacts,
    name_space,
)
from games.isle_of_skye.expansions.journeyman.events import name_track

PER_ROW: Final = 7
_STEP: Final = 112.0
_ROW: Final = 220.0
_BLANK_ROW: Final = _STEP  # no nearer than beside each other, so that a row fits a phone
_MARGIN: Final = 74.0
_RADIUS: Final = 30.0
_BETWEEN: Final = 26.0
"""Units between two tracks."""


class _Board(NamedTuple):
    """How spaces are set out: by track, how many there are after the start, and the height of a row."""

    lengths: dict[Track, int]
    row: float

    def measure_top(self, track: Track) -> float:
        tracks_above = TRACKS[: TRACKS.index(track)]
        return sum(self.measure_height(track) + _BETWEEN for track in tracks_above)

    def measure_height(self, track: Track) -> float:
        return (self.lengths[track] // PER_ROW + 1) * self.row

    def find_middle(self, track: Track, n: int) -> tuple[float, float]:
        row, column = divmod(n, PER_ROW)
        column = PER_ROW - 1 - column if row % 2 else column
        lowered = 8.0 if self.row == _ROW else 0.0  # more is printed above a space than below it
        return _MARGIN + column * _STEP, self.measure_top(track) + (row + 0.5) * self.row + lowered

    def measure(self) -> tuple[float, float]:
        return 2 * _MARGIN + (PER_ROW - 1) * _STEP, self.measure_top(TRACKS[-1]) + self.measure_height(TRACKS[-1])


@lru_cache(maxsize=16)
def _load_layout(encoded: bytes) -> TrackLayout:
    return _draw_layout(msgspec.json.decode(encoded, type=ProgressBoard))


def build_layout(board: ProgressBoard) -> TrackLayout:
    """Return what is printed on a side of the progress board. Cached by its content."""
    return _load_layout(msgspec.json.encode(board))


def build_blank_layout() -> TrackLayout:
    """Return three tracks of spaces without anything on them."""
    spread = _Board(dict.fromkeys(TRACKS, BLANK_SPACES), _BLANK_ROW)
    spaces = {
        name_space(track, n): build_space(track, n, spread.find_middle(track, n))
        for track in TRACKS
        for n in range(BLANK_SPACES + 1)
    }
    return TrackLayout(spread.measure(), _RADIUS, spaces, "".join(_draw_starts(spread)))


def _draw_layout(board: ProgressBoard) -> TrackLayout:
    spread = _Board({track: len(board.tracks[track].spaces) for track in TRACKS}, _ROW)
    spaces: dict[Place, ShownSpace] = {}
    parts = list(_draw_starts(spread))
    for track in TRACKS:
        facts = board.tracks[track]
        spaces[name_space(track, 0)] = build_space(track, 0, spread.find_middle(track, 0))
        for previous, space in pairwise((None, *facts.spaces)):
            assert space
            words = build_space(track, space.n, spread.find_middle(track, space.n))
            asks, gives = tuple(_list_requirements(board, space)), tuple(_list_gains(facts, space))
            spaces[name_space(track, space.n)] = msgspec.structs.replace(words, asks=asks, gives=gives)
            parts += _draw_around(board, spread, track, space, previous is None or previous.segment != space.segment)
        parts.append(_draw_loop(spread, track, facts))
    return TrackLayout(spread.measure(), _RADIUS, spaces, "".join(parts))


def build_space(track: Track, n: int, at: tuple[float, float]) -> ShownSpace:
    """Return a space with its name and nothing on it; 0 is the start of a track."""
    code = "isle_of_skye.space_name" if n else "isle_of_skye.space_start"
    params = {"track": name_track(track)} | ({"n": n} if n else {})
    return ShownSpace(*at, Text(code, params), starts=not n)


# --- words ------------------------------------------------------------------------------------------------


def _list_requirements(board: ProgressBoard, space: Space) -> Iterator[Text]:
    """Yield what a space asks for, the price of a castle advancement, and its fee."""
    need = space.requirement
    tile = describe_requirement(need)
    price = board.castle_costs[str(space.segment)]
    yield tile if need.kind == "castle" else Text("isle_of_skye.asks_or_castle", {"what": tile, "n": price})
    if space.fee:
        yield Text("isle_of_skye.asks_fee", {"n": space.fee})


def describe_requirement(need: Requirement, word: Literal["asks", "lacks"] = "asks") -> Text:
    """Return which tile fulfils a requirement; with `lacks` in fewer words."""
    match need.kind:
        case "distance_min":
            return Text(f"isle_of_skye.{word}_distance", {"n": need.tiles})
        case "completed_area":
            return Text(f"isle_of_skye.{word}_completed_{'_'.join(sorted(need.terrains))}")
        case "compass":
            return Text(f"isle_of_skye.{word}_side_{need.side.lower()}")
    return Text(f"isle_of_skye.symbol_{need.feature or need.kind}")


def _list_gains(facts: TrackFacts, space: Space) -> Iterator[Text]:
    if space.vp_on_step:
        yield Text("isle_of_skye.space_points", {"n": space.vp_on_step})
    for benefit, value in (space.banner or {}).items():
        yield Text(f"isle_of_skye.space_{BANNER_WORDS[benefit]}", {"n": value})
    if space.bonus_tier:
        yield Text("isle_of_skye.space_tier", {"tier": space.bonus_tier})
    if space.bridge_before:
        yield Text("isle_of_skye.space_bridge")
    if space.n in facts.loop.spaces:
        yield Text("isle_of_skye.space_loop", {"n": facts.loop.vp})


BANNER_WORDS: Final = {"vp": "round_points", "gold": "round_gold", "move": "move"}
"""The word for what a banner gives."""

# --- pictures ---------------------------------------------------------------------------------------------

BRIDGE: Final = draw_shape("M-13-15H13V15H-13z", "wood", 2.4)


def _draw_starts(spread: _Board) -> Iterator[str]:
    """Yield the ground of each track and the emblem over its start."""
    width, _ = spread.measure()
    for track in TRACKS:
        top, (x, y) = spread.measure_top(track), spread.find_middle(track, 0)
        yield (
            f'<rect x="8" y="{top + 6:g}" width="{width - 16:g}" height="{spread.measure_height(track) - 12:g}" rx="18"'
            f' fill="{find_ink("road")}" stroke="{find_ink("key")}" stroke-width="2.4"/>'
        )
        yield translate(EMBLEMS[track], x - 46, y)


def _draw_around(
    board: ProgressBoard, spread: _Board, track: Track, space: Space, starts_segment: bool
) -> Iterator[str]:
    """Yield what is printed around a space; `starts_segment`: a segment begins here, with its price."""
    x, y = spread.find_middle(track, space.n)
    to_x, to_y = spread.find_middle(track, space.n - 1)
    half_x, half_y = (x + to_x) / 2, (y + to_y) / 2
    turns = half_y != y
    if space.bridge_before:
        yield translate(BRIDGE, half_x, half_y)
    if starts_segment:
        price = translate(draw_coin(11) + draw_number(board.castle_costs[str(space.segment)]), 12, 0)
        yield translate(draw_glyph("castle", -12, 0, 26) + price, x - (46 if turns else 0), y - 88)
    yield translate(draw_requirement(space.requirement), x, y - 54)
    over, under = ((half_x, half_y - 19), (half_x, half_y + 21)) if not turns else ((x - 24, half_y), (x + 24, half_y))
    if space.vp_on_step:
        yield translate(_draw_points(space.vp_on_step), *over)
    if space.fee:
        yield translate(draw_coin(12) + draw_number(space.fee), *under)
    below = [draw_banner(benefit, value) for benefit, value in (space.banner or {}).items()]
    below += [draw_tier_place(space.bonus_tier)] if space.bonus_tier else []
    for at, markup in enumerate(below):
        yield translate(markup, x + (at - (len(below) - 1) / 2) * 52, y + 58)


def build_picture(markup: str) -> str:
    """Return what is printed on a space, around (0, 0), as an SVG document."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-42 -27 84 54">{markup}</svg>'


def draw_requirement(need: Requirement) -> str:
    """Return what a space asks for, around the origin."""
    match need.kind:
        case "distance_min":
            squares = "".join(f"M{6 + 12 * n - 6 * need.tiles}-5h10v10h-10z" for n in range(need.tiles))
            return draw_glyph("castle", -8 - 6 * need.tiles, 0, 30) + translate(draw_shape(squares, "field", 1.6), 6, 0)
        case "completed_area":
            several = len(need.terrains) > 1
            places = (-20, 20) if several else (0,)
            return "".join(
                _draw_completed_area(terrain, x, 17 if several else 24)
                for terrain, x in zip(need.terrains, places, strict=True)
            )
        case "compass":
            turn = {"N": 0, "E": 90, "S": 180, "W": 270}[need.side]
            rim = f'<circle r="20" fill="{find_ink("white")}" stroke="{find_ink("key")}" stroke-width="2.4"/>'
            return (
                rim + f'<g transform="rotate({turn})">{draw_flat("M0-17L9-2H-9z", "red")}{draw_line("M0-2V14", 4)}</g>'
            )
    return draw_glyph(need.feature or need.kind, 0, 0, 42)


_SIGNS: Final = {"mountain": ("mountain", "peak"), "water": ("water", "wave"), "pasture": ("field", "tuft")}


def _draw_completed_area(terrain: str, x: float, across: float) -> str:
    paint, sign = _SIGNS[terrain]
    return draw_area(paint, draw_blob(x, 0, across, 18)) + draw_glyph(sign, x, 0, 18)


def _draw_points(value: int) -> str:
    return draw_shape("M-13-13H13V13H-13z", "white", 2) + draw_number(value)


def draw_banner(benefit: Benefit, value: int) -> str:
    """Return a banner: the points of a round on white, gold on a coin, movement points beside a walker."""
    ground = draw_shape("M-24-22H24V14L0 24-24 14z", "field-light", 2.4)
    if benefit == "move":
        return ground + translate(WALKER.markup, -10, -3, 0.8) + translate(draw_number(value), 12, -3)
    return ground + translate((draw_coin(13) if benefit == "gold" else "") + draw_number(value, 3), 0, -3, 1.2)


def draw_tier_place(tier: Tier) -> str:
    """Return the place of a bonus tile, around the origin."""
    strokes = "".join(f"M{6 * n - 3 * (len(tier) - 1)}-7V7" for n in range(len(tier)))
    frame = (
        f'<path d="M-22-22H22V22H-22z" fill="{find_ink("stone")}" stroke="{find_ink("key")}" stroke-width="2.4"'
        ' stroke-dasharray="6 4"/>'
    )
    return frame + draw_line(strokes, 3)


def _draw_loop(spread: _Board, track: Track, facts: TrackFacts) -> str:
    """Return the arrow there and back at the end of a track, with its points."""
    last = facts.loop.spaces[-1]
    x, y = spread.find_middle(track, last)
    arrow = draw_line("M-16 0H16M-10-6L-16 0-10 6M10-6L16 0 10 6", 3)
    return translate(arrow, x - 16, y - 92) + translate(_draw_points(facts.loop.vp), x + 22, y - 92)
