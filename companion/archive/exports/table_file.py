"""The documented file of a finished table (docs/export-format.md): its structs and its serialization."""

from datetime import datetime
from typing import Annotated, Any, Final, Literal
from uuid import UUID

import msgspec

from companion.archive.errors import SealedLog
from companion.archive.finished import finished_table
from companion.people.models import Device
from companion.tables import store
from companion.tables.audience import audience_of
from companion.tables.codec import codec_of
from companion.tables.models import Result, Table
from games.core.action import DrawnBy
from games.core.log import EntryKind
from games.core.seats import SPECTATOR

FORMAT: Final = "tableside.table"
FORMAT_VERSION: Final = 1
MOST_ENTRIES: Final = 2000

Time = Annotated[datetime, msgspec.Meta(tz=True)]
"""An instant, ISO 8601; written in UTC."""
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[ -~]+$(?!\n)")]
Position = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=1, le=MOST_ENTRIES)]
Score = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]


class FilePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a file holds."""


class FileSeat(FilePart, frozen=True):
    """Somebody at the table, in turn order. `id` stays for good."""

    id: UUID
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
    colour: Word


class FileEntry(FilePart, frozen=True):
    """One entry of the log.

    - `seat`: the place in turn order of the seat that entered it; left out for the system and for a host without a
      seat.
    - `content`: the action, the undo, redo or correction, or the change of seats.
    """

    version: Number
    kind: EntryKind
    at: Time
    content: dict[str, Any]
    seat: Position | None = None


class FileResult(FilePart, frozen=True):
    """The result: points and ranks by seat.

    - `reason`: the code of the reason for the end; empty: the game's usual end.
    """

    scores: Annotated[tuple[Score, ...], msgspec.Meta(max_length=16)]
    ranks: Annotated[tuple[Position, ...], msgspec.Meta(max_length=16)]
    reason: Annotated[str, msgspec.Meta(max_length=60)]


class TableFile(FilePart, frozen=True, kw_only=True):
    """A finished table.

    - `options`, `starter`: as corrected; the log has the original choice.
    - `clock`: `off` if the table does not show the players' times.

    The lengths of lists are bounded so that no replay takes minutes.
    """

    format: Literal["tableside.table"] = msgspec.field(default="tableside.table")
    format_version: Literal[1] = 1
    table: UUID
    game: Word
    expansions: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)]
    options: dict[Word, Word]
    draw: DrawnBy
    starter: Position
    clock: Literal["off", "result"] = "result"
    ruleset_version: Annotated[int, msgspec.Meta(ge=1, le=10**6)]
    created: Time
    started: Time
    finished: Time
    seats: Annotated[tuple[FileSeat, ...], msgspec.Meta(min_length=1, max_length=16)]
    result: FileResult
    log: Annotated[tuple[FileEntry, ...], msgspec.Meta(min_length=1, max_length=MOST_ENTRIES)]


def file_of(table: Table, result: Result) -> TableFile:
    """Return the file of a finished table. `ruleset_version` is the version that scored it."""
    return TableFile(
        table=table.pk,
        game=table.game,
        expansions=tuple(table.expansions),
        options=_ordered_options(table),
        draw=table.drawn_by,
        starter=table.starter,
        clock="off" if table.clock == Table.Clock.OFF else "result",
        ruleset_version=result.ruleset_version,
        created=table.created_at,
        started=table.started_at or table.created_at,
        finished=table.finished_at or table.created_at,
        seats=tuple(FileSeat(seat.pk, seat.name, seat.colour) for seat in table.seats.all()),
        result=FileResult(tuple(result.scores), tuple(result.ranks), result.reason),
        log=tuple(
            FileEntry(entry.version, entry.kind, entry.at, msgspec.to_builtins(entry.content), entry.seat)  # type: ignore[arg-type]
            for entry in store.logged(table)
        ),
    )


def _ordered_options(table: Table) -> dict[str, str]:
    """Return the table's options in the game's order; the database keeps none."""
    order = {option.key: n for n, option in enumerate(codec_of(table).ruleset.meta.options)}
    return dict(
        sorted(table.options.items(), key=lambda option_item: (order.get(option_item[0], len(order)), option_item[0]))
    )


def bytes_of(file: TableFile) -> bytes:
    """Return the file's bytes: UTF-8, indented by one space, a final newline. Equal files have equal bytes."""
    content = {"format": FORMAT, "format_version": FORMAT_VERSION, **msgspec.to_builtins(file)}
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def file_schema() -> dict[str, Any]:
    """Return the JSON Schema of the file."""
    (schema,), definitions = msgspec.json.schema_components([TableFile], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Table file",
        "description": "A finished table, as it is exported and imported; see docs/export-format.md.",
        "$defs": dict(sorted(definitions.items())),
        **schema,
    }


def table_export(device: Device, table_id: UUID) -> bytes:
    """Return the file of a finished table, for any device that belongs to it.

    :raises UnknownTable: the device does not belong there. :raises NotFinished: the table is still being played.
    :raises SealedLog: the game has secrets, and its log would reveal them.
    """
    table, result = finished_table(device, table_id)
    if audience_of(codec_of(table), SPECTATOR).has_secrets:
        raise SealedLog
    return bytes_of(file_of(table, result))
