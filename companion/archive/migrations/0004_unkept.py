"""Delete the places, notes and photos of tables that nobody keeps any more. Earlier releases left them to watchers."""

import shutil
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import migrations, transaction
from django.db.models import Exists, OuterRef, Q


def forget(apps: Any, schema_editor: Any) -> None:
    """Delete the rows, and on commit the files."""
    devices = apps.get_model("tables", "TableDevice").objects
    keepers = devices.filter(Q(watcher=False) | Q(importer=True), table=OuterRef("table"))
    photos = apps.get_model("history", "Photo").objects.filter(~Exists(keepers))
    folders = [Path(settings.PHOTOS_DIR) / table.hex for table in set(photos.values_list("table", flat=True))]
    photos.delete()
    apps.get_model("history", "Keepsake").objects.filter(~Exists(keepers)).delete()

    def remove_files() -> None:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)

    transaction.on_commit(remove_files, using=schema_editor.connection.alias)


class Migration(migrations.Migration):
    dependencies = [("history", "0003_edited_times"), ("tables", "0019_importers")]

    operations = [migrations.RunPython(forget, migrations.RunPython.noop)]
