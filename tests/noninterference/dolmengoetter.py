"""A game of Dolmengötter in which Ben's dolmens lie face down."""

from typing import Any, NamedTuple

from tests.noninterference.company import ANNA, BEN, CLEO, Asking, open_room
from tests.noninterference.plans import PlanPlay
from tests.noninterference.rooms import Room, Transcript

PLACED = ("p22", "p23", "p01", "p75", "p28", "p03", "p12", "p60", "p76")
OPENED = 2
"""The value of Ben's only dolmen that is turned over."""


class DolmenSecrets(NamedTuple):
    """Values of Ben's dolmens that stay face down, of the one that he undoes, and of a temporary correction."""

    values: tuple[int, int] = (1, 3)
    first: int = 3
    corrected: int = 2


async def play_and_record(secrets: DolmenSecrets, asking: Asking = "always", only: str = "") -> Transcript:
    """Play until the host ends the game; return what everybody but Ben received. See
    `plays.play_and_record`."""
    async with open_room(by_http=asking == "always", only=only) as room:
        await DolmenPlay(room, secrets, asking).through()
    return room.transcript()


class DolmenPlay(PlanPlay):
    """The turns of one game. Three circles are inspected: a plain one, a scored one, and one with a dolmen of Ben's."""

    looks = ("p29", "c08", "c03")

    def __init__(self, room: Room, secrets: DolmenSecrets, asking: Asking) -> None:
        super().__init__(room, asking)
        self.secrets = secrets

    async def through(self) -> None:
        """Place stones, build in and out of turn, change a choice, score a circle, end unfinished."""
        room, (second, third) = self.room, self.secrets.values
        await self.begin("dolmengoetter", values="when_built")
        for n, place in enumerate(PLACED):
            await room.act(n % 3, {"type": "place_druid", "place": place})
        await self.walk(ANNA, "p22", "p16")
        await self.walk(BEN, "p23", "p17")
        await self.herbs(CLEO, "p01")
        await self.herbs(ANNA, "p75")
        await self.walk(BEN, "p28", "p35")
        await self.build(BEN, "c08", OPENED)
        await self.herbs(CLEO, "p03")
        await self.herbs(ANNA, "p12")
        await self.walk(BEN, "p17", "p24")
        await self.change_mind("c03", second)
        await self.reconnect()
        await self.herbs(CLEO, "p76")
        await self.walk(ANNA, "p75", "p29", "fly")
        await self.herbs(BEN, "p24")
        await self.walk(CLEO, "p01", "p02", "fly")
        await self.walk(ANNA, "p29", "p36")
        await room.act(ANNA, {"type": "choose_right", "circle": "c09"})
        await self.build(BEN, "c09", third)
        await self.build(ANNA, "c08", 1)
        await room.work()  # c08 is full
        await self.end()

    async def walk(self, seat: int, source: str, target: str, kind: str = "walk") -> None:
        """Move a druid and leave a stone."""
        await self.room.act(seat, {"type": kind, "source": source, "target": target, "stone": True})

    async def herbs(self, seat: int, place: str) -> None:
        """Lay a druid down."""
        await self.room.act(seat, {"type": "gather_herbs", "source": place, "target": place})

    async def build(self, seat: int, circle: str, value: int) -> None:
        """Use a seat's right."""
        await self.room.act(seat, built(circle, value))

    async def change_mind(self, circle: str, value: int) -> None:
        """Build as Ben, undo it, build another value, correct that and correct it back."""
        room, secrets = self.room, self.secrets
        await self.build(BEN, circle, secrets.first)
        await room.undo(BEN)
        right = built(circle, value)
        chosen = await self.change(BEN, right, built(circle, secrets.corrected), right)
        if self.asking == "always":
            await self.try_all((built(circle, 1), 0), (built(circle, 1), 1), ({"type": "turn_over"}, 0))
            await self.ask_about(chosen, built(circle, 1))


def built(circle: str, value: int) -> dict[str, Any]:
    """Return the action of building."""
    return {"type": "build_dolmen", "circle": circle, "value": value}
