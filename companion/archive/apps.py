"""Django app of finished tables, photos, keepsakes and statistics."""

from django.apps import AppConfig


class ArchiveConfig(AppConfig):
    """The archive's Django app. Its label stays the name that existing databases use."""

    name = "companion.archive"
    label = "history"
