"""A migration that a newer version brings."""

import sqlite3
from contextlib import closing
from pathlib import Path

MIGRATION = """
from django.db import migrations

class Migration(migrations.Migration):
    dependencies = {dependencies}
    operations = [migrations.RunSQL("CREATE TABLE added_{number} (note text)")]
"""


def add_migration(checkout: Path, number: int) -> None:
    """Add a migration to the server's code that creates a table."""
    folder = checkout / "companion" / "migrations"
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").touch()
    dependencies = [("companion", f"{number - 1:04}_step")] if number > 1 else []
    (folder / f"{number:04}_step.py").write_text(MIGRATION.format(dependencies=dependencies, number=number))


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE name LIKE 'added_%'")}
