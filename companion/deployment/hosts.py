"""The hosts that this server answers to. Its own are read again when somebody asks for another one.

Where its own are answered, so are private addresses and names of home networks: in a container, or behind a router that
forwards a port, phones reach it under such ones, which it cannot know. None of them can be made to stand for this
server by a web page of a stranger (DNS rebinding).
"""

import asyncio
import threading
import time
from collections import deque
from typing import Final

from django.conf import settings
from django.http.request import split_domain_port, validate_host

from companion.deployment import network

READ_EVERY_S: Final = 2.0
"""Whoever asks for foreign hosts makes this machine read its addresses no more often."""
MOST_PRIVATE: Final = 50
"""Private addresses that are known to have been asked for. Strangers can ask for as many as there are."""


def is_answered(host: str) -> bool:
    """True if requests with this Host header are answered. It may have a port."""
    name, _ = split_domain_port(host)
    return bool(name) and validate_host(name, settings.ALLOWED_HOSTS)


async def is_answered_now(host: str) -> bool:
    """As `is_answered`, after a look whether the host is a private address, or became this machine's since the server
    started."""
    if not is_answered(host) and settings.OWN_HOSTS:
        name, _ = split_domain_port(host)
        if network.is_private(name):
            own_hosts.add_private(name)
        else:
            await asyncio.to_thread(own_hosts.read_again)
    return is_answered(host)


class OwnHosts:
    """This machine's own names and addresses among `settings.ALLOWED_HOSTS`."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._next_reading = 0.0
        self._private: deque[str] = deque()

    def add_private(self, address: str) -> None:
        """Answer to a private address from now on. Of many the oldest are forgotten until somebody asks for them."""
        with self._lock:
            if address in settings.ALLOWED_HOSTS:
                return
            settings.ALLOWED_HOSTS.append(address)
            self._private.append(address)
            if len(self._private) > MOST_PRIVATE:
                settings.ALLOWED_HOSTS.remove(self._private.popleft())

    def read_again(self) -> None:
        """Read them, unless that was done just now. A server that answers only to given names has none."""
        with self._lock:
            if not settings.OWN_HOSTS or time.monotonic() < self._next_reading:
                return
            self._next_reading = time.monotonic() + READ_EVERY_S
            hosts = list(
                dict.fromkeys([*settings.GIVEN_HOSTS, *network.list_own_hosts(), *network.HOME_NAMES, *self._private])
            )
            if hosts != settings.ALLOWED_HOSTS:
                settings.ALLOWED_HOSTS = hosts


own_hosts = OwnHosts()
