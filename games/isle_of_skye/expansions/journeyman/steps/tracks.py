"""Phase 6: the tracks give points before the scoring tiles do (section j4); it ends before the final scoring."""

from games.core.errors import IllegalAction
from games.core.ruleset import Progress
from games.core.seats import Actor
from games.core.step import Handlers, Step, Wrapper
from games.isle_of_skye.expansions.journeyman import advances
from games.isle_of_skye.expansions.journeyman.actions import ScoreTracks
from games.isle_of_skye.expansions.journeyman.data import Boards
from games.isle_of_skye.expansions.journeyman.events import TracksScored
from games.isle_of_skye.expansions.journeyman.scoring import prove_banners
from games.isle_of_skye.expansions.journeyman.state import find_board, find_journeys, with_journeys
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.rounds import PendingLine
from games.isle_of_skye.state import Table


class Tracks(PatientStep):
    """The system scores the banners."""

    name = "tracks"

    def is_done(self, state: Table) -> bool:
        return find_journeys(state).scored

    def find_system_action(self, state: Table) -> str:
        return "score_tracks"

    def list_actions(self) -> Handlers:
        return {ScoreTracks: self.score}

    def score(self, state: Table, actor: Actor, action: ScoreTracks) -> Progress:
        """Score what the tracks give in this round.

        :raises IllegalAction: `table.nothing_due`.
        """
        if find_journeys(state).scored:
            raise IllegalAction("table.nothing_due")
        pending = [
            PendingLine(
                seat,
                advances.POINTS,
                "isle_of_skye.tracks",
                "j4",
                prove_banners(follower.list_banners(state.flow.number)),
            )
            for seat, follower in enumerate(find_journeys(state).seats)
        ]
        progress = advances.add_score_lines(with_journeys(state, scored=True, last_scored=state.flow.number), pending)
        return Progress(progress.state, (*progress.events, TracksScored(state.round, not progress.events)))


class LastPhaseEnds(Wrapper):
    """Wrapper of the final scoring: phase 6 ends before it, unless the host has ended the game."""

    def __init__(self, inner: Step, boards: Boards) -> None:
        super().__init__(inner)
        self._boards = boards

    def begin(self, state: Table) -> Progress:
        base_progress = super().begin(state)
        if state.end:
            return base_progress
        progress = advances.end_phase(base_progress.state, find_board(state, self._boards))
        return Progress(progress.state, (*base_progress.events, *progress.events))
