"""A finished table as everybody at it may see it: the source of sheets, play files, links and pictures."""

from collections.abc import Iterable
from datetime import UTC, date, tzinfo
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import msgspec

from companion.archive.persons import visible_keepsakes
from companion.archive.times import Times, times_of
from companion.errors import InvalidRequest, NotFinished
from companion.people.models import Device
from companion.people.names import person_of
from companion.people.profiles import history_of
from companion.tables import selectors, store
from companion.tables.codec import codec_of
from companion.tables.models import Result, Table
from companion.texts.localization import Language, has_sentence, sentence
from games.core.host import ADJUSTED, UNFINISHED
from games.core.meta import GameMeta
from games.core.seats import SPECTATOR


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
    """

    table: UUID
    meta: GameMeta
    expansions: tuple[str, ...]
    times: Times
    seats: tuple[Standing, ...]
    unfinished: bool
    notes: tuple[str, ...]
    view: dict[str, Any]
    mine: int | None = None
    place: str = ""
    note: str = ""

    def evening(self, zone: tzinfo) -> date:
        """Return the local date on which it began."""
        return self.times.began.astimezone(zone).date()

    def title(self, language: Language) -> str:
        """Return the name of the game."""
        return named(f"{self.meta.id}.name", language, self.meta.id)

    def edition(self, language: Language) -> str:
        """Return its expansions in words, and a note if pieces were invented for it; empty without any."""
        names = edition_of(self.meta.id, self.expansions, language)
        if any(facts.get("invented") for facts in self.view.get("pieces", {}).values()):
            names.append(sentence("picture.invented", {}, language))
        return ", ".join(names)


def finished_table(device: Device, table_id: UUID) -> tuple[Table, Result]:
    """Return the table and result rows of a finished table to which the device belongs.

    :raises UnknownTable: the device does not belong there. :raises NotFinished: the table is still being played.
    """
    selectors.membership_of(device, table_id)
    table = store.find_table(table_id)
    result = Result.objects.filter(table=table).first()
    if table.status != Table.Status.FINISHED or result is None:
        raise NotFinished
    return table, result


def ended_table(device: Device, table_id: UUID) -> Ended:
    """Return the finished table as the device may see it.

    :raises UnknownTable: the device does not belong there. :raises NotFinished: the table is still being played.
    """
    table, result = finished_table(device, table_id)
    view = selectors.documents_for(table_id, (SPECTATOR,)).documents[SPECTATOR]["view"]
    rows = list(table.seats.all())
    standings = tuple(
        Standing(
            row.name,
            row.colour,
            person_of(row.name),
            result.scores[seat],
            result.ranks[seat],
            (seat - table.starter) % len(rows) + 1,
        )
        for seat, row in enumerate(rows)
    )
    history = history_of(device)
    keepsake = visible_keepsakes(history).filter(table=table).first()
    lines = sorted(view.get("lines", {}).values(), key=lambda line: int(line["n"]))
    return Ended(
        table=table.pk,
        meta=codec_of(table).ruleset.meta,
        expansions=tuple(table.expansions),
        times=times_of(history, table),
        seats=standings,
        unfinished=result.reason == UNFINISHED,
        notes=tuple(
            f"{rows[line['seat']].name} {line['points']:+d}: {line['note']}"
            for line in lines
            if line["category"] == ADJUSTED
        ),
        view=view,
        mine=next((row.position for row in rows if row.device_id == device.pk and row.phone), None),
        place=keepsake.place if keepsake else "",
        note=keepsake.note if keepsake else "",
    )


def edition_of(game: str, expansions: Iterable[str], language: Language) -> list[str]:
    """Return the names of a game's expansions."""
    return [named(f"{game}.{expansion}.name", language, expansion) for expansion in expansions]


def named(code: str, language: Language, otherwise: str) -> str:
    """Return the text of a code, or `otherwise` if it has none."""
    return sentence(code, {}, language) if has_sentence(code, language) else otherwise


def zone_of(name: str) -> tzinfo:
    """Return the zone of an IANA name (`Europe/Berlin`), UTC for an empty name.

    :raises InvalidRequest: the name is unknown.
    """
    if not name:
        return UTC
    try:
        return ZoneInfo(name if len(name) <= 64 and name.isascii() else "-")
    except (LookupError, ValueError, OSError):
        raise InvalidRequest(detail="zone") from None
