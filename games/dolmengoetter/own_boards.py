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
    """See the module. What is not known of a board is dropped: a source, notes."""

    schema = "dolmengoetter-board/1"
    names: Mapping[str, Text] = {BOARD: Text("dolmengoetter.surface_plan")}

    def faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        if facts.get("schema", self.schema) != self.schema:
            yield IllegalAction("dolmengoetter.board_shape", {"at": "schema"}, rule="3")
            return
        try:
            read = read_facts(facts)
        except IllegalAction as error:
            yield error
            return
        yield from map(_refusal, faults(read))

    def completed(self, board: str, facts: Facts) -> Facts:
        whole: Facts = msgspec.to_builtins(read_board(facts).facts)
        return {"schema": self.schema, **whole}

    def draft(self, board: str, kept: Mapping[str, Facts]) -> Facts:
        """Return the built-in reconstruction, which nobody has copied from a printed board."""
        built_in: Facts = msgspec.to_builtins(BUILT_IN.facts)
        return {"schema": self.schema, **built_in, "name": "", "status": ""}

    def picture(self, board: str, facts: Facts) -> str:
        try:
            read = read_facts(facts)
        except IllegalAction:
            return ""
        if id_faults(read):
            return ""
        marked = {name for fault in faults(read) for name in fault.marked}
        return layout_picture(layout(msgspec.json.encode(read).decode()), marked)


def _refusal(fault: Fault) -> IllegalAction:
    return IllegalAction(fault.code, fault.params, rule="3")


OWN_BOARDS: Final = OwnBoards()
