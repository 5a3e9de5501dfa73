"""A turn of Isle of Skye with Druids during which Anna saves tiles of the table in her box and adds more while Ben
looks into the bag; and pricing while tiles of the dolmen board are entered, added and saved."""

from typing import Any, Literal

from games.isle_of_skye.expansions.druids.actions import LookIntoBag
from tests.games.isle_of_skye.pieces import MEADOW
from tests.noninterference.company import ANNA, BEN, CLEO, DORA, open_room
from tests.noninterference.corrections import ASKERS, CorrectionPlay, correction_of
from tests.noninterference.druids import KEPT, DruidPlay, DruidSecrets
from tests.noninterference.rooms import Transcript
from tests.noninterference.skye import SkyePlay, SkyeSecrets
from tests.records.druid_box import BOX

ADDED = "x41"
OWN = "b41"
"""A tile of the bag that differs in Anna's box."""
BONUS_TILES = {
    "I": ["third_waypoint", "advance", "one_road"],
    "II": ["extra_movement", "five_gold", "two_roads"],
    "III": ["no_axe", "bank_pays", "two_buys"],
}
Other = Literal["b39", "b41"]


async def play_and_record(other: Other, only: str = "") -> Transcript:
    """Play the turn, in which Ben sees `other` beside the tile that he keeps; return what everybody but Ben
    received."""
    async with open_room(
        lambda action: not isinstance(action, LookIntoBag) or action.tile in (KEPT, other), only=only
    ) as room:
        await _Past(room, DruidSecrets(other)).play_and_record()
    return room.transcript()


class _Past(CorrectionPlay, DruidPlay):
    async def play_and_record(self) -> None:
        """Play the turn and those after it."""
        room = self.room
        await self.sit_down("isle_of_skye", draw="app", expansions=["druids"], pieces=BOX | {OWN: MEADOW})
        await self.drawing()
        await self.market()
        self.sends_requests = True
        await self.buy_again(ANNA, "nothing")
        await self.act_and_note("bought", BEN, {"type": "buy_again", "what": "bag"})
        await self.look(0)
        await self.keep_piece()
        await self.add_to_box(ADDED)
        await self.look(1)
        await self.add_to_box("x42")
        await self.keep_piece()
        await self.read()
        await self.ask_without(self.versions["bought"])
        add = {"type": "add_found_tile", "tile": ADDED, "facts": MEADOW}
        for person, seat in ASKERS:
            addition = {"type": "insert", "after": str(room.version), "seat": CLEO, "action": add}
            await self.preview(person, seat, correction_of(addition))
        tell = {"type": "report_druid_tile", "number": 1, "tile": ADDED}
        await self.try_all((add, 0), (tell, 0), (tell, 1))
        await self.look_at()
        await room.act(BEN, {"type": "keep_bag_tile", "tile": KEPT})
        for seat in (CLEO, DORA):
            await self.buy_again(seat, "nothing")
        await self.look_at()
        await self.read()

    async def keep_piece(self) -> None:
        """Save tiles in the bag, outside it, and unknown ones as the host; try the same as others."""
        path = f"/tables/{self.room.table}/pieces/kept"
        for person in ("anna", "cleo", "tv"):
            for tile in (OWN, "x1", ADDED):
                await self.room.record_request(person, "POST", path, {"pieces": [tile]})

    async def add_to_box(self, tile: str) -> None:
        """Add one more tile to Anna's box, and change the one that differs."""
        lake = {"edges": dict.fromkeys("NESW", "water"), "center": "water"}
        pieces = BOX | {OWN: lake, tile: MEADOW}
        await self.room.record_request("anna", "PUT", "/games/isle_of_skye/box", {"pieces": pieces})

    def has_lapsed(self, view: object) -> bool:
        return False


async def play_to_sealed_prices(secrets: SkyeSecrets, only: str = "") -> Transcript:
    """Play until the prices are chosen, while tiles of the dolmen board are entered, added and saved; return what
    everybody but Ben received. Ben's choice behind his screen is the secret."""
    async with open_room(only=only) as room:
        await _Sealed(room, secrets).through()
    return room.transcript()


class _Sealed(CorrectionPlay, SkyePlay):
    """With both expansions; of the Journeyman only bonus tiles are placed."""

    async def through(self, *_: object) -> None:
        """Play from an open table to the last price."""
        options = {"bonus_layout": "same"}
        chosen: dict[str, Any] = {"expansions": ["druids", "journeyman"], "options": options, "pieces": BOX}
        await self.sit_down("isle_of_skye", draw="table", **chosen)
        await self.drawing()
        self.sends_requests = True
        await self.sealing()

    async def castles_lie(self) -> None:
        """Place Anna's bonus tiles; the others copy her."""
        for tier, tiles in BONUS_TILES.items():
            await self.room.act(ANNA, {"type": "lay_bonus_tiles", "seat": ANNA, "tier": tier, "tiles": tiles})

    async def pry(self, *versions: int) -> None:
        """Also add tiles, enter wrong ones, and correct them."""
        await super().pry(*versions)
        await self.act_and_note(
            "added", CLEO, {"type": "add_found_tile", "tile": ADDED, "facts": {**BOX["x33"], "cost": 7}}
        )
        tell = {"type": "report_druid_tile", "number": 1, "tile": ADDED}
        await self.act_and_note("told", CLEO, tell)
        await self.try_all((tell, 0), ({**tell, "tile": "x2"}, 1), ({"type": "buy_again", "what": "space_1"}, 0))
        for person in ("anna", "cleo"):
            await self.room.record_request(
                person, "POST", f"/tables/{self.room.table}/pieces/kept", {"pieces": [ADDED]}
            )
        for person, seat in ASKERS:
            await self.preview(person, seat, correction_of(self.replaced("told", {**tell, "tile": "x2"})))
        await self.ask_without(min(versions))
        proposal = await self.correct(CLEO, correction_of(self.replaced("told", {**tell, "tile": "x2"})))
        if proposal:
            await self.confirm(proposal)
        await self.look_at()
        await self.room.undo(CLEO)
        await self.room.act(ANNA, {"type": "report_druid_tile", "number": 2, "tile": "x30"})
        await self.read()

    def has_lapsed(self, view: object) -> bool:
        return False
