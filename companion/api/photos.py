"""HTTP views of photos of a table, for those who belong to it."""

from collections.abc import Sequence
from uuid import UUID

from django.http import HttpResponse
from django.utils.http import parse_header_parameters
from rest_framework.throttling import BaseThrottle

from companion.api.endpoint import endpoint
from companion.api.throttles import DeviceThrottle, PhotoThrottle
from companion.api.views import View
from companion.archive import images, photos
from companion.archive.errors import WrongImageType


class Photos(View):
    """Photos of a table."""

    def get_throttles(self) -> list[BaseThrottle]:
        """Return the throttles of the request; an upload has one more, since decoding is expensive."""
        kinds = (DeviceThrottle, PhotoThrottle) if self.request.method == "POST" else (DeviceThrottle,)
        return [kind() for kind in kinds]

    @endpoint(refuses=(404,), name="tables_photos_list")
    def get(self, table_id: UUID) -> Sequence[photos.PhotoInfo]:
        """The photos of this table, oldest first."""
        return photos.list_photos(self.device, table_id)

    @endpoint(201, reads=photos.KINDS, refuses=(403, 404, 409, 422, 503))
    def post(self, table_id: UUID) -> photos.PhotoInfo:
        """Add a photo: the body is the image. It is stored as JPEG in sRGB, upright, at most 1600 pixels long, without
        metadata such as place, time and camera. A table has at most three."""
        photos.check_photographer(self.device, table_id)
        if not parse_header_parameters(self.request.content_type or "")[0].startswith("image/"):
            raise WrongImageType
        length = self.request.META.get("CONTENT_LENGTH") or "0"
        if not length.isdecimal() or int(length) > images.MOST_BYTES:
            raise images.build_too_large()
        body = self.request._request.read(images.MOST_BYTES + 1)
        return photos.add_photo(self.device, table_id, body)


class OnePhoto(View):
    """One photo."""

    @endpoint(refuses=(404,), media="image/jpeg")
    def get(self, table_id: UUID, photo_id: UUID) -> HttpResponse:
        """The image."""
        headers = {"Cache-Control": "private, max-age=86400", "Vary": "Authorization"}
        content = photos.read_photo(self.device, table_id, photo_id)
        return HttpResponse(content, content_type="image/jpeg", headers=headers)

    @endpoint(refuses=(403, 404, 503))
    def delete(self, table_id: UUID, photo_id: UUID) -> None:
        """Remove the photo, as its photographer or the host."""
        photos.remove_photo(self.device, table_id, photo_id)
