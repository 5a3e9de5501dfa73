"""Sealed Market: the ruleset. It knows its capabilities by their hooks alone."""

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from typing import Any

from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.capability import OVER, Capabilities, Capability, Flow
from games.core.errors import IllegalAction, TooLate
from games.core.event import checked_events
from games.core.host import HOST_ACTIONS, HOST_EVENTS, UNFINISHED, AdjustScore, FinishNow, GameEnded, adjustment
from games.core.inspection import Inspection
from games.core.prompt import (
    Amount,
    AmountsPrompt,
    ChancePrompt,
    Choice,
    ChoosePrompt,
    DrawPrompt,
    Prompt,
    SeatPrompt,
    SystemPrompt,
    Weighted,
)
from games.core.ruleset import Progress
from games.core.score import Outcome, Part, ScoreLine, ScoreSheet, ranks, score_sheet
from games.core.seats import CHANCE, HOST, SYSTEM, Actor, Seat, Viewer
from games.core.text import Text
from games.core.view import BoardView, SeatView, View
from tests.rulesets.sealed_market.facts import (
    CARDS,
    META,
    SHELVES,
    WARES,
    AnswerTip,
    Bid,
    BidLapsed,
    BidsOpened,
    BidsSealed,
    CardChosen,
    CardKept,
    CardsDrawn,
    DrawCards,
    KeepCard,
    Market,
    OpenBids,
    Scored,
    ScoreMarket,
    ScoreRound,
    SealBids,
    Stocked,
    StockShelf,
    TipAnswered,
)

PHASES = ("bid", ("deal", "tip"), "stock", ("score", "reckon"))
PAIRS = tuple(combinations_with_replacement(CARDS, 2))
State = Market[Any]


class MarketCapability(Capability):
    """A capability of this game, with the one hook that it needs besides the common ones."""

    def bid_limit(self, state: State, seat: Seat, limit: int) -> int:
        """How much the seat may bid, where `limit` is what it may without this capability."""
        return limit


class SealedMarket:
    """See the package."""

    meta = META

    def __init__(self, *chosen: MarketCapability) -> None:
        self.chosen = chosen
        self.with_these = with_these = Capabilities(PHASES, chosen)
        self.state_type: type[Any] = Market[with_these.slice_type]  # type: ignore[name-defined]
        own = (SealBids, OpenBids, DrawCards, KeepCard, AnswerTip, StockShelf, ScoreRound, ScoreMarket)
        self.action_types: tuple[type[Action], ...] = own + HOST_ACTIONS + with_these.action_types
        told = (Bid, BidsSealed, BidsOpened, BidLapsed, CardsDrawn, CardKept, CardChosen, TipAnswered, Stocked, Scored)
        self.event_types = checked_events(*told, *HOST_EVENTS, *with_these.event_types)
        work = {"score_round": ScoreRound(), "score_market": ScoreMarket()}
        self.system_actions: Mapping[str, Action] = work | with_these.system_actions

    def setup(self, start: StartTable) -> Progress:
        seats = len(start.colours)
        if not META.min_seats <= seats <= META.max_seats:
            raise IllegalAction("table.seats", {"min": META.min_seats, "max": META.max_seats})
        try:
            options = META.resolved_options(start.options)
        except ValueError as error:
            raise IllegalAction("table.option", {"option": str(error)}) from None
        slices = self.with_these.start(start)
        coins, hands = (6,) * seats, ((),) * seats
        state: State = Market(start.draw, int(options["rounds"]), 1, Flow("bid"), coins, hands, slices)
        return self.with_these.settle(self, self.with_these.begin(self, state))

    # --- steps: see games.core.capability -----------------------------------------------------------

    def begin(self, state: State, step: str) -> Progress:
        return Progress(replace(state, done=step == "reckon" and state.round < state.rounds))

    def is_done(self, state: State) -> bool:
        match state.flow.step:
            case "bid":
                return state.opened
            case "stock":
                return all(len(state.shelves.get(seat, ())) == len(WARES) for seat in range(state.seats))
        return state.done

    def end_round(self, state: State) -> Progress:
        if state.round == state.rounds:
            return Progress(replace(state, flow=replace(state.flow, step=OVER)))
        return Progress(replace(state, round=state.round + 1, bids={}, opened=False, shelves={}))

    # --- what is asked ------------------------------------------------------------------------------

    def prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return self.with_these.prompts(self._prompts, state, actor) if state.flow.step != OVER else ()

    def _prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        number, step = state.round, state.flow.step
        if actor == SYSTEM:
            name = {"score": "score_round", "reckon": "score_market"}.get(step)
            return (SystemPrompt(name),) if name else ()
        if actor == CHANCE:
            weighted = (Weighted(DrawCards(pair), 1 + (pair[0] != pair[1])) for pair in PAIRS)  # type: ignore[arg-type]
            looking = step == "deal" and not state.drawn
            return (ChancePrompt(number, state.active, tuple(weighted)),) if looking else ()
        lapsed = isinstance(actor, int) and self._has_lapsed(state, actor)
        if step == "bid" and len(state.bids) == state.seats and actor != HOST and not lapsed:
            action = {"type": "open_bids", "round": number}
            return (ChoosePrompt(f"open-{number}", said("open"), action, choices(("open", {}))),)
        if step == "bid" and isinstance(actor, int):
            limit = self.limit(state, actor)
            amounts = tuple(Amount(ware, said(ware), limit) for ware in WARES)
            action = {"type": "seal_bids", "round": number}
            return (AmountsPrompt(f"bid-{number}", said("bid"), action, "amounts", amounts, limit, secret=True),)
        if step == "deal" and actor == state.active:
            return (_look(state),)
        if step == "tip" and actor == state.tipped:
            take, leave = choices(("take", {"take": True}), ("leave", {"take": False}))
            return (ChoosePrompt(f"tip-{number}", said("tip"), {"type": "answer_tip"}, (take,), leave),)
        if step == "stock" and isinstance(actor, int):
            left = [ware for ware in WARES if ware not in state.shelves.get(actor, {})]
            shelves = choices(*((shelf, {"shelf": shelf}) for shelf in SHELVES))
            action = {"type": "stock_shelf", "round": number}
            return tuple(
                ChoosePrompt(f"stock-{number}-{ware}", said(ware), {**action, "ware": ware}, shelves) for ware in left
            )
        return ()

    def limit(self, state: State, seat: Seat) -> int:
        """How much the seat may bid."""
        limit = state.coins[seat]
        for one in self.chosen:
            limit = one.bid_limit(state, seat, limit)
        return limit

    def _waits(self, state: State) -> dict[str, Text]:
        if self._prompts(state, SYSTEM):
            return {"system": said("wait_score")}
        ready = state.bids if len(state.bids) < state.seats else {}
        asked = [seat for seat in range(state.seats) if seat not in ready and self._prompts(state, seat)]
        return {str(seat): Text(f"sealed_market.wait_{state.flow.step}", {"seat": seat}) for seat in asked}

    # --- what is done -------------------------------------------------------------------------------

    def apply(self, state: State, actor: Actor, action: Action) -> Progress:
        if isinstance(action, AdjustScore):
            line, told = adjustment(action, state.seats, state.round, len(state.lines))
            return Progress(replace(state, lines=(*state.lines, line)), (told,))
        if state.flow.step == OVER:
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return Progress(replace(state, flow=replace(state.flow, step=OVER), end=UNFINISHED), (GameEnded(),))
        return self.with_these.settle(self, self.with_these.apply(self._apply, state, actor, action))

    def apply_unchecked(self, state: State, actor: Actor, action: Action) -> Progress:
        if not isinstance(action, SealBids) or not isinstance(actor, int) or state.flow.step == OVER:
            return self.apply(state, actor, action)

        def bid(now: State, seat: Any, sealed: Any) -> Progress:
            return self._bid(now, seat, sealed, checked=False)

        return self.with_these.settle(self, self.with_these.apply(bid, state, actor, action, checked=False))

    def _apply(self, state: State, actor: Actor, action: Action) -> Progress:
        match action:
            case SealBids() | OpenBids() if isinstance(actor, int):
                return self._bid(state, actor, action)
            case StockShelf(number, ware, shelf) if isinstance(actor, int):
                own = state.shelves.get(actor, {})
                if (number, state.flow.step) != (state.round, "stock") or ware in own:
                    raise TooLate
                shelves = {**state.shelves, actor: {**own, ware: shelf}}
                return Progress(replace(state, shelves=shelves), (Stocked(actor, ware, shelf),))
            case DrawCards() | KeepCard() if state.flow.step == "deal":
                return _deal(state, actor, action)
            case AnswerTip(take) if (state.flow.step, actor) == ("tip", state.tipped):
                coins = int(take and state.coins[state.active] > 0)  # the highest bidder pays the tip, if it can
                tipped = paid(paid(state, state.tipped, coins), state.active, -coins)
                answered = replace(tipped, done=True)
                return Progress(answered, (TipAnswered(state.tipped, int(take)),))
            case ScoreRound() if state.flow.step == "score":
                parts = [_stall(state, seat) for seat in range(state.seats)]
                told = tuple(Scored(seat, part.points) for seat, part in enumerate(parts))
                return Progress(replace(with_lines(state, "stall", parts), done=True), told)
            case ScoreMarket() if state.flow.step == "reckon":
                parts = [card_part(hand) for hand in state.hands]
                told = tuple(Scored(seat, part.points, " ".join(state.hands[seat])) for seat, part in enumerate(parts))
                return Progress(replace(with_lines(state, "cards", parts), done=True), told)
        raise IllegalAction("sealed_market.not_now")

    def _has_lapsed(self, state: State, seat: Seat) -> bool:
        """Whether the seat bids more than it may since a correction."""
        return sum(state.bids.get(seat, {}).values()) > self.limit(state, seat)

    def _bid(self, state: State, seat: Seat, action: SealBids | OpenBids, *, checked: bool = True) -> Progress:
        all_bid = len(state.bids) == state.seats
        late = (action.round, state.flow.step) != (state.round, "bid")
        if isinstance(action, OpenBids):
            if late:
                raise TooLate
            if not all_bid:
                raise IllegalAction("sealed_market.not_all_bid")
            if lapsed := [bidder for bidder in state.bids if self._has_lapsed(state, bidder)]:
                bids = {bidder: amounts for bidder, amounts in state.bids.items() if bidder not in lapsed}
                return Progress(replace(state, bids=bids), tuple(BidLapsed(bidder) for bidder in lapsed))
            totals = {bidder: sum(state.bids[bidder].values()) for bidder in sorted(state.bids)}
            best = max(totals, key=lambda bidder: totals[bidder])
            opened = replace(paid(state, best, -totals[best]), opened=True, active=best)
            return Progress(opened, (BidsOpened(best, totals[best]),))
        if late or (checked and all_bid and not self._has_lapsed(state, seat)):
            raise TooLate
        amounts: dict[str, int] = dict(action.amounts)
        if set(amounts) != set(WARES):
            raise IllegalAction("sealed_market.every_ware")
        if checked and sum(amounts.values()) > (limit := self.limit(state, seat)):
            raise IllegalAction("sealed_market.above_limit", {"limit": limit})
        told = (BidsSealed(seat, amounts["fish"], amounts["salt"]),)
        events = told if seat in state.bids else (Bid(seat), *told)
        return Progress(replace(state, bids={**state.bids, seat: amounts}), events)

    # --- what is shown ------------------------------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        totals = self.score(state).totals
        return Outcome(totals, ranks(totals), state.end) if state.flow.step == OVER else None

    def score(self, state: State) -> ScoreSheet:
        return score_sheet(state.seats, state.lines)

    def view(self, state: State, viewer: Viewer) -> View:
        sheet, over = self.score(state), state.flow.step == OVER
        prompts = self.prompts(state, viewer) if isinstance(viewer, int) else ()
        shown = {prompt.id: prompt for prompt in prompts if isinstance(prompt, SeatPrompt)}
        sealed = f"bid-{state.round}" in shown and isinstance(viewer, int) and state.bids.get(viewer)
        waits = {} if over else self.with_these.waits(self._waits, state)
        secretly = state.flow.step == "deal" or (state.flow.step == "bid" and len(state.bids) < state.seats)
        view = View(
            turn=state.round,
            phase=state.flow.step,
            seats={
                str(seat): SeatView(sheet.totals[seat], sheet.by_category[seat], _stock(state, seat, viewer))
                for seat in range(state.seats)
            },
            boards={"main": BoardView({})},
            waits=waits,
            prompts=shown,
            answered={f"bid-{state.round}": {"amounts": sealed}} if sealed else {},
            lines={str(line.n): line for line in state.lines},
            options={"rounds": str(state.rounds)},
            outcome=self.outcome(state),
            secrets=not over,
            secret_seats=tuple(int(seat) for seat in waits if seat.isdecimal() and secretly),
        )
        return self.with_these.view(state, viewer, view)

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        return Inspection()

    def inspect_cell(self, view: View, board: str, cell: str) -> Inspection:
        return Inspection()

    def projection(self, view: View) -> tuple[ScoreLine, ...]:
        """Cards that the viewer knows."""
        stocks = [view.seats[str(seat)].stock for seat in range(len(view.seats))]
        parts = [card_part([card for card in CARDS for _ in range(stock.get(card, 0))]) for stock in stocks]
        return () if view.outcome else lines_of("cards", parts, view.turn, len(view.lines))


def said(word: str) -> Text:
    """A sentence of this game. Nobody reads it: it has no words in any language."""
    return Text(f"sealed_market.{word}")


def choices(*offered: tuple[str, Mapping[str, Any]]) -> tuple[Choice, ...]:
    """Choices by (id, fields of the action)."""
    return tuple(Choice(name, said(name), dict(payload)) for name, payload in offered)


def paid(state: State, seat: Seat, coins: int) -> State:
    """The state with so many coins more in the seat's purse."""
    purse = state.coins
    return replace(state, coins=(*purse[:seat], purse[seat] + coins, *purse[seat + 1 :]))


def lines_of(category: str, parts: Iterable[Part], turn: int, first: int) -> tuple[ScoreLine, ...]:
    """A line for each seat whose part is worth something, numbered from `first`."""
    worth = [(seat, part) for seat, part in enumerate(parts) if part.points]
    return tuple(
        ScoreLine(n, seat, category, f"sealed_market.{category}", part.points, turn, "1", (part,))
        for n, (seat, part) in enumerate(worth, first)
    )


def with_lines(state: State, category: str, parts: Iterable[Part]) -> State:
    """The state with one more line for each seat whose part is worth something."""
    return replace(state, lines=state.lines + lines_of(category, parts, state.round, len(state.lines)))


def card_part(hand: Iterable[str]) -> Part:
    """What cards are worth: a point for each mark on them."""
    marks = tuple((f"{n}/{card}{mark}",) for n, card in enumerate(hand) for mark in range(CARDS[card]))
    return Part("marks", len(marks), 1, len(marks), marks)


def _stall(state: State, seat: Seat) -> Part:
    high = [ware for ware, shelf in state.shelves[seat].items() if shelf == "high"]
    return Part("wares", len(high), 1, len(high), tuple((f"{state.round}/{ware}",) for ware in high))


def _look(state: State) -> Prompt:
    """The highest bidder draws two cards, then keeps one."""
    number = state.round
    if state.drawn:
        kept = choices(*((card, {"card": card}) for card in dict.fromkeys(state.drawn)))
        return ChoosePrompt(
            f"keep-{number}-{'-'.join(state.drawn)}", said("keep"), {"type": "keep_card"}, kept, secret=True
        )
    if state.draw == "app":
        return DrawPrompt(f"draw-{number}", said("draw"), {"type": "draw"})
    pairs = choices(*(("-".join(pair), {"cards": list(pair)}) for pair in PAIRS))
    return ChoosePrompt(f"draw-{number}", said("draw"), {"type": "draw_cards"}, pairs, secret=True)


def _deal(state: State, actor: Actor, action: DrawCards | KeepCard) -> Progress:
    seat = state.active
    if isinstance(action, DrawCards) and not state.drawn:
        if action.cards not in PAIRS:
            raise IllegalAction("sealed_market.no_such_pair")
        return Progress(replace(state, drawn=action.cards), (CardsDrawn(seat, *action.cards),))
    if isinstance(action, KeepCard) and actor == seat and state.drawn:
        if action.card not in state.drawn:
            raise IllegalAction("sealed_market.not_drawn")
        hands = (*state.hands[:seat], (*state.hands[seat], action.card), *state.hands[seat + 1 :])
        kept = replace(state, hands=hands, drawn=(), done=True)
        return Progress(kept, (CardKept(seat), CardChosen(seat, action.card)))
    raise IllegalAction("sealed_market.not_now")


def _stock(state: State, seat: Seat, viewer: Viewer) -> dict[str, int]:
    """What `viewer` may know of what lies before `seat` and in its hand."""
    hand = state.hands[seat]
    known = hand if viewer == seat or state.flow.step == OVER else ()
    bids = state.bids.get(seat, {}) if state.opened else {}
    shelves = {f"{shelf}_{ware}": 1 for ware, shelf in state.shelves.get(seat, {}).items()}
    own = {card: known.count(card) for card in known}
    return {
        "coins": state.coins[seat],
        "cards": len(hand),
        **own,
        **{f"bid_{w}": n for w, n in bids.items()},
        **shelves,
    }
