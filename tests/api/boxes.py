"""Boxes that tests keep over the API, and tables that use them."""

from typing import Any

from hypothesis import HealthCheck, settings

from tests.contract.cases import EVERYTHING
from tests.live.phones import Phone

BOX, PICTURE = "/games/isle_of_skye/box", "/games/isle_of_skye/piece-picture"


NOTHING: dict[str, Any] = {"pieces": {}, "settled": [], "boards": {}, "counts": {}}
"""An empty box."""


MEADOW: dict[str, Any] = {
    "edges": {"N": "pasture", "E": "water", "S": "pasture", "W": "mountain"},
    "center": "pasture",
    "roads": [{"edges": ["N", "S"]}],
    "features": [{"kind": "sheep", "count": 2, "region": "N"}],
}


async def lobby(anna: Phone, ben: Phone, **table: Any) -> str:
    table_opened = await anna.ask("POST", "/tables", {"game": "isle_of_skye", "draw": "table", **table}, 201)
    anna.table = ben.table = str(table_opened["table"])
    await ben.ask("POST", "/join", {"code": table_opened["code"]})
    for phone, name, colour in ((anna, "Anna", "red"), (ben, "Ben", "blue")):
        await phone.ask("POST", f"/tables/{anna.table}/seats", {"name": name, "colour": colour}, 201)
    return f"/tables/{anna.table}"


async def keep(phone: Phone, **pieces: Any) -> dict[str, Any]:
    box: dict[str, Any] = await phone.ask("PUT", BOX, {"pieces": pieces, "settled": list(pieces)})
    return box


EXAMPLES = 40 if EVERYTHING else 15
"""Number of requests that each test sends: at most the 40 of one kind that a phone may send in a minute."""


ANYTHING = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
