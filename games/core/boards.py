"""Boards that no list describes: a table says what is printed on its own, as data."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Protocol

import msgspec

from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.score import Place
from games.core.surface import Layout, PlanLayout
from games.core.text import Text


class FormChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Value that a field may have.

    - `label`: its name. `short`: a shorter text for its button, such as a number.
    - `facts`: what it writes into the facts of its field.
    - `picture`: an SVG document that stands on its button.
    """

    label: Text
    facts: Facts
    short: str = ""
    picture: str = ""


class FormField(msgspec.Struct, frozen=True, omit_defaults=True):
    """Field of a form: says which of `choices` is printed.

    - `at`: path of keys to the facts that a choice writes into, from the facts of the board. A field of an item writes
      into the item itself.
    """

    label: Text
    choices: tuple[FormChoice, ...]
    at: tuple[str, ...] = ()


class FormEnd(msgspec.Struct, frozen=True):
    """List of the numbers of the last items of a row.

    - `at`: path of keys to the list, from the facts of the board.
    - `least`, `most`: how many numbers it may hold.
    """

    label: Text
    at: tuple[str, ...]
    least: int
    most: int


class FormRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Row of items with equal fields, such as the spaces of a track.

    - `at`: path of keys to the list of items, from the facts of the board.
    - `number`: the key under which items are numbered from 1.
    - `counted`: key -> flag. The key is 1 in the first item and grows by 1 at each later item whose flag is true.
    - `item`: the code of an item's name, with its `n`. `place`: its place on the picture; `{n}` is its number.
    - `blank`: a new item. `least`, `most`: how many items there may be.
    - `around`: fields of the row as a whole.
    """

    name: Text
    at: tuple[str, ...]
    item: Text
    place: str
    fields: tuple[FormField, ...]
    blank: Facts
    least: int
    most: int
    number: str = ""
    counted: dict[str, str] = {}
    around: tuple[FormField, ...] = ()
    end: FormEnd | None = None


class BoardForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a phone needs to enter a board by taps without knowing the game.

    - `around`: fields of the board as a whole.
    """

    rows: tuple[FormRow, ...]
    around: tuple[FormField, ...] = ()


class MosaicForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """Form for a board of rows of cells: first the kind of each cell, then the pairs of spots on the border.

    Phones send a sketch, `{"schema", "rows": [[value, ...], ...], "variant": n}`, until its cells fit together;
    `complete_sketch` then returns the board, in which they change the signs of its spots.

    - `kinds`: the kinds of cells, each with what it writes. `wanted`: how many cells a board has.
    - `cells`: the key of the list of cells in the facts of a board, each with its `row` and its `col` from 1.
    - `spots`: the key of the list of spots, each with an `id`. `sign`: the key of what joins two spots. `corner`: the
      key of a flag; spots with it all have `corner_sign`. `signs`: signs for pairs.
    - `derived`: keys of the board's facts that no longer hold once a sign has changed.
    - `row`, `cell`, `spot`, `corner_spot`, `bare_spot`: codes of names, with `row`, with `row` and `n`, with `id` and
      `sign`, with `id`. `kinds_about`, `signs_about`: codes of what to do.
    """

    kinds: tuple[FormChoice, ...]
    wanted: int
    most_rows: int
    most_in_row: int
    cells: str
    spots: str
    sign: str
    corner: str
    corner_sign: str
    signs: tuple[str, ...]
    derived: tuple[str, ...]
    row: Text
    cell: Text
    spot: Text
    corner_spot: Text
    bare_spot: Text
    kinds_name: Text
    signs_name: Text
    kinds_about: Text
    signs_about: Text


class WholeBoard(msgspec.Struct, frozen=True):
    """Board that a sketch describes.

    - `variants`: the number of ways in which its rows fit together.
    """

    facts: Facts
    variants: int


class BoardLine(msgspec.Struct, frozen=True):
    """What a board says at one place, in words.

    - `where`: the place, in words.
    - `says`: what stands there, a sentence each.
    """

    where: Text
    says: tuple[Text, ...]


def compare_layouts(layout: Layout, other: Layout) -> tuple[BoardLine, ...]:
    """Return what a layout says at each place where another layout of the kind differs."""
    if isinstance(layout, PlanLayout) or isinstance(other, PlanLayout):
        return ()
    return tuple(
        BoardLine(space.name, (*space.asks, *space.gives))
        for place, space in layout.spaces.items()
        if (other_space := other.spaces.get(place)) is None
        or (other_space.asks, other_space.gives) != (space.asks, space.gives)
    )


class BoardKind(Protocol):
    """A kind of board that boxes and tables may describe.

    - `schema`: the word under `schema` in its JSON.
    - `names`: the name of each board of the kind, by the id under which boxes and `StartTable.boards` have it. No two
      boards of a game share an id.
    - `expansion`: only tables with it have such boards; empty: all may have them.
    - `seats`: the least and the greatest number of seats of the tables that play on a board, by its id; those of other
      boards may have any number.
    - `form`, `mosaic`: how it is entered by taps, in one form or the other; both None: as JSON alone.
    - `guess`: what people are told who play without having entered theirs.
    """

    schema: str
    names: Mapping[str, Text]
    expansion: str = ""
    seats: Mapping[str, tuple[int, int]] = MappingProxyType({})
    form: BoardForm | None = None
    mosaic: MosaicForm | None = None
    guess: Text | None = None

    def list_faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        """Yield every fault that makes a board unplayable, each with params that say where."""

    def list_doubts(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        """Yield everything that contradicts the rules but can be played, each with params that say where."""
        return iter(())

    def locate_fault(self, fault: IllegalAction) -> Place:
        """Return the place on the picture of something that is wrong; empty: the board as a whole."""
        return ""

    def describe_changes(self, board: str, facts: Facts, other: Facts) -> tuple[BoardLine, ...]:
        """Return in words what a board says at each place where `other` differs. Neither board has faults."""
        return ()

    def complete(self, board: str, facts: Facts) -> Facts:
        """Return the facts of a board without faults as they are kept: defaults are filled in, unknown keys dropped."""

    def complete_sketch(self, board: str, facts: Facts) -> WholeBoard | None:
        """Return the board that a sketch describes; None if its cells do not fit together, or if it is a board."""
        return None

    def draw_picture(self, board: str, facts: Facts) -> str:
        """Return a board as an SVG document, with a mark where something is wrong; empty if too little can be read.

        What has a fault of shape is not drawn: whatever the facts are, this raises nothing.
        """

    def find_starting_facts(self, board: str, kept_boards: Mapping[str, Facts]) -> Facts | None:
        """Return the facts with which copying a board out begins, or None.

        They come from another board of the kind (`kept_boards`) or from an example, and are completed before the board
        is kept.
        """
        return None

    def is_played(self, board: str, seats: int, options: Mapping[str, str]) -> bool:
        """True if a table of so many seats with these options plays with the board when its box has it."""
        return True

    def read(self, board: str, facts: Facts) -> Facts:
        """Return the facts of a board as they are kept.

        :raises IllegalAction: the first of its faults.
        """
        for fault in self.list_faults(board, facts):
            raise fault
        return self.complete(board, facts)
