"""Waypoint markers and roads on a table (sections j5 and j8)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.grid import EDGES, STEP, cell_place, parse_place
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.text import Text
from games.isle_of_skye.events import CASTLES, tile_name
from games.isle_of_skye.expansions.journeyman.actions import PlaceRoad, PlanMarker, UseExtraMovement
from games.isle_of_skye.expansions.journeyman.data import BONUS, ProgressBoard
from games.isle_of_skye.expansions.journeyman.events import (
    ExtraMovementUsed,
    MarkerPlanned,
    PlanFinished,
    RoadPlaced,
)
from games.isle_of_skye.expansions.journeyman.journey import FAR, MANY, TWICE
from games.isle_of_skye.expansions.journeyman.movement import plan
from games.isle_of_skye.expansions.journeyman.state import Follower, Link, Table, follower, with_follower
from games.isle_of_skye.territory import Land, edge_place
from games.isle_of_skye.text import said

EXTRA = "extra_movement"


def name_of(tile: str) -> Text:
    """Return how a choice names a tile of the own territory."""
    return said("symbol_castle") if tile.startswith(CASTLES) else tile_name(tile)


def prompts(state: Table, board: ProgressBoard, land: Land, seat: Seat) -> Iterator[Prompt]:
    """Yield the prompts for the next waypoint marker of a seat that still plans, and for its bonus tile."""
    mine, number = follower(state, seat), state.round
    if mine.ready:
        return
    nth = len(mine.planned) + 1
    places = tuple(
        Choice(cell_place(cell), name_of(placed.tile), {"place": cell_place(cell)}, placed.tile, unavailable=why)
        for cell, placed in state.clans[seat].territory.tiles.items()
        if (why := refusal(state, board, land, seat, cell)) is None or why.code == f"isle_of_skye.{FAR}"
    )
    name = "-".join((f"plan-{number}", *map(str, mine.planned), f"{mine.extra:d}", str(len(mine.roads))))
    action = {"type": "plan_marker", "round": number, "nth": nth}
    done = Choice("done", said("choice_planned"), {"place": ""})
    title = said("prompt_marker", n=nth, all=mine.waypoints, points=mine.points(board, state.flow.number))
    if places:
        yield ChoosePrompt(name, title, action, places, done)
    else:
        yield ChoosePrompt(name, title, action, (done,))
    if mine.active(EXTRA, state.flow.number) and not mine.extra:
        use = (Choice("use", said("choice_extra_movement", n=BONUS[EXTRA].move), {}),)
        action = {"type": "use_extra_movement", "round": number}
        yield ChoosePrompt(f"extra-{number}", said("prompt_extra_movement"), action, use)


def refusal(state: Table, board: ProgressBoard, land: Land, seat: Seat, cell: int) -> Text | None:
    """Return why a marker may not lie on a tile: none is left, one lies there, or not all could be reached. None if it
    may."""
    mine = follower(state, seat)
    if len(mine.planned) >= mine.waypoints:
        return said(MANY)
    if cell in mine.planned:
        return said(TWICE)
    points = mine.points(board, state.flow.number)
    return said(FAR) if plan(land, mine.at, (*mine.planned, cell)).cheapest > points else None


def plan_marker(state: Table, board: ProgressBoard, land: Land, seat: Seat, action: PlanMarker) -> Progress:
    """Lay a waypoint marker on a tile, or end planning.

    :raises IllegalAction: `isle_of_skye.no_tile_there`, `isle_of_skye.no_marker_left`, `isle_of_skye.marker_there` or
        `isle_of_skye.too_far`.
    """
    mine = _planning(state, seat, action.round)
    if action.nth != len(mine.planned) + 1:
        raise TooLate
    if not action.place:
        return Progress(with_follower(state, seat, ready=True), (PlanFinished(seat, len(mine.planned)),))
    cell = parse_place(action.place)
    if cell not in land.tiles:
        raise IllegalAction("isle_of_skye.no_tile_there", {"place": action.place}, rule="j5")
    if why := refusal(state, board, land, seat, cell):
        raise IllegalAction(why.code, rule="j5")
    return Progress(with_follower(state, seat, planned=(*mine.planned, cell)), (MarkerPlanned(seat, action.place),))


def _planning(state: Table, seat: Seat, number: int) -> Follower:
    mine = follower(state, seat)
    if (number, state.step) != (state.round, "plan") or mine.ready:
        raise TooLate
    return mine


def use_extra(state: Table, seat: Seat, action: UseExtraMovement) -> Progress:
    """Use up the bonus tile.

    :raises IllegalAction: `isle_of_skye.no_extra_movement`.
    """
    mine = _planning(state, seat, action.round)
    if mine.extra or not mine.active(EXTRA, state.flow.number):
        raise IllegalAction("isle_of_skye.no_extra_movement", rule="j8")
    bonus = tuple(replace(one, done=True) if one.tile == EXTRA else one for one in mine.bonus)
    return Progress(with_follower(state, seat, extra=True, bonus=bonus), (ExtraMovementUsed(seat),))


# --- roads ------------------------------------------------------------------------------------------------


def edges(land: Land) -> Iterator[tuple[int, int]]:
    """Yield every shared edge of a territory, named by the tile west or north of it."""
    return ((cell, edge) for cell in land.tiles for edge in (1, 2) if cell + STEP[edge] in land.tiles)


def free_edges(state: Table, land: Land, seat: Seat) -> list[tuple[int, int]]:
    """Return the edges without a placed road of the seat."""
    return [(cell, edge) for cell, edge in edges(land) if (cell, cell + STEP[edge]) not in follower(state, seat).roads]


def may_place(state: Table, land: Land, seat: Seat) -> bool:
    """True if the seat has a road that it may place."""
    return follower(state, seat).roads_ready(state.flow.number) > 0 and bool(free_edges(state, land, seat))


def road_prompt(state: Table, land: Land, seat: Seat, must: bool) -> Prompt:
    """Return the prompt for where the next road lies. Where everybody waits for it (`must`), the road may stay in
    hand."""
    mine, tiles = follower(state, seat), state.clans[seat].territory.tiles
    choices = tuple(
        Choice(
            edge_place(cell, edge),
            said("choice_road", tile=name_of(tiles[cell].tile), other=name_of(tiles[cell + STEP[edge]].tile)),
            {"place": edge_place(cell, edge)},
            tiles[cell].tile,
        )
        for cell, edge in free_edges(state, land, seat)
    )
    nth = len(mine.roads) + 1
    action = {"type": "place_road", "round": state.round, "nth": nth}
    later = Choice("later", said("choice_road_later"), {"place": ""}) if must else None
    name = f"road-{state.round}-{state.step}-{nth}-{len(tiles)}"
    return ChoosePrompt(name, said("prompt_road"), action, choices, later)


def place_road(state: Table, land: Land, seat: Seat, action: PlaceRoad) -> Progress:
    """Place a road across an edge; in the step that waits for roads, also none.

    :raises IllegalAction: `isle_of_skye.no_road` or `isle_of_skye.no_edge_there`.
    """
    mine, now = follower(state, seat), state.flow.number
    if (action.round, action.nth) != (state.round, len(mine.roads) + 1):
        raise TooLate
    if not may_place(state, land, seat):
        raise IllegalAction("isle_of_skye.no_road", rule="j8")
    if not action.place:
        if state.step != "roads" or mine.keeps_roads:
            raise TooLate
        return Progress(with_follower(state, seat, keeps_roads=True))
    place, _, letter = action.place.partition("|")
    edge = (parse_place(place), EDGES.index(letter))
    if edge not in free_edges(state, land, seat):
        raise IllegalAction("isle_of_skye.no_edge_there", {"place": action.place}, rule="j8")
    link: Link = (edge[0], edge[0] + STEP[edge[1]])
    first = next(number for number, at in enumerate(mine.gained) if at < now)
    left = (*mine.gained[:first], *mine.gained[first + 1 :])
    laid = with_follower(state, seat, roads=(*mine.roads, link), gained=left)
    told: tuple[Event, ...] = (RoadPlaced(seat, action.place),)
    return Progress(laid, told)
