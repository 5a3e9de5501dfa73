"""What places and circles of a board are called."""

import re
from typing import Final

from games.core.score import Place
from games.core.text import Text
from games.dolmengoetter.board import Board, Circle, CircleFacts

_NUMBERED: Final = re.compile(r"[a-z]?0*([1-9][0-9]*)")


def place_name(board: Board, place: Place) -> Text:
    """Return the name of a place, with its rune where it has one."""
    facts = next((one for one in board.facts.places if one.id == place), None)
    number = shown_id(place)
    if facts is None or facts.rune is None:
        return Text("dolmengoetter.place", {"id": number})
    if facts.corner:
        return Text("dolmengoetter.corner", {"id": number, "rune": facts.rune})
    return Text("dolmengoetter.border_place", {"id": number, "rune": facts.rune})


def circle_name(board: Board, circle: Circle) -> Text:
    """Return the name of a circle: its shape, and where it is."""
    facts = next((one for one in board.facts.circles if one.id == circle), None)
    if facts is None:
        return Text("dolmengoetter.circle", {"id": shown_id(circle)})
    return shape_name(facts)


def shape_name(facts: CircleFacts) -> Text:
    """Return the name of a circle from its facts."""
    if facts.row and facts.col:
        return Text(f"dolmengoetter.circle_at_{facts.size}", {"row": facts.row, "n": facts.col})
    return Text(f"dolmengoetter.circle_{facts.size}", {"id": shown_id(facts.id)})


def shown_id(name: str) -> str:
    """Return an id as people read it.

    >>> shown_id("p07"), shown_id("north-gate")
    ('7', 'north-gate')
    """
    numbered = _NUMBERED.fullmatch(name)
    return numbered[1] if numbered else name
