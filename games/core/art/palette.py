"""The colours: every token with its values in the light theme (`day`) and the dark theme (`lamp`).

The frontend's style sheet is written and checked against these tables; no picture holds a colour of its own.
"""

from typing import Final

import msgspec


class Ink(msgspec.Struct, frozen=True):
    """One token in both themes, each as `#RRGGBB`."""

    day: str
    lamp: str


class SeatInk(msgspec.Struct, frozen=True):
    """The colour of a player: the wood, the shape that belongs to it, the mark punched into it, its key line."""

    shape: str
    fill: Ink
    mark: Ink
    line: Ink


INKS: Final[dict[str, Ink]] = {
    "field": Ink("#B5C27A", "#62734A"),
    "field-light": Ink("#DCE2AC", "#869662"),
    "field-dark": Ink("#71854A", "#3D4A2D"),
    "city": Ink("#CD8248", "#7E4526"),
    "city-light": Ink("#E5AC74", "#A1663F"),
    "roof": Ink("#B5482F", "#7E2F22"),
    "roof-dark": Ink("#8E3524", "#5E2219"),
    "wall": Ink("#F6EDDA", "#D3C3A0"),
    "road": Ink("#F8EFDA", "#D9CAA6"),
    "water": Ink("#5F9DB0", "#2A6072"),
    "water-light": Ink("#B4D5D6", "#5A909C"),
    "mountain": Ink("#766E8B", "#3E3953"),
    "mountain-light": Ink("#C5BDCB", "#817994"),
    "mountain-dark": Ink("#524B68", "#2A2639"),
    "gold": Ink("#EDB02D", "#E3A62E"),
    "red": Ink("#C2452F", "#A93B29"),
    "rust": Ink("#B4622C", "#9A5226"),
    "wood": Ink("#B67A3E", "#8F5D2E"),
    "stone": Ink("#C6BFB2", "#9D968C"),
    "tree": Ink("#5F7A45", "#35492C"),
    "turf-light": Ink("#D9D2A0", "#3A3F45"),
    "turf": Ink("#C3CB94", "#2C3640"),
    "turf-dark": Ink("#AEBB82", "#222C38"),
    "white": Ink("#FFFAEC", "#EADDBF"),
    "key": Ink("#222A3D", "#0C0F18"),
}
"""The inks of tiles, glyphs and pieces: `--t-<name>`."""

SURFACES: Final[dict[str, Ink]] = {
    "bg": Ink("#F6EDDA", "#171B27"),
    "card": Ink("#FFF9EA", "#222939"),
    "sunk": Ink("#E9DEC3", "#0F131C"),
    "ink": Ink("#222A3D", "#F3E9D0"),
    "ink2": Ink("#5A5852", "#B9B09C"),
    "rule": Ink("#CBBD9B", "#3D465B"),
    "amber": Ink("#F2B632", "#FFC54D"),
    "on-amber": Ink("#222A3D", "#171B27"),
    "ok": Ink("#2B6541", "#7CC796"),
    "bad": Ink("#A3301E", "#FF9680"),
    "info": Ink("#245089", "#8FB8F2"),
}
"""Surfaces and text around the board. `on-amber` is the text on filled amber."""

_PAPER_MARK: Final = Ink("#FFFAEC", "#FFFAEC")
_INK_MARK: Final = Ink("#222A3D", "#222A3D")
_KEY: Final = INKS["key"]

SEATS: Final[dict[str, SeatInk]] = {
    "red": SeatInk("square", Ink("#C8402F", "#E0523C"), _PAPER_MARK, _KEY),
    "blue": SeatInk("disc", Ink("#2E62B8", "#4A82DC"), _PAPER_MARK, _KEY),
    "yellow": SeatInk("triangle", Ink("#F0B323", "#F5BE3A"), _INK_MARK, _KEY),
    "green": SeatInk("cross", Ink("#2F7D4F", "#35985B"), _PAPER_MARK, _KEY),
    "coal": SeatInk("kite", Ink("#2B2E37", "#343944"), _PAPER_MARK, Ink(_KEY.day, "#F3E9D0")),
    "pink": SeatInk("burst", Ink("#C2528E", "#D4649F"), _PAPER_MARK, _KEY),
    "bone": SeatInk("moon", Ink("#FBF4E2", "#F3E9D0"), _INK_MARK, _KEY),
}
"""The players' colours: `--seat`, `--seat-mark` and `--seat-line` where a seat is drawn."""


def find_ink(name: str) -> str:
    """Return the CSS value of a tile ink.

    >>> find_ink("field-light")
    'var(--t-field-light)'

    :raises KeyError: there is no such ink.
    """
    if name not in INKS:
        raise KeyError(name)
    return f"var(--t-{name})"


def find_seat_ink(colour: str, part: str = "") -> str:
    """Return the CSS value of a player's colour, or of the `mark` on it, wherever it is drawn.

    >>> find_seat_ink("red"), find_seat_ink("red", "mark")
    ('var(--s-red)', 'var(--s-red-mark)')

    :raises KeyError: no such colour.
    """
    if colour not in SEATS:
        raise KeyError(colour)
    return f"var(--s-{colour}{'-' * bool(part)}{part})"
