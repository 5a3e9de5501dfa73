"""Events of Traders & Builders. All are public."""

from typing import ClassVar

from games.core.event import Audience, Event, Narration
from games.core.seats import Seat
from games.core.text import Text


class GoodsTaken(Event, frozen=True):
    """`seat` has closed a city with goods, and takes so many of each."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat
    wine: int
    grain: int
    cloth: int
    places: tuple[str, ...]

    def narrate(self) -> Narration:
        params = {"seat": self.seat, "wine": self.wine, "grain": self.grain, "cloth": self.cloth}
        return Narration(Text("carcassonne.event_goods", params), self.seat, self.places)


class BuilderWorked(Event, frozen=True):
    """`seat` has lengthened a feature with its builder. After the last tile it draws nothing for that (rules section
    e50)."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat

    def narrate(self) -> Narration:
        return Narration(Text("carcassonne.event_builder", {"seat": self.seat}), self.seat)


class SecondTileDeclined(Event, frozen=True):
    """`seat` does not draw again."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat

    def narrate(self) -> Narration:
        return Narration(Text("carcassonne.event_declined", {"seat": self.seat}), self.seat)
