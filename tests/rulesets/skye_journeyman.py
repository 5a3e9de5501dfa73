"""Isle of Skye with the Journeyman, alone and with Druids, which is not offered while its screens are missing: played
with the invented tiles and progress boards of the records."""

import json

from msgspec.structs import replace

from games.core.meta import Expansion
from games.core.ruleset import Ruleset
from games.isle_of_skye.capability import SkyeCapability
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.data import Boards
from games.isle_of_skye.meta import DRUIDS
from games.isle_of_skye.rules import IsleOfSkye
from games.registry import game
from tests.golden import GOLDEN
from tests.records.druid_box import TILES as DRUID_TILES
from tests.records.skye_games import own_facts
from tests.records.skye_journeyman_land import boards

FOLDER = GOLDEN / "isle_of_skye"
TILES = {
    name: own_facts(one)
    for name, one in json.loads((FOLDER / "tiles.json").read_text("utf-8")).items()
    if one.get("set") == "journeyman"
}
"""Eight landscape tiles with a journeyman symbol."""
BOARDS = Boards(boards(FOLDER)["side_2-4"], boards(FOLDER)["side_5"])


def _load(expansions: tuple[str, ...]) -> Ruleset:
    chosen: list[SkyeCapability] = []
    if Druids.id in expansions:
        chosen.append(Druids(DRUID_TILES))
    if Journeyman.id in expansions:
        chosen.append(Journeyman(BOARDS, TILES))
    return IsleOfSkye(*chosen)


_OFFERED = game("isle_of_skye")
_META = replace(
    _OFFERED.meta,
    expansions=(DRUIDS, Expansion(Journeyman.id, Journeyman.options)),
    categories=(*_OFFERED.meta.categories, *Journeyman.categories),
)
SKYE_WITH_JOURNEYMAN = replace(_OFFERED, meta=_META, load=_load, played=lambda *_: {})
"""All tiles are known without a box."""
