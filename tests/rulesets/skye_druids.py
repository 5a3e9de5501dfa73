"""Isle of Skye with Druids, which is not offered while its screens are missing, played with invented Druid tiles."""

from msgspec.structs import replace

from games.core.ruleset import Ruleset
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.meta import DRUIDS
from games.isle_of_skye.rules import IsleOfSkye
from games.registry import Game, game
from tests.golden import GOLDEN
from tests.records.skye_druids import druid_tiles

TILES = druid_tiles(GOLDEN / "isle_of_skye")
"""36 Druid tiles of the records: every kind of tablet and of scroll is among them."""


def _load(expansions: tuple[str, ...]) -> Ruleset:
    return IsleOfSkye(*(Druids(TILES) for name in expansions if name == Druids.id))


_OFFERED = game("isle_of_skye")
SKYE_WITH_DRUIDS = replace(_OFFERED, meta=replace(_OFFERED.meta, expansions=(DRUIDS,)), load=_load)


def offering_druids(games: tuple[Game, ...]) -> tuple[Game, ...]:
    """These games, Isle of Skye among them with Druids to choose."""
    return tuple(SKYE_WITH_DRUIDS if one.meta.id == SKYE_WITH_DRUIDS.meta.id else one for one in games)
