"""One history for several devices of a person: the code that lets another device in, and what it brings along."""

import hashlib
from typing import Final
from uuid import UUID

from django.db import transaction

from companion.errors import UnknownRecoveryCode
from companion.people.codes import random_code, typed_code
from companion.people.models import Alias, Device, Profile
from companion.people.names import root_of

LENGTH: Final = 20
"""Letters of a recovery code: 99 bits."""
GROUP: Final = 5


def profile_of(device: Device) -> Profile:
    """The device's profile, made when it is first needed."""
    with transaction.atomic():
        locked = Device.objects.select_for_update().get(pk=device.pk)
        if locked.profile is None:
            locked.profile = Profile.objects.create()
            locked.save(update_fields=["profile"])
        device.profile = locked.profile
    return locked.profile


def devices_of(device: Device) -> frozenset[UUID]:
    """The devices that look back at the same tables, this one among them."""
    if device.profile_id is None:
        return frozenset((device.pk,))
    return frozenset(Device.objects.filter(profile=device.profile_id).values_list("pk", flat=True))


def aliases_of(device: Device) -> dict[UUID, UUID]:
    """person -> who that is, as the profile's devices said."""
    if device.profile_id is None:
        return {}
    return dict(Alias.objects.filter(profile=device.profile_id).values_list("person", "into"))


def recovery_make(device: Device) -> str:
    """A code with which another device looks back at the same tables, in groups of five; the one before stands for
    nothing any more. Shown this once."""
    profile = profile_of(device)
    code = random_code(LENGTH)
    Profile.objects.filter(pk=profile.pk).update(recovery_hash=_hash(code))
    return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def recovery_use(device: Device, text: str) -> Profile:
    """The device looks back at the tables of the code's profile from now on, and that profile's devices at those of
    this one: the devices that shared its history come along, and who is who where the profile says nothing else.
    No seat changes hands, and the code of the profile that was left stands for nothing.

    :raises UnknownRecoveryCode: no profile has this code (any more).
    """
    code = typed_code("".join(text.split()).replace("-", ""), LENGTH)
    with transaction.atomic():
        found = Profile.objects.select_for_update().filter(recovery_hash=_hash(code)).first() if code else None
        if found is None:
            raise UnknownRecoveryCode
        before = Device.objects.select_for_update().get(pk=device.pk).profile
        if before is None:
            Device.objects.filter(pk=device.pk).update(profile=found)
        elif before.pk != found.pk:
            before.devices.update(profile=found)
            _take_over(before, found)
            before.delete()
        device.profile = found
    return found


def alias_make(profile: Profile, person: UUID, into: UUID) -> bool:
    """`person`, who is nobody else yet, is the same one as `into`; False where that is so already or would lead in a
    circle."""
    with transaction.atomic():
        Profile.objects.select_for_update().get(pk=profile.pk)  # two at the same time could make a circle
        known = dict(profile.aliases.values_list("person", "into"))
        if person in known or root_of(into, known) == person:
            return False
        Alias.objects.create(profile=profile, person=person, into=into)
    return True


def _take_over(before: Profile, profile: Profile) -> None:
    for person, into in before.aliases.values_list("person", "into"):
        alias_make(profile, person, into)


def _hash(code: str) -> bytes:
    return hashlib.sha256(code.encode()).digest()
