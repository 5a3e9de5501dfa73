"""Help on the phones: what a stone would change, and how circles stand."""

from games.core.score import Place
from games.core.text import Text
from games.dolmengoetter.names import circle_name
from games.dolmengoetter.rights import rights_of
from games.dolmengoetter.state import State


def change_note(state: State, place: Place) -> Text | None:
    """Return who may build where if the active seat leaves a stone on the place; None: nobody."""
    notes = [
        Text(
            f"dolmengoetter.note_{right.where}",
            {"seat": right.seat, "circle": circle_name(state.layout, right.circle)},
        )
        for right in rights_of(state, state.active, place)
    ]
    if not notes:
        return None
    note = notes[0]
    for more in notes[1:]:
        note = Text("dolmengoetter.note_and", {"one": note, "more": more})
    return note
