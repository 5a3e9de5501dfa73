"""Text in pictures that the server renders: fonts, widths and line breaks."""

from typing import Final
from xml.sax.saxutils import escape

from games.core.art.palette import SURFACES

DISPLAY: Final = "Grenze"
TEXT: Final = "Atkinson Hyperlegible Next Medium"
BOLD: Final = "Atkinson Hyperlegible Next"
SOFT_HYPHEN: Final = "\u00ad"


def find_day_colour(surface: str) -> str:
    return SURFACES[surface].day


def draw_text(
    x: float, y: float, size: float, words: str, font: str = TEXT, ink: str = "ink", anchor: str = "start"
) -> str:
    """Return the markup of a text at a point, in pixels."""
    weight = 500 if font == TEXT else 700
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-weight="{weight}" font-size="{size:g}"'
        f' fill="{find_day_colour(ink)}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def wrap_words(words: str, room: float, size: float) -> list[str]:
    """Return the text in lines of at most `room` pixels. A word that is too long breaks at its soft hyphens."""
    lines = [""]
    for word in words.split(" "):
        unhyphenated = word.replace(SOFT_HYPHEN, "")
        pieces = [unhyphenated] if measure_width(unhyphenated) * size <= room else word.split(SOFT_HYPHEN)
        for n, piece in enumerate(pieces):
            joint = "" if n or not lines[-1] else " "
            if lines[-1] and measure_width(lines[-1] + joint + piece) * size > room:
                lines[-1] += "-" * bool(n)
                lines.append(piece)
            else:
                lines[-1] += joint + piece
    return lines


def measure_width(words: str) -> float:
    """Return an upper bound of a name's width, in em. Letters of other scripts count as wide as high."""
    return sum(
        1.0 if letter > "\u024f" else 0.95 if letter in "MWmw@%" else 0.68 if letter.isupper() else 0.6
        for letter in words
    )
