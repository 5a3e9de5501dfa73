"""Throttles: per device, since a whole table shares one address; per address only for guessing codes and for making
devices."""

from collections.abc import Iterator
from contextlib import contextmanager

from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle
from rest_framework.views import APIView

from companion.errors import UnknownCode


class DeviceThrottle(SimpleRateThrottle):
    """All requests of one device."""

    scope = "device"
    rate = "600/min"

    def get_cache_key(self, request: Request, view: APIView) -> str | None:
        return f"throttle-{self.scope}-{request.user.pk}"


class ImportThrottle(DeviceThrottle):
    """Limit of imported files per device. Each file is replayed from its first entry."""

    scope = "import"
    rate = "20/min"


class ExportThrottle(DeviceThrottle):
    """Limit of exported libraries per device. Each export reads the whole library."""

    scope = "export"
    rate = "20/min"


class PhotoThrottle(DeviceThrottle):
    """Limit of uploaded photos per device. Each photo is decoded and shrunk."""

    scope = "photo"
    rate = "20/min"


class PieceThrottle(DeviceThrottle):
    """Limit of previews in the piece editor per device. Each tap requests one."""

    scope = "piece"
    rate = "240/min"


class NewCodeThrottle(DeviceThrottle):
    """Limit of code changes per device. Every old code is stored forever."""

    scope = "new-code"
    rate = "20/min"


class SeatRequestThrottle(DeviceThrottle):
    """Limit of seat requests per device. Each request interrupts the host."""

    scope = "seat-request"
    rate = "12/min"


class AddressThrottle(SimpleRateThrottle):
    """New devices, per address."""

    scope = "address"
    rate = "120/min"

    def get_cache_key(self, request: Request, view: APIView) -> str | None:
        return f"throttle-{self.scope}-{self.get_ident(request)}"


class CodeThrottle(AddressThrottle):
    """Wrong codes, of tables and of seats, per address: 30 a minute, of 900 million. Right ones are not counted."""

    scope = "code"
    rate = "30/min"

    def throttle_success(self) -> bool:
        return True

    def count_wrong_code(self, request: Request, view: APIView) -> None:
        """Count a wrong code of this address."""
        if self.allow_request(request, view):
            super().throttle_success()


@contextmanager
def counting_guesses(request: Request, view: APIView) -> Iterator[None]:
    """Count one wrong guess of the address if the block ends with an unknown code."""
    try:
        yield
    except UnknownCode:
        CodeThrottle().count_wrong_code(request, view)
        raise
