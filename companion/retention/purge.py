"""Deletion of what nobody used: tables that never began, devices without a table, codes. Ages are settings."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from uuid import UUID

import structlog
from allauth.account.models import EmailAddress
from django.conf import settings
from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.utils import timezone

from companion.boxes.models import BoxLink, KeptBox
from companion.celery import app
from companion.errors import AlreadyStarted, TableBusy, UnknownTable
from companion.people.models import Account, Device, Parting
from companion.tables.models import Seat, SeatPass, SeatRequest, Table, TableDevice
from companion.tables.services.leaving import delete_lobby, select_unused_lobbies

log = structlog.get_logger(__name__)


class Unused(NamedTuple):
    """What nobody used, as ids of rows."""

    tables: list[UUID]
    """That never began, and that nobody came to for PURGE_TABLES days."""
    devices: list[UUID]
    """Older than PURGE_DEVICES days, that have no table, no box and no shared history."""
    accounts: list[UUID]
    """Whose address nobody confirmed within PURGE_CODES days."""
    codes: list[int]
    """Of seats, that expired PURGE_CODES days ago."""

    def counts(self) -> dict[str, int]:
        return {kind: len(ids) for kind, ids in self._asdict().items()}


def find_unused() -> Unused:
    """Return what nobody used, oldest first. Nothing is changed."""
    return Unused(
        _list_ids(settings.PURGE_TABLES, select_unused_lobbies),
        _list_ids(settings.PURGE_DEVICES, _select_unused_devices),
        _list_ids(settings.PURGE_CODES, _select_unconfirmed_accounts),
        _list_ids(settings.PURGE_CODES, _select_expired_codes),
    )


def purge() -> Unused:
    """Delete what nobody used, and return what was deleted.

    Each row has a transaction of its own, which checks again under the row's lock: what somebody has come back to, or
    another process deletes at the same time, is left out.
    """
    found = find_unused()
    deleted = Unused(
        [table for table in found.tables if _delete_table(table)],
        [key for key in found.devices if _delete_row(key, settings.PURGE_DEVICES, _select_unused_devices)],
        [key for key in found.accounts if _delete_row(key, settings.PURGE_CODES, _select_unconfirmed_accounts)],
        [key for key in found.codes if _delete_row(key, settings.PURGE_CODES, _select_expired_codes)],
    )
    if any(deleted):
        log.info("purged", **deleted.counts())
    return deleted


@app.task(name="purge")
def purge_by_beat() -> None:
    """Delete what nobody used."""
    purge()


def _list_ids(days: int, unused: Callable[[datetime], QuerySet]) -> list:
    return list(unused(_find_limit(days)).order_by("pk").values_list("pk", flat=True)) if days else []


def _find_limit(days: int) -> datetime:
    return timezone.now() - timedelta(days=days)


def _delete_table(table_id: UUID) -> bool:
    with suppress(UnknownTable, AlreadyStarted, TableBusy):
        delete_lobby(table_id, _find_limit(settings.PURGE_TABLES))
        return True
    return False


def _delete_row(key: Any, days: int, select: Callable[[datetime], QuerySet]) -> bool:
    """Delete the row if it is still unused.

    A table that a device is making meanwhile is refused when it is committed, because the device is gone.
    """
    unused = select(_find_limit(days)).filter(pk=key)
    with transaction.atomic():
        unused.model.objects.select_for_update().filter(pk=key).first()
        return bool(unused.delete()[0])


def _select_unused_devices(since: datetime) -> QuerySet[Device]:
    used = (
        TableDevice.objects.filter(device=OuterRef("pk")),
        Table.objects.filter(host=OuterRef("pk")),
        Seat.objects.filter(device=OuterRef("pk")),
        Seat.objects.filter(former_device=OuterRef("pk")),
        SeatRequest.objects.filter(device=OuterRef("pk")),
        KeptBox.objects.filter(device=OuterRef("pk")),
        BoxLink.objects.filter(device=OuterRef("pk")),
        Parting.objects.filter(device=OuterRef("pk")),
    )
    return Device.objects.filter(*(~Exists(rows) for rows in used), created_at__lt=since, profile=None)


def _select_unconfirmed_accounts(since: datetime) -> QuerySet[Account]:
    """Return the accounts that wait for a mailed code since then. A server without mail confirms none."""
    if not settings.EMAIL_URL:
        return Account.objects.none()
    oldest_key = UUID(int=int(since.timestamp() * 1000) << 80)  # ids begin with the time
    confirmed = EmailAddress.objects.filter(user=OuterRef("pk"), verified=True)
    return Account.objects.filter(~Exists(confirmed), pk__lt=oldest_key, profile=None, is_staff=False)


def _select_expired_codes(since: datetime) -> QuerySet[SeatPass]:
    return SeatPass.objects.filter(expires_at__lt=since)
