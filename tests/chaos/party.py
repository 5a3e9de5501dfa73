"""A table of phones at different processes, with all answers that they received."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from tests.chaos.games import Script
from tests.chaos.production_set import WEB, ProductionSet
from tests.live.phones import Message, Phone, Socket, phones
from tests.live.tables import open_table, start_table


class Row(NamedTuple):
    """An entry of the log. `id` is the client action id, None where no phone sent it."""

    version: int
    kind: Any
    seat: int | None
    payload: str
    id: str | None
    type: str


@dataclass
class Submission:
    """A request of a seat under a client action id.

    `acknowledged_version` is the version, `refused` the code of the refusal. Both are None while it is unanswered.
    """

    phone: Phone
    id: str
    action: dict[str, Any] | None
    acknowledged_version: int | None = None
    refused: str | None = None
    answer: Message | None = None
    status: int | None = None
    """HTTP status of the answer."""


class Party:
    """A table: each seat has a phone and a socket, alternating between the first and the second web process; a
    spectator watches."""

    def __init__(
        self, production: ProductionSet, script: Script, sitting: list[Phone], sockets: list[Socket], tv: Socket
    ) -> None:
        self.production, self.script, self.sitting, self.sockets, self.tv = production, script, sitting, sockets, tv
        self.submissions: list[Submission] = []
        self.version = 1
        """The newest version that was acknowledged or seen."""

    @property
    def table(self) -> str:
        return self.sitting[0].table

    async def submit(
        self, seat: int, action: dict[str, Any] | None, *, by: str = "socket", at: str | None = None, **changes: Any
    ) -> Submission:
        """Submit an action of a seat, or undo its last one (`action` is None), and wait for the answer. `at` names
        another web process for HTTP than the one of its socket."""
        phone = self.sitting[seat]
        body = {"id": phone.new_id(), "seat": seat, "version": self.version, **changes}
        if action is not None:
            body["action"] = action
        submission = Submission(phone, body["id"], action)
        self.submissions.append(submission)
        if by == "socket":
            submission.answer = await self.sockets[seat].ask({"t": "submit" if action else "undo", **body})
            accepted = submission.answer["t"] == "ack"
            submission.acknowledged_version = submission.answer["v"] if accepted else None
        else:
            url = self.production.url(at) if at else phone.url
            path = f"{url}/api/v1/tables/{phone.table}/{'actions' if action else 'undo'}"
            response = await phone.http.post(path, json=body)
            submission.answer, submission.status = response.json(), response.status_code
            submission.acknowledged_version = submission.answer["version"] if response.is_success else None
        submission.refused = None if submission.acknowledged_version is not None else submission.answer["code"]
        self.version = max(self.version, submission.acknowledged_version or 0)
        return submission

    async def play(self, until: int | None = None) -> None:
        """Continue the script, to its end or to version `until`, alternating socket and HTTP."""
        for seat, action in self.script.moves[self.version - 1 : None if until is None else until - 1]:
            submission = await self.submit(seat, action, by="http" if self.version % 2 else "socket")
            assert submission.acknowledged_version == self.version, submission.answer

    async def all_at(self, version: int) -> None:
        """Wait until every phone shows this version or a later one."""
        self.version = max(self.version, version)
        for socket in (*self.sockets, self.tv):
            await socket.until_version(version)

    async def resume(self, seat: int, at: str, stack: AsyncExitStack) -> None:
        """Open a new socket to a web process for a seat whose connection was lost."""
        phone = self.sitting[seat]
        phone.url = self.production.url(at)
        phone.http.base_url = f"{phone.url}/api"
        self.sockets[seat] = await stack.enter_async_context(phone.watching(seat))

    async def log(self) -> list[Row]:
        rows = await self.production.rows(
            "SELECT version, kind, seat, payload, client_action_id, action_type FROM tables_logentry"
            " WHERE table_id = %s ORDER BY version",
            self.table,
        )
        return [Row(*row) for row in rows]


@asynccontextmanager
async def party(production: ProductionSet, script: Script, *, begin: bool = True) -> AsyncIterator[Party]:
    """Open a table that has begun, or is about to."""
    async with AsyncExitStack() as stack:
        sitting = [
            (await stack.enter_async_context(phones(production.url(WEB[seat % 2]), 1)))[0]
            for seat in range(script.seats)
        ]
        await (start_table if begin else open_table)(sitting, game=script.game, **script.chosen)
        sockets = [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]
        (watching,) = await stack.enter_async_context(phones(production.url(WEB[1]), 1))
        code = (await sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch"))["code"]
        watching.table = (await watching.ask("POST", "/join", {"code": code}))["table"]
        yield Party(production, script, sitting, sockets, await stack.enter_async_context(watching.watching()))
