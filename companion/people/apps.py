"""People: devices, what several of them share, and accounts."""

from django.apps import AppConfig
from django.contrib.contenttypes.management import create_contenttypes
from django.db.models.signals import post_migrate


class PeopleConfig(AppConfig):
    """The app of devices and accounts."""

    name = "companion.people"
    label = "people"

    def ready(self) -> None:
        # An account may do nothing but be found again: rows that name permissions are not needed.
        post_migrate.disconnect(create_contenttypes)
        post_migrate.disconnect(dispatch_uid="django.contrib.auth.management.create_permissions")
