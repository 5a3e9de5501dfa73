"""Surfaces: what pieces lie on, in four kinds. Phones draw them, read them aloud and take taps on them without rules.

A surface is known by an id that stays (`main`, a seat's number). A *place* on it is an opaque string; only the module
of its kind reads one: `games.core.grid` here, `frontend/src/surfaces/<kind>` on the phone. What never changes while a
table is played (spots, spaces, drawings) is a layout: one of the game's assets, or one of the table's own.
"""

from collections.abc import Callable, Mapping

import msgspec

from games.core.grid import Rotation, is_cell
from games.core.score import Place
from games.core.seats import Seat
from games.core.text import Text


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile on a grid. `n` is the order in which tiles were laid. `seat` laid it; not said on a seat's own grid.

    - `tile`: the id of the tile.
    - `rotation`: how it is turned, in quarter turns clockwise.
    - `n`: when it was laid: a number that grows.
    - `seat`: who laid it.
    - `turn`: the turn in which it was laid; left out where score lines need no board without later tiles.
    """

    tile: str
    rotation: Rotation
    n: int
    seat: Seat | None = None
    turn: int = 0


class PieceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece on a segment, which is the key of the map. `kind` names the picture, `role` the word.

    - `seat`: whose piece it is.
    - `kind`: the kind of picture.
    - `role`: what it is there, a word of the game.
    - `lying`: true if it lies on its side.
    """

    seat: Seat
    kind: str
    role: str
    lying: bool = False


class GridView(msgspec.Struct, frozen=True, omit_defaults=True, tag="grid", tag_field="kind"):
    """Square tiles in cells.

    - `name`: what it is called. Its message may use `$seat`, which is the `seat` of the surface.
    - `seat`: whose it is; left out: everybody's.
    - `tiles`: by cell "x,y". `pieces`: by segment "x,y/c0" or edge "x,y|N". `marks`: by cell, a word of the game.
    """

    name: Text
    tiles: dict[Place, TileView]
    pieces: dict[Place, PieceView] = {}
    marks: dict[Place, str] = {}
    seat: Seat | None = None

    def find_laying_seat(self, tile: TileView) -> Seat | None:
        """Return the seat that laid a tile; None: nobody at the table."""
        return self.seat if tile.seat is None else tile.seat


class StackedPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece on a spot or a space.

    - `seat`: whose piece it is; left out: nobody's.
    - `kind`: names the picture and the word of the game.
    - `value`: the number on it that the viewer may know; 0: none.
    - `lying`: it is tipped over. `face_down`: what is on it cannot be seen.
    """

    kind: str
    seat: Seat | None = None
    value: int = 0
    lying: bool = False
    face_down: bool = False


class PlanView(msgspec.Struct, frozen=True, omit_defaults=True, tag="plan", tag_field="kind"):
    """Named spots with lines between them, and stacks of pieces on them.

    - `name`, `seat`: as on a grid.
    - `counted`: the message that says with `$n` how many pieces lie there.
    - `layout`: the id of its `PlanLayout`.
    - `stacks`: by spot, top first. `marks`: by spot or area, a word of the game.
    - `holders`: by spot, the seats that are ahead there; several: level. Drawn as their shapes, and read out by the
      message `<game>-holders` with `$names` and `$n`.
    """

    name: Text
    counted: str
    layout: str
    stacks: dict[Place, tuple[StackedPiece, ...]]
    marks: dict[Place, str] = {}
    seat: Seat | None = None
    holders: dict[Place, tuple[Seat, ...]] = {}


class TrackView(msgspec.Struct, frozen=True, omit_defaults=True, tag="track", tag_field="kind"):
    """Spaces in order, and the pieces on them.

    - `name`, `counted`, `seat`: as on a plan.
    - `layout`: the id of its `TrackLayout`.
    - `pieces`: by space. `marks`: by space, a word of the game.
    - `notes`: by space, what there is to say of it now besides what is printed.
    - `ahead`: the spaces that pieces of the seat enter next, each with what the seat still lacks to enter it (nothing
      lacking: an empty list). Left out if the viewer may not know.
    - `rests`: nothing on it is decided or moved in this phase, so that a TV needs no room for it.
    """

    name: Text
    counted: str
    layout: str
    pieces: dict[Place, tuple[StackedPiece, ...]]
    marks: dict[Place, str] = {}
    seat: Seat | None = None
    notes: dict[Place, tuple[Text, ...]] = {}
    ahead: dict[Place, tuple[Text, ...]] = {}
    rests: bool = False


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot of a display.

    - `face_down`: true if its piece lies face down.
    - `piece`: what lies there; empty: nothing, or, with `face_down`, something that nobody has entered yet. Left out
      where it is the place (`DisplayView.pieces`).
    - `price`: 0: none, or unknown. `adds`: what the slot adds to the price of what lies there.
    - `mark`: a word of the game that lies on the piece.
    """

    piece: str = ""
    price: int = 0
    adds: int = 0
    mark: str = ""
    face_down: bool = False


class DisplayView(msgspec.Struct, frozen=True, omit_defaults=True, tag="display", tag_field="kind"):
    """Slots with pieces that are to be had: a market, what a seat offers.

    - `name`, `counted`, `seat`: as on a plan. Without `counted` no number of pieces is said.
    - `slots`: by place, in the order to show. What a seat sells is named by its pieces: there the place is the piece.
    - `for_sale`: what lies there is bought for its price. False: it is had otherwise.
    - `heading`: what happens with it now. Set while the table is about it.
    - `way`: how pieces move from slot to slot, from the first to the last; left out: they do not.
    """

    name: Text
    slots: dict[Place, Slot]
    counted: str = ""
    seat: Seat | None = None
    for_sale: bool = True
    heading: Text | None = None
    way: Text | None = None

    @property
    def pieces(self) -> dict[Place, str]:
        """What lies in each slot; empty: nothing, or nothing that is known."""
        is_named_by_pieces = self.for_sale and self.seat is not None
        return {place: place if is_named_by_pieces else slot.piece for place, slot in self.slots.items()}


Surface = GridView | PlanView | TrackView | DisplayView


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spot of a plan: where its middle is, in units of the drawing, and what it is called.

    - `x`: across, in units of the drawing.
    - `y`: down, in units of the drawing.
    - `name`: what it is called.
    - `radius`: of this spot, in the same units; 0: as the plan says.
    - `sign`: SVG content around its middle that is drawn on it.
    - `field`: it is the middle of something drawn, so no spot is drawn there.
    - `figure`: printed there: large while nothing lies on it, in a badge beside what does. The pieces of a stack there
      are numbered from the top.
    """

    x: float
    y: float
    name: Text
    radius: float = 0
    sign: str = ""
    field: bool = False
    figure: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way between two spots of a plan. `kind`: a word of the game that tells it from others.

    - `ends`: the two spots that it joins.
    - `kind`: what tells it from other lines, a word of the game; empty: nothing does.
    """

    ends: tuple[Place, Place]
    kind: str = ""


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several spots that have a name together.

    - `name`: what they are called together.
    - `spots`: the ids of its spots.
    """

    name: Text
    spots: tuple[Place, ...]


class PlanLayout(msgspec.Struct, frozen=True, omit_defaults=True, tag="plan", tag_field="kind"):
    """What is printed on a plan.

    - `spots`: the spots, by id, in the order in which they are read out and stepped through by keys.
    - `lines`: the ways between them.
    - `areas`: the areas, by id.
    - `size`: width and height, in units of the drawing.
    - `spot`: the radius of a spot, in the same units.
    - `partners`: spots that are next to each other without a line, several together.
    - `drawing`: the content of an SVG of that size, drawn under spots and lines.
    """

    size: tuple[float, float]
    spot: float
    spots: dict[Place, Spot]
    lines: tuple[Line, ...] = ()
    areas: dict[Place, Area] = {}
    drawing: str = ""
    partners: tuple[tuple[Place, ...], ...] = ()


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a track: where its middle is, and its name.

    - `x`: across, in units of the drawing.
    - `y`: down, in units of the drawing.
    - `name`: what it is called.
    - `asks`: what a piece needs to enter it. `gives`: what it brings.
    - `starts`: a way begins here, which does not go on from the space before.
    """

    x: float
    y: float
    name: Text
    asks: tuple[Text, ...] = ()
    gives: tuple[Text, ...] = ()
    starts: bool = False


class TrackLayout(msgspec.Struct, frozen=True, omit_defaults=True, tag="track", tag_field="kind"):
    """What is printed on a track.

    - `size`: width and height, in units of the drawing.
    - `spot`: the radius of a space, in the same units.
    - `spaces`: the spaces by id, in the order of the track.
    - `drawing`: the content of an SVG of that size, drawn under the spaces.
    - `tv_layout`: the id of the layout of the same spaces for a TV or a wide window; empty if there is none.
    """

    size: tuple[float, float]
    spot: float
    spaces: dict[Place, Space]
    drawing: str = ""
    tv_layout: str = ""


Layout = PlanLayout | TrackLayout


def has_place(surface: Surface, place: Place, layouts: Callable[[], Mapping[str, Layout]]) -> bool:
    """True if the place is one of the surface's: any cell of a grid, a printed spot, area or space, a slot. `layouts`
    returns what is printed on the game's and the table's surfaces."""
    match surface:
        case GridView():
            return is_cell(place)
        case DisplayView():
            return place in surface.slots
    match layouts().get(surface.layout):
        case PlanLayout() as plan:
            return place in plan.spots or place in plan.areas
        case TrackLayout() as track:
            return place in track.spaces
    return False
