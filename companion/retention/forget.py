"""Forgetting of what belongs to somebody: a device, a history with all of its devices, or a person's name.

What happened at a table belongs to everybody who sat there: entries, scores and the names of others stay.
"""

import secrets
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final
from uuid import UUID

from django.db import transaction
from django.db.models import ProtectedError, QuerySet

from companion.archive.audience import forget_kept, select_keepsakes_at, select_photos_of
from companion.archive.photos import delete_photo
from companion.boxes.models import BoxLink, KeptBox
from companion.errors import TableBusy, UnknownTable
from companion.people.codes import draw_code
from companion.people.models import Account, Alias, Device, Parting, Profile
from companion.people.names import are_same, identify_person
from companion.tables.models import Seat
from companion.tables.services.leaving import rename_person, select_tables_of, take_device_away

TRIES: Final = 5
NOBODY: Final = "N. N."
"""What stands in the place of a forgotten name, with a code that tells several of them apart."""


@dataclass
class Person:
    """A name that is to be forgotten: how it is written, and at which tables. A name may belong to several people."""

    names: set[str] = field(default_factory=set)
    tables: dict[UUID, list[str]] = field(default_factory=dict)
    """The names at each table."""
    noted: list[UUID] = field(default_factory=list)
    """Those of the tables whose place or note has the name in it, which stays."""


def find_person(name: str, tables: Iterable[UUID] = ()) -> Person:
    """Return where a name stands; of `tables` alone, if there are any."""
    person = Person(
        {found for found in Seat.objects.values_list("name", flat=True).distinct() if are_same(found, name)}
    )
    seats = Seat.objects.filter(name__in=person.names)
    if only := list(tables):
        seats = seats.filter(table__in=only)
    for table, name_there in Seat.objects.filter(table__in=seats.values("table")).values_list("table", "name"):
        person.tables.setdefault(table, []).append(name_there)
    for kept in select_keepsakes_at(person.tables):
        if any(found.casefold() in f"{kept.place} {kept.note}".casefold() for found in person.names):
            person.noted.append(kept.pk)
    return person


def forget_person(name: str, tables: Iterable[UUID] = ()) -> str:
    """Put a name that says nothing in the place of a person's, and return it.

    The seat, its entries and points stay: without them nobody's game could be replayed. Merges of the name are deleted.
    """
    person = find_person(name, tables)
    nothing = f"{NOBODY} {draw_code(4)}"
    for table in person.tables:
        with suppress(UnknownTable):  # deleted meanwhile
            rename_person(table, name, nothing)
    if not find_person(name).tables:
        keys = {identify_person(found) for found in {*person.names, name}}
        (Alias.objects.filter(person__in=keys) | Alias.objects.filter(into__in=keys)).delete()
    return nothing


def forget_device(device: Device) -> None:
    """Forget a device, whatever it does meanwhile. Its token is worth nothing from the first moment.

    Another device of its history takes over its tables, seats, boxes and photos. If there is none, its photos and boxes
    are deleted, and so is each table that nobody else came to.

    :raises TableBusy: a table could not be locked, or the device came to ever new ones. What was forgotten stays so.
    """
    _end_tokens(Device.objects.filter(pk=device.pk))
    for _try in range(TRIES):
        for table in select_tables_of(device).order_by("pk").values_list("pk", flat=True):
            with suppress(UnknownTable):  # deleted meanwhile
                take_device_away(device, table, find_heir(device), forget_kept)
        with suppress(ProtectedError), transaction.atomic():
            _delete_device(device)
            return
    raise TableBusy


def forget_history(profile: Profile) -> None:
    """Forget all devices that share a history, the account that leads to it, and its merges.

    :raises TableBusy: as `forget_device`.
    """
    Profile.objects.filter(pk=profile.pk).update(recovery_hash=None)  # nobody joins any more
    if profile.owner_id is not None:
        Account.objects.filter(pk=profile.owner_id).delete()
    while devices := list(profile.devices.order_by("pk")):
        _end_tokens(profile.devices.all())
        Parting.objects.filter(device__in=devices).delete()
        profile.devices.update(profile=None)  # none inherits from another
        for device in devices:
            forget_device(Device.objects.get(pk=device.pk))
    Profile.objects.filter(pk=profile.pk).delete()


def find_heir(device: Device) -> Device | None:
    """Return another device that looks back at what this one played, None if there is none."""
    if device.profile_id is not None:
        return Device.objects.filter(profile=device.profile_id).exclude(pk=device.pk).order_by("pk").first()
    profiles = Parting.objects.filter(device=device).values("profile")
    return Device.objects.filter(profile__in=profiles).order_by("pk").first()


def _end_tokens(devices: QuerySet[Device]) -> None:
    for pk in devices.values_list("pk", flat=True):
        Device.objects.filter(pk=pk).update(token_hash=secrets.token_bytes(32))


def _delete_device(device: Device) -> None:
    """Delete the device after its photos and boxes. In the caller's transaction.

    :raises ProtectedError: it hosts or sits at a table again.
    """
    heir = find_heir(device)
    if heir is None:
        for photo in select_photos_of(device):
            delete_photo(photo)
    else:
        select_photos_of(device).update(device=heir)
        for kept in (KeptBox, BoxLink):
            games = kept.objects.filter(device=heir).values("game")
            kept.objects.filter(device=device).exclude(game__in=list(games.values_list("game", flat=True))).update(
                device=heir
            )
    Device.objects.filter(pk=device.pk).delete()
    if heir is None and device.profile_id is not None:
        Profile.objects.filter(pk=device.profile_id, owner=None, devices=None).delete()
