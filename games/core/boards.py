"""Boards that no list describes: a table says what is printed on its own, as data."""

from collections.abc import Iterator, Mapping
from typing import Protocol

import msgspec

from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.score import Place
from games.core.surface import Layout, PlanLayout
from games.core.text import Text


class FormChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the values of a field.

    - `label`: what it is called. `short`: what stands on its button instead, such as a number.
    - `facts`: what it writes into the facts that the field belongs to.
    - `picture`: an SVG document that stands on its button.
    """

    label: Text
    facts: Facts
    short: str = ""
    picture: str = ""


class FormField(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is printed, one of `choices`. `at`: the way to the facts that it belongs to, from those of the
    board; a field of an item belongs to the item."""

    label: Text
    choices: tuple[FormChoice, ...]
    at: tuple[str, ...] = ()


class FormEnd(msgspec.Struct, frozen=True):
    """A list with the numbers of the last items of a row: the way to it, and how many of them there may be."""

    label: Text
    at: tuple[str, ...]
    least: int
    most: int


class FormRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of items that are alike, each with the same fields.

    - `at`: the way to the list of items, from the facts of the board.
    - `number`: the key that numbers the items from 1. `counted`: keys that begin at 1 and are one more from each item
      on where another key, the value, is true.
    - `item`: the code of the name of an item, with its `n`. `place`: its place on the picture; `{n}` is its number.
    - `blank`: a new item. `least`, `most`: how many there may be.
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
    """What a phone needs to enter a board by taps without knowing the game. `around`: fields of the board as a
    whole."""

    rows: tuple[FormRow, ...]
    around: tuple[FormField, ...] = ()


class BoardLine(msgspec.Struct, frozen=True):
    """What a board says at one place, in words."""

    where: Text
    says: tuple[Text, ...]


def board_lines(layout: Layout, other: Layout) -> tuple[BoardLine, ...]:
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
    - `form`: how it is entered by taps; None: as JSON alone.
    """

    schema: str
    names: Mapping[str, Text]
    expansion: str = ""
    form: BoardForm | None = None

    def faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        """Yield every fault that makes a board unplayable, each with params that say where."""

    def doubts(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        """Yield everything that contradicts the rules but can be played, each with params that say where."""
        return iter(())

    def place_of(self, fault: IllegalAction) -> Place:
        """Return the place on the picture of something that is wrong; empty: the board as a whole."""
        return ""

    def lines(self, board: str, facts: Facts, other: Facts) -> tuple[BoardLine, ...]:
        """Return in words what a board says at each place where `other` differs. Neither board has faults."""
        return ()

    def completed(self, board: str, facts: Facts) -> Facts:
        """Return the facts of a board without faults as they are kept: defaults are filled in, unknown keys dropped."""

    def picture(self, board: str, facts: Facts) -> str:
        """Return a board as an SVG document, with a mark where something is wrong; empty if too little can be read."""

    def starting_facts(self, board: str, kept_boards: Mapping[str, Facts]) -> Facts | None:
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
        for fault in self.faults(board, facts):
            raise fault
        return self.completed(board, facts)
