"""A track of another length, described by a table: the smallest kind of board."""

from collections.abc import Iterator, Mapping

from games.core.action import Facts
from games.core.art.layouts import draw_layout
from games.core.boards import BoardKind
from games.core.errors import IllegalAction
from games.core.text import Text
from tests.rulesets.mills.layout import LAST, track_layout

SHORTEST, LONGEST = 2, 9


class Tracks(BoardKind):
    """The kind of board for tracks. `note` is free text and is not saved."""

    schema = "mills-track/1"
    names: Mapping[str, Text] = {"track": Text("mills.surface_track")}

    def list_faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        if facts.get("schema") != self.schema or set(facts) - {"schema", "last", "note"}:
            yield IllegalAction("mills.track_schema")
            return
        last = facts.get("last")
        if type(last) is not int or not SHORTEST <= last <= LONGEST:
            yield IllegalAction("mills.track_last", {"least": SHORTEST, "most": LONGEST})

    def complete(self, board: str, facts: Facts) -> Facts:
        return {"schema": self.schema, "last": facts["last"]}

    def find_starting_facts(self, board: str, saved: Mapping[str, Facts]) -> Facts:
        return {"schema": self.schema, "last": LAST}

    def draw_picture(self, board: str, facts: Facts) -> str:
        if any(self.list_faults(board, facts)):
            return ""
        return draw_layout(track_layout(facts["last"]))


TRACK = Tracks()
