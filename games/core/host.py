"""What the host may do in every game when the table departs from the rules: give points, or end the game as it stands.

Every ruleset takes both actions in every phase, and points even after the end.
"""

from typing import Annotated, ClassVar, Final

import msgspec

from games.core.action import Action
from games.core.errors import IllegalAction
from games.core.event import Event, Narration, Public
from games.core.score import Part, ScoreLine
from games.core.seats import ActorKind, Seat, Viewer

ADJUSTED: Final = "adjusted"
"""Category of points that the host gave; it follows those of the game."""
UNFINISHED: Final = "table.end_unfinished"
"""Reason of a game that the host ended."""


class AdjustScore(Action, frozen=True):
    """Give `points` to `seat` (or take them, below 0) for a `reason` that the table agreed on."""

    actor: ClassVar[ActorKind] = "host"
    simultaneous: ClassVar[bool] = True

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    points: Annotated[int, msgspec.Meta(ge=-999, le=999)]
    reason: Annotated[
        str, msgspec.Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$(?!\n)")
    ]


class FinishNow(Action, frozen=True):
    """End the game now. It is scored as it stands and marked as unfinished."""

    actor: ClassVar[ActorKind] = "host"


HOST_ACTIONS: Final[tuple[type[Action], ...]] = (AdjustScore, FinishNow)


class ScoreAdjusted(Public, frozen=True):
    """`seat` got or lost points by agreement."""

    seat: Seat
    points: int
    reason: str

    def narrate(self) -> Narration:
        return self.build_narration("adjusted", self.seat, points=self.points, reason=self.reason)

    def narrate_for(self, viewer: Viewer) -> Narration:
        """Return the sentence as the viewer reads it: in the second person if its own points changed."""
        if viewer != self.seat:
            return self.narrate()
        return self.build_narration("adjusted_own", points=self.points, reason=self.reason)


class GameEnded(Public, frozen=True):
    """The host ended the game early."""

    sentence = "finish_now"


HOST_EVENTS: Final[tuple[type[Event], ...]] = (ScoreAdjusted, GameEnded)


def build_adjustment(action: AdjustScore, seats: int, turn: int, n: int) -> tuple[ScoreLine, ScoreAdjusted]:
    """Return score line `n`, scored in `turn`, and its event.

    :raises IllegalAction: `table.no_such_seat`, `table.no_points`.
    """
    if action.seat >= seats:
        raise IllegalAction("table.no_such_seat")
    if action.points == 0:
        raise IllegalAction("table.no_points")
    part = Part("adjustment", 1, action.points, action.points)
    line = ScoreLine(n, action.seat, ADJUSTED, "table.adjusted", action.points, turn, "", (part,), note=action.reason)
    return line, ScoreAdjusted(action.seat, action.points, action.reason)
