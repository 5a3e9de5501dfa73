"""Entry point of the server's commands: `tableside` where it is installed as a package, `manage.py` in a checkout."""

import gc
import os
import signal
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from types import FrameType
from typing import NoReturn

OLDEST_SQLITE = (3, 35, 0)
"""The first with RETURNING, by which Django reads new ids. Nobody tries older ones."""

USAGE = """usage: tableside [COMMAND]

  serve           start the server; also without a command
  backup [FILE]   write all that it keeps into one archive, while it runs
  restore FILE    put a backup in the place of what it keeps, while it does not run
  tables          list and close tables
  forget          delete a device, a history or a name everywhere
  purge           delete what nobody used
  replay_check    replay every table and compare
  --version       tell which version this is

PORT=8080 tableside takes another port than 8000; COMPANION_DATA=/folder keeps everything there.
docs/hosting.md has the rest.
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command of the server; without one, start it."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["serve"]
    if given[0] in ("-h", "--help", "help") and len(given) == 1:
        print(USAGE, end="")
        return
    if problem := find_problem():
        sys.exit(f"Cannot start: {problem}")
    if given == ["--version"]:
        from companion.deployment.installation import read_version

        print(f"Tableside {read_version()}")
        return
    if given[0] == "serve":
        gc.disable()  # what is loaded stays; companion.serving.asgi turns it on again
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    from django.core.management import execute_from_command_line

    if given[0] != "serve":  # which ends as its sockets allow
        signal.signal(signal.SIGTERM, stop)
    try:
        execute_from_command_line(["tableside", *given])
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)


def stop(number: int, frame: FrameType | None) -> NoReturn:
    """Exit after a signal, so that what was begun is put away."""
    sys.exit(128 + number)


def find_problem() -> str | None:
    """Return what this system lacks and what to do about it, or None. A package's metadata cannot say these."""
    if find_spec("fcntl") is None:
        return (
            "it runs on Linux and macOS, not on Windows itself.\n"
            "Use it inside WSL (wsl --install), or as a container (docs/hosting.md)."
        )
    try:
        from sqlite3 import sqlite_version, sqlite_version_info
    except ImportError:
        return (
            f"{sys.executable} was built without SQLite.\n"
            "Use another Python, your system's own for example; where Python is compiled, install libsqlite3-dev first."
        )
    if sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        return (
            f"{sys.executable} brings SQLite {sqlite_version}, but {oldest} or newer is needed.\n"
            "Use a newer Python, or the container (docs/hosting.md)."
        )
    return None


if __name__ == "__main__":
    main()
