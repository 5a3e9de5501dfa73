"""Help on the phones: what a stone would change, and what the end would bring."""

from collections.abc import Iterable, Iterator
from functools import reduce

from games.core.prompt import Change
from games.core.score import ScoreLine
from games.core.seats import Seat
from games.core.surface import PlanLayout, PlanView
from games.core.text import Text
from games.core.view import View
from games.dolmengoetter.layout import PLAN, load_layout
from games.dolmengoetter.rights import LEAST_STONES, Effect
from games.dolmengoetter.scoring import build_circle_lines


def build_change_note(effects: Iterable[Effect], seat: Seat) -> Text:
    """Return the sentence that says who may build after `seat` leaves a stone with these effects."""
    rights = [effect.right for effect in effects if effect.right is not None]
    notes = [
        Text(f"dolmengoetter.note_{right.where}", {"seat": right.seat, "own": int(right.seat == seat)})
        for right in rights
    ] or [Text("dolmengoetter.note_none")]
    return reduce(lambda one, more: Text("dolmengoetter.note_and", {"one": one, "more": more}), notes)


def describe_change(effect: Effect, seat: Seat) -> Change:
    """Return what a stone of `seat` with this effect would change in its circle."""
    right = effect.right
    if right is not None:
        own = int(right.seat == seat)
        return Change(Text(f"dolmengoetter.change_{right.where}", {"own": own}), right.seat)
    if effect.reason == "open":
        stones = sum(effect.tally.stones.values())
        missing = max(0, LEAST_STONES - stones)
        return Change(Text("dolmengoetter.change_open", {"n": stones, "least": LEAST_STONES, "missing": missing}))
    return Change(Text(f"dolmengoetter.change_{effect.reason}"), effect.tally.majority)


def project_scores(view: View) -> tuple[ScoreLine, ...]:
    """Return the score lines that final scoring would add if the game ended now; unknown ones where a dolmen lies face
    down whose value the viewer does not know."""
    return tuple(_project_circles(view)) if view.options["projection"] == "on" and not view.outcome else ()


def _project_circles(view: View) -> Iterator[ScoreLine]:
    plan, printed = find_plan(view)
    n = len(view.lines)
    for name, area in sorted(printed.areas.items()):
        circle = name.removesuffix("/ring")
        stack = [(piece.seat, piece.value) for piece in plan.stacks.get(circle, ())]
        owned = [(seat, value) for seat, value in stack if seat is not None]
        for line in build_circle_lines(circle, area.spots, owned, "dolmengoetter.circle_final", view.turn, n):
            yield line
            n += 1


def find_plan(view: View) -> tuple[PlanView, PlanLayout]:
    """Return the board as a view shows it, and what is printed on it."""
    plan = view.surfaces[PLAN]
    assert isinstance(plan, PlanView)
    printed = view.layouts.get(plan.layout) or load_layout("")
    assert isinstance(printed, PlanLayout)
    return plan, printed
