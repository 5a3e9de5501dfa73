"""Sealed Market: the ruleset. It knows its capabilities only through their hooks."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.capability import Capability
from games.core.errors import IllegalAction
from games.core.event import check_events
from games.core.host import HOST_ACTIONS, HOST_EVENTS, UNFINISHED, AdjustScore, FinishNow, GameEnded, build_adjustment
from games.core.inspection import Inspection
from games.core.prompt import Prompt, SeatPrompt
from games.core.ruleset import Progress, Ruleset
from games.core.score import Outcome, ScoreLine, rank_scores
from games.core.seats import Actor, Seat, Viewer
from games.core.sequencer import Sequencer
from games.core.start import check_options
from games.core.step import OVER, Flow
from games.core.surface import GridView
from games.core.text import Text
from games.core.view import SeatView, View
from tests.rulesets.sealed_market.facts import (
    ACTIONS,
    CARDS,
    EVENTS,
    META,
    Market,
    ScoreMarket,
    ScoreRound,
)
from tests.rulesets.sealed_market.steps import Bidding, Deal, Reckon, Score, State, Stock, Tip, card_part, lines_of


class MarketCapability(Capability):
    """A capability of this game, with one hook in addition to the common ones."""

    def bid_limit(self, state: State, seat: Seat, limit: int) -> int:
        """Return how much the seat may bid; `limit` is the amount without this capability."""
        return limit


class SealedMarket(Ruleset):
    """The ruleset of Sealed Market; the package describes the game."""

    meta = META

    def __init__(self, *chosen: MarketCapability) -> None:
        self.chosen = chosen
        phases = ((Bidding(self.limit),), (Deal(), Tip()), (Stock(),), (Score(), Reckon()))
        self.steps = steps = Sequencer(phases, chosen, self.end_round)
        self.state_type: type[Any] = Market[steps.slice_type]  # type: ignore[name-defined]
        self.action_types: tuple[type[Action], ...] = ACTIONS + HOST_ACTIONS + steps.action_types
        self.event_types = check_events(*EVENTS, *HOST_EVENTS, *steps.event_types)
        work = {"score_round": ScoreRound(), "score_market": ScoreMarket()}
        self.system_actions: Mapping[str, Action] = work | steps.system_actions

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return True

    def setup(self, start: StartTable) -> Progress:
        expansions = [capability.id for capability in self.chosen]
        options, seats = check_options(start, META, META.colours, expansions), len(start.colours)
        slices = self.steps.build_slices(start)
        coins, hands = (6,) * seats, ((),) * seats
        flow = Flow(self.steps.order[0])
        state: State = Market(start.draw, int(options["rounds"]), 1, flow, coins, hands, slices)
        return self.steps.settle(self.steps.begin(state))

    def end_round(self, state: State) -> Progress:
        """Begin another round, or end the game."""
        if state.round == state.rounds:
            return Progress(replace(state, flow=replace(state.flow, step=OVER)))
        return Progress(replace(state, round=state.round + 1, bids={}, opened=False, shelves={}))

    def limit(self, state: State, seat: Seat) -> int:
        """Return how much the seat may bid."""
        limit = state.coins[seat]
        for capability in self.chosen:
            limit = capability.bid_limit(state, seat, limit)
        return limit

    # --- prompts and actions ------------------------------------------------------------------------

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return self.steps.list_prompts(state, actor) if state.flow.step != OVER else ()

    def apply(self, state: State, actor: Actor, action: Action) -> Progress:
        if isinstance(action, AdjustScore):
            line, event = build_adjustment(action, state.seats, state.round, len(state.lines))
            return Progress(replace(state, lines=(*state.lines, line)), (event,))
        if state.flow.step == OVER:
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return Progress(replace(state, flow=replace(state.flow, step=OVER), end=UNFINISHED), (GameEnded(),))
        return self.steps.settle(self.steps.apply(state, actor, action))

    def apply_unchecked(self, state: State, actor: Actor, action: Action) -> Progress:
        if state.flow.step == OVER or isinstance(action, AdjustScore | FinishNow):
            return self.apply(state, actor, action)
        return self.steps.settle(self.steps.apply(state, actor, action, checked=False))

    # --- views --------------------------------------------------------------------------------------

    def find_outcome(self, state: State) -> Outcome | None:
        totals = self.score(state).totals
        return Outcome(totals, rank_scores(totals), state.end) if state.flow.step == OVER else None

    def find_turn(self, state: State) -> int:
        return state.round

    def ends_undo(self, kind: type[Action], later: type[Action]) -> bool:
        return self.steps.ends_undo(kind, later)

    def list_waits(self, state: State) -> dict[str, Text]:
        return {} if state.flow.step == OVER else self.steps.list_waits(state)

    def build_view(self, state: State, viewer: Viewer) -> View:
        sheet, over = self.score(state), state.flow.step == OVER
        prompts = self.list_prompts(state, viewer) if isinstance(viewer, int) else ()
        seat_prompts = {prompt.id: prompt for prompt in prompts if isinstance(prompt, SeatPrompt)}
        sealed = f"bid-{state.round}" in seat_prompts and isinstance(viewer, int) and state.bids.get(viewer)
        view = View(
            turn=state.round,
            phase=state.flow.step,
            seats={
                str(seat): SeatView(sheet.totals[seat], sheet.by_category[seat], _stock(state, seat, viewer))
                for seat in range(state.seats)
            },
            surfaces={"main": GridView(Text("sealed_market.surface_main"), {})},
            waits={} if over else self.steps.list_waits(state),
            prompts=seat_prompts,
            answered={f"bid-{state.round}": {"amounts": sealed}} if sealed else {},
            lines={str(line.n): line for line in state.lines},
            options={"rounds": str(state.rounds)},
            outcome=self.find_outcome(state),
            secrets=not over,
            secret_seats=self.steps.list_secret_seats(state),
        )
        return self.steps.extend_view(state, viewer, view)

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        return Inspection()

    def inspect_place(self, view: View, surface: str, place: str) -> Inspection:
        return Inspection()

    def project_scores(self, view: View) -> tuple[ScoreLine, ...]:
        """Return the score lines of the cards that the viewer knows."""
        stocks = [view.seats[str(seat)].stock for seat in range(len(view.seats))]
        parts = [card_part([card for card in CARDS for _ in range(stock.get(card, 0))]) for stock in stocks]
        return () if view.outcome else lines_of("cards", parts, view.turn, len(view.lines))


def _stock(state: State, seat: Seat, viewer: Viewer) -> dict[str, int]:
    """Return what `viewer` may know of the pieces before `seat` and in its hand."""
    hand = state.hands[seat]
    cards = hand if viewer == seat or state.flow.step == OVER else ()
    bids = state.bids.get(seat, {}) if state.opened else {}
    shelves = {f"{shelf}_{ware}": 1 for ware, shelf in state.shelves.get(seat, {}).items()}
    own_cards = {card: cards.count(card) for card in cards}
    return {
        "coins": state.coins[seat],
        "cards": len(hand),
        **own_cards,
        **{f"bid_{w}": n for w, n in bids.items()},
        **shelves,
    }
