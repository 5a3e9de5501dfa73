"""`manage.py upgrade`: migrates the database before several processes start on it."""

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from companion.runtime import preflight
from companion.serving import service_checks
from companion.serving.migrate import upgrade_database


class Command(BaseCommand):
    """Command that checks the services and applies missing migrations."""

    help = "Check that the services answer and bring the database up to date."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--create", action="store_true", help="make the PostgreSQL database where there is none")

    @preflight.require_room()
    def handle(self, *args: Any, **options: Any) -> None:
        if options["create"] and not settings.SQLITE:
            service_checks.create_database()
        service_checks.require_services()
        sqlite_file = Path(settings.DATABASES["default"]["NAME"]) if settings.SQLITE else None
        if sqlite_file is not None:
            preflight.hold_database(sqlite_file)
        copy = upgrade_database(sqlite_file)
        self.stdout.write("The database is up to date." + (f" The one before is kept as {copy}" if copy else ""))
