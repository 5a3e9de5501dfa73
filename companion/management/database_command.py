"""Base class of the commands that need the server's database."""

from typing import Any

from django.core.management.base import BaseCommand

from companion.serving import service_checks


class DatabaseCommand(BaseCommand):
    """Command that first checks the database, and says what is wrong with it instead of ending in a traceback."""

    requires_system_checks = ()
    takes_older_database = False
    """Whether it works on a database that this version has yet to upgrade."""

    def execute(self, *args: Any, **options: Any) -> str | None:
        service_checks.require_database(older=self.takes_older_database)
        return super().execute(*args, **options)
