"""Boards that no list describes: a table says what is printed on its own, as data."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.text import Text


class BoardKind(Protocol):
    """A kind of board that boxes and tables may describe.

    - `schema`: the word under `schema` in its JSON.
    - `names`: the name of each board of the kind, by the id under which boxes and `StartTable.boards` have it. No two
      boards of a game share an id.
    - `expansion`: only tables with it have such boards; empty: all may have them.
    """

    schema: str
    names: Mapping[str, Text]
    expansion: str = ""

    def faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        """Yield everything that is wrong with a board, each with params that say where."""

    def completed(self, board: str, facts: Facts) -> Facts:
        """Return the facts of a board without faults as they are kept: what is left out is said, the rest is gone."""

    def picture(self, board: str, facts: Facts) -> str:
        """Return a board as an SVG document, with a mark where something is wrong; empty if too little can be read."""

    def draft(self, board: str, kept: Mapping[str, Facts]) -> Facts | None:
        """Return what somebody may begin with who copies a board out: another board of the kind that is `kept`, made to
        be this one, or an example; None: nothing. It is not kept as it is."""
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
