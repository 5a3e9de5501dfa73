"""Sockets that have said hello, by device: how many each may have, and whose turn it is to be welcomed."""

from asyncio import Lock
from typing import Final, Protocol
from uuid import UUID
from weakref import WeakValueDictionary

MOST_OF_A_DEVICE: Final = 8
"""In each process. A person has a few pages open; sockets of lines that were lost linger until their end is noticed."""


class Socket(Protocol):
    """What counts of a socket: when it was last heard, in monotonic seconds."""

    heard_at: float

    def displace(self) -> None:
        """Make room for a newer one of the same device."""


class DeviceSockets:
    """The sockets of this process."""

    def __init__(self) -> None:
        self._sockets: dict[UUID, set[Socket]] = {}
        self._hellos: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def hello(self, token: str) -> Lock:
        """Return what a hello with this token holds while it is answered. A device has one turn at a time: however
        many sockets it opens at once, others wait for one hello of it."""
        return self._hellos.setdefault(token, Lock())

    def add(self, device_id: UUID, socket: Socket) -> Socket | None:
        """Count a socket. If the device now has too many, return the one that has to go, which counts no more: the
        one that was silent for longest, never the new one."""
        sockets = self._sockets.setdefault(device_id, set())
        sockets.add(socket)
        if len(sockets) <= MOST_OF_A_DEVICE:
            return None
        silent = min(sockets - {socket}, key=lambda other: other.heard_at)
        sockets.discard(silent)
        return silent

    def remove(self, device_id: UUID, socket: Socket) -> None:
        """Count a socket no more."""
        sockets = self._sockets.get(device_id, set())
        sockets.discard(socket)
        if not sockets:
            self._sockets.pop(device_id, None)


device_sockets = DeviceSockets()
