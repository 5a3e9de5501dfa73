"""Devices, identified by a secret token, and the profiles and accounts that several devices share."""

from typing import ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import models
from uuid_utils.compat import uuid7


class AccountManager(BaseUserManager["Account"]):
    """Manager whose accounts Django's command `createsuperuser` can create."""

    def create_superuser(self, email: str, password: str | None = None) -> "Account":
        """Create an account of staff.

        :raises ValidationError: the password is too easy, or staff has this address already.
        """
        email = email.lower()
        if password is not None:
            validate_password(password)
        if self.filter(email=email, is_staff=True).exists():
            raise ValidationError(f"Staff has an account with {email} already. Use changepassword.")
        account = self.model(email=email, is_staff=True)
        account.set_password(password)
        account.save(using=self._db)
        return account


class Account(AbstractBaseUser):
    """An address and a password that lead back to a profile.

    On servers without mail, several accounts may have the same unproved address, each with its own password.

    - `is_staff`: may look at what the server keeps, through the admin.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    email = models.EmailField(db_index=True)
    is_staff = models.BooleanField(default=False)
    is_active = True

    objects = AccountManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    def __str__(self) -> str:
        return str(self.id)


class Profile(models.Model):
    """A history that several devices share.

    - `recovery_hash`: SHA-256 of the code that lets another device join; the code itself is not stored.
    - `owner`: the account that leads back to it, if any.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    owner = models.OneToOneField(Account, null=True, on_delete=models.SET_NULL, related_name="profile")
    recovery_hash = models.BinaryField(max_length=32, null=True, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return str(self.id)


class Device(models.Model):
    """A phone. `token_hash` is the SHA-256 of its token; the token itself is not stored.

    A phone without a `profile` has only its own tables as history.
    """

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
    """A merge of `person` into `into` in this profile; both are keys of names (`companion.people.names`).

    A person has at most one alias, and aliases never form a circle.
    """

    profile = models.ForeignKey(Profile, on_delete=models.CASCADE, related_name="aliases")
    person = models.UUIDField()
    into = models.UUIDField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]
        constraints = [models.UniqueConstraint(fields=["profile", "person"], name="alias_once_per_profile")]

    def __str__(self) -> str:
        return f"{self.person} is {self.into}"
