"""Smugglers: an expansion of Sealed Market that uses every hook of a capability.

Before the first bids each seat privately draws a rumour, all simultaneously (private chance, secret to the end). The
lowest bidder may immediately take a coin or decline (a right out of turn, in mid-phase); having taken it, the seat may
bid one more from the next phase on. When the tip is answered every other seat may sell its rumour (end of the phase,
inactive seats). When the shelves are stocked all hide goods in a cave, sealed and never opened. After the round the
system seat watches a cave. At the end rumours, and goods in caves that were not watched, are worth points.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from games.core.action import Action, SimultaneousAction, StartTable, SystemAction
from games.core.capability import Placement, place_after, place_before
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.event import Event
from games.core.prompt import ChancePrompt, ChoosePrompt, DrawPrompt, Prompt, Weighted
from games.core.ruleset import Progress
from games.core.score import Part
from games.core.seats import CHANCE, Actor, ActorKind, Seat, Viewer
from games.core.step import Handlers, Step
from games.core.text import Text
from games.core.view import View
from tests.rulesets.sealed_market.facts import BidsOpened, Public, Round, Scored, Secret
from tests.rulesets.sealed_market.rules import MarketCapability
from tests.rulesets.sealed_market.steps import (
    Bidding,
    Deal,
    MarketStep,
    Reckon,
    Score,
    State,
    Stock,
    WorkStep,
    choices,
    market_text,
    paid,
    with_lines,
)

RUMOURS = ("fog", "storm")
CAVES = ("north", "south", "")
"""The last choice: nothing is hidden."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]


class HearRumour(Action, frozen=True):
    """Chance: the rumour that the seat hears."""

    actor: ClassVar[ActorKind] = "chance"
    simultaneous: ClassVar[bool] = True
    seat: SeatNumber
    rumour: Literal["fog", "storm"]


class AnswerBribe(Action, frozen=True):
    """Take a coin or decline it."""

    take: bool


class SellRumour(SimultaneousAction, frozen=True):
    """Sell the rumour for a coin or keep it."""

    round: Round
    sell: bool


class HideGoods(SimultaneousAction, frozen=True):
    """Hide goods in a cave or none. May be changed until all have chosen."""

    round: Round
    cave: Literal["north", "south", ""]


class WatchCave(SystemAction, frozen=True):
    """System: watch a cave."""


class RumourHeard(Secret, frozen=True):
    """The rumour that `seat` heard."""

    rumour: str


class BribeAnswered(Public, frozen=True):
    """`seat` took the coin (1) or declined it (0)."""

    coins: int


class RumourSold(Public, frozen=True):
    """`seat` sold its rumour (1) or kept it (0)."""

    coins: int


class GoodsHidden(Public, frozen=True):
    """`seat` has chosen a cave, or none."""


class CaveChosen(Secret, frozen=True):
    """Which cave was chosen."""

    cave: str


class CaveWatched(Public, frozen=True):
    """Goods hidden there are lost; `seat` began the round."""

    cave: str


class Den(msgspec.Struct, frozen=True):
    """The slice. `rumours` ("" once sold) and `caves` (by round) are each seat's secret; `bribed` blocks the base until
    that seat has answered, `selling` are the seats that are asked at the end of the phase."""

    rumours: dict[Seat, str] = {}
    bribed: Seat | None = None
    bold: dict[Seat, int] = {}
    selling: tuple[Seat, ...] = ()
    caves: dict[int, dict[Seat, str]] = {}
    watched: tuple[str, ...] = ()


def den_of(state: State) -> Den:
    den: Den = state.slices.smugglers
    return den


def with_den(state: State, **changes: Any) -> State:
    """Return the state with a changed slice."""
    return replace(state, slices=replace(state.slices, smugglers=replace(den_of(state), **changes)))


class DenStep(MarketStep):
    """A step of the smugglers."""

    def list_waits(self, state: State) -> dict[str, Text]:
        asked_seats = [seat for seat in range(state.seats) if self.awaits(state, seat)]
        return {str(seat): Text("sealed_market.wait_smugglers", {"seat": seat}) for seat in asked_seats}

    def awaits(self, state: State, seat: Seat) -> bool:
        """True if the table waits for the seat."""
        return bool(self.seat_prompts(state, seat))

    def explain_refusal(self, state: State, actor: Actor, action: Action) -> GameError:
        return TooLate()


class Rumour(DenStep):
    """Before the first bids each seat hears a rumour, all simultaneously."""

    name = "rumour"
    draws = MappingProxyType({HearRumour: range(100, 200)})

    def begin(self, state: State) -> Progress:
        return Progress(state)

    def is_done(self, state: State) -> bool:
        return len(den_of(state).rumours) == state.seats

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        if actor != CHANCE:
            return super().list_prompts(state, actor)
        deaf = (seat for seat in range(state.seats) if seat not in den_of(state).rumours)
        return tuple(ChancePrompt(self.draw_number(HearRumour, seat), seat, _outcomes(seat)) for seat in deaf)

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return () if seat in den_of(state).rumours else (_hearing(state, seat, self.draw_number(HearRumour, seat)),)

    def list_secret_seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(map(int, self.list_waits(state)))

    def list_actions(self) -> Handlers:
        return {HearRumour: self.hear}

    def hear(self, state: State, actor: Actor, action: HearRumour) -> Progress:
        """Record the seat's rumour."""
        seat, rumours = action.seat, den_of(state).rumours
        if seat in rumours or seat >= state.seats:
            raise TooLate
        heard_state = with_den(state, rumours={**rumours, seat: action.rumour})
        return Progress(heard_state, (RumourHeard(seat, action.rumour),))


class Bribe(DenStep):
    """An interruption: the lowest bidder may immediately take a coin or decline."""

    def is_done(self, state: State) -> bool:
        return den_of(state).bribed is None

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        take, leave = choices(("take", {"take": True}), ("leave", {"take": False}))
        bribe = ChoosePrompt(f"bribe-{state.round}", market_text("bribe"), {"type": "answer_bribe"}, (take,), leave)
        return (bribe,) if seat == den_of(state).bribed else ()

    def list_actions(self) -> Handlers:
        return {AnswerBribe: self.answer}

    def explain_refusal(self, state: State, actor: Actor, action: Action) -> GameError:
        return IllegalAction("sealed_market.not_now")

    def answer(self, state: State, seat: Seat, action: AnswerBribe) -> Progress:
        """Take or decline the coin."""
        den = den_of(state)
        if seat != den.bribed:
            raise self.explain_refusal(state, seat, action)
        bold = {**den.bold, seat: state.flow.number} if action.take else den.bold
        answered_state = with_den(paid(state, seat, action.take), bribed=None, bold=bold)
        return Progress(answered_state, (BribeAnswered(seat, int(action.take)),))


class Selling(DenStep):
    """An interruption at the end of a phase: the seats without the tip may sell their rumour."""

    def is_done(self, state: State) -> bool:
        return not den_of(state).selling

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        den, number = den_of(state), state.round
        if seat not in den.selling:
            return ()
        sell, keep = choices(("sell", {"sell": True}), ("keep", {"sell": False}))
        narration = market_text(den.rumours[seat] or "sold")
        action = {"type": "sell_rumour", "round": number}
        return (ChoosePrompt(f"sell-{number}", narration, action, (sell,), keep, secret=True),)

    def list_secret_seats(self, state: State) -> tuple[Seat, ...]:
        return den_of(state).selling

    def list_actions(self) -> Handlers:
        return {SellRumour: self.sell}

    def sell(self, state: State, seat: Seat, action: SellRumour) -> Progress:
        den = den_of(state)
        if action.round != state.round or seat not in den.selling:
            raise TooLate
        rumours = {**den.rumours, seat: "" if action.sell else den.rumours[seat]}
        selling = tuple(other for other in den.selling if other != seat)
        sold = with_den(paid(state, seat, action.sell), rumours=rumours, selling=selling)
        return Progress(sold, (RumourSold(seat, int(action.sell)),))


class Hide(DenStep):
    """All hide goods in a cave. May be changed until all have chosen."""

    name = "hide"

    def begin(self, state: State) -> Progress:
        return Progress(state)

    def is_done(self, state: State) -> bool:
        return len(den_of(state).caves.get(state.round, ())) == state.seats

    def awaits(self, state: State, seat: Seat) -> bool:
        return seat not in den_of(state).caves.get(state.round, {})

    def seat_prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        north, south, none = choices(*((cave or "none", {"cave": cave}) for cave in CAVES))
        action = {"type": "hide_goods", "round": state.round}
        return (ChoosePrompt(f"hide-{state.round}", market_text("hide"), action, (north, south), none, secret=True),)

    def list_secret_seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(map(int, self.list_waits(state)))

    def list_actions(self) -> Handlers:
        return {HideGoods: self.hide}

    def hide(self, state: State, seat: Seat, action: HideGoods) -> Progress:
        """Choose a cave, or none."""
        if action.round != state.round:
            raise TooLate
        den, caused = den_of(state), (CaveChosen(seat, action.cave),)
        hidden = den.caves.get(action.round, {})
        caves = {**den.caves, action.round: {**hidden, seat: action.cave}}
        events = caused if seat in hidden else (GoodsHidden(seat), *caused)
        return Progress(with_den(state, caves=caves), events)


class Watch(WorkStep):
    """The system watches a cave."""

    name = "watch"
    task = "watch_cave"

    def begin(self, state: State) -> Progress:
        return Progress(state)

    def is_done(self, state: State) -> bool:
        return len(den_of(state).watched) == state.round

    def list_waits(self, state: State) -> dict[str, Text]:
        return {"system": market_text("wait_watch")}

    def list_actions(self) -> Handlers:
        return {WatchCave: self.watch}

    def watch(self, state: State, actor: Actor, action: WatchCave) -> Progress:
        cave = CAVES[(state.round + state.active) % 2]
        watched = with_den(state, watched=(*den_of(state).watched, cave))
        return Progress(watched, (CaveWatched(state.active, cave),))


class Smugglers(MarketCapability):
    """The capability of the expansion; the module describes it."""

    id = "smugglers"
    slice_type = Den
    action_types = (HearRumour, AnswerBribe, SellRumour, HideGoods, WatchCave)
    event_types = (RumourHeard, BribeAnswered, RumourSold, GoodsHidden, CaveChosen, CaveWatched)
    system_actions: ClassVar[Mapping[str, Action]] = {"watch_cave": WatchCave()}

    def setup(self, start: StartTable) -> Den:
        return Den()

    def bid_limit(self, state: State, seat: Seat, limit: int) -> int:
        """Allow one more from the phase after the coin was taken."""
        return limit + (state.flow.number > den_of(state).bold.get(seat, state.flow.number))

    def list_steps(self) -> tuple[Placement, ...]:
        return (
            place_before(Bidding, Rumour()),
            place_after(Stock, Hide()),
            place_after(Score, Watch()),
        )

    def list_interruptions(self) -> tuple[Step, ...]:
        return (Bribe(), Selling())

    def react(self, state: State, event: Event) -> Progress:
        """Offer a coin to the lowest bidder; score secrets at the end."""
        if isinstance(event, BidsOpened):
            least = min(sorted(state.bids), key=lambda seat: sum(state.bids[seat].values()))
            return Progress(with_den(state, bribed=least) if least != event.seat else state)
        if isinstance(event, Scored) and state.flow.step == Reckon.name and event.seat == state.seats - 1:
            return Progress(with_lines(state, "goods", [_worth(state, seat) for seat in range(state.seats)]))
        return Progress(state)

    def end(self, state: State, phase: Step) -> Progress:
        """Ask the seats without the tip, once it is answered, whether they sell their rumour."""
        if not isinstance(phase, Deal):
            return Progress(state)
        rumours = den_of(state).rumours
        asked_seats = tuple(seat for seat in range(state.seats) if seat != state.tipped and rumours[seat])
        return Progress(with_den(state, selling=asked_seats))

    def extend_view(self, state: State, viewer: Viewer, view: View) -> View:
        den = den_of(state)
        view = replace(view, secrets=True)  # rumours and caves are never opened
        if not isinstance(viewer, int):
            return view
        seat_view = view.seats[str(viewer)]
        own_rumour = {f"rumour_{den.rumours[viewer]}": 1} if den.rumours.get(viewer) else {}
        own_rumour |= {f"cave_{n}_{caves[viewer]}": 1 for n, caves in den.caves.items() if caves.get(viewer)}
        asked_now = f"hide-{state.round}"
        hidden = den.caves.get(state.round, {}).get(viewer)
        answers = {asked_now: {"cave": hidden}} if asked_now in view.prompts and hidden is not None else {}
        seats = {**view.seats, str(viewer): replace(seat_view, stock={**seat_view.stock, **own_rumour})}
        return replace(view, seats=seats, answered={**view.answered, **answers})


def _worth(state: State, seat: Seat) -> Part:
    den = den_of(state)
    safe = [number for number, caves in den.caves.items() if caves[seat] and caves[seat] not in den.watched]
    proofs = [(f"{number}/cave",) for number in safe] + ([("rumour",)] if den.rumours[seat] == "storm" else [])
    return Part("goods", len(proofs), 1, len(proofs), tuple(proofs))


def _outcomes(seat: Seat) -> tuple[Weighted, ...]:
    return tuple(Weighted(HearRumour(seat, rumour), 1) for rumour in RUMOURS)  # type: ignore[arg-type]


def _hearing(state: State, seat: Seat, number: int) -> Prompt:
    if state.draw == "app":
        return DrawPrompt("rumour", market_text("rumour"), {"type": "draw", "number": number})
    rumour_choices = choices(*((rumour, {"rumour": rumour}) for rumour in RUMOURS))
    return ChoosePrompt(
        "rumour", market_text("rumour"), {"type": "hear_rumour", "seat": seat}, rumour_choices, secret=True
    )
