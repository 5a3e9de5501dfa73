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
from games.core.action import Action
from games.core.host import FinishNow
from games.core.log import Entry, EntryKind
from games.core.replay import replay
from games.core.seats import Seat
from tests.games.recorded import rows
from tests.records.carcassonne import moves, start_of

BEGIN = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
Change = Callable[[dict[str, Any]], Any]


def recorded_file(row: dict[str, Any], until: int | None = None, table: UUID | None = None) -> TableFile:
    """Build the file of a recorded game with a minute per entry. With `until` the host ended it after that many
    moves."""
    rules = Carcassonne()
    bare = start_of(row)
    start = msgspec.structs.replace(bare, options=rules.meta.resolve_options(bare.options))
    played: list[tuple[EntryKind, Seat | None, Action]] = [
        ("start", None, start),
        *(("action", seat, action) for _, seat, action in list(moves(row))[:until]),
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
        table=table or uuid4(),
        game=start.game,
        expansions=(),
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
