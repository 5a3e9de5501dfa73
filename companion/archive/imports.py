"""Import of a table file. Nothing in the file is trusted: the log is replayed from its first entry, and every other
field must match the outcome.

The replay holds no lock; only writing the outcome takes the database's lock.
"""

import json
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from uuid import UUID

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
from companion.archive.exports.table_file import FORMAT, FORMAT_VERSION, FileResult, TableFile, build_file
from companion.archive.log_verification import Rerun
from companion.archive.times import EARLIEST
from companion.errors import NameTaken, NotFinished, UnknownGame
from companion.people.models import Device
from companion.people.names import identify_person
from companion.tables import store
from companion.tables.audience import find_audience
from companion.tables.codec import Codec, find_codec
from companion.tables.models import Result, Table
from companion.tables.services.import_table import PlayedElsewhere, keep_table, look_at_table
from companion.tables.services.lobby import clean_name
from companion.texts.clean_text import clean
from companion.texts.json_files import WrongField, convert_fields, find_unknown_version, read_json
from games.core.action import StartTable
from games.core.seats import SPECTATOR
from games.core.text import Text

MOST_BYTES: Final[int] = settings.LARGER_BODIES[settings.TABLE_FILE]
MOST_AHEAD: Final = timedelta(days=1)
"""How far another server's clock may be ahead of ours."""
MOST_SET_BACK: Final = timedelta(minutes=1)
"""How far a clock may be set back between two entries."""


class Imported(msgspec.Struct, frozen=True):
    """The imported table; `new`: this server did not have it before.

    - `table`: the id of the table.
    - `new`: true if this server did not have it before.
    """

    table: str
    new: bool


def import_finished_table(device: Device, body: bytes) -> Imported:
    """Import the table of a file, so that the device may look at it. A repeated import changes nothing.

    :raises TooLarge, NotSavedHere, CutOff, UnknownField, WrongField, UnknownFormat: the file is no table file.
    :raises UnknownGame:
    :raises UnknownRuleset: :raises SealedLog: :raises NameTaken: :raises WrongTimes: :raises TooMuchToReplay:
    :raises DoesNotReplay: an entry cannot have happened. :raises NotFinished: the log does not reach an end.
    :raises NotAsPlayed: the file contradicts its log. :raises AnotherTable: the id is taken.
    """
    file = read_file(body)
    if _is_stored(file):
        look_at_table(device, file.table)
        return Imported(str(file.table), new=False)
    played_table = replay_file(file)
    try:
        keep_table(device, played_table)
    except IntegrityError:
        if not _is_stored(file):
            raise AnotherTable from None
        look_at_table(device, file.table)
        return Imported(str(file.table), new=False)
    return Imported(str(file.table), new=True)


def read_file(body: bytes) -> TableFile:
    """Decode a file as far as that works without the rules.

    :raises TooLarge, NotSavedHere, CutOff, UnknownField, WrongField, UnknownFormat, WrongTimes:
    """
    content = read_json(body, MOST_BYTES)
    if (version := find_unknown_version(content, FORMAT, FORMAT_VERSION)) is not None:
        raise UnknownFormat(version=version)
    try:
        return convert_fields(content, TableFile)
    except (ValueError, OverflowError):
        raise WrongTimes(version=0) from None


def replay_file(file: TableFile) -> PlayedElsewhere:
    """Replay the file's log and return the resulting table. Needs no database.

    :raises: what `import_finished_table` raises for a file that is readable but invalid.
    """
    if len(set(file.expansions)) < len(file.expansions):
        raise UnknownGame(game=file.game)
    codec = _find_codec(file)
    if find_audience(codec, SPECTATOR).has_secrets:
        raise SealedLog
    if file.ruleset_version > codec.ruleset.meta.ruleset_version:
        raise UnknownRuleset(version=file.ruleset_version)
    _check_seats(file)
    _check_times(file)
    rerun = Rerun(codec.ruleset, len(file.seats))
    log = []
    for entry in file.log:
        logged_entry = store.LoggedEntry(
            entry.version,
            entry.kind,
            entry.seat,
            _decode_content(codec, entry.content, entry.version),
            _convert_to_utc(entry.at),
        )
        events = rerun.play(logged_entry)
        moment = store.build_moment(codec.ruleset, logged_entry.kind, logged_entry.at, rerun.state)
        log.append(msgspec.structs.replace(logged_entry, events=events, moment=moment))
    outcome = codec.ruleset.find_outcome(rerun.state)
    if outcome is None:
        raise NotFinished
    start = rerun.start
    _check_fields(file, start, FileResult(outcome.scores, outcome.ranks, outcome.reason))
    return PlayedElsewhere(
        id=file.table,
        start=start,
        seats=[(seat.id, seat.name, seat.colour) for seat in file.seats],
        created=_convert_to_utc(file.created),
        started=_convert_to_utc(file.started),
        finished=_convert_to_utc(file.finished),
        log=log,
        state=rerun.state,
        outcome=outcome,
        ruleset_version=file.ruleset_version,
        clock=file.clock,
    )


def _find_codec(file: TableFile) -> Codec:
    """Return the codec for the file's game and options, or for its default options if the file's are invalid.

    The log's replay refuses invalid options.
    """
    meta = find_codec(file.game, file.expansions).ruleset.meta
    try:
        options = meta.resolve_options(file.options)
    except ValueError:
        options = meta.resolve_options({})
    return find_codec(file.game, file.expansions, options)


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
        or _rewrite_as_exported(build_file(table, result)) != _rewrite_as_exported(file)
    ):
        raise AnotherTable
    return True


def _rewrite_as_exported(file: TableFile) -> TableFile:
    """Return the file as an export after the import would write it: contents as the rules write them, in clean text,
    independent of the table's settings now."""
    codec = find_codec(file.game, file.expansions)
    log = tuple(
        msgspec.structs.replace(
            entry, content=msgspec.to_builtins(_decode_content(codec, entry.content, entry.version))
        )
        for entry in file.log
    )
    return msgspec.structs.replace(file, log=log, clock="result")


def _decode_content(codec: Codec, content: dict[str, Any], version: int) -> Any:
    """Decode an entry's content with the rules' types.

    Old files may contain hidden characters. Each becomes a space here, as in names.
    """
    try:
        return codec.decode_content(json.dumps(clean(content)))
    except msgspec.DecodeError as error:
        why = Text("action.malformed", {"detail": str(error)[:200]})
        raise DoesNotReplay(version=version, why=why) from None


def _check_seats(file: TableFile) -> None:
    names = [seat.name for seat in file.seats]
    for n, name in enumerate(names):
        if clean_name(name) != name:
            raise WrongField(field=f"seats[{n}].name")
    people: set[UUID] = set()
    for name in names:  # their keys must differ; earlier releases let names sit together that are the same now
        if identify_person(name) in people:
            raise NameTaken(name=name)
        people.add(identify_person(name))
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


def _convert_to_utc(at: datetime) -> datetime:
    return at.astimezone(UTC)
