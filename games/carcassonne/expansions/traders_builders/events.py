"""Events of Traders & Builders. All are public."""

from games.carcassonne.events import SeatEvent
from games.core.event import Narration


class GoodsTaken(SeatEvent, frozen=True):
    """`seat` has closed a city with goods, and takes so many of each."""

    wine: int
    grain: int
    cloth: int
    places: tuple[str, ...]

    def narrate(self) -> Narration:
        return self.build_narration("goods", self.seat, self.places, wine=self.wine, grain=self.grain, cloth=self.cloth)


class BuilderWorked(SeatEvent, frozen=True):
    """`seat` has lengthened a feature with its builder. After the last tile it draws nothing for that (rules section
    e50)."""

    def narrate(self) -> Narration:
        return self.build_narration("builder", self.seat)


class SecondTileDeclined(SeatEvent, frozen=True):
    """`seat` does not draw again."""

    def narrate(self) -> Narration:
        return self.build_narration("declined", self.seat)
