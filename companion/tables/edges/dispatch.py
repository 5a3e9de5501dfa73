"""Sends due system actions: by task name to Celery, or has them done by this process itself when embedded.

Either way on one thread beside: whoever made the action due is answered without waiting for a broker.
"""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from uuid import UUID

import structlog
from django.conf import settings
from django.db import close_old_connections, transaction

from companion.celery import app

log = structlog.get_logger(__name__)
_executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="system-seat")


def dispatch_on_commit(table_id: UUID, names: list[str]) -> None:
    """Once the transaction has committed, have each of the named system actions done. Never fails the caller:
    what was not sent stays due, and the sweeper finds it."""
    for name in names:
        transaction.on_commit(partial(_dispatch, table_id, name), robust=True)


def _dispatch(table_id: UUID, name: str) -> None:
    _executor.submit(_run if settings.EMBEDDED else _send, table_id, name)


def _send(table_id: UUID, name: str) -> None:
    try:
        app.send_task(name, args=[str(table_id)], ignore_result=True, retry=False)
    except Exception as error:  # whatever it is that is down, the action before it is done
        log.warning("broker_down", task=name, table=str(table_id), error=type(error).__name__)


def _run(table_id: UUID, name: str) -> None:
    """The Celery task itself, called in this process."""
    try:
        app.tasks[name](str(table_id))
    except Exception:
        log.exception("system_action_failed", task=name, table=str(table_id))
    finally:
        close_old_connections()
