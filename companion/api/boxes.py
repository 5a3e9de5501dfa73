"""The HTTP views about boxes that differ from the list."""

from collections.abc import Mapping
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
from companion.tables import boards, boxes, counts, drawn_pieces, selectors
from companion.tables.services import checked_pieces, kept_pieces
from games.core.action import Facts


class KeptBox(View):
    """The box of this phone, or of all phones of its history."""

    @describes(boxes.Box, refused=(404,))
    def get(self, request: Request, game: str) -> Response:
        """What is printed otherwise in it than in the list."""
        return answer(boxes.box_asked(self.device, game))

    @describes(boxes.Box, body=requests.BoxChange, refused=(404, 422))
    def put(self, request: Request, game: str) -> Response:
        """Keep its pieces; its boards and counts stay. Tables that begin from now on are played with it where this
        phone is the host's; those that have begun stay as they are."""
        body = body_of(request, requests.BoxChange)
        return answer(boxes.box_keep(self.device, game, boxes.Box(body.pieces, body.settled)))


class KeptPiece(View):
    """One piece of that box."""

    @describes(boxes.Box, body=requests.PieceKept, refused=(404, 409, 422))
    def post(self, request: Request, game: str) -> Response:
        """Keep it, and leave the others alone. Refused where another phone has changed it since; a new piece whose id
        another phone has taken since gets another one."""
        body = body_of(request, requests.PieceKept)
        return answer(boxes.piece_keep(self.device, game, body.piece, body.facts, body.before))


class PiecePicture(View):
    """A piece that somebody draws up."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boxes.LivePicture, body=requests.PieceDrawnUp, refused=(403, 404, 422))
    def post(self, request: Request, game: str) -> Response:
        """What it looks like, and whether there is such a piece already; refused with what is wrong with it. Nothing is
        kept."""
        body = body_of(request, requests.PieceDrawnUp)
        return answer(boxes.piece_drawn(game, body.piece, body.facts, self._others(game, body.table)))

    def _others(self, game: str, table_id: UUID | None) -> Mapping[str, Facts]:
        if table_id is None:
            return boxes.box_asked(self.device, game).pieces
        selectors.standing_of(self.device, table_id)
        return boxes.table_pieces(table_id)


class BoardCheck(View):
    """A board that somebody has copied out."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boards.BoardCheck, body=requests.BoardCopied, refused=(404,))
    def post(self, request: Request, game: str, board: str) -> Response:
        """What is wrong with it, and what it looks like. Nothing is kept."""
        return answer(boards.board_checked(game, board, body_of(request, requests.BoardCopied).facts))


class BoardDraft(View):
    """What to begin with when a board is copied out."""

    @describes(boards.BoardDraft, refused=(404,))
    def get(self, request: Request, game: str, board: str) -> Response:
        """Another board of the kind in the box of this phone, made to be this one, or an example. Nothing is kept."""
        return answer(boards.board_draft(self.device, game, board))


class KeptBoard(View):
    """A board in the box of this phone, or of all phones of its history."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boxes.Box, body=requests.BoardKept, refused=(404, 409, 422))
    def put(self, request: Request, game: str, board: str) -> Response:
        """Keep it, or take it out; refused with the first of its faults, or where another phone has changed it since.
        Tables that begin from now on are played with it where this phone is the host's; those that have begun keep
        theirs."""
        body = body_of(request, requests.BoardKept)
        return answer(boards.board_keep(self.device, game, board, body.facts, body.before))


class KeptCount(View):
    """How many of some pieces are in the box of this phone, or of all phones of its history."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boxes.Box, body=requests.CountKept, refused=(404, 409, 422))
    def put(self, request: Request, game: str, name: str) -> Response:
        """Keep it, or leave it unsaid; `name` is the option of the game that says it. Tables that this phone opens from
        now on begin with it unless they are told otherwise. Refused where another phone has changed it since."""
        body = body_of(request, requests.CountKept)
        return answer(counts.count_keep(self.device, game, name, body.n, body.before))


class TablePieces(View):
    """The pieces in which the box of a table differs from the list."""

    @describes(drawn_pieces.Pieces, refused=(403, 404))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Their facts, geometry and pictures, for everybody at the table alike. A phone that names the `ETag` that it
        had is answered 304 while nothing has changed."""
        selectors.standing_of(self.device, table_id)
        differing = boxes.pieces_for(table_id)
        tag = f'"{sha256(msgspec.json.encode(differing)).hexdigest()[:32]}"'
        headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
        if request.headers.get("If-None-Match") == tag:
            return Response(status=status.HTTP_304_NOT_MODIFIED, headers=headers)
        return Response(msgspec.to_builtins(differing), headers=headers)


class KeptFromTable(View):
    """The own pieces and boards of a table that has begun, in the box of its host."""

    @describes(kept_pieces.KeptPieces, refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Which of them this phone's box has; told the host alone."""
        return answer(kept_pieces.pieces_kept(self.device, table_id))

    @describes(kept_pieces.KeptPieces, body=requests.PiecesToKeep, refused=(403, 404, 409, 422))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Keep these, as the table says what is printed on them; a piece that the box has already stays as it is."""
        body = body_of(request, requests.PiecesToKeep)
        return answer(kept_pieces.pieces_keep(self.device, table_id, body.pieces))


class PiecesToCheck(View):
    """Pieces of a table that has begun on which sources differ and that nobody has looked at in its box."""

    @describes(checked_pieces.PiecesToCheck, refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Which they are, told whoever plays there."""
        return answer(checked_pieces.pieces_to_check(self.device, table_id))

    @describes(checked_pieces.PiecesToCheck, body=requests.PiecesChecked, refused=(403, 404, 409, 422))
    def post(self, request: Request, table_id: UUID) -> Response:
        """These are printed as listed; the rest is answered."""
        body = body_of(request, requests.PiecesChecked)
        return answer(checked_pieces.pieces_check(self.device, table_id, body.pieces))
