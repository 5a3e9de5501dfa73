"""HTTPS from the settings TLS, TLS_CERT and TLS_KEY."""

import ssl
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final, NamedTuple

from django.conf import settings

from companion.deployment import hosts, network, preflight
from companion.serving.server import BesideServer
from companion.serving.startup_banner import Secured
from companion.serving.tls.authority import Identity, format_fingerprint, load_authority, renew_server_certificate
from companion.serving.tls.operator_certificate import load_operator_certificate
from companion.serving.tls.page import CertificatePage
from companion.serving.tls.plain_http import LeadingContext
from companion.tables.outages import explain_outage

LOOK_EVERY_S: Final = 3600.0
"""How old the last look at the server's certificate gets before a handshake looks again."""
ContextFactory = Callable[[Any, Callable[[], ssl.SSLContext]], ssl.SSLContext]
"""Called by uvicorn with its configuration and a function that makes a context of the certificate's files."""


class Https(NamedTuple):
    """Certificate and key, the announcement, and the page for phones that do not trust the certificate yet.

    `context_factory` makes contexts whose certificate follows this machine's addresses.
    """

    identity: Identity
    secured: Secured
    context_factory: ContextFactory
    page: BesideServer | None = None


def prepare_https(port: int) -> Https:
    """Return HTTPS for `port`, with the given certificate or one of this server's own authority."""
    now = datetime.now(UTC)
    if settings.TLS_CERT or settings.TLS_KEY:
        identity, names = load_operator_certificate(settings.TLS_CERT, settings.TLS_KEY, settings.ALLOWED_HOSTS, now)
        return Https(identity, Secured(names), build_leading_context)
    authority = load_authority(settings.VAR_DIR / "tls", list_certified_hosts(), now)
    # On a port of its own: plain HTTP on that for HTTPS only leads to HTTPS.
    listener = preflight.listen(settings.BIND, settings.PORT and settings.PORT + 1)
    page = CertificatePage(authority.certificate, port, settings.FRONTEND_DIST)
    reachable = [host for host in network.list_phone_hosts(settings.BIND) if host.strip("[]") in authority.names]
    secured = Secured(reachable, listener.getsockname()[1], format_fingerprint(authority.certificate), authority.is_new)
    return Https(authority.server, secured, build_following_context, BesideServer(page, listener))


def list_certified_hosts() -> list[str]:
    """Return the names and addresses for which this server needs a certificate."""
    return [*network.list_own_hosts(), *(host for host in settings.GIVEN_HOSTS if not host.startswith("."))]


def build_leading_context(config: Any, new_context: Callable[[], ssl.SSLContext]) -> ssl.SSLContext:
    """Return a context for the server's certificate that leads plain HTTP to HTTPS."""
    context = LeadingContext(config.ssl_version)
    context.load_cert_chain(config.ssl_certfile, config.ssl_keyfile)
    return context


def build_following_context(config: Any, new_context: Callable[[], ssl.SSLContext]) -> ssl.SSLContext:
    """Return a context that looks at each handshake whether this machine's addresses changed.

    A phone that calls by a new address then gets a certificate for it. The look is cheap and seldom
    (`hosts.READ_EVERY_S`). Now and then the certificate is looked at as well: it ends while a server runs for a year,
    and its dates are wrong if the clock was when the server started.
    """
    context = current = build_leading_context(config, new_context)
    answered = settings.ALLOWED_HOSTS
    looked_at = monotonic()

    def look(connection: ssl.SSLObject, name: str | None, initial: ssl.SSLContext) -> None:
        nonlocal current, answered, looked_at
        hosts.own_hosts.read_again()
        if answered is not settings.ALLOWED_HOSTS or monotonic() - looked_at > LOOK_EVERY_S:
            allowed_hosts = settings.ALLOWED_HOSTS
            try:
                renew_server_certificate(settings.VAR_DIR / "tls", list_certified_hosts(), datetime.now(UTC))
                current, answered, looked_at = new_context(), allowed_hosts, monotonic()
            except OSError as error:
                if explain_outage(error) is None:
                    raise
                # The disk is full: the next handshake tries again, and phones at the old addresses go on.
        connection.context = current

    context.sni_callback = look
    return context
