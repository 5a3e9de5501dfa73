"""Refusal of hosts that this server does not answer to: on a page, in the API's format, for sockets, and in the log."""

import json
import time
from html import escape
from string import Template
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from channels.security.websocket import WebsocketDenier
from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse
from django.http.request import split_domain_port
from django.http.response import HttpResponseBase
from django.views import defaults

from companion.deployment import hosts
from companion.errors import UnknownHost
from companion.runtime.responses import Application, Receive, Scope, Send, find_header
from companion.texts.languages import Language
from companion.texts.localization import choose_language, format_sentence

MOST_LOGGED: Final = 100
"""Hosts of which the log tells in an hour. Strangers can ask for as many as they like."""
HOUR_S: Final = 3600
LONGEST_SHOWN: Final = 260
"""Characters of a host on the page and in the log: the longest name with its port."""
PAGE: Final = Template(
    """<!doctype html>
<html lang="$language">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Tableside</title>
  </head>
  <body>
    <h1>$title</h1>
    <p>$about</p>
    <p>$guest</p>
    <p>$host</p>
  </body>
</html>
"""
)

log = structlog.get_logger(__name__)


def answer_bad_request(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Return the response to a request that Django refuses."""
    if not isinstance(exception, DisallowedHost):
        return defaults.bad_request(request, exception)
    host = request.headers.get("Host", "")
    note_refusal(host)
    language = choose_language(request.headers.get("Accept-Language", ""))
    if request.path.startswith("/api/"):
        refusal = UnknownHost(host=shorten_host(host))
        message = format_sentence(refusal.code, refusal.params, language)
        body = {"code": refusal.code, "params": refusal.params, "message": message, "version": 0}
        return HttpResponse(json.dumps(body), status=400, content_type="application/json")
    return HttpResponse(build_page(host, language), status=400)


def build_page(host: str, language: Language) -> bytes:
    """Return a page that says which host was asked for, and what helps."""
    name, _ = split_domain_port(host[:LONGEST_SHOWN])
    cure = "foreign_host.cure_own" if settings.OWN_HOSTS and not settings.GIVEN_HOSTS else "foreign_host.cure"
    params = {"host": shorten_host(host), "name": name}
    texts = {
        "title": format_sentence("foreign_host.title", params, language),
        "about": format_sentence(UnknownHost.code, params, language),
        "guest": format_sentence("foreign_host.guest", params, language),
        "host": format_sentence(cure, params, language) if name and len(host) <= LONGEST_SHOWN else "",
    }
    return PAGE.substitute({place: escape(text) for place, text in texts.items()}, language=language).encode()


def shorten_host(host: str) -> str:
    """Return a host as it may be shown and logged: short, and without control characters."""
    return "".join(character for character in host[:LONGEST_SHOWN] if character.isprintable())


class LoggedHosts:
    """The hosts whose refusal was logged: each once, until there are MOST_LOGGED and an hour has passed."""

    def __init__(self) -> None:
        self._hosts: set[str] = set()
        self._since = 0.0

    def add(self, host: str) -> bool:
        """Return True if the refusal of the host is to be logged now."""
        now = time.monotonic()
        if len(self._hosts) >= MOST_LOGGED and now >= self._since + HOUR_S:
            self._hosts.clear()
        if not host or host in self._hosts or len(self._hosts) >= MOST_LOGGED:
            return False
        if not self._hosts:
            self._since = now
        self._hosts.add(host)
        return True


logged_hosts = LoggedHosts()


def note_refusal(host: str) -> None:
    """Log the refusal of a host, unless that was done."""
    name = shorten_host(host)
    if logged_hosts.add(name):
        log.warning("host_refused", host=name, cure="Add it to COMPANION_ALLOWED_HOSTS if it is this server's.")


class KnownOrigins:
    """ASGI middleware that refuses sockets of pages that came from another host.

    Every browser says where a page came from. A program says nothing, and holds no token but its own.
    """

    def __init__(self, application: Application) -> None:
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        origin = find_header(scope, b"origin")
        is_page = any(name == b"origin" for name, _ in scope["headers"])
        host = _read_host(origin) if is_page else find_header(scope, b"host")
        if origin in settings.CORS_ALLOWED_ORIGINS or await hosts.is_answered_now(host):
            return await self.application(scope, receive, send)
        note_refusal(host)
        denier: Any = WebsocketDenier()
        return await denier(scope, receive, send)


def _read_host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
