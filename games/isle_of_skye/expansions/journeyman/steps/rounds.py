"""What comes at the end of the last round."""

from games.core.ruleset import Progress
from games.core.step import Step, Wrapper
from games.isle_of_skye.expansions.journeyman.advances import end_phase
from games.isle_of_skye.expansions.journeyman.data import Boards
from games.isle_of_skye.expansions.journeyman.state import find_board
from games.isle_of_skye.state import Table


class LastPhaseEnds(Wrapper):
    """Wrapper of the final scoring: phase 6 ends before it, unless the host has ended the game."""

    def __init__(self, inner: Step, boards: Boards) -> None:
        super().__init__(inner)
        self._boards = boards

    def begin(self, state: Table) -> Progress:
        base_progress = super().begin(state)
        if state.end:
            return base_progress
        progress = end_phase(base_progress.state, find_board(state, self._boards))
        return Progress(progress.state, (*base_progress.events, *progress.events))
