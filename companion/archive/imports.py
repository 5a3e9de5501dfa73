"""Import of a table file. Nothing in the file is trusted: the log is replayed from its first entry, and every other
field must match the outcome.

The replay holds no lock; only writing the outcome takes the database's lock.
"""

import json
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from django.conf import settings
from django.db import IntegrityError

from companion.archive.errors import (
    AnotherTable,
    DoesNotReplay,
    NotAsPlayed,
    SealedLog,
    UnknownFormat,
    UnknownRuleset,
    WrongTimes,
)
from companion.archive.exports.table_file import FORMAT, FORMAT_VERSION, FileResult, TableFile, file_of
from companion.archive.json_files import read_json
from companion.archive.log_verification import Rerun
from companion.archive.times import EARLIEST
from companion.errors import InvalidRequest, NameTaken, NotFinished, UnknownGame
from companion.people.models import Device
from companion.people.names import alike
from companion.tables import store
from companion.tables.audience import audience_of
from companion.tables.codec import Codec, codec_for
from companion.tables.models import Result, Table
from companion.tables.services.import_table import PlayedElsewhere, table_keep, table_look_at
from companion.tables.services.lobby import clean_name
from companion.texts.clean_text import cleaned
from games.core.action import StartTable
from games.core.seats import SPECTATOR
from games.core.text import Text

MOST_BYTES: Final[int] = settings.LARGER_BODIES["/api/import"]
MOST_AHEAD: Final = timedelta(days=1)
"""How far another server's clock may be ahead of ours."""
MOST_SET_BACK: Final = timedelta(minutes=1)
"""How far a clock may be set back between two entries."""


class Imported(msgspec.Struct, frozen=True):
    """The imported table; `new`: this server did not have it before."""

    table: str
    new: bool


def table_import(device: Device, body: bytes) -> Imported:
    """Import the table of a file, so that the device may look at it. A repeated import changes nothing.

    :raises TooLarge, NotJson, InvalidRequest, UnknownFormat: the file is no table file. :raises UnknownGame:
    :raises UnknownRuleset: :raises SealedLog: :raises NameTaken: :raises WrongTimes: :raises TooMuchToReplay:
    :raises DoesNotReplay: an entry cannot have happened. :raises NotFinished: the log does not reach an end.
    :raises NotAsPlayed: the file contradicts its log. :raises AnotherTable: the id is taken.
    """
    file = file_from(body)
    if _is_stored(file):
        table_look_at(device, file.table)
        return Imported(str(file.table), new=False)
    played_table = replay_file(file)
    try:
        table_keep(device, played_table)
    except IntegrityError:
        if not _is_stored(file):
            raise AnotherTable from None
        table_look_at(device, file.table)
        return Imported(str(file.table), new=False)
    return Imported(str(file.table), new=True)


def file_from(body: bytes) -> TableFile:
    """Decode a file as far as that works without the rules.

    :raises TooLarge, NotJson, InvalidRequest, UnknownFormat:
    """
    content = read_json(body, MOST_BYTES)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise UnknownFormat(version=0)
    version = content.get("format_version")
    if version != FORMAT_VERSION or isinstance(version, bool):
        raise UnknownFormat(version=version if isinstance(version, int) and 0 <= version < 10**9 else 0)
    try:
        return msgspec.convert(content, TableFile)
    except msgspec.ValidationError as error:
        raise InvalidRequest(detail=str(error)[:200]) from None
    except (ValueError, OverflowError):
        raise InvalidRequest(detail="time") from None


def replay_file(file: TableFile) -> PlayedElsewhere:
    """Replay the file's log and return the resulting table. Needs no database.

    :raises: what `table_import` raises for a file that is readable but invalid.
    """
    if len(set(file.expansions)) < len(file.expansions):
        raise UnknownGame(game=file.game)
    codec = _codec_of(file)
    if audience_of(codec, SPECTATOR).has_secrets:
        raise SealedLog
    if file.ruleset_version != codec.ruleset.meta.ruleset_version:
        raise UnknownRuleset(version=file.ruleset_version)
    _check_seats(file)
    _check_times(file)
    rerun = Rerun(codec.ruleset, len(file.seats))
    log = []
    for entry in file.log:
        logged_entry = store.LoggedEntry(
            entry.version, entry.kind, entry.seat, _content(codec, entry.content, entry.version), _utc(entry.at)
        )
        events = rerun.play(logged_entry)
        moment = store.moment_of(codec.ruleset, logged_entry.kind, logged_entry.at, rerun.state)
        log.append(msgspec.structs.replace(logged_entry, events=events, moment=moment))
    outcome = codec.ruleset.outcome(rerun.state)
    if outcome is None:
        raise NotFinished
    start = rerun.start
    _check_fields(file, start, FileResult(outcome.scores, outcome.ranks, outcome.reason))
    return PlayedElsewhere(
        id=file.table,
        start=start,
        seats=[(seat.id, seat.name, seat.colour) for seat in file.seats],
        created=_utc(file.created),
        started=_utc(file.started),
        finished=_utc(file.finished),
        log=log,
        state=rerun.state,
        outcome=outcome,
        ruleset_version=file.ruleset_version,
        clock=file.clock,
    )


def _codec_of(file: TableFile) -> Codec:
    """Return the codec for the file's game and options, or for its default options if the file's are invalid.

    The log's replay refuses invalid options.
    """
    meta = codec_for(file.game, file.expansions).ruleset.meta
    try:
        options = meta.resolved_options(file.options)
    except ValueError:
        options = meta.resolved_options({})
    return codec_for(file.game, file.expansions, options)


def _is_stored(file: TableFile) -> bool:
    """True if this very table is already stored.

    :raises AnotherTable: a different table has the same id.
    """
    table = Table.objects.filter(pk=file.table).first()
    if table is None:
        return False
    result = Result.objects.filter(table=table).first()
    if (
        table.status != Table.Status.FINISHED
        or result is None
        or _as_exported(file_of(table, result)) != _as_exported(file)
    ):
        raise AnotherTable
    return True


def _as_exported(file: TableFile) -> TableFile:
    """Return the file as an export after the import would write it: contents as the rules write them, in clean text,
    independent of the table's settings now."""
    codec = codec_for(file.game, file.expansions)
    log = tuple(
        msgspec.structs.replace(entry, content=msgspec.to_builtins(_content(codec, entry.content, entry.version)))
        for entry in file.log
    )
    return msgspec.structs.replace(file, log=log, clock="result")


def _content(codec: Codec, content: dict[str, Any], version: int) -> Any:
    """Decode an entry's content with the rules' types.

    Old files may contain hidden characters. Each becomes a space here, as in names.
    """
    try:
        return codec.content(json.dumps(cleaned(content)))
    except msgspec.DecodeError as error:
        why = Text("action.malformed", {"detail": str(error)[:200]})
        raise DoesNotReplay(version=version, why=why) from None


def _check_seats(file: TableFile) -> None:
    names = [clean_name(seat.name) for seat in file.seats]
    for seat, name in zip(file.seats, names, strict=True):
        if seat.name != name:
            raise InvalidRequest(detail="name")
    used_names: set[str] = set()
    for name in names:
        if alike(name) in used_names:
            raise NameTaken(name=name)
        used_names.add(alike(name))
    if len({seat.id for seat in file.seats}) < len(file.seats):
        raise NotAsPlayed(field="seats")


def _check_times(file: TableFile) -> None:
    latest = datetime.now(UTC) + MOST_AHEAD
    earlier = EARLIEST
    for at in (file.created, file.started, file.finished):
        if not earlier - MOST_SET_BACK <= at <= latest or at < EARLIEST:
            raise WrongTimes(version=0)
        earlier = at
    earlier = file.started
    for entry in file.log:
        if not max(EARLIEST, earlier - MOST_SET_BACK) <= entry.at <= latest:
            raise WrongTimes(version=entry.version)
        earlier = entry.at


def _check_fields(file: TableFile, start: StartTable, result: FileResult) -> None:
    """Check that the file's other fields match its log.

    :raises NotAsPlayed: one does not.
    """
    pairs = {
        "game": (file.game, start.game),
        "expansions": (file.expansions, start.expansions),
        "options": (file.options, start.options),
        "draw": (file.draw, start.draw),
        "starter": (file.starter, start.starter),
        "ruleset_version": (True, 1 <= start.ruleset_version <= file.ruleset_version),
        "seats": (tuple(seat.colour for seat in file.seats), start.colours),
        "result": (file.result, result),
    }
    for field, (stated, replayed) in pairs.items():
        if stated != replayed:
            raise NotAsPlayed(field=field)


def _utc(at: datetime) -> datetime:
    return at.astimezone(UTC)
