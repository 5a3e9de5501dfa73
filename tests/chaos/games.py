"""Scripted games that are played during faults: what each seat does until work of the system seat is due."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from games import registry
from games.core.action import Action, StartTable, find_actor
from games.core.prompt import PlacePrompt
from games.core.ruleset import Ruleset
from tests.games.recorded import rows
from tests.live.tables import COLOURS_OF
from tests.records.carcassonne import moves
from tests.records.druid_box import BOX
from tests.rulesets import TEST_GAMES

ROW = next(row for row in rows() if row["players"] == 2 and not row["discarded"])


@dataclass(frozen=True)
class Script:
    """A scripted game: options, number of seats and moves by seat.

    The last move makes `system_action` due, and that action its `followups`.
    """

    game: str
    seats: int
    moves: tuple[tuple[int, dict[str, Any]], ...]
    system_action: str
    chosen: dict[str, Any] = field(default_factory=dict)
    followups: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join((self.game, *self.chosen.get("expansions", ())))

    @property
    def work(self) -> list[str]:
        """Return all actions of the system seat after the last move."""
        return [self.system_action, *self.followups]

    def ruleset(self) -> Any:
        """Return the rules of the table."""
        game = next(game for game in (*registry.GAMES, *TEST_GAMES) if game.meta.id == self.game)
        return game.load(tuple(self.chosen.get("expansions", ())))


def bid(fish: int, number: int = 1) -> dict[str, Any]:
    return {"type": "seal_bids", "round": number, "amounts": {"fish": fish, "salt": 0}}


def stock(ware: str) -> dict[str, Any]:
    """Return the placing of a ware on a shelf in round 1."""
    return {"type": "stock_shelf", "round": 1, "ware": ware, "shelf": "high"}


def _carcassonne() -> tuple[tuple[int, dict[str, Any]], ...]:
    recorded: list[tuple[Any, int, Action]] = list(moves(ROW))
    return tuple((seat, msgspec.to_builtins(action)) for _, seat, action in recorded)


def _market(seats: int) -> tuple[tuple[int, dict[str, Any]], ...]:
    """Return actions: seat 0 bids most and keeps a walrus, seat 1 declines the tip, all stock their shelves."""
    dealt = [
        (0, {"type": "open_bids", "round": 1}),
        (0, {"type": "draw_cards", "cards": ["heron", "walrus"]}),
        (0, {"type": "keep_card", "card": "walrus"}),
        (1, {"type": "answer_tip", "take": False}),
    ]
    bids = [(seat, bid(3 if seat == 0 else seat % 3)) for seat in range(seats)]
    return (*bids, *dealt, *((seat, stock(ware)) for ware in ("fish", "salt") for seat in range(seats)))


SKYE_GOALS = ("base_sheep", "base_squares", "base_most_ships", "base_most_gold")


STONES = ("x2", "x30", "x13", "x35", "x20")
"""First tiles of the dolmen board. The rightmost one has no extra cost."""
NEXT_STONE = "x14"


def _skye(
    seats: int,
    ruleset: Ruleset,
    stones: tuple[str, ...] = (),
    chosen: Mapping[str, Any] = MappingProxyType({}),
    laid: tuple[tuple[int, dict[str, Any]], ...] = (),
    planned: tuple[tuple[int, dict[str, Any]], ...] = (),
) -> tuple[tuple[int, dict[str, Any]], ...]:
    """Return actions of round 1: all draw three tiles and price two, nobody buys, all build the kept tiles at their
    first place.

    With Druids seat 0 buys the rightmost tile of the dolmen board. `laid` are the tiles beside the castles, `planned`
    the last moves.
    """
    tiles = {seat: [f"b{3 * seat + n:02}" for n in (1, 2, 3)] for seat in range(seats)}
    scripted: list[tuple[int, dict[str, Any]]] = [(0, {"type": "draw_goal", "goal": goal}) for goal in SKYE_GOALS]
    scripted += [(0, {"type": "report_druid_tile", "number": n, "tile": stone}) for n, stone in enumerate(stones, 1)]
    scripted += [(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0}) for seat in tiles]
    scripted += laid
    scripted += [(seat, {"type": "draw_tile", "seat": seat, "tile": tile}) for seat in tiles for tile in tiles[seat]]
    for seat, (first, second, axe) in tiles.items():
        round_and_seat = {"round": 1, "seat": seat}
        scripted.append((seat, {"type": "place_axe", **round_and_seat, "tile": axe}))
        scripted.append((seat, {"type": "set_prices", **round_and_seat, "prices": {first: 1, second: 1}}))
    scripted.append((0, {"type": "lift_screens", "round": 1}))
    scripted += [(seat, {"type": "buy_tile", "tile": ""}) for seat in tiles]
    if stones:
        next_tile_entry = {"type": "report_druid_tile", "number": 11, "tile": NEXT_STONE}
        scripted += [(0, {"type": "buy_again", "what": "space_5"}), (0, next_tile_entry)]
        scripted += [(seat, {"type": "buy_again", "what": "nothing"}) for seat in tiles if seat]
    start = StartTable("isle_of_skye", 1, chosen.get("options", {}), COLOURS_OF["isle_of_skye"][:seats])
    start = replace(start, expansions=chosen.get("expansions", ()), pieces=chosen.get("pieces", UNSET))
    return (*scripted, *_build_all(ruleset, start, scripted), *planned)


def _build_all(
    ruleset: Ruleset, start: StartTable, scripted: list[tuple[int, dict[str, Any]]]
) -> list[tuple[int, dict[str, Any]]]:
    """Build the tiles of all seats in turn, each at the first place that its phone offers."""
    actions: Any = reduce(or_, ruleset.action_types)
    state = ruleset.setup(start).state
    for seat, payload in scripted:
        action = msgspec.convert(payload, actions)
        state = ruleset.apply(state, find_actor(action, seat), action).state
    built: list[tuple[int, dict[str, Any]]] = []
    while True:
        for seat in range(len(start.colours)):
            prompt = next(
                (prompt for prompt in ruleset.list_prompts(state, seat) if isinstance(prompt, PlacePrompt)), None
            )
            if prompt is None:
                return built
            (place, rotations), *_ = prompt.cells.items()
            x, y = (int(part) for part in place.split(","))
            payload = {**prompt.action, "x": x, "y": y, "rotation": int(next(iter(rotations)))}
            state = ruleset.apply(state, seat, msgspec.convert(payload, actions)).state
            built.append((seat, payload))


CARCASSONNE = Script("carcassonne", 2, _carcassonne(), "score_game")
MARKET = Script("sealed_market", 3, _market(3), "score_round")
SKYE = Script("isle_of_skye", 5, _skye(5, registry.load_ruleset("isle_of_skye")), "score_round")
_WITH_DRUIDS: dict[str, Any] = {"expansions": ("druids",), "pieces": BOX}
DRUIDS = Script(
    "isle_of_skye",
    3,
    _skye(3, registry.load_ruleset("isle_of_skye", ("druids",)), STONES, _WITH_DRUIDS),
    "score_round",
    _WITH_DRUIDS,
    ("refill_dolmen_board",),
)
_WITH_JOURNEYMAN: dict[str, Any] = {"expansions": ("journeyman",), "options": {"bonus_layout": "same"}}
_BONUS_TILES = {
    "I": ["third_waypoint", "advance", "one_road"],
    "II": ["extra_movement", "five_gold", "two_roads"],
    "III": ["no_axe", "bank_pays", "two_buys"],
}


_WITH_BOTH: dict[str, Any] = {**_WITH_DRUIDS, **_WITH_JOURNEYMAN, "expansions": ("druids", "journeyman")}


def _bonus_laid() -> tuple[tuple[int, dict[str, Any]], ...]:
    """Return the actions that place the bonus tiles, the same on all boards."""
    return tuple(
        (0, {"type": "lay_bonus_tiles", "seat": 0, "tier": tier, "tiles": tiles})
        for tier, tiles in _BONUS_TILES.items()
    )


def _journeyman(system_action: str, followups: tuple[str, ...], *places: str, druids: bool = False) -> Script:
    """Return a script of two seats that each place a waypoint marker on each of these places."""
    planned = tuple(
        (seat, {"type": "plan_marker", "round": 1, "nth": nth, "place": place})
        for seat in range(2)
        for nth, place in enumerate((*places, ""), 1)
    )
    chosen = _WITH_BOTH if druids else _WITH_JOURNEYMAN
    ruleset = registry.load_ruleset("isle_of_skye", chosen["expansions"])
    moves = _skye(2, ruleset, STONES if druids else (), chosen, _bonus_laid(), planned)
    return Script("isle_of_skye", 2, moves, system_action, chosen, followups)


PLANS = _journeyman("validate_movement", ("validate_movement",), "0,0")
"""Two plans that stand; each is judged separately."""
TRACKS = _journeyman("score_tracks", ("score_round", "refill_dolmen_board"), druids=True)
"""With Druids and no plans: the tracks are scored, then the round, then the dolmen board moves on."""


def _sellers_script() -> Script:
    """Return a script of three seats tracked by territory only: two have reported a sale, neither has advanced."""
    moves = (
        *((0, {"type": "draw_goal", "goal": goal}) for goal in SKYE_GOALS),
        *((seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0}) for seat in range(3)),
        *_bonus_laid(),
        *((seat, {"type": "report_trade", "round": 1, "nth": 1, "what": "sale"}) for seat in (1, 2)),
    )
    options = {"tracking": "territories", "bonus_layout": "same"}
    return Script("isle_of_skye", 3, moves, "score_tracks", {"expansions": ("journeyman",), "options": options})


SELLERS = _sellers_script()
DRUIDS_PLACED = ("p16", "p28", "p29", "p36", "p42", "p35")
WALKS = (("p42", "p34"), ("p36", "p30"), ("p34", "p23"), ("p35", "p17"))


def _dolmengoetter(values: str) -> Script:
    """Return a script of two seats with two stones each.

    The last stone gives seat 0 a right at c13, and seat 1, whose turn it is, one at c14.
    """
    placed = [(n % 2, {"type": "place_druid", "place": place}) for n, place in enumerate(DRUIDS_PLACED)]
    walked = [
        (n % 2, {"type": "walk", "source": source, "target": target, "stone": True})
        for n, (source, target) in enumerate(WALKS)
    ]
    payload = {"value": 4} if values == "when_built" else {}
    built = [
        (1, {"type": "choose_right", "circle": "c13"}),
        *((seat, {"type": "build_dolmen", "circle": f"c1{3 + seat}", **payload}) for seat in (0, 1)),
    ]
    scripted = [(seat, {"type": "report_value", "circle": f"c1{3 + seat}", "level": 1, "value": 4}) for seat in (0, 1)]
    chosen = {"options": {"stones": "2", "values": values}}
    if payload:
        return Script("dolmengoetter", 2, (*placed, *walked, *built), "turn_over", chosen, ("score_game",))
    return Script("dolmengoetter", 2, (*placed, *walked, *built, *scripted), "score_game", chosen)


DOLMENS = _dolmengoetter("turned_over")
HIDDEN_DOLMENS = _dolmengoetter("when_built")
MARKET_OF_FIVE = Script("sealed_market", 5, _market(5), "score_round")
GAMES = (CARCASSONNE, MARKET)
