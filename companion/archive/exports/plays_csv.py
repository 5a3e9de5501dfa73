"""Finished tables as CSV: a row for each player, with the column names of BoardGameGeek plays."""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import tzinfo
from io import StringIO
from typing import Final
from uuid import UUID

import msgspec
from babel import Locale
from babel.numbers import get_decimal_symbol

from companion.archive.audience import select_finished_tables
from companion.archive.finished import Ended, Standing, list_edition, name_code
from companion.archive.library import ShelvedTable, TableFilter, load_page_after, select_tables_with
from companion.archive.persons import People, load_people
from companion.archive.times import Times
from companion.people.models import Device
from companion.people.profiles import find_history
from companion.texts.clean_text import clean
from companion.texts.languages import LANGUAGES, Language
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
SIGNS: Final = "=+-@＝＋－＠﹦﹢﹣﹫"
"""Characters with which a formula begins, in their usual, full and small width."""
BEGIN: Final = re.compile(rf"\s*[{re.escape(SIGNS)}]|[\t\r\n']")
"""How a cell begins that has to be guarded."""
WITHIN: Final = re.compile(rf"([,;|\t\r\n][\s\"']*)(?=[{re.escape(SIGNS)}])")
"""Where a formula would begin if a spreadsheet split the cell at a separator that is not the file's."""
GUARDED_WITHIN: Final = re.compile(rf"([,;|\t\r\n][\s\"']*)'(?=[{re.escape(SIGNS)}])")
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


def build_plays_csv(ended: Ended, zone: tzinfo, language: Language, *, bom: bool = False) -> bytes:
    """Return the sheet of one table (RFC 4180, UTF-8).

    `length` is in minutes; 0: unknown. `bom`: for a spreadsheet in which somebody opens it. It begins with a byte order
    mark, by which spreadsheets recognize UTF-8, and has the separator of the language; otherwise it is a comma.
    """
    play = SheetPlay(
        id=ended.table,
        times=ended.times,
        game=ended.format_title(language),
        bgg=ended.meta.bgg,
        unfinished=ended.unfinished,
        place=ended.place,
        comments=(ended.format_edition(language), *ended.notes, ended.note),
        seats=ended.seats,
    )
    return b"".join(write_sheet(((play,),), zone, language, bom=bom))


def build_library_csv(
    device: Device, filters: TableFilter, zone: tzinfo, language: Language, *, bom: bool = False
) -> Iterator[bytes]:
    """Yield the sheet of all matching tables in the device's library, newest first, page by page.

    A person has one name throughout: the library's. The host's point adjustments are left out, because they are in the
    state of each table, which is not loaded here.
    """
    return write_sheet(_load_pages(device, filters, language), zone, language, bom=bom)


def write_sheet(
    pages: Iterable[Iterable[SheetPlay]], zone: tzinfo, language: Language, *, bom: bool
) -> Iterator[bytes]:
    """Yield the sheet of these plays: the column names, then the rows of each page."""
    separator = find_separator(language) if bom else ","
    yield ((BOM if bom else "") + _format_lines((COLUMNS,), separator)).encode()
    for page in pages:
        yield _format_lines((row for play in page for row in _list_rows(play, zone)), separator).encode()


def find_separator(language: Language) -> str:
    """Return what separates the cells of a sheet that is opened by a double click.

    Spreadsheets take the list separator of their language, and put each row into one cell if the file has another. It
    is the semicolon wherever numbers are written with a decimal comma.
    """
    decimal = get_decimal_symbol(Locale.parse(LANGUAGES[language].locale, "-"))
    return ";" if decimal == "," else ","


def _load_pages(device: Device, filters: TableFilter, language: Language) -> Iterator[Iterable[SheetPlay]]:
    history = find_history(device)
    people = load_people(history, device)
    names = {UUID(person.person): person.name for person in people.list_everybody()}
    tables = select_tables_with(select_finished_tables(history), filters, history, people)
    position = None
    while True:
        page, position = load_page_after(tables, history, position, PAGE)
        yield [_build_play(shelved, language, people, names) for shelved in page]
        if position is None:
            return


def _build_play(shelved: ShelvedTable, language: Language, people: People, names: Mapping[UUID, str]) -> SheetPlay:
    table, times, keepsake = shelved
    seats, result = list(table.seats.all()), table.result
    persons = people.find_seated([seat.name for seat in seats])
    return SheetPlay(
        id=table.pk,
        times=times,
        game=name_code(f"{table.game}.name", language, table.game),
        bgg=BGG.get(table.game, 0),
        unfinished=result.reason == UNFINISHED,
        place=keepsake.place,
        comments=(*list_edition(table.game, table.expansions, language), keepsake.note),
        seats=tuple(
            Standing(
                name=names.get(person, seat.name),
                colour=seat.colour,
                person=person,
                score=result.scores[seat.position],
                rank=result.ranks[seat.position],
                place=(seat.position - table.starter) % len(seats) + 1,
            )
            for seat, person in zip(seats, persons, strict=True)
        ),
    )


def _list_rows(play: SheetPlay, zone: tzinfo) -> Iterator[tuple[str | int, ...]]:
    for seat in play.seats:
        yield (
            str(play.id),
            play.times.began.astimezone(zone).date().isoformat(),
            _format_cell(play.game),
            play.bgg or "",
            1,
            play.times.minutes,
            int(play.unfinished),
            0,
            _format_cell(play.place),
            _format_cell("; ".join(filter(None, play.comments))),
            _format_cell(seat.name),
            "",
            seat.place,
            COLOUR_NAMES.get(seat.colour, seat.colour),
            seat.score,
            "",
            int(seat.rank == 1),
            seat.rank,
        )


def _format_lines(rows: Iterable[Iterable[str | int]], separator: str) -> str:
    """Return rows with all texts in quotation marks: some spreadsheets split at several separators at once."""
    out = StringIO(newline="")
    csv.writer(out, delimiter=separator, quoting=csv.QUOTE_NONNUMERIC).writerows(rows)
    return out.getvalue()


def _format_cell(text: str) -> str:
    """Return a text as it is written in a cell.

    Old logs may contain hidden characters, which could hide how a formula begins.
    """
    return guard(clean(text).strip())


def guard(text: str) -> str:
    """Return a text of which no spreadsheet takes anything for a formula: an apostrophe is put in front of one.

    That also holds where a spreadsheet splits the text at a separator that is not the file's.

    >>> guard("Anna"), guard("=1+1"), guard("'t Hooft"), guard("soup; =1+1")
    ('Anna', "'=1+1", "''t Hooft", "soup; '=1+1")
    """
    text = WITHIN.sub(r"\1'", text)
    return f"'{text}" if BEGIN.match(text) else text


def remove_guard(cell: str) -> str:
    """Return the text that `guard` got.

    >>> remove_guard("'=1+1"), remove_guard("''t Hooft"), remove_guard("soup; '=1+1"), remove_guard("Anna")
    ('=1+1', "'t Hooft", 'soup; =1+1', 'Anna')
    """
    return GUARDED_WITHIN.sub(r"\1", cell.removeprefix("'"))
