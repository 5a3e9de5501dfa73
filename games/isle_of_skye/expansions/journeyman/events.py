"""Events of a table with the Journeyman, in addition to the base's."""

from typing import Final

from games.core.event import Event, Narration
from games.core.seats import Seat
from games.core.text import Text
from games.isle_of_skye.events import Public


def track_name(track: str) -> Text:
    """Return the name of a track."""
    return Text(f"isle_of_skye.track_{track}")


def bonus_name(tile: str) -> Text:
    """Return the name of a bonus tile."""
    return Text(f"isle_of_skye.bonus_{tile}")


class BonusTilesLaid(Public, frozen=True):
    """The bonus tiles of a tier lie on the board of `seat`: Warrior, Merchant, Herald."""

    seat: Seat
    tier: str
    tiles: tuple[str, str, str]

    def narration(self) -> Narration:
        warrior, merchant, herald = map(bonus_name, self.tiles)
        return self.narrate("bonus_laid", self.seat, tier=self.tier, warrior=warrior, merchant=merchant, herald=herald)


class BoughtNoSecond(Public, frozen=True):
    """`seat` bought no second tile."""

    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("no_second", self.seat)


class Advanced(Public, frozen=True):
    """`seat` moved the marker of a track to space number `n` and paid `paid` gold."""

    seat: Seat
    track: str
    n: int
    paid: int

    def narration(self) -> Narration:
        return self.narrate("advanced", self.seat, track=track_name(self.track), n=self.n, paid=self.paid)


class SpaceTold(Public, frozen=True):
    """`seat` said what space number `n` of its board shows: a thing and its amount."""

    seat: Seat
    track: str
    n: int
    what: str
    amount: int

    def narration(self) -> Narration:
        track = track_name(self.track)
        return self.narrate("space_told", self.seat, track=track, n=self.n, what=self.what, amount=self.amount)


class AdvanceDeclined(Public, frozen=True):
    """`seat` made no advance though it might have."""

    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("not_advanced", self.seat)


class BonusTaken(Public, frozen=True):
    """`seat` took a bonus tile off its board."""

    seat: Seat
    tile: str

    def narration(self) -> Narration:
        return self.narrate("bonus_taken", self.seat, bonus=bonus_name(self.tile))


class BonusGiven(Public, frozen=True):
    """`seat` got what a bonus tile gives at the end of a phase."""

    seat: Seat
    tile: str

    def narration(self) -> Narration:
        return self.narrate("bonus_given", self.seat, bonus=bonus_name(self.tile))


class MarkerPlanned(Public, frozen=True):
    """`seat` laid a waypoint marker on a tile."""

    seat: Seat
    place: str

    def narration(self) -> Narration:
        return self.narrate("marker", self.seat, (self.place,))


class PlanFinished(Public, frozen=True):
    """`seat` has planned its movement with so many markers."""

    seat: Seat
    markers: int

    def narration(self) -> Narration:
        return self.narrate("planned", self.seat, n=self.markers)


class MarkerStands(Public, frozen=True):
    """The marker of `seat` on a tile is within reach; `cost` in movement points, from the stop before it."""

    seat: Seat
    place: str
    cost: int

    def narration(self) -> Narration:
        return self.narrate("marker_stands", self.seat, (self.place,), n=self.cost)


class MarkerFell(Public, frozen=True):
    """The marker of `seat` on a tile was taken off: so many movement points are `missing`; 0: it may not lie there."""

    seat: Seat
    place: str
    missing: int

    def narration(self) -> Narration:
        return self.narrate("marker_fell", self.seat, (self.place,), n=self.missing)


class ExtraMovementUsed(Public, frozen=True):
    """`seat` used up its bonus tile."""

    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("extra_movement", self.seat)


class RoadPlaced(Public, frozen=True):
    """`seat` placed a road across an edge."""

    seat: Seat
    place: str

    def narration(self) -> Narration:
        return self.narrate("road", self.seat, (self.place,))


class MarkerPickedUp(Public, frozen=True):
    """The journeyman of `seat` picked up the marker of a tile, for so many movement points from where he was."""

    seat: Seat
    place: str
    cost: int

    def narration(self) -> Narration:
        return self.narrate("picked_up", self.seat, (self.place,), n=self.cost)


class JourneyMade(Public, frozen=True):
    """The journey of `seat` is over: the markers of these tiles, in this order, for so many movement points."""

    seat: Seat
    places: tuple[str, ...]
    spent: int

    def narration(self) -> Narration:
        return self.narrate("journey", self.seat, self.places, n=len(self.places), spent=self.spent)


class TracksScored(Public, frozen=True):
    """The tracks have given their points of the round."""

    round: int

    def narration(self) -> Narration | None:
        return None


JOURNEYMAN_EVENTS: Final[tuple[type[Event], ...]] = (
    BonusTilesLaid,
    BoughtNoSecond,
    Advanced,
    SpaceTold,
    AdvanceDeclined,
    BonusTaken,
    BonusGiven,
    MarkerPlanned,
    PlanFinished,
    MarkerStands,
    MarkerFell,
    ExtraMovementUsed,
    RoadPlaced,
    MarkerPickedUp,
    JourneyMade,
    TracksScored,
)
