"""Bad frames on the socket: code, a message in the caller's language, no change, and which ones close the socket."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import pytest
import websockets
from uuid_utils.compat import uuid7
from websockets.exceptions import ConnectionClosed

from companion.live.consumer import BURST
from companion.live.device_sockets import MOST_OF_A_DEVICE
from companion.live.frames import MAX_FRAME
from companion.live.session import DISPLACED
from games.core.text import Text
from tests.games.wording import HOUSE, sentence
from tests.live.phones import Message
from tests.live.places import Places, phone_at, stored_rows
from tests.serving import ServedTable

SUBMIT = {"t": "submit", "n": 1, "id": "f", "seat": 0, "version": 1, "action": {"type": "draw_tile", "tile": "E"}}
DEEP = '{"a":' * 10_000 + "1" + "}" * 10_000


def check(message: Message, code: str, language: str) -> None:
    """Assert that a message is a refusal with this code and its text."""
    assert message["code"] == code, message
    assert message["message"] == sentence(HOUSE, language, Text(code, message.get("params", {})))


FRAMES: dict[str, tuple[str | bytes, tuple[str, ...]]] = {
    "nothing": ("", ("request.not_json",)),
    "a word": ("hello", ("request.not_json",)),
    "cut off": ('{"t":"ping"', ("request.not_json",)),
    "two messages": ('{"t":"ping"}{"t":"ping"}', ("request.not_json",)),
    "half a surrogate": ('{"t":"\\ud800"}', ("request.not_json",)),
    "NULs": ("\0\0", ("request.not_json",)),
    "binary": (b'{"t":"ping"}', ("request.not_json",)),
    "binary rubbish": (bytes(range(256)), ("request.not_json",)),
    "nested deeply": (DEEP, ("request.not_json", "request.invalid")),
    "null": ("null", ("request.invalid",)),
    "a list": ('[{"t":"ping"}]', ("request.invalid",)),
    "no type": ("{}", ("request.invalid",)),
    "an unknown type": ('{"t":"shuffle"}', ("request.invalid",)),
    "a type of the server": ('{"t":"welcome","seats":[0],"host":true}', ("request.invalid",)),
    "a type that is a number": ('{"t":7}', ("request.invalid",)),
    "an unknown field": ('{"t":"ping","surprise":1}', ("request.invalid",)),
    "a field missing": ('{"t":"submit","n":1}', ("request.invalid",)),
    "no number": (json.dumps({**SUBMIT, "n": None}), ("request.invalid",)),
    "a number below 0": (json.dumps({**SUBMIT, "n": -1}), ("request.invalid",)),
    "a huge number": (json.dumps({**SUBMIT, "n": 10**30}), ("request.invalid",)),
    "a huge version": (json.dumps({**SUBMIT, "version": 2**40}), ("request.invalid",)),
    "a huge seat": (json.dumps({**SUBMIT, "seat": 99}), ("request.invalid",)),
    "an id with a NUL": (json.dumps({**SUBMIT, "id": "a\0"}), ("request.invalid",)),
    "a long id": (json.dumps({**SUBMIT, "id": "x" * 65}), ("request.invalid",)),
    "an action that is a list": (json.dumps({**SUBMIT, "action": []}), ("request.invalid",)),
    "a number for a language": (
        json.dumps({"t": "hello", "token": "x", "table": "y", "language": 5}),
        ("request.invalid",),
    ),
    "a long frame": (json.dumps({"t": "ping", "x": "x" * MAX_FRAME}), ("request.too_large",)),
    "a megabyte": (json.dumps({"t": "ping", "x": "x" * 1_000_000}), ("request.too_large",)),
}


@pytest.mark.parametrize("frame", FRAMES)
async def test_an_unreadable_frame_is_refused_and_the_socket_stays_open(
    server: ServedTable, places: Places, frame: str, language: str
) -> None:
    content, codes = FRAMES[frame]
    before = stored_rows(server, places.placing.table)
    phone = phone_at(server, places.placing)
    async with phone.connected() as unknown:
        refusal = await unknown.refused(content)
        assert refusal["t"] == "reject"
        assert refusal["code"] in codes
        check(refusal, refusal["code"], "en")
    async with phone.watching(0, language) as socket:
        refusal = await socket.refused(content)
        assert refusal["t"] == "reject"
        assert refusal["code"] in codes
        assert refusal["v"] == places.placing.version
        check(refusal, refusal["code"], language)
        await socket.say({"t": "ping"})
        await socket.until(lambda s: s.count("pong"))
    await phone.http.aclose()
    assert stored_rows(server, places.placing.table) == before


async def test_an_oversized_frame_closes_the_socket(server: ServedTable, places: Places) -> None:
    async with phone_at(server, places.placing).watching() as socket:
        with suppress(ConnectionClosed):  # it may be closed before everything was sent
            await socket.connection.send("x" * 3 * 1024 * 1024)
        assert await socket.until_closed() == 1009


BYES: dict[str, tuple[Any, str]] = {
    "no hello: submit": (SUBMIT, "device.unknown"),
    "no hello: undo": ({"t": "undo", "n": 1, "id": "u", "seat": 0, "version": 1}, "device.unknown"),
    "a token that nobody has": ({"token": "A" * 43}, "device.unknown"),
    "a token of one letter": ({"token": "A"}, "device.unknown"),
    "a stranger's token": ({"stranger": True}, "table.unknown"),
    "a table that is none": ({"table": str(uuid7())}, "table.unknown"),
    "a table that cannot be": ({"table": "../etc"}, "table.unknown"),
}


@pytest.mark.parametrize("case", BYES)
async def test_a_phone_without_access_is_told_and_the_socket_closes(
    server: ServedTable, places: Places, case: str, language: str
) -> None:
    changes, code = BYES[case]
    before = stored_rows(server, places.placing.table)
    phone = phone_at(server, places.placing)
    if "t" in changes:
        message, language = changes, "en"  # no language is known yet
    else:
        message = {**phone.hello(0, language), **changes}
        if message.pop("stranger", False):
            message["token"] = places.stranger
    async with phone.connected() as socket:
        bye = await socket.refused(json.dumps(message))
        assert bye["t"] == "bye"
        check(bye, code, language)
        assert await socket.until_closed() == 4001
        assert [message["t"] for message in socket.messages] == ["bye"], "nothing was shown"
    await phone.http.aclose()
    assert stored_rows(server, places.placing.table) == before


BEHIND: dict[str, dict[str, Any]] = {
    "submit": SUBMIT,
    "undo": {"t": "undo", "n": 1, "id": "u", "seat": 0, "version": 1},
    "take_host": {"t": "take_host", "n": 1},
    "ping": {"t": "ping"},
    "hello": {"t": "hello", "token": "A" * 43, "table": str(uuid7())},
    "nonsense": {},
}


@pytest.mark.parametrize("behind", BEHIND)
async def test_messages_right_behind_a_hello_are_answered_in_order_or_not_read(
    server: ServedTable, places: Places, behind: str
) -> None:
    """The hello is accepted, refused temporarily, or closes the socket."""
    phone = phone_at(server, places.placing)
    logged = len(server.output.read_text())
    welcome, foreign = phone.hello(0), phone.hello(1)
    async with phone.connected() as socket:
        for message in (welcome, BEHIND[behind]):
            await socket.say(message)
        await socket.until(lambda s: {"ack", "reject", "pong"} & {message["t"] for message in s.messages})
        assert socket.messages[0]["t"] == "welcome"
    async with phone.connected() as socket:
        for message in (foreign, BEHIND[behind], welcome):
            await socket.say(message)
        await socket.until(lambda s: s.count("view") or s.count("bye"))
        assert next(m["code"] for m in socket.messages if m["t"] == "reject") == "table.not_your_seat"
        if behind in ("submit", "undo", "take_host"):
            assert [(m["n"], m["code"]) for m in socket.messages if "n" in m] == [(1, "table.not_your_seat")]
    async with phone.connected() as socket:
        for message in ({**welcome, "token": "A" * 43}, BEHIND[behind]):
            await socket.say(message)
        assert await socket.until_closed() == 4001
        assert [message["t"] for message in socket.messages] == ["bye"]
    async with phone.watching(0):  # by now the server has read everything
        assert "Traceback" not in server.output.read_text()[logged:]
    await phone.http.aclose()


async def test_a_device_that_opens_too_many_sockets_keeps_the_newest(
    server: ServedTable, places: Places, language: str
) -> None:
    phone = phone_at(server, places.placing)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(phone.watching(0, language)) for _ in range(MOST_OF_A_DEVICE + 2)]
        for displaced in sockets[:2]:
            assert await displaced.until_closed() == DISPLACED
            check(displaced.last("bye"), "device.too_many_sockets", language)
        for socket in sockets[2:]:
            await socket.say({"t": "ping"})
            await socket.until(lambda s: s.count("pong"))
    await phone.http.aclose()


async def test_a_hello_from_a_foreign_seat_shows_nothing(server: ServedTable, places: Places, language: str) -> None:
    phone = phone_at(server, places.placing, 0)
    async with phone.connected() as socket:
        for seat in (1, 15):
            refusal = await socket.refused(json.dumps(phone.hello(seat, language)))
            assert refusal["t"] == "reject"
            check(refusal, "table.not_your_seat", language)
        assert not socket.count("view")
        await socket.say(phone.hello(0, language))
        await socket.until(lambda s: s.count("view"))
        refusal = await socket.refused(json.dumps(phone.hello(1, language)))
        check(refusal, "table.not_your_seat", language)
        assert socket.count("view") == 1
    await phone.http.aclose()


async def test_the_handshake_sets_the_language_until_a_hello_does(server: ServedTable, places: Places) -> None:
    phone = phone_at(server, places.placing, 0)
    hello = phone.hello(1)
    del hello["language"]
    async with phone.connected(headers={"Accept-Language": "en;q=0.1, de-AT"}) as socket:
        check(await socket.refused("hello"), "request.not_json", "de")
        check(await socket.refused(json.dumps(hello)), "table.not_your_seat", "de")
        for unknown in ("tlh", "", "de-AT", "C", "x" * 500):
            check(await socket.refused(json.dumps(phone.hello(1, unknown))), "table.not_your_seat", "de")
        check(await socket.refused(json.dumps(phone.hello(1, "en"))), "table.not_your_seat", "en")
        check(await socket.refused(json.dumps(hello)), "table.not_your_seat", "en")
    await phone.http.aclose()


async def test_an_accepted_socket_stays_accepted_when_it_asks_for_another_seat(
    server: ServedTable, places: Places
) -> None:
    phone = phone_at(server, places.placing, 0)
    async with phone.watching(0, "de") as socket:
        for changes, code in (
            ({"token": "A" * 43}, "device.unknown"),
            ({"table": str(uuid7())}, "table.unknown"),
        ):
            refusal = await socket.refused(json.dumps({**phone.hello(0, "de"), **changes}))
            assert refusal["t"] == "reject"
            check(refusal, code, "de")
        await socket.say({"t": "ping"})
        await socket.until(lambda s: s.count("pong"))
        assert (socket.count("view"), socket.seat) == (1, 0)
    await phone.http.aclose()


async def test_there_is_one_socket_address_and_it_is_no_page(server: ServedTable) -> None:
    with pytest.raises((websockets.InvalidStatus, websockets.InvalidMessage)) as refusal:
        await websockets.connect(f"{server.socket_url}/ws/other", origin=server.url)  # type: ignore[arg-type]
    assert refusal.value.response.status_code < 500
    async with httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.get("/ws/table")).status_code == 404


async def test_too_many_messages_are_throttled(server: ServedTable, places: Places) -> None:
    phone = phone_at(server, places.placing, 0)
    async with phone.watching(0, "de") as socket:
        await asyncio.gather(*(socket.say({"t": "ping"}) for _ in range(BURST + 20)))
        await socket.until(lambda s: s.count("pong") + s.count("reject") == BURST + 20)
        assert socket.count("pong") == BURST - 1  # the hello counted too
        check(socket.last("reject"), "request.throttled", "de")
    async with phone.watching(0) as second_socket:
        await second_socket.say({"t": "ping"})
        await second_socket.until(lambda s: s.count("pong"))
    await phone.http.aclose()


async def test_a_stale_phone_gets_the_fresh_view_with_its_reject(server: ServedTable, places: Places) -> None:
    table = places.placing
    phone = phone_at(server, table, table.active)
    async with phone.watching(table.active, "de") as socket:
        document = socket.document
        place = {"type": "place_tile", "x": 0, "y": 0, "rotation": 0}
        late = {"id": "late", "seat": table.active, "version": table.version - 1, "action": place}
        reject = await socket.ask({"t": "submit", **late})
        check(reject, "table.stale_version", "de")
        assert (reject["document"], reject["v"]) == (document, table.version)
    await phone.http.aclose()
