"""HTTP views of exports and imports of finished tables."""

from collections.abc import AsyncIterator, Iterator
from datetime import tzinfo
from typing import Any, Final
from uuid import UUID

from asgiref.sync import sync_to_async
from django.http import HttpResponse, StreamingHttpResponse
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import responses
from companion.api.library import GAME, PERSON, SINCE, UNTIL, table_filter_of
from companion.api.requests import JSON, json_file_of
from companion.api.schema import describes
from companion.api.throttles import DeviceThrottle, ExportThrottle, ImportThrottle
from companion.api.views import View, answer
from companion.archive.exports import bgstats
from companion.archive.exports.picture import picture
from companion.archive.exports.plays_csv import library_csv, plays_csv
from companion.archive.exports.table_file import TableFile, table_export
from companion.archive.finished import Ended, ended_table, zone_of
from companion.archive.imports import MOST_BYTES, Imported, table_import
from companion.errors import InvalidRequest
from companion.runtime.connections import give_back_connection
from companion.runtime.priority import give_way
from companion.texts.localization import Language, language_of

ZONE: Final = OpenApiParameter(
    "zone", {"type": "string", "maxLength": 64}, description="Where the table stands, as an IANA name; without it: UTC."
)
BOM: Final = OpenApiParameter(
    "bom", {"enum": ["0", "1"]}, description="1: begin with a byte order mark, by which spreadsheets know UTF-8."
)


class AsItIs(DefaultContentNegotiation):
    """Content negotiation that always chooses the only format."""

    def select_renderer(self, request: Request, renderers: Any, format_suffix: Any = None) -> Any:
        return renderers[0], renderers[0].media_type


class Export(View):
    """Base of views that export a finished table as a file."""

    content_negotiation_class = AsItIs

    def ended(self, request: Request, table_id: UUID) -> tuple[Ended, tzinfo, Language]:
        """Return the requested table, zone and language."""
        zone = zone_of(request.query_params.get("zone", ""))
        return ended_table(self.device, table_id), zone, language_of(request.headers.get("Accept-Language", ""))


class TableFileExport(Export):
    """Export of a table with its whole log."""

    @describes(TableFile, refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> HttpResponse:
        """The documented file of a finished table: its log and its result. Not of games with secrets."""
        return file_answer(table_export(self.device, table_id), JSON, table_id, "json")


class CsvExport(Export):
    """Export of a result as CSV."""

    @describes(media="text/csv", query=(ZONE, BOM), refused=(404, 409))
    def get(self, request: Request, table_id: UUID) -> HttpResponse:
        """A row for each player, with BoardGameGeek's column names."""
        bom = _bom(request)
        ended, zone, language = self.ended(request, table_id)
        return file_answer(plays_csv(ended, zone, language, bom=bom), "text/csv; charset=utf-8", table_id, "csv")


class LibraryCsvExport(Export):
    """Export of all finished tables as CSV."""

    throttle_classes = [DeviceThrottle, ExportThrottle]  # noqa: RUF012  the way DRF reads views

    @describes(media="text/csv", query=(GAME, PERSON, SINCE, UNTIL, ZONE, BOM))
    def get(self, request: Request) -> StreamingHttpResponse:
        """A row for each play and player of the library's tables that match the filter, newest first, with the columns
        of a single table's sheet."""
        zone = zone_of(request.query_params.get("zone", ""))
        language = language_of(request.headers.get("Accept-Language", ""))
        sheet = library_csv(self.device, table_filter_of(request), zone, language, bom=_bom(request))
        day = timezone.now().astimezone(zone).date().isoformat()
        headers = {"Content-Disposition": f'attachment; filename="tableside-{day}.csv"'}
        return StreamingHttpResponse(_read_on(sheet), content_type="text/csv; charset=utf-8", headers=headers)


class PlayFileExport(Export):
    """Export of a result as a BG Stats file."""

    @describes(media="application/json", query=(ZONE,), refused=(404, 409))
    def get(self, request: Request, table_id: UUID) -> HttpResponse:
        """A `.bgsplay` file."""
        return file_answer(bgstats.play_file(*self.ended(request, table_id)), JSON, table_id, "bgsplay")


class PictureExport(Export):
    """Export of a result as a picture."""

    @describes(media="image/png", query=(ZONE,), refused=(404, 409, 503))
    def get(self, request: Request, table_id: UUID) -> HttpResponse:
        """The final board and the points, in the asker's language; 1200 pixels wide."""
        return file_answer(picture(*self.ended(request, table_id)), "image/png", table_id, "png")


class BgStats(Export):
    """Export of a result to BG Stats by a link."""

    @describes(responses.PlayLink, refused=(404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """A link that opens BG Stats with the play in it, and the same as a QR code for another screen."""
        ended, _zone, language = self.ended(request, table_id)
        link = bgstats.play_link(ended, language)
        return answer(responses.PlayLink(link, bgstats.qr_of(link)))


class Import(View):
    """Import of a table that was played elsewhere."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @describes(Imported, body=TableFile, refused=(403, 404, 409, 422, 503))
    def post(self, request: Request) -> Response:
        """Import the table of a file for this phone. The file is replayed first, and refused if it is invalid. A
        repeated import changes nothing."""
        return answer(table_import(self.device, json_file_of(request, MOST_BYTES)))


def _bom(request: Request) -> bool:
    bom = request.query_params.get("bom", "0")
    if bom not in ("0", "1"):
        raise InvalidRequest(detail="bom")
    return bom == "1"


async def _read_on(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Pass on each piece as soon as it is read, in the request's thread."""
    while (piece := await sync_to_async(_next)(pieces)) is not None:
        yield piece


def _next(pieces: Iterator[bytes]) -> bytes | None:
    give_way()
    try:
        return next(pieces, None)
    finally:
        give_back_connection()


def file_answer(content: bytes, kind: str, name: UUID | str, ending: str) -> HttpResponse:
    """Return a response that downloads a file."""
    headers: dict[str, Any] = {"Content-Disposition": f'attachment; filename="tableside-{name}.{ending}"'}
    return HttpResponse(content, content_type=kind, headers=headers)
