"""Tables with Druids for tests of their rules. The Druid tiles are those of the records, which are invented."""

from functools import partial
from typing import Any, Literal

from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.seats import SPECTATOR, Seat
from games.core.step import Flow
from games.isle_of_skye.actions import DrawGoal, LayCastle
from games.isle_of_skye.expansions.druids.actions import DrawDruidTile, ReportDruidTile
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.druids.state import Tablet
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import State, with_clan
from tests.games.isle_of_skye import shapes
from tests.games.isle_of_skye.shapes import GOAL_IDS, with_gold
from tests.records.druid_box import TILES

Table = State[Any]
RULES = IsleOfSkye(Druids(TILES))
BARE = IsleOfSkye(Druids())
"""A box without entered Druid tiles."""
go, refused = partial(shapes.go, rules=RULES), partial(shapes.refused, rules=RULES)
FIVE = ("xd13", "xd08", "xd05", "xd30", "xd18")
FOUND: dict[str, Any] = {
    "edges": dict.fromkeys("NESW", "pasture"),
    "center": "pasture",
    "features": [{"kind": "scroll", "region": "N", "scroll": "druid_longest_road"}],
    "set": "druid",
    "cost": 7,
    "tablet": "discount_2",
}
"""Facts that a table enters for an unlisted Druid tile."""
COSTS = {name: facts["cost"] for name, facts in TILES.items()}


def start(seats: int = 2, draw: Literal["table", "app"] = "table", **more: Any) -> StartTable:
    """Return entry 1 with `pieces` and options."""
    pieces = {"pieces": more.pop("pieces")} if "pieces" in more else {}
    return StartTable("isle_of_skye", META.ruleset_version, more, META.colours[:seats], 0, ("druids",), draw, **pieces)


def start_table(seats: int = 2, draw: Literal["table", "app"] = "table", **options: str) -> Table:
    """Return the state after the scoring tiles, five Druid tiles and the castles are placed and the first income is
    paid."""
    state: Table = RULES.setup(start(seats, draw, **options)).state
    state = go(state, *((0, DrawGoal(goal)) for goal in GOAL_IDS))
    if state.is_full:
        state = go(state, *((0, come_up(draw, n, tile)) for n, tile in enumerate(FIVE, 1)))
    return go(state, *((seat, LayCastle(0, 0, 0)) for seat in range(seats)))


def come_up(draw: str, number: int, tile: str) -> Action:
    return DrawDruidTile(tile) if draw == "app" else ReportDruidTile(number, tile)


def at(state: Table, step: str, round_number: int = 2, **changes: Any) -> Table:
    """Return the state at a step of a round, with changes to its slice."""
    slices = replace(state.slices, druids=replace(state.slices.druids, **changes))
    return replace(state, flow=Flow(step), round=round_number, slices=slices)


def with_offers(state: Table, *offers: dict[str, int]) -> Table:
    """Set the offers of the seats with their prices."""
    for seat, offer in enumerate(offers):
        state = with_clan(state, seat, replace(state.clans[seat], offer=offer))
        state = replace(state, bag=state.bag | dict.fromkeys(offer, 0))
    return state


def tablets(*kinds: str, round_number: int = 1) -> tuple[Tablet, ...]:
    return tuple(Tablet(kind, round_number) for kind in kinds)


def second(seats: int = 2, draw: Literal["table", "app"] = "table", **changes: Any) -> Table:
    """Return the state at the second buy turn of round 2; everybody has 12 gold."""
    return with_gold(at(start_table(seats, draw), "second", **changes), *(12,) * seats)


def prompted_actions(state: Table, seat: Seat) -> list[str]:
    return [prompt.action["type"] for prompt in RULES.list_prompts(state, seat)]  # type: ignore[union-attr, index]


def market_slots(state: Table) -> dict[str, tuple[str, int]]:
    """Return the visible dolmen board: space -> tile, price."""
    market = RULES.build_view(state, SPECTATOR).displays.get("market")
    slots = market.slots if market else {}
    return {space: (slot.piece, slot.price) for space, slot in slots.items() if slot.piece or slot.face_down}
