"""The end of a round (section d4): the rightmost tile leaves the game, another one comes."""

from games.core.errors import IllegalAction
from games.core.ruleset import Progress
from games.core.seats import Actor
from games.core.step import Handlers
from games.isle_of_skye.expansions.druids.actions import RefillDolmenBoard
from games.isle_of_skye.expansions.druids.board import NUMBERS_PER_ROUND, REFILL_NUMBER
from games.isle_of_skye.expansions.druids.events import DolmenBoardCleared
from games.isle_of_skye.expansions.druids.state import SPACES, find_dolmen, with_dolmen
from games.isle_of_skye.expansions.druids.steps.stones import FillingStep
from games.isle_of_skye.income import count_rounds
from games.isle_of_skye.state import Table


class Refill(FillingStep):
    """The system clears a space, then the app draws. Not after the last round: nobody buys from the board any more."""

    name = "refill"

    def is_skipped(self, state: Table) -> bool:
        return not state.is_full or state.round == count_rounds(state.seats)

    def is_done(self, state: Table) -> bool:
        return find_dolmen(state).cleared == state.round and super().is_done(state)

    def may_fill(self, state: Table) -> bool:
        return find_dolmen(state).cleared == state.round

    def find_system_action(self, state: Table) -> str:
        return "" if find_dolmen(state).cleared == state.round else "refill_dolmen_board"

    def list_actions(self) -> Handlers:
        return {**super().list_actions(), RefillDolmenBoard: self.clear}

    def clear(self, state: Table, actor: Actor, action: RefillDolmenBoard) -> Progress:
        """Take the rightmost tile out of the game and move the others one space to the right."""
        if find_dolmen(state).cleared == state.round:
            raise IllegalAction("table.nothing_due")
        last = find_dolmen(state).display[-1]
        discarded = (*find_dolmen(state).gone, last) if last else find_dolmen(state).gone
        next_state = self.board.take_off(state, SPACES - 1, NUMBERS_PER_ROUND * state.round + REFILL_NUMBER)
        return Progress(with_dolmen(next_state, gone=discarded, cleared=state.round), (DolmenBoardCleared(last),))
