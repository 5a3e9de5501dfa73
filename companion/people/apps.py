"""People: devices, and later the players behind them."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """The app of devices."""

    name = "companion.people"
    label = "people"
