"""The HTTP views about boxes that differ from the list."""

from hashlib import sha256
from uuid import UUID

import msgspec
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import requests
from companion.api.requests import body_of
from companion.api.schema import describes
from companion.api.throttles import DeviceThrottle, PieceThrottle
from companion.api.views import View, answer
from companion.tables import boxes, selectors


class KeptBox(View):
    """The box of this phone, or of all phones of its history."""

    @describes(boxes.Box, refused=(404,))
    def get(self, request: Request, game: str) -> Response:
        """What is printed otherwise in it than in the list."""
        return answer(boxes.box_asked(self.device, game))

    @describes(boxes.Box, body=requests.BoxChange, refused=(404, 422))
    def put(self, request: Request, game: str) -> Response:
        """Keep it. Tables that begin from now on are played with it where this phone is the host's; those that have
        begun stay as they are."""
        body = body_of(request, requests.BoxChange)
        return answer(boxes.box_keep(self.device, game, boxes.Box(body.pieces, body.settled)))


class PiecePicture(View):
    """A piece that somebody draws up."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boxes.LivePicture, body=requests.PieceDrawnUp, refused=(404, 422))
    def post(self, request: Request, game: str) -> Response:
        """What it looks like; refused with what is wrong with it. Nothing is kept."""
        body = body_of(request, requests.PieceDrawnUp)
        return answer(boxes.piece_drawn(game, body.piece, body.facts))


class TablePieces(View):
    """The pieces in which the box of a table differs from the list."""

    @describes(boxes.Pieces, refused=(403, 404))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Their facts, geometry and pictures, for everybody at the table alike. A phone that names the `ETag` that it
        had is answered 304 while nothing has changed."""
        selectors.standing_of(self.device, table_id)
        found = boxes.pieces_for(table_id)
        tag = f'"{sha256(msgspec.json.encode(found)).hexdigest()[:32]}"'
        headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
        if request.headers.get("If-None-Match") == tag:
            return Response(status=status.HTTP_304_NOT_MODIFIED, headers=headers)
        return Response(msgspec.to_builtins(found), headers=headers)
