"""Two apps of Django's that allauth builds on, without what they do after every migration: accounts have no
permissions, so there are no rows that name any."""

from django.contrib.auth.apps import AuthConfig
from django.contrib.contenttypes.apps import ContentTypesConfig


class Auth(AuthConfig):
    """Passwords, and signing in."""

    def ready(self) -> None:
        """Nothing to do."""


class ContentTypes(ContentTypesConfig):
    """What `Auth` has tables for."""

    def ready(self) -> None:
        """Nothing to do."""
