"""Two Django apps that allauth needs, without their post-migrate handlers: accounts have no permissions."""

from django.contrib.auth.apps import AuthConfig
from django.contrib.contenttypes.apps import ContentTypesConfig


class Auth(AuthConfig):
    """Django's app of passwords and sign-in."""

    def ready(self) -> None:
        """Do nothing: there are no permissions to create."""


class ContentTypes(ContentTypesConfig):
    """Django's app of content types, which `Auth` has foreign keys to."""

    def ready(self) -> None:
        """Do nothing: there are no content types to create."""
