"""How the database is opened: what `companion.settings` says of it in DATABASES."""

import os
from pathlib import Path
from typing import Any, Final

import environ

SQLITE_ENGINE: Final = "django.db.backends.sqlite3"
SQLITE_OPTIONS: Final[dict[str, Any]] = {
    # A transaction that reads first and then writes fails under load. IMMEDIATE waits for the lock at its start.
    "transaction_mode": "IMMEDIATE",
    "timeout": 3,  # seconds; then the table is busy
    "init_command": (
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; "
        "PRAGMA mmap_size=134217728; PRAGMA cache_size=-16000; PRAGMA temp_store=MEMORY; "
        "PRAGMA journal_size_limit=27103364;"
    ),
}
# Six of them stay with the threads of the sockets (companion.live.threads).
POOL_OPTIONS: Final[dict[str, Any]] = {"pool": {"min_size": 1, "max_size": 14, "timeout": 10}}
LOCK_TIMEOUT: Final = "-c lock_timeout=3000"  # ms; then the table is busy


def build_database(url: str, data_folder: Path, process: str) -> dict[str, Any]:
    """Return the entry of DATABASES for an address.

    :param process: the name by which PostgreSQL shows who holds a lock (pg_stat_activity), empty for none.
    """
    database: dict[str, Any] = environ.Env.db_url_config(url)
    # A name of its own, so that two test runs do not collide.
    test_name = f"test-tableside-{os.getpid()}"
    if database["ENGINE"] == SQLITE_ENGINE:
        # A file, because a memory database ignores `timeout`.
        test = {"NAME": str(data_folder / f"{test_name}.sqlite3")}
        return database | {"OPTIONS": SQLITE_OPTIONS, "CONN_MAX_AGE": None, "TEST": test}
    url_options: dict[str, Any] = database.get("OPTIONS", {})
    named = {"application_name": f"tableside {process}".strip()}
    options = {"options": f"{url_options.get('options', '')} {LOCK_TIMEOUT}".strip()}
    # For the statements of companion.runtime.raw_sql; Django's own are never prepared.
    prepared = {"prepare_threshold": 0}
    return database | {
        "OPTIONS": prepared | named | url_options | options | POOL_OPTIONS,
        "CONN_MAX_AGE": 0,
        # One query per connection taken, so that after a restart of PostgreSQL no request gets a dead connection.
        "CONN_HEALTH_CHECKS": True,
        "TEST": {"NAME": test_name},
    }
