"""Tables played from phones that may be connected to different processes."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec

from tests.games.recorded import rows
from tests.live.phones import Phone, Socket, phones
from tests.live.tables import start_table
from tests.records.carcassonne import moves

ROW: dict[str, Any] = next(row for row in rows() if row["players"] == 2)
NAME = "Quetzalcoatlus"
PAYLOAD = "xylophone-in-a-payload"


@asynccontextmanager
async def start_with_sockets(*urls: str) -> AsyncIterator[tuple[list[Phone], list[Socket]]]:
    """Start a table with one phone and its socket at each address; seats in order."""
    async with AsyncExitStack() as stack:
        sitting = [(await stack.enter_async_context(phones(url, 1)))[0] for url in urls]
        await start_table(sitting)
        yield sitting, [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]


async def play(sitting: list[Phone], sockets: list[Socket], until: int | None = None) -> int:
    """Continue the recorded game to its end or to version `until`, each entry from its seat's phone. Return the version
    reached. After every entry all phones show it."""
    version = sockets[0].v
    for _, seat, action in list(moves(ROW))[version - 1 : until and until - 1]:
        body = {"id": sitting[seat].new_id(), "seat": seat, "version": version, "action": msgspec.to_builtins(action)}
        if version % 2:  # a socket may send sixty messages in ten seconds
            answer = await sockets[seat].ask({"t": "submit", **body})
            assert answer["t"] == "ack", answer
            version = answer["v"]
        else:
            phone = sitting[seat]
            version = (await phone.ask("POST", f"/tables/{phone.table}/actions", body))["version"]
        for socket in sockets:
            await socket.until_version(version)
    return version


def move_to(phone: Phone, url: str) -> None:
    """Let a phone speak to another server."""
    phone.url = url
    phone.http.base_url = f"{url}/api"


async def leave_traces(*urls: str) -> list[str]:
    """Submit all kinds of text with words that are easy to find again. Return these words; none of them belongs in a
    log."""
    async with start_with_sockets(*urls) as (sitting, sockets):
        anna, ben = sitting
        lobby = await anna.ask("POST", "/tables", {"game": "carcassonne"}, 201)
        table = (await ben.ask("POST", "/join", {"code": lobby["code"]}))["table"]
        await ben.ask("POST", f"/tables/{table}/seats", {"name": NAME, "colour": "red"}, 201)
        action = {"type": "draw_tile", "tile": "E"}
        entry = {"id": anna.new_id(), "seat": 0, "version": 1}
        assert (await sockets[0].ask({"t": "submit", **entry, "action": action | {"note": PAYLOAD}}))["t"] == "reject"
        assert (await sockets[0].ask({"t": "submit", **entry, "action": {"type": PAYLOAD}}))["t"] == "reject"
        assert (await sockets[0].ask({"t": "submit", **entry, "action": action}))["t"] == "ack"
        for body in ({PAYLOAD: 1}, {**entry, "action": {"type": PAYLOAD}}):
            assert (await anna.http.post(f"/tables/{anna.table}/actions", json=body)).is_client_error
        assert (await anna.http.post("/join", json={"code": PAYLOAD})).is_client_error
        assert (await anna.http.get(f"/tables/{anna.table}", params={"seat": PAYLOAD})).is_client_error
        assert (await sockets[1].refused(f'{{"t":"{PAYLOAD}"}}'))["t"] == "reject"
        assert (await sockets[1].refused(PAYLOAD))["t"] == "reject"
        return [NAME, PAYLOAD, lobby["code"], anna.token, ben.token]
