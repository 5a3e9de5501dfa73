"""Dispatch of due system actions: by task name to Celery, or to a thread of this process if it is embedded.

Both happen on one background thread, so the phone is answered without waiting for a broker.
"""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from uuid import UUID

import structlog
from django.conf import settings
from django.db import close_old_connections, transaction

from companion.celery import app

EXPIRES_S: Final = 60
"""Age at which a task is dropped that no worker took. The sweep has done its work long before."""

log = structlog.get_logger(__name__)
WEBHOOK: Final = "webhook"
"""The task that tells the owner's address what has happened."""
_executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="system-seat")
_webhook_executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="webhook")
"""A thread of its own: an address that does not answer must not delay a table."""


def dispatch_on_commit(table_id: UUID, names: list[str]) -> None:
    """Dispatch the named system actions once the transaction has committed.

    Never fails the caller: actions that were not sent stay due, and the sweep finds them.
    """
    for name in names:
        transaction.on_commit(partial(_dispatch, table_id, name), robust=True)


def tell_webhook_on_commit(table_id: UUID) -> None:
    """Have the owner's address told what has happened once the transaction has committed, if there is one."""
    if settings.WEBHOOK_URL:
        transaction.on_commit(partial(_dispatch, table_id, WEBHOOK, _webhook_executor), robust=True)


def _dispatch(table_id: UUID, name: str, executor: ThreadPoolExecutor = _executor) -> None:
    request_id = structlog.contextvars.get_contextvars().get("request_id", "")
    executor.submit(_run if settings.EMBEDDED else _send, table_id, name, request_id)


def _send(table_id: UUID, name: str, request_id: str) -> None:
    """Send the task. Its worker's lines of the log have the id of the request that it follows from."""
    headers = {"request_id": request_id}
    try:
        app.send_task(name, args=[str(table_id)], headers=headers, expires=EXPIRES_S, ignore_result=True, retry=False)
    except Exception as error:  # whatever the driver raises; the players' action is already recorded
        log.warning("broker_down", task=name, table=str(table_id), exc_info=error)


def _run(table_id: UUID, name: str, request_id: str) -> None:
    """Call the Celery task in this process."""
    with structlog.contextvars.bound_contextvars(request_id=request_id):
        try:
            app.tasks[name](str(table_id))
        except Exception:
            log.exception("system_action_failed", task=name, table=str(table_id))
        finally:
            close_old_connections()
