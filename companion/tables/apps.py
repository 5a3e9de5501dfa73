"""Django app of the tables."""

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """The app of tables, seats and their log."""

    name = "companion.tables"
    label = "tables"
