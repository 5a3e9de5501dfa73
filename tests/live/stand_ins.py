"""Stand-ins for both sides of the hub: phones that record messages, and a database whose answers a test can delay."""

import asyncio
import json
from collections import deque
from collections.abc import Iterable
from typing import Any
from uuid import UUID

from uuid_utils.compat import uuid7

from companion.errors import UnknownTable
from companion.live.hub import NOTHING, Hub
from companion.tables.selectors import Documents, Membership
from games.core.event import Narration
from games.core.seats import SPECTATOR, Viewer
from games.core.text import Text
from tests.live.phones import apply_patch

TABLE: UUID = uuid7()


class FakePhone:
    """A phone that records what it is sent."""

    def __init__(self, viewer: Viewer, *seats: int) -> None:
        self.viewer = viewer
        self.seats = seats
        self.heard_at = 0.0
        self.sent = NOTHING
        self.device_id: UUID = uuid7()
        self.frames: list[str] = []

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(str(seat) for seat in self.seats)

    def tell(self, frame: str, v: int, r: int) -> None:
        self.sent = max(self.sent, (v, r))
        self.frames.append(frame)

    def accept_membership(self, membership: Membership) -> None:
        self.seats = membership.seats
        if self.viewer not in (SPECTATOR, *membership.seats):
            self.viewer, self.sent = SPECTATOR, NOTHING

    def dismiss(self) -> None:
        self.frames.append('{"t":"bye"}')

    def sent_messages(self, *kinds: str) -> list[dict[str, Any]]:
        messages = [json.loads(frame) for frame in self.frames]
        return [message for message in messages if message["t"] in (kinds or ("view", "update"))]

    @property
    def document(self) -> Any:
        document: Any = None
        for message in self.sent_messages():
            document = message["document"] if message["t"] == "view" else apply_patch(document, message["patch"])
        return document


class FakeTable:
    """Fake database whose answers a test can hold back after they were read."""

    def __init__(self) -> None:
        self.at = (1, 1)
        self.waited = 0
        self.seats_of_devices: dict[UUID, tuple[int, ...]] = {}
        self.reads = 0
        self.failures = 0
        self.is_deleted = False
        self.gates: deque[asyncio.Event] = deque()
        self.was_read = asyncio.Event()

    def phone(self, viewer: Viewer, *seats: int) -> FakePhone:
        """Return a phone of a device with these seats."""
        phone = FakePhone(viewer, *seats)
        self.seats_of_devices[phone.device_id] = seats
        return phone

    def document(self, viewer: Viewer, at: tuple[int, int]) -> dict[str, Any]:
        return {"table": {"at": list(at)}, "view": {"of": str(viewer)}, f"only-{at[0]}": {}}

    def build_documents(self, table_id: UUID, viewers: Iterable[Viewer], *since: Any) -> Documents:
        assert table_id == TABLE
        self.reads += 1
        self.was_read.set()
        if self.is_deleted:
            raise UnknownTable
        if self.failures:
            self.failures -= 1
            raise RuntimeError("the database is away")
        documents = {viewer: self.document(viewer, self.at) for viewer in viewers}
        narrations = {viewer: (Narration(Text("said", {"v": self.at[0]})),) for viewer in documents}
        return Documents(*self.at, documents, narrations, waited=self.waited)

    def find_memberships(self, table_id: UUID, devices: Iterable[UUID]) -> dict[UUID, Membership]:
        return {
            device: Membership(self.seats_of_devices[device], False)
            for device in devices
            if device in self.seats_of_devices
        }

    def find_newest_versions(self, table_ids: Iterable[UUID]) -> dict[UUID, tuple[int, int]]:
        return {} if self.is_deleted else dict.fromkeys(table_ids, self.at)

    def nudge(self, hub: Hub, v: int, r: int) -> None:
        """Change to this version, and let the hub hear of it."""
        self.at = (v, r)
        hub.hear_nudge(TABLE, v, r)

    def hold(self) -> asyncio.Event:
        """Hold the next answer back until the event is set."""
        self.gates.append(gate := asyncio.Event())
        return gate

    async def next_read(self) -> None:
        """Wait until an answer was read and is being delayed."""
        self.was_read.clear()
        await self.was_read.wait()

    async def in_database(self, work: Any, *arguments: Any) -> Any:
        await asyncio.sleep(0)
        result = work(*arguments)
        if self.gates:
            await self.gates.popleft().wait()
        return result
