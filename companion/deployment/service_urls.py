"""URLs of services in environment variables. Their passwords are never part of a message."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, quote, unquote, urlsplit

from companion.deployment import environment
from companion.deployment.preflight import StartRefused

DATABASE_SCHEMES: Final = {
    "sqlite": "sqlite:////path/tables.sqlite3",
    "postgres": "postgres://user:password@host:5432/database",
    "postgresql": "postgres://user:password@host:5432/database",
}
"""Scheme -> an example."""
REDIS_SCHEMES: Final = {
    "redis": "redis://host:6379/0",
    "rediss": "rediss://host:6379/0",
    "unix": "unix:///path/redis.sock",
}
MAIL_SCHEMES: Final = dict.fromkeys(("smtp", "smtp+tls", "smtp+ssl"), "smtp+tls://user:password@host:587")
WEB_SCHEMES: Final = dict.fromkeys(("https", "http"), "https://example.org/page")
SCHEME: Final = re.compile(r"[a-z][a-z0-9+.-]*")
ESCAPED: Final = re.compile(r"%[0-9a-f]{2}", re.IGNORECASE)
OPTIONS: Final = re.compile(r"(\w+=[^&]*(&|$))*")
"""What may follow the question mark of a URL."""
USER_AND_PLACE: Final = re.compile(rf"(?P<user>.*?)@(?P<place>[^@?#]*(\?{OPTIONS.pattern})?)")
ESCAPES: Final = "@ is %40, : is %3A, / is %2F, # is %23, ? is %3F and % is %25"


def read_service_url(variable: str, default: str, schemes: Mapping[str, str]) -> str:
    """Return the URL in the environment variable, or refuse one that cannot be right.

    `schemes` maps each supported scheme to an example. Characters of a password that mean something in a URL are
    escaped where it is clear that they belong to the password.
    """
    url = environment.read_text(variable, default)
    if not url:
        return url
    cure = f"Use one like {' or '.join(dict.fromkeys(schemes.values()))}"
    scheme, separator, rest = url.partition("://")
    scheme = scheme.lower()
    if not separator or scheme not in schemes:
        name = scheme if separator and SCHEME.fullmatch(scheme) else "no scheme"
        raise StartRefused(f"{variable} begins with {name}, which is not understood.", cure)
    url = f"{scheme}://{_escape_file(rest) if scheme == 'sqlite' else _with_escapes(variable, rest)}"
    parts = _split(url)
    if parts is None or parts.fragment:
        raise StartRefused(
            f"{variable} is no URL: where its host, port and path are cannot be told.",
            f"{cure} - with the special characters of a user or password escaped: {ESCAPES}.",
        )
    _check(variable, parts, cure)
    return url


def build_broker_url(redis_url: str) -> str:
    """Return the URL by which Celery finds that Redis. It has names of its own for a file and its database."""
    if not redis_url.startswith("unix:"):
        return redis_url
    return re.sub(r"([?&])db=", r"\1virtual_host=", f"redis+socket:{redis_url.removeprefix('unix:')}")


def _check(variable: str, parts: SplitResult, cure: str) -> None:
    """Refuse a URL without a file or a database."""
    path = parts.path.strip("/")
    if parts.scheme == "sqlite" and parts.netloc:
        raise StartRefused(f"{variable} names a host, but SQLite is a file.", cure)
    if parts.scheme == "sqlite" and path == ":memory:":
        raise StartRefused(f"{variable} names no file: tables must outlive the server.", cure)
    if parts.scheme in ("sqlite", "unix") and (not path or parts.path.endswith("/")):
        raise StartRefused(f"{variable} names no file.", cure)
    if parts.scheme.startswith("postgres") and not path:
        raise StartRefused(f"{variable} names no database.", cure)
    if parts.scheme.startswith("redis") and path and not path.isdecimal():
        raise StartRefused(f"{variable} names a database of Redis, which is not a number.", cure)


def _split(url: str) -> SplitResult | None:
    """Return the parts of a URL, or None if it makes no sense. The exception would tell the password."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts


def _escape_file(rest: str) -> str:
    """Return the path of a file, with `~` replaced and the characters escaped that would end it."""
    path = f"/{Path(rest[1:]).expanduser()}" if rest.startswith("/~/") else rest
    return path.replace("#", "%23").replace("+", "%2B")


def _with_escapes(variable: str, rest: str) -> str:
    """Return what follows a URL's scheme, with user and password escaped."""
    parted = USER_AND_PLACE.fullmatch(rest)
    if parted is None or rest.startswith("/") or _is_readable(rest):
        return rest
    userinfo, place = parted["user"], parted["place"]
    if ESCAPED.search(userinfo):
        raise StartRefused(
            f"{variable} has a user or password with special characters, of which only some are escaped.",
            f"Escape all of them: {ESCAPES}.",
        )
    user, colon, password = userinfo.partition(":")
    return f"{quote(user, safe='')}{colon}{quote(password, safe='')}@{place}"


def _is_readable(rest: str) -> bool:
    """True if user and password can be escaped as they should be: no part behind them looks like a rest of them."""
    parts = _split(f"//{rest}")
    if parts is None:
        return False
    try:
        unquote(parts.netloc, errors="strict")
    except UnicodeDecodeError:
        return False
    behind = f"{parts.path}{parts.fragment}" + ("" if "@" in parts.netloc else parts.query)
    return "@" not in behind and OPTIONS.fullmatch(parts.query) is not None
