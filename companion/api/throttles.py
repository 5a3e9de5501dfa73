"""Throttles: per device, since a whole table shares one address; per address for making devices, and as a second bound
for guessing codes and passwords (docs/decisions/0064)."""

from time import monotonic, time
from typing import Final

from django.conf import settings
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle, SimpleRateThrottle
from rest_framework.views import APIView

from companion.deployment.network import identify_client
from companion.errors import UnknownCode
from companion.people.errors import NoSuchAccount, WrongMailCode, WrongPassword
from companion.runtime.clocks import CLOCKS_DIFFER_S

WRONG_GUESSES: Final = (UnknownCode, NoSuchAccount, WrongPassword, WrongMailCode)
"""Refusals that tell whoever guesses that the guess was wrong."""


class Throttle(SimpleRateThrottle):
    """Base of all throttles. Requests from the future are forgotten, so a clock that is set back shuts nobody out."""

    num_requests: int
    duration: int

    def timer(self) -> float:
        """Return the time in seconds. Several processes, perhaps on several machines, share no other clock."""
        return monotonic() if settings.EMBEDDED else time()

    def allow_request(self, request: Request, view: APIView) -> bool:
        self.look(request, view)
        return self.throttle_success() if len(self.history) < self.num_requests else self.throttle_failure()

    def look(self, request: Request, view: APIView) -> int:
        """Read what was counted, newest first, and return how much that is."""
        self.key, self.now = self.get_cache_key(request, view), self.timer()
        self.history: list[float] = self.cache.get(self.key, [])
        while self.history and self.history[-1] <= self.now - self.duration:
            self.history.pop()
        while self.history and self.history[0] > self.now + CLOCKS_DIFFER_S:
            self.history.pop(0)
        return len(self.history)

    def wait(self) -> float:
        return self.wait_below(self.num_requests)

    def wait_below(self, number: int) -> float:
        """Return the seconds until fewer than `number` are counted, never more than the window."""
        if len(self.history) < number:
            return 0.0
        return min(self.duration, self.duration - (self.now - self.history[number - 1]))


class DeviceThrottle(Throttle):
    """All requests of one device."""

    scope = "device"
    rate = "600/min"

    def get_cache_key(self, request: Request, view: APIView) -> str:
        return f"throttle-{self.scope}-{request.user.pk}"


def limit_device(name: str, rate: str) -> type[DeviceThrottle]:
    """Return a throttle of some requests of a device, counted under a name of their own."""
    return type(f"{name.title()}Throttle", (DeviceThrottle,), {"scope": name, "rate": rate})


ImportThrottle: Final = limit_device("import", "20/min")
"""Limit of imported files. Each file is replayed from its first entry."""
ExportThrottle: Final = limit_device("export", "20/min")
"""Limit of exported libraries. Each export reads the whole library."""
PhotoThrottle: Final = limit_device("photo", "20/min")
"""Limit of uploaded photos. Each photo is decoded and shrunk."""
PieceThrottle: Final = limit_device("piece", "240/min")
"""Limit of previews in the piece editor. Each tap requests one."""
NewCodeThrottle: Final = limit_device("new-code", "20/min")
"""Limit of code changes. Every old code is stored forever."""
SeatRequestThrottle: Final = limit_device("seat-request", "12/min")
"""Limit of seat requests. Each request interrupts the host."""
AccountThrottle: Final = limit_device("account", "20/min")
"""Limit of sign-ups, sign-ins and requests for mails. Each address has limits too (ACCOUNT_RATE_LIMITS), which one
device alone does not reach."""
DeviceGuesses: Final = limit_device("guesses", "30/min")
"""Limit of wrong guesses."""


class AddressThrottle(Throttle):
    """New devices, per address."""

    scope = "address"
    rate = "120/min"

    def get_cache_key(self, request: Request, view: APIView) -> str:
        return f"throttle-{self.scope}-{identify_client(self.get_ident(request))}"


class AddressGuesses(AddressThrottle):
    """Wrong guesses of all devices of one address. Of 900 million codes an address tries less than 200,000 a day."""

    scope = "code"
    rate = "120/min"


class GuessThrottle(BaseThrottle):
    """Limit of wrong guesses: of codes to tables, seats, histories and boxes, and of passwords.

    One device that guesses shuts out itself alone. While an address has MANY wrong guesses, a device that is wrong has
    FEW tries. An address with as many as AddressGuesses allows is not answered, whatever the guess.
    """

    MANY = 60
    FEW = 3

    def allow_request(self, request: Request, view: APIView) -> bool:
        """True if the device gets an answer. A right guess is not counted."""
        self._device, self._address = DeviceGuesses(), AddressGuesses()
        many = self._address.look(request, view) >= self.MANY
        self._tries = self.FEW if many else self._device.num_requests
        return (
            self._device.look(request, view) < self._tries and len(self._address.history) < self._address.num_requests
        )

    def wait(self) -> float:
        return max(self._device.wait_below(self._tries), self._address.wait())


def count_wrong_guess(request: Request, view: APIView) -> None:
    """Count one wrong guess of the device and of its address."""
    for throttle in (DeviceGuesses(), AddressGuesses()):
        throttle.allow_request(request, view)
