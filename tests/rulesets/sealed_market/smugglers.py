"""Smugglers: an expansion of Sealed Market that hooks into everything a capability may hook into.

Before the first bids each seat draws a rumour that nobody else hears, all at the same time (private chance, secret for
good). Whoever bid least may take a coin at once or let it be (a right out of turn, in mid-phase); having taken it, the
seat may bid one more from the next phase on. When the tip is answered every other seat may sell its rumour (end of the
phase, seats not at turn). When the shelves are stocked all hide goods in a cave, sealed and never opened. After the
round the system seat watches a cave. At the end rumours and goods in caves that nobody watched are worth points.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.capability import Anchor, after, before, with_slice
from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.prompt import ChancePrompt, ChoosePrompt, DrawPrompt, Prompt, SystemPrompt, Weighted
from games.core.ruleset import Progress
from games.core.score import Part
from games.core.seats import CHANCE, SYSTEM, Actor, ActorKind, Seat, Viewer
from games.core.text import Text
from games.core.view import View
from tests.rulesets.sealed_market.facts import BidsOpened, Public, Round, Scored, Secret
from tests.rulesets.sealed_market.rules import MarketCapability
from tests.rulesets.sealed_market.steps import State, choices, paid, said, with_lines

RUMOURS = ("fog", "storm")
CAVES = ("north", "south", "")
"""The last one: nothing is hidden."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]


class HearRumour(Action, frozen=True):
    """Chance: what the seat hears."""

    actor: ClassVar[ActorKind] = "chance"
    simultaneous: ClassVar[bool] = True
    seat: SeatNumber
    rumour: Literal["fog", "storm"]


class AnswerBribe(Action, frozen=True):
    """Take a coin or let it be."""

    take: bool


class SellRumour(Action, frozen=True):
    """Sell the rumour for a coin or keep it."""

    simultaneous: ClassVar[bool] = True
    round: Round
    sell: bool


class HideGoods(Action, frozen=True):
    """Hide goods in a cave or none; to be changed until all have."""

    simultaneous: ClassVar[bool] = True
    round: Round
    cave: Literal["north", "south", ""]


class WatchCave(Action, frozen=True):
    """System: a cave is watched."""

    actor: ClassVar[ActorKind] = "system"


class RumourHeard(Secret, frozen=True):
    """What `seat` heard."""

    rumour: str


class BribeAnswered(Public, frozen=True):
    """`seat` took the coin (1) or did not (0)."""

    coins: int


class RumourSold(Public, frozen=True):
    """`seat` has no rumour any more (1) or kept it (0)."""

    coins: int


class GoodsHidden(Public, frozen=True):
    """`seat` has chosen a cave, or none."""


class CaveChosen(Secret, frozen=True):
    """Which one."""

    cave: str


class CaveWatched(Public, frozen=True):
    """What was hidden there is lost; `seat` began the round."""

    cave: str


class Den(msgspec.Struct, frozen=True):
    """The slice. `rumours` ("" once sold) and `caves` (by round) are each seat's secret; `bribed` holds the base until
    that seat has answered, `selling` are the seats that are asked at the end of the phase."""

    rumours: dict[Seat, str] = {}
    bribed: Seat | None = None
    bold: dict[Seat, int] = {}
    selling: tuple[Seat, ...] = ()
    caves: dict[int, dict[Seat, str]] = {}
    watched: tuple[str, ...] = ()


class Smugglers(MarketCapability):
    """See the module."""

    id = "smugglers"
    slice_type = Den
    steps: ClassVar[Mapping[str, Anchor]] = {
        "rumour": before("bid"),
        "hide": after("stock"),
        "watch": after("score"),
    }
    action_types = (HearRumour, AnswerBribe, SellRumour, HideGoods, WatchCave)
    event_types = (RumourHeard, BribeAnswered, RumourSold, GoodsHidden, CaveChosen, CaveWatched)
    system_actions: ClassVar[Mapping[str, Action]] = {"watch_cave": WatchCave()}

    def setup(self, start: StartTable) -> Den:
        return Den()

    def bid_limit(self, state: State, seat: Seat, limit: int) -> int:
        """One more from the phase after the coin was taken."""
        return limit + (state.flow.number > self.own(state).bold.get(seat, state.flow.number))

    def own(self, state: State) -> Den:
        """The slice."""
        den: Den = getattr(state.slices, self.id)
        return den

    def with_own(self, state: State, **changes: Any) -> State:
        """The state with a changed slice."""
        return with_slice(state, self, replace(self.own(state), **changes))

    # --- hooks ----------------------------------------------------------------------------------------

    def happened(self, state: State, event: Event) -> Progress:
        """Whoever bid least is bribed; at the end secrets score."""
        if isinstance(event, BidsOpened):
            least = min(sorted(state.bids), key=lambda seat: sum(state.bids[seat].values()))
            return Progress(self.with_own(state, bribed=least) if least != event.seat else state)
        if isinstance(event, Scored) and state.flow.step == "reckon" and event.seat == state.seats - 1:
            return Progress(with_lines(state, "goods", [self._worth(state, seat) for seat in range(state.seats)]))
        return Progress(state)

    def end(self, state: State, phase: str) -> Progress:
        """The tip is answered: those who were not asked may sell what they heard."""
        if phase != "deal":
            return Progress(state)
        rumours = self.own(state).rumours
        others = tuple(seat for seat in range(state.seats) if seat != state.tipped and rumours[seat])
        return Progress(self.with_own(state, selling=others))

    def holds(self, state: State) -> bool:
        den = self.own(state)
        return den.bribed is not None or bool(den.selling)

    def is_done(self, state: State) -> bool:
        den = self.own(state)
        match state.flow.step:
            case "rumour":
                return len(den.rumours) == state.seats
            case "hide":
                return len(den.caves.get(state.round, ())) == state.seats
        return len(den.watched) == state.round

    # --- what is asked --------------------------------------------------------------------------------

    def prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        den, number, step = self.own(state), state.round, state.flow.step
        if actor == SYSTEM:
            return (SystemPrompt("watch_cave"),) if step == "watch" else ()
        if step == "rumour":
            deaf = [seat for seat in range(state.seats) if seat not in den.rumours]
            if actor == CHANCE:
                return tuple(ChancePrompt(100 + seat, seat, _outcomes(seat)) for seat in deaf)
            return (_hearing(state, actor),) if isinstance(actor, int) and actor in deaf else ()
        if not isinstance(actor, int):
            return ()
        if den.bribed is not None:
            take, leave = choices(("take", {"take": True}), ("leave", {"take": False}))
            bribe = ChoosePrompt(f"bribe-{number}", said("bribe"), {"type": "answer_bribe"}, (take,), leave)
            return (bribe,) if actor == den.bribed else ()
        if den.selling:
            sell, keep = choices(("sell", {"sell": True}), ("keep", {"sell": False}))
            action = {"type": "sell_rumour", "round": number}
            offer = ChoosePrompt(
                f"sell-{number}", said(den.rumours[actor] or "sold"), action, (sell,), keep, secret=True
            )
            return (offer,) if actor in den.selling else ()
        if step == "hide":
            north, south, none = choices(*((cave or "none", {"cave": cave}) for cave in CAVES))
            action = {"type": "hide_goods", "round": number}
            return (ChoosePrompt(f"hide-{number}", said("hide"), action, (north, south), none, secret=True),)
        return ()

    def waits(self, state: State) -> dict[str, Text]:
        if state.flow.step == "watch":
            return {"system": said("wait_watch")}
        hidden = self.own(state).caves.get(state.round, {}) if state.flow.step == "hide" else {}
        asked = [seat for seat in range(state.seats) if seat not in hidden and self.prompts(state, seat)]
        return {str(seat): Text("sealed_market.wait_smugglers", {"seat": seat}) for seat in asked}

    # --- what is done ---------------------------------------------------------------------------------

    def apply(self, state: State, actor: Actor, action: Action) -> Progress:
        den = self.own(state)
        match action:
            case HearRumour(seat, rumour):
                if state.flow.step != "rumour" or seat in den.rumours or seat >= state.seats:
                    raise TooLate
                return Progress(
                    self.with_own(state, rumours={**den.rumours, seat: rumour}), (RumourHeard(seat, rumour),)
                )
            case AnswerBribe(take) if isinstance(actor, int) and actor == den.bribed:
                bold = {**den.bold, actor: state.flow.number} if take else den.bold
                answered = self.with_own(paid(state, actor, take), bribed=None, bold=bold)
                return Progress(answered, (BribeAnswered(actor, int(take)),))
            case SellRumour(number, sell) if isinstance(actor, int):
                if number != state.round or actor not in den.selling:
                    raise TooLate
                rumours = {**den.rumours, actor: "" if sell else den.rumours[actor]}
                selling = tuple(seat for seat in den.selling if seat != actor)
                sold = self.with_own(paid(state, actor, sell), rumours=rumours, selling=selling)
                return Progress(sold, (RumourSold(actor, int(sell)),))
            case HideGoods(number, cave) if isinstance(actor, int):
                if (number, state.flow.step) != (state.round, "hide"):
                    raise TooLate
                hidden = den.caves.get(number, {})
                caves = {**den.caves, number: {**hidden, actor: cave}}
                told = (CaveChosen(actor, cave),)
                events = told if actor in hidden else (GoodsHidden(actor), *told)
                return Progress(self.with_own(state, caves=caves), events)
            case WatchCave() if state.flow.step == "watch":
                cave = CAVES[(state.round + state.active) % 2]
                watched = self.with_own(state, watched=(*den.watched, cave))
                return Progress(watched, (CaveWatched(state.active, cave),))
        raise IllegalAction("sealed_market.not_now")

    def _worth(self, state: State, seat: Seat) -> Part:
        den = self.own(state)
        safe = [number for number, caves in den.caves.items() if caves[seat] and caves[seat] not in den.watched]
        things = [(f"{number}/cave",) for number in safe] + ([("rumour",)] if den.rumours[seat] == "storm" else [])
        return Part("goods", len(things), 1, len(things), tuple(things))

    # --- what is shown --------------------------------------------------------------------------------

    def view(self, state: State, viewer: Viewer, view: View) -> View:
        den = self.own(state)
        secretly = not den.bribed and (den.selling or state.flow.step in ("rumour", "hide"))
        asked = tuple(int(seat) for seat in self.waits(state) if secretly and seat.isdecimal())
        # rumours and caves are never opened
        view = replace(view, secrets=True, secret_seats=view.secret_seats or asked)
        if not isinstance(viewer, int):
            return view
        own = view.seats[str(viewer)]
        known = {f"rumour_{den.rumours[viewer]}": 1} if den.rumours.get(viewer) else {}
        known |= {f"cave_{n}_{caves[viewer]}": 1 for n, caves in den.caves.items() if caves.get(viewer)}
        asked_now = f"hide-{state.round}"
        hidden = den.caves.get(state.round, {}).get(viewer)
        given = {asked_now: {"cave": hidden}} if asked_now in view.prompts and hidden is not None else {}
        seats = {**view.seats, str(viewer): replace(own, stock={**own.stock, **known})}
        return replace(view, seats=seats, answered={**view.answered, **given})


def _outcomes(seat: Seat) -> tuple[Weighted, ...]:
    return tuple(Weighted(HearRumour(seat, rumour), 1) for rumour in RUMOURS)  # type: ignore[arg-type]


def _hearing(state: State, seat: Seat) -> Prompt:
    if state.draw == "app":
        return DrawPrompt("rumour", said("rumour"), {"type": "draw", "number": 100 + seat})
    heard = choices(*((rumour, {"rumour": rumour}) for rumour in RUMOURS))
    return ChoosePrompt("rumour", said("rumour"), {"type": "hear_rumour", "seat": seat}, heard, secret=True)
