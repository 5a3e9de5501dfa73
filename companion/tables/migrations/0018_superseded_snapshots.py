"""Supersede snapshots that earlier releases left valid although an entry before them was undone and redone."""

import json
from typing import Any

from django.db import migrations


def supersede(apps: Any, _: Any) -> None:
    """Mark every snapshot older than the newest redo, or undo of a correction, undo or redo, of its table."""
    entries = apps.get_model("tables", "LogEntry").objects
    snapshots = apps.get_model("tables", "Snapshot").objects
    undos_and_redos = entries.filter(kind__in=("undo", "redo")).order_by("table", "version")
    for table, version, kind, payload in undos_and_redos.values_list("table", "version", "kind", "payload"):
        undone = entries.filter(table=table, version__in=json.loads(payload).get("drops", ()))
        if kind == "redo" or undone.filter(kind__in=("undo", "redo", "correction")).exists():
            snapshots.filter(table=table, version__lt=version, superseded=False).update(superseded=True)


class Migration(migrations.Migration):
    dependencies = [("tables", "0017_counts_of_boxes")]

    operations = [migrations.RunPython(supersede, migrations.RunPython.noop)]
