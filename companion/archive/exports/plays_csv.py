"""Finished tables as CSV: a row for each player, with the column names of BoardGameGeek plays."""

import csv
from collections.abc import Iterable, Iterator, Mapping
from datetime import tzinfo
from io import StringIO
from typing import Final
from uuid import UUID

import msgspec

from companion.archive.finished import Ended, Standing, edition_of, named
from companion.archive.library import TableFilter, chosen, page_after, sat_at
from companion.archive.models import Keepsake
from companion.archive.persons import finished_tables, names_of, people_of, seated, spellings_at, visible_keepsakes
from companion.archive.times import Times, edited_times, logged_times
from companion.people.models import Device
from companion.people.profiles import aliases_of, history_of
from companion.tables.models import Table
from companion.texts.clean_text import cleaned
from companion.texts.localization import Language
from games.core.host import UNFINISHED
from games.registry import GAMES

COLUMNS: Final = (
    "play_id",
    "date",
    "game",
    "objectid",
    "quantity",
    "length",
    "incomplete",
    "nowinstats",
    "location",
    "comments",
    "name",
    "username",
    "startposition",
    "color",
    "score",
    "new",
    "win",
    "rank",
)
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "'")
"""First characters of a cell that a spreadsheet may take for a formula, and the apostrophe that prevents it."""
BOM: Final = "\ufeff"
BGG: Final = {game.meta.id: game.meta.bgg for game in GAMES}
COLOUR_NAMES: Final = {"coal": "black", "bone": "white"}
"""Common names of colours for which we have a word of our own."""


PAGE: Final = 200
"""Tables read at a time."""


class SheetPlay(msgspec.Struct, frozen=True):
    """A table as the sheet shows it: `comments` are joined in one cell, `seats` have a row each."""

    id: UUID
    times: Times
    game: str
    bgg: int
    unfinished: bool
    place: str
    comments: tuple[str, ...]
    seats: tuple[Standing, ...]


def plays_csv(ended: Ended, zone: tzinfo, language: Language, *, bom: bool = False) -> bytes:
    """Return the sheet of one table (RFC 4180, UTF-8).

    `length` is in minutes; 0: unknown. `bom`: begin with a byte order mark, by which some spreadsheets recognize UTF-8.
    """
    play = SheetPlay(
        id=ended.table,
        times=ended.times,
        game=ended.title(language),
        bgg=ended.meta.bgg,
        unfinished=ended.unfinished,
        place=ended.place,
        comments=(ended.edition(language), *ended.notes, ended.note),
        seats=ended.seats,
    )
    return b"".join(sheet_of(((play,),), zone, bom=bom))


def library_csv(
    device: Device, filters: TableFilter, zone: tzinfo, language: Language, *, bom: bool = False
) -> Iterator[bytes]:
    """Yield the sheet of all matching tables in the device's library, newest first, page by page.

    A person has one name throughout: the library's. The host's point adjustments are left out, because they are in the
    state of each table, which is not loaded here.
    """
    return sheet_of(_pages(device, filters, language), zone, bom=bom)


def sheet_of(pages: Iterable[Iterable[SheetPlay]], zone: tzinfo, *, bom: bool) -> Iterator[bytes]:
    """Yield the sheet of these plays: the column names, then the rows of each page."""
    yield ((BOM if bom else "") + _lines((COLUMNS,))).encode()
    for page in pages:
        yield _lines(row for play in page for row in _rows(play, zone)).encode()


def _pages(device: Device, filters: TableFilter, language: Language) -> Iterator[Iterable[SheetPlay]]:
    history, aliases = history_of(device), aliases_of(device)
    all_tables = finished_tables(history)
    spellings = spellings_at(all_tables)
    names = {UUID(person.person): person.name for person in people_of(spellings, aliases)}
    tables = chosen(all_tables, filters, history)
    if filters.person:
        tables = sat_at(tables, names_of(filters.person, spellings, aliases))
    position = None
    while True:
        page, position = page_after(tables, history, position, PAGE)
        edits = edited_times(history, page)
        keepsakes = {row.pk: row for row in visible_keepsakes(history).filter(table__in=page)}
        yield [
            _play(table, edits.get(table.pk) or logged_times(table), keepsakes.get(table.pk), language, aliases, names)
            for table in page
        ]
        if position is None:
            return


def _play(
    table: Table,
    times: Times,
    keepsake: Keepsake | None,
    language: Language,
    aliases: Mapping[UUID, UUID],
    names: Mapping[UUID, str],
) -> SheetPlay:
    seats, result = list(table.seats.all()), table.result
    people = seated([seat.name for seat in seats], aliases)
    return SheetPlay(
        id=table.pk,
        times=times,
        game=named(f"{table.game}.name", language, table.game),
        bgg=BGG.get(table.game, 0),
        unfinished=result.reason == UNFINISHED,
        place=keepsake.place if keepsake else "",
        comments=(*edition_of(table.game, table.expansions, language), keepsake.note if keepsake else ""),
        seats=tuple(
            Standing(
                name=names.get(person, seat.name),
                colour=seat.colour,
                person=person,
                score=result.scores[seat.position],
                rank=result.ranks[seat.position],
                place=(seat.position - table.starter) % len(seats) + 1,
            )
            for seat, person in zip(seats, people, strict=True)
        ),
    )


def _rows(play: SheetPlay, zone: tzinfo) -> Iterator[tuple[str | int, ...]]:
    for seat in play.seats:
        yield (
            str(play.id),
            play.times.began.astimezone(zone).date().isoformat(),
            _cell(play.game),
            play.bgg or "",
            1,
            play.times.minutes,
            int(play.unfinished),
            0,
            _cell(play.place),
            _cell("; ".join(filter(None, play.comments))),
            _cell(seat.name),
            "",
            seat.place,
            COLOUR_NAMES.get(seat.colour, seat.colour),
            seat.score,
            "",
            int(seat.rank == 1),
            seat.rank,
        )


def _lines(rows: Iterable[Iterable[str | int]]) -> str:
    out = StringIO(newline="")
    csv.writer(out).writerows(rows)
    return out.getvalue()


def _cell(text: str) -> str:
    """Return a text as it is written in a cell.

    Old logs may contain hidden characters, which could hide how a formula begins.
    """
    return guarded(cleaned(text).strip())


def guarded(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula: an apostrophe is put in front if needed.

    >>> guarded("Anna"), guarded("=1+1"), guarded("'t Hooft")
    ('Anna', "'=1+1", "''t Hooft")
    """
    return f"'{text}" if text.startswith(FORMULAS) else text


def unguarded(cell: str) -> str:
    """Return the text that `guarded` got: one leading apostrophe is removed.

    >>> unguarded("'=1+1"), unguarded("''t Hooft"), unguarded("Anna")
    ('=1+1', "'t Hooft", 'Anna')
    """
    return cell.removeprefix("'")
