"""The documented file of a finished table (docs/export-format.md): its structs and its serialization."""

from datetime import datetime
from typing import Annotated, Any, Final, Literal
from uuid import UUID

import msgspec

from companion.archive.errors import SealedLog
from companion.archive.finished import load_result
from companion.people.models import Device
from companion.tables import store
from companion.tables.audience import find_audience
from companion.tables.codec import find_table_codec
from companion.tables.models import Result, Table
from companion.texts.json_files import FilePart, Word
from games.core.action import DrawnBy
from games.core.log import EntryKind
from games.core.seats import SPECTATOR

FORMAT: Final = "tableside.table"
FORMAT_VERSION: Final = 1
MOST_ENTRIES: Final = 2000

Time = Annotated[datetime, msgspec.Meta(tz=True)]
"""An instant, ISO 8601; written in UTC."""
Position = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=1, le=MOST_ENTRIES)]
Score = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]


class FileSeat(FilePart, frozen=True):
    """Somebody at the table, in turn order. `id` stays for good.

    - `id`: names the seat, for good.
    - `name`: what its player is called.
    - `colour`: the colour of its pieces.
    """

    id: UUID
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
    colour: Word


class FileEntry(FilePart, frozen=True):
    """One entry of the log.

    - `version`: its number, from 1.
    - `kind`: what it is: an action, an undo, a redo or a correction.
    - `at`: when it was entered, in UTC.
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

    - `scores`: the points of each seat, in turn order.
    - `ranks`: the rank of each seat, from 1, in turn order.
    - `reason`: the code of the reason for the end; empty: the game's usual end.
    """

    scores: Annotated[tuple[Score, ...], msgspec.Meta(max_length=16)]
    ranks: Annotated[tuple[Position, ...], msgspec.Meta(max_length=16)]
    reason: Annotated[str, msgspec.Meta(max_length=60)]


class TableFile(FilePart, frozen=True, kw_only=True):
    """A finished table.

    - `format`: says that this is a table.
    - `format_version`: the version of the format.
    - `table`: the id of the table.
    - `game`: the id of the game.
    - `expansions`: the ids of the expansions.
    - `draw`: who drew.
    - `ruleset_version`: the version of the rules.
    - `created`: when it was opened, in UTC.
    - `started`: when it began, in UTC.
    - `finished`: when it was over, in UTC.
    - `seats`: who played, in turn order.
    - `result`: points and ranks.
    - `log`: all entries, oldest first.
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


def build_file(table: Table, result: Result) -> TableFile:
    """Return the file of a finished table. `ruleset_version` is the version that scored it."""
    return TableFile(
        table=table.pk,
        game=table.game,
        expansions=tuple(table.expansions),
        options=_order_options(table),
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
            FileEntry(entry.version, entry.kind, record.at, msgspec.to_builtins(entry.content), entry.seat)
            for record in store.load_records(table)
            for entry in (record.entry,)
        ),
    )


def _order_options(table: Table) -> dict[str, str]:
    """Return the table's options in the game's order; the database keeps none."""
    order = {option.key: n for n, option in enumerate(find_table_codec(table).ruleset.meta.options)}
    return dict(
        sorted(table.options.items(), key=lambda option_item: (order.get(option_item[0], len(order)), option_item[0]))
    )


def encode_file(file: TableFile) -> bytes:
    """Return the file's bytes: UTF-8, indented by one space, a final newline. Equal files have equal bytes."""
    content = {"format": FORMAT, "format_version": FORMAT_VERSION, **msgspec.to_builtins(file)}
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def build_file_schema() -> dict[str, Any]:
    (schema,), definitions = msgspec.json.schema_components([TableFile], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Table file",
        "description": "A finished table, as it is exported and imported; see docs/export-format.md.",
        "$defs": dict(sorted(definitions.items())),
        **schema,
    }


def export_table(device: Device, table_id: UUID) -> bytes:
    """Return the file of a finished table, for any device that belongs to it.

    :raises UnknownTable: the device does not belong there. :raises NotFinished: the table is still being played.
    :raises SealedLog: the game has secrets, and its log would reveal them.
    """
    table, result = load_result(device, table_id)
    if find_audience(find_table_codec(table), SPECTATOR).has_secrets:
        raise SealedLog
    return encode_file(build_file(table, result))
