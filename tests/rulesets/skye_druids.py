"""Isle of Skye with Druids, which is not offered while its screens are missing, played with invented Druid tiles."""

from msgspec.structs import replace

from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.meta import DRUIDS, META
from games.isle_of_skye.rules import IsleOfSkye
from games.registry import Game, game, isle_of_skye
from tests.golden import GOLDEN
from tests.records.skye_druids import druid_tiles

TILES = druid_tiles(GOLDEN / "isle_of_skye")
"""36 Druid tiles of the records: every kind of tablet and of scroll is among them."""


def _load(expansions: tuple[str, ...]) -> IsleOfSkye:
    return IsleOfSkye(*(Druids(TILES) for name in expansions if name == Druids.id))


_META = replace(META, expansions=(DRUIDS,))
SKYE_WITH_DRUIDS = isle_of_skye(_META, _load)
SKYE_WITH_UNKNOWN_DRUIDS = isle_of_skye(_META, game(META.id).load)
"""As it is where no tile is known but those that are entered."""


def offering_druids(games: tuple[Game, ...], offered: Game = SKYE_WITH_DRUIDS) -> tuple[Game, ...]:
    """These games, Isle of Skye among them with Druids to choose."""
    return tuple(offered if one.meta.id == META.id else one for one in games)
