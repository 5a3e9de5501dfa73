"""Isle of Skye with the Journeyman, alone and with Druids, played with the progress boards of the records."""

import json

from games.core.action import Facts
from games.isle_of_skye.capability import SkyeCapability
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.data import Boards
from games.isle_of_skye.game import build_game
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import IsleOfSkye
from tests.golden import GOLDEN
from tests.records.druid_box import TILES as DRUID_TILES
from tests.records.skye_games import own_facts
from tests.records.skye_journeyman_land import boards

FOLDER = GOLDEN / "isle_of_skye"
TILES = {
    name: own_facts(load)
    for name, load in json.loads((FOLDER / "tiles.json").read_text("utf-8")).items()
    if load.get("set") == "journeyman"
}
"""Eight landscape tiles of the records with a journeyman symbol."""
COPIED_BOARDS: dict[str, Facts] = {
    board["side"]: board for board in json.loads((FOLDER / "boards.json").read_text("utf-8")).values()
}
"""Both sides of the records' progress board in the format of a table."""
BOARDS: Boards = {"2-4": boards(FOLDER)["side_2-4"], "5": boards(FOLDER)["side_5"]}


def recorded(expansions: tuple[str, ...]) -> IsleOfSkye:
    """Return the rules with all tiles of the records, without a box."""
    return _chosen(expansions, Druids(DRUID_TILES), Journeyman(BOARDS, TILES))


def _load(expansions: tuple[str, ...]) -> IsleOfSkye:
    return _chosen(expansions, Druids(), Journeyman(BOARDS))


def _chosen(expansions: tuple[str, ...], *capabilities: SkyeCapability) -> IsleOfSkye:
    return IsleOfSkye(*(capability for capability in capabilities if capability.id in expansions))


SKYE_WITH_JOURNEYMAN = build_game(META, _load)
