"""Dispatch of due system actions: by task name to Celery, or to a thread of this process if it is embedded.

Both happen on one background thread, so the phone is answered without waiting for a broker.
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
    """Dispatch the named system actions once the transaction has committed.

    Never fails the caller: actions that were not sent stay due, and the sweep finds them.
    """
    for name in names:
        transaction.on_commit(partial(_dispatch, table_id, name), robust=True)


def _dispatch(table_id: UUID, name: str) -> None:
    _executor.submit(_run if settings.EMBEDDED else _send, table_id, name)


def _send(table_id: UUID, name: str) -> None:
    try:
        app.send_task(name, args=[str(table_id)], ignore_result=True, retry=False)
    except Exception as error:  # whatever the driver raises; the players' action is already recorded
        log.warning("broker_down", task=name, table=str(table_id), error=type(error).__name__)


def _run(table_id: UUID, name: str) -> None:
    """Call the Celery task in this process."""
    try:
        app.tasks[name](str(table_id))
    except Exception:
        log.exception("system_action_failed", task=name, table=str(table_id))
    finally:
        close_old_connections()
