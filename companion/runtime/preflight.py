"""Checks before the server starts. Each refusal says what is wrong and how to correct it."""

import errno
import fcntl
import multiprocessing
import os
import secrets
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO
from urllib.parse import urlsplit


class StartRefused(SystemExit):
    """Exit of the process with code 1 and a message on stderr, without a traceback."""

    def __init__(self, problem: str, cure: str) -> None:
        super().__init__(f"Cannot start: {problem}\n{cure}")


def whole_number(variable: str, default: int) -> int:
    """Return the environment variable's value, or `default` if it is unset or empty. Refuse anything but digits."""
    text = os.environ.get(variable, "").strip()
    if not text:
        return default
    if not text.isdecimal():
        raise StartRefused(f"{variable} is {text!r}, not a whole number.", f"Unset it or use {variable}={default}.")
    return int(text)


def service_url(variable: str, default: str, schemes: Mapping[str, str]) -> str:
    """Return the URL in the environment variable, or refuse one that cannot be right.

    `schemes` maps each supported scheme to an example.
    """
    url = os.environ.get(variable, "").strip() or default
    if not url:
        return url
    cure = f"Use one like {' or '.join(dict.fromkeys(schemes.values()))}"
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as error:
        raise StartRefused(f"{variable} is no URL ({error}).", cure) from error
    if parts.scheme not in schemes:
        raise StartRefused(f"{variable} begins with {parts.scheme or 'no scheme'}, which is not understood.", cure)
    if parts.scheme == "sqlite" and parts.netloc:
        raise StartRefused(f"{variable} names a host, but SQLite is a file.", cure)
    if parts.scheme.startswith("postgres") and not parts.path.strip("/"):
        raise StartRefused(f"{variable} names no database.", cure)
    return url


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
    if "@" not in sender:
        raise StartRefused(
            "COMPANION_EMAIL_URL is set, but COMPANION_EMAIL_FROM is no address.",
            "Set it to the address that mails come from: COMPANION_EMAIL_FROM=tableside@example.org",
        )


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
        raise StartRefused(
            f"{directory} cannot be written to ({os.strerror(error.errno or 0)}).",
            f"Give yourself write access to it, {way_out}",
        ) from error


def load_secret_key(path: Path, *, embedded: bool) -> str:
    """Return the key in `path`. It is created on first use, readable by its owner alone."""
    if not embedded:
        raise StartRefused(
            "COMPANION_SECRET_KEY is not set.",
            "Several processes must share one key: set it to a long random text, the same for each of them.",
        )
    if path.is_file():
        try:
            return path.read_text()
        except OSError as error:
            raise StartRefused(
                f"{path} cannot be read ({os.strerror(error.errno or 0)}).", "Set COMPANION_SECRET_KEY instead."
            ) from error
    require_writable(path.parent)
    # Written aside and linked into place, so that two processes that start at once agree on one key.
    new_file = path.with_name(f"{path.name}.{os.getpid()}")
    new_file.touch(mode=0o600)
    new_file.write_text(secrets.token_urlsafe(48))
    try:
        path.hardlink_to(new_file)
    except FileExistsError:
        pass
    finally:
        new_file.unlink()
    return path.read_text()


_locks: dict[Path, TextIO] = {}


def hold_database(path: Path) -> None:
    """Lock `path` for this process until it ends. Refuse if another process has locked it."""
    lock_path = path.with_name(f"{path.name}.lock")
    if lock_path in _locks:
        return
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
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    _locks[lock_path] = lock


def listen(host: str, port: int) -> socket.socket:
    """Return a socket listening on `host`:`port` (IPv4; port 0 takes a free one), or refuse."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        raise StartRefused(*_why_not(error, host, port)) from error
    return listener


def _why_not(error: OSError | OverflowError, host: str, port: int) -> tuple[str, str]:
    code = getattr(error, "errno", None)
    if code == errno.EADDRINUSE:
        return (
            f"port {port} is taken.",
            f"Stop what listens there, or choose another: PORT={port + 1} make run",
        )
    if code == errno.EACCES:
        return f"port {port} needs more rights than you have.", "Choose one above 1023: PORT=8000 make run"
    if code in (errno.EADDRNOTAVAIL, socket.EAI_NONAME):
        return f"this machine has no address {host}.", "Unset COMPANION_BIND, or set it to 0.0.0.0."
    return f"cannot listen on {host}:{port} ({error}).", "Choose another port: PORT=8000 make run"


def require_build(dist: Path) -> None:
    """Refuse if the PWA is not built into `dist`."""
    if not (dist / "index.html").is_file():
        raise StartRefused(f"the phone's app is not built: {dist} has no index.html.", "Build it: make setup")
