"""Checks of the services named in the environment. Each refusal says what is wrong and how to correct it.

Drivers are imported in the functions: an embedded server needs none and starts faster without.
"""

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import structlog
from django.conf import settings
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader

from companion.deployment.installation import COMMAND, START_COMMAND
from companion.deployment.preflight import StartRefused, require_file, require_sound_file
from companion.serving.migrate import find_database_file, require_known

PATIENCE_S: Final = 5
CORRECT_DATABASE_URL: Final = "Correct COMPANION_DATABASE_URL: postgres://user:password@host:5432/database"
CORRECT_REDIS_URL: Final = "Correct COMPANION_REDIS_URL: redis://user:password@host:6379/0"

log = structlog.get_logger(__name__)


class RedisAway(StartRefused):
    """Redis does not answer: it is down, or its URL is wrong."""


def require_services() -> None:
    """Refuse to start if PostgreSQL or Redis is configured but cannot be used. SQLite without Redis needs no check."""
    if not settings.SQLITE:
        require_postgresql()
    if not settings.EMBEDDED:
        require_redis(settings.REDIS_URL)


def require_upgraded_services() -> None:
    """Refuse to start one of several processes on services that cannot be used, or on a database of another version.

    A Redis that does not answer is refused only if migrations are missing. Otherwise the upgrade has reached it before,
    so its URL is right and it is down. A process that restarts then starts without it, and the log says so.
    """
    if not settings.SQLITE:
        require_postgresql()
    try:
        require_redis(settings.REDIS_URL)
    except RedisAway as refusal:
        if list_missing_migrations():
            raise
        log.warning("starts_without_redis", reason=str(refusal))
    require_current_database()


def require_postgresql() -> None:
    """Refuse unless the configured database accepts a connection."""
    import psycopg

    try:
        psycopg.connect(**_build_parameters()).close()
    except psycopg.OperationalError as error:
        raise _explain_refusal(error) from error
    except psycopg.Error as error:  # an option of the URL that it does not know
        raise StartRefused(
            f"COMPANION_DATABASE_URL cannot be used ({_read_first_line(error)}).", CORRECT_DATABASE_URL
        ) from error


def create_database() -> None:
    """Create the configured database if the server has none of that name."""
    import psycopg
    from psycopg import sql

    parameters = _build_parameters()
    try:
        with closing(psycopg.connect(**parameters | {"dbname": "postgres"}, autocommit=True)) as server:
            name = parameters["dbname"]
            if server.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone() is None:
                server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    except psycopg.OperationalError as error:
        raise _explain_refusal(error) from error


def require_redis(url: str) -> None:
    """Refuse unless the Redis at `url` answers.

    :raises RedisAway: nothing answers there.
    """
    from redis import Redis
    from redis.exceptions import AuthenticationError, RedisError, ResponseError
    from redis.exceptions import ConnectionError as NoConnection
    from redis.exceptions import TimeoutError as NoAnswer

    try:
        with closing(Redis.from_url(url, socket_connect_timeout=PATIENCE_S, socket_timeout=PATIENCE_S)) as client:
            client.ping()
    except (AuthenticationError, ResponseError) as error:
        raise StartRefused(f"Redis refuses ({error}).", CORRECT_REDIS_URL) from error
    except (NoConnection, NoAnswer) as error:
        raise RedisAway(
            f"Redis does not answer ({error}).",
            f"Start it (on Debian: service redis-server start). Is it elsewhere? {CORRECT_REDIS_URL}",
        ) from error
    except RedisError as error:
        raise StartRefused(f"Redis cannot be used ({error}).", CORRECT_REDIS_URL) from error
    except (TypeError, ValueError) as error:  # an option of the URL that it does not know
        raise StartRefused("COMPANION_REDIS_URL has an option that Redis does not have.", CORRECT_REDIS_URL) from error


def list_missing_migrations() -> list[str]:
    """Return the names of the migrations that the database lacks."""
    executor = MigrationExecutor(connection)
    missing = executor.migration_plan(executor.loader.graph.leaf_nodes())
    return [f"{migration.app_label} {migration.name}" for migration, _ in missing]


def require_current_database() -> None:
    """Refuse if the database lacks migrations of this version."""
    if missing := list_missing_migrations():
        raise StartRefused(
            f"the database is not up to date; it lacks {', '.join(missing)}.",
            f"Bring it up to date first, once for all processes: {COMMAND} upgrade (make run-full does that itself).",
        )


def require_database(*, older: bool = False) -> None:
    """Refuse to run a command on a database that is not there, damaged, or of another version.

    With `older`, one that this version has yet to upgrade will do.
    """
    file = find_database_file()
    if file is None:
        require_postgresql()
    else:
        require_file(file)
        if connection.connection is None and not file.exists():  # a connection would make it
            raise _nothing_yet(file)
    with require_sound_file(file):
        applied = MigrationLoader(connection).applied_migrations
    if not any(app == "tables" for app, _ in applied):
        raise _nothing_yet(file)
    require_known(applied)
    if not older:
        require_current_database()


def _nothing_yet(file: Path | None) -> StartRefused:
    return StartRefused(
        f"{file or 'the database'} holds no tables of Tableside yet.",
        f"Start the server once ({START_COMMAND}), or: {COMMAND} upgrade",
    )


def _build_parameters() -> dict[str, Any]:
    """Return psycopg's connection parameters from Django's settings."""
    chosen: Mapping[str, Any] = settings.DATABASES["default"]
    named = {"dbname": "NAME", "user": "USER", "password": "PASSWORD", "host": "HOST", "port": "PORT"}
    chosen_parameters = {key: chosen[setting] for key, setting in named.items() if chosen.get(setting)}
    other_options = {key: value for key, value in chosen.get("OPTIONS", {}).items() if key != "pool"}
    return chosen_parameters | other_options | {"connect_timeout": PATIENCE_S}


def _explain_refusal(error: Exception) -> StartRefused:
    """Return the refusal for a connection error: the server is not there, or it rejects us.

    libpq gives no error code for either, so the message decides.
    """
    chosen = settings.DATABASES["default"]
    place = f"PostgreSQL at {chosen['HOST'] or 'its local socket'}" + (f":{chosen['PORT']}" if chosen["PORT"] else "")
    _, refused, reason = str(error).partition("FATAL:")
    if refused:
        return StartRefused(
            f"{place} refuses ({_read_first_line(reason)}).",
            f"Create what is missing (createuser, createdb). Is it named otherwise? {CORRECT_DATABASE_URL}",
        )
    return StartRefused(
        f"{place} does not answer ({_read_first_line(str(error).rpartition('failed: ')[2])}).",
        f"Start it (on Debian: service postgresql start). Is it elsewhere? {CORRECT_DATABASE_URL}",
    )


def _read_first_line(reason: object) -> str:
    return str(reason).strip().partition("\n")[0].strip()
