"""Sealed Market: the steps of a round."""

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Any, Protocol

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.prompt import (
    Amount,
    AmountsPrompt,
    ChancePrompt,
    Choice,
    ChoosePrompt,
    DrawPrompt,
    Prompt,
    SystemPrompt,
    Weighted,
)
from games.core.ruleset import Progress
from games.core.score import Part, ScoreLine
from games.core.seats import CHANCE, SYSTEM, Actor, Seat
from games.core.step import Handlers, Step
from games.core.text import Text
from tests.rulesets.sealed_market.facts import (
    CARDS,
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

PAIRS = tuple(combinations_with_replacement(CARDS, 2))
State = Market[Any]


class Limits(Protocol):
    """A function that returns how much a seat may bid."""

    def __call__(self, state: State, seat: Seat) -> int: ...


class MarketStep(Step):
    """A step defined by its prompts for a seat; it waits for the prompted seats."""

    def begin(self, state: State) -> Progress:
        return Progress(replace(state, done=False))

    def is_done(self, state: State) -> bool:
        return state.done

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return ()

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return self.seat_prompts(state, actor) if isinstance(actor, int) else ()

    def list_waits(self, state: State) -> dict[str, Text]:
        asked_seats = [seat for seat in range(state.seats) if self.seat_prompts(state, seat)]
        return {str(seat): Text(f"sealed_market.wait_{self.name}", {"seat": seat}) for seat in asked_seats}

    def explain_refusal(self, state: State, actor: Actor, action: Action) -> GameError:
        return IllegalAction("sealed_market.not_now")


class Bidding(MarketStep):
    """All seal their bids; anyone opens them."""

    name = "bid"

    def __init__(self, limit: Limits) -> None:
        self.limit = limit

    def is_done(self, state: State) -> bool:
        return state.opened

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        number = state.round
        if len(state.bids) == state.seats and not self._has_lapsed(state, seat):
            action = {"type": "open_bids", "round": number}
            return (ChoosePrompt(f"open-{number}", market_text("open"), action, choices(("open", {}))),)
        limit = self.limit(state, seat)
        amounts = tuple(Amount(ware, market_text(ware), limit) for ware in WARES)
        action = {"type": "seal_bids", "round": number}
        return (AmountsPrompt(f"bid-{number}", market_text("bid"), action, "amounts", amounts, limit, secret=True),)

    def list_waits(self, state: State) -> dict[str, Text]:
        ready = state.bids if len(state.bids) < state.seats else {}
        return {seat: text for seat, text in super().list_waits(state).items() if int(seat) not in ready}

    def list_secret_seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(map(int, self.list_waits(state))) if len(state.bids) < state.seats else ()

    def list_actions(self) -> Handlers:
        return {SealBids: self.bid, OpenBids: self.open}

    def list_unchecked(self) -> Handlers:
        return {SealBids: self.bid_unchecked}

    def explain_refusal(self, state: State, actor: Actor, action: Action) -> GameError:
        return TooLate()

    def bid(self, state: State, seat: Seat, action: SealBids) -> Progress:
        """Seal bids, which may be changed until all have bid."""
        if len(state.bids) == state.seats and not self._has_lapsed(state, seat):
            raise TooLate
        return self._bid(state, seat, action, self.limit(state, seat))

    def bid_unchecked(self, state: State, seat: Seat, action: SealBids) -> Progress:
        """Seal bids without checking the limit."""
        return self._bid(state, seat, action, None)

    def _bid(self, state: State, seat: Seat, action: SealBids, limit: int | None) -> Progress:
        if action.round != state.round:
            raise TooLate
        amounts: dict[str, int] = dict(action.amounts)
        if set(amounts) != set(WARES):
            raise IllegalAction("sealed_market.every_ware")
        if limit is not None and sum(amounts.values()) > limit:
            raise IllegalAction("sealed_market.above_limit", {"limit": limit})
        caused = (BidsSealed(seat, amounts["fish"], amounts["salt"]),)
        events = caused if seat in state.bids else (Bid(seat), *caused)
        return Progress(replace(state, bids={**state.bids, seat: amounts}), events)

    def open(self, state: State, seat: Seat, action: OpenBids) -> Progress:
        """Open all bids, unless one is no longer valid."""
        if action.round != state.round:
            raise TooLate
        if len(state.bids) < state.seats:
            raise IllegalAction("sealed_market.not_all_bid")
        if lapsed := [bidder for bidder in state.bids if self._has_lapsed(state, bidder)]:
            bids = {bidder: amounts for bidder, amounts in state.bids.items() if bidder not in lapsed}
            return Progress(replace(state, bids=bids), tuple(BidLapsed(bidder) for bidder in lapsed))
        totals = {bidder: sum(state.bids[bidder].values()) for bidder in sorted(state.bids)}
        best = max(totals, key=lambda bidder: totals[bidder])
        opened = replace(paid(state, best, -totals[best]), opened=True, active=best)
        return Progress(opened, (BidsOpened(best, totals[best]),))

    def _has_lapsed(self, state: State, seat: Seat) -> bool:
        """True if the seat bids more than it may since a correction."""
        return sum(state.bids.get(seat, {}).values()) > self.limit(state, seat)


class Deal(MarketStep):
    """The highest bidder looks at two cards and keeps one."""

    name = "deal"
    draws = MappingProxyType({DrawCards: range(1, 100)})

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        if actor == CHANCE and not state.drawn:
            weighted = (Weighted(DrawCards(pair), 1 + (pair[0] != pair[1])) for pair in PAIRS)  # type: ignore[arg-type]
            number = self.draw_number(DrawCards, state.round - 1)
            return (ChancePrompt(number, state.active, tuple(weighted)),)
        return super().list_prompts(state, actor)

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        number = state.round
        if seat != state.active:
            return ()
        if state.drawn:
            card_choices = choices(*((card, {"card": card}) for card in dict.fromkeys(state.drawn)))
            name = f"keep-{number}-{'-'.join(state.drawn)}"
            return (ChoosePrompt(name, market_text("keep"), {"type": "keep_card"}, card_choices, secret=True),)
        if state.draw == "app":
            return (DrawPrompt(f"draw-{number}", market_text("draw"), {"type": "draw"}),)
        pairs = choices(*(("-".join(pair), {"cards": list(pair)}) for pair in PAIRS))
        return (ChoosePrompt(f"draw-{number}", market_text("draw"), {"type": "draw_cards"}, pairs, secret=True),)

    def list_secret_seats(self, state: State) -> tuple[Seat, ...]:
        return (state.active,)

    def list_actions(self) -> Handlers:
        return {DrawCards: self.look, KeepCard: self.keep}

    def look(self, state: State, actor: Actor, action: DrawCards) -> Progress:
        if state.drawn:
            raise self.explain_refusal(state, actor, action)
        if action.cards not in PAIRS:
            raise IllegalAction("sealed_market.no_such_pair")
        return Progress(replace(state, drawn=action.cards), (CardsDrawn(state.active, *action.cards),))

    def keep(self, state: State, seat: Seat, action: KeepCard) -> Progress:
        if seat != state.active or not state.drawn:
            raise self.explain_refusal(state, seat, action)
        if action.card not in state.drawn:
            raise IllegalAction("sealed_market.not_drawn")
        hands = (*state.hands[:seat], (*state.hands[seat], action.card), *state.hands[seat + 1 :])
        state_after = replace(state, hands=hands, drawn=(), done=True)
        return Progress(state_after, (CardKept(seat), CardChosen(seat, action.card)))


class Tip(MarketStep):
    """The next seat may take a coin of the highest bidder."""

    name = "tip"

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        take, leave = choices(("take", {"take": True}), ("leave", {"take": False}))
        tip = ChoosePrompt(f"tip-{state.round}", market_text("tip"), {"type": "answer_tip"}, (take,), leave)
        return (tip,) if seat == state.tipped else ()

    def list_actions(self) -> Handlers:
        return {AnswerTip: self.answer}

    def answer(self, state: State, seat: Seat, action: AnswerTip) -> Progress:
        """Take or decline the coin."""
        if seat != state.tipped:
            raise self.explain_refusal(state, seat, action)
        coins = int(action.take and state.coins[state.active] > 0)  # the highest bidder pays the tip if it can
        tipped = paid(paid(state, state.tipped, coins), state.active, -coins)
        return Progress(replace(tipped, done=True), (TipAnswered(state.tipped, int(action.take)),))


class Stock(MarketStep):
    """All stock their shelves, each at their own pace."""

    name = "stock"

    def is_done(self, state: State) -> bool:
        return all(len(state.shelves.get(seat, ())) == len(WARES) for seat in range(state.seats))

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        number, wares_left = state.round, [ware for ware in WARES if ware not in state.shelves.get(seat, {})]
        shelves = choices(*((shelf, {"shelf": shelf}) for shelf in SHELVES))
        action = {"type": "stock_shelf", "round": number}
        return tuple(
            ChoosePrompt(f"stock-{number}-{ware}", market_text(ware), {**action, "ware": ware}, shelves)
            for ware in wares_left
        )

    def list_actions(self) -> Handlers:
        return {StockShelf: self.stock}

    def explain_refusal(self, state: State, actor: Actor, action: Action) -> GameError:
        return TooLate()

    def stock(self, state: State, seat: Seat, action: StockShelf) -> Progress:
        """Put a ware on a shelf."""
        shelf = state.shelves.get(seat, {})
        if action.round != state.round or action.ware in shelf:
            raise TooLate
        shelves = {**state.shelves, seat: {**shelf, action.ware: action.shelf}}
        return Progress(replace(state, shelves=shelves), (Stocked(seat, action.ware, action.shelf),))


class WorkStep(MarketStep):
    """The system scores."""

    task: str

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return (SystemPrompt(self.task),) if actor == SYSTEM else ()

    def list_waits(self, state: State) -> dict[str, Text]:
        return {"system": market_text("wait_score")}


class Score(WorkStep):
    """A point for each ware on the high shelf."""

    name = "score"
    task = "score_round"

    def list_actions(self) -> Handlers:
        return {ScoreRound: self.score}

    def score(self, state: State, actor: Actor, action: ScoreRound) -> Progress:
        parts = [_stall(state, seat) for seat in range(state.seats)]
        events = tuple(Scored(seat, part.points) for seat, part in enumerate(parts))
        return Progress(replace(with_lines(state, "stall", parts), done=True), events)


class Reckon(WorkStep):
    """At the end the cards are opened and scored."""

    name = "reckon"
    task = "score_market"

    def is_skipped(self, state: State) -> bool:
        return state.round < state.rounds

    def list_actions(self) -> Handlers:
        return {ScoreMarket: self.score}

    def score(self, state: State, actor: Actor, action: ScoreMarket) -> Progress:
        parts = [card_part(hand) for hand in state.hands]
        events = tuple(Scored(seat, part.points, " ".join(state.hands[seat])) for seat, part in enumerate(parts))
        return Progress(replace(with_lines(state, "cards", parts), done=True), events)


def market_text(word: str) -> Text:
    """Return a text of this game. It is never shown and has no message in any language."""
    return Text(f"sealed_market.{word}")


def choices(*offered: tuple[str, Mapping[str, Any]]) -> tuple[Choice, ...]:
    """Return choices from (id, fields of the action)."""
    return tuple(Choice(name, market_text(name), dict(payload)) for name, payload in offered)


def paid(state: State, seat: Seat, coins: int) -> State:
    """Return the state with more coins in the seat's purse."""
    purse = state.coins
    return replace(state, coins=(*purse[:seat], purse[seat] + coins, *purse[seat + 1 :]))


def lines_of(category: str, parts: Iterable[Part], turn: int, first: int) -> tuple[ScoreLine, ...]:
    """Return a line for each seat whose part is worth something, numbered from `first`."""
    worth = [(seat, part) for seat, part in enumerate(parts) if part.points]
    return tuple(
        ScoreLine(n, seat, category, f"sealed_market.{category}", part.points, turn, "1", (part,))
        for n, (seat, part) in enumerate(worth, first)
    )


def with_lines(state: State, category: str, parts: Iterable[Part]) -> State:
    """Return the state with one more line for each seat whose part is worth something."""
    return replace(state, lines=state.lines + lines_of(category, parts, state.round, len(state.lines)))


def card_part(hand: Iterable[str]) -> Part:
    """Return the worth of cards: a point for each mark on them."""
    marks = tuple((f"{n}/{card}{mark}",) for n, card in enumerate(hand) for mark in range(CARDS[card]))
    return Part("marks", len(marks), 1, len(marks), marks)


def _stall(state: State, seat: Seat) -> Part:
    high = [ware for ware, shelf in state.shelves[seat].items() if shelf == "high"]
    return Part("wares", len(high), 1, len(high), tuple((f"{state.round}/{ware}",) for ware in high))
