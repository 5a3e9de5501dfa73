"""The 50/100 tiles that expansions bring (sections d2 and j3): a seat takes one at 50 points and turns it at 100.

What a tile shows follows from the points alone, so a seat that loses points turns it back or puts it back (ruling 15).
"""

from typing import Any, Final

from msgspec.structs import replace

from games.core.event import Event, Narration
from games.core.identity_cache import cache_by_identity
from games.core.ruleset import Progress
from games.core.view import SeatView, View
from games.isle_of_skye.events import SeatEvent
from games.isle_of_skye.state import State

SIDES: Final = (50, 100)
"""What the two sides show."""
WORDS: Final = {(0, 50): "taken", (0, 100): "taken_100", (50, 100): "turned", (100, 50): "turned_back"}
PUT_BACK: Final = "put_back"
"""Endings of the event's sentences, by what the tile showed and shows."""


class ScoreTileTurned(SeatEvent, frozen=True):
    """The 50/100 tile of `seat` showed `before` and now shows `side`; 0: the seat has none."""

    before: int
    side: int

    def narrate(self) -> Narration:
        word = WORDS.get((self.before, self.side), PUT_BACK)
        return self.build_narration(f"score_tile_{word}", self.seat)


def find_side(score: int) -> int:
    """Return what the tile of a seat with so many points shows; 0: it has none.

    >>> [find_side(score) for score in (-3, 49, 50, 99, 100, 151)]
    [0, 0, 50, 50, 100, 100]
    """
    return max((side for side in SIDES if side <= score), default=0)


def turn_score_tiles(before: State[Any], progress: Progress) -> Progress:
    """Add an event for each seat whose tile shows something else than before the action."""
    if progress.state.lines is before.lines:
        return progress
    sides = [tuple(map(find_side, scores)) for scores in (before.scores, progress.state.scores)]
    events: list[Event] = [
        ScoreTileTurned(seat, old, new) for seat, (old, new) in enumerate(zip(*sides, strict=True)) if old != new
    ]
    return Progress(progress.state, (*progress.events, *events))


def show_score_tiles(view: View) -> View:
    return replace(view, seats={seat: _show_score_tile(seat_view) for seat, seat_view in view.seats.items()})


@cache_by_identity(512)
def _show_score_tile(seat_view: SeatView) -> SeatView:
    return replace(seat_view, score_tile=find_side(seat_view.score))
