"""Events of an Isle of Skye table. Choices behind the screen and reported gold are known to their seat alone."""

from typing import ClassVar, Final

from msgspec.structs import replace

from games.core.action import list_leaf_types
from games.core.event import Audience, Event, Narration
from games.core.seats import Seat, Viewer
from games.core.text import Text

CASTLES: Final = "castle_"
"""Prefix of the ids of castle tiles."""
INVENTED: Final = "i"
"""Prefix of the ids of invented tiles."""


def name_tile(tile: str) -> Text:
    """Return the name of a tile: the number of a landscape tile (b07: 7), the id of an added one (x1), the number of an
    invented one (i7: 7), the colour of a castle tile."""
    if tile.startswith(CASTLES):
        return Text(f"isle_of_skye.{tile}")
    if tile.startswith(INVENTED):
        return Text("isle_of_skye.invented_tile", {"id": tile.removeprefix(INVENTED)})
    return Text("isle_of_skye.tile", {"id": tile.lstrip("b").lstrip("0") or tile})


def name_terrain(terrain: str) -> Text:
    return Text(f"isle_of_skye.terrain_{terrain}")


def name_goal(goal: str) -> Text:
    """Return the name of a scoring tile."""
    return Text(f"isle_of_skye.{goal}")


class SkyeEvent(Event, frozen=True):
    """Base of the game's events."""

    game: ClassVar[str] = "isle_of_skye"


class Public(SkyeEvent, frozen=True):
    """Base of public events."""

    audience: ClassVar[Audience] = "everyone"


class SeatEvent(Public, frozen=True):
    """Base of public events about a seat."""

    seat: Seat


class TileEvent(SeatEvent, frozen=True):
    """Base of public events about a seat and one tile, which their sentence names."""

    tile: str

    def narrate(self) -> Narration:
        return self.build_narration(self.sentence, self.seat, tile=name_tile(self.tile))


class SeatOnly(SkyeEvent, frozen=True):
    """Base of events that only their seat may know."""

    audience: ClassVar[Audience] = "owner"

    seat: Seat


class TableStarted(SeatEvent, frozen=True):
    """`seat` begins the first round."""

    sentence = "started"


class GoalDrawn(Public, frozen=True):
    """A scoring tile was laid on the place of that letter."""

    place: str
    goal: str

    def narrate(self) -> Narration:
        return self.build_narration("goal", place=self.place, goal=name_goal(self.goal))


class CastleLaid(SeatEvent, frozen=True):
    """`seat` laid its castle."""

    sentence = "castle"
    rotation: int

    def locate_laid_tile(self) -> tuple[str, str]:
        return str(self.seat), "0,0"


class RoundBegan(SeatEvent, frozen=True):
    """A round begins; `seat` is the start player."""

    round: int

    def narrate(self) -> Narration:
        return replace(self.build_narration("round", self.seat, n=self.round), turn=self.round)


class IncomePaid(SeatEvent, frozen=True):
    """`seat` got gold: for its castle, connected barrels, seats that are ahead, and from elsewhere."""

    castle: int
    barrels: int
    ahead: int
    catch_up: int
    more: int
    total: int

    def narrate(self) -> Narration:
        return self.build_narration("income", self.seat, n=self.total)


class TileDrawn(TileEvent, frozen=True):
    """`seat` drew the tile from the bag."""

    sentence = "drawn"


class OfferSealed(SeatEvent, frozen=True):
    """`seat` has chosen behind its screen. Only the seat itself is told the choice."""

    sentence = "sealed"

    def narrate_for(self, viewer: Viewer) -> Narration | None:
        return None if viewer == self.seat else self.narrate()


class ScreensLifted(Public, frozen=True):
    """Prices and axes were revealed."""

    sentence = "lifted"


class OfferLapsed(SeatEvent, frozen=True):
    """A correction made the choice of `seat` impossible, which shows when the screens are lifted: it chooses again."""

    sentence = "lapsed"
    lapses = True


class AxePlaced(SeatOnly, frozen=True):
    """`seat` put its axe on a tile, behind its screen (empty: on none)."""

    opened_by = (ScreensLifted,)
    tile: str

    def narrate(self) -> Narration:
        return _narrate_axe(self, self.seat, self.tile)


class PricesSet(SeatOnly, frozen=True):
    """`seat` set its prices, behind its screen."""

    sentence = "prices"
    opened_by = (ScreensLifted,)
    prices: dict[str, int]


def _narrate_axe(event: SkyeEvent, seat: Seat, tile: str) -> Narration:
    return (
        event.build_narration("axe", seat, tile=name_tile(tile)) if tile else event.build_narration("axe_aside", seat)
    )


class OfferReported(SeatEvent, frozen=True):
    """Somebody entered what `seat` revealed, where choices are made with real coins: first the axe, then the prices."""

    older_names = ("offer_told",)
    axe: str
    prices: dict[str, int]

    def narrate(self) -> Narration:
        return self.build_narration("prices", self.seat) if self.prices else _narrate_axe(self, self.seat, self.axe)


class OfferMade(SeatEvent, frozen=True):
    """The offer of `seat`. The tile with the axe went back into the bag (empty: there was none)."""

    axe: str
    prices: dict[str, int]

    def narrate(self) -> Narration | None:
        return self.build_narration("discarded", self.seat, tile=name_tile(self.axe)) if self.axe else None


class TileBought(SeatEvent, frozen=True):
    """`seat` bought a tile of `seller` for `price`."""

    seller: Seat
    tile: str
    price: int

    def narrate(self) -> Narration:
        return self.build_narration("bought", self.seat, tile=name_tile(self.tile), n=self.price)

    def narrate_for(self, viewer: Viewer) -> Narration:
        if viewer != self.seller:
            return self.narrate()
        return self.build_narration("sold", self.seat, tile=name_tile(self.tile), n=self.price)


class BoughtNothing(SeatEvent, frozen=True):
    """`seat` passed."""

    sentence = "passed"


class TileKept(SeatEvent, frozen=True):
    """Nobody bought the tile: `seat` keeps it for the gold on it."""

    tile: str
    price: int

    def narrate(self) -> Narration:
        return self.build_narration("kept", self.seat, tile=name_tile(self.tile), n=self.price)


class TileReceived(TileEvent, frozen=True):
    """`seat` reported a tile to build, where offers are not tracked."""

    sentence = "taken"


class TilePlaced(SeatEvent, frozen=True):
    """`seat` laid the tile at the place of its territory."""

    tile: str
    place: str
    rotation: int

    def narrate(self) -> Narration:
        return self.build_narration("placed", self.seat, (self.place,), tile=name_tile(self.tile))

    def locate_laid_tile(self) -> tuple[str, str]:
        return str(self.seat), self.place


class TileReturned(TileEvent, frozen=True):
    """The tile fitted nowhere in the territory of `seat` and went back."""

    sentence = "returned"


class BuildingFinished(SeatEvent, frozen=True):
    """`seat` has built all its tiles, where offers are not tracked."""

    sentence = "finished"


class GoldCounted(SeatEvent, frozen=True):
    """`seat` has reported its gold. The seat itself hears so from `GoldReported`, as often as it reports."""

    sentence = "counted"

    def narrate_for(self, viewer: Viewer) -> Narration | None:
        return None if viewer == self.seat else self.narrate()


class GoldShown(SeatEvent, frozen=True):
    """After all have reported: the gold of `seat`, at a table that hides no gold."""

    gold: int

    def narrate(self) -> Narration:
        return self.build_narration("gold", self.seat, n=self.gold)


class GoldScored(Public, frozen=True):
    """A scoring tile counted everybody's gold in public."""


class TileAdded(TileEvent, frozen=True):
    """`seat` added a tile that the list lacks."""

    sentence = "added"


class TrackingChanged(Public, frozen=True):
    """How much is tracked from `round` on."""

    level: str
    round: int

    def narrate(self) -> Narration:
        return self.build_narration(f"tracking_{self.level}", n=self.round)


class LineScored(SeatEvent, frozen=True):
    """`seat` got the points of line number `line`."""

    line: int
    reason: str
    points: int

    def narrate(self) -> Narration:
        return self.build_narration("scored", self.seat, n=self.points, what=Text(self.reason))


class RoundScored(Public, frozen=True):
    """The scoring tiles of the round were scored."""

    round: int
    goals: tuple[str, ...]

    def narrate(self) -> Narration:
        return self.build_narration("round_scored", n=self.round)


class GameScored(Public, frozen=True):
    """Final scoring is done; `winners` share the victory with `best` points."""

    best: int
    winners: tuple[Seat, ...]

    def narrate(self) -> Narration:
        if len(self.winners) > 1:
            return self.build_narration("shared", n=len(self.winners), points=self.best)
        return self.build_narration("won", self.winners[0], points=self.best)


class GoldReported(SeatOnly, frozen=True):
    """How much gold `seat` reported. The sentence leaves out the number: somebody may look over the seat's shoulder."""

    sentence = "counted"
    older_names = ("gold_told",)
    opened_by = (GoldShown, GoldScored, GameScored)
    gold: int


BASE_EVENTS: Final = list_leaf_types(Event, __name__)
"""All events of the base."""
