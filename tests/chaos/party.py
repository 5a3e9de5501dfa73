"""People at a table whose phones are at different processes, and all that they were told about what they did."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from tests.chaos.games import Script
from tests.chaos.whole import WEB, Whole
from tests.live.phones import Message, Phone, Socket, phones
from tests.live.tables import begun, opened


class Row(NamedTuple):
    """An entry of the log. `id`: the client action id, none where no phone sent it."""

    version: int
    kind: Any
    seat: int | None
    payload: str
    id: str | None
    type: str


@dataclass
class Said:
    """Something that a seat did under a client action id. `done` is the version that it was acknowledged with,
    `refused` the code that it was refused with; neither while nobody has answered."""

    phone: Phone
    id: str
    action: dict[str, Any] | None
    done: int | None = None
    refused: str | None = None
    answer: Message | None = None
    status: int | None = None
    """Of HTTP."""


class Party:
    """Each seat with a phone and a socket, in turn at the first web process and at the second; a spectator besides."""

    def __init__(self, whole: Whole, script: Script, sitting: list[Phone], sockets: list[Socket], tv: Socket) -> None:
        self.whole, self.script, self.sitting, self.sockets, self.tv = whole, script, sitting, sockets, tv
        self.said: list[Said] = []
        self.version = 1
        """The newest that was acknowledged or seen."""

    @property
    def table(self) -> str:
        """The table's id."""
        return self.sitting[0].table

    async def submit(
        self, seat: int, action: dict[str, Any] | None, *, by: str = "socket", at: str | None = None, **changes: Any
    ) -> Said:
        """A seat does something, or takes back what it did last (`action` None), and is answered. By HTTP it may ask
        another web process (`at`) than its socket is connected to."""
        phone = self.sitting[seat]
        body = {"id": phone.new_id(), "seat": seat, "version": self.version, **changes}
        if action is not None:
            body["action"] = action
        said = Said(phone, body["id"], action)
        self.said.append(said)
        if by == "socket":
            said.answer = await self.sockets[seat].ask({"t": "submit" if action else "undo", **body})
            accepted = said.answer["t"] == "ack"
            said.done = said.answer["v"] if accepted else None
        else:
            url = self.whole.url(at) if at else phone.url
            path = f"{url}/api/tables/{phone.table}/{'actions' if action else 'undo'}"
            response = await phone.http.post(path, json=body)
            said.answer, said.status = response.json(), response.status_code
            said.done = said.answer["version"] if response.is_success else None
        said.refused = None if said.done is not None else said.answer["code"]
        self.version = max(self.version, said.done or 0)
        return said

    async def play(self, until: int | None = None) -> None:
        """Go on with the script, to its end or to version `until`, by socket and by HTTP in turn."""
        for seat, action in self.script.moves[self.version - 1 : None if until is None else until - 1]:
            said = await self.submit(seat, action, by="http" if self.version % 2 else "socket")
            assert said.done == self.version, said.answer

    async def all_at(self, version: int) -> None:
        """Wait until every phone shows this version or a later one."""
        self.version = max(self.version, version)
        for socket in (*self.sockets, self.tv):
            await socket.until_version(version)

    async def resume(self, seat: int, at: str, stack: AsyncExitStack) -> None:
        """The seat's phone has lost its line and opens another one, to a web process."""
        phone = self.sitting[seat]
        phone.url = self.whole.url(at)
        phone.http.base_url = f"{phone.url}/api"
        self.sockets[seat] = await stack.enter_async_context(phone.watching(seat))

    async def log(self) -> list[Row]:
        """The log as it is now."""
        rows = await self.whole.rows(
            "SELECT version, kind, seat, payload, client_action_id, action_type FROM tables_logentry"
            " WHERE table_id = %s ORDER BY version",
            self.table,
        )
        return [Row(*row) for row in rows]


@asynccontextmanager
async def party(whole: Whole, script: Script, *, begin: bool = True) -> AsyncIterator[Party]:
    """A table that has begun, or is about to."""
    async with AsyncExitStack() as stack:
        sitting = [
            (await stack.enter_async_context(phones(whole.url(WEB[seat % 2]), 1)))[0] for seat in range(script.seats)
        ]
        await (begun if begin else opened)(sitting, game=script.game, **script.chosen)
        sockets = [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]
        (watching,) = await stack.enter_async_context(phones(whole.url(WEB[1]), 1))
        code = (await sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch"))["code"]
        watching.table = (await watching.ask("POST", "/join", {"code": code}))["table"]
        yield Party(whole, script, sitting, sockets, await stack.enter_async_context(watching.watching()))
