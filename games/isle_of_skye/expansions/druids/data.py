"""The facts of the expansion (data/druids.json)."""

from typing import Any, Final

from games.core.action import Facts
from games.core.data_files import load_data
from games.isle_of_skye.boxes import InBox, TileSet
from games.isle_of_skye.expansions.druids import art

SET: Final = "druid"
"""The `set` of Druid tiles."""
_FACTS: Final[dict[str, Any]] = load_data(__package__, "druids")
GOAL_FACTS: Final = {goal["id"]: goal for goal in _FACTS["goals"]}
SCROLL_FACTS: Final = {scroll["id"]: scroll for scroll in _FACTS["scrolls"]}
TABLET_FACTS: Final = {tablet["id"]: tablet for tablet in _FACTS["tablets"]}
EXTRA_COSTS: Final[tuple[int, ...]] = tuple(_FACTS["dolmen"]["extra_costs"])
"""Gold in addition to a tile's own cost, by the space of the dolmen board from left to right."""
BAG_PRICE: Final[int] = _FACTS["bag"]["price"]
BAG_DRAWN: Final[int] = _FACTS["bag"]["drawn"]
TILE_SET: Final = TileSet(
    _FACTS["most_cost"],
    {tablet: art.TABLETS[tablet] for tablet in TABLET_FACTS},
    {scroll: art.SCROLLS[scroll] for scroll in SCROLL_FACTS},
    in_box=InBox(
        _FACTS["tile_count"], _FACTS["tablet_count"], {tablet: facts["most"] for tablet, facts in TABLET_FACTS.items()}
    ),
)
TILES: Final[dict[str, Any]] = _FACTS["tiles"]
"""Druid tiles whose facts are known without the table: none yet."""
INVENTED: Final[dict[str, Facts]] = {
    tile["id"]: {key: value for key, value in tile.items() if key != "id"}
    for tile in load_data(__package__, "invented")["tiles"]
}
"""A set of 36 tiles for tables where the app draws and no box holds the printed ones (data/invented.json)."""
SCROLL_AGAIN: Final = "scroll_again"
BUY_OWN: Final = "buy_own"
