"""HTTP views of many finished tables: the library, its statistics, and a rematch."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated
from uuid import UUID

import msgspec
from drf_spectacular.utils import OpenApiParameter
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import requests, responses
from companion.api.requests import body_of
from companion.api.schema import describes
from companion.api.views import View, answer
from companion.archive import keepsakes, library, statistics
from companion.errors import InvalidRequest
from companion.tables import commands
from companion.tables.services import rematch

MOST_PLAYERS = 16
Instant = Annotated[datetime, msgspec.Meta(tz=True)]
GAME = OpenApiParameter("game", {"type": "string", "maxLength": 40}, description="Of this game alone.")
PERSON = OpenApiParameter("person", {"type": "string", "format": "uuid"}, description="With this person alone, by key.")
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

    @describes(library.Library, query=(GAME, PERSON, SINCE, UNTIL, CURSOR))
    def get(self, request: Request) -> Response:
        """The finished tables of this phone and of those that share its history, newest first, fifty at a time."""
        return answer(library.library(self.device, table_filter_of(request), request.query_params.get("cursor", "")))


class Statistics(View):
    """Statistics of finished tables."""

    @describes(statistics.Statistics, query=(GAME, PERSON, SINCE, UNTIL, PLAYERS, UNFINISHED_TOO))
    def get(self, request: Request) -> Response:
        """Plays, wins and points per person, game and number of players. Tables that the host ended early count as
        `unfinished` only, unless they are included by the filter. A shared first place is a win for each. For one
        person, also the record against everybody else."""
        players = request.query_params.get("players", "")
        if players and not (re.fullmatch("[0-9]{1,2}", players) and 1 <= int(players) <= MOST_PLAYERS):
            raise InvalidRequest(detail="players")
        early = request.query_params.get("unfinished", "0")
        if early not in ("0", "1"):
            raise InvalidRequest(detail="unfinished")
        number = int(players) if players else None
        return answer(statistics.statistics(self.device, table_filter_of(request), number, unfinished=early == "1"))


class Again(View):
    """Rematch of a finished table."""

    @describes(responses.TableMade, body=requests.Empty, status=201, refused=(404, 409))
    def post(self, request: Request, table_id: UUID) -> Response:
        """A table in its lobby with the game, options, names and colours of this finished one. This phone is the host
        and holds the seats until others take theirs over. Until then a repeated request returns the same table."""
        body_of(request, requests.Empty)
        table = rematch.table_rematch_alone(commands.TableCommand(device=self.device, table=table_id))
        return answer(responses.TableMade(str(table.pk), table.code), 201)


class Kept(View):
    """Place and note of a finished table."""

    @describes(keepsakes.Kept, refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Return where the table was played and the note about it. Both are empty for a device that only watched."""
        return answer(keepsakes.keepsake_of(self.device, table_id))

    @describes(body=requests.Keepsake, status=204, refused=(403, 404, 409))
    def put(self, request: Request, table_id: UUID) -> Response:
        """Change the place and the note, for everybody who played there."""
        body = body_of(request, requests.Keepsake)
        keepsakes.keepsake_keep(self.device, table_id, body.place, body.note)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Times(View):
    """Date and duration of a finished table."""

    @describes(body=requests.Times, status=204, refused=(404, 409, 422))
    def put(self, request: Request, table_id: UUID) -> Response:
        """Change when the table began and how long it took, for the history of this device. The log keeps its times."""
        body = body_of(request, requests.Times)
        keepsakes.times_keep(self.device, table_id, body.began, body.minutes)
        return Response(status=status.HTTP_204_NO_CONTENT)

    @describes(status=204, refused=(404, 409))
    def delete(self, request: Request, table_id: UUID) -> Response:
        """Restore the log's times."""
        keepsakes.times_forget(self.device, table_id)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Shelved(View):
    """A finished table in the library."""

    @describes(status=204, refused=(403, 404, 409, 503))
    def delete(self, request: Request, table_id: UUID) -> Response:
        """Remove the table from the library of this device and of those that share its history. Others keep it."""
        keepsakes.table_drop(self.device, table_id)
        return Response(status=status.HTTP_204_NO_CONTENT)


def table_filter_of(request: Request) -> library.TableFilter:
    """Return which tables the query parameters ask for.

    :raises InvalidRequest: one of them is out of range.
    """
    params = request.query_params
    game = params.get("game")
    if game is not None and not re.fullmatch(r"[ -~]{1,40}", game):
        raise InvalidRequest(detail="game")
    return library.TableFilter(game, _person(params.get("person")), _instant(params, "from"), _instant(params, "to"))


def _person(text: str | None) -> UUID | None:
    try:
        return None if text is None else msgspec.convert(text, UUID)
    except msgspec.ValidationError:
        raise InvalidRequest(detail="person") from None


def _instant(params: Mapping[str, str], name: str) -> datetime | None:
    text = params.get(name)
    if text is None:
        return None
    try:
        return msgspec.convert(text, Instant).astimezone(UTC)
    except (msgspec.ValidationError, ValueError, OverflowError):
        raise InvalidRequest(detail=name) from None
