"""What begins with a round, and what comes at its end."""

from msgspec.structs import replace

from games.core.ruleset import Progress
from games.core.step import Step, Wrapper
from games.isle_of_skye.expansions.journeyman.advances import phase_ends
from games.isle_of_skye.expansions.journeyman.data import Boards
from games.isle_of_skye.expansions.journeyman.state import own, with_own
from games.isle_of_skye.state import Table


class NewRound(Wrapper):
    """Around the first step of phase 1, whether the table plays it or not: the slice begins the round anew."""

    def is_skipped(self, state: Table) -> bool:
        return False

    def begin(self, state: Table) -> Progress:
        fresh = _fresh(state)
        return Progress(fresh) if super().is_skipped(fresh) else super().begin(fresh)

    def is_done(self, state: Table) -> bool:
        return super().is_skipped(state) or super().is_done(state)


class LastPhaseEnds(Wrapper):
    """Around the final scoring: phase 6 ends before it."""

    def __init__(self, inner: Step, boards: Boards) -> None:
        super().__init__(inner)
        self._boards = boards

    def begin(self, state: Table) -> Progress:
        begun = super().begin(state)
        ended = phase_ends(begun.state, self._boards.of(state.seats))
        return Progress(ended.state, (*begun.events, *ended.events))


def _fresh(state: Table) -> Table:
    """Return the state at the beginning of a round."""
    seats = tuple(
        replace(
            one,
            planned=(),
            extra=False,
            ready=False,
            route=(),
            set_out=False,
            told=0,
            said_all=False,
            keeps_roads=False,
        )
        for one in own(state).seats
    )
    return with_own(state, seats=seats, offered=(), noticed=(), bought=0, turn=0, scored=False, trading=False)
