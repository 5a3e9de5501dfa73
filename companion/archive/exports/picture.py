"""The picture of a finished table to send to friends: its boards as they lay at the end, and who had how many points.

One SVG by day, drawn from the sheets of the phones' boards, made a PNG by resvg in a process of its own. Nothing in it
is asked of the network: fonts and drawings lie beside the code.
"""

import math
import subprocess
import sys
from collections.abc import Mapping
from datetime import tzinfo
from functools import cache, lru_cache
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any, Final, Literal, NamedTuple
from xml.sax.saxutils import escape

from babel.dates import format_date
from django.conf import settings

from companion.archive.exports.drawings import Drawings, drawings_of, peg, stamp, with_own
from companion.archive.exports.plans import plans_drawing
from companion.archive.finished import Ended, Standing
from companion.errors import TableBusy
from companion.texts.localization import Language, sentence
from games.core.art.palette import SURFACES
from games.core.host import ADJUSTED

WIDTH: Final = 1200
MARGIN: Final = 48
MOST_BOARD: Final = 1040
"""Pixels: the board's longer side never gets higher than this."""
LARGEST_CELL: Final = 150
BETWEEN: Final = 40
"""Pixels between boards."""
NAMED: Final = 56
"""Pixels over a board for the name of whom it is of."""
UNIT: Final = 100
ROW: Final = 84
COLUMN: Final = 92
TOTAL: Final = 150
GOAL: Final = 64
"""Pixels: the side of the picture of what scored."""
NAME_SIZE: Final = 23
SOFT_HYPHEN: Final = "\u00ad"
FONTS: Final = Path(__file__).parent / "fonts"
DISPLAY: Final = "Grenze"
TEXT: Final = "Atkinson Hyperlegible Next Medium"
BOLD: Final = "Atkinson Hyperlegible Next"
PIECE_SCALE: Final = {"S": 1.45, "M": 1.25, "L": 1.1}
LOCALES: Final[dict[Language, str]] = {"en": "en_GB", "de": "de_DE"}
PATIENCE_S: Final = 20
_rendering = BoundedSemaphore()
"""One picture at a time: the other core is for those who play."""
Level = Literal["L", "M", "S"]


def picture(ended: Ended, zone: tzinfo, language: Language) -> bytes:
    """The PNG, 1200 pixels wide and at most about 1900 high.

    :raises TableBusy: others are being made.
    """
    return _rendered(drawing(ended, zone, language))


def drawing(ended: Ended, zone: tzinfo, language: Language) -> str:
    """The picture as SVG."""
    head, top = _head(ended, zone, language)
    board, middle = _board(ended, top)
    plans, below = plans_drawing(ended, middle, WIDTH, MARGIN)
    standings, height = _standings(ended, below, language)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">'
        f'<rect width="{WIDTH}" height="{height}" fill="{_day("bg")}"/>{head}{board}{plans}{standings}</svg>'
    )


@lru_cache(maxsize=8)
def _rendered(svg: str) -> bytes:
    asked = [sys.executable, "-m", "companion.archive.exports.render", *([] if _is_known(svg) else ["--all-fonts"])]
    if not _rendering.acquire(timeout=PATIENCE_S):
        raise TableBusy
    try:
        done = subprocess.run(  # noqa: S603  our own module, with our own files
            [*asked, *_font_files()],
            input=svg.encode(),
            stdout=subprocess.PIPE,
            cwd=settings.BASE_DIR,
            timeout=PATIENCE_S,
            check=True,
        )
    except subprocess.TimeoutExpired:
        raise TableBusy from None
    finally:
        _rendering.release()
    return done.stdout


@cache
def _font_files() -> list[str]:
    return [str(path) for path in sorted(FONTS.glob("*.ttf"))]


def _is_known(svg: str) -> bool:
    """Whether our own fonts have all letters; looking through those of the machine takes longer."""
    return _letters().issuperset(svg)


@cache
def _letters() -> frozenset[str]:
    return frozenset((FONTS / "letters.txt").read_text("utf-8"))


def _day(surface: str) -> str:
    return SURFACES[surface].day


def _text(
    x: float, y: float, size: float, words: str, font: str = TEXT, ink: str = "ink", anchor: str = "start"
) -> str:
    weight = 500 if font == TEXT else 700
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-weight="{weight}" font-size="{size:g}"'
        f' fill="{_day(ink)}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def _head(ended: Ended, zone: tzinfo, language: Language) -> tuple[str, int]:
    """What was played and when; (markup, where it ends)."""
    title = ", ".join(filter(None, (ended.title(language), ended.edition(language))))
    date = format_date(ended.evening(zone), "full", locale=LOCALES[language])
    told = [date, sentence("picture.players", {"n": len(ended.seats)}, language)]
    if ended.times.minutes:
        told.append(sentence("picture.minutes", {"n": ended.times.minutes}, language))
    size = min(64.0, (WIDTH - 2 * MARGIN) / (max(1, len(title)) * 0.5))
    return _text(MARGIN, 88, size, title, DISPLAY) + _text(MARGIN, 134, 30, " · ".join(told), ink="ink2"), 168


class _Lying(NamedTuple):
    """A board that has tiles, the cells that they lie in, and whose it is where each seat has one."""

    board: dict[str, Any]
    seat: int | None
    left: int
    top: int
    columns: int
    rows: int


class _Spot(NamedTuple):
    """Where the upper left corner of a board is, and how wide the words over it may be, in pixels."""

    lying: _Lying
    x: float
    y: float
    room: float


def _board(ended: Ended, top: int) -> tuple[str, int]:
    """The boards that have tiles; (markup, where it ends)."""
    drawings = drawings_of(ended.meta.id)
    if drawings and ended.view.get("pieces"):
        drawings = with_own(drawings, ended.view["pieces"])
    lying = [_lying(board) for board in ended.view["surfaces"].values() if board.get("tiles")]
    if drawings is None or not lying:
        return "", top
    cell, spots, below = _spread(lying, top)
    level: Level = "L" if cell >= 96 else "M" if cell >= 56 else "S"
    parts = [
        f'<g transform="translate({at.x:g} {at.y:g})scale({cell / UNIT:g})'
        f'translate({-at.lying.left * UNIT} {-at.lying.top * UNIT})">{_tiles(drawings, at.lying.board, level)}'
        f"{_turrets(drawings, at.lying.board, level)}{_pieces(drawings, at.lying.board, ended.seats, level)}</g>"
        for at in spots
    ]
    parts += [_whose(ended.seats[at.lying.seat], at) for at in spots if at.lying.seat is not None]
    ground = f'<rect y="{top}" width="{WIDTH}" height="{below - top}" fill="{_day("sunk")}"/>'
    return f"<defs>{drawings.glyphs}{drawings.sheets[level]}</defs>{ground}{''.join(parts)}", below


def _spread(lying: list[_Lying], top: int) -> tuple[float, list[_Spot], int]:
    """Boards side by side in rows, all drawn equally large; (pixels per cell, where each is, where the last ends)."""
    per_row = math.ceil(math.sqrt(len(lying)))
    lines = [lying[start : start + per_row] for start in range(0, len(lying), per_row)]
    room = (WIDTH - 2 * MARGIN - (per_row - 1) * BETWEEN) / per_row
    named = NAMED if lying[0].seat is not None else 0
    beside = len(lines) * named + (len(lines) - 1) * BETWEEN
    rows = sum(max(one.rows for one in line) for line in lines)
    cell = min(LARGEST_CELL, room / max(one.columns for one in lying), (MOST_BOARD - beside) / rows)
    spots = []
    y: float = top + MARGIN
    for line in lines:
        y += named
        left = (WIDTH - len(line) * (room + BETWEEN) + BETWEEN) / 2
        for one in line:
            indent = (room - one.columns * cell) / 2
            spots.append(_Spot(one, left + indent, y, room - indent))
            left += room + BETWEEN
        y += max(one.rows for one in line) * cell + BETWEEN
    return cell, spots, math.ceil(y - BETWEEN + MARGIN)


def _lying(board: dict[str, Any]) -> _Lying:
    xs, ys = zip(*(_cell(place) for place in board["tiles"]), strict=True)
    return _Lying(board, board.get("seat"), min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def _whose(who: Standing, at: _Spot) -> str:
    """The shape and the name over a board."""
    size = min(32.0, (at.room - 44) / _width(who.name))
    mark = f'<g transform="translate({at.x + 16:g} {at.y - 28:g})scale(1.5)">{stamp(who.colour)}</g>'
    return mark + _text(at.x + 44, at.y - 18, size, who.name, BOLD)


def _tiles(drawings: Drawings, board: dict[str, Any], level: Level) -> str:
    cells = sorted((_cell(place), tile) for place, tile in board["tiles"].items()) if board["tiles"] else []
    return "".join(
        f'<use href="#{drawings.symbol(tile, level)}" x="{x * UNIT}" y="{y * UNIT}" width="{UNIT}" height="{UNIT}"/>'
        for (x, y), tile in cells
    )


def _turrets(drawings: Drawings, board: dict[str, Any], level: Level) -> str:
    if level == "S":
        return ""
    corners = {
        (y * UNIT + down, x * UNIT + right)
        for place, tile in board["tiles"].items()
        for x, y in [_cell(place)]
        for right, down in drawings.at(tile).get("wall_ends", ())
    }
    return "".join(f'<use href="#g-turret" x="{x:g}" y="{y:g}"/>' for y, x in sorted(corners))


def _pieces(drawings: Drawings, board: dict[str, Any], seats: tuple[Standing, ...], level: Level) -> str:
    placed = []
    for place, piece in board.get("pieces", {}).items():
        where, _, segment = place.partition("/")
        x, y = _cell(where)
        right, down = drawings.at(board["tiles"][where])["anchors"].get(segment, (50, 50))
        placed.append((y * UNIT + down, x * UNIT + right, piece))
    placed.sort(key=lambda one: one[:2])
    return "".join(
        f'<g transform="translate({x:g} {y:g})scale({PIECE_SCALE[level]})">'
        f"{peg(seats[piece['seat']].colour, bool(piece.get('lying')))}</g>"
        for y, x, piece in placed
    )


def _standings(ended: Ended, top: int, language: Language) -> tuple[str, int]:
    """The double rule, what scored at this table, and everybody's points by kind and in all, best first; (markup, where
    it ends)."""
    parts = [
        f'<path d="M0 {top + 1.5}H{WIDTH}" stroke="{_day("ink")}" stroke-width="3"/>',
        f'<path d="M0 {top + 9}H{WIDTH}" stroke="{_day("ink")}" stroke-width="2" opacity=".55"/>',
    ]
    points = [ended.view["seats"][str(seat)].get("by_category", {}) for seat in range(len(ended.seats))]
    heads = _heads(ended, points)
    right = WIDTH - MARGIN - 20 - TOTAL
    columns = {kind: right - COLUMN * (len(heads) - 1 - n) for n, kind in enumerate(heads)}
    legend, y = _legend(ended, heads, top + 40, language)
    parts += [legend]
    parts += [f'<g transform="translate({x - 40} {y - 6})">{heads[kind]}</g>' for kind, x in columns.items()]
    y += 48 if columns else 0
    room = min(columns.values(), default=right + COLUMN) - COLUMN - MARGIN - 74
    size = min(36.0, *(room / _width(who.name) for who in ended.seats))
    for seat, who in sorted(enumerate(ended.seats), key=lambda one: (one[1].rank, one[1].place)):
        parts.append(_row(who, y, size, language))
        parts += [
            _text(x, y + 54, 32, _number(points[seat].get(kind)), BOLD, "ink2", "end") for kind, x in columns.items()
        ]
        y += ROW
    foot = sentence("table.end_unfinished", {}, language) if ended.unfinished else ""
    parts.append(_text(MARGIN, y + 50, 24, foot, ink="ink2"))
    parts.append(_text(WIDTH - MARGIN, y + 50, 24, sentence("app.name", {}, language), ink="ink2", anchor="end"))
    return "".join(parts), y + 82


def _heads(ended: Ended, points: list[dict[str, int]]) -> dict[str, str]:
    """The kinds of points that have a column, with what stands over it, in a box of 40."""
    drawings = drawings_of(ended.meta.id)
    known = drawings.categories if drawings else {}
    heads = {
        kind: f'<path transform="scale(1.7)" d="{known[kind]}" fill="none" stroke="{_day("ink2")}" stroke-width="2"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
        for kind in ended.meta.categories
        if kind in known
    }
    if heads and any(ADJUSTED in one for one in points):
        heads[ADJUSTED] = _text(40, 34, 36, "±", BOLD, "ink2", "end")
    return heads


def _legend(ended: Ended, heads: Mapping[str, str], top: int, language: Language) -> tuple[str, int]:
    """Each goal of the table: what stands over its column, its picture and its name; (markup, where it ends)."""
    drawings = drawings_of(ended.meta.id)
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
        lines = _wrapped(sentence(f"{ended.meta.id}.{goal}", {}, language), room - GOAL - 68, NAME_SIZE)
        middle = top + GOAL / 2 + NAME_SIZE * 0.35 - (len(lines) - 1) * NAME_SIZE * 0.55
        parts += [
            _text(x + GOAL + 58, middle + at * NAME_SIZE * 1.1, NAME_SIZE, line, BOLD) for at, line in enumerate(lines)
        ]
    return "".join(parts), top + GOAL + 28


def _wrapped(words: str, room: float, size: float) -> list[str]:
    """The words in lines that have so much room; a word that is longer is broken at its soft hyphens."""
    lines = [""]
    for word in words.split(" "):
        whole = word.replace(SOFT_HYPHEN, "")
        pieces = [whole] if _width(whole) * size <= room else word.split(SOFT_HYPHEN)
        for n, piece in enumerate(pieces):
            joint = "" if n or not lines[-1] else " "
            if lines[-1] and _width(lines[-1] + joint + piece) * size > room:
                lines[-1] += "-" * bool(n)
                lines.append(piece)
            else:
                lines[-1] += joint + piece
    return lines


def _row(who: Standing, y: float, size: float, language: Language) -> str:
    """One seat: shape, name with the colour below it, and points; who won is framed and said. The colour tells who it
    is where the name is in letters that may be missing; every row has it, so that all rows are alike."""
    won = who.rank == 1
    said = [sentence(f"colour.{who.colour}", {}, language)]
    said += [sentence("picture.winner", {}, language)] if won else []
    box = f'x="{MARGIN - 20}" y="{y + 5}" width="{WIDTH - 2 * MARGIN + 40}" height="{ROW - 10}" rx="14"'
    frame = (
        f'<rect {box} fill="{_day("card")}" stroke="{_day("ink")}" stroke-width="6"/>'
        f'<rect {box} fill="none" stroke="{_day("amber")}" stroke-width="3"/>'
        if won
        else f'<path d="M{MARGIN} {y + ROW}H{WIDTH - MARGIN}" stroke="{_day("rule")}" stroke-width="2"/>'
    )
    mark = f'<g transform="translate({MARGIN + 26} {y + ROW / 2})scale(2.2)">{stamp(who.colour)}</g>'
    name = _text(MARGIN + 74, y + 46, size, who.name, BOLD)
    words = _text(MARGIN + 74, y + 70, 20, ", ".join(said), ink="ink2")
    return (
        frame + mark + name + words + _text(WIDTH - MARGIN - 20, y + 59, 56, _number(who.score), DISPLAY, anchor="end")
    )


def _number(points: int | None) -> str:
    return "–" if points is None else str(points).replace("-", "−")


def _width(words: str) -> float:
    """How wide a name is at most, in em: letters of other scripts are as wide as high."""
    return sum(
        1.0 if letter > "\u024f" else 0.95 if letter in "MWmw@%" else 0.68 if letter.isupper() else 0.6
        for letter in words
    )


def _cell(place: str) -> tuple[int, int]:
    x, y = place.split(",")
    return int(x), int(y)
