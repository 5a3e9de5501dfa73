"""What the Journeyman's steps have in common."""

from collections.abc import Iterator

from games.core.prompt import Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.isle_of_skye.capability import RulesCache
from games.isle_of_skye.expansions.journeyman import advances, by_hand
from games.isle_of_skye.expansions.journeyman.actions import Advance, AdvanceByHand, ReportFigures, ReportSpace
from games.isle_of_skye.expansions.journeyman.data import Boards, ProgressBoard
from games.isle_of_skye.expansions.journeyman.state import find_board
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.territory import TerritoryMap


class JourneyStep(SkyeStep):
    """A step that knows the progress board and the territories."""

    def __init__(self, rules_cache: RulesCache, boards: Boards) -> None:
        super().__init__(rules_cache)
        self._boards = boards

    def find_board(self, state: Table) -> ProgressBoard:
        """Return the side of the progress board that is played with."""
        return find_board(state, self._boards)

    def list_question_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompts for the first open question of a seat."""
        return by_hand.build_question_prompts(state, self.find_board(state), seat)

    def list_answers(self) -> Handlers:
        """Return the actions that answer a question."""
        return {
            Advance: self.advance,
            AdvanceByHand: by_hand.advance_by_hand,
            ReportSpace: by_hand.report_space,
            ReportFigures: by_hand.report_figures,
        }

    def advance(self, state: Table, seat: Seat, action: Advance) -> Progress:
        """Play the answer to a question."""
        return advances.advance(state, self.find_board(state), seat, action)

    def find_land(self, state: Table, seat: Seat) -> TerritoryMap:
        """Return what the tiles of a seat's territory form."""
        return self.load_rules(state).build_subject(state, seat).land
