"""`manage.py changepassword ADDRESS`: asks for a new password of an account."""

from getpass import getpass
from typing import Any
from uuid import UUID

from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.management.base import CommandError, CommandParser

from companion.management.database_command import DatabaseCommand
from companion.people.models import Account


class Command(DatabaseCommand):
    """Command in the place of Django's, which takes an address for unique."""

    help = "Ask twice for a new password of an account."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("account", help="its address; its id, where several accounts have the address")

    def handle(self, *args: Any, **options: Any) -> str:
        account = find_account(options["account"])
        try:
            password = getpass("New password: ")
            same = password == getpass("Once more: ")
        except EOFError:
            raise CommandError("Nobody typed a password. Nothing is changed.") from None
        if not same:
            raise CommandError("These are two different passwords. Nothing is changed.")
        try:
            validate_password(password, account)
        except ValidationError as error:
            raise CommandError(" ".join([*error.messages, "Nothing is changed."])) from error
        account.set_password(password)
        account.save(update_fields=["password"])
        return f"The password of {account.email} is changed."


def find_account(text: str) -> Account:
    """Return the account with this address or id.

    :raises CommandError: there is none, or there are several.
    """
    try:
        accounts = Account.objects.filter(pk=UUID(text))
    except ValueError:
        accounts = Account.objects.filter(email=text.lower()) if text.isprintable() else Account.objects.none()
    found = list(accounts.order_by("pk"))
    if not found:
        raise CommandError(f"No account has the address or id {text}.")
    if len(found) > 1:
        ids = "\n".join(f"{account.pk}{' (staff)' * account.is_staff}" for account in found)
        raise CommandError(f"{len(found)} accounts have the address {text}. Name one by its id:\n{ids}")
    return found[0]
