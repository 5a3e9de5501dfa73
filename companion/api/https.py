"""HTTP view of the way to HTTPS, for a phone that came without it."""

from typing import Final

from django.conf import settings
from django.http.request import split_domain_port
from rest_framework.views import APIView

from companion.api import responses
from companion.api.endpoint import endpoint
from companion.deployment import network
from companion.deployment.installation import IS_PACKAGE

COMMAND: Final = "TLS=1 tableside" if IS_PACKAGE else "make run TLS=1"


class WayToHttps(APIView):
    """What browsers withhold from plain HTTP, somebody who runs the server can give."""

    @endpoint(name="https_way")
    def get(self) -> responses.HttpsAdvice:
        """How this server comes to HTTPS, as it was started and as this client reached it."""
        return choose_advice(self.request.get_host())


def choose_advice(host: str) -> responses.HttpsAdvice:
    """Return the advice for a client that reached this server as `host`."""
    name, _ = split_domain_port(host)
    if not network.is_private(name) and "." in name and not name.endswith(network.HOME_NAMES):
        return responses.HttpsAdvice("domain", f"https://{name}")
    if settings.CONTAINER:
        return responses.HttpsAdvice("container", "TABLESIDE_DOMAIN")
    return responses.HttpsAdvice("ask") if settings.PROXIES else responses.HttpsAdvice("command", COMMAND)
