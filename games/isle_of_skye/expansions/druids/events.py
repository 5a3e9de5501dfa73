"""Events of a table with Druids, in addition to the base's. What a buyer sees in the bag is known to its seat alone."""

from typing import Final

from games.core.action import list_leaf_types
from games.core.event import Event, Narration
from games.core.text import Text
from games.isle_of_skye.events import Public, SeatEvent, SeatOnly, TileEvent, name_tile


def name_tablet(kind: str) -> Text:
    return Text(f"isle_of_skye.tablet_{kind}")


class DruidTileDrawn(Public, frozen=True):
    """A tile lies on that space, counted from the left: it was drawn, or reported."""

    space: int
    tile: str

    def narrate(self) -> Narration:
        return self.build_narration("druid_drawn", n=self.space, tile=name_tile(self.tile))


class DruidTileBought(SeatEvent, frozen=True):
    """`seat` bought the tile on that space of the dolmen board."""

    tile: str
    space: int
    price: int

    def narrate(self) -> Narration:
        return self.build_narration("druid_bought", self.seat, tile=name_tile(self.tile), n=self.price)


class BagPaid(SeatEvent, frozen=True):
    """`seat` paid to draw so many tiles from the bag and keep one."""

    drawn: int
    price: int

    def narrate(self) -> Narration:
        return self.build_narration("bag_paid", self.seat, n=self.price, tiles=self.drawn)


class BagTileSeen(SeatOnly, frozen=True):
    """A tile from the bag that `seat` has seen."""

    tile: str

    def narrate(self) -> Narration:
        return self.build_narration("bag_seen", tile=name_tile(self.tile))


class BagTileKept(TileEvent, frozen=True):
    """`seat` kept a tile from the bag."""

    sentence = "bag_kept"


class BoughtNothingAgain(SeatEvent, frozen=True):
    """`seat` passed in the second buy turn."""

    sentence = "passed_again"


class OwnOfferEnded(SeatEvent, frozen=True):
    """`seat` takes none of its own tiles any more, after its last buy turn."""

    sentence = "own_done"


class DruidTileReceived(TileEvent, frozen=True):
    """`seat` reported a Druid tile to build, where offers are not tracked."""

    sentence = "taken"


class TabletTaken(SeatEvent, frozen=True):
    """`seat` built a tile with a tablet and took the tablet."""

    tablet: str

    def narrate(self) -> Narration:
        return self.build_narration("tablet", self.seat, tablet=name_tablet(self.tablet))


class DolmenBoardCleared(Public, frozen=True):
    """At the end of the round the rightmost tile left the game (empty: there was none, or nobody had reported it)."""

    tile: str

    def narrate(self) -> Narration | None:
        return self.build_narration("cleared", tile=name_tile(self.tile)) if self.tile else None


class ScrollChosen(SeatEvent, frozen=True):
    """`seat` scores a scroll once more."""

    place: str
    scroll: str

    def narrate(self) -> Narration:
        return self.build_narration(
            "scroll_chosen", self.seat, (self.place,), scroll=Text(f"isle_of_skye.scroll_{self.scroll}")
        )


DRUID_EVENTS: Final = list_leaf_types(Event, __name__)
