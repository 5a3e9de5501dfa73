"""CPU seconds and memory of processes and services; runs of a module in its own process with its own database."""

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import psycopg
from redis import Redis

from tests.serving import ROOT

CHECKOUT = Path(os.environ.get("BENCH_CHECKOUT", ROOT)).resolve()
"""The source tree of the measured servers; BENCH_CHECKOUT names another one to compare."""
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
PAGE_KIB = os.sysconf("SC_PAGE_SIZE") / 1024


def run_apart(module: str) -> None:
    """Run a module of this package in its own process, on a new SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "COMPANION_DATABASE_URL": f"sqlite:///{Path(folder) / 'tables.sqlite3'}",
            "COMPANION_REDIS_URL": "",
            "COMPANION_SECRET_KEY": "x",
            "DJANGO_SETTINGS_MODULE": "companion.settings",
        }
        subprocess.run([sys.executable, "-m", module], env=environment, check=True)


def read_cpu_seconds(pid: int) -> float:
    """Return the user and system CPU seconds of a process; 0 if it is not on this machine."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def read_resident_kib(pids: Iterable[int]) -> float:
    """Return the total resident memory of processes, in KiB."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_KIB for pid in pids)


def read_postgresql_cpu(url: str) -> float:
    """Return the CPU seconds of the processes that serve this database's connections."""
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchall()
    return sum(read_cpu_seconds(pid) for (pid,) in rows)


def read_redis_cpu(url: str) -> float:
    """Return the CPU seconds of the whole Redis."""
    with Redis.from_url(url) as client:
        usage = client.info("cpu")
    return float(usage["used_cpu_user"] + usage["used_cpu_sys"])


def allow_files(number: int) -> None:
    """Raise the limit of open files and sockets of this process and its children to `number`."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < number:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(number, hard), hard))
