"""Sockets that have not said hello yet: nothing is known of whoever opened them but an address."""

from collections import Counter
from typing import Final

from django.conf import settings

from companion.runtime.responses import Scope, header

HELLO_WITHIN: Final = 10.0
"""Seconds: phones say hello as soon as their socket is open."""
SILENT: Final = 4008
"""Close code: no hello came in time. The phone may come again."""
MOST_OF_AN_ADDRESS: Final = 1000
"""Sockets that have not said hello, in each process. A whole table shares an address, and a hall may: after a cut all
of its phones come at once."""


class Strangers:
    """How many there are at each address."""

    def __init__(self) -> None:
        self._counted: Counter[str] = Counter()

    def let_in(self, address: str) -> bool:
        """Count one more, unless there are too many."""
        if self._counted[address] >= MOST_OF_AN_ADDRESS:
            return False
        self._counted[address] += 1
        return True

    def forget(self, address: str) -> None:
        """One has said hello, or has left."""
        self._counted[address] -= 1
        if self._counted[address] <= 0:
            del self._counted[address]


def address_of(scope: Scope) -> str:
    """Where a socket comes from, as the last of our own proxies says where there are any; as throttles count."""
    forwarded = header(scope, b"x-forwarded-for").split(",") if settings.PROXIES else []
    if any(forwarded):
        return forwarded[-min(settings.PROXIES, len(forwarded))].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


strangers = Strangers()
