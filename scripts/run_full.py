"""The production set on this machine: web processes, a Celery worker and beat, on PostgreSQL and Redis.

Run as `python -m scripts.run_full` (`make run-full`). PORT answers phones by whichever web process is free. Each web
process (WEB_CONCURRENCY, two) also has its own port on 127.0.0.1, from PORT + 1 on. The listening sockets belong to
this script: when a process dies, another one answers the next phone, and the dead one is restarted. Logs go to stderr,
messages for people to stdout.
"""

import ctypes
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from socket import socket

from companion.deployment import preflight
from companion.deployment.environment import read_port_number, read_text, read_whole_number, switch
from companion.deployment.host_names import OWN, bind_address
from companion.serving.startup_banner import format_announcement

ROOT = Path(__file__).resolve().parent.parent
DATABASE_URL = "postgres://postgres@127.0.0.1:5432/tableside"
REDIS_URL = "redis://127.0.0.1:6379/0"
MANAGE: tuple[str, ...] = ("manage.py",)
CELERY_APP = "companion.serving.worker"
LOOK_EVERY_S = 0.2
STOP_LIMIT_S = 10
"""How long the processes may take to end before they are killed."""
LONGEST_PAUSE_S = 8.0
LIVED_WELL_S = 30
PR_SET_PDEATHSIG = 1


@dataclass
class Child:
    """A process of the set. `listener` is the socket that only this process answers on, if any."""

    name: str
    command: Sequence[str | Path]
    environment: Mapping[str, str]
    shared: socket | None = None
    listener: socket | None = None
    process: subprocess.Popen[bytes] | None = None
    began: float = 0.0
    pause: float = 0.5
    restart_at: float = field(default=0.0)

    def start(self) -> None:
        """Start the process in its own session, so that Ctrl-C reaches only this script, which ends all in order."""
        self.process = subprocess.Popen(
            self.command,
            cwd=ROOT,
            env={**self.environment, "COMPANION_PROCESS": self.name},
            pass_fds=[listening.fileno() for listening in (self.shared, self.listener) if listening],
            start_new_session=True,
            preexec_fn=end_with_parent,  # noqa: PLW1509  this script has one thread
        )
        self.began = time.monotonic()

    def describe(self) -> str:
        """Return one line for people: name, process and address."""
        assert self.process is not None
        where = f", http://127.0.0.1:{self.listener.getsockname()[1]}" if self.listener else ""
        return f"  {self.name}: process {self.process.pid}{where}"

    def is_answering(self) -> bool:
        """True if it serves phones and finds worker and beat at work, or if it has no address."""
        if self.listener is None:
            return True
        host, port = self.listener.getsockname()
        asking = http.client.HTTPConnection(host, port, timeout=1)
        try:
            asking.request("GET", "/health/ready")
            return bool(json.load(asking.getresponse())["status"] == "ok")
        except (OSError, http.client.HTTPException, ValueError):
            return False
        finally:
            asking.close()


def end_with_parent() -> None:
    """Have the kernel kill this process if the script dies without ending its children; Linux only."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def build_environment() -> dict[str, str]:
    """Return the settings of the set: the given ones, with defaults for services and phones on this machine."""
    if switch("TLS") or read_text("TLS_CERT"):
        raise preflight.StartRefused(
            "TLS=1 and TLS_CERT are for `make run`.",
            "Here put a proxy in front that speaks TLS (docker/Caddyfile is for one).",
        )
    own = ("WEB_CONCURRENCY", "PORT")
    settings = {name: value for name, value in os.environ.items() if value.strip() and name not in own}
    settings.setdefault("COMPANION_DATABASE_URL", DATABASE_URL)
    settings.setdefault("COMPANION_REDIS_URL", REDIS_URL)
    settings.setdefault("COMPANION_ALLOWED_HOSTS", OWN)
    if "COMPANION_SECRET_KEY" not in settings:
        settings["COMPANION_SECRET_KEY"] = preflight.load_secret_key(ROOT / "var" / "secret-key", embedded=True)
    return settings


def upgrade_command(settings: Mapping[str, str]) -> list[str]:
    """Return the command that migrates the database. It creates a database only if none was configured."""
    create = ["--create"] if settings["COMPANION_DATABASE_URL"] == DATABASE_URL else []
    return [sys.executable, *MANAGE, "upgrade", *create]


def upgrade(settings: Mapping[str, str], signals: Sequence[int]) -> None:
    """Check the services and apply missing migrations, until a signal arrives. Exit with the command's code if it
    fails."""
    upgrading = Child("upgrade", upgrade_command(settings), settings)
    upgrading.start()
    assert upgrading.process is not None
    try:
        while (code := upgrading.process.poll()) is None and not signals:
            time.sleep(LOOK_EVERY_S)
    finally:
        stop([upgrading])
    if code:
        sys.exit(code)


def list_children(settings: Mapping[str, str], shared: socket) -> list[Child]:
    """Return the processes of the set, not yet started; each web process has its own port."""
    port = read_port_number("PORT", 8000)
    team = []
    for number in range(1, read_whole_number("WEB_CONCURRENCY", 2, least=1) + 1):
        listener = preflight.listen("127.0.0.1", port + number if port else 0)
        serve = [sys.executable, *MANAGE, "serve", "--fd", str(shared.fileno()), "--fd", str(listener.fileno())]
        team.append(Child(f"web-{number}", serve, settings, shared, listener))
    celery: list[str | Path] = [Path(sys.executable).with_name("celery"), "--quiet", "--app", CELERY_APP]
    team.append(Child("worker", [*celery, "worker", "--without-gossip", "--without-mingle"], settings))
    team.append(Child("beat", [*celery, "beat"], settings))
    return team


def keep_running(team: list[Child], signals: Sequence[int], shared: socket) -> int:
    """Start all processes, print their addresses and restart those that die, until a signal arrives.

    Return the exit code: not 0 if one died before all answered, since a restart would fail too.
    """
    if signals:
        return 0
    for child in team:
        child.start()
    announced = False
    while not signals:
        time.sleep(LOOK_EVERY_S)
        for child in team:
            assert child.process is not None
            code = child.process.poll()
            if code is None:
                continue
            if not announced:
                print(f"{child.name} could not start (exit code {code}).", flush=True)
                return code if code > 0 else 1
            restart_later(child, code)
        if not announced and all(child.is_answering() for child in team):
            announced = True
            host, port = shared.getsockname()[:2]
            print(format_announcement(host, port), *map(Child.describe, team), sep="\n", flush=True)
    return 0


def restart_later(child: Child, code: int) -> None:
    """Restart a dead child, after a pause that grows while it keeps dying at once."""
    now = time.monotonic()
    if not child.restart_at:
        child.pause = 0.5 if now - child.began > LIVED_WELL_S else min(child.pause * 2, LONGEST_PAUSE_S)
        child.restart_at = now + child.pause
        print(f"{child.name} ended ({code}); starting it again in {child.pause:.0f} s.", flush=True)
    elif now >= child.restart_at:
        child.restart_at = 0.0
        child.start()
        print(child.describe(), flush=True)


def stop(team: list[Child]) -> None:
    """End all processes at once, and kill those that take too long."""
    running = [child.process for child in team if child.process and child.process.poll() is None]
    for process in running:
        process.terminate()
    limit = time.monotonic() + STOP_LIMIT_S
    for process in running:
        try:
            process.wait(max(0.0, limit - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def main() -> int:
    """Run the set until Ctrl-C or SIGTERM."""
    signals: list[int] = []  # no Event: a handler that waits for a lock of the code it interrupted waits for ever
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda received, _: signals.append(received))
    settings = build_environment()
    shared = preflight.listen(bind_address("COMPANION_BIND"), read_port_number("PORT", 8000))
    upgrade(settings, signals)
    settings["COMPANION_BIND"] = "127.0.0.1"  # nobody but this script listens to the room
    team = list_children(settings, shared)
    try:
        return keep_running(team, signals, shared)
    finally:
        stop(team)


if __name__ == "__main__":
    sys.exit(main())
