"""HTTP views of many finished tables: the library, its statistics, and a rematch."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated
from uuid import UUID

import msgspec
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from companion.api import bodies, responses
from companion.api.endpoint import endpoint
from companion.api.views import View
from companion.archive import keepsakes, library, statistics
from companion.errors import InvalidRequest
from companion.tables.services import rematch

MOST_PLAYERS = 16
Instant = Annotated[datetime, msgspec.Meta(tz=True)]
GAME = OpenApiParameter("game", {"type": "string", "maxLength": 40}, description="Of this game alone.")
PERSON = OpenApiParameter("person", {"type": "string", "format": "uuid"}, description="With this person alone, by key.")
EXPANSIONS = OpenApiParameter(
    "expansions",
    {"type": "string", "maxLength": 400},
    description="Played with at least these expansions: their ids, with commas between. `none`: with none.",
)
SINCE = OpenApiParameter(
    "from", {"type": "string", "format": "date-time"}, description="Begun then or later; an instant with its zone."
)
UNTIL = OpenApiParameter(
    "to", {"type": "string", "format": "date-time"}, description="Begun before then; an instant with its zone."
)
CURSOR = OpenApiParameter("cursor", {"type": "string"}, description="The next page, as the page before it says.")
PLAYERS = OpenApiParameter(
    "players", {"type": "integer", "minimum": 1, "maximum": MOST_PLAYERS}, description="With so many players alone."
)
UNFINISHED_TOO = OpenApiParameter(
    "unfinished", {"enum": ["0", "1"]}, description="1: tables that were ended early count like others."
)


class Library(View):
    """Finished tables."""

    @endpoint(query=(GAME, EXPANSIONS, PERSON, SINCE, UNTIL, CURSOR))
    def get(self) -> library.Library:
        """The finished tables of this phone and of those that share its history, newest first, fifty at a time."""
        return library.load_library(
            self.device, read_table_filter(self.request), self.request.query_params.get("cursor", "")
        )


class Statistics(View):
    """Statistics of finished tables."""

    @endpoint(query=(GAME, EXPANSIONS, PERSON, SINCE, UNTIL, PLAYERS, UNFINISHED_TOO))
    def get(self) -> statistics.Statistics:
        """Plays, wins and points per person, game and number of players. Tables that the host ended early count as
        `unfinished` only, unless they are included by the filter. A shared first place is a win for each. For one
        person, also the record against everybody else."""
        players = self.read_parameter("players", "([0-9]{1,2})?")
        if players and not 1 <= int(players) <= MOST_PLAYERS:
            raise InvalidRequest(detail="players")
        unfinished = self.read_parameter("unfinished", "[01]", "0") == "1"
        number = int(players) if players else None
        return statistics.compute_statistics(
            self.device, read_table_filter(self.request), number, unfinished=unfinished
        )


class RematchDraft(View):
    """Rematch of a finished table."""

    @endpoint(201, refuses=(404, 409))
    def post(self, table_id: UUID) -> responses.TableMade:
        """A table in its lobby with the game, options, names and colours of this finished one. This phone is the host
        and holds the seats until others take theirs over. Until then a repeated request returns the same table."""
        table = rematch.open_rematch_alone(self.device, table_id)
        return responses.TableMade(str(table.pk), table.code)


class Kept(View):
    """Place and note of a finished table."""

    @endpoint(refuses=(403, 404, 409))
    def get(self, table_id: UUID) -> keepsakes.Kept:
        """Return where the table was played and the note about it, for whoever keeps it: players, and who brought its
        file where nobody did. Both are empty for a device that only watched."""
        return keepsakes.find_keepsake(self.device, table_id)

    @endpoint(refuses=(403, 404, 409, 503))
    def put(self, body: bodies.Keepsake, table_id: UUID) -> None:
        """Change the place and the note, for everybody who keeps the table."""
        keepsakes.keep_keepsake(self.device, table_id, body.place, body.note)


class Times(View):
    """Date and duration of a finished table."""

    @endpoint(refuses=(404, 409, 422, 503))
    def put(self, body: bodies.Times, table_id: UUID) -> None:
        """Change when the table began and how long it took, for the history of this device. The log keeps its times."""
        keepsakes.keep_times(self.device, table_id, body.began, body.minutes)

    @endpoint(refuses=(404, 409, 503))
    def delete(self, table_id: UUID) -> None:
        """Restore the log's times."""
        keepsakes.forget_times(self.device, table_id)


class Shelved(View):
    """A finished table in the library."""

    @endpoint(refuses=(403, 404, 409, 503))
    def delete(self, table_id: UUID) -> None:
        """Remove the table from the library of this device and of those that share its history. Others keep it."""
        keepsakes.drop_table(self.device, table_id)


def read_table_filter(request: Request) -> library.TableFilter:
    """Return which tables the query parameters ask for.

    :raises InvalidRequest: one of them is out of range.
    """
    params = request.query_params
    game = params.get("game")
    if game is not None and not re.fullmatch(r"[ -~]{1,40}", game):
        raise InvalidRequest(detail="game")
    expansions = params.get("expansions")
    if expansions is not None and not re.fullmatch(r"[a-z0-9_]{1,40}(,[a-z0-9_]{1,40}){,9}", expansions):
        raise InvalidRequest(detail="expansions")
    return library.TableFilter(
        game,
        _read_person(params.get("person")),
        _read_instant(params, "from"),
        _read_instant(params, "to"),
        None if expansions is None else () if expansions == "none" else tuple(expansions.split(",")),
    )


def _read_person(text: str | None) -> UUID | None:
    try:
        return None if text is None else msgspec.convert(text, UUID)
    except msgspec.ValidationError:
        raise InvalidRequest(detail="person") from None


def _read_instant(params: Mapping[str, str], name: str) -> datetime | None:
    text = params.get(name)
    if text is None:
        return None
    try:
        return msgspec.convert(text, Instant).astimezone(UTC)
    except (msgspec.ValidationError, ValueError, OverflowError):
        raise InvalidRequest(detail=name) from None
