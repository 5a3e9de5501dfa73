"""Finished tables, and what is kept beside them."""

from django.apps import AppConfig


class ArchiveConfig(AppConfig):
    """The app of the archive. Its label keeps the name that databases know."""

    name = "companion.archive"
    label = "history"
