"""Devices: phones, known by a token that only they hold."""

from django.db import models
from uuid_utils.compat import uuid7


class Device(models.Model):
    """A phone. `token_hash` is the SHA-256 of its token; the token itself is kept nowhere here."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    token_hash = models.BinaryField(max_length=32, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return str(self.id)
