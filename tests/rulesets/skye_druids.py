"""Isle of Skye with Druids, which is not offered while its screens are missing, played with invented Druid tiles."""

from msgspec.structs import replace

from games.core.assets import Assets
from games.core.meta import Expansion
from games.core.ruleset import Ruleset
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import IsleOfSkye
from games.registry import Game
from tests.golden import GOLDEN
from tests.records.skye_druids import druid_tiles

TILES = druid_tiles(GOLDEN / "isle_of_skye")
"""36 Druid tiles of the records: every kind of tablet and of scroll is among them."""


def _load(expansions: tuple[str, ...]) -> Ruleset:
    return IsleOfSkye(*(Druids(TILES) for name in expansions if name == Druids.id))


SKYE_WITH_DRUIDS = Game(replace(META, expansions=(Expansion(Druids.id),)), _load, lambda: Assets({}, {}, (), {}))
