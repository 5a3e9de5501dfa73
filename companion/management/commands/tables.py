"""`manage.py tables`: lists the tables of the server, shows one, or ends one."""

from typing import Any, Final
from uuid import UUID

import msgspec
from django.core.management.base import CommandError, CommandParser

from companion.deployment.installation import COMMAND
from companion.errors import AppError, GameError
from companion.management.database_command import DatabaseCommand
from companion.tables.models import Table
from companion.tables.services.actions import end_table
from companion.tables.services.leaving import delete_lobby

LISTED: Final = 100_000
"""More tables than that are not listed at once."""


class Command(DatabaseCommand):
    """Command with what an owner of the server may know of its tables, and do to them."""

    help = "List the tables, newest first. `tables show ID`: one with its phones. `tables close ID`: end it."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("what", nargs="?", choices=("list", "show", "close"), default="list")
        parser.add_argument("table", nargs="?", type=UUID, help="its id, from the list")
        parser.add_argument("--status", choices=Table.Status.values, help="list these alone")
        parser.add_argument("--most", type=int, default=50, help="list at most so many (50)")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["what"] == "list":
            self.list_tables(options["status"], options["most"])
            return
        table = Table.objects.filter(pk=options["table"]).prefetch_related("seats").first()
        if table is None:
            raise CommandError(f"No such table. Name one by its id, as `{COMMAND} tables` lists them.")
        if options["what"] == "show":
            self.show(table)
        else:
            self.close(table)

    def list_tables(self, status: str | None, most: int) -> None:
        """Print a line for each table."""
        tables = Table.objects.filter(status=status) if status else Table.objects.all()
        shown = tables.order_by("-created_at", "-pk").prefetch_related("seats")[: min(max(most, 0), LISTED)]
        for table in shown:
            self.stdout.write(_line(table))
        self.stdout.write(f"{len(shown)} of {tables.count()} tables")

    def show(self, table: Table) -> None:
        """Print a table with its seats and the devices that have come to it."""
        self.stdout.write(_line(table))
        for seat in table.seats.all():
            self.stdout.write(
                f"  {seat.name}: device {seat.device_id}{'' if seat.phone else ', entered by another phone'}"
            )
        for coming in table.devices.order_by("pk"):
            roles = ["hosts"] * (coming.device_id == table.host_id) + ["watches"] * coming.watcher
            self.stdout.write(
                f"  came {coming.joined_at:%Y-%m-%d}: device {coming.device_id} {', '.join(roles)}".rstrip()
            )

    def close(self, table: Table) -> None:
        """End a running game as its host could, or delete a table that has not begun."""
        try:
            if table.status == Table.Status.LOBBY:
                delete_lobby(table.pk)
                self.stdout.write("It had not begun, and is deleted.")
                return
            version = end_table(table.pk)
        except (AppError, GameError) as error:
            raise CommandError(f"It cannot be closed: {error.code}") from error
        except (RuntimeError, msgspec.DecodeError) as error:
            raise CommandError(f"It cannot be closed, because its log does not replay: {error}") from error
        self.stdout.write(f"It is over with entry {version}, and counts as unfinished.")


def _line(table: Table) -> str:
    newest = table.finished_at or table.started_at or table.created_at
    names = ", ".join(seat.name for seat in table.seats.all())
    stalled = " stalled" if table.failed_tries else ""
    return f"{table.pk} {newest:%Y-%m-%d %H:%M} {table.status}{stalled} {table.game} {table.version} entries: {names}"
