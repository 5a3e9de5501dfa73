"""The picture of a finished table to share: its boards at the end, and everybody's points.

One SVG in the day palette, drawn from the phones' sheets. resvg turns it into a PNG in its own process. Fonts and
drawings lie beside the code; nothing is fetched from the network.
"""

import subprocess
import sys
from collections.abc import Mapping
from datetime import tzinfo
from functools import cache
from pathlib import Path
from threading import BoundedSemaphore
from typing import Final

from babel import Locale
from babel.dates import format_date
from django.conf import settings

from companion.archive.exports.drawings import read_drawings, stamp
from companion.archive.exports.grids import draw_grids
from companion.archive.exports.lettering import (
    BOLD,
    DISPLAY,
    SOFT_HYPHEN,
    draw_text,
    find_day_colour,
    measure_width,
    wrap_words,
)
from companion.archive.exports.plans import draw_plans
from companion.archive.finished import Ended, Standing
from companion.errors import TableBusy
from companion.runtime.connections import give_back_connection
from companion.runtime.recent import Recent
from companion.texts.languages import LANGUAGES, Language
from companion.texts.localization import format_sentence
from games.core.host import ADJUSTED

WIDTH: Final = 1200
MARGIN: Final = 48
ROW: Final = 84
COLUMN: Final = 92
TOTAL: Final = 150
GOAL: Final = 64
"""Side of a goal's picture, in pixels."""
NAME_SIZE: Final = 23
KIND_SIZE: Final = 21
FONTS: Final = Path(__file__).parent / "fonts"
PATIENCE_S: Final = 20
_pictures = Recent[str, bytes](8)
_rendering = BoundedSemaphore()
"""Limits rendering to one picture at a time, so that a core stays free for running games."""


def render_picture(ended: Ended, zone: tzinfo, language: Language) -> bytes:
    """Return the PNG, 1200 pixels wide and about 1000 to 2100 high.

    :raises TableBusy: too many other pictures are being rendered.
    """
    svg = draw_picture(ended, zone, language)
    give_back_connection()  # rendering may take long
    return _render_once(svg)


def draw_picture(ended: Ended, zone: tzinfo, language: Language) -> str:
    """Return the picture as SVG."""
    head, top = _draw_head(ended, zone, language)
    grids, middle = draw_grids(ended, top, WIDTH, MARGIN)
    plans, below = draw_plans(ended, middle, WIDTH, MARGIN, language)
    standings, height = _draw_standings(ended, below, language)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">'
        f'<rect width="{WIDTH}" height="{height}" fill="{find_day_colour("bg")}"/>{head}{grids}{plans}{standings}</svg>'
    )


def _render_once(svg: str) -> bytes:
    if png := _pictures.get(svg):
        return png
    if not _rendering.acquire(timeout=PATIENCE_S):
        raise TableBusy
    try:
        png = _pictures.get(svg) or _render(svg)  # another thread may have rendered it meanwhile
        _pictures.put(svg, png)
    except subprocess.TimeoutExpired:
        raise TableBusy from None
    finally:
        _rendering.release()
    return png


def _render(svg: str) -> bytes:
    command = [
        sys.executable,
        "-m",
        "companion.archive.exports.render",
        *([] if _has_all_letters(svg) else ["--all-fonts"]),
    ]
    finished = subprocess.run(  # noqa: S603  our own module, with our own files
        [*command, *_list_font_files()],
        input=svg.encode(),
        stdout=subprocess.PIPE,
        cwd=settings.BASE_DIR,
        timeout=PATIENCE_S,
        check=True,
    )
    return finished.stdout


@cache
def _list_font_files() -> list[str]:
    return [str(path) for path in sorted(FONTS.glob("*.ttf"))]


def _has_all_letters(svg: str) -> bool:
    """True if our own fonts have every letter. Loading the machine's fonts takes longer."""
    return _read_letters().issuperset(svg)


@cache
def _read_letters() -> frozenset[str]:
    return frozenset((FONTS / "letters.txt").read_text("utf-8"))


def _draw_head(ended: Ended, zone: tzinfo, language: Language) -> tuple[str, int]:
    """Return the header with game and date; (markup, bottom edge in pixels)."""
    title = ", ".join(filter(None, (ended.format_title(language), ended.format_edition(language))))
    date = format_date(ended.find_evening(zone), "full", locale=Locale.parse(LANGUAGES[language].locale, "-"))
    lines = [date, format_sentence("picture.players", {"n": len(ended.seats)}, language)]
    if ended.times.minutes:
        lines.append(format_sentence("picture.minutes", {"n": ended.times.minutes}, language))
    size = min(64.0, (WIDTH - 2 * MARGIN) / (max(1, len(title)) * 0.5))
    return draw_text(MARGIN, 88, size, title, DISPLAY) + draw_text(MARGIN, 134, 30, " · ".join(lines), ink="ink2"), 168


def _draw_standings(ended: Ended, top: int, language: Language) -> tuple[str, int]:
    """Return the table of points by kind and in total, best first, with its double rule; (markup, bottom edge in
    pixels)."""
    parts = [
        f'<path d="M0 {top + 1.5}H{WIDTH}" stroke="{find_day_colour("ink")}" stroke-width="3"/>',
        f'<path d="M0 {top + 9}H{WIDTH}" stroke="{find_day_colour("ink")}" stroke-width="2" opacity=".55"/>',
    ]
    points = [ended.view["seats"][str(seat)].get("by_category", {}) for seat in range(len(ended.seats))]
    heads = _list_heads(ended, points)
    right = WIDTH - MARGIN - 20 - TOTAL
    columns = {kind: right - COLUMN * (len(heads) - 1 - n) for n, kind in enumerate(heads)}
    legend, y = _draw_legend(ended, heads, top + 40, language)
    kinds, y = _draw_kinds(ended, heads, y, language)
    parts += [legend, kinds]
    parts += [f'<g transform="translate({x - 40} {y - 6})">{heads[kind]}</g>' for kind, x in columns.items()]
    y += 48 if columns else 0
    room = min(columns.values(), default=right + COLUMN) - COLUMN - MARGIN - 74
    size = min(36.0, *(room / measure_width(seat.name) for seat in ended.seats))
    for seat, ended_seat in sorted(enumerate(ended.seats), key=lambda row: (row[1].rank, row[1].place)):
        parts.append(_draw_row(ended_seat, y, size, language))
        parts += [
            draw_text(x, y + 54, 32, _format_number(points[seat].get(kind)), BOLD, "ink2", "end")
            for kind, x in columns.items()
        ]
        y += ROW
    parts.append(draw_text(MARGIN, y + 50, 24, _describe_early_end(ended, language), ink="ink2"))
    parts.append(
        draw_text(WIDTH - MARGIN, y + 50, 24, format_sentence("app.name", {}, language), ink="ink2", anchor="end")
    )
    return "".join(parts), y + 82


def _describe_early_end(ended: Ended, language: Language) -> str:
    """Return the words that the game was ended early and what did not count then; empty if it was not."""
    if not ended.unfinished:
        return ""
    left_out = ended.view.get("early_end", {})
    texts = [("table.end_unfinished", {}), *([(left_out["code"], left_out.get("params", {}))] if left_out else [])]
    return " ".join(format_sentence(code, params, language) for code, params in texts)


def _list_heads(ended: Ended, points: list[dict[str, int]]) -> dict[str, str]:
    """Return the columns of the table: kind of points -> the drawing above its column, in a box of 40."""
    drawings = read_drawings(ended.meta.id)
    categories = drawings.categories if drawings else {}
    heads = {
        kind: f'<path transform="scale(1.7)" d="{categories[kind]}" fill="none"'
        f' stroke="{find_day_colour("ink2")}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
        for kind in ended.meta.categories
        if kind in categories
    }
    if heads and any(ADJUSTED in seat_points for seat_points in points):
        heads[ADJUSTED] = draw_text(40, 34, 36, "±", BOLD, "ink2", "end")
    return heads


def _draw_legend(ended: Ended, heads: Mapping[str, str], top: int, language: Language) -> tuple[str, int]:
    """Return the legend of the table's goals: mark, picture and name of each; (markup, bottom edge in pixels)."""
    drawings = read_drawings(ended.meta.id)
    goals: dict[str, str] = ended.view.get("goals", {})
    if drawings is None or not goals:
        return "", top
    room = (WIDTH - 2 * MARGIN) / len(goals)
    parts = [f"<defs>{drawings.goals}</defs>"]
    for n, (place, goal) in enumerate(goals.items()):
        x = MARGIN + n * room
        parts.append(f'<g transform="translate({x:g} {top + 12})">{heads.get(f"place_{place.lower()}", "")}</g>')
        parts.append(
            f'<use href="#{ended.meta.id}-goal-{goal}" x="{x + 48:g}" y="{top}" width="{GOAL}" height="{GOAL}"/>'
        )
        lines = wrap_words(format_sentence(f"{ended.meta.id}.{goal}", {}, language), room - GOAL - 68, NAME_SIZE)
        middle = top + GOAL / 2 + NAME_SIZE * 0.35 - (len(lines) - 1) * NAME_SIZE * 0.55
        parts += [
            draw_text(x + GOAL + 58, middle + at * NAME_SIZE * 1.1, NAME_SIZE, line, BOLD)
            for at, line in enumerate(lines)
        ]
    return "".join(parts), top + GOAL + 28


def _draw_kinds(ended: Ended, heads: Mapping[str, str], top: int, language: Language) -> tuple[str, int]:
    """Return the names of the columns that are no goals, each after its mark, in lines; (markup, bottom edge in
    pixels)."""
    goals = {f"place_{place.lower()}" for place in ended.view.get("goals", {})}
    kinds = [kind for kind in heads if kind not in goals]
    if not kinds:
        return "", top
    parts, x, y = [], float(MARGIN), top
    for kind in kinds:
        code = f"table.category_{kind}" if kind == ADJUSTED else f"{ended.meta.id}.category_{kind}"
        name = format_sentence(code, {}, language).replace(SOFT_HYPHEN, "")
        width = 48 + measure_width(name) * KIND_SIZE + 20
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, y = MARGIN, y + 40
        parts.append(f'<g transform="translate({x:g} {y})scale(.8)">{heads[kind]}</g>')
        parts.append(draw_text(x + 42, y + 25, KIND_SIZE, name, ink="ink2"))
        x += width
    return "".join(parts), y + 52


def _draw_row(standing: Standing, y: float, size: float, language: Language) -> str:
    """Return the row of one seat: shape, name with the colour's name below it, and points. The winner is framed and
    labelled.

    The colour's name identifies the seat if the fonts lack letters of the player's name. Every row has it, so all look
    alike.
    """
    won = standing.rank == 1
    lines = [format_sentence(f"colour.{standing.colour}", {}, language)]
    lines += [format_sentence("picture.winner", {}, language)] if won else []
    box = f'x="{MARGIN - 20}" y="{y + 5}" width="{WIDTH - 2 * MARGIN + 40}" height="{ROW - 10}" rx="14"'
    frame = (
        f'<rect {box} fill="{find_day_colour("card")}" stroke="{find_day_colour("ink")}" stroke-width="6"/>'
        f'<rect {box} fill="none" stroke="{find_day_colour("amber")}" stroke-width="3"/>'
        if won
        else f'<path d="M{MARGIN} {y + ROW}H{WIDTH - MARGIN}" stroke="{find_day_colour("rule")}" stroke-width="2"/>'
    )
    mark = f'<g transform="translate({MARGIN + 26} {y + ROW / 2})scale(2.2)">{stamp(standing.colour)}</g>'
    name = draw_text(MARGIN + 74, y + 46, size, standing.name, BOLD)
    words = draw_text(MARGIN + 74, y + 70, 20, ", ".join(lines), ink="ink2")
    return (
        frame
        + mark
        + name
        + words
        + draw_text(WIDTH - MARGIN - 20, y + 59, 56, _format_number(standing.score), DISPLAY, anchor="end")
    )


def _format_number(points: int | None) -> str:
    return "–" if points is None else str(points).replace("-", "−")
