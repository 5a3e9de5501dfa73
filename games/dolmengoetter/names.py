"""What places and circles of a board are called."""

from games.core.score import Place
from games.core.text import Text
from games.dolmengoetter.board import Board, Circle


def name_place(board: Board, place: Place) -> Text:
    """Return the name of a place, with its rune where it has one."""
    facts = next((other_place for other_place in board.facts.places if other_place.id == place), None)
    number = board.numbers.get(place, place)
    if facts is None or facts.rune is None:
        return Text("dolmengoetter.place", {"id": number})
    if facts.corner:
        return Text("dolmengoetter.corner", {"id": number, "rune": facts.rune})
    return Text("dolmengoetter.border_place", {"id": number, "rune": facts.rune})


def name_circle(board: Board, circle: Circle) -> Text:
    """Return the name of a circle: its shape, and where it is or what it is called."""
    facts = next((other_circle for other_circle in board.facts.circles if other_circle.id == circle), None)
    number = board.numbers.get(circle, circle)
    if facts is None:
        return Text("dolmengoetter.circle", {"id": number})
    if circle in board.located:
        return Text(f"dolmengoetter.circle_at_{facts.size}", {"row": facts.row, "n": facts.col})
    return Text(f"dolmengoetter.circle_{facts.size}", {"id": number})
