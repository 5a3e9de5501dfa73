"""What the Journeyman's steps have in common."""

from games.core.seats import Seat
from games.isle_of_skye.capability import WithPieces
from games.isle_of_skye.expansions.journeyman.data import Boards, ProgressBoard
from games.isle_of_skye.expansions.journeyman.state import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.territory import Land


class JourneyStep(SkyeStep):
    """A step that knows the progress board and the territories."""

    def __init__(self, with_pieces: WithPieces, boards: Boards) -> None:
        super().__init__(with_pieces)
        self._boards = boards

    def board(self, state: Table) -> ProgressBoard:
        """Return the side of the progress board that is played with."""
        return board_of(state, self._boards)

    def land(self, state: Table, seat: Seat) -> Land:
        """Return what the tiles of a seat's territory form."""
        return self.rules(state).subject(state, seat).land
