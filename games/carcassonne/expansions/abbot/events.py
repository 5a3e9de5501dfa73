"""Events of the Abbot. All are public."""

from typing import ClassVar

from games.core.event import Audience, Event, Narration
from games.core.seats import Seat
from games.core.text import Text


class AbbotTakenBack(Event, frozen=True):
    """`seat` took its abbot back from the place, for `points`."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat
    place: str
    points: int

    def narrate(self) -> Narration:
        words = Text("carcassonne.event_abbot_back", {"seat": self.seat, "points": self.points})
        return Narration(words, self.seat, (self.place,))
