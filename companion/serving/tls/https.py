"""HTTPS from the settings TLS, TLS_CERT and TLS_KEY."""

from datetime import UTC, datetime
from typing import NamedTuple

from django.conf import settings

from companion.runtime import network, preflight
from companion.serving.server import BesideServer
from companion.serving.startup_banner import Secured
from companion.serving.tls.authority import Identity, fingerprint, load_authority
from companion.serving.tls.operator_certificate import load_operator_certificate
from companion.serving.tls.page import CertificatePage


class Https(NamedTuple):
    """Certificate and key, the announcement, and the page for phones that do not trust the certificate yet."""

    identity: Identity
    secured: Secured
    page: BesideServer | None = None


def https(port: int) -> Https:
    """Return HTTPS for `port`, with the given certificate or one of this server's own authority."""
    now = datetime.now(UTC)
    if settings.TLS_CERT or settings.TLS_KEY:
        identity, names = load_operator_certificate(settings.TLS_CERT, settings.TLS_KEY, settings.ALLOWED_HOSTS, now)
        return Https(identity, Secured(names))
    hosts = [*network.own_hosts(), *(host for host in settings.ALLOWED_HOSTS if not host.startswith("."))]
    authority = load_authority(settings.VAR_DIR / "tls", dict.fromkeys(hosts), now)
    # On a port of its own: one port speaks either TLS or plain HTTP.
    listener = preflight.listen(settings.BIND, settings.PORT and settings.PORT + 1)
    page = CertificatePage(authority.certificate, port, settings.ALLOWED_HOSTS, settings.FRONTEND_DIST)
    secured = Secured((), listener.getsockname()[1], fingerprint(authority.certificate), authority.is_new)
    return Https(authority.server, secured, BesideServer(page, listener))
