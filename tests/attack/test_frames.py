"""Ten thousand malformed frames: each is answered, none causes a server error, and no other player notices anything."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import websockets
from uuid_utils.compat import uuid7

from companion.live.consumer import BURST, BURST_SECONDS, FLOOD, FLOODED
from tests.attack.conftest import Places
from tests.attack.frames import Frame, draw_frames, number_of
from tests.contract.cases import EVERYTHING
from tests.live.phones import Phone, Socket, phones
from tests.live.places import phone_at
from tests.live.tables import start_table
from tests.ops.full_set import full_set
from tests.serving import ServedTable

EMBEDDED_FRAMES = 20_000 if EVERYTHING else 2_000
FULL_SET_FRAMES = 3_000
AT_ONCE = 6
PER_SOCKET = BURST - 1
"""The hello took one message of the limit."""
BATCH = 10
PACE_S = 1.2 * BURST_SECONDS / BURST
"""Pause between two actions, slow enough not to be throttled."""
UNREAD = ("request.not_json", "request.invalid", "request.too_large")


class Victim:
    """A phone that plays its turn over and over while other phones attack."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.acknowledged = 0

    async def play(self, attack: "asyncio.Task[Any]") -> None:
        """Draw and undo until the attack is over. Each action is acknowledged at the next version."""
        while not attack.done() or self.acknowledged < 4:
            action: dict[str, Any] = (
                {"t": "undo"} if self.acknowledged % 2 else {"t": "submit", "action": {"type": "draw"}}
            )
            ack = await self.socket.ask({**action, "seat": 0, "id": str(uuid7()), "version": self.acknowledged + 1})
            assert (ack["t"], ack["v"]) == ("ack", self.acknowledged + 2), ack
            self.acknowledged += 1
            await self.socket.until_version(ack["v"])
            await asyncio.sleep(PACE_S)


class Attack:
    """An attack that sends frames from phones at tables over many sockets. `answers` counts the replies by kind."""

    def __init__(self, frames: list[Frame], attackers: list[Phone]) -> None:
        self.loads = [frames[at : at + PER_SOCKET] for at in range(0, len(frames), PER_SOCKET)]
        self.attackers = attackers
        self.answers: Counter[str] = Counter()
        self.unanswered: list[Frame] = []

    async def run(self) -> None:
        places = asyncio.Semaphore(AT_ONCE)

        async def throw(number: int, load: list[Frame]) -> None:
            async with places:
                await self._throw(self.attackers[number % len(self.attackers)], load)

        await asyncio.gather(*(throw(number, load) for number, load in enumerate(self.loads)))

    async def _throw(self, phone: Phone, load: list[Frame]) -> None:
        async with phone.watching() as socket:
            for at in range(0, len(load), BATCH):
                for frame in load[at : at + BATCH]:
                    await socket.connection.send(frame)
                thrown = min(at + BATCH, len(load))
                await socket.until(lambda s, thrown=thrown: _answers(s) >= thrown)
            assert _answers(socket) == len(load), "one answer to each"
            answered_numbers = Counter(m["n"] for m in socket.messages if m["t"] in ("ack", "reject") and "n" in m)
            numbers = Counter(number for frame in load if (number := number_of(frame)) is not None)
            self.unanswered += [
                frame for frame in load if (n := number_of(frame)) is not None and answered_numbers[n] < numbers[n]
            ]
            self.answers += Counter(m.get("code", m["t"]) for m in socket.messages if m["t"] in ANSWERS)
            assert not socket.count("bye")


ANSWERS = ("ack", "reject", "pong", "welcome")


def _answers(socket: Socket) -> int:
    return sum(socket.count(kind) for kind in ANSWERS) - 1  # without the first welcome


async def attack_server(url: str, number: int) -> Counter[str]:
    """Send `number` frames to a server on which others play; return the counted answers."""
    async with phones(url, 6) as (anna, ben, carla, dora, eve, finn), AsyncExitStack() as stack:
        for pair in ((anna, eve), (ben, carla), (dora, finn)):
            await start_table(list(pair), draw="app")
        tables = [anna.table, ben.table, dora.table]
        known_values = {
            "token": [eve.token, dora.token, finn.token],
            "table": tables,
            "seat": [0, 1],
            "version": [1, 2, 3, 4],
        }
        attack = Attack(
            draw_frames(number, {**known_values, "id": ["a", "b"], "n": [0, 1, 2, 3, 2**53]}), [eve, dora, finn]
        )
        annas = await stack.enter_async_context(anna.watching(0))
        bens = await stack.enter_async_context(ben.watching(0))
        victims = [Victim(annas), Victim(bens)]
        throwing = asyncio.create_task(attack.run())
        await asyncio.gather(throwing, *(victim.play(throwing) for victim in victims))
        for phone, victim in zip((anna, ben), victims, strict=True):
            assert victim.socket.v == victim.acknowledged + 1, "the log holds what its own seats did, and no more"
            assert (await phone.look(0))["document"] == victim.socket.document
            kinds = {message["t"] for message in victim.socket.messages}
            assert kinds <= {"welcome", "view", "update", "ack", "presence"}
            assert all(message["seat"] == 0 for message in victim.socket.messages if message["t"] == "view")
    assert attack.unanswered == []
    assert sum(attack.answers.values()) >= number
    assert attack.answers["server.fault"] == attack.answers["request.throttled"] == 0
    return attack.answers


async def test_malformed_frames_are_answered_and_disturb_nobody(server: ServedTable) -> None:
    answers = await attack_server(server.url, EMBEDDED_FRAMES)
    processed = sum(answers.values()) - sum(answers[code] for code in UNREAD)
    assert processed > EMBEDDED_FRAMES / 3, answers
    assert len(answers) > 10, answers
    assert min(answers["ack"], answers["welcome"], answers["table.not_your_seat"]) > 0, answers


@pytest.mark.deep
@pytest.mark.services
async def test_malformed_frames_are_answered_on_the_full_set_too(
    empty_database: str, empty_redis: str, tmp_path: Path
) -> None:
    """PostgreSQL stores neither NUL nor lone surrogates, and two processes share the tables."""
    services = {"COMPANION_DATABASE_URL": empty_database, "COMPANION_REDIS_URL": empty_redis}
    with full_set(tmp_path, **services) as running:
        answers = await attack_server(running.url, FULL_SET_FRAMES)
        assert running.process.poll() is None
        log_text = running.log.read_text()
    assert "Traceback" not in log_text, log_text
    assert sum(answers.values()) - sum(answers[code] for code in UNREAD) > FULL_SET_FRAMES / 3, answers


ASKING = {"t": "submit", "id": "f", "seat": 0, "version": 1, "action": {"type": "draw"}}


async def test_a_frame_over_the_limit_is_refused_with_its_number(server: ServedTable, places: Places) -> None:
    phone = phone_at(server, places.app)
    async with phone.watching(0, "de") as socket:
        await asyncio.gather(*(socket.say({"t": "ping"}) for _ in range(BURST)))
        await socket.until(lambda s: s.count("pong") == PER_SOCKET)
        for asking in (ASKING, {"t": "undo", "id": "f", "seat": 0, "version": 1}, {"t": "take_host"}):
            reject = await socket.ask(asking)
            assert (reject["t"], reject["code"]) == ("reject", "request.throttled")
            assert 1 <= reject["params"]["seconds"] <= BURST_SECONDS
    await phone.http.aclose()


@pytest.mark.parametrize(
    "frame",
    [
        {**ASKING, "seat": 99},
        {**ASKING, "action": []},
        {**ASKING, "surprise": 1},
        {key: value for key, value in ASKING.items() if key != "version"},
        {**ASKING, "t": "shuffle"},
    ],
)
async def test_a_frame_that_is_no_message_is_refused_with_its_number(
    server: ServedTable, places: Places, frame: dict[str, Any]
) -> None:
    phone = phone_at(server, places.app)
    async with phone.watching(0) as socket:
        assert (await socket.ask(frame))["code"] == "request.invalid"
    await phone.http.aclose()


async def test_a_flood_closes_only_its_own_socket(server: ServedTable, places: Places) -> None:
    phone = phone_at(server, places.app)
    async with phone.watching(0) as other, phone.watching(0) as flooding:
        with suppress(websockets.ConnectionClosed):
            for _ in range(FLOOD * 2):
                await flooding.say({"t": "ping"})
        assert await flooding.until_closed() == FLOODED
        assert not flooding.count("bye"), "the phone keeps what it knows and comes back"
        await other.say({"t": "ping"})
        await other.until(lambda s: s.count("pong"))
    async with phone.watching(0) as second_socket:
        assert second_socket.document
    await phone.http.aclose()


@pytest.mark.parametrize("frame", [b"\xff\xfe", b'{"t":"ping\xc3"}', b"\xed\xa0\x80"])
async def test_text_that_is_not_utf8_closes_only_its_own_socket(
    server: ServedTable, places: Places, frame: bytes
) -> None:
    phone = phone_at(server, places.app)
    async with phone.watching(0) as other, phone.watching(0) as socket:
        await socket.connection.send(frame, text=True)
        assert await socket.until_closed() == 1007
        await other.say({"t": "ping"})
        await other.until(lambda s: s.count("pong"))
    await phone.http.aclose()
