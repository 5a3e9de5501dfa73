"""A game of Mills in which Ben's stones lie face down."""

from typing import Any, NamedTuple

from tests.noninterference.company import ANNA, BEN, CLEO, Asking, open_room
from tests.noninterference.plans import PlanPlay
from tests.noninterference.rooms import Room, Transcript


class MillsSecrets(NamedTuple):
    """Values of Ben's stones in order, of the one that he undoes, and of a temporary correction."""

    values: tuple[int, int, int] = (1, 2, 3)
    first: int = 3
    corrected: int = 2


async def play_and_record(secrets: MillsSecrets, asking: Asking = "always", only: str = "") -> Transcript:
    """Play until the host ends the game; return what everybody but Ben received. See
    `plays.play_and_record`."""
    async with open_room(by_http=asking == "always", only=only) as room:
        await MillsPlay(room, secrets, asking).through()
    return room.transcript()


class MillsPlay(PlanPlay):
    """The moves of one game."""

    looks = ("a1", "b1", "row-1")

    def __init__(self, room: Room, secrets: MillsSecrets, asking: Asking) -> None:
        super().__init__(room, asking)
        self.secrets = secrets

    async def through(self) -> None:
        """Place and choose, a row of Anna's, moves that cover and uncover a stone, and the end without scoring."""
        await self.begin("mills", values="hidden", turns="3")
        await self.lay(ANNA, "a1", 1)
        await self.change_mind("b1")
        await self.lay(CLEO, "c1", 1)
        await self.lay(ANNA, "a2", 2)
        await self.lay(BEN, "b3", self.secrets.values[1])
        await self.reconnect()
        await self.lay(CLEO, "c2", 2)
        await self.lay(ANNA, "a3", 3)
        await self.room.work()  # her column is opened
        await self.lay(BEN, "c3", self.secrets.values[2])
        await self.lay(CLEO, "b2", 3)
        await self.move(ANNA, "a1", "b1", "stay")
        await self.move(BEN, "b3", "a3", "press")
        await self.end()

    async def lay(self, seat: int, spot: str, value: int) -> None:
        """Place a stone and choose its value."""
        await self.room.act(seat, {"type": "lay_stone", "spot": spot})
        await self.choose(seat, value)

    async def choose(self, seat: int, value: int) -> None:
        """Choose the value of the placed stone."""
        await self.room.act(seat, {"type": "choose_value", "value": value})

    async def change_mind(self, spot: str) -> None:
        """Choose a value as Ben, undo it, choose another, correct that and correct it back."""
        room, secrets = self.room, self.secrets
        await self.lay(BEN, spot, secrets.first)
        await room.undo(BEN)
        right, wrong = ({"type": "choose_value", "value": n} for n in (secrets.values[0], secrets.corrected))
        chosen = await self.change(BEN, right, wrong, right)
        if self.asking == "always":
            await self.pry(chosen)

    async def move(self, seat: int, source: str, target: str, capture: str) -> None:
        await self.room.act(seat, {"type": "move_stone", "source": source, "target": target, "then": capture})

    async def pry(self, version: int) -> None:
        """Try as Cleo to choose for Ben, and ask what he chose."""
        value: dict[str, Any] = {"type": "choose_value", "value": 1}
        await self.try_all((value, 0), (value, 1), ({"type": "open_rows"}, 0))
        await self.ask_about(version, value)
