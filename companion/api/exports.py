"""HTTP views of exports and imports of finished tables."""

from collections.abc import AsyncIterator, Iterator
from datetime import tzinfo
from typing import Any, Final
from uuid import UUID

from asgiref.sync import sync_to_async
from django.http import HttpResponse, StreamingHttpResponse
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter

from companion.api import responses
from companion.api.bodies import JSON, read_json_file
from companion.api.endpoint import endpoint
from companion.api.library import EXPANSIONS, GAME, PERSON, SINCE, UNTIL, read_table_filter
from companion.api.throttles import DeviceThrottle, ExportThrottle, ImportThrottle
from companion.api.views import View
from companion.archive.exports import bgstats
from companion.archive.exports.picture import render_picture
from companion.archive.exports.plays_csv import build_library_csv, build_plays_csv
from companion.archive.exports.table_file import TableFile, export_table
from companion.archive.finished import Ended, find_zone, load_ended_table
from companion.archive.imports import MOST_BYTES, Imported, import_finished_table
from companion.runtime.connections import give_back_connection
from companion.runtime.priority import give_way
from companion.texts.languages import Language
from companion.texts.localization import choose_language

FILE_NAME: Final = OpenApiParameter(
    "Content-Disposition", str, "header", response=[200], description="The name of the file."
)
ZONE: Final = OpenApiParameter(
    "zone",
    {"type": "string"},
    description="Where the table stands: an IANA name or an offset as +02:00. UTC without it, or if it is unknown.",
)
BOM: Final = OpenApiParameter(
    "bom",
    {"enum": ["0", "1"]},
    description="1: for spreadsheets: begin with a byte order mark, and separate by what the reader's language does.",
)


class Export(View):
    """Base of views that export a finished table as a file."""

    def load_ended(self, table_id: UUID) -> tuple[Ended, tzinfo, Language]:
        """Return the requested table, zone and language."""
        zone = find_zone(self.request.query_params.get("zone", ""))
        return (
            load_ended_table(self.device, table_id),
            zone,
            choose_language(self.request.headers.get("Accept-Language", "")),
        )


class TableFileExport(Export):
    """Export of a table with its whole log."""

    @endpoint(answers=TableFile, refuses=(403, 404, 409), query=(FILE_NAME,))
    def get(self, table_id: UUID) -> HttpResponse:
        """The documented file of a finished table: its log and its result. Not of games with secrets."""
        return build_download(export_table(self.device, table_id), JSON, table_id, "json")


class CsvExport(Export):
    """Export of a result as CSV."""

    @endpoint(refuses=(404, 409), query=(ZONE, BOM, FILE_NAME), media="text/csv")
    def get(self, table_id: UUID) -> HttpResponse:
        """A row for each player, with BoardGameGeek's column names."""
        bom = self.read_parameter("bom", "[01]", "0") == "1"
        ended, zone, language = self.load_ended(table_id)
        return build_download(
            build_plays_csv(ended, zone, language, bom=bom), "text/csv; charset=utf-8", table_id, "csv"
        )


class LibraryCsvExport(Export):
    """Export of all finished tables as CSV."""

    throttle_classes = [DeviceThrottle, ExportThrottle]  # noqa: RUF012  the way DRF reads views

    @endpoint(query=(GAME, EXPANSIONS, PERSON, SINCE, UNTIL, ZONE, BOM, FILE_NAME), media="text/csv")
    def get(self) -> StreamingHttpResponse:
        """A row for each play and player of the library's tables that match the filter, newest first, with the columns
        of a single table's sheet."""
        zone = find_zone(self.request.query_params.get("zone", ""))
        language = choose_language(self.request.headers.get("Accept-Language", ""))
        bom = self.read_parameter("bom", "[01]", "0") == "1"
        sheet = build_library_csv(self.device, read_table_filter(self.request), zone, language, bom=bom)
        day = timezone.now().astimezone(zone).date().isoformat()
        headers = {"Content-Disposition": f'attachment; filename="tableside-{day}.csv"'}
        return StreamingHttpResponse(_read_on(sheet), content_type="text/csv; charset=utf-8", headers=headers)


class PlayFileExport(Export):
    """Export of a result as a BG Stats file."""

    @endpoint(refuses=(404, 409), query=(ZONE, FILE_NAME))
    def get(self, table_id: UUID) -> HttpResponse:
        """A `.bgsplay` file."""
        return build_download(bgstats.build_play_file(*self.load_ended(table_id)), JSON, table_id, "bgsplay")


class PictureExport(Export):
    """Export of a result as a picture."""

    @endpoint(refuses=(404, 409, 503), query=(ZONE, FILE_NAME), media="image/png")
    def get(self, table_id: UUID) -> HttpResponse:
        """The final board and the points, in the asker's language; 1200 pixels wide."""
        return build_download(render_picture(*self.load_ended(table_id)), "image/png", table_id, "png")


class BgStats(Export):
    """Export of a result to BG Stats by a link."""

    @endpoint(refuses=(404, 409))
    def get(self, table_id: UUID) -> responses.PlayLink:
        """A link that opens BG Stats with the play in it, and the same as a QR code for another screen."""
        ended, _zone, language = self.load_ended(table_id)
        link = bgstats.build_play_link(ended, language)
        return responses.PlayLink(link, bgstats.draw_link_code(link))


class Import(View):
    """Import of a table that was played elsewhere."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @endpoint(reads=TableFile, refuses=(403, 404, 409, 422, 503), replays=True)
    def post(self) -> Imported:
        """Import the table of a file for this phone. The file is replayed first, and refused if it is invalid. A
        repeated import changes nothing."""
        return import_finished_table(self.device, read_json_file(self.request, MOST_BYTES))


async def _read_on(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Pass on each piece as soon as it is read, in the request's thread."""
    while (piece := await sync_to_async(_read_next)(pieces)) is not None:
        yield piece


def _read_next(pieces: Iterator[bytes]) -> bytes | None:
    give_way()
    try:
        return next(pieces, None)
    finally:
        give_back_connection()


def build_download(content: bytes, kind: str, name: UUID | str, ending: str) -> HttpResponse:
    """Return a response that downloads a file."""
    headers: dict[str, Any] = {"Content-Disposition": f'attachment; filename="tableside-{name}.{ending}"'}
    return HttpResponse(content, content_type=kind, headers=headers)
