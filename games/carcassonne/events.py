"""Events of a Carcassonne table. All are public."""

from typing import ClassVar, Final

from games.core.action import list_leaf_types
from games.core.event import Event, Narration, Public
from games.core.seats import Seat
from games.core.text import Text


def name_tile(tile: str) -> Text:
    """Return the name of a tile type in words. Message ids have no capitals, so that Ig and IG need two words."""
    variant = "_garden" if tile[1:].islower() else tile[1:].lower()
    return Text(f"carcassonne.tile_{tile[0].lower()}{variant}")


def name_figure(figure: str) -> Text:
    """Return the name of a figure, behind "the"."""
    return Text(f"carcassonne.piece_{figure}", {"form": "the", "n": 1})


def name_terrain(terrain: str) -> Text:
    """Return the name of what an edge shows."""
    return Text(f"carcassonne.terrain_{terrain}")


class CarcassonneEvent(Public, frozen=True):
    """Base of the game's events."""

    game: ClassVar[str] = "carcassonne"


class SeatEvent(CarcassonneEvent, frozen=True):
    """Base of events about a seat."""

    seat: Seat


class TableStarted(SeatEvent, frozen=True):
    """The start tile was laid; `seat` begins."""

    def narrate(self) -> Narration:
        return self.build_narration("started", self.seat, ("0,0",))

    def locate_laid_tile(self) -> tuple[str, str]:
        return "main", "0,0"


class TileDrawn(SeatEvent, frozen=True):
    """`seat` has drawn this tile."""

    tile: str

    def narrate(self) -> Narration:
        return self.build_narration("drawn", self.seat, tile=name_tile(self.tile))


class TileSetAside(SeatEvent, frozen=True):
    """The tile fitted nowhere and left the game."""

    tile: str

    def narrate(self) -> Narration:
        return self.build_narration("set_aside", self.seat, tile=name_tile(self.tile))


class TilePlaced(SeatEvent, frozen=True):
    """`seat` laid the tile at the place, with a follower in the `role` it took (empty: none)."""

    tile: str
    place: str
    role: str = ""

    def narrate(self) -> Narration:
        tile = name_tile(self.tile)
        return self.build_narration("placed", self.seat, (self.place,), tile=tile, role=self.role or "none")

    def locate_laid_tile(self) -> tuple[str, str]:
        return "main", self.place


class FeatureScored(SeatEvent, frozen=True):
    """`seat` got the points of line number `line`."""

    line: int
    reason: str
    points: int
    places: tuple[str, ...]

    def narrate(self) -> Narration:
        return self.build_narration("scored", self.seat, self.places, points=self.points, what=Text(self.reason))


class GameScored(CarcassonneEvent, frozen=True):
    """Final scoring is done; `winners` share the victory with `best` points."""

    best: int
    winners: tuple[Seat, ...]

    def narrate(self) -> Narration:
        if len(self.winners) > 1:
            return self.build_narration("shared", n=len(self.winners), points=self.best)
        return self.build_narration("won", self.winners[0], points=self.best)


BASE_EVENTS: Final = list_leaf_types(Event, __name__)
