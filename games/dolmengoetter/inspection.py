"""A close look at a place or a circle: how the circles stand, from a viewer's view alone (rules section 6)."""

from games.core.inspection import Belonging, Inspection
from games.core.score import Place
from games.core.seats import Seat
from games.core.surface import Area
from games.core.text import Params, Text
from games.core.view import View
from games.dolmengoetter.aids import find_plan
from games.dolmengoetter.rights import Tally, tally_circle


def inspect_place(view: View, place: Place) -> Inspection:
    """Return how the circles stand that a place belongs to, or the circle of that name."""
    plan, printed = find_plan(view)
    stones = {at: stack[0].seat for at, stack in plan.stacks.items() if stack[0].kind == "stone"}
    owned = {at: seat for at, seat in stones.items() if seat is not None}
    areas = [area for name, area in printed.areas.items() if place in (name, name.removesuffix("/ring"), *area.spots)]
    return Inspection(tuple(_describe_belonging(area, owned) for area in areas))


def _describe_belonging(area: Area, stones: dict[Place, Seat]) -> Belonging:
    tally = tally_circle(area.spots, stones)
    pieces = {str(seat): count for seat, count in sorted(tally.stones.items())}
    is_full = all(place in stones for place in area.spots)
    return Belonging(_describe(area.name, tally, is_full=is_full), area.spots, pieces)


def _describe(name: Text, tally: Tally, *, is_full: bool) -> Text:
    params: Params = {"circle": name, "full": int(is_full)}
    if tally.majority is not None:
        return Text("dolmengoetter.belongs_majority", {**params, "seat": tally.majority})
    if tally.leaders:
        return Text("dolmengoetter.belongs_tie", {**params, "n": len(tally.leaders)})
    return Text("dolmengoetter.belongs_open", params)
