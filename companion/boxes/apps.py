"""Django app of boxes."""

from django.apps import AppConfig


class BoxesConfig(AppConfig):
    """The app of boxes: how a group's own copy of a game differs from the list."""

    name = "companion.boxes"
    label = "boxes"
