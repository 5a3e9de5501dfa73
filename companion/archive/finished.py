"""A finished table as everybody at it may see it: the source of sheets, play files, links and pictures."""

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import Any, Final
from uuid import UUID
from zoneinfo import ZoneInfo

import msgspec

from companion.archive.audience import select_visible_keepsakes
from companion.archive.models import Keepsake
from companion.archive.persons import load_people
from companion.archive.times import Times, find_times
from companion.errors import NotFinished
from companion.people.models import Device
from companion.people.profiles import find_history
from companion.tables import selectors, store
from companion.tables.codec import find_table_codec
from companion.tables.models import Result, Table
from companion.texts.languages import Language
from companion.texts.localization import format_sentence, has_sentence
from games.core.host import ADJUSTED, UNFINISHED
from games.core.meta import GameMeta
from games.core.seats import SPECTATOR

OFFSET: Final = re.compile(r"(?P<sign>[+-])(?P<hours>[01][0-9]):(?P<minutes>[0-5][0-9])")
"""What a browser says that knows no name for its zone."""
LONGEST_ZONE: Final = 64


class Standing(msgspec.Struct, frozen=True):
    """Somebody's result.

    - `person`: the key of the person, the same at every table as long as the name is.
    - `place`: place in turn order; the starting player has 1.
    """

    name: str
    colour: str
    person: UUID
    score: int
    rank: int
    place: int


class Ended(msgspec.Struct, frozen=True):
    """A finished table as spectators see it.

    - `view`: the spectators' view.
    - `notes`: the host's point adjustments, one line each.
    - `unfinished`: true if the host ended it early.
    - `mine`: the asker's seat, if any.
    - `times`, `place`, `note`: as the asker's history has them.
    - `changed`: the newest entry of the log, or when this history changed the times.
    """

    table: UUID
    meta: GameMeta
    expansions: tuple[str, ...]
    times: Times
    changed: datetime
    seats: tuple[Standing, ...]
    unfinished: bool
    notes: tuple[str, ...]
    view: dict[str, Any]
    mine: int | None = None
    place: str = ""
    note: str = ""

    def find_evening(self, zone: tzinfo) -> date:
        """Return the local date on which it began."""
        return self.times.began.astimezone(zone).date()

    def format_title(self, language: Language) -> str:
        """Return the name of the game."""
        return name_code(f"{self.meta.id}.name", language, self.meta.id)

    def format_edition(self, language: Language) -> str:
        """Return its expansions in words, and a note if pieces were invented for it; empty without any."""
        names = list_edition(self.meta.id, self.expansions, language)
        if any(facts.get("invented") for facts in self.view.get("pieces", {}).values()):
            names.append(format_sentence("picture.invented", {}, language))
        return ", ".join(names)


def load_result(device: Device, table_id: UUID) -> tuple[Table, Result]:
    """Return the table and result rows of a finished table to which the device belongs.

    :raises UnknownTable: the device does not belong there. :raises NotFinished: the table is still being played.
    """
    selectors.find_membership(device, table_id)
    table = store.find_table(table_id)
    result = Result.objects.filter(table=table).first()
    if table.status != Table.Status.FINISHED or result is None:
        raise NotFinished
    return table, result


def load_ended_table(device: Device, table_id: UUID) -> Ended:
    """Return the finished table as the device may see it.

    :raises UnknownTable: the device does not belong there. :raises NotFinished: the table is still being played.
    """
    table, result = load_result(device, table_id)
    view = selectors.build_documents(table_id, (SPECTATOR,)).convert(SPECTATOR)["view"]
    rows = list(table.seats.all())
    history = find_history(device)
    people = load_people(history, device)
    standings = tuple(
        Standing(
            row.name,
            row.colour,
            people.find_key(row.name),
            result.scores[seat],
            result.ranks[seat],
            (seat - table.starter) % len(rows) + 1,
        )
        for seat, row in enumerate(rows)
    )
    keepsake = select_visible_keepsakes(history).filter(table=table).first() or Keepsake()
    lines = sorted(view.get("lines", {}).values(), key=lambda line: int(line["n"]))
    times = find_times(history, table)
    newest = Result.objects.filter(table=table).values_list(store.select_newest_entry_at("table"), flat=True).get()
    return Ended(
        table=table.pk,
        meta=find_table_codec(table).ruleset.meta,
        expansions=tuple(table.expansions),
        times=times,
        changed=max(times.edited or times.ended, newest),
        seats=standings,
        unfinished=result.reason == UNFINISHED,
        notes=tuple(
            f"{rows[line['seat']].name} {line['points']:+d}: {line['note']}"
            for line in lines
            if line["category"] == ADJUSTED
        ),
        view=view,
        mine=next((row.position for row in rows if row.device_id == device.pk and row.phone), None),
        place=keepsake.place,
        note=keepsake.note,
    )


def list_edition(game: str, expansions: Iterable[str], language: Language) -> list[str]:
    """Return the names of a game's expansions."""
    return [name_code(f"{game}.{expansion}.name", language, expansion) for expansion in expansions]


def name_code(code: str, language: Language, otherwise: str) -> str:
    """Return the text of a code, or `otherwise` if it has none."""
    return format_sentence(code, {}, language) if has_sentence(code, language) else otherwise


def find_zone(name: str) -> tzinfo:
    """Return the zone that a phone names: by an IANA name (`Europe/Berlin`) or an offset. UTC for anything else.

    >>> find_zone("+05:30"), find_zone("Mars/Olympus")
    (datetime.timezone(datetime.timedelta(seconds=19800)), datetime.timezone.utc)
    """
    if offset := OFFSET.fullmatch(name):
        minutes = int(offset["hours"]) * 60 + int(offset["minutes"])
        return timezone(timedelta(minutes=-minutes if offset["sign"] == "-" else minutes))
    try:
        return ZoneInfo(name) if name.isascii() and len(name) <= LONGEST_ZONE else UTC
    except (LookupError, ValueError, OSError):
        return UTC
