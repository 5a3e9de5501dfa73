"""Compress the states of the head rows by LZ4 (decision 0169). Rows get it when they are written next."""

from typing import Any

from django.db import NotSupportedError, migrations, transaction


def compress_by_lz4(apps: Any, editor: Any) -> None:
    """Set the compression on PostgreSQL, unless it was built without LZ4."""
    if editor.connection.vendor != "postgresql":
        return
    table = editor.quote_name(apps.get_model("tables", "HeadState")._meta.db_table)
    try:
        with transaction.atomic(editor.connection.alias):
            editor.execute(f"ALTER TABLE {table} ALTER COLUMN state SET COMPRESSION lz4")
    except NotSupportedError:
        pass


class Migration(migrations.Migration):
    dependencies = [("tables", "0021_forgotten_devices")]

    operations = [migrations.RunPython(compress_by_lz4, migrations.RunPython.noop)]
