"""Turns of requests that replay a log: one at a time (docs/decisions/0188)."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final
from uuid import UUID
from weakref import WeakValueDictionary

from companion.errors import TableBusy
from companion.runtime.connections import give_back_connection

PATIENCE_S: Final = 20
_replaying: Final = Lock()
_devices: Final = WeakValueDictionary[UUID, Lock]()
_looking_up: Final = Lock()


@contextmanager
def take_turn(device_id: UUID) -> Iterator[None]:
    """Wait until no other request replays a log, then run the block.

    Each device has one request in that line, and its others wait behind that one. So nobody waits longer because
    another device sends many.

    :raises TableBusy: that took longer than PATIENCE_S.
    """
    give_back_connection()  # waiting may take long
    with _looking_up:
        own = _devices.setdefault(device_id, Lock())
    with _wait_for(own), _wait_for(_replaying):
        yield


@contextmanager
def _wait_for(lock: Lock) -> Iterator[None]:
    if not lock.acquire(timeout=PATIENCE_S):
        raise TableBusy
    try:
        yield
    finally:
        lock.release()
