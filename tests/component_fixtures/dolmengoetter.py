"""Documents of a recorded table of Dolmengötter: after a full circle was scored for several players, and at its end."""

import json
from collections.abc import Iterator

from companion.tables.document import TableDocument
from games.core.seats import Viewer
from games.dolmengoetter.meta import META
from games.dolmengoetter.state import State
from tests.component_fixtures.tables import build_document
from tests.golden import GOLDEN
from tests.records.dolmengoetter import RULES, Play, game_of

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
    return build_document(RULES, state, viewer, META.id, META.colours)
