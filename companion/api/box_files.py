"""The HTTP views that take a box along as a file, and bring one in."""

from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api.exports import AsItIs, file_answer
from companion.api.requests import JSON, json_file_of
from companion.api.schema import describes
from companion.api.throttles import DeviceThrottle, ExportThrottle, ImportThrottle
from companion.api.views import View, answer
from companion.archive.box_import import MOST_BYTES, BoxComparison, box_compare, box_import
from companion.archive.exports.box_file import BoxFile, box_export
from companion.tables.boxes import Box


class BoxExport(View):
    """The box of this phone, or of all phones of its history, as a file."""

    throttle_classes = [DeviceThrottle, ExportThrottle]  # noqa: RUF012  the way DRF reads views
    content_negotiation_class = AsItIs

    @describes(BoxFile, refused=(404,))
    def get(self, request: Request, game: str) -> HttpResponse:
        """The documented file of a box, with nothing of the people who have it."""
        return file_answer(box_export(self.device, game), JSON, f"box-{game}", "json")


class BoxCompare(View):
    """A box in a file beside that of this phone."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @describes(BoxComparison, body=BoxFile, refused=(404, 422))
    def post(self, request: Request, game: str) -> Response:
        """What taking the file in would change: only what differs. Nothing is kept."""
        return answer(box_compare(self.device, game, json_file_of(request, MOST_BYTES)))


class BoxImport(View):
    """A box from a file."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @describes(Box, body=BoxFile, refused=(404, 409, 422))
    def post(self, request: Request, game: str) -> Response:
        """Put all that the file has into the box of this phone; what only the box has stays. A piece that no list has
        is found by what is printed on it, whatever its id. Taken in again, nothing changes."""
        return answer(box_import(self.device, game, json_file_of(request, MOST_BYTES)))
