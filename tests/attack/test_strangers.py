"""Sockets that never identify themselves: limited per address, and they take no other client's place."""

import asyncio
from typing import Any

import pytest

from companion.live.hello_limits import MOST_OF_AN_ADDRESS, find_address, strangers
from tests.live.sockets import ServedSocket
from tests.live.sockets import database as database  # a fixture

REFUSED = [{"type": "websocket.close"}]
"""The socket is rejected before it is accepted: the handshake is answered with 403."""


async def open_socket(address: str) -> ServedSocket:
    """Open a socket and complete its handshake."""
    served = ServedSocket(address)
    await served.line.until(lambda: served.line.sent)
    return served


async def test_silent_sockets_keep_nobody_out(database: dict[str, Any]) -> None:
    greeting = await open_socket("192.0.2.1")
    await greeting.welcomed()
    silent = [await open_socket("192.0.2.1") for _ in range(MOST_OF_AN_ADDRESS)]
    assert not any(served.line.sent == REFUSED for served in silent)
    too_many = await open_socket("192.0.2.1")
    assert too_many.line.sent == REFUSED
    elsewhere = await open_socket("192.0.2.2")
    await elsewhere.welcomed()
    for say_who_they_are_or_leave in (silent[0].welcomed, silent[1].end):
        await say_who_they_are_or_leave()
        new_socket = await open_socket("192.0.2.1")
        assert new_socket.line.sent != REFUSED
        silent.append(new_socket)
    greeting.line.say({"t": "ping"})
    await greeting.line.until(lambda: greeting.line.frames()[-1]["t"] == "pong")
    ending = (greeting, too_many, elsewhere, *silent[:1], *silent[2:])
    await asyncio.gather(*(served.end() for served in ending))
    assert not strangers._counts


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, b"", "192.0.2.1"),
        (0, b"198.51.100.7", "192.0.2.1"),
        (1, b"", "192.0.2.1"),
        (1, b"198.51.100.7", "198.51.100.7"),
        (1, b"203.0.113.9, 198.51.100.7", "198.51.100.7"),
        (2, b"203.0.113.9, 198.51.100.7", "203.0.113.9"),
        (2, b"198.51.100.7", "198.51.100.7"),
    ],
)
def test_the_address_is_the_one_that_our_proxies_forward(
    settings: Any, proxies: int, forwarded: bytes, address: str
) -> None:
    settings.PROXIES = proxies
    headers = [(b"x-forwarded-for", forwarded)] if forwarded else []
    assert find_address({"headers": headers, "client": ("192.0.2.1", 1)}) == address
