"""HTTP views that export and import a box: as a file, or by a link that others open."""

from typing import Final

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter

from companion.api import bodies, responses
from companion.api.bodies import JSON, read_json_file
from companion.api.boxes import BoxView
from companion.api.endpoint import endpoint
from companion.api.exports import FILE_NAME, build_download
from companion.api.throttles import DeviceThrottle, ExportThrottle, ImportThrottle
from companion.api.views import GuessView, View
from companion.boxes import links
from companion.boxes.file import BoxFile, build_file, encode_file, export_box
from companion.boxes.imports import MOST_BYTES, BoxComparison, compare_box, import_box
from companion.boxes.keeping import Box

COMPARED: Final = OpenApiParameter(
    "compared", {"type": "string", "maxLength": 64}, description="As told when the file was compared."
)


class BoxExport(View):
    """Export of this phone's box, or its history's, as a file."""

    throttle_classes = [DeviceThrottle, ExportThrottle]  # noqa: RUF012  the way DRF reads views

    @endpoint(answers=BoxFile, refuses=(404,), query=(FILE_NAME,))
    def get(self, game: str) -> HttpResponse:
        """The documented file of a box, without any data of its owners."""
        return build_download(export_box(self.device, game), JSON, f"box-{game}", "json")


class BoxCompare(View):
    """Comparison of a box in a file with this phone's."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @endpoint(reads=BoxFile, refuses=(404, 422))
    def post(self, game: str) -> BoxComparison:
        """The changes that an import would make. Nothing is stored."""
        return compare_box(self.device, game, read_json_file(self.request, MOST_BYTES))


class BoxImport(BoxView):
    """Import of a box from a file."""

    throttle_classes = [DeviceThrottle, ImportThrottle]  # noqa: RUF012  the way DRF reads views

    @endpoint(reads=BoxFile, refuses=(404, 409, 422), query=(COMPARED,))
    def post(self, game: str) -> Box:
        """Add everything in the file to this phone's box; its own other contents stay. A piece that no list has is
        matched by what is printed on it, whatever its id. A second import changes nothing. Refused if another phone has
        changed the box since it was `compared`."""
        compared = self.request.query_params.get(COMPARED.name)
        return self.show_changed(
            game, import_box(self.device, game, read_json_file(self.request, MOST_BYTES), compared)
        )


class BoxLink(View):
    """Link under which others may look at this phone's box, or its history's."""

    @endpoint(refuses=(404,))
    def get(self, game: str) -> responses.BoxSharing:
        """The link, if there is one."""
        return self._build_sharing(game, links.find_link(self.device, game))

    @endpoint(refuses=(404,))
    def post(self, game: str) -> responses.BoxSharing:
        """Create a link that lets anybody look at the current contents of the box and copy it. A repeated request
        returns the same link."""
        return self._build_sharing(game, links.make_link(self.device, game))

    @endpoint(refuses=(404,))
    def delete(self, game: str) -> responses.BoxSharing:
        """Revoke the link. Copies that were taken stay."""
        links.end_link(self.device, game)
        return self._build_sharing(game, None)

    def _build_sharing(self, game: str, code: str | None) -> responses.BoxSharing:
        return responses.BoxSharing(None if code is None else self.build_invitation(f"box/{game}/from", code))


class BoxLook(GuessView):
    """Shared box of somebody else."""

    @endpoint(answers=BoxFile, refuses=(404,))
    def post(self, body: bodies.BoxCode, game: str) -> HttpResponse:
        """The box of a link, as its file, which can be imported."""
        box = links.load_linked_box(game, body.code)
        return HttpResponse(encode_file(build_file(game, box)), content_type=JSON)
