"""Questions for advances go before everything else (sections j8 and j9)."""

from collections.abc import Iterator

from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman import advances, by_hand
from games.isle_of_skye.expansions.journeyman.actions import Advance, AdvanceByHand, TellSpace
from games.isle_of_skye.expansions.journeyman.state import follower_of, hides_gold
from games.isle_of_skye.expansions.journeyman.steps.step import JourneyStep
from games.isle_of_skye.expansions.journeyman.steps.trade import Trade
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import game_text


class Questions(JourneyStep):
    """An interruption: seats are asked for advances, all at the same time."""

    def is_done(self, state: Table) -> bool:
        return not holds(state)

    def awaits(self, state: Table, seat: Seat) -> bool:
        return bool(follower_of(state, seat).due)

    def asks_secretly(self, state: Table) -> bool:
        return hides_gold(state)

    def seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        return by_hand.question_prompts(state, self.board(state), seat)

    def awaited(self, state: Table) -> dict[str, Text]:
        return {str(seat): game_text("wait_advance", seat=seat) for seat in advances.open_questions(state)}

    def actions(self) -> Handlers:
        return {Advance: self.advance, AdvanceByHand: by_hand.advance_by_hand, TellSpace: by_hand.tell_space}

    def refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        """Return why an answer is refused: it was given, or, after a correction, there never was such a question."""
        number = getattr(action, "number", 0)
        if isinstance(actor, int) and number > follower_of(state, actor).asked:
            return IllegalAction("isle_of_skye.nothing_to_advance", {"seat": actor}, rule="j9", is_public=True)
        return super().refusal(state, actor, action)

    def advance(self, state: Table, seat: Seat, action: Advance) -> Progress:
        """Play the answer to a question."""
        return advances.advance(state, self.board(state), seat, action)


class PatientStep(JourneyStep):
    """A step that waits until all questions are answered."""

    def refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        if action.actor == "seat" and holds(state):
            return IllegalAction("table.others_first")
        return super().refusal(state, actor, action)


def holds(state: Table) -> bool:
    """True while questions hold up everybody."""
    alone = state.step == Trade.name and not state.flow.ending
    return not alone and bool(advances.open_questions(state))
