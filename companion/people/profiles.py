"""A history shared by several devices of a person: joining by a code or an account, merging, and leaving."""

import hashlib
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from companion.people.codes import draw_code, parse_typed_code
from companion.people.errors import NotSignedIn, SignedIn, TwoAccounts, UnknownRecoveryCode
from companion.people.models import Account, Alias, Device, Parting, Profile
from companion.people.names import find_root

LENGTH: Final = 20
"""Letters of a recovery code: 99 bits."""
GROUP: Final = 5


def find_profile(device: Device) -> Profile:
    """Return the device's profile, created on first use."""
    with transaction.atomic():
        locked = Device.objects.select_for_update().get(pk=device.pk)
        if locked.profile is None:
            locked.profile = Profile.objects.create()
            locked.save(update_fields=["profile"])
        device.profile = locked.profile
    return locked.profile


@dataclass(frozen=True)
class History:
    """The devices whose tables form one history.

    - `devices`: devices that look back at it.
    - `partings`: devices that were signed out, and when; tables that they came to before then stay.
    """

    devices: frozenset[UUID]
    partings: tuple[tuple[UUID, datetime], ...] = ()

    def filter_table_devices(self, path: str = "") -> Q:
        """Return the filter for rows of TableDevice that put their table into this history.

        `path` leads to those rows, as in "coming__".
        """
        condition = Q((f"{path}device__in", self.devices))
        for device, until in self.partings:
            condition |= Q((f"{path}device", device), (f"{path}joined_at__lt", until))
        return condition

    def __contains__(self, device: object) -> bool:
        return device in self.devices or any(device == parted_device for parted_device, _ in self.partings)


def find_history(device: Device) -> History:
    """Return the device's history: its own tables, and those of its profile."""
    if device.profile_id is None:
        return History(frozenset((device.pk,)))
    return History(
        frozenset(Device.objects.filter(profile=device.profile_id).values_list("pk", flat=True)),
        tuple(Parting.objects.filter(profile=device.profile_id).order_by("pk").values_list("device", "until")),
    )


def find_aliases(device: Device) -> dict[UUID, UUID]:
    """Return the merged people of the device's profile: person -> the person they were merged into."""
    if device.profile_id is None:
        return {}
    return dict(Alias.objects.filter(profile=device.profile_id).values_list("person", "into"))


def make_recovery_code(device: Device) -> str:
    """Create a recovery code in groups of five, with which another device joins this history. It is shown this once.

    The previous code becomes invalid.
    """
    profile = find_profile(device)
    code = draw_code(LENGTH)
    Profile.objects.filter(pk=profile.pk).update(recovery_hash=_hash(code))
    return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def use_recovery_code(device: Device, text: str) -> Profile:
    """Join the device to the code's profile; both histories become one.

    The devices that shared the device's history come along. Their aliases come along unless the profile has its own.
    Seats keep their devices. The code of the profile that was left becomes invalid.

    :raises UnknownRecoveryCode: no profile has this code (any more). :raises TwoAccounts: see `_join`.
    """
    code = parse_typed_code("".join(text.split()).replace("-", ""), LENGTH)
    with transaction.atomic():
        profile = Profile.objects.select_for_update().filter(recovery_hash=_hash(code)).first() if code else None
        if profile is None:
            raise UnknownRecoveryCode
        _join(device, profile)
    return profile


def sign_in(device: Device, account: Account) -> Profile:
    """Join the device to the account's history, as `use_recovery_code` does.

    The account's first device brings the history.

    :raises TwoAccounts: the device is signed in to another account.
    """
    with transaction.atomic():
        Account.objects.select_for_update().get(pk=account.pk)  # two first devices at the same time
        profile = Profile.objects.select_for_update().filter(owner=account).first()
        if profile is None:
            profile = find_profile(device)
            if profile.owner_id is not None:
                raise TwoAccounts
            profile.owner = account
            profile.save(update_fields=["owner"])
        else:
            _join(device, profile)
    return profile


def find_account(device: Device) -> Account:
    """Return the account that this device is signed in to.

    :raises NotSignedIn: there is no account.
    """
    account = Account.objects.filter(profile__devices=device).first()
    if account is None:
        raise NotSignedIn
    return account


def require_signed_out(device: Device) -> None:
    """Check that the device is signed out.

    :raises SignedIn: the device has an account.
    """
    if Account.objects.filter(profile__devices=device).exists():
        raise SignedIn


def sign_out(device: Device) -> None:
    """Sign the device out. It keeps its own tables; the tables it came to before stay in the account's history too.

    :raises NotSignedIn: there is no account.
    """
    account = find_account(device)
    with transaction.atomic():
        profile = Profile.objects.select_for_update().get(owner=account)
        _part(profile, profile.devices.filter(pk=device.pk))


def sign_out_others(device: Device) -> None:
    """Sign every other device of the profile out, and invalidate its recovery code.

    :raises NotSignedIn: there is no account.
    """
    account = find_account(device)
    with transaction.atomic():
        profile = Profile.objects.select_for_update().get(owner=account)
        profile.recovery_hash = None
        profile.save(update_fields=["recovery_hash"])
        _part(profile, profile.devices.exclude(pk=device.pk))


def make_alias(profile: Profile, person: UUID, into: UUID) -> bool:
    """Merge `person`, who has no alias yet, into `into`.

    Return False if they are one already or the alias would form a circle.
    """
    with transaction.atomic():
        Profile.objects.select_for_update().get(pk=profile.pk)  # two at the same time could make a circle
        aliases = dict(profile.aliases.values_list("person", "into"))
        if person in aliases or find_root(into, aliases) == person:
            return False
        Alias.objects.create(profile=profile, person=person, into=into)
    return True


def _join(device: Device, profile: Profile) -> None:
    """Move the device, with all of its profile, into this one.

    :raises TwoAccounts: each of the two belongs to an account.
    """
    former = Device.objects.select_for_update().get(pk=device.pk).profile_id
    # Locked: another device may join it by its code at the same moment.
    former_profile = Profile.objects.select_for_update().filter(pk=former).first() if former else None
    if former_profile is None:
        Device.objects.filter(pk=device.pk).update(profile=profile)
    elif former_profile.pk != profile.pk:
        if former_profile.owner_id is not None and profile.owner_id is not None:
            raise TwoAccounts
        _take_over(former_profile, profile)
    Parting.objects.filter(profile=profile, device__profile=profile).delete()
    device.profile = profile


def _take_over(former_profile: Profile, profile: Profile) -> None:
    former_profile.devices.update(profile=profile)
    parted_devices = profile.partings.values("device")
    former_profile.partings.exclude(device__in=parted_devices).update(profile=profile)
    for person, into in former_profile.aliases.values_list("person", "into"):
        make_alias(profile, person, into)
    owner = former_profile.owner_id
    former_profile.delete()
    if owner is not None:
        profile.owner_id = owner
        profile.save(update_fields=["owner"])


def _part(profile: Profile, devices: QuerySet[Device]) -> None:
    now = timezone.now()
    Parting.objects.bulk_create(Parting(profile=profile, device=device, until=now) for device in devices)
    devices.update(profile=None)


def _hash(code: str) -> bytes:
    return hashlib.sha256(code.encode()).digest()
