"""Help on the phones: what a stone would change, and what the end would bring."""

from collections.abc import Iterator

from games.core.score import Place, ScoreLine
from games.core.surface import PlanLayout, PlanView
from games.core.text import Text
from games.core.view import View
from games.dolmengoetter.layout import PLAN, layout
from games.dolmengoetter.names import circle_name
from games.dolmengoetter.rights import Effect, effects_of
from games.dolmengoetter.scoring import circle_lines
from games.dolmengoetter.state import State


def change_note(state: State, place: Place) -> Text | None:
    """Return who may build where if the active seat leaves a stone on the place; if nobody may, why not, circle by
    circle."""
    effects = effects_of(state, state.active, place)
    notes = [
        Text(f"dolmengoetter.note_{effect.right.where}", {"seat": effect.right.seat, "circle": _name(state, effect)})
        for effect in effects
        if effect.right is not None
    ] or [Text("dolmengoetter.note_none", {"circle": _name(state, effect), "why": effect.reason}) for effect in effects]
    if not notes:
        return None
    note = notes[0]
    for more in notes[1:]:
        note = Text("dolmengoetter.note_and", {"one": note, "more": more})
    return note


def _name(state: State, effect: Effect) -> Text:
    return circle_name(state.layout, effect.circle)


def projection(view: View) -> tuple[ScoreLine, ...]:
    """Return the score lines that final scoring would add if the game ended now; unknown ones where a dolmen lies face
    down whose value the viewer does not know."""
    return tuple(_projected(view)) if view.options["projection"] == "on" and not view.outcome else ()


def _projected(view: View) -> Iterator[ScoreLine]:
    plan, printed = plan_of(view)
    n = len(view.lines)
    for name, area in sorted(printed.areas.items()):
        circle = name.removesuffix("/ring")
        stack = [(piece.seat, piece.value) for piece in plan.stacks.get(circle, ())]
        owned = [(seat, value) for seat, value in stack if seat is not None]
        for line in circle_lines(circle, area.spots, owned, "dolmengoetter.circle_final", view.turn, n):
            yield line
            n += 1


def plan_of(view: View) -> tuple[PlanView, PlanLayout]:
    """Return the board as a view shows it, and what is printed on it."""
    plan = view.surfaces[PLAN]
    assert isinstance(plan, PlanView)
    printed = view.layouts.get(plan.layout) or layout("")
    assert isinstance(printed, PlanLayout)
    return plan, printed
