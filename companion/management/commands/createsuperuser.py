"""`manage.py createsuperuser`: makes an account of staff, which the admin lets in."""

from django.contrib.auth.management.commands import createsuperuser

from companion.management.database_command import DatabaseCommand


class Command(DatabaseCommand, createsuperuser.Command):
    """Django's command, after a look at the database."""

    requires_migrations_checks = False
