"""Hooks for expansions, tested with an invented capability that the base does not know."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec
from msgspec.structs import replace

from games.core.action import Action, StartTable, find_actor
from games.core.capability import Placement, place_after
from games.core.grid import pack
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Step
from games.core.view import View
from games.isle_of_skye.actions import (
    BuyTile,
    DrawGoal,
    DrawTile,
    LayCastle,
    LiftScreens,
    PlaceAxe,
    ReceiveTile,
    ReturnTile,
    ScoreRound,
    SetPrices,
)
from games.isle_of_skye.boxes import Edges, Feature, Piece, PieceRegion
from games.isle_of_skye.capability import Links, Pricing, SkyeCapability
from games.isle_of_skye.events import TileKept
from games.isle_of_skye.meta import META
from games.isle_of_skye.rounds import PendingLine
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.steps.buy import Unsold
from games.isle_of_skye.subject import Each, Goal, Proof, Subject, build_part
from games.isle_of_skye.territory import Placed, Territory, TerritoryMap, lay
from games.isle_of_skye.tiles import PRINTED, Box, read_facts
from tests.games.isle_of_skye.shapes import tile


class Purse(msgspec.Struct, frozen=True):
    """The slice: how many tiles were kept, and whether its own step was passed."""

    kept: int = 0


def pebbles(subject: Subject) -> Proof:
    """Score as many points as the capability counted."""
    return Proof((build_part("pebbles", 1, ((f"{n}",) for n in range(subject.facts["pedlar"].pebbles))),))


class Three(NamedTuple):
    """How many pebbles count, and a placed road."""

    pebbles: int

    @property
    def links(self) -> Links:
        return ((pack(0, 0), pack(1, 0)),)

    @classmethod
    def from_state(cls, state: State[Any], seat: Seat) -> "Three":
        return cls(3 * seat)

    @classmethod
    def from_view(cls, view: View, seat: Seat) -> "Three":
        return cls(3 * seat)


class Stall(Step):
    """A step that is complete when it begins."""

    name = "stall"


class Pedlar(SkyeCapability):
    """Seat 0 gets two more gold, prices all tiles, owes one gold less, which the bank pays, takes five tiles and has a
    placed road."""

    id = "pedlar"
    slice_type = Purse
    categories = ("stones",)
    goals: ClassVar[Mapping[str, Goal]] = {"pebbles": Each(pebbles)}

    scoring_facts = Three

    def setup(self, start: StartTable) -> Purse:
        return Purse()

    def list_steps(self) -> tuple[Placement, ...]:
        return (place_after(Unsold, Stall()),)

    def extend_box(self, box: Box) -> Box:
        extra = {"peak": read_facts(tile("MMMM", "barrel"))}
        return Box({**box.tiles, **extra}, {**box.counts, "peak": 1}, box.castles)

    def count_income(self, state: State[Any], seat: Seat) -> int:
        return 2 if seat == 0 else 0

    def change_pricing(self, state: State[Any], seat: Seat, pricing: Pricing) -> Pricing:
        return Pricing(pricing.discount + 1, bank_pays=True, prices_all=True) if seat == 0 else pricing

    def returns_to_bag(self, state: State[Any], tile: str) -> bool:
        return False

    def count_most_taken(self, state: State[Any], seat: Seat, most: int) -> int:
        return most + 2

    def list_round_lines(self, subjects: Sequence[Subject]) -> Iterator[PendingLine]:
        yield PendingLine(1, "stones", "isle_of_skye.toll", "6", Proof((build_part("toll", 2, (("0,0",),)),)))

    def react(self, state: State[Any], event: Any) -> Progress:
        count = state.slices.pedlar.kept + isinstance(event, TileKept)
        return Progress(replace(state, slices=replace(state.slices, pedlar=Purse(count))))


PEDLAR = IsleOfSkye(Pedlar())
FIRST = (DrawGoal("pebbles"), DrawGoal("base_squares"), DrawGoal("base_sheep"), DrawGoal("base_most_ships"))


def go(state: State[Any], *moves: tuple[Actor | None, Action]) -> State[Any]:
    for seat, action in moves:
        actor = find_actor(action, seat if isinstance(seat, int) else None)
        state = PEDLAR.apply(state, actor, action).state
    return state


def start_table(**options: str) -> State[Any]:
    state = PEDLAR.setup(
        StartTable("isle_of_skye", META.ruleset_version, options, META.colours[:2], expansions=("pedlar",))
    ).state
    return go(state, *((0, goal) for goal in FIRST), *((seat, LayCastle(0, 0, 0)) for seat in (0, 1)))


def test_it_adds_tiles_income_and_scoring_tiles() -> None:
    state = start_table()
    assert (state.bag["peak"], len(state.bag)) == (1, len(PRINTED.counts) + 1)
    assert [(clan.gold, clan.income) for clan in state.clans] == [(7, 7), (5, 5)]
    assert state.goals[0] == "pebbles"
    assert PEDLAR.meta.categories == (*META.categories, "stones")


def test_scorers_see_tablets_on_own_tiles() -> None:
    state = start_table()
    castle = state.clans[0].territory.tiles[pack(0, 0)].tile
    region = PieceRegion("r1", "pasture", ("N", "E", "S", "W"))
    edges = Edges("pasture", "pasture", "pasture", "pasture")
    marked = Piece(edges, "pasture", (region,), features=(Feature("castle", "r1"),), tablet="thin")
    with_tablet = replace(state, pieces={castle: marked})
    assert PEDLAR.extended.build_subject(with_tablet, 0).emblems == {pack(0, 0): ("tablet", "thin")}
    assert PEDLAR.extended.build_subject(state, 0).emblems == {}


def test_its_points_per_round_are_projected() -> None:
    projected = PEDLAR.project_scores(PEDLAR.build_view(start_table(), 0))
    assert [(line.seat, line.points) for line in projected if line.category == "stones"] == [(1, 2)]


def test_it_changes_prices_and_payments_and_adds_a_step() -> None:
    draws = [(seat, DrawTile(seat, f"b{3 * seat + n:02}")) for seat in (0, 1) for n in (1, 2, 3)]
    state = go(start_table(), *draws, (0, PlaceAxe(1, 0)), (0, SetPrices(1, 0, {"b01": 2, "b02": 2, "b03": 3})))
    state = go(state, (1, PlaceAxe(1, 1, "b04")), (1, SetPrices(1, 1, {"b05": 4, "b06": 1})), (0, LiftScreens(1)))
    assert [clan.gold for clan in state.clans] == [0, 0]
    state = go(state, (0, BuyTile("b05")))  # the bank pays 3, and the seller takes back its own 4
    assert [clan.gold for clan in state.clans] == [0, 7]
    state = go(state, (1, BuyTile()))
    assert (state.step, state.slices.pedlar.kept) == ("build", 4)
    assert "stall" in PEDLAR.steps.order


def test_it_adds_tiles_discards_one_counts_and_places_roads() -> None:
    state = start_table(tracking="territories")
    state = go(state, *((0, ReceiveTile(1, name)) for name in ("b01", "b02", "b03", "b04", "peak")))
    assert len(state.clans[0].hand) == 5
    assert PEDLAR.extended.build_subject(state, 0).land.links == {(pack(0, 0), pack(1, 0)), (pack(1, 0), pack(0, 0))}
    at_scoring = replace(state, flow=replace(state.flow, step="score"))
    lines = PEDLAR.apply(at_scoring, "system", ScoreRound()).state.lines
    assert [(line.seat, line.points) for line in lines if line.reason == "isle_of_skye.pebbles"] == [(1, 3)]


def test_a_tile_that_fits_nowhere_leaves_the_game_if_the_hook_says_so() -> None:
    state = go(start_table(tracking="territories"), (0, ReceiveTile(1, "peak")))
    flat = next(name for name in PRINTED.counts if "mountain" not in PRINTED.tiles[name].terrain)
    land = lay(Territory(), PRINTED, pack(0, 0), Placed(flat, 0, 0))
    state = with_clan(state, 0, replace(state.clans[0], territory=land))
    back = go(state, (0, ReturnTile(1, "peak")))
    assert (back.clans[0].hand, back.bag["peak"]) == ((), 0)


def test_a_link_joins_all_roads_of_the_tiles_that_it_touches() -> None:
    """A road placed between the castle and a tile with two curves makes one road of them."""
    raw = {
        "castle": tile("PPPP", "castle"),
        "curves": tile("PPPP", roads=("NE", "SW")),
        "end": tile("PPPP", roads=("N",)),
    }
    box = Box({name: read_facts(facts) for name, facts in raw.items()}, {}, {})
    territory = Territory()
    for n, (at, name) in enumerate({(0, 0): "castle", (1, 0): "curves", (1, 1): "end", (2, 0): "castle"}.items()):
        territory = lay(territory, box, pack(*at), Placed(name, 0, n))
    link = ((pack(0, 0), pack(1, 0)),)
    assert TerritoryMap.build(territory, box).connected == {pack(0, 0)}
    assert TerritoryMap.build(territory, box, link).connected == {pack(0, 0), pack(1, 0), pack(1, 1)}
