"""The end of phase 4 where offers are not tracked (section j9): seats report what gives them an advance."""

from collections.abc import Iterator
from typing import Final

from games.core.action import Action
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.isle_of_skye.expansions.journeyman import advances, by_hand
from games.isle_of_skye.expansions.journeyman.actions import Advance, AdvanceByHand, TellSpace, TellTrade
from games.isle_of_skye.expansions.journeyman.state import follower_of, with_follower
from games.isle_of_skye.expansions.journeyman.steps.step import JourneyStep
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import game_text

MOST_TOLD: Final = 8
"""How many advances a seat may report in a round: no offer has more than three tiles, no hand more than five."""


class Trade(JourneyStep):
    """Seats report a sale or a tile with a journeyman symbol, and advance, each at their own pace: a question holds up
    only the seat that is asked."""

    name = "trade"
    stage = "build"

    def is_skipped(self, state: Table) -> bool:
        return state.is_full

    def is_done(self, state: Table) -> bool:
        return not any(self.awaits(state, seat) for seat in range(state.seats))

    def awaits(self, state: Table, seat: Seat) -> bool:
        return tells(state, seat) or bool(follower_of(state, seat).due)

    def seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if follower_of(state, seat).due:
            yield from by_hand.question_prompts(state, self.board(state), seat)
        elif tells(state, seat):
            nth = follower_of(state, seat).told + 1
            offer = (
                Choice("sale", game_text("choice_sale"), {"what": "sale"}),
                Choice("symbol", game_text("choice_symbol"), {"what": "symbol"}),
            )
            decline = Choice("none", game_text("choice_no_trade"), {"what": ""})
            action = {"type": "tell_trade", "round": state.round, "nth": nth}
            yield ChoosePrompt(f"trade-{state.round}-{nth}", game_text("prompt_trade"), action, offer, decline)

    def actions(self) -> Handlers:
        answers: Handlers = {AdvanceByHand: by_hand.advance_by_hand, TellSpace: by_hand.tell_space}
        return {TellTrade: self.tell, Advance: self.advance, **answers}

    def refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        return IllegalAction("table.others_first") if advances.open_questions(state) else TooLate()

    def tell(self, state: Table, seat: Seat, action: TellTrade) -> Progress:
        """Note that a seat sold a tile, or got one with a journeyman symbol, or that this was all."""
        follower = follower_of(state, seat)
        if not tells(state, seat) or follower.due or (action.round, action.nth) != (state.round, follower.told + 1):
            raise TooLate
        if not action.what:
            return Progress(with_follower(state, seat, said_all=True))
        next_state = with_follower(state, seat, told=follower.told + 1)
        return Progress(advances.ask_for_advance(next_state, self.board(state), seat, action.what))

    def advance(self, state: Table, seat: Seat, action: Advance) -> Progress:
        """Play the answer to a question."""
        return advances.advance(state, self.board(state), seat, action)


def tells(state: Table, seat: Seat) -> bool:
    """True while the seat still reports its sales and new tiles."""
    follower = follower_of(state, seat)
    return not follower.said_all and follower.told < MOST_TOLD
