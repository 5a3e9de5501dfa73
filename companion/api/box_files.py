"""HTTP views that export and import a box: as a file, or by a link that others open."""

from typing import Final

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import requests, responses
from companion.api.exports import AsItIs, file_answer
from companion.api.requests import JSON, body_of, json_file_of
from companion.api.schema import describes
from companion.api.throttles import CodeThrottle, DeviceThrottle, ExportThrottle, ImportThrottle, counting_guesses
from companion.api.views import View, answer, way_in
from companion.archive.box_import import MOST_BYTES, BoxComparison, box_compare, box_import
from companion.archive.exports.box_file import BoxFile, box_export, bytes_of, file_of
from companion.tables import box_links
from companion.tables.boxes import Box

COMPARED: Final = OpenApiParameter(
    "compared", {"type": "string", "maxLength": 64}, description="As told when the file was compared."
)


class BoxExport(View):
    """Export of this phone's box, or its history's, as a file."""

    throttle_classes = [DeviceThrottle, ExportThrottle]  # noqa: RUF012  the way DRF reads views
    content_negotiation_class = AsItIs

    @describes(BoxFile, refused=(404,))
    def get(self, request: Request, game: str) -> HttpResponse:
        """The documented file of a box, without any data of its owners."""
        return file_answer(box_export(self.device, game), JSON, f"box-{game}", "json")


class BoxCompare(View):
    """Comparison of a box in a file with this phone's."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @describes(BoxComparison, body=BoxFile, refused=(404, 422))
    def post(self, request: Request, game: str) -> Response:
        """The changes that an import would make. Nothing is stored."""
        return answer(box_compare(self.device, game, json_file_of(request, MOST_BYTES)))


class BoxImport(View):
    """Import of a box from a file."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @describes(Box, body=BoxFile, query=(COMPARED,), refused=(404, 409, 422))
    def post(self, request: Request, game: str) -> Response:
        """Add everything in the file to this phone's box; its own other contents stay. A piece that no list has is
        matched by what is printed on it, whatever its id. A second import changes nothing. Refused if another phone has
        changed the box since it was `compared`."""
        compared = request.query_params.get(COMPARED.name)
        return answer(box_import(self.device, game, json_file_of(request, MOST_BYTES), compared))


class BoxLink(View):
    """Link under which others may look at this phone's box, or its history's."""

    @describes(responses.BoxSharing, refused=(404,))
    def get(self, request: Request, game: str) -> Response:
        """The link, if there is one."""
        return self._sharing(request, game, box_links.link_of(self.device, game))

    @describes(responses.BoxSharing, body=requests.Empty, refused=(404,))
    def post(self, request: Request, game: str) -> Response:
        """Create a link that lets anybody look at the current contents of the box and copy it. A repeated request
        returns the same link."""
        body_of(request, requests.Empty)
        return self._sharing(request, game, box_links.link_make(self.device, game))

    @describes(responses.BoxSharing, refused=(404,))
    def delete(self, request: Request, game: str) -> Response:
        """Revoke the link. Copies that were taken stay."""
        box_links.link_end(self.device, game)
        return self._sharing(request, game, None)

    def _sharing(self, request: Request, game: str, code: str | None) -> Response:
        way = None if code is None else way_in(request, f"box/{game}/from", code)
        return answer(responses.BoxSharing(way))


class BoxLook(View):
    """Shared box of somebody else."""

    throttle_classes = [DeviceThrottle, CodeThrottle]  # noqa: RUF012  the way DRF reads views

    @describes(BoxFile, body=requests.BoxCode, refused=(404,))
    def post(self, request: Request, game: str) -> HttpResponse:
        """The box of a link, as its file, which can be imported."""
        with counting_guesses(request, self):
            box = box_links.box_linked(game, body_of(request, requests.BoxCode).code)
        return HttpResponse(bytes_of(file_of(game, box)), content_type=JSON)
