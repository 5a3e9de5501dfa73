"""People: devices, what several of them share, and accounts."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """The app of devices and accounts."""

    name = "companion.people"
    label = "people"
