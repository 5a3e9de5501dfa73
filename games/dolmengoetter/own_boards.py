"""Boards that a table entered: what is wrong with one, how it is kept, its picture with marks (rules section 3)."""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from games.core.action import Facts
from games.core.art.layouts import layout_picture
from games.core.boards import BoardKind
from games.core.errors import IllegalAction
from games.core.text import Text
from games.dolmengoetter.board import BUILT_IN, read_facts
from games.dolmengoetter.board_faults import Fault, faults, id_faults, read_board
from games.dolmengoetter.layout import layout

BOARD: Final = "board"
"""The id under which boxes and tables have their own board."""


class OwnBoards(BoardKind):
    """Boards that tables entered. Unknown keys of the facts (a source, notes) are dropped."""

    schema = "dolmengoetter-board/1"
    names: Mapping[str, Text] = {BOARD: Text("dolmengoetter.surface_plan")}

    def faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        if facts.get("schema", self.schema) != self.schema:
            yield IllegalAction("dolmengoetter.board_shape", {"at": "schema"}, rule="3")
            return
        try:
            board_facts = read_facts(facts)
        except IllegalAction as error:
            yield error
            return
        yield from map(_refusal, faults(board_facts))

    def completed(self, board: str, facts: Facts) -> Facts:
        complete_facts: Facts = msgspec.to_builtins(read_board(facts).facts)
        return {"schema": self.schema, **complete_facts}

    def starting_facts(self, board: str, kept_boards: Mapping[str, Facts]) -> Facts:
        """Return the built-in reconstruction, which nobody has copied from a printed board."""
        built_in: Facts = msgspec.to_builtins(BUILT_IN.facts)
        return {"schema": self.schema, **built_in, "name": "", "status": ""}

    def picture(self, board: str, facts: Facts) -> str:
        try:
            board_facts = read_facts(facts)
        except IllegalAction:
            return ""
        if id_faults(board_facts):
            return ""
        marked = {name for fault in faults(board_facts) for name in fault.marked}
        return layout_picture(layout(msgspec.json.encode(board_facts).decode()), marked)


def _refusal(fault: Fault) -> IllegalAction:
    return IllegalAction(fault.code, fault.params, rule="3")


OWN_BOARDS: Final = OwnBoards()
