"""`manage.py forget`: says what would be forgotten and what stays, and with `--yes` forgets it."""

from typing import Any, Final
from uuid import UUID

from django.core.management.base import CommandError, CommandParser

from companion.deployment.installation import COMMAND
from companion.errors import TableBusy
from companion.management.commands.changepassword import find_account
from companion.management.database_command import DatabaseCommand
from companion.people.models import Device, Profile
from companion.retention import forget
from companion.tables.services.leaving import select_tables_of

STAYS: Final = """What stays, and why:
- Entries and points of tables that somebody else came to: without them nobody could look back at the game.
{names}- Backups and files that people exported: backups by themselves are gone after fourteen days with a game.
- Lines of the log with ids: they are deleted as the server's owner keeps logs."""
NAMES: Final = "- Names at these tables, for the same reason: `forget person NAME` takes a name away.\n"
NOTES: Final = (
    "- Places, notes, reasons of given points and photos may name or show the person: look at them by hand.\n"
)


class Command(DatabaseCommand):
    """Command that forgets a device, a history or a person, after a look at what that means."""

    help = "Forget a device, a history (by a device, account or id), or a person's name. Without --yes, only say so."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("kind", choices=("device", "history", "person"))
        parser.add_argument("name", help="an id, as `tables show` and the admin tell; an address; or a person's name")
        parser.add_argument("--table", type=UUID, action="append", default=[], help="a person at this table alone")
        parser.add_argument("--yes", action="store_true", help="forget what is described without it")

    def handle(self, *args: Any, **options: Any) -> None:
        do = {"device": self.device, "history": self.history, "person": self.person}[options["kind"]]
        try:
            do(options)
        except TableBusy as error:
            raise CommandError("A table is busy. What was forgotten so far stays so; ask again.") from error
        if not options["yes"]:
            self.stdout.write("Nothing is forgotten yet. Add --yes to do so.")

    def device(self, options: dict[str, Any]) -> None:
        """Forget one device, or say what that means."""
        device = _find_device(options["name"])
        if device is None:
            raise CommandError(f"No such device. `{COMMAND} tables show ID` names those of a table.")
        self._describe(device)
        if options["yes"]:
            forget.forget_device(device)
            self.stdout.write("The device is forgotten.")

    def history(self, options: dict[str, Any]) -> None:
        """Forget all devices of a history, or say what that means."""
        device = _find_device(options["name"])
        profile = device.profile if device else _find_profile(options["name"])
        if device and profile is None:
            self.device(options)
            return
        if profile is None:
            self.stdout.write("This account leads to no history.")
            if options["yes"]:
                find_account(options["name"]).delete()
                self.stdout.write("The account is forgotten.")
            return
        devices = list(profile.devices.order_by("pk"))
        self.stdout.write(f"The history of {len(devices)} devices{', with its account' if profile.owner_id else ''}.")
        for one in devices:
            self._describe(one, alone=True)
        if options["yes"]:
            forget.forget_history(profile)
            self.stdout.write("The history is forgotten.")

    def person(self, options: dict[str, Any]) -> None:
        """Put another name in the place of a person's, or say where it stands."""
        person = forget.find_person(options["name"], options["table"])
        if not person.tables:
            raise CommandError("Nobody of this name sits at a table.")
        self.stdout.write(f"{', '.join(sorted(person.names))}, at {len(person.tables)} tables:")
        for table, names in person.tables.items():
            note = " (named in its place or note)" if table in person.noted else ""
            self.stdout.write(f"  {table}: {', '.join(names)}{note}")
        self.stdout.write("Somebody else may have this name. Choose tables by --table.")
        self.stdout.write(STAYS.format(names=NOTES))
        if options["yes"]:
            self.stdout.write(f"The name is {forget.forget_person(options['name'], options['table'])} from now on.")

    def _describe(self, device: Device, *, alone: bool = False) -> None:
        heir = None if alone else forget.find_heir(device)
        tables = select_tables_of(device).count()
        self.stdout.write(f"Device {device.pk}, since {device.created_at:%Y-%m-%d}, with {tables} tables.")
        if heir:
            self.stdout.write(f"Device {heir.pk} of its history takes them over, with boxes and photos.")
        else:
            self.stdout.write("Its boxes and photos are deleted, and tables that nobody else came to.")
            self.stdout.write("At other tables somebody who sits there holds its seats and hosts.")
        if not alone:
            self.stdout.write(STAYS.format(names=NAMES))


def _find_device(text: str) -> Device | None:
    try:
        return Device.objects.filter(pk=UUID(text)).first()
    except ValueError:
        return None


def _find_profile(text: str) -> Profile | None:
    try:
        if profile := Profile.objects.filter(pk=UUID(text)).first():
            return profile
    except ValueError:
        pass
    return Profile.objects.filter(owner=find_account(text)).first()
