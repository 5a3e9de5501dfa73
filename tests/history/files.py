"""Table files built from records without a server, and manipulated as an attacker might."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import msgspec

from companion.archive.exports.table_file import FileEntry, FileResult, FileSeat, TableFile, encode_file
from games.carcassonne.actions import ScoreGame
from games.carcassonne.rules import Carcassonne
from games.core.action import Action, StartTable
from games.core.host import FinishNow
from games.core.log import Entry, EntryKind
from games.core.replay import replay
from games.core.seats import Seat
from tests.games.recorded import rows
from tests.records import carcassonne_expansions
from tests.records.carcassonne import moves, start_of

BEGIN = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
Change = Callable[[dict[str, Any]], Any]


def recorded_file(row: dict[str, Any], until: int | None = None, table: UUID | None = None) -> TableFile:
    """Build the file of a recorded game with a minute per entry. With `until` the host ended it after that many
    moves."""
    played = [(seat, action) for _, seat, action in moves(row)]
    return _build_file(Carcassonne(), start_of(row), played, until, table or uuid4())


def expansions_file(row: dict[str, Any]) -> dict[str, Any]:
    """Build the file of a recorded game with expansions, as JSON values."""
    rules = carcassonne_expansions.load_rules(row)
    start = carcassonne_expansions.start_of(row, rules)
    played = [(seat, action) for _, seat, action in carcassonne_expansions.moves(row, rules)]
    file: dict[str, Any] = json.loads(encode_file(_build_file(rules, start, played, None, uuid4())))
    return file


def _build_file(
    rules: Carcassonne, bare: StartTable, turns: list[tuple[Seat, Action]], until: int | None, table: UUID
) -> TableFile:
    start = msgspec.structs.replace(bare, options=rules.meta.resolve_options(bare.options))
    played: list[tuple[EntryKind, Seat | None, Action]] = [
        ("start", None, start),
        *(("action", seat, action) for seat, action in turns[:until]),
        *([("action", 0, FinishNow())] if until is not None else []),
        ("action", None, ScoreGame()),
    ]
    entries = [Entry(version, kind, seat, action) for version, (kind, seat, action) in enumerate(played, 1)]
    result = replay(rules, entries)
    assert result.error is None
    outcome = rules.find_outcome(result.state)
    assert outcome
    end = BEGIN + timedelta(minutes=len(entries))
    return TableFile(
        table=table,
        game=start.game,
        expansions=start.expansions,
        options=start.options,
        draw=start.draw,
        starter=start.starter,
        ruleset_version=start.ruleset_version,
        created=BEGIN,
        started=BEGIN,
        finished=end,
        seats=tuple(FileSeat(uuid4(), name, colour) for name, colour in zip(NAMES, start.colours, strict=False)),
        result=FileResult(outcome.scores, outcome.ranks, outcome.reason),
        log=tuple(
            FileEntry(
                entry.version,
                entry.kind,
                BEGIN + timedelta(minutes=entry.version),
                msgspec.to_builtins(entry.content),
                entry.seat,
            )
            for entry in entries
        ),
    )


def short_file(**chosen: Any) -> dict[str, Any]:
    """Build the file of a game that the host ended after two tiles each, as JSON values with a new table id."""
    file: dict[str, Any] = json.loads(encode_file(recorded_file(rows()[0], until=8, **chosen)))
    return file


def encode(file: dict[str, Any]) -> bytes:
    """Encode JSON values."""
    return json.dumps(file, ensure_ascii=False).encode()


def changed_file(change: Change) -> bytes:
    """Return the bytes of a short file after `change`."""
    file = short_file()
    change(file)
    return encode(file)
