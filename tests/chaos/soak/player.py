"""A phone that plays by itself and behaves like the app.

Unanswered requests are sent again under their id, also on the next connection; a silent connection is given up; a phone
that is behind sends a new hello.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.live.phones import Document, Message, Phone, apply_patch

PING_EVERY_S = 4.0
SILENCE_S = 9.0
PAUSES_S = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""As in frontend/src/net/socket.ts."""
LATER = frozenset({"table.busy", "request.throttled"})
"""Refusals that are retried. As in frontend/src/net/delivery.ts."""
UNDO_SHARE = 0.04


@dataclass
class Entry:
    """A request of a phone: `acknowledged_version`, or `refused` with a code.

    `lines` is the number of connections on which it was sent. A copy on a lost connection may be applied after another
    copy was refused.
    """

    id: str
    table: str
    prompt: str
    message: Message
    acknowledged_version: int | None = None
    refused: str | None = None
    lines: int = 1


@dataclass
class Ledger:
    """Everything that phones did, and how often a connection was lost. No phone starts anything new once it is
    `closed`."""

    closed: bool = False
    entries: dict[str, Entry] = field(default_factory=dict)
    acknowledged: int = 0
    by_door: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    repeats: int = 0
    lost_lines: int = 0


class Player:
    """A phone at one table after the other, at the same seat or watching (`seat` "spectator")."""

    def __init__(self, phone: Phone, doors: list[str], seat: int | str, ledger: Ledger, seed: str) -> None:
        self.phone, self.doors, self.seat, self.ledger = phone, doors, seat, ledger
        self.rng = random.Random(seed)
        self.table = ""
        self.document: Document | None = None
        self.at = (-1, -1)
        self.open: Entry | None = None
        self.fault: str | None = None
        self._number = 0
        self._barred: set[tuple[str, int]] = set()
        self._line: ClientConnection | None = None
        self._sent_on: ClientConnection | None = None
        self._door = ""
        self._heard = 0.0
        self._welcomed = False
        self._failures = 0
        self._changed = asyncio.Condition()

    # --- connection ----------------------------------------------------------------------------------

    async def attend(self, table: str, leaves: Callable[[], Any]) -> None:
        """Stay at the table, over any number of connections, until `leaves()`.

        :raises AssertionError: the server broke its protocol.
        """
        self.table, self.document, self.at, self.open = table, None, (-1, -1), None
        self._barred.clear()
        line = asyncio.create_task(self._keep_a_line())
        try:
            await self.until(leaves)
        finally:
            line.cancel()
            with suppress(asyncio.CancelledError):
                await line

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait for a condition, checked after each message and each `look_again`."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.fault or condition())
        assert self.fault is None, f"{self.phone.address} at {self.table}: {self.fault}"

    async def look_again(self) -> None:
        """Have waiting conditions checked again."""
        async with self._changed:
            self._changed.notify_all()

    @property
    def is_over(self) -> bool:
        """Return True if the game at the table is over."""
        return self.document is not None and self.document["table"]["status"] == "finished"

    @property
    def is_led_on(self) -> bool:
        """Return True if the table leads to the next one."""
        return self.document is not None and bool(self.document["table"].get("next"))

    def cut(self) -> None:
        """Drop the connection without telling either side."""
        if self._line is not None:
            self._line.transport.abort()

    async def _keep_a_line(self) -> None:
        while True:
            self._door = self.doors[min(self._failures, len(self.doors) - 1)]
            try:
                async with connect(
                    f"{self._door.replace('http', 'ws', 1)}/ws/table",
                    origin=self._door,  # type: ignore[arg-type]
                    local_addr=(self.phone.address, 0),
                    compression=None,
                    max_size=None,
                    open_timeout=SILENCE_S,
                    close_timeout=1,
                    ping_interval=None,
                ) as line:
                    await self._use(line)
            except (OSError, WebSocketException, TimeoutError):
                pass
            except Exception as fault:
                self.fault = repr(fault)
                await self.look_again()
                return
            finally:
                self._line, self._welcomed = None, False
            self.ledger.lost_lines += 1
            pause = PAUSES_S[min(self._failures, len(PAUSES_S) - 1)]
            self._failures += 1
            await asyncio.sleep(pause * self.rng.uniform(0.8, 1.2))

    async def _use(self, line: ClientConnection) -> None:
        self._line, self._heard = line, monotonic()
        await self._send(self.phone.hello(self.seat) | {"table": self.table})
        beat = asyncio.create_task(self._beat(line))
        try:
            async for frame in line:
                self._heard = monotonic()
                await self._take(json.loads(frame))
        finally:
            beat.cancel()

    async def _beat(self, line: ClientConnection) -> None:
        with suppress(OSError, WebSocketException):
            while True:
                await asyncio.sleep(PING_EVERY_S)
                if monotonic() - self._heard > SILENCE_S:
                    line.transport.abort()
                    return
                await self._send({"t": "ping"})
                if self._welcomed:
                    await self._send_again()
                if not self._welcomed or self.document is None:
                    await self._send(self.phone.hello(self.seat) | {"table": self.table})

    async def _send(self, message: Message) -> None:
        if self._line is not None:
            await self._line.send(json.dumps(message))

    async def _send_again(self) -> None:
        if self.open is not None and self.open.acknowledged_version is None:
            self.ledger.repeats += 1
            if self._line is not self._sent_on:
                self._sent_on = self._line
                self.open.lines += 1
            await self._send(self.open.message)

    # --- received messages ----------------------------------------------------------------------------

    async def _take(self, message: Message) -> None:
        at = (message.get("v", -1), message.get("r", 0))
        match message["t"]:
            case "welcome":
                self._welcomed, self._failures = True, 0
                await self._send_again()
            case "view":
                self.document, self.at = message["document"], at
            case "update" if at > self.at:
                self.document, self.at = apply_patch(self.document, message["patch"]), at
            case "ack":
                self._acknowledged(message)
            case "reject":
                self._refused(message, at)
            case "pong" if at > self.at and self.document is not None:
                await self._send(self.phone.hello(self.seat) | {"table": self.table})
            case "bye":
                self.fault = f"sent away: {message['code']}"
        if self.open and self.open.acknowledged_version is not None and self.open.acknowledged_version <= self.at[0]:
            self.open = None
        await self._act()
        await self.look_again()

    def _acknowledged(self, message: Message) -> None:
        entry = self.open
        if entry is None or entry.message["n"] != message["n"]:
            return
        if entry.acknowledged_version is None:
            self.ledger.acknowledged += 1
            self.ledger.by_door[self._door] += 1
        elif entry.acknowledged_version != message["v"]:
            self.fault = f"{entry.id} was acknowledged with {entry.acknowledged_version} and with {message['v']}"
        entry.acknowledged_version = message["v"]

    def _refused(self, message: Message, at: tuple[int, int]) -> None:
        if "document" in message and at > self.at:
            self.document, self.at = message["document"], at
        entry = self.open
        if entry is None or entry.message["n"] != message.get("n") or message["code"] in LATER:
            return
        entry.refused = message["code"]
        self.ledger.refused[entry.refused] += 1
        self._barred.add((entry.prompt, entry.message["version"]))
        self.open = None

    # --- actions --------------------------------------------------------------------------------------

    async def _act(self) -> None:
        """Submit an action if one is possible and none is pending."""
        if self.open or self.ledger.closed or not self._welcomed or not self.document or self.seat == "spectator":
            return
        view = self.document.get("view")
        if view is None or self.document["table"]["status"] != "playing" or self.is_led_on:
            return
        next_action = self._choose_action(view)
        if next_action is None:
            return
        prompt, message = next_action
        self._number += 1
        frame = {"n": self._number, "id": self.phone.new_id(), "seat": self.seat, "version": self.at[0], **message}
        self.open = Entry(frame["id"], self.table, prompt, frame)
        self.ledger.entries[frame["id"]] = self.open
        self._sent_on = self._line
        await self._send(frame)

    def _choose_action(self, view: Document) -> tuple[str, Message] | None:
        """Return (prompt, message) of this player's next action."""
        version = self.at[0]
        assert self.document is not None
        if "undo" in self.document and ("undo", version) not in self._barred and self.rng.random() < UNDO_SHARE:
            return "undo", {"t": "undo"}
        answered_prompts = view.get("answered", {})
        prompts = [
            (key, prompt)
            for key, prompt in view.get("prompts", {}).items()
            if key not in answered_prompts and (key, version) not in self._barred
        ]
        if not prompts:
            return None
        key, prompt = self.rng.choice(prompts)
        return key, {"t": "submit", "action": answer(prompt, self.rng)}

    def shown_document(self) -> bytes:
        return canonical(*self.at, self.document)


def answer(prompt: Document, rng: random.Random) -> Document:
    """Return a random answer that the prompt allows: the payload of an action."""
    action: Document = prompt["action"]
    match prompt["kind"]:
        case "draw":
            return action
        case "pick":
            return {**action, prompt["field"]: rng.choice(prompt["choices"])}
        case "amounts":
            amounts = {amount["id"]: amount.get("least", 0) for amount in prompt["amounts"]}
            amounts[rng.choice(list(amounts))] += rng.randint(0, prompt["limit"] - sum(amounts.values()))
            return {**action, prompt["field"]: amounts}
        case "place":
            place = rng.choice(list(prompt["cells"]))
            turn = rng.choice(list(prompt["cells"][place]))
            x, y = (int(part) for part in place.split(","))
            return {**action, "x": x, "y": y, "rotation": int(turn), **_add(prompt, place, turn, rng)}
        case "move":
            return {**action, **rng.choice(_ways(prompt))}
    choices = [choice for choice in prompt["choices"] if "unavailable" not in choice]
    offered = [*choices, *([prompt["decline"]] if "decline" in prompt else [])]
    return {**action, **rng.choice(offered)["payload"]}


def _add(prompt: Document, place: str, turn: str, rng: random.Random) -> Document:
    """Return what is added to a placement: nothing, a piece on a target, or one that is taken back. Where there are
    several kinds of pieces each is as likely, however many targets it has."""
    targets, further, back = prompt["cells"][place][turn], prompt.get("further", ()), prompt.get("taking_back")
    if not further and not back:
        target = rng.choice([None, *targets])
        return {prompt["field"]: target} if target else {}
    ways: list[list[Document]] = [[{}], [{prompt["field"]: target} for target in targets if prompt.get("stock")]]
    for piece in further:
        own = targets if piece.get("as_plain") else piece.get("cells", {}).get(place, {}).get(turn, {})
        ways.append([{prompt["field"]: target, prompt["kind_field"]: piece["kind"]} for target in own])
    if back and place in back["points"]:
        ways.append([{back["field"]: back["cell"]}])
    return rng.choice(rng.choice([way for way in ways if way]))


def _ways(prompt: Document) -> list[Document]:
    """Return the answers of a move prompt: each way with each choice at its end, and declining."""
    leaves, endings = prompt.get("source", "source"), prompt.get("endings", {})
    ways = [
        {**({leaves: source} if leaves else {}), prompt.get("target", "target"): target, **ending}
        for source, targets in prompt["moves"].items()
        for target, move in targets.items()
        for ending in ([choice["payload"] for choice in endings.get(move.get("ending"), ())] or [{}])
    ]
    return [*ways, *([prompt["decline"]["payload"]] if "decline" in prompt else [])]


def canonical(v: int, r: int, document: Document | None) -> bytes:
    """Encode a document with version and revision; equal documents give equal bytes."""
    return msgspec.json.encode([v, r, document], order="deterministic")
