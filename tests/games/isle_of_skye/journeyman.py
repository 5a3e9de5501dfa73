"""Tables with the Journeyman for tests of its rules, with the invented boards and tiles of the records."""

from functools import partial
from typing import Any, Literal

from msgspec.structs import replace

from games.core.action import Action, StartTable, find_actor
from games.core.event import Event
from games.core.grid import pack
from games.core.seats import Seat
from games.core.step import Flow
from games.isle_of_skye.actions import DrawGoal, LayCastle
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.journeyman.actions import LayBonusTiles
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.data import TIERS, TRACKS, Track, list_tiles
from games.isle_of_skye.expansions.journeyman.state import (
    Follower,
    TakenBonus,
    find_follower,
    with_follower,
    with_journeys,
)
from games.isle_of_skye.expansions.journeyman.tracks import Marker
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.territory import Placed, Territory, lay
from games.isle_of_skye.tiles import Box, read_facts
from tests.games.isle_of_skye import druids, shapes
from tests.games.isle_of_skye.druids import FIVE, come_up
from tests.games.isle_of_skye.shapes import GOAL_IDS, tile, with_gold
from tests.records.druid_box import TILES as DRUID_TILES
from tests.rulesets.skye_journeyman import BOARDS, TILES

Table = State[Any]
RULES = IsleOfSkye(Journeyman(BOARDS, TILES))
BOTH = IsleOfSkye(Druids(DRUID_TILES), Journeyman(BOARDS, TILES))
LISTED = {"progress_board": "known"}
go, refused = partial(shapes.go, rules=RULES), partial(shapes.refused, rules=RULES)


def start(
    seats: int = 2, draw: Literal["table", "app"] = "table", with_druids: bool = False, **options: str
) -> StartTable:
    """Return entry 1; by default with the listed board."""
    expansions = ("druids", "journeyman") if with_druids else ("journeyman",)
    return StartTable("isle_of_skye", META.ruleset_version, LISTED | options, META.colours[:seats], 0, expansions, draw)


def events_of(state: Table, seat: Seat | None, action: Action, rules: IsleOfSkye = RULES) -> tuple[Event, ...]:
    return rules.apply(state, find_actor(action, seat), action).events


def layouts(seats: int) -> list[tuple[Seat, Action]]:
    """Return the bonus tiles of all seats in the order of the data: the first of each tier on the Warrior track."""
    three: Any = {tier: list_tiles(tier) for tier in TIERS}
    return [(seat, LayBonusTiles(seat, tier, three[tier])) for seat in range(seats) for tier in TIERS]


def start_table(
    seats: int = 2, draw: Literal["table", "app"] = "table", with_druids: bool = False, **options: str
) -> Table:
    """Return the state after scoring tiles, castles and bonus tiles are placed and the first income is paid."""
    rules = BOTH if with_druids else RULES
    state: Table = rules.setup(start(seats, draw, with_druids, **options)).state
    state = go(state, *((0, DrawGoal(goal)) for goal in GOAL_IDS), rules=rules)
    if with_druids and state.is_full:
        state = go(state, *((0, come_up(draw, n, name)) for n, name in enumerate(FIVE, 1)), rules=rules)
    state = go(state, *((seat, LayCastle(0, 0, 0)) for seat in range(seats)), rules=rules)
    return go(state, *layouts(seats), rules=rules)


def at(state: Table, step: str, number: int = 9, round_number: int = 2, **changes: Any) -> Table:
    """Return the state at a step of a round, in the phase with this number, with changes to its slice."""
    return with_journeys(replace(state, flow=Flow(step, number), round=round_number), **changes)


def has(state: Table, seat: Seat, **changes: Any) -> Table:
    """Return the state with changes to a seat's part."""
    return with_follower(state, seat, **changes)


def owns(state: Table, seat: Seat, *tiles: str, phase: int = 1) -> Table:
    """Give bonus tiles to a seat whose immediate effects are already applied."""
    return has(
        state, seat, bonus=tuple(TakenBonus(name, phase, phase, done=name != "extra_movement") for name in tiles)
    )


def markers_at(**at: int) -> dict[Track, Marker]:
    """Return progress markers on these spaces; the others are before their track."""
    return {track: Marker(at.get(track, 0), at.get(track, 0)) for track in TRACKS}


def with_offers(state: Table, *offers: dict[str, int]) -> Table:
    """Set the offers of the seats with their prices, at the start of the buy phase."""
    lying = tuple(name for offer in offers for name in offer)
    return with_journeys(druids.with_offers(state, *offers), offered=lying, trading=True)


PLAIN = Box(
    {
        "castle": read_facts(tile("PPPP", "castle", roads=("NES",))),
        "way": read_facts(tile("PPPP", "ship@P", roads=("EW",))),
        "curves": read_facts(tile("PPPP", roads=("NE", "SW"))),
        "field": read_facts(tile("PPPP", "farm@P")),
        "barrel": read_facts(tile("PPPP", "barrel@P", roads=("N",))),
        "peak": read_facts(tile("PPPP", "broch@M", inside="M")),
    },
    dict.fromkeys(("way", "curves", "field", "barrel", "peak"), 1),
    dict.fromkeys(META.colours, "castle"),
)
"""Pasture everywhere, so that every tile fits anywhere."""
MEADOWS = IsleOfSkye(Journeyman(BOARDS), box=PLAIN)


def meadow(*tiles: tuple[str, int, int], step: str = "plan", seats: int = 2, **options: str) -> Table:
    """Return a table of plain tiles at a step of the second round; seat 0 has these in addition to its castle."""
    state: Table = MEADOWS.setup(start(seats, **options)).state
    state = go(state, *((0, DrawGoal(goal)) for goal in GOAL_IDS), rules=MEADOWS)
    state = go(state, *((seat, LayCastle(0, 0, 0)) for seat in range(seats)), *layouts(seats), rules=MEADOWS)
    land: Territory = state.clans[0].territory
    for n, (name, x, y) in enumerate(tiles, 1):
        land = lay(land, PLAIN, pack(x, y), Placed(name, 0, n, 1))
    state = with_clan(state, 0, replace(state.clans[0], territory=land))
    return with_gold(at(state, step), *(10,) * seats)


def seat_state(state: Table, seat: Seat = 0) -> Follower:
    """Return a seat's part of the slice."""
    return find_follower(state, seat)


def points(state: Table, seat: Seat = 0) -> list[tuple[str, int]]:
    """Return the score lines of a seat."""
    return [(line.reason.removeprefix("isle_of_skye."), line.points) for line in state.lines if line.seat == seat]


def selling(with_druids: bool = False, **options: str) -> Table:
    """Return a state where seat 0 is to buy and everybody has 10 gold; seat 1 offers a tile for 4, and one with a
    journeyman symbol for 3."""
    state = at(start_table(with_druids=with_druids, **options), "buy")
    return with_gold(with_offers(state, {"b01": 2}, {"b02": 4, "xj01": 3}), 10, 10)
