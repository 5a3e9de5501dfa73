"""Checks before the server starts. Each refusal says what is wrong and how to correct it."""

import base64
import errno
import fcntl
import json
import multiprocessing
import os
import re
import resource
import secrets
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TextIO
from urllib.parse import urlsplit

from companion.deployment.installation import COMMAND, START_COMMAND
from companion.deployment.network import EVERYWHERE_IPV6, format_url_host
from companion.runtime.room import is_lack_of_room

HIGHEST_PORT: Final = 65_535
MOST_FILES: Final = 10_000
"""Ten times `hello_limits.MOST_OF_AN_ADDRESS`, and no more than macOS gives."""
LEAST_SECRET: Final = 16
"""Characters of a secret that nobody guesses."""
SENDER: Final = re.compile(r"([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?")
"""An address that mails come from, perhaps with a name before it."""


class StartRefused(SystemExit):
    """Exit of the process with code 1 and a message on stderr, without a traceback."""

    def __init__(self, problem: str, cure: str) -> None:
        super().__init__(f"Cannot start: {problem}\n{cure}")


@contextmanager
def require_room() -> Iterator[None]:
    """Refuse to start if what the block writes finds no room. It can decorate a function, too."""
    try:
        yield
    except Exception as error:
        if not is_lack_of_room(error):
            raise
        raise StartRefused(f"there is no room left on the disk ({error}).", "Free some, then start again.") from error


def is_damaged(error: Exception) -> bool:
    """Return whether SQLite says that a file is no database, or not a whole one."""
    cause = error.__cause__ or error
    return getattr(cause, "sqlite_errorname", "").startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT"))


@contextmanager
def require_sound_file(path: Path | None) -> Iterator[None]:
    """Refuse to start if the SQLite file that the block reads is no database, or not a whole one."""
    try:
        yield
    except Exception as error:
        if not is_damaged(error):
            raise
        raise StartRefused(
            f"{path} is damaged, or no database ({error}).",
            f"Put the newest backup in its place; the file is kept beside: {COMMAND} restore --replace FILE",
        ) from error


def require_hosts(hosts: Sequence[str]) -> None:
    """Refuse to start several processes without public host names."""
    if not hosts:
        raise StartRefused(
            "COMPANION_ALLOWED_HOSTS is not set.",
            "Set it to the names under which phones reach the server: COMPANION_ALLOWED_HOSTS=tables.example.org",
        )


def require_mail(url: str, sender: str) -> None:
    """Refuse a mail server without a host and port, and mails without a sender."""
    parts = urlsplit(url)
    if not parts.hostname or parts.port is None:
        raise StartRefused(
            "COMPANION_EMAIL_URL names no host and port.", "Use one like smtp+tls://user:password@host:587"
        )
    if not SENDER.fullmatch(sender):
        raise StartRefused(
            "COMPANION_EMAIL_URL is set, but COMPANION_EMAIL_FROM is no address.",
            "Set it to the address that mails come from: COMPANION_EMAIL_FROM=tableside@example.org",
        )


def require_webhook_secret(secret: str) -> None:
    """Refuse a webhook without a secret, or with one that cannot be decoded."""
    cure = "Set it to a long random text, which your receiver checks signatures with."
    if len(secret) < LEAST_SECRET:
        raise StartRefused(
            f"COMPANION_WEBHOOK_URL is set, but COMPANION_WEBHOOK_SECRET has fewer than {LEAST_SECRET} characters.",
            cure,
        )
    try:
        base64.b64decode(secret.removeprefix("whsec_") if secret.startswith("whsec_") else "", validate=True)
    except ValueError:
        raise StartRefused("COMPANION_WEBHOOK_SECRET begins with whsec_, but the rest is not base64.", cure) from None


def require_one_process(processes: int, *, redis: bool, sqlite: bool) -> None:
    """Refuse several processes that would not see each other's tables.

    `processes` is the number asked for. A worker that uvicorn started counts as one of several.
    """
    if multiprocessing.parent_process() is not None:
        processes = max(processes, 2)
    if processes <= 1:
        return
    if not redis:
        raise StartRefused(
            "more than one process was asked for, but without Redis each would keep its phones to itself.",
            "Unset WEB_CONCURRENCY (or use --workers 1), "
            "or set COMPANION_REDIS_URL, and COMPANION_DATABASE_URL to a PostgreSQL database.",
        )
    if sqlite:
        raise StartRefused(
            "more than one process was asked for on one SQLite file.",
            "Unset WEB_CONCURRENCY (or use --workers 1), or set COMPANION_DATABASE_URL to a PostgreSQL database.",
        )


OTHER_DATABASE = "or name another place: COMPANION_DATABASE_URL=sqlite:////somewhere/else/tableside.sqlite3"


def require_writable(directory: Path, way_out: str = OTHER_DATABASE) -> None:
    """Create `directory` if it is missing. Refuse if nothing can be written into it."""
    probe = directory / f".write-probe-{os.getpid()}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        if is_lack_of_room(error):
            raise
        raise StartRefused(
            f"{directory} cannot be written to ({os.strerror(error.errno or 0)}).",
            f"Give yourself write access to it, {way_out}",
        ) from error


def load_storage(variable: str) -> dict[str, Any] | None:
    """Return the entry of STORAGES in this variable, or None if it is unset or blank."""
    text = os.environ.get(variable, "").strip()
    if not text:
        return None
    cure = 'Write it as {"BACKEND": "storages.backends.s3.S3Storage", "OPTIONS": {"bucket_name": "..."}}, or unset it.'
    try:
        entry = json.loads(text)
        module = entry["BACKEND"].rpartition(".")[0]
        is_whole = set(entry) <= {"BACKEND", "OPTIONS"} and isinstance(entry.get("OPTIONS", {}), dict)
        is_usable = is_whole and bool(module) and find_spec(module) is not None
    except (ValueError, TypeError, KeyError, AttributeError, ImportError):
        is_usable = False
    if not is_usable:
        raise StartRefused(f"{variable} is no entry of STORAGES that can be used here.", cure)
    return dict(entry)


@require_room()
def load_secret_key(path: Path, *, embedded: bool) -> str:
    """Return the key in `path`. It is created on first use, readable by its owner alone."""
    if not embedded:
        raise StartRefused(
            "COMPANION_SECRET_KEY is not set.",
            "Several processes must share one key: set it to a long random text, the same for each of them.",
        )
    if path.is_file():
        try:
            key = path.read_text()
        except OSError as error:
            raise StartRefused(
                f"{path} cannot be read ({os.strerror(error.errno or 0)}).", "Set COMPANION_SECRET_KEY instead."
            ) from error
        if key.strip():
            return key
        path.unlink()  # nothing was ever signed with it
    require_writable(path.parent)
    # Written aside and linked into place, so that two processes that start at once agree on one key.
    new_file = path.with_name(f"{path.name}.{os.getpid()}")
    new_file.touch(mode=0o600)
    try:
        new_file.write_text(secrets.token_urlsafe(48))
        path.hardlink_to(new_file)
    except FileExistsError:
        pass
    finally:
        new_file.unlink()
    return path.read_text()


def require_file(path: Path) -> None:
    """Refuse to start if what is to be the database is a folder, or a file that we may not write to."""
    if path.is_dir():
        raise StartRefused(
            f"COMPANION_DATABASE_URL names {path}, which is a folder.",
            f"Name a file in it: COMPANION_DATABASE_URL=sqlite:///{path.absolute()}/tableside.sqlite3",
        )
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise StartRefused(f"{path} belongs to somebody else.", f"Be the user who started the server, {OTHER_DATABASE}")


_locks: dict[Path, TextIO] = {}


def hold_database(path: Path) -> None:
    """Lock `path` for this process until it ends. Refuse if another process has locked it."""
    lock_path = path.with_name(f"{path.name}.lock")
    if lock_path in _locks:
        return
    require_file(path)
    require_writable(path.parent)
    lock = lock_path.open("a+")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        lock.seek(0)
        holder = lock.read().strip()
        lock.close()
        raise StartRefused(
            f"another server{f' (process {holder})' if holder else ''} already uses {path}.",
            "Use that one, or stop it first (Ctrl-C where it runs), or give this one a file of its own: "
            "COMPANION_DATABASE_URL=sqlite:////somewhere/else/tableside.sqlite3",
        ) from error
    with suppress(OSError):  # on a full disk; the lock holds without a number in it, too
        os.truncate(lock.fileno(), 0)
        os.write(lock.fileno(), str(os.getpid()).encode())
    _locks[lock_path] = lock


def raise_file_limit() -> None:
    """Raise the limit of open files to MOST_FILES, or as far as is allowed. Each phone's socket is an open file.

    A shell gives 1,024 and macOS 256, which one phone could use up with sockets that say nothing.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket listening on `host`:`port`, or refuse. `::` takes IPv4 too; port 0 takes a free one.

    A name stands for its IPv4 address if it has one.
    """
    if port > HIGHEST_PORT:
        raise StartRefused(f"there is no port {port}.", f"Choose a lower one: PORT=8000 {START_COMMAND}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
        both = host == EVERYWHERE_IPV6 and socket.has_dualstack_ipv6()
        return socket.create_server(address, family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as error:
        raise StartRefused(*_explain_failure(error, host, port)) from error


def _explain_failure(error: OSError, host: str, port: int) -> tuple[str, str]:
    code = error.errno
    if code == errno.EADDRINUSE:
        return (
            f"port {port} is taken.",
            f"Stop what listens there, or choose another: PORT={port + 1} {START_COMMAND}",
        )
    if code == errno.EACCES:
        return f"port {port} needs more rights than you have.", f"Choose one above 1023: PORT=8000 {START_COMMAND}"
    if isinstance(error, socket.gaierror) or code in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL):
        return f"this machine has no address {host}.", "Unset COMPANION_BIND, or set it to 0.0.0.0."
    return (
        f"cannot listen on {format_url_host(host)}:{port} ({error}).",
        f"Choose another port: PORT=8000 {START_COMMAND}",
    )


def require_build(dist: Path) -> None:
    """Refuse if the PWA is not built into `dist`."""
    if not (dist / "index.html").is_file():
        raise StartRefused(f"the phone's app is not built: {dist} has no index.html.", "Build it: make setup")
