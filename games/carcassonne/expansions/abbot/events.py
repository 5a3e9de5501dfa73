"""Events of the Abbot. All are public."""

from games.carcassonne.events import SeatEvent
from games.core.event import Narration


class AbbotTakenBack(SeatEvent, frozen=True):
    """`seat` took its abbot back from the place, for `points`."""

    place: str
    points: int

    def narrate(self) -> Narration:
        return self.build_narration("abbot_back", self.seat, (self.place,), points=self.points)
