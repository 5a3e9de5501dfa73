"""Services for finished tables: import one that was played elsewhere, drop one from a history."""

from collections.abc import Callable, Sequence
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
from companion.tables.codec import find_codec
from companion.tables.models import KEEPS, Departure, Result, Seat, Table, TableDevice
from companion.tables.services.watching import create_nobody, watch
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


def keep_table(device: Device, imported: PlayedElsewhere) -> None:
    """Import the table and let `device` look at it.

    Its seats and the host's role belong to a device that nobody has, so nothing can be played, corrected or given away.

    :raises IntegrityError: the id of the table or of a seat exists already; nothing was imported.
    """
    start = imported.start
    points_by_category = recording.sum_by_category(find_codec(start.game, start.expansions).ruleset, imported.state)
    with transaction.atomic():
        no_device = create_nobody()
        table = Table(
            id=imported.id,
            code=codes.draw_table_code(),
            watch_code=codes.draw_table_code(),
            game=start.game,
            expansions=list(start.expansions),
            options=start.options,
            draw=start.draw,
            starter=start.starter,
            clock=imported.clock,
            status=Table.Status.FINISHED,
            host=no_device,
            version=len(imported.log),
            locked=True,
            started_at=imported.started,
            finished_at=imported.finished,
        )
        seats = (
            Seat(id=key, table=table, position=position, name=name, colour=colour, device=no_device, phone=False)
            for position, (key, name, colour) in enumerate(imported.seats)
        )
        insert(table, *seats)
        Table.objects.filter(pk=table.pk).update(created_at=imported.created)
        TableDevice.objects.create(table=table, device=device, watcher=True, importer=True)
        store.keep_log(table, imported.log, imported.state)
        Result.objects.create(
            table=table,
            scores=list(imported.outcome.scores),
            ranks=list(imported.outcome.ranks),
            by_category=points_by_category,
            reason=imported.outcome.reason,
            ruleset_version=imported.ruleset_version,
        )


def leave_table(history: History, table_id: UUID, forget: Callable[[UUID], None]) -> None:
    """Remove the finished table from the history. Delete it if no other device has it.

    If nobody keeps it any more, call `forget` with its id in the same transaction.

    :raises UnknownTable: there is no such table.
    """
    with store.lock_row(table_id) as table:
        devices = TableDevice.objects.filter(table=table)
        devices.filter(history.filter_table_devices()).delete()
        if not devices.filter(KEEPS).exists():
            forget(table_id)
        if not devices.exists():
            table.delete()


def look_at_table(device: Device, table_id: UUID) -> None:
    """Let the device look at the table from now on. If nobody keeps the table, the device does so as its importer.

    :raises RemovedFromTable: the host removed the device from the table.
    """
    with store.lock_row(table_id) as table:
        if Departure.objects.filter(table=table, device=device, why=Departure.Why.REMOVED).exists():
            raise RemovedFromTable
        watch(table, device, importer=not TableDevice.objects.filter(KEEPS, table=table).exists())
