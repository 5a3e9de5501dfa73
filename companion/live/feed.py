"""The listen-only socket of a table: whose turn it is, who scored, who has won."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.errors import ListenOnly
from companion.live.consumer import TableConsumer
from companion.live.protocol import Bye, Hello, PhoneMessage, Ping, Pong, Reject
from companion.live.session import Session
from companion.tables import selectors
from companion.tables.feed import Finished, Now, Scored, Turn, compare, sum_up
from companion.tables.merge_patch import merge_apply
from games.core.seats import SPECTATOR

ListenerMessage = Hello | Ping
"""What a listener may send."""
FeedMessage = Now | Turn | Scored | Finished | Pong | Reject | Bye
"""What a listener is sent."""

encoder = msgspec.json.Encoder()


class FeedSession(Session):
    """A listener at a table: a spectator who is told what happens instead of documents, and counts as nobody."""

    _document: dict[str, Any]
    _told: Now | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """No names: a listener is present for no seat."""
        return ()

    def tell(self, frame: str, v: int, r: int) -> None:
        """Say what has happened since the last document. Presence is not passed on."""
        self.sent = max(self.sent, (v, r))
        message = msgspec.json.decode(frame)
        if message["t"] == "view":
            self._document = message["document"]
        elif message["t"] == "update":
            self._document = merge_apply(self._document, message["patch"])
        else:
            return
        now = sum_up(self._document, v)
        for event in (now,) if self._told is None else compare(self._told, now):
            self._connection.queue(encoder.encode(event).decode())
        self._told = now

    def accept_membership(self, membership: selectors.Membership) -> None:
        """Ignore what the device holds: a listener stays a spectator."""

    async def handle(self, message: PhoneMessage) -> None:
        if not isinstance(message, ListenerMessage):
            raise ListenOnly
        await super().handle(message)

    async def _answer_hello(self, message: Hello) -> None:
        self._told = None
        await super()._answer_hello(msgspec.structs.replace(message, seat=SPECTATOR))

    def _greet(self, membership: selectors.Membership) -> None:
        """Send no welcome: a listener is sent `now` instead."""


class FeedConsumer(TableConsumer):
    """The socket of a listener."""

    session_type = FeedSession
