"""Write down who brought a table that was played elsewhere. Earlier releases inferred it from a table without players."""

from datetime import timedelta
from typing import Any

from django.db import migrations, models

AT_ONCE = timedelta(minutes=1)
"""Longest time between the two rows that one import writes: the phone that nobody has, and the importer's."""


def mark_importers(apps: Any, _: Any) -> None:
    """Mark the device that imported each table, if it still has it.

    An imported table is locked, no seat has a phone, and its log names no device. Whoever came to it later looked at it.
    """
    entries = apps.get_model("tables", "LogEntry").objects.filter(device__isnull=False)
    locked = apps.get_model("tables", "Table").objects.filter(status="finished", locked=True)
    without_phones = locked.exclude(seats__phone=True)
    imported = without_phones.exclude(models.Exists(entries.filter(table=models.OuterRef("pk"))))
    for table in imported.select_related("host"):
        came = table.devices.filter(watcher=True, joined_at__lt=table.host.created_at + AT_ONCE)
        table.devices.filter(pk__in=came.order_by("joined_at").values("pk")[:1]).update(importer=True)


class Migration(migrations.Migration):
    dependencies = [("tables", "0018_superseded_snapshots")]

    operations = [
        migrations.AddField(
            model_name="tabledevice",
            name="importer",
            field=models.BooleanField(default=False),
        ),
        migrations.RunPython(mark_importers, migrations.RunPython.noop),
    ]
