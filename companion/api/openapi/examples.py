"""Examples of bodies in the OpenAPI document, where a struct alone does not show what is sent."""

from typing import Any, Final

from companion.api import bodies
from companion.tables import requests
from games.registry import GAMES

_DRAW: Final = {"type": "draw"}
_EDIT: Final = {"type": "replace", "ref": "12", "action": _DRAW}
_CORRECTION: Final = {"type": "correction", "edits": [_EDIT]}

EXAMPLES: Final[dict[type[requests.Body], dict[str, Any]]] = {
    requests.NewTable: {"game": GAMES[0].meta.id, "options": {}, "draw": "table"},
    bodies.BoxChange: {
        "pieces": {"b06": {"edges": {"N": "water", "E": "mountain", "S": "mountain", "W": "water"}, "center": "water"}},
        "settled": ["b06", "b22"],
    },
    bodies.PieceKept: {
        "piece": "b06",
        "facts": {"edges": {"N": "water", "E": "water"}, "center": "water"},
        "before": None,
    },
    bodies.BoardCopied: {"facts": {"schema": "game-board/1", "spaces": [{"n": 1}, {"n": 2}]}},
    bodies.BoardKept: {"facts": {"schema": "game-board/1", "spaces": [{"n": 1}, {"n": 2}]}, "before": None},
    bodies.CountKept: {"n": 20, "before": None},
    bodies.PieceDrawnUp: {"piece": "b06", "facts": {"edges": {"N": "water", "E": "water"}, "center": "water"}},
    requests.NewAction: {"seat": 1, "id": "a4f0c2", "version": 17, "action": _DRAW},
    requests.NewUndo: {"seat": 1, "id": "b7d913", "version": 18},
    requests.Draft: {"seat": 1, "draft": _CORRECTION},
    requests.NewCorrection: {"seat": 1, "id": "c02e5b", "draft": _CORRECTION},
    requests.EntryAsked: {"seat": 1, "ref": "12", "where": "after", "edits": [_EDIT]},
    bodies.Times: {"began": "2026-03-07T20:00:00+01:00", "minutes": 80},
    bodies.Merge: {
        "from": "01978f2e-0000-7000-8000-000000000001",
        "into": "01978f2e-0000-7000-8000-000000000002",
    },
}
