"""`manage.py serve`: checks, upgrades the database, serves everything from one process, and prints the address."""

import sys
from contextlib import suppress
from socket import socket
from typing import TYPE_CHECKING, Any

import uvicorn
from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from uvicorn.supervisors import Multiprocess

from companion.deployment import environment, preflight
from companion.serving import service_checks
from companion.serving.migrate import find_database_file, upgrade_database
from companion.serving.request_limits import BoundedHeads
from companion.serving.server import AnnouncingServer
from companion.serving.startup_banner import format_announcement

if TYPE_CHECKING:
    from companion.serving.tls.https import Https

# Bytes. A longer message ends the socket; the consumer refuses in words what is shorter and still too long.
LARGEST_SOCKET_MESSAGE = 2 * 1024 * 1024

OTHER_PHOTOS = "or name another folder: COMPANION_PHOTOS=/somewhere/else/photos"


class Command(BaseCommand):
    """Command that serves API, sockets, PWA and system actions on PORT."""

    help = "Check the surroundings, upgrade the database and serve everything on PORT."
    # Its own checks come first and say what to do; `make check` runs Django's.
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--fd",
            type=int,
            action="append",
            default=[],
            help="serve on this inherited listening socket instead of PORT; may be given again",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        processes = environment.read_whole_number("WEB_CONCURRENCY", 1, least=1)
        preflight.raise_file_limit()
        inherited = [socket(fileno=number) for number in options["fd"]]
        with preflight.require_room():
            self.check_surroundings(processes)
            listeners = inherited or [preflight.listen(settings.BIND, settings.PORT)]
            host, port = listeners[0].getsockname()[:2]
            https = speak_https(port)
            self.upgrade()
        secured = https.secured if https else None
        config = uvicorn.Config(
            "companion.serving.asgi:application",
            lifespan="on",
            http=BoundedHeads,
            log_config=None,
            access_log=False,
            server_header=False,
            # Else uvicorn believes X-Forwarded-* of whatever runs on this machine. COMPANION_PROXIES decides alone: the
            # throttles, `hello_limits.find_address` and SECURE_PROXY_SSL_HEADER read these headers themselves.
            proxy_headers=False,
            timeout_graceful_shutdown=3,
            workers=processes,
            ws_max_size=LARGEST_SOCKET_MESSAGE,
            ws_per_message_deflate=False,
            ssl_certfile=https.identity.certificate if https else None,
            ssl_keyfile=https.identity.key if https else None,
            ssl_context_factory=https.context_factory if https else None,
        )
        if processes > 1:
            self.stdout.write(format_announcement(host, port, secured))
            Multiprocess(config, sockets=listeners).run()
            return
        if inherited:
            server = uvicorn.Server(config)
        else:
            server = AnnouncingServer(config, secured, https.page if https else None)
        with suppress(KeyboardInterrupt):
            server.run(sockets=listeners)
        if not server.started:
            sys.exit(3)

    def check_surroundings(self, processes: int) -> None:
        """Refuse an unusable configuration before anything is changed."""
        preflight.require_one_process(processes, redis=not settings.EMBEDDED, sqlite=settings.SQLITE)
        if processes > 1 and settings.TLS and not settings.TLS_CERT:
            raise preflight.StartRefused(
                "TLS=1 is for one process.", "Give a certificate with TLS_CERT and TLS_KEY, or put a proxy in front."
            )
        if settings.HTTPS_ONLY and not (settings.PROXIES or settings.TLS or settings.TLS_CERT):
            raise preflight.StartRefused(
                "COMPANION_HTTPS_ONLY sends phones to HTTPS, but nothing here speaks it.",
                "Say how many proxies in front do (COMPANION_PROXIES=1), use TLS=1, or unset COMPANION_HTTPS_ONLY.",
            )
        if (file := find_database_file()) is not None:
            preflight.hold_database(file)
        if not settings.PHOTOS_STORAGE:
            preflight.require_writable(settings.PHOTOS_DIR, OTHER_PHOTOS)
        preflight.require_build(settings.FRONTEND_DIST)
        if settings.EMBEDDED:
            service_checks.require_services()
        else:
            preflight.require_hosts(settings.ALLOWED_HOSTS)
            service_checks.require_upgraded_services()

    def upgrade(self) -> None:
        """Upgrade the database if this process alone uses it; a shared one is upgraded by `manage.py upgrade`."""
        if not settings.EMBEDDED:
            return
        copy = upgrade_database()
        if copy is not None:
            self.stdout.write(f"Database upgraded; the one before is kept as {copy}")


def speak_https(port: int) -> "Https | None":
    """Return the HTTPS setup for `port`, or None if it is off; `cryptography` is imported only if it is on."""
    if not (settings.TLS or settings.TLS_CERT or settings.TLS_KEY):
        return None
    from companion.serving.tls.https import prepare_https

    return prepare_https(port)
