"""Events of a table. The value that a seat chose when it built is its own; everything else is public."""

from functools import reduce
from typing import ClassVar, Final

import msgspec
from msgspec.structs import asdict

from games.core.action import list_leaf_types
from games.core.event import Audience, Event, Narration
from games.core.score import Place
from games.core.seats import Seat
from games.core.text import Text
from games.dolmengoetter.board import Circle
from games.dolmengoetter.state import Where


class DolmenEvent(Event, frozen=True):
    """Base of the game's events."""

    game: ClassVar[str] = "dolmengoetter"


class Public(DolmenEvent, frozen=True):
    """Base of public events."""

    audience: ClassVar[Audience] = "everyone"


class SeatEvent(Public, frozen=True):
    """Base of public events about a seat."""

    seat: Seat


class CircleEvent(SeatEvent, frozen=True):
    """Base of public events about a seat and a circle, called `name`."""

    circle: Circle
    name: Text

    def narrate(self) -> Narration:
        """Return the sentence, with the name of the circle and all further fields among its variables."""
        fields = asdict(self).items()
        params = {field: value for field, value in fields if field not in CircleEvent.__struct_fields__}
        return self.build_narration(self.sentence, self.seat, (self.circle,), circle=self.name, **params)


class TableStarted(SeatEvent, frozen=True):
    """`seat` begins."""

    sentence = "started"


class DruidPlaced(SeatEvent, frozen=True):
    """A druid of `seat` stands on a place, called `at`."""

    place: Place
    at: Text

    def narrate(self) -> Narration:
        return self.build_narration("druid_placed", self.seat, (self.place,), at=self.at)


class DruidMoved(SeatEvent, frozen=True):
    """A druid walked or flew to a place, called `to`; `left`: a stone or a point was left for it, or nothing."""

    source: Place
    target: Place
    to: Text
    left: str
    is_flight: bool = False

    def narrate(self) -> Narration:
        return self.build_narration(
            "flown" if self.is_flight else "walked", self.seat, (self.source, self.target), to=self.to, left=self.left
        )


class HerbsGathered(SeatEvent, frozen=True):
    """A druid lay down."""

    place: Place
    at: Text

    def narrate(self) -> Narration:
        return self.build_narration("herbs_gathered", self.seat, (self.place,), at=self.at)


class Passed(SeatEvent, frozen=True):
    """`seat` could do nothing."""

    sentence = "passed"


class RightArose(CircleEvent, frozen=True):
    """`seat` may build on a circle."""

    sentence = "right_arose"
    because: str


class RightLapsed(CircleEvent, frozen=True):
    """`seat` has no dolmen left for a right that it had."""

    sentence = "right_lapsed"


class RightChosen(CircleEvent, frozen=True):
    """`seat`, whose turn it is, said which right is answered next."""

    sentence = "right_chosen"


class DolmenBuilt(CircleEvent, frozen=True):
    """`seat` built on a circle."""

    sentence = "dolmen_built"
    where: Where


class DolmenDeclined(CircleEvent, frozen=True):
    """`seat` did not use a right."""

    sentence = "dolmen_declined"


class ValueReported(CircleEvent, frozen=True):
    """`seat` turned a dolmen over."""

    sentence = "value_reported"
    older_names = ("value_told",)
    level: int
    value: int


class ValuesSkipped(SeatEvent, frozen=True):
    """`seat` leaves the values of its remaining dolmens unsaid."""

    sentence = "values_skipped"


class ValueLapsed(CircleEvent, frozen=True):
    """`seat` has no dolmen of the value that it chose, since the set-up was corrected: it chooses again."""

    sentence = "value_lapsed"
    lapses = True

    level: int


class StacksTurnedOver(Public, frozen=True):
    """Dolmens were turned over."""

    circles: tuple[Circle, ...]

    def narrate(self) -> Narration:
        return self.build_narration("stacks_turned_over", None, self.circles, n=len(self.circles))


class CirclePoints(msgspec.Struct, frozen=True):
    """What a seat got for a circle."""

    seat: Seat
    points: int


class CircleScored(Public, frozen=True):
    """A circle was scored, for each seat that had dolmens there."""

    circle: Circle
    name: Text
    paid: tuple[CirclePoints, ...]

    def narrate(self) -> Narration:
        parts = [Text("dolmengoetter.paid", {"seat": payment.seat, "points": payment.points}) for payment in self.paid]
        text = reduce(lambda one, more: Text("dolmengoetter.paid_and", {"one": one, "more": more}), parts)
        return self.build_narration("circle_scored", None, (self.circle,), circle=self.name, paid=text)


class FinalTurnsBegan(SeatEvent, frozen=True):
    """`seat` has built its last dolmen: the others have one more turn."""

    sentence = "final_turns"


class GameScored(Public, frozen=True):
    """Final scoring is done; `winners` share the victory with `best` points."""

    best: int
    winners: tuple[Seat, ...]

    def narrate(self) -> Narration:
        if len(self.winners) > 1:
            return self.build_narration("shared", points=self.best, n=len(self.winners))
        return self.build_narration("won", self.winners[0], points=self.best, n=1)


class ValueChosen(DolmenEvent, frozen=True):
    """Which dolmen `seat` built on a circle. Circles that score show some values; the entry that chose them stays
    closed until the end."""

    audience: ClassVar[Audience] = "owner"
    opened_by = (GameScored,)

    seat: Seat
    circle: Circle
    name: Text
    value: int

    def narrate(self) -> Narration:
        return self.build_narration("value_chosen", self.seat, (self.circle,), circle=self.name, value=self.value)


EVENTS: Final = list_leaf_types(Event, __name__)
