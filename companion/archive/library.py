"""The library: the finished tables of a device and of those that share its history, newest first."""

import base64
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from uuid import UUID

import msgspec
from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from companion.archive.models import Keepsake
from companion.archive.persons import Person, finished_tables, names_of, people_of, said_to, seated, spellings_at
from companion.archive.photos import shown_to
from companion.errors import InvalidRequest
from companion.people.models import Device
from companion.people.profiles import History, aliases_of, history_of
from companion.tables.models import Seat, Table
from games.core.host import UNFINISHED

PAGE: Final = 50
MOST_CURSOR: Final = 160


class Wanted(msgspec.Struct, frozen=True):
    """Which tables: of this game, with this person, begun from `since` on and before `until`."""

    game: str | None = None
    person: UUID | None = None
    since: datetime | None = None
    until: datetime | None = None


class LibrarySeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at a finished table. `mine`: it was played from the phone of whoever asks, or one that shares its
    history."""

    name: str
    person: str
    colour: str
    score: int
    rank: int
    mine: bool = False


class LibraryTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished table. Times are UTC, ISO 8601; `seats` in turn order; `reason` is the code of why it ended;
    `unfinished`: the host ended it early, and it counts in no statistics; `photos`: how many there are; `place` and
    `note`: what was said of it."""

    table: str
    game: str
    expansions: tuple[str, ...]
    started: datetime
    finished: datetime
    minutes: int
    seats: tuple[LibrarySeat, ...]
    reason: str
    ruleset_version: int
    unfinished: bool = False
    photos: int = 0
    place: str = ""
    note: str = ""


class Library(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page. `cursor` asks for the next one; empty on the last. The first page brings the `games` and `people` to
    choose from, whatever was chosen."""

    tables: tuple[LibraryTable, ...]
    cursor: str = ""
    games: tuple[str, ...] = ()
    people: tuple[Person, ...] = ()


def library(device: Device, wanted: Wanted, cursor: str = "") -> Library:
    """A page of at most PAGE tables; the number of questions to the database does not depend on how many there are.

    :raises InvalidRequest: the cursor is none of ours.
    """
    history, aliases = history_of(device), aliases_of(device)
    all_tables = finished_tables(history)
    spellings = spellings_at(all_tables) if wanted.person or not cursor else ()
    tables = chosen(all_tables, wanted)
    if wanted.person:
        tables = sat_at(tables, names_of(wanted.person, spellings, aliases))
    if cursor:
        started, key = _position(cursor)
        tables = tables.filter(Q(started_at__lt=started) | Q(started_at=started, pk__lt=key))
    rows = list(tables.select_related("result").prefetch_related("seats").order_by("-started_at", "-pk")[: PAGE + 1])
    page = rows[:PAGE]
    counts = shown_to(history).filter(table__in=page).order_by().values_list("table").annotate(Count("pk"))
    photos = dict(counts)
    said = {row.pk: row for row in said_to(history).filter(table__in=page)}
    return Library(
        tables=tuple(_shown(table, history, aliases, photos.get(table.pk, 0), said.get(table.pk)) for table in page),
        cursor=_cursor(page[-1]) if len(rows) > PAGE else "",
        games=() if cursor else tuple(all_tables.order_by("game").values_list("game", flat=True).distinct()),
        people=() if cursor else people_of(spellings, aliases),
    )


def chosen(tables: QuerySet[Table], wanted: Wanted) -> QuerySet[Table]:
    """Those of the tables that are wanted, whoever sat there."""
    if wanted.game is not None:
        tables = tables.filter(game=wanted.game)
    if wanted.since is not None:
        tables = tables.filter(started_at__gte=wanted.since)
    if wanted.until is not None:
        tables = tables.filter(started_at__lt=wanted.until)
    return tables


def sat_at(tables: QuerySet[Table], names: Sequence[str]) -> QuerySet[Table]:
    """Those of the tables at which somebody has one of these names."""
    return tables.filter(Exists(Seat.objects.filter(table=OuterRef("pk"), name__in=names)))


def _shown(
    table: Table, history: History, aliases: dict[UUID, UUID], photos: int, said: Keepsake | None
) -> LibraryTable:
    rows, result = list(table.seats.all()), table.result
    started = table.started_at or table.created_at
    finished = table.finished_at or started
    people = seated([row.name for row in rows], aliases)
    return LibraryTable(
        table=str(table.pk),
        game=table.game,
        expansions=tuple(table.expansions),
        started=started,
        finished=finished,
        minutes=max(0, int((finished - started).total_seconds()) // 60),
        seats=tuple(
            LibrarySeat(row.name, str(person), row.colour, score, rank, mine=row.phone and row.device_id in history)
            for row, person, score, rank in zip(rows, people, result.scores, result.ranks, strict=True)
        ),
        reason=result.reason,
        ruleset_version=result.ruleset_version,
        unfinished=result.reason == UNFINISHED,
        photos=photos,
        place=said.place if said else "",
        note=said.note if said else "",
    )


def _cursor(table: Table) -> str:
    started = table.started_at or table.created_at
    return base64.urlsafe_b64encode(f"{started.astimezone(UTC).isoformat()}|{table.pk}".encode()).decode()


def _position(cursor: str) -> tuple[datetime, UUID]:
    try:
        started, _, key = (
            base64.b64decode(cursor[:MOST_CURSOR], altchars=b"-_", validate=True).decode("ascii").partition("|")
        )
        at = datetime.fromisoformat(started)
        return at.astimezone(UTC) if at.tzinfo else at.replace(tzinfo=UTC), UUID(key)
    except (ValueError, OverflowError):
        raise InvalidRequest(detail="cursor") from None
