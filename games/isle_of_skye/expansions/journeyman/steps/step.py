"""What the Journeyman's steps have in common."""

from games.core.seats import Seat
from games.isle_of_skye.capability import WithPieces
from games.isle_of_skye.expansions.journeyman.data import Boards, ProgressBoard
from games.isle_of_skye.expansions.journeyman.state import find_board
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.territory import Land


class JourneyStep(SkyeStep):
    """A step that knows the progress board and the territories."""

    def __init__(self, with_pieces: WithPieces, boards: Boards) -> None:
        super().__init__(with_pieces)
        self._boards = boards

    def find_board(self, state: Table) -> ProgressBoard:
        """Return the side of the progress board that is played with."""
        return find_board(state, self._boards)

    def find_land(self, state: Table, seat: Seat) -> Land:
        """Return what the tiles of a seat's territory form."""
        return self.load_rules(state).build_subject(state, seat).land
