"""Documents of a recorded table of Dolmengötter: after a full circle was scored for several players, and at its end."""

import json
from collections.abc import Iterator

from companion.tables.document import SeatDocument, TableDocument, TableInfo
from games.core.seats import Viewer
from games.dolmengoetter.meta import META
from games.dolmengoetter.state import State
from tests.golden import GOLDEN
from tests.records.dolmengoetter import RULES, Play, game_of

NAMES = ("Anna", "Ben", "Cara", "Deniz")
GAME = "g21"


def documents() -> Iterator[tuple[str, TableDocument]]:
    """Yield (name, document)."""
    golden = (GOLDEN / META.id / "games.jsonl").read_text("utf-8").splitlines()
    row = next(row for row in map(json.loads, golden) if row["id"] == GAME)
    play: Play = game_of(row)
    is_scored = False
    for recorded in row["actions"]:
        scored = len(play.scored)
        play.act(recorded)
        if not is_scored and any(len(points) > 1 for _, points in play.scored[scored:]):
            is_scored = True
            yield "dolmens_scored", document(play.state, 0)
    yield "dolmens_over", document(play.state, 0)


def document(state: State, viewer: Viewer) -> TableDocument:
    """Return the document of a running or finished table for `viewer`."""
    seats = {
        str(i): SeatDocument(f"seat-{i}", NAMES[i], META.colours[i], phone=True, host=i == 0)
        for i in range(state.seats)
    }
    status = "finished" if state.phase == "over" else "playing"
    table = TableInfo("table", META.id, status, "none", 0, state.options, seats, code="K7MP4R")
    return TableDocument(table, RULES.build_view(state, viewer))
