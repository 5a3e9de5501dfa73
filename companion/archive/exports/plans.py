"""Drawing of plans and tracks with their pieces, for the picture of a finished table.

How far each seat came on a track of its own is said in words.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

import msgspec

from companion.archive.exports.drawings import paint
from companion.archive.exports.grids import NAMED, draw_owner_label
from companion.archive.exports.lettering import DISPLAY, draw_text, measure_width
from companion.archive.finished import Ended
from companion.texts.languages import Language
from companion.texts.localization import format_sentence
from games import registry
from games.core.art.layouts import draw_layout_markup, find_radius, list_places
from games.core.art.palette import INKS, SEATS, SURFACES
from games.core.art.pieces import SHAPES
from games.core.assets import Assets, PieceParts
from games.core.surface import Layout, PlanLayout, Spot, TrackLayout

LARGEST: Final = 640
"""Largest height of a plan, in pixels."""
LARGEST_OWNED: Final = 420
"""Largest height of a seat's plan, in pixels."""
MOST_BESIDE: Final = 4
"""Largest number of seats' plans side by side."""
BETWEEN: Final = 32
PIECE: Final = 50
"""Radius of a piece's drawing, in units."""
MOST_ENLARGED: Final = 1.3
"""Largest factor by which a numbered stack is enlarged, if there is room."""
RAISED: Final = 0.3
"""Vertical distance of neighbouring pieces of a stack, in radii of a spot."""


PROGRESS: Final = 52
"""Height of the line about a seat's track, in pixels."""
OWNER: Final = 0.3
"""Part of that line for the owner's name."""


class _Plan(NamedTuple):
    layout: Layout
    pieces: Mapping[str, Sequence[Mapping[str, Any]]]
    seat: int | None


def draw_plans(ended: Ended, top: int, width: int, margin: int, language: Language) -> tuple[str, int]:
    """Return the plans and tracks of a table; (markup, bottom edge in pixels).

    Shared ones are below each other, as wide as they fit. Those of seats follow side by side with their names, then a
    line for each seat's own track.
    """
    all_plans = list(_list_plans(ended))
    if not all_plans:
        return "", top
    tracks = [plan for plan in all_plans if plan.seat is not None and isinstance(plan.layout, TrackLayout)]
    plans = [plan for plan in all_plans if plan not in tracks]
    parts, y = [], float(top + BETWEEN)
    for row in [[plan] for plan in plans if plan.seat is None] + _list_rows(
        [plan for plan in plans if plan.seat is not None]
    ):
        markup, y = _draw_row(ended, row, y, width, margin)
        parts.append(markup)
    for track in tracks:
        parts.append(_draw_progress(ended, track, y, width - 2 * margin, margin, language))
        y += PROGRESS
    y += BETWEEN if tracks and not plans else 0
    ground = f'<rect y="{top}" width="{width}" height="{y - top:g}" fill="{SURFACES["sunk"].day}"/>'
    return ground + "".join(parts), round(y)


def _draw_row(ended: Ended, row: list[_Plan], top: float, width: int, margin: int) -> tuple[str, float]:
    """Return plans side by side, those of seats with their names; (markup, top of the next row in pixels)."""
    assets = registry.find_game(ended.meta.id).assets()
    colours = [seat.colour for seat in ended.seats]
    room = (width - 2 * margin - (len(row) - 1) * BETWEEN) / len(row)
    is_owned = row[0].seat is not None
    y = top + (NAMED if is_owned else 0)
    parts, lowest = [], y
    for n, (layout, pieces, seat) in enumerate(row):
        wide, high = layout.size
        scale = min(room / wide, (LARGEST_OWNED if is_owned else LARGEST) / high)
        x = margin + n * (room + BETWEEN) + (room - wide * scale) / 2
        markup = paint(f"{draw_layout_markup(layout, pieces)}{_draw_pieces(layout, pieces, assets, colours)}")
        parts.append(f'<g transform="translate({x:g} {y:g})scale({scale:g})">{markup}</g>')
        parts += [] if seat is None else [draw_owner_label(ended.seats[seat], x, y, wide * scale)]
        lowest = max(lowest, y + high * scale)
    return "".join(parts), lowest + BETWEEN


def _draw_progress(ended: Ended, track: _Plan, top: float, room: float, margin: int, language: Language) -> str:
    """Return the owner of a track, and the names of the spaces where its pieces stand."""
    layout, pieces, seat = track
    assert seat is not None
    assert isinstance(layout, TrackLayout)
    assets = registry.find_game(ended.meta.id).assets()
    names = [
        format_sentence(space.name.code, space.name.params, language)
        for place, space in layout.spaces.items()
        if any(_shows_seat(assets, piece) for piece in pieces.get(place, ()))
    ]
    words, left = " · ".join(names), OWNER * room
    size = min(26.0, (room - left) / measure_width(words)) if words else 26.0
    owner = draw_owner_label(ended.seats[seat], margin, top + PROGRESS, left - BETWEEN)
    return owner + draw_text(margin + left, top + PROGRESS - 19, size, words)


def _shows_seat(assets: Assets, piece: Mapping[str, Any]) -> bool:
    """True if the piece is drawn in its seat's colour."""
    return "seat" in piece and "currentColor" in assets.pieces.get(str(piece["kind"]), "")


def _list_rows(plans: list[_Plan]) -> list[list[_Plan]]:
    per_row = math.ceil(len(plans) / math.ceil(len(plans) / MOST_BESIDE)) if plans else 1
    return [plans[start : start + per_row] for start in range(0, len(plans), per_row)]


def _list_plans(ended: Ended) -> Iterable[_Plan]:
    table_layouts = msgspec.convert(ended.view.get("layouts", {}), dict[str, Layout])
    for surface in ended.view["surfaces"].values():
        if surface["kind"] in ("plan", "track"):
            layout = table_layouts.get(surface["layout"]) or registry.find_layouts(ended.meta.id).get(surface["layout"])
            if layout:
                pieces = surface["stacks" if surface["kind"] == "plan" else "pieces"]
                yield _Plan(layout, pieces, surface.get("seat"))


def _draw_pieces(
    layout: Layout,
    pieces: Mapping[str, Sequence[Mapping[str, Any]]],
    assets: Assets,
    colours: Sequence[str],
) -> str:
    """Return the pieces. A stack is drawn bottom up, and pieces of one space lie side by side."""
    is_plan = isinstance(layout, PlanLayout)
    places = list_places(layout)
    parts = []
    for name, stack in pieces.items():
        place = places[name]
        if isinstance(place, Spot) and place.figure:
            parts.append(_draw_numbered(layout, name, place, stack, assets, colours))
            continue
        for n, piece in enumerate(reversed(stack)):
            beside = 0.0 if is_plan else (n - (len(stack) - 1) / 2) * layout.spot * 0.7
            raised = n * RAISED * layout.spot if is_plan else 0.0
            at = f"translate({place.x + beside:g} {place.y - raised:g})scale({layout.spot * 0.85 / PIECE:g})"
            is_uncovered = not is_plan or n == len(stack) - 1
            parts.append(f'<g transform="{at}">{_draw_piece(piece, assets, colours, is_uncovered)}</g>')
    return "".join(parts)


def _draw_numbered(
    layout: Layout,
    name: str,
    place: Spot,
    stack: Sequence[Mapping[str, Any]],
    assets: Assets,
    colours: Sequence[str],
) -> str:
    """Return a stack as a column with the printed figure in a badge: with open values, else numbered from the top."""
    scale = layout.spot / PIECE * min(MOST_ENLARGED, max(1, find_radius(layout, name) / (1.4 * layout.spot)))
    step = assets.parts.get(stack[0]["kind"], PieceParts()).step or PIECE / 2
    top = -(len(stack) - 1) * step / 2
    parts = []
    for n, piece in reversed([*enumerate(stack)]):
        parts.append(f'<g transform="translate(0 {top + n * step:g})">{_draw_piece(piece, assets, colours, False)}')
        is_open = bool(piece.get("value")) and not piece.get("face_down")
        parts.append(f"{_draw_number(piece, piece['value'] if is_open else n + 1, assets, colours)}</g>")
    badge = (
        f'<g transform="translate(62 {top - 32:g})"><circle r="26" fill="{SURFACES["card"].day}"'
        f' stroke="{INKS["key"].day}" stroke-width="5"/><text y="13" font-family="{DISPLAY}" font-weight="700"'
        f' font-size="38" fill="{INKS["key"].day}" text-anchor="middle">{escape(place.figure)}</text></g>'
    )
    return f'<g transform="translate({place.x:g} {place.y:g})scale({scale:g})">{"".join(parts)}{badge}</g>'


def _draw_number(piece: Mapping[str, Any], number: int, assets: Assets, colours: Sequence[str]) -> str:
    at = assets.parts.get(piece["kind"], PieceParts()).number
    if at is None:
        return ""
    x, y, size = at
    ink = SEATS[colours[piece["seat"]]].mark.day if "seat" in piece else SURFACES["card"].day
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="Atkinson Hyperlegible Next" font-weight="700"'
        f' font-size="{size * 10:g}" fill="{ink}" text-anchor="middle">{number}</text>'
    )


def _draw_piece(piece: Mapping[str, Any], assets: Assets, colours: Sequence[str], is_uncovered: bool) -> str:
    """Return one piece with its seat's shape, and with its value if it `is_uncovered` (nothing lies on it)."""
    seat = SEATS[colours[piece["seat"]]] if "seat" in piece else None
    colour = seat.fill.day if seat else INKS["key"].day
    kind = str(piece["kind"])
    picture_name = f"{kind}_lying" if piece.get("lying") and f"{kind}_lying" in assets.pieces else kind
    tipped = ' transform="scale(1 .55)"' if piece.get("lying") and picture_name == kind else ""
    value = str(piece.get("value") or "")
    shows_value = is_uncovered and bool(value) and not piece.get("face_down")
    mark = ""
    if seat and picture_name in assets.parts and not shows_value:
        x, y, scale = assets.parts[picture_name].shape
        shape = SHAPES[seat.shape]
        mark = f'<path d="{shape}" fill="{seat.mark.day}" transform="translate({x:g} {y:g})scale({scale:g})"/>'
    picture = f'<g color="{colour}"{tipped}>{assets.pieces[picture_name]}{mark}</g>'
    if not shows_value:
        return picture
    ink = seat.mark.day if seat else SURFACES["card"].day
    return picture + (
        f'<text y="17" font-family="Atkinson Hyperlegible Next" font-weight="700" font-size="48" fill="{ink}"'
        f' text-anchor="middle">{escape(value)}</text>'
    )
