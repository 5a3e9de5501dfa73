"""The library: the finished tables of a device and of those that share its history, newest first."""

import base64
from datetime import UTC, datetime
from typing import Final, NamedTuple
from uuid import UUID

import msgspec
from django.db.models import Count, Exists, OuterRef, Q, QuerySet, TextField
from django.db.models.functions import Cast
from django.db.models.lookups import GreaterThanOrEqual, LessThan

from companion.archive.audience import select_finished_tables, select_visible_keepsakes, select_visible_photos
from companion.archive.models import Keepsake
from companion.archive.persons import People, Person, load_people
from companion.archive.times import Times, find_logged_times, load_edited_times, select_began_at
from companion.errors import InvalidRequest
from companion.people.models import Device
from companion.people.profiles import History, find_history
from companion.tables.models import Seat, Table
from games.core.host import UNFINISHED

PAGE: Final = 50
MOST_CURSOR: Final = 160
Position = tuple[datetime, UUID]
"""Sort key of a table in the library: start time and id."""


class TableFilter(msgspec.Struct, frozen=True):
    """Filter of finished tables: by game, by person, begun from `since` on and before `until`, with at least these
    expansions; `()`: with none."""

    game: str | None = None
    person: UUID | None = None
    since: datetime | None = None
    until: datetime | None = None
    expansions: tuple[str, ...] | None = None


class ShelvedTable(NamedTuple):
    """A finished table with what a history knows of it; the keepsake is empty where there is none."""

    table: Table
    times: Times
    keepsake: Keepsake


class LibrarySeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at a finished table.

    - `name`: what the player is called now.
    - `person`: names the person in `/people`.
    - `colour`: the colour of the seat's pieces.
    - `score`: the points.
    - `rank`: the rank, from 1.
    - `mine`: true if it was played from a phone of the asker's history.
    """

    name: str
    person: str
    colour: str
    score: int
    rank: int
    mine: bool = False


class LibraryTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished table.

    - `table`: the id of the table.
    - `game`: the id of the game.
    - `expansions`: the ids of the expansions that were played.
    - `minutes`: how long it took.
    - `ruleset_version`: the newest version of the rules of the server that kept it.
    - `started`, `finished`: UTC, ISO 8601.
    - `seats`: in turn order.
    - `reason`: the code of why it ended.
    - `unfinished`: true if the host ended it early; statistics leave it out.
    - `photos`: the number of photos.
    - `place`, `note`: as its players entered them.
    """

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
    """A page of finished tables.

    - `tables`: the tables, newest first.
    - `cursor`: the position to ask for the next page with; empty on the last.
    - `games`: all games to choose from, whatever the filter; on the first page only.
    - `people`: all people to choose from, whatever the filter; on the first page only.
    """

    tables: tuple[LibraryTable, ...]
    cursor: str = ""
    games: tuple[str, ...] = ()
    people: tuple[Person, ...] = ()


def load_library(device: Device, filters: TableFilter, cursor: str = "") -> Library:
    """Return a page of at most PAGE tables. The number of queries does not depend on the number of tables.

    :raises InvalidRequest: the cursor is invalid.
    """
    history = find_history(device)
    all_tables = select_finished_tables(history)
    people = load_people(history, device)
    tables = select_tables_with(all_tables, filters, history, people)
    page, following = load_page_after(tables, history, _decode_cursor(cursor) if cursor else None, PAGE)
    shown_photos = select_visible_photos(history).filter(table__in=[shelved.table for shelved in page])
    photos = dict(shown_photos.order_by().values_list("table").annotate(Count("pk")))
    return Library(
        tables=tuple(
            _build_library_table(shelved, history, people, photos.get(shelved.table.pk, 0)) for shelved in page
        ),
        cursor=_encode_cursor(following) if following else "",
        games=() if cursor else tuple(all_tables.order_by("game").values_list("game", flat=True).distinct()),
        people=() if cursor else people.list_everybody(),
    )


def select_tables(tables: QuerySet[Table], filters: TableFilter, history: History) -> QuerySet[Table]:
    """Return the tables that match the filter, independent of who sat there."""
    if filters.game is not None:
        tables = tables.filter(game=filters.game)
    if filters.since is not None:
        tables = tables.filter(GreaterThanOrEqual(select_began_at(history), filters.since))
    if filters.until is not None:
        tables = tables.filter(LessThan(select_began_at(history), filters.until))
    if filters.expansions == ():
        tables = tables.filter(expansions=[])
    elif filters.expansions:
        # Not every database can look into a list, but each can write it out.
        tables = tables.annotate(played_with=Cast("expansions", TextField()))
        for expansion in filters.expansions:
            tables = tables.filter(played_with__contains=f'"{expansion}"')
    return tables


def select_tables_with(
    tables: QuerySet[Table], filters: TableFilter, history: History, people: People
) -> QuerySet[Table]:
    """Return the tables that match the filter, its person included."""
    tables = select_tables(tables, filters, history)
    if not filters.person:
        return tables
    names = people.list_names(filters.person)
    return tables.filter(Exists(Seat.objects.filter(table=OuterRef("pk"), name__in=names)))


def load_page_after(
    tables: QuerySet[Table], history: History, position: Position | None, size: int
) -> tuple[list[ShelvedTable], Position | None]:
    """Return a page of these tables with results and seats, newest first, and the position after which the next page
    begins (None on the last)."""
    dated = tables.annotate(began=select_began_at(history))
    if position:
        began, key = position
        dated = dated.filter(Q(began__lt=began) | Q(began=began, pk__lt=key))
    rows = list(dated.select_related("result").prefetch_related("seats").order_by("-began", "-pk")[: size + 1])
    tables_of_page: list[Table] = [*rows[:size]]
    edits = load_edited_times(history, tables_of_page)
    keepsakes = {row.pk: row for row in select_visible_keepsakes(history).filter(table__in=tables_of_page)}
    page = [
        ShelvedTable(table, edits.get(table.pk) or find_logged_times(table), keepsakes.get(table.pk) or Keepsake())
        for table in tables_of_page
    ]
    return page, (rows[size - 1].began, rows[size - 1].pk) if len(rows) > size else None


def _build_library_table(shelved: ShelvedTable, history: History, people: People, photos: int) -> LibraryTable:
    table, times, keepsake = shelved
    rows, result = list(table.seats.all()), table.result
    persons = people.find_seated([row.name for row in rows])
    return LibraryTable(
        table=str(table.pk),
        game=table.game,
        expansions=tuple(table.expansions),
        started=times.began,
        finished=times.ended,
        minutes=times.minutes,
        seats=tuple(
            LibrarySeat(row.name, str(person), row.colour, score, rank, mine=row.phone and row.device_id in history)
            for row, person, score, rank in zip(rows, persons, result.scores, result.ranks, strict=True)
        ),
        reason=result.reason,
        ruleset_version=result.ruleset_version,
        unfinished=result.reason == UNFINISHED,
        photos=photos,
        place=keepsake.place,
        note=keepsake.note,
    )


def _encode_cursor(position: Position) -> str:
    began, key = position
    return base64.urlsafe_b64encode(f"{began.astimezone(UTC).isoformat()}|{key}".encode()).decode()


def _decode_cursor(cursor: str) -> Position:
    try:
        started, _, key = (
            base64.b64decode(cursor[:MOST_CURSOR], altchars=b"-_", validate=True).decode("ascii").partition("|")
        )
        at = datetime.fromisoformat(started)
        return at.astimezone(UTC) if at.tzinfo else at.replace(tzinfo=UTC), UUID(key)
    except (ValueError, OverflowError):
        raise InvalidRequest(detail="cursor") from None
