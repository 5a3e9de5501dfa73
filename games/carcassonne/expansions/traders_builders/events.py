"""Events of Traders & Builders. All are public."""

from functools import reduce

from games.carcassonne.events import SeatEvent
from games.core.event import Narration
from games.core.text import Text


class GoodsTaken(SeatEvent, frozen=True):
    """`seat` has closed a city with goods, and takes so many of each."""

    wine: int
    grain: int
    cloth: int
    places: tuple[str, ...]

    def narrate(self) -> Narration:
        taken = {"wine": self.wine, "grain": self.grain, "cloth": self.cloth}
        parts = [Text(f"{self.game}.stock_{kind}", {"n": n}) for kind, n in taken.items() if n]
        goods = reduce(lambda first, last: Text(f"{self.game}.goods_and", {"first": first, "last": last}), parts)
        return self.build_narration("goods", self.seat, self.places, goods=goods)


class BuilderWorked(SeatEvent, frozen=True):
    """`seat` has lengthened a feature with its builder. After the last tile it draws nothing for that (rules section
    e50)."""

    sentence = "builder"


class SecondTileChosen(SeatEvent, frozen=True):
    """`seat` draws again."""

    sentence = "draws_again"


class SecondTileDeclined(SeatEvent, frozen=True):
    """`seat` does not draw again."""

    sentence = "declined"
