"""A game of Isle of Skye in which Ben changes his choice behind his screen, and the gold that he enters."""

from typing import Any, Literal, NamedTuple

from tests.noninterference.company import ANNA, BEN, CLEO, DORA, SEATS, Asking, Company, open_room
from tests.noninterference.rooms import Room, Transcript

GOALS = ("base_most_gold", "base_sheep", "base_squares", "base_most_ships")
STAGES = ("drawing", "sealing", "market", "purses", "over")
Stage = Literal["drawing", "sealing", "market", "purses", "over"]


class SkyeSecrets(NamedTuple):
    """Ben's private knowledge.

    His first axe and prices, how he `changes` them, the final ones (opened then), the `corrected` ones, and the gold
    that he enters first.
    """

    axe: int = 2
    prices: tuple[int, int] = (1, 3)
    changes: tuple[Literal["price", "undo"], ...] = ("price", "undo", "price", "undo")
    corrected: tuple[int, int] = (3, 2)
    final: tuple[int, int] = (2, 1)
    gold: int = 9


def tiles_of(seat: int) -> tuple[str, ...]:
    return tuple(f"b{3 * seat + n:02}" for n in (1, 2, 3))


async def play_and_record(
    secrets: SkyeSecrets, until: Stage = "over", asking: Asking = "always", only: str = ""
) -> Transcript:
    """Play to the end of stage `until` and return what everybody but Ben received. See `plays.play_and_record`."""
    async with open_room(by_http=asking == "always", only=only) as room:
        await SkyePlay(room, secrets).through(STAGES[: STAGES.index(until) + 1], asking)
    return room.transcript()


class SkyePlay(Company):
    """Moves of Isle of Skye."""

    def __init__(self, room: Room, secrets: SkyeSecrets) -> None:
        super().__init__(room)
        self.secrets = secrets

    async def open_table(self) -> None:
        await self.sit_down("isle_of_skye", draw="table")

    async def drawing(self) -> None:
        """Scoring tiles, castles, three tiles each."""
        for goal in GOALS:
            await self.room.act(ANNA, {"type": "draw_goal", "goal": goal})
        for seat in range(len(SEATS)):
            await self.room.act(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})
        await self.castles_lie()
        for seat in range(len(SEATS)):
            for tile in tiles_of(seat):
                await self.room.act(seat, {"type": "draw_tile", "seat": seat, "tile": tile})

    async def castles_lie(self) -> None:
        """Place nothing further."""

    async def sealing(self) -> None:
        """Choose as Ben, change, undo and correct it, move the axe; the final choice is the same in all games."""
        room, secrets = self.room, self.secrets
        await self.axe(BEN, secrets.axe)
        await self.price(BEN, *secrets.prices, axe=secrets.axe)
        first = room.version
        for change in secrets.changes:
            await (room.undo(BEN) if change == "undo" else self.price(BEN, 1, 1, axe=secrets.axe))
        await self.turn_around()
        prices = self.prices(BEN, *secrets.corrected, axe=secrets.axe)
        await room.correct(BEN, {"type": "replace", "ref": str(first), "action": prices})
        await self.read()
        await self.pry(first - 1, first)
        late = await self.late()
        await self.reconnect()
        await self.axe(BEN, 1 if secrets.axe != 1 else 0)
        await self.axe(BEN, 2)
        await self.price(BEN, *secrets.final)
        for seat in (DORA, ANNA):
            await self.axe(seat)
            await self.price(seat, 2, 1)
        await self.axe(CLEO)
        await room.leave(late)

    async def axe(self, seat: int, at: int = 2) -> None:
        """Place the axe of a seat at one of its tiles."""
        await self.room.act(seat, {"type": "place_axe", "round": 1, "seat": seat, "tile": tiles_of(seat)[at]})

    def prices(self, seat: int, first: int, second: int, axe: int = 2) -> dict[str, Any]:
        """Return prices for the tiles without the axe."""
        tiles = [tile for n, tile in enumerate(tiles_of(seat)) if n != axe]
        prices = dict(zip(tiles, (first, second), strict=True))
        return {"type": "set_prices", "round": 1, "seat": seat, "prices": prices}

    async def price(self, seat: int, first: int, second: int, axe: int = 2) -> None:
        await self.room.act(seat, self.prices(seat, first, second, axe))

    async def market(self) -> None:
        """Choose as the last seat and open the prices; nobody buys, everybody builds. Less is tracked from the next
        round on."""
        await self.price(CLEO, 1, 1)
        await self.room.act(DORA, {"type": "lift_screens", "round": 1})
        await self.room.act(ANNA, {"type": "set_tracking", "level": "territories"})
        for seat in range(len(SEATS)):
            await self.room.act(seat, {"type": "buy_tile", "tile": ""})
        for seat in (CLEO, BEN, DORA, ANNA):
            while action := await self.building(seat):
                await self.room.act(seat, action)
        await self.room.work()

    async def building(self, seat: int) -> dict[str, Any] | None:
        """Build the first tile of a hand at the first place that its phone offers."""
        for prompt in await self.room.prompts(seat):
            if prompt["kind"] == "place":
                (place, rotations), *_ = prompt["cells"].items()
                x, y = (int(part) for part in place.split(","))
                return {**prompt["action"], "x": x, "y": y, "rotation": int(next(iter(rotations)))}
            if prompt["action"]["type"] == "return_tile":
                return {**prompt["action"]}
        return None

    async def purses(self) -> None:
        """Rounds without prices. Where the most gold scores, Ben enters one number, changes it, undoes that and
        corrects it; the final one is the same in all games."""
        room = self.room
        for number in (2, 3):
            for seat in range(len(SEATS)):
                await room.act(seat, {"type": "finish_building", "round": number})
            if number == 3:
                await self.tell(BEN, self.secrets.gold)
                first = room.version
                await self.tell(BEN, 4)
                await room.undo(BEN)
                await room.correct(BEN, {"type": "replace", "ref": str(first), "action": self.telling(11)})
                await self.turn_around()
                await self.read()
                await self.pry(first)
                for seat in (BEN, CLEO, DORA, ANNA):
                    await self.tell(seat, 6 + seat)
            await room.work()

    def telling(self, gold: int, number: int = 3) -> dict[str, Any]:
        """Return the action that enters this much gold in a round."""
        return {"type": "report_gold", "round": number, "amounts": {"gold": gold}}

    async def tell(self, seat: int, gold: int, number: int = 3) -> None:
        await self.room.act(seat, self.telling(gold, number))

    async def over(self) -> None:
        """End the game as the host. Everybody is asked for gold; Ben enters one number, and then that of all games."""
        await self.room.act(ANNA, {"type": "finish_now"})
        await self.tell(BEN, self.secrets.gold, 4)
        await self.read()
        for seat in (BEN, CLEO, DORA, ANNA):
            await self.tell(seat, 6 + seat, 4)
        await self.room.work()
        await self.read()

    async def pry(self, *versions: int) -> None:
        """Others try to choose for Ben, to lift his screen, and to learn what these entries are."""
        if not self.sends_requests:
            return
        axe = {"type": "place_axe", "round": 1, "seat": BEN, "tile": tiles_of(BEN)[0]}
        prices, lift = self.prices(BEN, 1, 1), {"type": "lift_screens", "round": 1}
        buy = {"type": "buy_tile", "tile": tiles_of(BEN)[0]}
        await self.try_all((axe, 0), (axe, 1), (prices, 0), (lift, 0), (buy, 0), ({"type": "score_round"}, 0))
        for version in (*versions, self.room.version):
            await self.ask_about(version, prices)
        await self.say_all(prices, {"type": "place_tile", "round": 1, "tile": "b04", "x": 1, "y": 0, "rotation": 0})
