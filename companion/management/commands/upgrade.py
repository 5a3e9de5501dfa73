"""`manage.py upgrade`: migrates the database before several processes start on it."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from companion.deployment import preflight
from companion.serving import service_checks
from companion.serving.migrate import find_database_file, upgrade_database


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
        if (file := find_database_file()) is not None:
            preflight.hold_database(file)
        copy = upgrade_database()
        self.stdout.write("The database is up to date." + (f" The one before is kept as {copy}" if copy else ""))
