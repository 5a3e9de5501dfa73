"""Two rounds of Isle of Skye with Druids and Journeyman: in the second one Ben, who has "No Axe", prices his tiles
behind his screen, then pays for the bag, sees two tiles and keeps one. The app draws."""

import copy
from typing import Any, Literal, NamedTuple

from games.core.action import Action
from games.isle_of_skye.expansions.druids.actions import LookIntoBag
from games.isle_of_skye.expansions.journeyman.actions import LayBonusTiles
from tests.noninterference.company import ANNA, BEN, CLEO, DORA, SEATS, Asking, open_room
from tests.noninterference.druids import DruidSecrets, JourneyPlay
from tests.noninterference.rooms import Room, Transcript
from tests.records.druid_box import BOX
from tests.rulesets.skye_journeyman import COPIED_BOARDS

STAGES = ("first_round", "sealing", "looking", "keeping")
Stage = Literal["first_round", "sealing", "looking", "keeping"]
KEPT = "b40"
Axe = int | None
"""The number of the tile with the axe; None: it is left aside, and every tile has a price."""


class BothSecrets(NamedTuple):
    """Ben's private knowledge: his `first` axe with the prices, the `final` ones, which are opened then, and the tile
    that he sees in the bag beside the one that he keeps."""

    first: tuple[Axe, tuple[int, ...]] = (0, (2, 1))
    final: tuple[Axe, tuple[int, ...]] = (None, (1, 2, 1))
    other: str = "b41"


def board() -> dict[str, Any]:
    """Return a progress board with a bonus tile of tier III on the first space of the Warrior track."""
    facts = copy.deepcopy(dict(COPIED_BOARDS["2-4"]))
    spaces = facts["tracks"]["warrior"]["spaces"]
    first = next(space for space in spaces if space["bonus_tier"] == "III")
    first["bonus_tier"], spaces[0]["bonus_tier"] = None, "III"
    return facts


async def play_and_record(
    secrets: BothSecrets, until: Stage = "keeping", asking: Asking = "last", only: str = ""
) -> Transcript:
    """Play to the end of stage `until` and return what everybody but Ben received. See `plays.play_and_record`."""

    def drawn(action: Action) -> bool:
        if isinstance(action, LayBonusTiles):
            return action.tier != "III" or action.tiles[0] == "no_axe"
        return not isinstance(action, LookIntoBag) or action.tile in (KEPT, secrets.other)

    async with open_room(drawn, by_http=asking == "always", only=only) as room:
        await BothPlay(room, secrets).through(STAGES[: STAGES.index(until) + 1], asking)
    return room.transcript()


class BothPlay(JourneyPlay):
    """Moves of both expansions with a progress board that somebody has copied out."""

    def __init__(self, room: Room, secrets: BothSecrets) -> None:
        super().__init__(room, DruidSecrets())
        self.both = secrets

    async def open_table(self) -> None:
        chosen = {"expansions": list(self.expansions), "pieces": BOX, "boards": {"2-4": board()}}
        await self.sit_down("isle_of_skye", draw="app", **chosen)

    async def first_round(self) -> None:
        """Play the first round: Ben sells a tile and takes "No Axe" for it; nobody looks into the bag."""
        await self.drawing()
        await self.market()
        for seat in range(len(SEATS)):
            await self.buy_again(seat, "nothing")
        for seat in (CLEO, BEN, DORA, ANNA):
            while action := await self.building(seat):
                await self.room.act(seat, action)
        await self.all_is_built()
        await self.room.work()
        for seat in range(len(SEATS)):
            while draws := [prompt for prompt in await self.room.prompts(seat) if prompt["kind"] == "draw"]:
                await self.room.act(seat, draws[0]["action"])

    async def offer(self, seat: int, axe: Axe, *prices: int) -> None:
        """Place the axe of a seat, or leave it aside, and price the other tiles."""
        tiles = await self.drawn_tiles(seat)
        round_and_seat = {"round": 2, "seat": seat}
        await self.room.act(
            seat, {"type": "place_axe", **round_and_seat} | ({} if axe is None else {"tile": tiles[axe]})
        )
        priced = [tile for n, tile in enumerate(tiles) if n != axe]
        offered = dict(zip(priced, prices, strict=True))
        await self.room.act(seat, {"type": "set_prices", **round_and_seat, "prices": offered})

    async def drawn_tiles(self, seat: int) -> list[str]:
        """Return the tiles that lie before a seat's screen."""
        axe = next(prompt for prompt in await self.room.prompts(seat) if prompt["action"]["type"] == "place_axe")
        return [choice["id"] for choice in axe["choices"]]

    async def sealing(self) -> None:
        """Choose as Ben, undo a price, and choose anew; Cleo is the last one left."""
        room = self.room
        await self.offer(BEN, self.both.first[0], *self.both.first[1])
        first = room.version
        await room.undo(BEN)
        await self.turn_around()
        await self.read()
        await self.pry_prices(first - 1, first)
        late = await self.late()
        await self.reconnect()
        for axe, prices in ((1, (1, 1)), self.both.final):
            await self.offer(BEN, axe, *prices)
        for seat in (DORA, ANNA):
            await self.offer(seat, 2, 2, 1)
        await self.read()
        await room.leave(late)

    async def pry_prices(self, *versions: int) -> None:
        """Others try to choose for Ben, to leave an axe aside, and to learn what these entries are."""
        if not self.sends_requests:
            return
        tile = (await self.drawn_tiles(BEN))[0]
        round_and_seat = {"round": 2, "seat": BEN}
        axe, aside = {"type": "place_axe", **round_and_seat, "tile": tile}, {"type": "place_axe", **round_and_seat}
        prices = {"type": "set_prices", **round_and_seat, "prices": {tile: 1}}
        lift, buy = {"type": "lift_screens", "round": 2}, {"type": "buy_tile", "tile": tile}
        await self.try_all((axe, 0), (aside, 0), ({**aside, "seat": CLEO}, 0), (prices, 1), (lift, 0), (buy, 0))
        for version in (*versions, self.room.version):
            await self.ask_about(version, aside)
        await self.say_all(aside, prices)

    async def looking(self) -> None:
        """Open the prices; nobody buys. Ben pays for the bag and sees two tiles."""
        room = self.room
        await self.offer(CLEO, 2, 1, 1)
        await room.act(DORA, {"type": "lift_screens", "round": 2})
        await self.buy_until("bag")
        first = room.version + 1
        for looked in range(2):
            await self.look(looked)
        await self.pry_everywhere(first)

    async def buy_until(self, purchase: str) -> None:
        """Let everybody pass, up to Ben's second turn to buy: there he makes the `purchase`."""
        while True:
            for seat in range(len(SEATS)):
                kinds = [prompt["action"]["type"] for prompt in await self.room.prompts(seat)]
                if "buy_tile" in kinds:
                    await self.room.act(seat, {"type": "buy_tile", "tile": ""})
                elif "buy_again" in kinds:
                    await self.buy_again(seat, purchase if seat == BEN else "nothing")
                    if seat == BEN:
                        return

    async def look(self, looked: int) -> None:
        """Look at a tile as Ben."""
        (draw,) = [prompt for prompt in await self.room.prompts(BEN) if prompt["kind"] == "draw"]
        await self.room.act(BEN, draw["action"])

    async def keeping(self) -> None:
        """Keep one tile as Ben."""
        await self.room.act(BEN, {"type": "keep_bag_tile", "tile": KEPT})
        await self.room.leave(self.latecomer)
        await self.read()
