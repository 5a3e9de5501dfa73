"""History: what was played, told again."""

from django.apps import AppConfig


class HistoryConfig(AppConfig):
    """The app of timelines and replays."""

    name = "companion.history"
    label = "history"
