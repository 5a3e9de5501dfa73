"""Django app of devices, shared histories and accounts."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """The Django app of devices and accounts."""

    name = "companion.people"
    label = "people"
