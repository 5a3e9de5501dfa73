"""The end of phase 4 where offers are not tracked (section j9): seats report what gives them an advance."""

from collections.abc import Iterator
from typing import Final

from games.core.action import Action
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.isle_of_skye.expansions.journeyman import advances
from games.isle_of_skye.expansions.journeyman.actions import ReportTrade
from games.isle_of_skye.expansions.journeyman.events import TradeReported
from games.isle_of_skye.expansions.journeyman.state import find_follower, with_follower
from games.isle_of_skye.expansions.journeyman.steps.step import JourneyStep
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import build_text

MOST_ADVANCES: Final = 8
"""How many advances a seat may report in a round: no offer has more than three tiles, no hand more than five."""


class Trade(JourneyStep):
    """Seats report a sale or a tile with a journeyman symbol, and advance, each at their own pace: a question holds up
    only the seat that is asked."""

    name = "trade"
    stage = "build"

    def is_skipped(self, state: Table) -> bool:
        return state.is_full

    def awaits(self, state: Table, seat: Seat) -> bool:
        return is_reporting(state, seat) or bool(find_follower(state, seat).due)

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if find_follower(state, seat).due:
            yield from self.list_question_prompts(state, seat)
        elif is_reporting(state, seat):
            nth = find_follower(state, seat).told + 1
            offer = (
                Choice("sale", build_text("choice_sale"), {"what": "sale"}),
                Choice("symbol", build_text("choice_symbol"), {"what": "symbol"}),
            )
            decline = Choice("none", build_text("choice_no_trade"), {"what": ""})
            action = {"type": "report_trade", "round": state.round, "nth": nth}
            yield ChoosePrompt(f"trade-{state.round}-{nth}", build_text("prompt_trade"), action, offer, decline)

    def list_actions(self) -> Handlers:
        return {ReportTrade: self.report, **self.list_answers()}

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        return IllegalAction("table.others_first") if advances.list_asked_seats(state) else TooLate()

    def report(self, state: Table, seat: Seat, action: ReportTrade) -> Progress:
        """Note that a seat sold a tile, or got one with a journeyman symbol, or that this was all.

        :raises TooLate: the seat is not asked for this one.
        """
        follower = find_follower(state, seat)
        if (
            not is_reporting(state, seat)
            or follower.due
            or (action.round, action.nth) != (state.round, follower.told + 1)
        ):
            raise TooLate
        if not action.what:
            return Progress(with_follower(state, seat, said_all=True), (TradeReported(seat, ""),))
        next_state = with_follower(state, seat, told=follower.told + 1)
        asked_state = advances.ask_for_advance(next_state, self.find_board(state), seat, action.what)
        return Progress(asked_state, (TradeReported(seat, action.what),))


def is_reporting(state: Table, seat: Seat) -> bool:
    """True while the seat still reports its sales and new tiles."""
    follower = find_follower(state, seat)
    return not follower.said_all and follower.told < MOST_ADVANCES
