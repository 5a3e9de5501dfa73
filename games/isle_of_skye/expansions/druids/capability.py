"""The capability of the Druids: Druid tiles on a dolmen board, a second buy turn, stone tablets."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from games.core.action import Action, DrawnBy, Facts, StartTable
from games.core.assets import StockKind
from games.core.capability import Placement, place_after, place_around, place_before
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.grid import name_cell
from games.core.host import GameEnded
from games.core.identity_cache import cache_by_identity
from games.core.ruleset import Progress
from games.core.seats import Seat, Viewer
from games.core.step import Step
from games.core.view import View
from games.isle_of_skye.boxes import Sets, build_pieces, is_invented, select_set
from games.isle_of_skye.capability import Pricing, SkyeCapability, does_app_draw
from games.isle_of_skye.events import TilePlaced, TileReturned, TrackingChanged
from games.isle_of_skye.expansions.druids import actions, events
from games.isle_of_skye.expansions.druids.art_goals import GOAL_PICTURES
from games.isle_of_skye.expansions.druids.board import Board
from games.isle_of_skye.expansions.druids.data import INVENTED, SET, TILE_SET, TILES
from games.isle_of_skye.expansions.druids.scoring import GOALS, SCROLLS, prove_scrolls_again
from games.isle_of_skye.expansions.druids.scoring_facts import MARKS, ScoringFacts
from games.isle_of_skye.expansions.druids.state import (
    SPACES,
    Dolmen,
    Tablet,
    find_bag_price,
    find_discount,
    find_dolmen,
    list_working_tablets,
    with_dolmen,
)
from games.isle_of_skye.expansions.druids.steps.build import BuildWithDruids
from games.isle_of_skye.expansions.druids.steps.own_offer import BuyTurn, OwnOffer
from games.isle_of_skye.expansions.druids.steps.refill import Refill
from games.isle_of_skye.expansions.druids.steps.reported_tiles import ReportedTiles
from games.isle_of_skye.expansions.druids.steps.scroll_again import ScrollsAgain
from games.isle_of_skye.expansions.druids.steps.second_buy import SecondBuy, refill_bag
from games.isle_of_skye.expansions.druids.steps.stones import NewRound, Stones
from games.isle_of_skye.expansions.druids.tablets import STOCK, show_tablets
from games.isle_of_skye.meta import DRAWN_TILES, DRUIDS
from games.isle_of_skye.rounds import PendingLine, name_board
from games.isle_of_skye.scoring import SCROLLS as BASE_SCROLLS
from games.isle_of_skye.state import Table, with_clan
from games.isle_of_skye.steps.build import Build
from games.isle_of_skye.steps.buy import Buy, Unsold
from games.isle_of_skye.steps.goals import Goals
from games.isle_of_skye.steps.scoring import Reckon, Score
from games.isle_of_skye.subject import Goal, Scroll, Subject
from games.isle_of_skye.tiles import Box, read_facts

MARKET_STEPS: Final = (Stones.name, SecondBuy.name, Refill.name)
"""The steps that are about the dolmen board."""


class Druids(SkyeCapability):
    """The expansion. `tiles` are Druid tiles that are known without the table, in the shape of its data."""

    id = DRUIDS.id
    options = DRUIDS.options
    slice_type = Dolmen
    action_types = actions.DRUID_ACTIONS
    event_types = events.DRUID_EVENTS
    system_actions: ClassVar[Mapping[str, Action]] = {"refill_dolmen_board": actions.RefillDolmenBoard()}
    goals: ClassVar[Mapping[str, Goal]] = GOALS
    goal_pictures: ClassVar[Mapping[str, str]] = GOAL_PICTURES
    stock_kinds: ClassVar[Mapping[str, StockKind]] = STOCK
    scrolls: ClassVar[Mapping[str, Scroll]] = SCROLLS
    sets: ClassVar[Sets] = {SET: TILE_SET}
    has_score_tiles = True
    scoring_facts = ScoringFacts

    def __init__(self, tiles: Mapping[str, Mapping[str, Any]] = TILES) -> None:
        self._tiles, self.board = tiles, Board({})
        self._build_market = cache_by_identity(16)(lambda state: self.board.build_display_views(state, MARKET_STEPS))

    def choose_pieces(
        self, box_pieces: dict[str, Facts], draw: DrawnBy, options: Mapping[str, str]
    ) -> dict[str, Facts]:
        """Return the box's own tiles; where the app draws a complete set and the box does not hold one, the invented
        tiles instead."""
        druid_tiles = select_set(box_pieces, SET)
        if (
            not does_app_draw(draw, options)
            or not _is_complete(options)
            or len(druid_tiles) + len(self._tiles) >= len(INVENTED)
        ):
            return box_pieces
        return {name: facts for name, facts in box_pieces.items() if name not in druid_tiles} | INVENTED

    def setup(self, start: StartTable) -> Dolmen:
        """Return an empty board. People who draw from the real stacks report what lies there; the app draws from the
        tiles it knows.

        :raises IllegalAction: `isle_of_skye.druid_tiles_few` or `isle_of_skye.druid_tiles_invented`.
        """
        druid_tiles = select_set(start.pieces or {}, SET)
        is_app_drawn, complete = does_app_draw(start.draw, start.options), _is_complete(start.options)
        tiles_known, least = len(druid_tiles) + len(self._tiles), len(INVENTED) if complete else SPACES
        if is_app_drawn and tiles_known < least:
            raise IllegalAction("isle_of_skye.druid_tiles_few", {"n": least, "known": tiles_known}, rule="d2")
        if any(is_invented(name) for name in druid_tiles) and not (is_app_drawn and complete):
            raise IllegalAction("isle_of_skye.druid_tiles_invented", rule="d1")
        return Dolmen()

    # --- changes of the base --------------------------------------------------------------------------

    def extend_box(self, box: Box) -> Box:
        """Return the box with the facts of its tiles; none of them is in the bag."""
        with_tiles = Box(
            {**box.tiles, **{name: read_facts(raw) for name, raw in self._tiles.items()}}, box.counts, box.castles
        )
        self.board = Board(build_pieces(self._tiles, with_tiles, (*BASE_SCROLLS, *SCROLLS), self.sets))
        return with_tiles

    def change_pricing(self, state: Table, seat: Seat, pricing: Pricing) -> Pricing:
        """Add all discounts of the buyer (section d5)."""
        return pricing._replace(discount=pricing.discount + find_discount(list_working_tablets(state, seat)))

    def returns_to_bag(self, state: Table, tile: str) -> bool:
        """False for Druid tiles, which never go into the bag (ruling Q23)."""
        return tile not in self.board.list_tiles(state)

    def count_most_taken(self, state: Table, seat: Seat, most: int) -> int:
        """Add one tile for the second buy turn."""
        return most + 1

    def list_final_lines(self, subjects: Sequence[Subject], scrolls: Mapping[str, Scroll]) -> Iterator[PendingLine]:
        """Yield scrolls that count once more, singly: those chosen, and the best one for a tablet without a choice
        (section d5)."""
        for seat, subject in enumerate(subjects):
            facts: ScoringFacts = subject.facts[self.id]
            proofs = prove_scrolls_again(subject, scrolls)
            best = max(proofs, key=lambda cell: proofs[cell][1].points, default=None)
            defaults = [best] * (facts.tablets - len(facts.chosen)) if best is not None else []
            for cell in (*facts.chosen, *defaults):
                yield PendingLine(seat, "scrolls", "isle_of_skye.scroll_again", "d5", proofs[cell][1])

    # --- steps ----------------------------------------------------------------------------------------

    def list_steps(self) -> tuple[Placement, ...]:
        rules, board, own_offer = self.rules_cache, self.board, OwnOffer(self.rules_cache)
        return (
            place_around(Goals, lambda inner: NewRound(inner, board)),
            place_after(Goals, Stones(rules, board)),
            place_around(Buy, lambda inner: BuyTurn(inner, own_offer)),
            place_after(Unsold, SecondBuy(rules, board)),
            place_around(Build, lambda inner: BuildWithDruids(inner, rules, board)),
            place_after(Score, Refill(rules, board)),
            place_before(Reckon, ScrollsAgain(rules)),
        )

    def list_interruptions(self) -> tuple[Step, ...]:
        return (OwnOffer(self.rules_cache),)

    def list_asides(self) -> tuple[Step, ...]:
        return (ReportedTiles(self.rules_cache, self.board),)

    def react(self, state: Table, event: Event) -> Progress:
        """React to events: tablets are taken at once, tiles that fit nowhere leave the game."""
        match event:
            case TilePlaced(seat, tile) if kind := self.board.find_tablet(state, tile):
                seat_tablets = (*find_dolmen(state).tablets.get(seat, ()), Tablet(kind, state.round))
                next_state = with_dolmen(state, tablets={**find_dolmen(state).tablets, seat: seat_tablets})
                return Progress(next_state, (events.TabletTaken(seat, kind),))
            case TileReturned(_, tile) if not self.returns_to_bag(state, tile):
                return Progress(with_dolmen(state, gone=(*find_dolmen(state).gone, tile)))
            case TrackingChanged(_, number) if number == state.round:
                return Progress(self.board.with_unreported_tiles(state))
            case GameEnded():
                return Progress(self._stop(state))
        return Progress(state)

    def _stop(self, state: Table) -> Table:
        """Return the state after the host ended the game: no questions are open, and gold paid for the bag comes
        back."""
        dolmen, buyer = find_dolmen(state), None
        if dolmen.bought:
            buyer = (state.first + dolmen.turns) % state.seats
            clan = state.clans[buyer]
            back = (clan.gold or 0) + find_bag_price(list_working_tablets(state, buyer))
            state = with_clan(replace(state, bag=refill_bag(state)), buyer, replace(clan, gold=back))
        return with_dolmen(state, late=None, bought=False, looked=())

    # --- what is shown --------------------------------------------------------------------------------

    def extend_view(self, state: Table, viewer: Viewer, view: View) -> View:
        """Add all of the expansion. Everything is public except what a buyer sees in the bag, which only its own prompt
        shows."""
        dolmen = find_dolmen(state)
        seats, grids = dict(view.seats), view.grids
        for seat in range(state.seats):
            seats[str(seat)] = show_tablets(state, seat, seats[str(seat)])
            chosen_cells = dolmen.chosen.get(seat, ())
            marks = {name_cell(cell): MARKS[chosen_cells.count(cell)] for cell in chosen_cells}
            if marks:
                grid = grids[name_board(seat)]
                grids[name_board(seat)] = replace(grid, marks={**grid.marks, **marks})
        return replace(
            view,
            seats=seats,
            surfaces={**view.surfaces, **grids, **self._build_market(state)},
        )


def _is_complete(options: Mapping[str, str]) -> bool:
    return options.get(DRAWN_TILES.key, DRAWN_TILES.values[0]) == DRAWN_TILES.values[0]
