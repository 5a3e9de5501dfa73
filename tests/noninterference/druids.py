"""A round of Isle of Skye with Druids in which Ben pays for the bag, sees two tiles and keeps one. The app draws."""

from typing import Literal, NamedTuple

from games.core.action import Action
from games.isle_of_skye.expansions.druids.actions import LookIntoBag
from tests.noninterference.company import ANNA, BEN, CLEO, DORA, SEATS, Asking, open_room
from tests.noninterference.rooms import Room, Transcript
from tests.noninterference.skye import SkyePlay, SkyeSecrets, tiles_of
from tests.records.druid_box import BOX

STAGES = ("drawing", "market", "looking", "keeping", "over")
Stage = Literal["drawing", "market", "looking", "keeping", "over"]
KEPT = "b40"


class DruidSecrets(NamedTuple):
    """Ben's private knowledge: the tile that he sees before or after the one that he keeps, and which of his looks he
    undoes, to see the same again."""

    other: str = "b41"
    undone_look: Literal["first", "second"] = "first"


async def play_and_record(
    secrets: DruidSecrets, until: Stage = "over", asking: Asking = "always", only: str = "", journeyman: bool = False
) -> Transcript:
    """Play to the end of stage `until` and return what everybody but Ben received. See `plays.play_and_record`."""

    def drawn(action: Action) -> bool:
        return not isinstance(action, LookIntoBag) or action.tile in (KEPT, secrets.other)

    async with open_room(drawn, by_http=asking == "always", only=only) as room:
        play = (JourneyPlay if journeyman else DruidPlay)(room, secrets)
        await play.through(STAGES[: STAGES.index(until) + 1], asking)
    return room.transcript()


class DruidPlay(SkyePlay):
    """Moves of Isle of Skye with Druids."""

    expansions: tuple[str, ...] = ("druids",)

    def __init__(self, room: Room, secrets: DruidSecrets) -> None:
        super().__init__(room, SkyeSecrets())
        self.looks = secrets

    async def open_table(self) -> None:
        await self.sit_down("isle_of_skye", draw="app", expansions=list(self.expansions), pieces=BOX)

    async def draw(self, seat: int, number: int) -> None:
        """Let the app draw for a seat."""
        await self.room.act(seat, {"type": "draw", "number": number})

    async def drawing(self) -> None:
        """Castles. The server deals scoring tiles, dolmen board and three tiles each."""
        for seat in range(len(SEATS)):
            await self.room.act(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})

    async def market(self) -> None:
        """Sell a tile of Ben's to Anna, so that he has gold for the bag."""
        for seat in range(len(SEATS)):
            await self.axe(seat)
            await self.price(seat, 2, 1)
        await self.room.act(DORA, {"type": "lift_screens", "round": 1})
        for seat, tile in ((ANNA, tiles_of(BEN)[0]), (BEN, ""), (CLEO, ""), (DORA, "")):
            await self.room.act(seat, {"type": "buy_tile", "tile": tile})
            if tile:
                await self.bens_tile_is_sold()

    async def bens_tile_is_sold(self) -> None:
        """Do nothing: nobody is prompted."""

    async def all_is_built(self) -> None:
        """Do nothing after the round's last building; a hook for subclasses."""

    async def buy_again(self, seat: int, tile: str) -> None:
        """Take a turn of the second buy turn."""
        await self.room.act(seat, {"type": "buy_again", "what": tile})

    async def looking(self) -> None:
        """Look at a tile as Ben, undo that, look again, then at the other one; or undo the other one."""
        room = self.room
        await self.buy_again(ANNA, "nothing")
        await self.buy_again(BEN, "bag")
        first = room.version + 1
        for looked, look in enumerate(("first", "second")):
            await self.look(looked)
            if self.looks.undone_look == look and await self.drop_look(room.version):
                await self.look(looked)
        await self.pry_everywhere(first)

    async def pry_everywhere(self, first: int) -> None:
        """Let a late phone in, turn phones around, reconnect; then read, and pry at `first` and the newest version."""
        self.latecomer = await self.late()
        await self.turn_around()
        await self.reconnect()
        await self.read()
        await self.pry(first, self.room.version)

    async def look(self, looked: int) -> None:
        """Look at a tile as Ben after this many others."""
        await self.draw(BEN, 2000 + 100 + 10 + looked)

    async def drop_look(self, version: int) -> bool:
        """Drop a look of Ben's. (If others were told of it, the host must confirm.) Return whether it was dropped."""
        await self.room.correct(BEN, {"type": "drop", "ref": str(version)})
        return self.room.version > version

    async def keeping(self) -> None:
        """Keep one tile as Ben; the others buy nothing, all build, and the board moves on."""
        room = self.room
        await room.act(BEN, {"type": "keep_bag_tile", "tile": KEPT})
        await room.leave(self.latecomer)
        for seat in (CLEO, DORA):
            await self.buy_again(seat, "nothing")
        for seat in (CLEO, BEN, DORA, ANNA):
            while action := await self.building(seat):
                await room.act(seat, action)
        await self.all_is_built()
        await room.work()

    async def over(self) -> None:
        """End the game as the host. Gold is tracked, so nobody is asked for it."""
        await self.room.act(ANNA, {"type": "finish_now"})
        await self.room.work()
        await self.read()

    async def pry(self, *versions: int) -> None:
        """Others try to look into the bag, to keep a tile for Ben, and to learn what these entries are."""
        if not self.sends_requests:
            return
        keep, look = {"type": "keep_bag_tile", "tile": KEPT}, {"type": "look_into_bag", "tile": "b41"}
        draw = {"type": "draw", "number": 2111}
        buy = {"type": "buy_again", "what": "bag"}
        await self.try_all((keep, 0), (look, 0), (draw, 0), (draw, 1), (buy, 0), ({"type": "refill_dolmen_board"}, 0))
        for version in (*versions, self.room.version):
            await self.ask_about(version, look)
            await self.ask_about(version, keep)
        await self.say_all(keep, look, draw)


class JourneyPlay(DruidPlay):
    """The same with the Journeyman in addition to Druids."""

    expansions = ("druids", "journeyman")

    async def bens_tile_is_sold(self) -> None:
        await self.room.act(BEN, {"type": "advance", "number": 1, "track": "warrior"})

    async def all_is_built(self) -> None:
        """Skip everybody's journey."""
        for seat in range(len(SEATS)):
            await self.room.act(seat, {"type": "plan_marker", "round": 1, "nth": 1, "place": ""})
