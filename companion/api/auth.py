"""Authentication by `Authorization: Device <token>`."""

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.request import Request

from companion.errors import UnknownDevice
from companion.people.devices import device_of
from companion.people.models import Device

SCHEME = b"device"


class DeviceAuthentication(BaseAuthentication):
    """Authentication of a phone by its token. A request without a valid token is refused."""

    def authenticate(self, request: Request) -> tuple[Device, None]:
        parts = get_authorization_header(request).split()
        if len(parts) != 2 or parts[0].lower() != SCHEME:
            raise UnknownDevice
        try:
            token = parts[1].decode("ascii")
        except UnicodeDecodeError:
            raise UnknownDevice from None
        return device_of(token), None

    def authenticate_header(self, request: Request) -> str:
        return "Device"


class DeviceScheme(OpenApiAuthenticationExtension):
    """Description of the authentication in the schema."""

    target_class = "companion.api.auth.DeviceAuthentication"
    name = "device"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {
            "type": "apiKey",
            "in": "header",
            "name": "Authorization",
            "description": "`Device <token>`, the token from POST /api/devices",
        }
