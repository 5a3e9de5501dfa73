"""Events of a table with the Journeyman, in addition to the base's."""

from typing import Final

from games.core.action import list_leaf_types
from games.core.event import Event, Narration
from games.core.text import Text
from games.isle_of_skye.events import Public, SeatEvent


def name_track(track: str) -> Text:
    return Text(f"isle_of_skye.track_{track}")


def shorten_name(track: str) -> Text:
    """Return the name of a track without the word for a track."""
    return Text(f"isle_of_skye.track_{track}_short")


def name_bonus(tile: str) -> Text:
    return Text(f"isle_of_skye.bonus_{tile}")


class BonusTilesLaid(SeatEvent, frozen=True):
    """The bonus tiles of a tier lie on the board of `seat`: Warrior, Merchant, Herald."""

    tier: str
    tiles: tuple[str, str, str]

    def narrate(self) -> Narration:
        warrior, merchant, herald = map(name_bonus, self.tiles)
        return self.build_narration(
            "bonus_laid", self.seat, tier=self.tier, warrior=warrior, merchant=merchant, herald=herald
        )


class BoughtNoSecond(SeatEvent, frozen=True):
    """`seat` bought no second tile."""

    sentence = "no_second"


class TradeReported(SeatEvent, frozen=True):
    """`seat` reported what lets it advance, where offers are not tracked: a sale or a symbol; empty: nothing else."""

    what: str

    def narrate(self) -> Narration:
        return self.build_narration("trade", self.seat, what=self.what or "nothing")


class Advanced(SeatEvent, frozen=True):
    """`seat` moved the marker of a track to space number `n` and paid `paid` gold."""

    track: str
    n: int
    paid: int

    def narrate(self) -> Narration:
        return self.build_narration("advanced", self.seat, track=shorten_name(self.track), n=self.n, paid=self.paid)


class SpaceReported(SeatEvent, frozen=True):
    """`seat` said what space number `n` of its board shows: a thing and its amount, or `nothing`, `nothing_else` or
    `no_number`."""

    older_names = ("space_told",)
    track: str
    n: int
    what: str
    amount: int

    def narrate(self) -> Narration:
        track = name_track(self.track)
        return self.build_narration(
            "space_reported", self.seat, track=track, n=self.n, what=self.what, amount=self.amount
        )


class AdvanceDeclined(SeatEvent, frozen=True):
    """`seat` made no advance though it might have."""

    sentence = "not_advanced"


class BonusTaken(SeatEvent, frozen=True):
    """`seat` took a bonus tile off its board."""

    tile: str

    def narrate(self) -> Narration:
        return self.build_narration("bonus_taken", self.seat, bonus=name_bonus(self.tile))


class BonusGiven(SeatEvent, frozen=True):
    """`seat` got what a bonus tile gives at the end of a phase."""

    tile: str

    def narrate(self) -> Narration:
        return self.build_narration("bonus_given", self.seat, bonus=name_bonus(self.tile))


class MarkerPlanned(SeatEvent, frozen=True):
    """`seat` laid a waypoint marker on a tile."""

    place: str

    def narrate(self) -> Narration:
        return self.build_narration("marker", self.seat, (self.place,))


class PlanFinished(SeatEvent, frozen=True):
    """`seat` has planned its movement with so many markers."""

    markers: int

    def narrate(self) -> Narration:
        return self.build_narration("planned", self.seat, n=self.markers)


class MarkerConfirmed(SeatEvent, frozen=True):
    """The marker of `seat` on a tile is within reach; `cost` in movement points, from the stop before it."""

    older_names = ("marker_stands",)
    place: str
    cost: int

    def narrate(self) -> Narration:
        return self.build_narration("marker_confirmed", self.seat, (self.place,), n=self.cost)


class MarkerFell(SeatEvent, frozen=True):
    """The marker of `seat` on a tile was taken off: so many movement points are `missing`; 0: it may not lie there."""

    place: str
    missing: int

    def narrate(self) -> Narration:
        return self.build_narration("marker_fell", self.seat, (self.place,), n=self.missing)


class MarkerTooFar(SeatEvent, frozen=True):
    """The marker of `seat` on a tile stays, though the markers within reach leave too few movement points for it: so
    many are `missing`."""

    place: str
    missing: int

    def narrate(self) -> Narration:
        return self.build_narration("marker_too_far", self.seat, (self.place,), n=self.missing)


class ExtraMovementUsed(SeatEvent, frozen=True):
    """`seat` used up its bonus tile."""

    sentence = "extra_movement"


class RoadPlaced(SeatEvent, frozen=True):
    """`seat` placed a road across an edge."""

    place: str

    def narrate(self) -> Narration:
        return self.build_narration("road", self.seat, (self.place,))


class RoadKept(SeatEvent, frozen=True):
    """`seat` was asked for a road and keeps it in hand."""

    sentence = "road_kept"


class MarkerPickedUp(SeatEvent, frozen=True):
    """The journeyman of `seat` picked up the marker of a tile, for so many movement points from where he was."""

    place: str
    cost: int

    def narrate(self) -> Narration:
        return self.build_narration("picked_up", self.seat, (self.place,), n=self.cost)


class JourneyMade(SeatEvent, frozen=True):
    """The journey of `seat` is over: the markers of these tiles, in this order, for so many movement points. Each of
    them was news when it was picked up. `is_cut_short`: the seat ended it while a marker lay."""

    places: tuple[str, ...]
    spent: int
    is_cut_short: bool = False

    def narrate(self) -> Narration | None:
        if not self.places:
            return self.build_narration("journey", self.seat)
        return self.build_narration("journey_ended", self.seat) if self.is_cut_short else None


class TracksScored(Public, frozen=True):
    """The tracks have given their points of the round. `is_blank`: nobody got any."""

    round: int
    is_blank: bool = False

    def narrate(self) -> Narration | None:
        return self.build_narration("tracks_blank") if self.is_blank else None


JOURNEYMAN_EVENTS: Final = list_leaf_types(Event, __name__)
