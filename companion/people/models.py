"""Devices, identified by a secret token, and the profiles and accounts that several devices share."""

from typing import ClassVar

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import models
from uuid_utils.compat import uuid7


class Account(AbstractBaseUser):
    """An address and a password by which somebody finds a profile again. Its name is its id: where nobody can prove an
    address, several accounts may have the same one, each with a password of its own."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    email = models.EmailField(db_index=True)
    is_active = True

    USERNAME_FIELD = "id"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    def __str__(self) -> str:
        return str(self.id)


class Profile(models.Model):
    """Somebody's history, which several devices look back at. `recovery_hash` is the SHA-256 of the code with which
    another device joins in; the code itself is kept nowhere. `owner` is the account that finds it again, if any."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    owner = models.OneToOneField(Account, null=True, on_delete=models.SET_NULL, related_name="profile")
    recovery_hash = models.BinaryField(max_length=32, null=True, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return str(self.id)


class Device(models.Model):
    """A phone. `token_hash` is the SHA-256 of its token; the token itself is kept nowhere here. A phone without a
    `profile` looks back at its own tables alone."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    token_hash = models.BinaryField(max_length=32, unique=True)
    profile = models.ForeignKey(Profile, null=True, on_delete=models.SET_NULL, related_name="devices")
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return str(self.id)


class Parting(models.Model):
    """A phone that was signed out of a profile. Tables that it came to before `until` stay in that history."""

    profile = models.ForeignKey(Profile, on_delete=models.CASCADE, related_name="partings")
    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="partings")
    until = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["profile", "device"], name="parting_once_per_profile")]

    def __str__(self) -> str:
        return f"{self.device_id} until {self.until}"


class Alias(models.Model):
    """In this profile `person` is the same one as `into`; both are keys of names (`companion.people.names`). Nobody is
    two others at once, and nobody becomes somebody who became them."""

    profile = models.ForeignKey(Profile, on_delete=models.CASCADE, related_name="aliases")
    person = models.UUIDField()
    into = models.UUIDField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]
        constraints = [models.UniqueConstraint(fields=["profile", "person"], name="alias_once_per_profile")]

    def __str__(self) -> str:
        return f"{self.person} is {self.into}"
