"""Tables that phones open, join and start over HTTP."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.live.phones import Phone, Socket, phones

COLOURS = ("red", "blue", "yellow", "green", "coal", "pink")
"""The sixth with an expansion alone."""
COLOURS_OF = {"isle_of_skye": ("red", "blue", "yellow", "green", "bone")}
"""Status of a request that creates something."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Frida")


async def open_table(sitting: list[Phone], pieces: dict[str, Any] | None = None, **chosen: Any) -> None:
    """Open a table by the first phone; the others join by its code, and each takes a seat, in order.

    `pieces` are the changed pieces of the host's box.
    """
    if pieces:
        await sitting[0].ask("PUT", f"/games/{chosen['game']}/box", {"pieces": pieces})
    host, colours = sitting[0], COLOURS_OF.get(chosen.get("game", ""), COLOURS)
    table = await host.ask("POST", "/tables", {"game": "carcassonne", **chosen}, 201)
    for place, phone in enumerate(sitting):
        phone.table = (await phone.ask("POST", "/join", {"code": table["code"]}))["table"]
        await phone.ask("POST", f"/tables/{phone.table}/seats", {"name": NAMES[place], "colour": colours[place]}, 201)


async def start_table(sitting: list[Phone], **chosen: Any) -> None:
    """Open a table like `open_table`, and start the game."""
    await open_table(sitting, **chosen)
    assert await sitting[0].ask("POST", f"/tables/{sitting[0].table}/start") == {"version": 1}


@asynccontextmanager
async def table_with_sockets(url: str, number: int, **chosen: Any) -> AsyncIterator[tuple[list[Phone], list[Socket]]]:
    """Start a table and open a socket for each seat."""
    async with phones(url, number) as sitting, AsyncExitStack() as open_sockets:
        await start_table(sitting, **chosen)
        yield (
            sitting,
            [await open_sockets.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)],
        )
