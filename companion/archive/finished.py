"""A finished table as anybody at it may know it: what leaves as a sheet, a play file, a link or a picture."""

from collections.abc import Iterable
from datetime import UTC, date, tzinfo
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import msgspec

from companion.archive.persons import said_to
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
    """Somebody's result. `person` stays the same from evening to evening as long as the name does; `place` counts from
    1, where whoever began has 1."""

    name: str
    colour: str
    person: UUID
    score: int
    rank: int
    place: int


class Ended(msgspec.Struct, frozen=True):
    """A finished table, as the spectator knows it. `view` is the spectator's; `notes` what the host gave or took, a
    line each; `unfinished`: the host ended it early; `mine`: the seat of whoever asks, if any;
    `times`, `place` and `note`: as the history of whoever asks has them."""

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
        """The date on which it began, where the table stands."""
        return self.times.began.astimezone(zone).date()

    def title(self, language: Language) -> str:
        """What the game is called."""
        return named(f"{self.meta.id}.name", language, self.meta.id)

    def edition(self, language: Language) -> str:
        """Its expansions in words, and whether pieces were invented for it; empty without any."""
        names = edition_of(self.meta.id, self.expansions, language)
        if any(facts.get("invented") for facts in self.view.get("pieces", {}).values()):
            names.append(sentence("picture.invented", {}, language))
        return ", ".join(names)


def finished_table(device: Device, table_id: UUID) -> tuple[Table, Result]:
    """The rows of a finished table to which the device belongs.

    :raises UnknownTable: it does not belong there. :raises NotFinished: the table is still being played.
    """
    selectors.standing_of(device, table_id)
    table = store.find_table(table_id)
    result = Result.objects.filter(table=table).first()
    if table.status != Table.Status.FINISHED or result is None:
        raise NotFinished
    return table, result


def ended_table(device: Device, table_id: UUID) -> Ended:
    """The finished table.

    :raises UnknownTable: it does not belong there. :raises NotFinished: the table is still being played.
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
    keepsake = said_to(history).filter(table=table).first()
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
    """Return what the expansions of a game are called."""
    return [named(f"{game}.{expansion}.name", language, expansion) for expansion in expansions]


def named(code: str, language: Language, otherwise: str) -> str:
    """The words of a code, or `otherwise` where it has none."""
    return sentence(code, {}, language) if has_sentence(code, language) else otherwise


def zone_of(name: str) -> tzinfo:
    """The zone of an IANA name (`Europe/Berlin`); UTC for an empty one.

    :raises InvalidRequest: there is none of that name.
    """
    if not name:
        return UTC
    try:
        return ZoneInfo(name if len(name) <= 64 and name.isascii() else "-")
    except (LookupError, ValueError, OSError):
        raise InvalidRequest(detail="zone") from None
