"""Authentication by `Authorization: Device <token>`, or `Bearer <token>` for clients that know no other scheme."""

from typing import Any, Final

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.request import Request

from companion.errors import UnknownDevice
from companion.people.devices import find_device
from companion.people.models import Device

SCHEMES: Final = (b"device", b"bearer")


class DeviceAuthentication(BaseAuthentication):
    """Authentication of a phone by its token. A request without a valid token is refused."""

    def authenticate(self, request: Request) -> tuple[Device, None]:
        parts = get_authorization_header(request).split()
        if len(parts) != 2 or parts[0].lower() not in SCHEMES:
            raise UnknownDevice
        try:
            token = parts[1].decode("ascii")
        except UnicodeDecodeError:
            raise UnknownDevice from None
        return find_device(token), None

    def authenticate_header(self, request: Request) -> str:
        return "Device"


class DeviceScheme(OpenApiAuthenticationExtension):
    """Description of the authentication in the schema."""

    target_class = "companion.api.auth.DeviceAuthentication"
    name = "device"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {
            "type": "http",
            "scheme": "bearer",
            "description": "The token from POST /api/v1/devices: `Bearer <token>`, or `Device <token>` as phones say.",
        }
