"""Further hooks for expansions: tiles of a set of their own, points at the end, a game ended early, the cost of a tile;
and a bag that runs short."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from games.core.action import StartTable
from games.core.capability import Placement, place_after, with_slice
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.grid import pack
from games.core.host import FinishNow, GameEnded
from games.core.prompt import AmountsPrompt, ChoosePrompt
from games.core.ruleset import Progress
from games.core.seats import HOST, Seat
from games.core.step import Step
from games.core.text import Text
from games.core.view import View
from games.isle_of_skye.actions import AddTile, BuyTile, DrawTile, LiftScreens, PlaceAxe, ReturnTile, SetPrices
from games.isle_of_skye.art_emblems import draw_on_slab
from games.isle_of_skye.boxes import Sets, TileSet
from games.isle_of_skye.capability import Links, Pricing, SkyeCapability
from games.isle_of_skye.meta import META
from games.isle_of_skye.rounds import PendingLine
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.steps.buy import Unsold
from games.isle_of_skye.subject import Proof, Scroll, Subject, build_part
from games.isle_of_skye.territory import Placed, Territory, lay
from tests.games.isle_of_skye.shapes import RULES, founded_table, go, table_with_draws, table_with_offers, tile

SEA = {**tile("WWWW"), "center": "water", "set": "whale", "cost": 3, "tablet": "tooth"}
SEA["regions"] = [{"id": "r1", "terrain": "water", "edges": list("NESW")}]


class Sea(msgspec.Struct, frozen=True):
    """The slice: whether the host ended the game, and whose turn was skipped."""

    ended: bool = False


class Sights(NamedTuple):
    """How many whales a seat has seen."""

    whales: int
    links: Links = ()

    @classmethod
    def from_state(cls, state: State[Any], seat: Seat) -> "Sights":
        return cls(seat + 1)

    @classmethod
    def from_view(cls, view: View, seat: Seat) -> "Sights":
        return cls(seat + 1)


class Tide(Step):
    """A step that is complete when it begins."""

    name = "tide"


class Whales(SkyeCapability):
    """Tiles of its own set; every seat scores a point at the end; seat 0 pays one gold less."""

    id = "whales"
    slice_type = Sea
    sets: ClassVar[Sets] = {"whale": TileSet(5, {"tooth": draw_on_slab("")})}
    scoring_facts = Sights

    def setup(self, start: StartTable) -> Sea:
        return Sea()

    def list_steps(self) -> tuple[Placement, ...]:
        return (place_after(Unsold, Tide()),)

    def change_pricing(self, state: State[Any], seat: Seat, pricing: Pricing) -> Pricing:
        return pricing._replace(discount=1 if seat == 0 else 0)

    def returns_to_bag(self, state: State[Any], tile: str) -> bool:
        return not tile.startswith("x")

    def list_final_lines(self, subjects: Sequence[Subject], scrolls: Mapping[str, Scroll]) -> Iterator[PendingLine]:
        for seat, subject in enumerate(subjects):
            whales = ((f"{n}",) for n in range(subject.facts[self.id].whales))
            yield PendingLine(seat, "scrolls", "isle_of_skye.whales", "7", Proof((build_part("whales", 1, whales),)))

    def react(self, state: State[Any], event: Event) -> Progress:
        return Progress(with_slice(state, self.id, ended=True) if isinstance(event, GameEnded) else state)


WHALES = IsleOfSkye(Whales())


def start_table(pieces: dict[str, Any] | None = None, rules: IsleOfSkye = WHALES, **options: str) -> State[Any]:
    names = ("whales",) if rules is WHALES else ()
    own_pieces = msgspec.UNSET if pieces is None else pieces
    start_action = StartTable(
        "isle_of_skye", META.ruleset_version, options, META.colours[:2], expansions=names, pieces=own_pieces
    )
    state: State[Any] = rules.setup(start_action).state
    return state


# --- tiles of an own set ------------------------------------------------------------------------------------


def test_a_tile_of_an_own_set_is_in_the_game_and_never_in_the_bag() -> None:
    state = start_table({"x1": SEA, "x2": {**tile("WWWW"), "center": "water", "regions": SEA["regions"]}})
    assert ("x1" in state.bag, state.bag["x2"]) == (False, 1)
    assert (state.pieces["x1"].set, state.pieces["x1"].cost, state.pieces["x1"].tablet) == ("whale", 3, "tooth")
    assert "x1" in WHALES.rules_cache(state.pieces).box.tiles


def test_a_table_without_the_expansion_leaves_its_tiles_in_the_box() -> None:
    assert start_table({"x1": SEA}, RULES).pieces == {}


@pytest.mark.parametrize(
    "wrong",
    [{"cost": 6}, {"tablet": "fin"}, {"set": msgspec.UNSET}, {"cost": msgspec.UNSET}, {"cost": -1}],
    ids=["too dear", "no such tablet", "a cost without a set", "a set without a cost", "less than nothing"],
)
def test_a_tile_has_cost_and_tablet_of_its_set(wrong: dict[str, Any]) -> None:
    facts = {key: value for key, value in {**SEA, **wrong}.items() if value is not msgspec.UNSET}
    with pytest.raises(IllegalAction, match=r"isle_of_skye\.piece_(set|shape)"):
        start_table({"x1": facts})


def test_a_listed_tile_keeps_its_set() -> None:
    with pytest.raises(IllegalAction, match=r"isle_of_skye\.piece_set"):
        start_table({"b01": SEA})


def test_an_unlisted_tile_of_an_own_set_stays_out_of_the_bag() -> None:
    state = go(founded_with_whales(), (0, AddTile(1, "x1", SEA)), rules=WHALES)
    assert ("x1" in state.pieces, "x1" in state.bag) == (True, False)


def founded_with_whales() -> State[Any]:
    return replace(start_table(), flow=replace(start_table().flow, step="draw"))


def test_a_discarded_tile_is_announced_and_stays_out_of_the_bag_when_the_host_ends_the_game() -> None:
    state = founded_with_whales()
    state = replace(go(state, (0, AddTile(1, "x1", SEA)), rules=WHALES), flow=replace(state.flow, step="build"))
    box = WHALES.rules_cache(state.pieces).box
    dry = next(name for name, facts in box.tiles.items() if "water" not in facts.terrain)
    land = lay(Territory(), box, pack(0, 0), Placed(dry, 0, 0))
    state = with_clan(state, 0, replace(state.clans[0], hand=("x1",), territory=land))
    prompt = WHALES.list_prompts(state, 0)[0]
    assert isinstance(prompt, ChoosePrompt)
    assert prompt.choices[0].label == Text("isle_of_skye.choice_out")
    assert "x1" not in go(state, (0, ReturnTile(1, "x1")), rules=WHALES).bag
    assert "x1" not in WHALES.apply(state, HOST, FinishNow()).state.bag


# --- the end ------------------------------------------------------------------------------------------------


def test_capabilities_are_told_that_the_host_ended_the_game_and_add_points() -> None:
    state = WHALES.apply(founded_with_whales(), HOST, FinishNow()).state
    assert state.slices.whales.ended
    over = WHALES.apply(state, "system", WHALES.system_actions["score_game"]).state
    assert [(line.seat, line.points) for line in over.lines] == [(0, 1), (1, 2)]


def test_the_projection_includes_points_of_capabilities() -> None:
    state = replace(start_table(), round=6, flow=replace(start_table().flow, step="build"))
    points_by_line = [
        (line.seat, line.points) for line in WHALES.project_scores(WHALES.build_view(state, 0)) if not line.unknown
    ]
    assert points_by_line == [(0, 1), (1, 2), (0, 0)]


# --- what a tile costs --------------------------------------------------------------------------------------


def test_a_purchase_is_offered_for_the_buyers_cost() -> None:
    state = table_with_offers()
    state = replace(state, slices=start_table().slices)
    buy_prompt = next(prompt for prompt in WHALES.list_prompts(state, 0) if isinstance(prompt, ChoosePrompt))
    assert [choice.price for choice in buy_prompt.choices] == [1, 0]
    assert buy_prompt.choices[0].label.params["price"] == 1


def test_a_skipped_phase_is_not_shown_because_of_an_own_step() -> None:
    assert "buy" not in WHALES.build_view(start_table(tracking="territories"), 0).stages
    assert "buy" in WHALES.build_view(start_table(), 0).stages


# --- a bag that runs short (ruling Q34) ---------------------------------------------------------------------


def short(*tiles: str, seats: int = 3, first: int = 1) -> State[Any]:
    """Return a table that draws from a bag with these tiles only."""
    state = founded_table(seats)
    return replace(state, first=first, bag={tile: int(tile in tiles) for tile in state.bag})


def test_a_short_bag_is_dealt_tile_by_tile_from_the_start_player() -> None:
    state = short("b01", "b02", "b03", "b04")
    assert all(RULES.list_prompts(state, seat) for seat in range(3))
    state = go(state, (1, DrawTile(1, "b01")), (2, DrawTile(2, "b02")), (0, DrawTile(0, "b03")))
    assert [bool(RULES.list_prompts(state, seat)) for seat in range(3)] == [False, True, False]
    for seat in (0, 2):
        with pytest.raises(IllegalAction, match=r"table\.too_late"):
            go(state, (seat, DrawTile(seat, "b04")))
    state = go(state, (1, DrawTile(1, "b04")))
    assert (state.step, [len(clan.drawn) for clan in state.clans]) == ("price", [1, 2, 1])


def test_of_two_tiles_one_gets_the_axe_and_a_single_one_a_price() -> None:
    state = short("b01", "b02", "b03", seats=2, first=0)
    state = go(state, (0, DrawTile(0, "b01")), (1, DrawTile(1, "b02")), (0, DrawTile(0, "b03")))
    (prompt,) = RULES.list_prompts(state, 1)
    assert isinstance(prompt, AmountsPrompt)
    assert [amount.id for amount in prompt.amounts] == ["b02"]
    with pytest.raises(IllegalAction, match=r"isle_of_skye\.price_missing"):
        go(state, (1, PlaceAxe(1, 1, "b02")))
    state = go(state, (1, SetPrices(1, 1, {"b02": 4})), (0, PlaceAxe(1, 0, "b01")), (0, SetPrices(1, 0, {"b03": 1})))
    state = go(state, (0, LiftScreens(1)))
    assert [clan.offer for clan in state.clans] == [{"b03": 1}, {"b02": 4}]
    assert (state.bag["b01"], state.step) == (1, "buy")
    state = go(state, (0, BuyTile("b02")), (1, BuyTile()))
    assert [clan.hand for clan in state.clans] == [("b02", "b03"), ()]


def test_a_seat_that_drew_no_tile_is_asked_for_no_axe() -> None:
    state = short("b01", "b02", seats=3, first=0)
    state = go(state, (0, DrawTile(0, "b01")), (1, DrawTile(1, "b02")))
    assert (state.step, [len(RULES.list_prompts(state, seat)) for seat in range(3)]) == ("price", [1, 1, 0])
    assert RULES.list_waits(state).keys() == {"0", "1"}
    with pytest.raises(IllegalAction, match=r"table\.too_late"):
        go(state, (2, PlaceAxe(1, 2)))
    first_rules = replace(state, version=1)
    assert [prompt.choices for prompt in RULES.list_prompts(first_rules, 2) if isinstance(prompt, ChoosePrompt)] == [()]


def test_a_full_bag_gives_everybody_three() -> None:
    assert [len(clan.drawn) for clan in table_with_draws(3).clans] == [3, 3, 3]
