"""A single socket: what it buffers for a phone that does not read, and that it releases everything."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from companion.archive.errors import PhotosBusy
from companion.errors import (
    IllegalAction,
    NoRoom,
    NotYourSeat,
    RateLimited,
    RemovedFromTable,
    ServerFault,
    StaleVersion,
    TableBusy,
    UnknownDevice,
)
from companion.live import consumer as consumer_module
from companion.live import session as session_module
from companion.live.consumer import MOST_WAITING
from companion.live.device_sockets import MOST_OF_A_DEVICE, device_sockets
from companion.live.hello_limits import SILENT, strangers
from companion.live.hub import NOTHING, hub
from companion.live.session import DISPLACED
from companion.tables.selectors import Documents, Membership
from companion.texts.localization import format_sentence
from games.core.seats import HOST, SPECTATOR
from tests.live.phones import PATIENCE_S
from tests.live.sockets import DEVICE, HELLO, TABLE, ServedSocket
from tests.live.sockets import database as database  # a fixture


@pytest_asyncio.fixture
async def served(database: dict[str, Any]) -> AsyncIterator[ServedSocket]:
    """A socket that has been welcomed. It ends with the test."""
    socket = ServedSocket()
    await socket.welcomed()
    yield socket
    await socket.end()


async def test_a_socket_that_does_not_say_hello_is_closed(
    database: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = ServedSocket()
    await served.welcomed()
    monkeypatch.setattr(consumer_module, "HELLO_WITHIN", 0)
    silent = ServedSocket()
    silent.line.say({"t": "ping"})
    closing = {"type": "websocket.close", "code": SILENT}
    await silent.line.until(lambda: closing in silent.line.sent)
    await silent.end()
    assert closing not in served.line.sent
    await served.end()
    assert not strangers._counts, "nobody is counted who is known or gone"


async def test_the_buffer_for_a_phone_that_does_not_read_is_bounded(served: ServedSocket) -> None:
    session, line = served.session, served.line
    session.tell('{"t":"view"}', 1, 1)
    await line.until(lambda: len(line.frames()) == 2)
    line.listens.clear()
    session.tell('{"t":"update","v":2}', 2, 1)
    await line.until(lambda: not served.consumer._outgoing)  # one frame is being sent, and blocks
    behind = 0
    for version in range(3, 1000):
        session.tell(f'{{"t":"update","v":{version}}}', version, 1)
        assert len(served.consumer._outgoing) <= MOST_WAITING
        behind += session.sent == NOTHING
        if session.sent == NOTHING:  # as the hub does for every phone that has nothing
            session.tell(f'{{"t":"view","v":{version}}}', version, 1)
    assert behind >= 20
    line.listens.set()
    await line.until(lambda: line.frames()[-1].get("v") == 999)
    received = [(frame["t"], frame["v"]) for frame in line.frames()[3:]]
    assert received[0][0] == "view", "what comes after a gap is whole"
    assert [v for _, v in received] == list(range(received[0][1], 1000))


async def test_a_closed_socket_leaves_nothing_behind(database: dict[str, Any]) -> None:
    for end in ("left", "crashed", "cancelled"):
        served = ServedSocket()
        await served.welcomed()
        consumer_ref = weakref.ref(served.consumer)
        assert served.consumer._sender is None, "an idle phone has no task of its own"
        served.session.tell("{}", 1, 1)
        sender = served.consumer._sender
        assert sender
        assert served.session in hub._tables[TABLE].phones
        if end == "left":
            await served.end()
        elif end == "crashed":
            served.line.incoming.put_nowait({"type": "websocket.unheard_of"})
            with pytest.raises(AttributeError, match="unheard_of"):
                await served.task
        else:
            served.task.cancel()
            await asyncio.gather(served.task, return_exceptions=True)
        assert TABLE not in hub._tables
        await asyncio.gather(sender, return_exceptions=True)
        del served, sender
        await asyncio.sleep(0)  # let the loop release what it held
        gc.collect()
        assert consumer_ref() is None, end


async def test_a_phone_that_leaves_before_its_frames_are_sent_ends_quietly(served: ServedSocket) -> None:
    async def send(message: dict[str, Any]) -> None:
        raise OSError

    served.consumer.base_send = send
    served.session.tell("{}", 1, 1)
    sender = served.consumer._sender
    assert sender
    await asyncio.wait_for(sender, PATIENCE_S)


async def test_a_server_error_is_answered_and_the_socket_stays_open(
    served: ServedSocket, database: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    database["submit_action"] = RuntimeError("of the database")
    served.line.say({"t": "submit", "n": 9, "id": "a", "seat": 1, "version": 1, "action": {"type": "secret"}})
    await served.line.until(lambda: len(served.line.frames()) == 2)
    reject = served.line.frames()[-1]
    assert (reject["t"], reject["n"], reject["code"], reject["status"]) == ("reject", 9, ServerFault.code, 500)
    assert reject["message"] == format_sentence(ServerFault.code, {}, "de") != ServerFault.code
    assert "message_failed" in caplog.text
    assert "secret" not in caplog.text
    served.line.say({"t": "ping"})
    await served.line.until(lambda: served.line.frames()[-1]["t"] == "pong")


async def test_the_next_update_is_relative_to_the_document_of_a_reject(
    served: ServedSocket, database: dict[str, Any]
) -> None:
    session, line = served.session, served.line
    session.tell('{"t":"view"}', 5, 1)
    database["submit_action"] = StaleVersion()
    database["build_document"] = Documents(6, 1, {1: {"table": {}}}, {})
    line.say({"t": "submit", "n": 3, "id": "a", "seat": 1, "version": 4, "action": {}})
    await line.until(lambda: len(line.frames()) == 3)
    reject = line.frames()[-1]
    assert (reject["t"], reject["v"], reject["document"]) == ("reject", 6, {"table": {}})
    assert session.sent == (6, 1)


async def test_a_dismissed_phone_is_told_why_without_a_document(served: ServedSocket, database: dict[str, Any]) -> None:
    database["submit_action"] = StaleVersion()
    database["build_document"] = RemovedFromTable()
    served.line.say({"t": "submit", "n": 3, "id": "a", "seat": 1, "version": 4, "action": {}})
    await served.line.until(lambda: served.line.frames()[-1]["t"] == "reject")
    reject = served.line.frames()[-1]
    assert (reject["n"], reject["code"]) == (3, "table.stale_version")
    assert "document" not in reject


async def test_a_phone_that_is_no_longer_a_member_is_told_and_the_socket_closes(served: ServedSocket) -> None:
    served.session.dismiss()
    await served.line.until(lambda: served.line.sent[-1]["type"] == "websocket.close")
    assert served.line.sent[-1]["code"] == 4001
    bye = served.line.frames()[-1]
    assert (bye["t"], bye["code"]) == ("bye", "table.unknown")
    assert bye["message"] == format_sentence("table.unknown", {}, "de")


async def test_a_phone_that_lost_its_seat_continues_as_a_spectator(served: ServedSocket) -> None:
    session, line = served.session, served.line
    session.tell('{"t":"view"}', 1, 1)
    session.accept_membership(Membership((1,), True))
    session.accept_membership(Membership((1, 2), True))
    await line.until(lambda: len(line.frames()) == 3)
    assert line.frames()[-1] == {"t": "welcome", "seats": [1, 2], "host": True}
    assert (session.viewer, session.sent) == (1, (1, 1))
    session.accept_membership(Membership((1, 2), False))
    await line.until(lambda: len(line.frames()) == 4)
    assert line.frames()[-1] == {"t": "welcome", "seats": [1, 2], "host": False}
    session.accept_membership(Membership((0,), False))
    await line.until(lambda: len(line.frames()) == 5)
    assert line.frames()[-1]["seats"] == [0]
    assert (session.viewer, session.sent) == (SPECTATOR, NOTHING)


async def test_a_request_for_the_hosts_role_includes_the_hosts_silence(
    database: dict[str, Any], settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.EMBEDDED = True
    arguments_seen: list[Any] = []

    async def in_database(work: Any, *arguments: Any) -> Any:
        await asyncio.sleep(0)
        if work.__name__ == "take_over_host":
            arguments_seen.extend(arguments)
            return 7
        return database[work.__name__]

    for name in ("run_in_database", "run_in_database_in_line"):
        monkeypatch.setattr(session_module, name, in_database)
    served = ServedSocket()
    await served.welcomed()
    hub._tables[TABLE].attendance._heard_at[HOST] -= 75
    served.line.say({"t": "take_host", "n": 4})
    await served.line.until(lambda: {"t": "ack", "n": 4, "v": 7} in served.line.frames())
    _device, table_id, host_silent_for = arguments_seen
    assert table_id == TABLE
    assert 75 <= host_silent_for < 135
    await served.end()


SUBMIT = {"t": "submit", "n": 7, "id": "a", "seat": 1, "version": 3, "action": {"type": "draw"}}


async def test_a_copy_of_a_refused_action_is_not_done_later(served: ServedSocket, database: dict[str, Any]) -> None:
    database["submit_action"] = IllegalAction("table.others_first")
    served.line.say(SUBMIT)
    await served.line.until(lambda: len(served.line.frames()) == 2)
    database["submit_action"] = 4  # by now the rules would allow it
    served.line.say(SUBMIT)
    await served.line.until(lambda: len(served.line.frames()) == 3)
    first, copy = served.line.frames()[1:]
    assert copy == first
    assert (first["t"], first["n"], first["code"], first["status"]) == ("reject", 7, "table.others_first", 422)
    served.line.say({**SUBMIT, "n": 8, "id": "b"})
    await served.line.until(lambda: served.line.frames()[-1] == {"t": "ack", "n": 8, "v": 4})


async def test_a_temporarily_refused_action_is_done_when_it_is_sent_again(
    served: ServedSocket, database: dict[str, Any]
) -> None:
    for passing in (TableBusy(), NoRoom(), PhotosBusy(), RateLimited(seconds=1), RuntimeError("of the inside")):
        database["submit_action"] = passing
        served.line.say(SUBMIT)
        await served.line.until(lambda: served.line.frames()[-1]["t"] == "reject")
        database["submit_action"] = 4
        served.line.say(SUBMIT)
        await served.line.until(lambda: served.line.frames()[-1] == {"t": "ack", "n": 7, "v": 4})


async def test_messages_behind_a_hello_that_closes_the_socket_are_not_read(database: dict[str, Any]) -> None:
    database["_identify"] = UnknownDevice()
    for behind in (HELLO, SUBMIT, {"t": "ping"}, {"t": "nonsense"}):
        served = ServedSocket()
        for message in (HELLO, behind, behind):
            served.line.say(message)
        await served.line.until(lambda served=served: {"type": "websocket.close", "code": 4001} in served.line.sent)
        await served.end()
        assert [frame["t"] for frame in served.line.frames()] == ["bye"]


@pytest.mark.parametrize("passing", [TableBusy(), NotYourSeat(), RuntimeError("of the database")])
async def test_messages_behind_a_temporarily_refused_hello_are_refused_with_its_reason(
    database: dict[str, Any], passing: Exception
) -> None:
    served = ServedSocket()
    database["_identify"] = passing
    for message in (HELLO, SUBMIT):
        served.line.say(message)
    await served.line.until(lambda: len(served.line.frames()) == 2)
    code = getattr(passing, "code", ServerFault.code)
    assert [(frame["t"], frame["code"]) for frame in served.line.frames()] == [("reject", code)] * 2
    assert served.line.frames()[1]["n"] == SUBMIT["n"]
    database["_identify"], database["submit_action"] = (DEVICE, Membership((1,), True)), 4
    for message in (HELLO, SUBMIT):
        served.line.say(message)
    await served.line.until(lambda: {"t": "ack", "n": 7, "v": 4} in served.line.frames())
    await served.end()


async def test_a_socket_with_a_refused_hello_stays_unidentified(
    database: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = ServedSocket()
    await served.line.until(lambda: served.line.sent)
    database["_identify"] = NotYourSeat()
    monkeypatch.setattr(consumer_module, "HELLO_WITHIN", 0)
    served.line.say(HELLO)
    await served.line.until(lambda: {"type": "websocket.close", "code": SILENT} in served.line.sent)
    assert strangers._counts
    await served.end()
    assert not strangers._counts


async def test_sockets_of_a_device_are_limited_and_the_longest_silent_one_is_closed(database: dict[str, Any]) -> None:
    sockets = [ServedSocket() for _ in range(MOST_OF_A_DEVICE)]
    for served in sockets:
        await served.welcomed()
    for served in sockets[:2]:
        served.line.say({"t": "ping"})
        await served.line.until(lambda served=served: served.line.frames()[-1]["t"] == "pong")
    newest = ServedSocket()
    await newest.welcomed()
    displaced = sockets.pop(2)
    await displaced.line.until(lambda: displaced.line.sent[-1] == {"type": "websocket.close", "code": DISPLACED})
    bye = displaced.line.frames()[-1]
    assert (bye["t"], bye["code"]) == ("bye", "device.too_many_sockets")
    assert bye["message"] == format_sentence(bye["code"], {}, "de") != bye["code"]
    assert displaced.session not in hub._tables[TABLE].phones
    await displaced.end()
    for served in (*sockets, newest):
        assert served.line.frames()[-1]["t"] != "bye"
        await served.end()
    assert not device_sockets._sockets


class Gate:
    """A gate that delays queries to the database."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.queries: asyncio.Queue[str] = asyncio.Queue()
        self.opens = asyncio.Event()
        monkeypatch.setattr(session_module, "run_in_database_in_line", self.in_database)

    async def in_database(self, work: Any, token: str, table: Any) -> Any:
        self.queries.put_nowait(token)
        await self.opens.wait()
        return DEVICE, Membership((1,), True)


async def test_hellos_of_a_device_are_processed_one_at_a_time(
    database: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    several, other = [ServedSocket() for _ in range(3)], ServedSocket()
    for served in several:
        served.line.say(HELLO)
    await several[-1].line.until(lambda: several[-1].line.sent)
    other.line.say({**HELLO, "token": "another"})
    async with asyncio.timeout(PATIENCE_S):
        assert [await gate.queries.get() for _ in range(2)] == ["known", "another"]
    gate.opens.set()
    for served in (*several, other):
        await served.line.until(lambda served=served: served.line.frames())
        assert served.line.frames()[0]["t"] == "welcome"
        await served.end()


async def test_a_socket_that_closes_during_its_hello_is_not_registered(
    served: ServedSocket, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    served.line.say(HELLO)
    await asyncio.wait_for(gate.queries.get(), PATIENCE_S)
    served.session.displace()
    gate.opens.set()
    served.line.say({"t": "ping"})
    await served.line.until(lambda: served.line.sent[-1]["type"] == "websocket.close")
    assert TABLE not in hub._tables
    assert not device_sockets._sockets


async def test_only_a_tv_says_which_step_of_the_final_scoring_it_shows(database: dict[str, Any]) -> None:
    """A TV watches as a spectator. What a seat's phone says of a step takes nobody along."""
    for hello, names in (({**HELLO, "seat": "spectator"}, ("1", HOST, "step 3")), (HELLO, ("1", HOST))):
        served = ServedSocket()
        served.line.say(hello)
        served.line.say({"t": "ping", "step": 3})
        await served.line.until(lambda line=served.line: line.frames()[-1:] and line.frames()[-1]["t"] == "pong")
        assert served.session.names == names
        served.line.say({"t": "ping"})
        await served.line.until(lambda line=served.line: [frame["t"] for frame in line.frames()].count("pong") == 2)
        assert served.session.names == ("1", HOST)
        await served.end()
