"""Plain tiles for edge cases, and tables for tests of the rules."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.action import Action, StartTable, find_actor
from games.core.errors import IllegalAction
from games.core.grid import pack
from games.core.score import LeftOver, Part
from games.core.seats import Seat
from games.isle_of_skye.actions import BuyTile, DrawGoal, DrawTile, LayCastle, LiftScreens, PlaceAxe, SetPrices
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.scoring import GOALS
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.subject import Each, Proof, Subject
from games.isle_of_skye.territory import Placed, Territory, TerritoryMap, lay
from games.isle_of_skye.tiles import Box, read_facts

RULES = IsleOfSkye()
OPTIONS = META.resolve_options({})
LETTERS = {"P": "pasture", "M": "mountain", "W": "water"}
AXE, PRICES = PlaceAxe(1, 0, "b03"), SetPrices(1, 0, {"b01": 2, "b02": 1})
"""The first choices of seat 0 in `table_with_draws`."""
GOAL_IDS = ("base_sheep", "base_squares", "base_most_ships", "base_most_gold")


def tile(edges: str, *symbols: str, roads: tuple[str, ...] = (), inside: str = "") -> dict[str, Any]:
    """Return a tile from its edges N E S W.

    Each terrain is one region, `r<letter>`. Symbols are `kind` or `kind@letter`, roads are given by their exits,
    `inside` is a region without an edge.
    """
    regions = [
        {
            "id": f"r{letter}",
            "terrain": LETTERS[letter],
            "edges": [e for e, t in zip("NESW", edges, strict=True) if t == letter],
        }
        for letter in dict.fromkeys(edges + inside)
    ]
    features = []
    for symbol in symbols:
        kind, _, place = symbol.partition("@")
        region, _, scroll = (place or edges[0]).partition(":")
        features.append({"kind": kind, "count": 1, "region": f"r{region}", "scroll": scroll})
    return {
        "edges": dict(zip("NESW", (LETTERS[side] for side in edges), strict=True)),
        "regions": regions,
        "roads": [{"edges": list(exits)} for exits in roads],
        "features": features,
    }


def subject(tiles: dict[tuple[int, int], dict[str, Any]], gold: int = 0, **options: str) -> Subject:
    """Return a territory of plain tiles by cell."""
    box = Box({f"t{n}": read_facts(raw) for n, raw in enumerate(tiles.values())}, {}, {})
    territory = Territory()
    for n, (x, y) in enumerate(tiles):
        territory = lay(territory, box, pack(x, y), Placed(f"t{n}", 0, n))
    return Subject(TerritoryMap.build(territory, box), OPTIONS | options, gold)


def proof(goal: str, land: Subject) -> Proof:
    """Return what a scoring tile scores."""
    scorer = GOALS[goal]
    assert isinstance(scorer, Each)
    return scorer.score(land)


def figures(counted_proof: Proof) -> tuple[dict[str, tuple[int, int]], set[tuple[str, str]]]:
    """Return parts as code -> (count, value), and what was left over as (place, reason)."""
    return _parts(counted_proof.parts), _uncounted_places(counted_proof.left_over)


def _parts(parts: tuple[Part, ...]) -> dict[str, tuple[int, int]]:
    return {part.code: (part.count, part.value) for part in parts}


def _uncounted_places(left_over: tuple[LeftOver, ...]) -> set[tuple[str, str]]:
    return {(left_out.place, left_out.reason.removeprefix("isle_of_skye.")) for left_out in left_over}


def start(seats: int = 2, **options: str) -> StartTable:
    return StartTable("isle_of_skye", META.ruleset_version, options, META.colours[:seats])


def go(state: State[Any], *moves: tuple[Seat | None, Action], rules: IsleOfSkye = RULES) -> State[Any]:
    """Apply the moves; return the state."""
    for seat, action in moves:
        state = rules.apply(state, find_actor(action, seat), action).state
    return state


def find_refusal(state: State[Any], seat: Seat | None, action: Action, rules: IsleOfSkye = RULES) -> IllegalAction:
    """Return the refusal of an action; assert that the state is unchanged."""
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as error:
        rules.apply(state, find_actor(action, seat), action)
    assert msgspec.json.encode(state) == before
    return error.value


def refused(state: State[Any], seat: Seat | None, action: Action, rules: IsleOfSkye = RULES) -> str:
    """Return the code of a refusal; assert that the state is unchanged."""
    return find_refusal(state, seat, action, rules).code


def with_gold(state: State[Any], *gold: int | None) -> State[Any]:
    """Set the gold of the seats."""
    for seat, amount in enumerate(gold):
        state = with_clan(state, seat, replace(state.clans[seat], gold=amount))
    return state


def founded_table(
    seats: int = 2, rules: IsleOfSkye = RULES, goals: tuple[str, ...] = GOAL_IDS, **options: str
) -> State[Any]:
    """Return a table after scoring tiles and castles are placed."""
    state: State[Any] = rules.setup(start(seats, **options)).state
    lying = [(0, DrawGoal(goal)) for goal in goals]
    return go(state, *lying, *((seat, LayCastle(0, 0, 0)) for seat in range(seats)), rules=rules)


def table_with_draws(seats: int = 2, **options: str) -> State[Any]:
    """Return a table on which everybody has three tiles: b01, b02, b03 and so on."""
    draws = [(seat, DrawTile(seat, f"b{3 * seat + n:02}")) for seat in range(seats) for n in (1, 2, 3)]
    return go(founded_table(seats, **options), *draws)


def table_with_offers(state: State[Any] | None = None, seats: int = 2) -> State[Any]:
    """Return a table after the screens are lifted: the axe is at each third tile, the others cost 2 and 1."""
    state = state or table_with_draws(seats)
    for seat, clan in enumerate(state.clans):
        first, second, third = clan.drawn
        prices = {first: 2, second: 1}
        state = go(state, (seat, PlaceAxe(state.round, seat, third)), (seat, SetPrices(state.round, seat, prices)))
    return go(state, (0, LiftScreens(state.round)))


def table_after_purchases() -> State[Any]:
    """Return the state after seat 0 bought b05 and seat 1 nothing: 0 builds b01, b02 and b05, 1 builds b04."""
    return go(table_with_offers(), (0, BuyTile("b05")), (1, BuyTile()))
