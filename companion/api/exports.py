"""The HTTP views that take a finished table along, and bring one in."""

from datetime import tzinfo
from typing import Any, Final
from uuid import UUID

from django.http import HttpResponse
from django.utils.http import parse_header_parameters
from drf_spectacular.utils import OpenApiParameter
from rest_framework.exceptions import UnsupportedMediaType
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import responses
from companion.api.requests import JSON
from companion.api.schema import describes
from companion.api.throttles import DeviceThrottle, ImportThrottle
from companion.api.views import View, answer
from companion.archive.exports import bgstats
from companion.archive.exports.picture import picture
from companion.archive.exports.plays_csv import plays_csv
from companion.archive.exports.table_file import TableFile, table_export
from companion.archive.finished import Ended, ended_table, zone_of
from companion.archive.imports import MOST_BYTES, Imported, table_import
from companion.errors import InvalidRequest, TooLarge
from companion.texts.localization import Language, language_of

ZONE: Final = OpenApiParameter(
    "zone", {"type": "string", "maxLength": 64}, description="Where the table stands, as an IANA name; without it: UTC."
)
BOM: Final = OpenApiParameter(
    "bom", {"enum": ["0", "1"]}, description="1: begin with a byte order mark, by which spreadsheets know UTF-8."
)


class AsItIs(DefaultContentNegotiation):
    """Answers in the one format that there is, whatever was asked for."""

    def select_renderer(self, request: Request, renderers: Any, format_suffix: Any = None) -> Any:
        return renderers[0], renderers[0].media_type


class Export(View):
    """Base: a finished table leaves as a file."""

    content_negotiation_class = AsItIs

    def ended(self, request: Request, table_id: UUID) -> tuple[Ended, tzinfo, Language]:
        """The table, the zone and the language that were asked for."""
        zone = zone_of(request.query_params.get("zone", ""))
        return ended_table(self.device, table_id), zone, language_of(request.headers.get("Accept-Language", ""))


class TableFileExport(Export):
    """The whole log."""

    @describes(TableFile, refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> HttpResponse:
        """The documented file of a finished table: its log and its result. Not of games with secrets."""
        return _file(table_export(self.device, table_id), JSON, table_id, "json")


class CsvExport(Export):
    """The result as a sheet."""

    @describes(media="text/csv", query=(ZONE, BOM), refused=(404, 409))
    def get(self, request: Request, table_id: UUID) -> HttpResponse:
        """A row for each player, the columns named as BoardGameGeek names them."""
        bom = request.query_params.get("bom", "0")
        if bom not in ("0", "1"):
            raise InvalidRequest(detail="bom")
        ended, zone, language = self.ended(request, table_id)
        return _file(plays_csv(ended, zone, language, bom=bom == "1"), "text/csv; charset=utf-8", table_id, "csv")


class PlayFileExport(Export):
    """The result for BG Stats."""

    @describes(media="application/json", query=(ZONE,), refused=(404, 409))
    def get(self, request: Request, table_id: UUID) -> HttpResponse:
        """A `.bgsplay` file."""
        return _file(bgstats.play_file(*self.ended(request, table_id)), JSON, table_id, "bgsplay")


class PictureExport(Export):
    """The result to look at."""

    @describes(media="image/png", query=(ZONE,), refused=(404, 409, 503))
    def get(self, request: Request, table_id: UUID) -> HttpResponse:
        """The board as it lay at the end, and the points, in the asker's language; 1200 pixels wide."""
        return _file(picture(*self.ended(request, table_id)), "image/png", table_id, "png")


class BgStats(Export):
    """The result, handed to BG Stats."""

    @describes(responses.PlayLink, refused=(404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """A link that opens BG Stats with the play in it, and the same as a QR code for another screen."""
        ended, _zone, language = self.ended(request, table_id)
        link = bgstats.play_link(ended, language)
        return answer(responses.PlayLink(link, bgstats.qr_of(link)))


class Import(View):
    """A table that was played elsewhere."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @describes(Imported, body=TableFile, refused=(403, 404, 409, 422, 503))
    def post(self, request: Request) -> Response:
        """Take in the table of a file. It is played again first, and refused where it does not hold. This phone may
        look at it from now on. Brought again, nothing changes."""
        if request.content_type and parse_header_parameters(request.content_type)[0] != JSON:
            raise UnsupportedMediaType(request.content_type)
        length = request.META.get("CONTENT_LENGTH") or "0"
        if not length.isdecimal() or int(length) > MOST_BYTES:
            raise TooLarge
        body = request._request.read(MOST_BYTES + 1)
        return answer(table_import(self.device, body))


def _file(content: bytes, kind: str, table_id: UUID, ending: str) -> HttpResponse:
    headers: dict[str, Any] = {"Content-Disposition": f'attachment; filename="tableside-{table_id}.{ending}"'}
    return HttpResponse(content, content_type=kind, headers=headers)
