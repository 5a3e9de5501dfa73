"""Questions for advances go before everything else (sections j8 and j9)."""

from collections.abc import Iterator

from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import Prompt
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman import advances
from games.isle_of_skye.expansions.journeyman.state import find_follower
from games.isle_of_skye.expansions.journeyman.steps.step import JourneyStep
from games.isle_of_skye.expansions.journeyman.steps.trade import Trade
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import build_text


class Questions(JourneyStep):
    """An interruption: seats are asked for advances, all at the same time."""

    def is_done(self, state: Table) -> bool:
        return not is_blocked(state)

    def awaits(self, state: Table, seat: Seat) -> bool:
        return bool(find_follower(state, seat).due)

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        return self.list_question_prompts(state, seat)

    def list_waits(self, state: Table) -> dict[str, Text]:
        return {
            str(seat): build_text("wait_advance", seat=seat, because=find_follower(state, seat).due[0].because)
            for seat in advances.list_asked_seats(state)
        }

    def list_actions(self) -> Handlers:
        return self.list_answers()

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        """Return why an answer is refused: it was given, or, after a correction, there never was such a question."""
        number = getattr(action, "number", 0)
        if isinstance(actor, int) and number > find_follower(state, actor).asked:
            return IllegalAction("isle_of_skye.nothing_to_advance", {"seat": actor}, rule="j9", is_public=True)
        return super().explain_refusal(state, actor, action)


class PatientStep(JourneyStep):
    """A step that waits until all questions are answered."""

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        if action.actor == "seat" and is_blocked(state):
            return IllegalAction("table.others_first")
        return super().explain_refusal(state, actor, action)


def is_blocked(state: Table) -> bool:
    """True while open questions block the game for everybody."""
    alone = state.step == Trade.name and not state.flow.ending
    return not alone and bool(advances.list_asked_seats(state))
