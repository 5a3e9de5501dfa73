"""`manage.py purge`: says what nobody used, and with `--yes` deletes it."""

import os
from typing import Any, Final

from django.core.management.base import CommandParser

from companion.management.database_command import DatabaseCommand
from companion.retention import purge

WORDS: Final = {
    "tables": "tables that never began",
    "devices": "devices without table, box or history",
    "accounts": "accounts whose address nobody confirmed",
    "codes": "expired codes of seats",
}


class Command(DatabaseCommand):
    """Command that deletes what nobody used, after a look at it."""

    help = "List what nobody used: tables that never began, devices without a table, codes. With --yes, delete it."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--yes", action="store_true", help="delete what is listed without it")
        parser.add_argument("--beside", action="store_true", help="with the lowest priority, and in silence")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["beside"]:
            os.nice(19)
        unused = purge.purge() if options["yes"] else purge.find_unused()
        if options["beside"]:
            return
        for kind, ids in unused._asdict().items():
            self.stdout.write(f"{len(ids)} {WORDS[kind]}")
            if options["verbosity"] > 1:
                self.stdout.write("".join(f"  {key}\n" for key in ids), ending="")
        self.stdout.write("Deleted." if options["yes"] else "Nothing is deleted yet. Add --yes to do so.")
