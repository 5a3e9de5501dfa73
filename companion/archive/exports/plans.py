"""Plans and tracks with what lies on them, for the picture of a finished table."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

import msgspec

from companion.archive.exports.drawings import painted
from companion.archive.exports.grids import NAMED, whose
from companion.archive.finished import Ended
from games import registry
from games.core.art.palette import INKS, SEATS, SURFACES
from games.core.surface import Layout, PlanLayout, Space, Spot

LARGEST: Final = 640
"""Pixels: no plan is drawn higher."""
LARGEST_OWNED: Final = 420
"""Pixels: no plan of a seat is drawn higher."""
MOST_BESIDE: Final = 4
"""How many plans of seats are side by side."""
BETWEEN: Final = 32
PIECE: Final = 50
"""Units: the radius in which a piece is drawn."""
RAISED: Final = 0.3
"""How much higher than the piece below it a piece of a stack is, in radii of a spot."""


class _Shown(NamedTuple):
    layout: Layout
    pieces: Mapping[str, Sequence[Mapping[str, Any]]]
    seat: int | None


def plans_drawing(ended: Ended, top: int, width: int, margin: int) -> tuple[str, int]:
    """Return the plans and tracks of a table: everybody's below each other, each as wide as there is room, then those
    of seats side by side with their names; (markup, where it ends)."""
    shown = list(_shown(ended))
    if not shown:
        return "", top
    parts, y = [], float(top + BETWEEN)
    for row in [[one] for one in shown if one.seat is None] + _rows([one for one in shown if one.seat is not None]):
        markup, y = _row(ended, row, y, width, margin)
        parts.append(markup)
    ground = f'<rect y="{top}" width="{width}" height="{y - top:g}" fill="{SURFACES["sunk"].day}"/>'
    return ground + "".join(parts), round(y)


def _row(ended: Ended, row: list[_Shown], top: float, width: int, margin: int) -> tuple[str, float]:
    """Return plans side by side, those of seats with their names; (markup, where the next row begins)."""
    pictures = registry.game(ended.meta.id).assets().pieces
    colours = [seat.colour for seat in ended.seats]
    room = (width - 2 * margin - (len(row) - 1) * BETWEEN) / len(row)
    is_owned = row[0].seat is not None
    y = top + (NAMED if is_owned else 0)
    parts, lowest = [], y
    for n, (layout, pieces, seat) in enumerate(row):
        wide, high = layout.size
        scale = min(room / wide, (LARGEST_OWNED if is_owned else LARGEST) / high)
        x = margin + n * (room + BETWEEN) + (room - wide * scale) / 2
        markup = painted(f"{_printed(layout)}{_lying(layout, pieces, pictures, colours)}")
        parts.append(f'<g transform="translate({x:g} {y:g})scale({scale:g})">{markup}</g>')
        parts += [] if seat is None else [whose(ended.seats[seat], x, y, wide * scale)]
        lowest = max(lowest, y + high * scale)
    return "".join(parts), lowest + BETWEEN


def _rows(owned: list[_Shown]) -> list[list[_Shown]]:
    per_row = math.ceil(len(owned) / math.ceil(len(owned) / MOST_BESIDE)) if owned else 1
    return [owned[start : start + per_row] for start in range(0, len(owned), per_row)]


def _shown(ended: Ended) -> Iterable[_Shown]:
    own = msgspec.convert(ended.view.get("layouts", {}), dict[str, Layout])
    for surface in ended.view["surfaces"].values():
        if surface["kind"] in ("plan", "track"):
            layout = own.get(surface["layout"]) or registry.layouts_of(ended.meta.id).get(surface["layout"])
            if layout:
                pieces = surface["stacks" if surface["kind"] == "plan" else "pieces"]
                yield _Shown(layout, pieces, surface.get("seat"))


def _places(layout: Layout) -> Mapping[str, Spot | Space]:
    return layout.spots if isinstance(layout, PlanLayout) else layout.spaces


def _printed(layout: Layout) -> str:
    key = INKS["key"].day
    lines = ""
    for line in layout.lines if isinstance(layout, PlanLayout) else ():
        start, end = (_places(layout)[name] for name in line.ends)
        lines += f'<path d="M{start.x:g} {start.y:g}L{end.x:g} {end.y:g}" stroke="{key}" stroke-width="4"/>'
    circles = "".join(
        f'<circle cx="{ring.x:g}" cy="{ring.y:g}" r="{layout.spot:g}" fill="{SURFACES["card"].day}" stroke="{key}"'
        ' stroke-width="3"/>'
        for ring in _places(layout).values()
    )
    return layout.drawing + lines + circles


def _lying(
    layout: Layout,
    pieces: Mapping[str, Sequence[Mapping[str, Any]]],
    pictures: Mapping[str, str],
    colours: Sequence[str],
) -> str:
    """The pieces: those of a stack over each other, the lowest first; those of a space beside each other."""
    is_plan = isinstance(layout, PlanLayout)
    places = _places(layout)
    parts = []
    for name, stack in pieces.items():
        place = places[name]
        for n, piece in enumerate(reversed(stack)):
            beside = 0.0 if is_plan else (n - (len(stack) - 1) / 2) * layout.spot * 0.7
            raised = n * RAISED * layout.spot if is_plan else 0.0
            at = f"translate({place.x + beside:g} {place.y - raised:g})scale({layout.spot * 0.85 / PIECE:g})"
            is_read = not is_plan or n == len(stack) - 1
            parts.append(f'<g transform="{at}">{_piece(piece, pictures, colours, is_read)}</g>')
    return "".join(parts)


def _piece(piece: Mapping[str, Any], pictures: Mapping[str, str], colours: Sequence[str], is_read: bool) -> str:
    """One piece, with its value where it `is_read`: nothing lies on it."""
    seat = SEATS[colours[piece["seat"]]] if "seat" in piece else None
    colour = seat.fill.day if seat else INKS["key"].day
    tipped = ' transform="scale(1 .55)"' if piece.get("lying") else ""
    picture = f'<g color="{colour}"{tipped}>{pictures[piece["kind"]]}</g>'
    value = str(piece.get("value") or "")
    if not is_read or not value or piece.get("face_down"):
        return picture
    ink = seat.mark.day if seat else SURFACES["card"].day
    return picture + (
        f'<text y="17" font-family="Atkinson Hyperlegible Next" font-weight="700" font-size="48" fill="{ink}"'
        f' text-anchor="middle">{escape(value)}</text>'
    )
