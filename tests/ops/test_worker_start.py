"""A worker loads only what it uses, collects no garbage meanwhile, and is ready for threads then.

The test runs in a process of its own, because this one has imported everything.
"""

import json
import subprocess
import sys
from pathlib import Path

from tests.serving import ROOT, server_environment

STARTED = """
import gc, json, sys

from celery.signals import beat_init, celeryd_after_setup
from companion.serving import service_checks, worker
from tests.ops.struct_decoders import types_without_decoder

service_checks.require_upgraded_services = lambda: None
worker.app.loader.import_default_modules()
loaded = sorted(name for name in sys.modules if name.startswith(("companion.api", "rest_framework.views")))
collecting = [gc.isenabled()]
for loading_ended in (celeryd_after_setup, beat_init):
    gc.disable()
    loading_ended.send(sender=None)
    collecting.append(gc.isenabled())
print(json.dumps([loaded, "companion.tables.tasks" in sys.modules, collecting, types_without_decoder()]))
"""

TASKS = """
import json
import structlog
from companion.serving import worker

worker.app.loader.import_default_modules()
task, ids = worker.app.tasks["sweep"], []
for request in ({"request_id": "of a request"}, {}):
    task.push_request(**request)
    worker.bind_request(task=task)
    ids.append(structlog.contextvars.get_contextvars().get("request_id"))
    task.pop_request()
scheduled = {entry["task"] for entry in worker.app.conf.beat_schedule.values()}
print(json.dumps([ids, sorted(scheduled), sorted(scheduled - set(worker.app.tasks))]))
"""


def test_lines_of_a_task_have_the_id_of_its_request_and_beat_asks_for_what_there_is(tmp_path: Path) -> None:
    environment = server_environment(tmp_path, COMPANION_BACKUPS=str(tmp_path / "backups"))
    result = subprocess.run([sys.executable, "-c", TASKS], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    ids, scheduled, unknown = json.loads(result.stdout)
    assert ids == ["of a request", None]
    assert scheduled == ["backup", "purge", "sweep"]
    assert unknown == []


def test_worker_and_beat_load_no_api_and_collect_garbage_once_they_have_loaded(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-c", STARTED], cwd=ROOT, env=server_environment(tmp_path), capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    loaded, has_tasks, collecting, without_decoder = json.loads(result.stdout)
    assert loaded == []
    assert has_tasks
    assert collecting == [False, True, True]
    assert without_decoder == [], "two threads that decode one of these at once crash the worker"
