"""Pennies: everybody hides a penny or none at the same time, chance throws a coin, the system pays.

It has a simultaneous phase, secrets known only to their owner, and system work in every round.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from games.core.action import Action, SimultaneousAction, StartTable, SystemAction
from games.core.assets import Assets
from games.core.errors import IllegalAction, TooLate
from games.core.event import Audience, Event, Narration, check_events
from games.core.game import Game
from games.core.host import HOST_ACTIONS, HOST_EVENTS, UNFINISHED, AdjustScore, FinishNow, GameEnded, build_adjustment
from games.core.inspection import Inspection
from games.core.meta import GameMeta, Option
from games.core.prompt import ChancePrompt, DrawPrompt, PickPrompt, Prompt, SystemPrompt, Weighted
from games.core.ruleset import Progress, Ruleset
from games.core.score import Outcome, Part, ScoreLine, rank_scores
from games.core.seats import CHANCE, SYSTEM, Actor, ActorKind, Seat, Viewer
from games.core.start import check_options
from games.core.surface import GridView
from games.core.text import Text
from games.core.view import SeatView, View

ROUNDS = 4
META = GameMeta("pennies", 2, 3, ("red", "blue", "green"), (Option("stake", ("1", "2")),), ("guess",), 1, secrets=True)


class HidePenny(SimultaneousAction, frozen=True):
    """A hand, chosen while the others choose theirs. May be changed until all have chosen."""

    hand: Literal["empty", "full"]
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]


class ThrowCoin(Action, frozen=True):
    """Chance: the result of the coin."""

    actor: ClassVar[ActorKind] = "chance"
    reveals: ClassVar[bool] = True
    side: Literal["empty", "full"]


class PayRound(SystemAction, frozen=True):
    """System: pay the seats that matched the coin."""


class HandHidden(Event, frozen=True):
    """`seat` has chosen."""

    audience: ClassVar[Audience] = "owner"
    seat: Seat


class CoinThrown(Event, frozen=True):
    """All hands are open."""

    audience: ClassVar[Audience] = "everyone"
    side: str

    def narrate(self) -> Narration:
        return Narration(Text("pennies.coin", {"side": self.side}))


class Hands(msgspec.Struct, frozen=True):
    """State of the game. `coin` is empty until it is thrown in this round."""

    stake: int
    draw: Literal["table", "app"]
    round: int
    hands: dict[Seat, str]
    coin: str
    seats: int
    lines: tuple[ScoreLine, ...] = ()
    end: str = "pennies.end"

    @property
    def over(self) -> bool:
        return self.round > ROUNDS


class Pennies(Ruleset):
    """The ruleset of Pennies."""

    meta = META
    state_type: type[Any] = Hands
    action_types: tuple[type[Action], ...] = (HidePenny, ThrowCoin, PayRound, *HOST_ACTIONS)
    event_types: tuple[type[Event], ...] = check_events(HandHidden, CoinThrown, *HOST_EVENTS)
    system_actions: Mapping[str, Action] = {"pay_round": PayRound()}

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return True

    def setup(self, start: StartTable) -> Progress:
        options, seats = check_options(start, META, META.colours), len(start.colours)
        return Progress(Hands(int(options["stake"]), start.draw, 1, {}, "", seats))

    def list_prompts(self, state: Hands, actor: Actor) -> tuple[Prompt, ...]:
        if state.over:
            return ()
        if state.coin:
            return (SystemPrompt("pay_round"),) if actor == SYSTEM else ()
        if len(state.hands) < state.seats:
            action = {"type": "hide_penny", "round": state.round}
            title = Text("pennies.hide")
            pick = PickPrompt(f"hide-{state.round}", title, action, "hand", ("empty", "full"), secret=True)
            return (pick,) if isinstance(actor, int) else ()
        if actor == CHANCE:
            return (ChancePrompt(state.round, 0, tuple(Weighted(ThrowCoin(side), 1) for side in ("empty", "full"))),)
        if actor != 0:
            return ()
        if state.draw == "app":
            return (DrawPrompt(f"coin-{state.round}", Text("pennies.throw"), {"type": "draw"}),)
        throw = {"type": "throw_coin"}
        return (PickPrompt(f"coin-{state.round}", Text("pennies.throw"), throw, "side", ("empty", "full")),)

    def apply(self, state: Hands, actor: Actor, action: Action) -> Progress:
        if isinstance(action, AdjustScore):
            line, event = build_adjustment(action, state.seats, state.round, len(state.lines))
            return Progress(replace(state, lines=(*state.lines, line)), (event,))
        if state.over:
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return Progress(replace(state, round=ROUNDS + 1, hands={}, coin="", end=UNFINISHED), (GameEnded(),))
        if isinstance(action, HidePenny) and isinstance(actor, int):
            if action.round != state.round or len(state.hands) == state.seats:
                raise TooLate
            hands = {**state.hands, actor: action.hand}
            return Progress(replace(state, hands=hands), (HandHidden(actor),))
        if isinstance(action, ThrowCoin):
            if len(state.hands) < state.seats or state.coin:
                raise IllegalAction("table.nothing_due")
            return Progress(replace(state, coin=action.side), (CoinThrown(action.side),))
        if isinstance(action, PayRound) and state.coin:
            return Progress(_paid(state))
        raise IllegalAction("table.nothing_due")

    def find_outcome(self, state: Hands) -> Outcome | None:
        totals = self.score(state).totals
        return Outcome(totals, rank_scores(totals), state.end) if state.over else None

    def find_turn(self, state: Hands) -> int:
        return state.round

    def list_waits(self, state: Hands) -> dict[str, Text]:
        if state.coin and not state.over:
            return {"system": Text("pennies.wait_pay")}
        word = "pennies.wait_hide" if self._is_hiding(state) else "pennies.wait_throw"
        return {str(seat): Text(word, {"seat": seat}) for seat in range(state.seats) if self.list_prompts(state, seat)}

    def _is_hiding(self, state: Hands) -> bool:
        return not state.coin and len(state.hands) < state.seats

    def build_view(self, state: Hands, viewer: Viewer) -> View:
        sheet = self.score(state)
        prompts = self.list_prompts(state, viewer) if isinstance(viewer, int) else ()
        hiding = self._is_hiding(state)
        waits = self.list_waits(state)
        return View(
            turn=state.round,
            phase="over" if state.over else "hide" if hiding else "throw",
            seats={str(seat): SeatView(sheet.totals[seat], sheet.by_category[seat]) for seat in range(state.seats)},
            surfaces={"main": GridView(Text("pennies.surface_main"), {})},
            waits=waits,
            prompts={p.id: p for p in prompts if isinstance(p, DrawPrompt | PickPrompt)},
            lines={str(line.n): line for line in state.lines},
            options={"stake": str(state.stake)},
            outcome=self.find_outcome(state),
            secrets=not state.over and not state.coin,
            secret_seats=tuple(map(int, waits)) if hiding and not state.over else (),
        )

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        return Inspection()

    def inspect_place(self, view: View, surface: str, place: str) -> Inspection:
        return Inspection()

    def project_scores(self, view: View) -> tuple[ScoreLine, ...]:
        return ()


def _paid(state: Hands) -> Hands:
    lines = list(state.lines)
    for seat in sorted(state.hands):
        if state.hands[seat] == state.coin:
            part = Part("guesses", 1, state.stake, state.stake, ((str(state.round),),))
            lines.append(ScoreLine(len(lines), seat, "guess", "pennies.guess", state.stake, state.round, "1", (part,)))
    return replace(state, round=state.round + 1, hands={}, coin="", lines=tuple(lines))


PENNIES = Game(META, lambda _expansions: Pennies(), lambda: Assets({}, {}, (), {}))
