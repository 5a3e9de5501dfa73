"""Creation and authentication of devices."""

import hashlib
import secrets

from companion.errors import UnknownDevice
from companion.people.models import Device
from companion.runtime.raw_sql import find

TOKEN_BYTES = 32
MAX_TOKEN_LENGTH = 64


def create_device() -> tuple[Device, str]:
    """Create a device and its token: 256 random bits, shown this once."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return Device.objects.create(token_hash=_hash(token)), token


def find_device(token: str) -> Device:
    """Return the device that holds `token`.

    :raises UnknownDevice: no device does.
    """
    if not 0 < len(token) <= MAX_TOKEN_LENGTH:
        raise UnknownDevice
    device = find(Device, token_hash=_hash(token))
    if device is None:
        raise UnknownDevice
    return device


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
