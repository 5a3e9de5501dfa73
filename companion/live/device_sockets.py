"""Sockets that have said hello, by device: how many each device may have, and whose hello is answered next."""

from asyncio import Lock
from typing import Final, Protocol
from uuid import UUID
from weakref import WeakValueDictionary

MOST_OF_A_DEVICE: Final = 8
"""Sockets of a device in each process: a few open pages, and lost connections that the server has not noticed yet."""


class Socket(Protocol):
    """What this module needs of a socket. `heard_at`: when it was last heard, in monotonic seconds."""

    heard_at: float

    def displace(self) -> None:
        """Make room for a newer socket of the same device."""


class DeviceSockets:
    """The sockets of this process, by device."""

    def __init__(self) -> None:
        self._sockets: dict[UUID, set[Socket]] = {}
        self._hellos: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def find_lock(self, token: str) -> Lock:
        """Return the lock under which a hello with this token is answered.

        A device is answered one hello at a time. However many sockets it opens at once, other devices wait for one of
        them.
        """
        return self._hellos.setdefault(token, Lock())

    def add(self, device_id: UUID, socket: Socket) -> Socket | None:
        """Count a socket. If the device now has too many, stop counting one of them and return it.

        It is the socket that has been silent for longest, never the new one.
        """
        sockets = self._sockets.setdefault(device_id, set())
        sockets.add(socket)
        if len(sockets) <= MOST_OF_A_DEVICE:
            return None
        silent = min(sockets - {socket}, key=lambda other: other.heard_at)
        sockets.discard(silent)
        return silent

    def remove(self, device_id: UUID, socket: Socket) -> None:
        """Stop counting a socket."""
        sockets = self._sockets.get(device_id, set())
        sockets.discard(socket)
        if not sockets:
            self._sockets.pop(device_id, None)


device_sockets = DeviceSockets()
