"""Limits for sockets that have not said hello yet: only their address is known."""

from collections import Counter
from typing import Final

from django.conf import settings

from companion.deployment.network import identify_client
from companion.runtime.responses import Scope, find_header

HELLO_WITHIN: Final = 10.0
"""Seconds. Phones say hello as soon as their socket is open."""
SILENT: Final = 4008
"""Close code: no hello came in time. The phone may reconnect."""
MOST_OF_AN_ADDRESS: Final = 1000
"""Sockets without a hello, in each process. A whole hall may share an address, and after a cut all its phones reconnect
at the same time."""


class Strangers:
    """The number of sockets without a hello, by address."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def let_in(self, address: str) -> bool:
        """Count one more socket and return True, or return False if the address has too many."""
        if self._counts[address] >= MOST_OF_AN_ADDRESS:
            return False
        self._counts[address] += 1
        return True

    def forget(self, address: str) -> None:
        """Stop counting a socket that has said hello or has left."""
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]


def find_address(scope: Scope) -> str:
    """Return the address that a socket comes from, as limits count it.

    Behind proxies it is the one that the first of ours saw, as for throttles.
    """
    forwarded = find_header(scope, b"x-forwarded-for").split(",") if settings.PROXIES else []
    if any(forwarded):
        return identify_client(forwarded[-min(settings.PROXIES, len(forwarded))].strip())
    client = scope.get("client")
    return identify_client(str(client[0])) if client else ""


strangers = Strangers()
