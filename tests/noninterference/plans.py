"""Games on a plan in which Ben's pieces lie face down, watched by Anna, Cleo and a TV."""

from typing import Any, ClassVar

from tests.noninterference.company import ANNA, CLEO, Asking, Company
from tests.noninterference.rooms import Room

SEATS = {"anna": "anna", "ben": "ben", "cleo": "cleo"}


class PlanPlay(Company):
    """The turns of one game. `looks` are the places of the plan that are inspected."""

    looks: ClassVar[tuple[str, ...]]

    def __init__(self, room: Room, asking: Asking) -> None:
        super().__init__(room)
        self.asking = asking

    async def begin(self, game: str, **options: str) -> None:
        """Start a table, with everybody connected."""
        room = self.room
        await room.open(game, SEATS, options=options)
        await room.watcher("tv")
        self.anna = await room.line("anna", ANNA, "anna")
        self.cleo = await room.line("cleo", CLEO, "cleo")
        await room.line("tv", "spectator", "tv")

    async def end(self) -> None:
        """End the game as the host while pieces lie face down."""
        if self.asking == "always":
            await self.read()
        await self.room.act(ANNA, {"type": "finish_now"})
        if self.asking != "never":
            await self.read()

    async def read(self) -> None:
        """Let each phone request everything that it may read, and inspect places."""
        for person, seat in (("anna", ANNA), ("cleo", CLEO), ("tv", "spectator")):
            await self.room.read(person, seat)
            for place in self.looks:
                path = f"/tables/{self.room.table}/close-look?board=plan&cell={place}&seat={seat}"
                await self.room.record_request(person, "GET", path, label=f"{person} looks closely")

    async def change(self, seat: int, chosen: dict[str, Any], *corrections: dict[str, Any]) -> int:
        """Submit an action and correct it to each of the others in turn; return its version."""
        await self.room.act(seat, chosen)
        version = self.room.version
        for action in corrections:
            await self.room.correct(seat, {"type": "replace", "ref": str(version), "action": action})
        return version
