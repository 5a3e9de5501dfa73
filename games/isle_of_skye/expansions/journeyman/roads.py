"""Roads that seats place between two tiles (section j8)."""

from collections.abc import Iterator

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.grid import EDGES, STEP, parse_place
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.text import Text
from games.isle_of_skye.events import CASTLES, name_tile
from games.isle_of_skye.expansions.journeyman.actions import PlaceRoad
from games.isle_of_skye.expansions.journeyman.events import RoadPlaced
from games.isle_of_skye.expansions.journeyman.state import Link, find_follower, with_follower
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import TerritoryMap, name_edge
from games.isle_of_skye.text import build_text


def name_own_tile(tile: str) -> Text:
    """Return the name of a tile of the own territory in a choice."""
    return build_text("symbol_castle") if tile.startswith(CASTLES) else name_tile(tile)


def list_edges(land: TerritoryMap) -> Iterator[tuple[int, int]]:
    """Yield every shared edge of a territory, named by the tile west or north of it."""
    return ((cell, edge) for cell in land.tiles for edge in (1, 2) if cell + STEP[edge] in land.tiles)


def list_free_edges(state: Table, land: TerritoryMap, seat: Seat) -> list[tuple[int, int]]:
    """Return the edges without a placed road of the seat."""
    return [
        (cell, edge)
        for cell, edge in list_edges(land)
        if (cell, cell + STEP[edge]) not in find_follower(state, seat).roads
    ]


def may_place(state: Table, land: TerritoryMap, seat: Seat) -> bool:
    return find_follower(state, seat).count_ready_roads(state.flow.number) > 0 and bool(
        list_free_edges(state, land, seat)
    )


def offer_road(state: Table, land: TerritoryMap, seat: Seat) -> Iterator[Prompt]:
    """Yield the prompt for a road that nobody waits for."""
    if may_place(state, land, seat):
        yield build_road_prompt(state, land, seat, must=False)


def build_road_prompt(state: Table, land: TerritoryMap, seat: Seat, must: bool) -> Prompt:
    """Return the prompt for where the next road lies. Where everybody waits for it (`must`), the road may stay in
    hand."""
    follower, tiles = find_follower(state, seat), state.clans[seat].territory.tiles
    choices = tuple(
        Choice(
            name_edge(cell, edge),
            build_text(
                "choice_road",
                tile=name_own_tile(tiles[cell].tile),
                other=name_own_tile(tiles[cell + STEP[edge]].tile),
            ),
            {"place": name_edge(cell, edge)},
            tiles[cell].tile,
            places=(name_edge(cell, edge),),
        )
        for cell, edge in list_free_edges(state, land, seat)
    )
    nth = len(follower.roads) + 1
    action = {"type": "place_road", "round": state.round, "nth": nth}
    later = Choice("later", build_text("choice_road_later"), {"place": ""}) if must else None
    # A new question each time that one beside it is: so both come in their order.
    marks = (nth, len(tiles), len(follower.planned), len(follower.picked), int(follower.extra), state.clans[seat].gold)
    name = "-".join((f"road-{state.round}-{state.step}", *map(str, marks)))
    return ChoosePrompt(name, build_text("prompt_road"), action, choices, later, on=name_board(seat))


def check_road(state: Table, land: TerritoryMap, seat: Seat, action: PlaceRoad) -> None:
    """Refuse a road that was placed already, or that the seat does not have.

    :raises IllegalAction: `table.too_late` or `isle_of_skye.no_road`.
    """
    if (action.round, action.nth) != (state.round, len(find_follower(state, seat).roads) + 1):
        raise TooLate
    if not may_place(state, land, seat):
        raise IllegalAction("isle_of_skye.no_road", rule="j8")


def place_road(state: Table, land: TerritoryMap, seat: Seat, action: PlaceRoad) -> Progress:
    """Place a road across an edge.

    :raises IllegalAction: `isle_of_skye.no_edge_there`, `table.too_late` if no place is named, and what
        `check_road` refuses.
    """
    follower, phase = find_follower(state, seat), state.flow.number
    check_road(state, land, seat, action)
    if not action.place:
        raise TooLate
    place, _, letter = action.place.partition("|")
    edge = (parse_place(place), EDGES.index(letter))
    if edge not in list_free_edges(state, land, seat):
        raise IllegalAction("isle_of_skye.no_edge_there", {"place": action.place}, rule="j8")
    link: Link = (edge[0], edge[0] + STEP[edge[1]])
    first = next(number for number, at in enumerate(follower.gained) if at < phase)
    remaining = (*follower.gained[:first], *follower.gained[first + 1 :])
    next_state = with_follower(state, seat, roads=(*follower.roads, link), gained=remaining)
    events: tuple[Event, ...] = (RoadPlaced(seat, action.place),)
    return Progress(next_state, events)
