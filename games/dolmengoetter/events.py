"""Events of a table. The value that a seat chose when it built is its own; everything else is public."""

from typing import ClassVar

import msgspec

from games.core.event import Audience, Event, Narration
from games.core.score import Place
from games.core.seats import Seat
from games.core.text import Params, Text
from games.dolmengoetter.board import Circle
from games.dolmengoetter.state import Where


class Public(Event, frozen=True):
    """Base of public events about a seat."""

    audience: ClassVar[Audience] = "everyone"

    seat: Seat

    def _build_narration(self, code: str, *places: Place, **params: Text | str | int) -> Narration:
        return Narration(Text(f"dolmengoetter.event_{code}", {"seat": self.seat, **params}), self.seat, places)


class TableStarted(Public, frozen=True):
    """`seat` begins."""

    def narrate(self) -> Narration:
        return self._build_narration("started")


class DruidPlaced(Public, frozen=True):
    """A druid of `seat` stands on a place, called `at`."""

    place: Place
    at: Text

    def narrate(self) -> Narration:
        return self._build_narration("druid_placed", self.place, at=self.at)


class DruidMoved(Public, frozen=True):
    """A druid walked or flew to a place, called `to`; `left`: a stone or a point was left for it, or nothing."""

    source: Place
    target: Place
    to: Text
    left: str
    is_flight: bool = False

    def narrate(self) -> Narration:
        return self._build_narration(
            "flown" if self.is_flight else "walked", self.source, self.target, to=self.to, left=self.left
        )


class HerbsGathered(Public, frozen=True):
    """A druid lay down."""

    place: Place
    at: Text

    def narrate(self) -> Narration:
        return self._build_narration("herbs_gathered", self.place, at=self.at)


class Passed(Public, frozen=True):
    """`seat` could do nothing."""

    def narrate(self) -> Narration:
        return self._build_narration("passed")


class RightArose(Public, frozen=True):
    """`seat` may build on a circle, called `name`."""

    circle: Circle
    name: Text
    because: str

    def narrate(self) -> Narration:
        return self._build_narration("right_arose", self.circle, circle=self.name, because=self.because)


class RightLapsed(Public, frozen=True):
    """`seat` has no dolmen left for a right that it had."""

    circle: Circle
    name: Text

    def narrate(self) -> Narration:
        return self._build_narration("right_lapsed", self.circle, circle=self.name)


class RightChosen(Public, frozen=True):
    """`seat`, whose turn it is, said which right is answered next."""

    circle: Circle
    name: Text

    def narrate(self) -> Narration:
        return self._build_narration("right_chosen", self.circle, circle=self.name)


class DolmenBuilt(Public, frozen=True):
    """`seat` built on a circle."""

    circle: Circle
    name: Text
    where: Where

    def narrate(self) -> Narration:
        return self._build_narration("dolmen_built", self.circle, circle=self.name, where=self.where)


class DolmenDeclined(Public, frozen=True):
    """`seat` did not use a right."""

    circle: Circle
    name: Text

    def narrate(self) -> Narration:
        return self._build_narration("dolmen_declined", self.circle, circle=self.name)


class ValueReported(Public, frozen=True):
    """`seat` turned a dolmen over."""

    older_names = ("value_told",)
    circle: Circle
    name: Text
    level: int
    value: int

    def narrate(self) -> Narration:
        return self._build_narration(
            "value_reported", self.circle, circle=self.name, level=self.level, value=self.value
        )


class ValuesSkipped(Public, frozen=True):
    """`seat` leaves the values of its remaining dolmens unsaid."""

    def narrate(self) -> Narration:
        return self._build_narration("values_skipped")


class ValueLapsed(Public, frozen=True):
    """`seat` has no dolmen of the value that it chose, since the set-up was corrected: it chooses again."""

    lapses = True

    circle: Circle
    name: Text
    level: int

    def narrate(self) -> Narration:
        return self._build_narration("value_lapsed", self.circle, circle=self.name, level=self.level)


class StacksTurnedOver(Event, frozen=True):
    """Dolmens were turned over."""

    audience: ClassVar[Audience] = "everyone"

    circles: tuple[Circle, ...]

    def narrate(self) -> Narration:
        text = Text("dolmengoetter.event_stacks_turned_over", {"n": len(self.circles)})
        return Narration(text, None, self.circles)


class CirclePoints(msgspec.Struct, frozen=True):
    """What a seat got for a circle."""

    seat: Seat
    points: int


class CircleScored(Event, frozen=True):
    """A circle was scored, for each seat that had dolmens there."""

    audience: ClassVar[Audience] = "everyone"

    circle: Circle
    name: Text
    paid: tuple[CirclePoints, ...]

    def narrate(self) -> Narration:
        parts = [Text("dolmengoetter.paid", {"seat": payment.seat, "points": payment.points}) for payment in self.paid]
        text = parts[0]
        for part in parts[1:]:
            text = Text("dolmengoetter.paid_and", {"one": text, "more": part})
        return Narration(
            Text("dolmengoetter.event_circle_scored", {"circle": self.name, "paid": text}), None, (self.circle,)
        )


class FinalTurnsBegan(Public, frozen=True):
    """`seat` has built its last dolmen: the others have one more turn."""

    def narrate(self) -> Narration:
        return self._build_narration("final_turns")


class GameScored(Event, frozen=True):
    """Final scoring is done; `winners` share the victory with `best` points."""

    audience: ClassVar[Audience] = "everyone"

    best: int
    winners: tuple[Seat, ...]

    def narrate(self) -> Narration:
        params: Params = {"points": self.best, "n": len(self.winners)}
        if len(self.winners) > 1:
            return Narration(Text("dolmengoetter.event_shared", params))
        (seat,) = self.winners
        return Narration(Text("dolmengoetter.event_won", {"seat": seat, **params}), seat)


class ValueChosen(Event, frozen=True):
    """Which dolmen `seat` built on a circle. Circles that score show some values; the entry that chose them stays
    closed until the end."""

    audience: ClassVar[Audience] = "owner"
    opened_by = (GameScored,)

    seat: Seat
    circle: Circle
    name: Text
    value: int

    def narrate(self) -> Narration:
        params: Params = {"seat": self.seat, "circle": self.name, "value": self.value}
        return Narration(Text("dolmengoetter.event_value_chosen", params), self.seat, (self.circle,))
