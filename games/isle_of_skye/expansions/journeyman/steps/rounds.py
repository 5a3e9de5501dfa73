"""What comes at the end of the last round."""

from games.core.ruleset import Progress
from games.core.step import Step, Wrapper
from games.isle_of_skye.expansions.journeyman.advances import end_phase
from games.isle_of_skye.expansions.journeyman.data import Boards
from games.isle_of_skye.expansions.journeyman.state import board_of
from games.isle_of_skye.state import Table


class LastPhaseEnds(Wrapper):
    """Around the final scoring: phase 6 ends before it."""

    def __init__(self, inner: Step, boards: Boards) -> None:
        super().__init__(inner)
        self._boards = boards

    def begin(self, state: Table) -> Progress:
        base_progress = super().begin(state)
        progress = end_phase(base_progress.state, board_of(state, self._boards))
        return Progress(progress.state, (*base_progress.events, *progress.events))
