"""Finished tables written to the database row by row, as if they had been played."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables.codes import draw_table_code
from companion.tables.models import Result, Seat, Table, TableDevice
from games.core.host import UNFINISHED
from games.core.score import rank_scores

BEGIN = datetime(2026, 1, 10, 19, 0, tzinfo=UTC)
COLOURS = ("red", "blue", "yellow", "green", "coal")


def phone() -> Device:
    """Create a phone without tables."""
    return create_device()[0]


def create_finished(
    host: Device, points: dict[str, int], day: int = 0, *, phones: dict[str, Device] | None = None, **changes: Any
) -> UUID:
    """Create a finished table: name -> points in turn order, played `day` days after BEGIN for 70 minutes.

    `phones` play for these names, `host` for everybody else. `changes`: `game`, `expansions`, `by_category`,
    `unfinished`, `status`.
    """
    started = BEGIN + timedelta(days=day)
    table = Table.objects.create(
        code=draw_table_code(),
        watch_code=draw_table_code(),
        game=changes.get("game", "carcassonne"),
        options={"farmers": "on"},
        expansions=changes.get("expansions", []),
        draw=Table.DrawMode.TABLE,
        status=changes.get("status", Table.Status.FINISHED),
        host=host,
        version=1,
        started_at=started,
        finished_at=started + timedelta(minutes=70),
    )
    phones_of = phones or {}
    TableDevice.objects.bulk_create(
        TableDevice(table=table, device=device) for device in dict.fromkeys((host, *phones_of.values()))
    )
    Seat.objects.bulk_create(
        Seat(
            table=table,
            position=position,
            name=name,
            colour=COLOURS[position],
            device=phones_of.get(name, host),
            phone=name in phones_of or position == 0,
        )
        for position, name in enumerate(points)
    )
    if table.status == Table.Status.FINISHED:
        scores = tuple(points.values())
        Result.objects.create(
            table=table,
            scores=list(scores),
            ranks=list(rank_scores(scores)),
            by_category=changes.get("by_category", [{"road": score} for score in scores]),
            reason=UNFINISHED if changes.get("unfinished") else "",
            ruleset_version=3,
        )
    return table.pk


def names_at(tables: Sequence[Any]) -> list[list[str]]:
    """Return the players of each table of a library page."""
    return [[seat.name for seat in table.seats] for table in tables]
