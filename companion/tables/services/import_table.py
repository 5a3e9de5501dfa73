"""Services for finished tables: import one that was played elsewhere, drop one from a history."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from django.db import transaction

from companion.errors import RemovedFromTable
from companion.people.models import Device
from companion.people.profiles import History
from companion.runtime.raw_sql import insert
from companion.tables import codes, recording, store
from companion.tables.clock import ClockMode
from companion.tables.codec import codec_for
from companion.tables.models import Departure, Result, Seat, Table, TableDevice
from games.core.action import StartTable
from games.core.score import Outcome


class PlayedElsewhere(msgspec.Struct, frozen=True, kw_only=True):
    """A finished table to import.

    - `start`: as corrected.
    - `seats`: (id, name, colour) in turn order.
    - `state`, `outcome`: what the `log` leads to.
    """

    id: UUID
    start: StartTable
    seats: Sequence[tuple[UUID, str, str]]
    created: datetime
    started: datetime
    finished: datetime
    log: Sequence[store.LoggedEntry]
    state: Any
    outcome: Outcome
    ruleset_version: int
    clock: ClockMode = "result"


def table_keep(device: Device, imported: PlayedElsewhere) -> None:
    """Import the table and let `device` look at it.

    Its seats and the host's role belong to a device that nobody has, so nothing can be played, corrected or given away.

    :raises IntegrityError: the id of the table or of a seat exists already; nothing was imported.
    """
    start = imported.start
    points_by_category = recording.by_category(codec_for(start.game, start.expansions).ruleset, imported.state)
    with transaction.atomic():
        nobody = Device.objects.create(token_hash=secrets.token_bytes(32))
        table = Table(
            id=imported.id,
            code=codes.new_code(),
            watch_code=codes.new_code(),
            game=start.game,
            expansions=list(start.expansions),
            options=start.options,
            draw=start.draw,
            starter=start.starter,
            clock=imported.clock,
            status=Table.Status.FINISHED,
            host=nobody,
            version=len(imported.log),
            locked=True,
            started_at=imported.started,
            finished_at=imported.finished,
        )
        seats = (
            Seat(id=key, table=table, position=position, name=name, colour=colour, device=nobody, phone=False)
            for position, (key, name, colour) in enumerate(imported.seats)
        )
        insert(table, *seats)
        Table.objects.filter(pk=table.pk).update(created_at=imported.created)
        TableDevice.objects.create(table=table, device=device, watcher=True)
        store.keep_log(table, imported.log, imported.state)
        Result.objects.create(
            table=table,
            scores=list(imported.outcome.scores),
            ranks=list(imported.outcome.ranks),
            by_category=points_by_category,
            reason=imported.outcome.reason,
            ruleset_version=imported.ruleset_version,
        )


def table_leave(history: History, table_id: UUID) -> bool:
    """Remove the finished table from the history. Delete it and return True if no other device has it.

    :raises UnknownTable: there is no such table.
    """
    with store.locked(table_id) as table:
        TableDevice.objects.filter(history.table_device_filter(), table=table).delete()
        if TableDevice.objects.filter(table=table).exists():
            return False
        table.delete()
    return True


def table_look_at(device: Device, table_id: UUID) -> None:
    """Let the device look at the table from now on.

    :raises RemovedFromTable: the host removed the device from the table.
    """
    if Departure.objects.filter(table=table_id, device=device, why=Departure.Why.REMOVED).exists():
        raise RemovedFromTable
    TableDevice.objects.get_or_create(table_id=table_id, device=device, defaults={"watcher": True})
