"""Setup of Celery processes: `celery -A companion.serving.worker worker` and `... beat`.

A worker keeps one event loop, so that a nudge needs no new connection. It gives a sign of life every few seconds.
Beat's sign of life is a tick that a worker took.
"""

import asyncio
import gc
import os
import threading
from typing import Any, Final

gc.disable()  # what is loaded stays; `end_loading` turns it on again
os.environ.setdefault("CELERY_SKIP_CHECKS", "1")  # Django's checks load the whole API; `make check` runs them

import django  # noqa: E402  as above
from celery import bootsteps  # noqa: E402
from celery.signals import beat_init, celeryd_after_setup, setup_logging, task_postrun, task_prerun, worker_init  # noqa: E402

from companion.celery import app  # noqa: E402

django.setup()

import structlog  # noqa: E402  settings have loaded it, without rich
from django.conf import settings  # noqa: E402  as above
from django.db import connection  # noqa: E402

from companion.retention import purge  # noqa: E402, F401  its task
from companion.runtime import struct_types  # noqa: E402
from companion.serving import service_checks  # noqa: E402
from companion.serving.backups import nightly  # noqa: E402, F401  its task
from companion.serving.health import give_sign_of_life  # noqa: E402
from companion.tables.edges import broadcast  # noqa: E402

SIGN_OF_LIFE_EVERY_S: Final = 3
log = structlog.get_logger(__name__)

if settings.METRICS:
    from prometheus_client import start_http_server

    from companion.serving.metrics import count_system_action


@setup_logging.connect
def leave_logging(**_: Any) -> None:
    """Do nothing: Django has set up logging, and with a receiver here Celery does not set up its own."""


@worker_init.connect
@beat_init.connect
def check_surroundings(**_: Any) -> None:
    """Refuse to start on services that cannot be used, or on a database of another version."""
    service_checks.require_upgraded_services()
    connection.close()


@celeryd_after_setup.connect
@beat_init.connect
def end_loading(**_: Any) -> None:
    """Prepare for threads once everything is loaded. Loaded objects are never collected as garbage."""
    struct_types.build_decoders()
    gc.freeze()
    gc.enable()
    log.info("started", version=settings.VERSION)


@worker_init.connect
def begin_work(**_: Any) -> None:
    """Start the background work of the worker: the event loop for nudges, and the metrics server."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="nudges", daemon=True).start()
    broadcast.serve_from(loop)
    if settings.METRICS:
        start_http_server(settings.METRICS_PORT, settings.BIND)


@task_prerun.connect
def bind_request(task: Any = None, **_: Any) -> None:
    """Write the id of the request that a task follows from on its lines of the log."""
    structlog.contextvars.clear_contextvars()
    if request_id := task.request.get("request_id"):
        structlog.contextvars.bind_contextvars(request_id=request_id)


@task_postrun.connect
def note_task(task: Any = None, **_: Any) -> None:
    """Record beat's sign of life after a tick, and count other tasks."""
    if task.name == "sweep":
        give_sign_of_life("beat")
    elif settings.METRICS:
        count_system_action(task.name, task.request.get("sent"))


class SignOfLife(bootsteps.StartStopStep):
    """Worker step that gives a sign of life every few seconds, whether or not there is work."""

    requires = ("celery.worker.components:Timer",)

    def __init__(self, worker: Any, **kwargs: Any) -> None:
        super().__init__(worker, **kwargs)
        self.entry: Any = None

    def start(self, worker: Any) -> None:
        give_sign_of_life("worker")
        self.entry = worker.timer.call_repeatedly(SIGN_OF_LIFE_EVERY_S, give_sign_of_life, ("worker",))

    def stop(self, worker: Any) -> None:
        if self.entry is not None:
            self.entry.cancel()


app.steps["worker"].add(SignOfLife)
