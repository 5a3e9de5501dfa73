"""Events of the Abbot. All are public."""

from games.carcassonne.events import CarcassonneEvent
from games.core.event import Narration
from games.core.seats import Seat


class AbbotTakenBack(CarcassonneEvent, frozen=True):
    """`seat` took its abbot back from the place, for `points`."""

    seat: Seat
    place: str
    points: int

    def narrate(self) -> Narration:
        return self.build_narration("abbot_back", self.seat, (self.place,), points=self.points)
