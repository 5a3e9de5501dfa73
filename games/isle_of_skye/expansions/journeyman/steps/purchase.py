"""Phase 4 with a bonus tile (section j8): a second purchase."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers, Wrapper
from games.isle_of_skye.expansions.journeyman.actions import BuySecond
from games.isle_of_skye.expansions.journeyman.events import BoughtNoSecond
from games.isle_of_skye.expansions.journeyman.state import find_follower, find_journeys, hides_gold, with_journeys
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.buy import list_purchases, sell
from games.isle_of_skye.text import build_text

TWO_BUYS: Final = "two_buys"


class BuyPhase(Wrapper):
    """Wrapper of the base's buy turns: notes what is on offer, and that tiles which seats get may give them an advance
    from now on (section j9)."""

    def begin(self, state: Table) -> Progress:
        progress = super().begin(state)
        offered = tuple(tile for clan in progress.state.clans for tile in clan.offer)
        return replace(progress, state=with_journeys(progress.state, offered=offered, trading=True))


class SecondPurchase(PatientStep):
    """The owners of the bonus tile buy again, in turn order."""

    name = "second_purchase"

    def is_skipped(self, state: Table) -> bool:
        return not state.is_full

    def awaits(self, state: Table, seat: Seat) -> bool:
        return seat == find_second_buyer(state)

    def asks_secretly(self, state: Table) -> bool:
        return hides_gold(state)

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if self.awaits(state, seat):
            offered = list_purchases(state, self.load_rules(state), seat)
            yield ChoosePrompt(
                f"buy-second-{state.round}-{seat}-{state.clans[seat].gold}",
                build_text("prompt_buy_second"),
                {"type": "buy_second"},
                offered,
                Choice("pass", build_text("choice_pass"), {}),
                secret=hides_gold(state),
                buys=True,
            )

    def list_actions(self) -> Handlers:
        return {BuySecond: self.buy}

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        refused = super().explain_refusal(state, actor, action)
        return refused if refused.code == "table.others_first" else IllegalAction("isle_of_skye.not_now", rule="j8")

    def buy(self, state: Table, seat: Seat, action: BuySecond) -> Progress:
        """Play the second purchase.

        :raises IllegalAction: `isle_of_skye.not_your_turn`, and what `sell` refuses.
        """
        buyer = find_second_buyer(state)
        if buyer is None:
            raise self.explain_refusal(state, seat, action)
        if seat != buyer:
            raise IllegalAction("isle_of_skye.not_your_turn", {"seat": buyer}, rule="j8")
        next_state = with_journeys(state, bought=(seat - state.first) % state.seats + 1)
        if not action.tile:
            return Progress(next_state, (BoughtNoSecond(seat),))
        return sell(next_state, self.load_rules(state), seat, action.tile)


def find_second_buyer(state: Table) -> Seat | None:
    """Return whose second purchase it is: the owners of the bonus tile in turn order."""
    order = ((state.first + number) % state.seats for number in range(find_journeys(state).bought, state.seats))
    return next((seat for seat in order if find_follower(state, seat).is_active(TWO_BUYS, state.flow.number)), None)
