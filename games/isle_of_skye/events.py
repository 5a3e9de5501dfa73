"""Events of an Isle of Skye table. Choices behind the screen and reported gold are known to their seat alone."""

from typing import ClassVar, Final

from games.core.event import Audience, Event, Narration
from games.core.seats import Seat, Viewer
from games.core.text import Param, Text

CASTLES: Final = "castle_"
"""Prefix of the ids of castle tiles."""
INVENTED: Final = "i"
"""Prefix of the ids of invented tiles."""


def tile_name(tile: str) -> Text:
    """Return the name of a tile: the number of a landscape tile (b07: 7), the id of an added one (x1), the number of an
    invented one (i7: 7), the colour of a castle tile."""
    if tile.startswith(CASTLES):
        return Text("isle_of_skye.castle_tile", {"colour": Text(f"colour.{tile.removeprefix(CASTLES)}")})
    if tile.startswith(INVENTED):
        return Text("isle_of_skye.invented_tile", {"id": tile.removeprefix(INVENTED)})
    return Text("isle_of_skye.tile", {"id": tile.lstrip("b").lstrip("0") or tile})


def terrain_name(terrain: str) -> Text:
    """Return the name of a terrain."""
    return Text(f"isle_of_skye.terrain_{terrain}")


def goal_name(goal: str) -> Text:
    """Return the name of a scoring tile."""
    return Text(f"isle_of_skye.{goal}")


class Narrated(Event, frozen=True):
    """Base of events with a sentence."""

    def narrate(self, word: str, seat: Seat | None = None, places: tuple[str, ...] = (), **params: Param) -> Narration:
        """Return the sentence `event_<word>`; `seat` is among its variables if the event has one."""
        seat_param: dict[str, Param] = {} if seat is None else {"seat": seat}
        return Narration(Text(f"isle_of_skye.event_{word}", {**seat_param, **params}), seat, places)


class Public(Narrated, frozen=True):
    """Base of public events."""

    audience: ClassVar[Audience] = "everyone"


class SeatOnly(Narrated, frozen=True):
    """Base of events that only their seat may know."""

    audience: ClassVar[Audience] = "owner"


class TableStarted(Public, frozen=True):
    """`seat` begins the first round."""

    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("started", self.seat)


class GoalDrawn(Public, frozen=True):
    """A scoring tile was laid on the place of that letter."""

    place: str
    goal: str

    def narration(self) -> Narration:
        return self.narrate("goal", place=self.place, goal=goal_name(self.goal))


class CastleLaid(Public, frozen=True):
    """`seat` laid its castle."""

    seat: Seat
    rotation: int

    def narration(self) -> Narration:
        return self.narrate("castle", self.seat)

    def laid_at(self) -> tuple[str, str]:
        return str(self.seat), "0,0"


class RoundBegan(Public, frozen=True):
    """A round begins; `seat` is the start player."""

    seat: Seat
    round: int

    def narration(self) -> Narration:
        return self.narrate("round", self.seat, n=self.round)


class IncomePaid(Public, frozen=True):
    """`seat` got gold: for its castle, connected barrels, seats that are ahead, and from elsewhere."""

    seat: Seat
    castle: int
    barrels: int
    ahead: int
    catch_up: int
    more: int
    total: int

    def narration(self) -> Narration:
        return self.narrate("income", self.seat, n=self.total)


class TileDrawn(Public, frozen=True):
    """`seat` drew the tile from the bag."""

    seat: Seat
    tile: str

    def narration(self) -> Narration:
        return self.narrate("drawn", self.seat, tile=tile_name(self.tile))


class OfferSealed(Public, frozen=True):
    """`seat` has chosen behind its screen. Only the seat itself is told the choice."""

    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("sealed", self.seat)

    def narration_for(self, viewer: Viewer) -> Narration | None:
        return None if viewer == self.seat else self.narration()


class ScreensLifted(Public, frozen=True):
    """Prices and axes were revealed."""

    def narration(self) -> Narration:
        return self.narrate("lifted")


class OfferLapsed(Public, frozen=True):
    """A correction made the choice of `seat` impossible, which shows when the screens are lifted: it chooses again."""

    lapses = True
    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("lapsed", self.seat)


class AxePlaced(SeatOnly, frozen=True):
    """`seat` put its axe on a tile, behind its screen (empty: on none)."""

    opened_by = (ScreensLifted,)
    seat: Seat
    tile: str

    def narration(self) -> Narration:
        return _axe_narration(self, self.seat, self.tile)


class PricesSet(SeatOnly, frozen=True):
    """`seat` set its prices, behind its screen."""

    opened_by = (ScreensLifted,)
    seat: Seat
    prices: dict[str, int]

    def narration(self) -> Narration:
        return self.narrate("prices", self.seat)


def _axe_narration(event: Narrated, seat: Seat, tile: str) -> Narration:
    return event.narrate("axe", seat, tile=tile_name(tile)) if tile else event.narrate("axe_aside", seat)


class OfferTold(Public, frozen=True):
    """Somebody entered what `seat` revealed, where choices are made with real coins: first the axe, then the prices."""

    seat: Seat
    axe: str
    prices: dict[str, int]

    def narration(self) -> Narration:
        return self.narrate("prices", self.seat) if self.prices else _axe_narration(self, self.seat, self.axe)


class OfferMade(Public, frozen=True):
    """The offer of `seat`. The tile with the axe went back into the bag (empty: there was none)."""

    seat: Seat
    axe: str
    prices: dict[str, int]

    def narration(self) -> Narration | None:
        return self.narrate("discarded", self.seat, tile=tile_name(self.axe)) if self.axe else None


class TileBought(Public, frozen=True):
    """`seat` bought a tile of `seller` for `price`."""

    seat: Seat
    seller: Seat
    tile: str
    price: int

    def narration(self) -> Narration:
        return self.narrate("bought", self.seat, tile=tile_name(self.tile), n=self.price)

    def narration_for(self, viewer: Viewer) -> Narration:
        if viewer != self.seller:
            return self.narration()
        return self.narrate("sold", self.seat, tile=tile_name(self.tile), n=self.price)


class BoughtNothing(Public, frozen=True):
    """`seat` passed."""

    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("passed", self.seat)


class TileKept(Public, frozen=True):
    """Nobody bought the tile: `seat` keeps it for the gold on it."""

    seat: Seat
    tile: str
    price: int

    def narration(self) -> Narration:
        return self.narrate("kept", self.seat, tile=tile_name(self.tile), n=self.price)


class TileReceived(Public, frozen=True):
    """`seat` reported a tile to build, where offers are not tracked."""

    seat: Seat
    tile: str

    def narration(self) -> Narration:
        return self.narrate("taken", self.seat, tile=tile_name(self.tile))


class TilePlaced(Public, frozen=True):
    """`seat` laid the tile at the place of its territory."""

    seat: Seat
    tile: str
    place: str
    rotation: int

    def narration(self) -> Narration:
        return self.narrate("placed", self.seat, (self.place,), tile=tile_name(self.tile))

    def laid_at(self) -> tuple[str, str]:
        return str(self.seat), self.place


class TileReturned(Public, frozen=True):
    """The tile fitted nowhere in the territory of `seat` and went back."""

    seat: Seat
    tile: str

    def narration(self) -> Narration:
        return self.narrate("returned", self.seat, tile=tile_name(self.tile))


class BuildingFinished(Public, frozen=True):
    """`seat` has built all its tiles, where offers are not tracked."""

    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("finished", self.seat)


class GoldCounted(Public, frozen=True):
    """`seat` has reported its gold."""

    seat: Seat

    def narration(self) -> Narration:
        return self.narrate("counted", self.seat)


class GoldShown(Public, frozen=True):
    """After all have reported: the gold of `seat`, at a table that hides no gold."""

    seat: Seat
    gold: int

    def narration(self) -> Narration:
        return self.narrate("gold", self.seat, n=self.gold)


class GoldScored(Public, frozen=True):
    """A scoring tile counted everybody's gold in public."""


class TileAdded(Public, frozen=True):
    """`seat` added a tile that the list lacks."""

    seat: Seat
    tile: str

    def narration(self) -> Narration:
        return self.narrate("added", self.seat, tile=tile_name(self.tile))


class TrackingChanged(Public, frozen=True):
    """How much is tracked from `round` on."""

    level: str
    round: int

    def narration(self) -> Narration:
        return self.narrate(f"tracking_{self.level}", n=self.round)


class LineScored(Public, frozen=True):
    """`seat` got the points of line number `line`."""

    seat: Seat
    line: int
    reason: str
    points: int

    def narration(self) -> Narration:
        return self.narrate("scored", self.seat, n=self.points, what=Text(self.reason))


class RoundScored(Public, frozen=True):
    """The scoring tiles of the round were scored."""

    round: int
    goals: tuple[str, ...]

    def narration(self) -> Narration:
        return self.narrate("round_scored", n=self.round)


class GameScored(Public, frozen=True):
    """Final scoring is done; `winners` share the victory with `best` points."""

    best: int
    winners: tuple[Seat, ...]

    def narration(self) -> Narration:
        if len(self.winners) > 1:
            return self.narrate("shared", n=len(self.winners), points=self.best)
        return self.narrate("won", self.winners[0], points=self.best)


class GoldTold(Event, frozen=True):
    """How much gold `seat` reported."""

    audience: ClassVar[Audience] = "owner"
    opened_by = (GoldShown, GoldScored, GameScored)
    seat: Seat
    gold: int


BASE_EVENTS: Final[tuple[type[Event], ...]] = (
    TableStarted,
    GoalDrawn,
    CastleLaid,
    RoundBegan,
    IncomePaid,
    TileDrawn,
    OfferSealed,
    AxePlaced,
    PricesSet,
    OfferTold,
    ScreensLifted,
    OfferLapsed,
    OfferMade,
    TileBought,
    BoughtNothing,
    TileKept,
    TileReceived,
    TilePlaced,
    TileReturned,
    BuildingFinished,
    GoldCounted,
    GoldTold,
    GoldShown,
    GoldScored,
    TileAdded,
    TrackingChanged,
    LineScored,
    RoundScored,
    GameScored,
)
"""All events of the base."""
