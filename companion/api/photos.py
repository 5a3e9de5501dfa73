"""HTTP views of photos of a table, for those who belong to it."""

from uuid import UUID

from django.http import HttpResponse
from django.utils.http import parse_header_parameters
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle

from companion.api.schema import describes
from companion.api.throttles import DeviceThrottle, PhotoThrottle
from companion.api.views import View, answer
from companion.archive import images, photos
from companion.archive.errors import WrongImageType


class Photos(View):
    """Photos of a table."""

    def get_throttles(self) -> list[BaseThrottle]:
        """Return stricter throttles for uploads, since decoding is expensive."""
        kinds = (DeviceThrottle, PhotoThrottle) if self.request.method == "POST" else (DeviceThrottle,)
        return [kind() for kind in kinds]

    @describes(photos.PhotoInfo, many=True, refused=(404,), name="tables_photos_list")
    def get(self, request: Request, table_id: UUID) -> Response:
        """The photos of this table, oldest first."""
        return answer(photos.photos_of(self.device, table_id))

    @describes(photos.PhotoInfo, takes=photos.KINDS, status=201, refused=(403, 404, 409, 422, 503))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Add a photo: the body is the image. It is stored as JPEG, at most 1600 pixels long, without metadata such as
        place, time and camera. A table has at most three."""
        photos.check_photographer(self.device, table_id)
        if parse_header_parameters(request.content_type or "")[0] not in photos.KINDS:
            raise WrongImageType
        length = request.META.get("CONTENT_LENGTH") or "0"
        if not length.isdecimal() or int(length) > images.MOST_BYTES:
            raise images.too_large()
        body = request._request.read(images.MOST_BYTES + 1)
        return answer(photos.photo_add(self.device, table_id, body), 201)


class OnePhoto(View):
    """One photo."""

    @describes(media="image/jpeg", refused=(404,))
    def get(self, request: Request, table_id: UUID, photo_id: UUID) -> HttpResponse:
        """The image."""
        headers = {"Cache-Control": "private, max-age=86400", "Vary": "Authorization"}
        content = photos.photo_bytes(self.device, table_id, photo_id)
        return HttpResponse(content, content_type="image/jpeg", headers=headers)

    @describes(status=204, refused=(403, 404, 503))
    def delete(self, request: Request, table_id: UUID, photo_id: UUID) -> Response:
        """Remove the photo, as its photographer or the host."""
        photos.photo_remove(self.device, table_id, photo_id)
        return Response(status=status.HTTP_204_NO_CONTENT)
