"""Events of a Carcassonne table. All are public."""

from typing import ClassVar

from games.core.event import Audience, Event, Narration
from games.core.seats import Seat
from games.core.text import Params, Text


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


class TableStarted(Event, frozen=True):
    """The start tile was laid; `seat` begins."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat

    def narrate(self) -> Narration:
        return Narration(Text("carcassonne.event_started", {"seat": self.seat}), self.seat, ("0,0",))

    def locate_laid_tile(self) -> tuple[str, str]:
        return "main", "0,0"


class TileDrawn(Event, frozen=True):
    """`seat` has drawn this tile."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat
    tile: str

    def narrate(self) -> Narration:
        params: Params = {"seat": self.seat, "tile": name_tile(self.tile)}
        return Narration(Text("carcassonne.event_drawn", params), self.seat)


class TileSetAside(Event, frozen=True):
    """The tile fitted nowhere and left the game."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat
    tile: str

    def narrate(self) -> Narration:
        params: Params = {"seat": self.seat, "tile": name_tile(self.tile)}
        return Narration(Text("carcassonne.event_set_aside", params), self.seat)


class TilePlaced(Event, frozen=True):
    """`seat` laid the tile at the place, with a follower in the `role` it took (empty: none)."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat
    tile: str
    place: str
    role: str = ""

    def narrate(self) -> Narration:
        params: Params = {"seat": self.seat, "tile": name_tile(self.tile), "role": self.role or "none"}
        return Narration(Text("carcassonne.event_placed", params), self.seat, (self.place,))

    def locate_laid_tile(self) -> tuple[str, str]:
        return "main", self.place


class FeatureScored(Event, frozen=True):
    """`seat` got the points of line number `line`."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat
    line: int
    reason: str
    points: int
    places: tuple[str, ...]

    def narrate(self) -> Narration:
        reason_text = Text(self.reason)
        params: Params = {"seat": self.seat, "points": self.points, "what": reason_text}
        return Narration(Text("carcassonne.event_scored", params), self.seat, self.places)


class GameScored(Event, frozen=True):
    """Final scoring is done; `winners` share the victory with `best` points."""

    audience: ClassVar[Audience] = "everyone"
    best: int
    winners: tuple[Seat, ...]

    def narrate(self) -> Narration:
        if len(self.winners) > 1:
            params: Params = {"n": len(self.winners), "points": self.best}
            return Narration(Text("carcassonne.event_shared", params))
        (seat,) = self.winners
        return Narration(Text("carcassonne.event_won", {"seat": seat, "points": self.best}), seat)
