"""Finished tables as a sheet: a row for each player, with the column names that BoardGameGeek's plays have."""

import csv
from datetime import tzinfo
from io import StringIO
from typing import Final

from companion.archive.finished import Ended
from companion.texts.clean_text import cleaned
from companion.texts.localization import Language

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
"""With what a cell begins that a spreadsheet may work out, and the apostrophe that keeps it from doing so."""
BOM: Final = "\ufeff"
COLOUR_NAMES: Final = {"coal": "black", "bone": "white"}
"""Colours whose word is our own, by the word that others use."""


def plays_csv(ended: Ended, zone: tzinfo, language: Language, *, bom: bool = False) -> bytes:
    """The sheet of one table, RFC 4180, UTF-8. `length` in minutes, 0: unknown. `bom`: begin with a byte order mark, by
    which some spreadsheets know UTF-8."""
    out = StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for seat in ended.seats:
        writer.writerow(
            (
                str(ended.table),
                ended.evening(zone).isoformat(),
                _cell(ended.title(language)),
                ended.meta.bgg or "",
                1,
                ended.minutes,
                int(ended.unfinished),
                0,
                _cell(ended.place),
                _cell("; ".join(filter(None, (ended.edition(language), *ended.notes, ended.note)))),
                _cell(seat.name),
                "",
                seat.place,
                COLOUR_NAMES.get(seat.colour, seat.colour),
                seat.score,
                "",
                int(seat.rank == 1),
                seat.rank,
            )
        )
    return ((BOM if bom else "") + out.getvalue()).encode()


def _cell(text: str) -> str:
    """A text as a cell holds it. Logs may be older than the refusal of hidden characters, which may also hide how a
    formula begins."""
    return guarded(cleaned(text).strip())


def guarded(text: str) -> str:
    """A text that no spreadsheet takes for a formula: with an apostrophe in front where it could.

    >>> guarded("Anna"), guarded("=1+1"), guarded("'t Hooft")
    ('Anna', "'=1+1", "''t Hooft")
    """
    return f"'{text}" if text.startswith(FORMULAS) else text


def unguarded(cell: str) -> str:
    """What `guarded` was given: one apostrophe in front is not part of the text.

    >>> unguarded("'=1+1"), unguarded("''t Hooft"), unguarded("Anna")
    ('=1+1', "'t Hooft", 'Anna')
    """
    return cell.removeprefix("'")
