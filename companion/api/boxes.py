"""HTTP views of boxes that differ from the list."""

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
        """The differences between this box and the list."""
        return answer(boxes.load_box(self.device, game))

    @describes(boxes.Box, body=requests.BoxChange, refused=(404, 422))
    def put(self, request: Request, game: str) -> Response:
        """Store its pieces; its boards and counts stay. Tables that start from now on use it if this phone is the
        host's. Running tables keep theirs."""
        body = body_of(request, requests.BoxChange)
        return answer(boxes.box_keep(self.device, game, boxes.Box(body.pieces, body.settled)))


class KeptPiece(View):
    """One piece of that box."""

    @describes(boxes.Box, body=requests.PieceKept, refused=(404, 409, 422))
    def post(self, request: Request, game: str) -> Response:
        """Store one piece. Refused if another phone has changed it since. A new piece whose id another phone has taken
        since gets another one."""
        body = body_of(request, requests.PieceKept)
        return answer(boxes.piece_keep(self.device, game, body.piece, body.facts, body.before))


class PiecePicture(View):
    """Preview of a piece in the editor."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boxes.LivePicture, body=requests.PieceDrawnUp, refused=(403, 404, 422))
    def post(self, request: Request, game: str) -> Response:
        """The picture of the piece, and whether an equal piece exists; refused with its faults. Nothing is stored."""
        body = body_of(request, requests.PieceDrawnUp)
        return answer(boxes.piece_preview(game, body.piece, body.facts, self._other_pieces(game, body.table)))

    def _other_pieces(self, game: str, table_id: UUID | None) -> Mapping[str, Facts]:
        if table_id is None:
            return boxes.load_box(self.device, game).pieces
        selectors.membership_of(self.device, table_id)
        return boxes.table_pieces(table_id)


class BoardCheck(View):
    """Check of a copied board."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boards.BoardCheck, body=requests.BoardCopied, refused=(404,))
    def post(self, request: Request, game: str, board: str) -> Response:
        """The board's faults, and its picture. Nothing is stored."""
        return answer(boards.board_check(game, board, body_of(request, requests.BoardCopied).facts))


class BoardDraft(View):
    """Starting point for copying a board."""

    @describes(boards.BoardDraft, refused=(404,))
    def get(self, request: Request, game: str, board: str) -> Response:
        """Another board of the kind in this phone's box, adapted to this one, or an example. Nothing is stored."""
        return answer(boards.board_draft(self.device, game, board))


class KeptBoard(View):
    """A board in the box of this phone, or of all phones of its history."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boxes.Box, body=requests.BoardKept, refused=(404, 409, 422))
    def put(self, request: Request, game: str, board: str) -> Response:
        """Store the board, or remove it. Refused with the first of its faults, or if another phone has changed it
        since. Tables that start from now on use it if this phone is the host's. Running tables keep theirs."""
        body = body_of(request, requests.BoardKept)
        return answer(boards.board_keep(self.device, game, board, body.facts, body.before))


class KeptCount(View):
    """How many of some pieces are in the box of this phone, or of all phones of its history."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @describes(boxes.Box, body=requests.CountKept, refused=(404, 409, 422))
    def put(self, request: Request, game: str, name: str) -> Response:
        """Store the count, or remove it; `name` is the game's option. Tables that this phone opens from now on start
        with it unless they choose otherwise. Refused if another phone has changed it since."""
        body = body_of(request, requests.CountKept)
        return answer(counts.count_keep(self.device, game, name, body.n, body.before))


class TablePieces(View):
    """The pieces in which the box of a table differs from the list."""

    @describes(drawn_pieces.Pieces, refused=(403, 404))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Facts, geometry and pictures of the pieces, the same for everybody at the table. A request with the current
        `ETag` is answered 304."""
        selectors.membership_of(self.device, table_id)
        differing = boxes.pieces_for(table_id)
        tag = f'"{sha256(msgspec.json.encode(differing)).hexdigest()[:32]}"'
        headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
        if request.headers.get("If-None-Match") == tag:
            return Response(status=status.HTTP_304_NOT_MODIFIED, headers=headers)
        return Response(msgspec.to_builtins(differing), headers=headers)


class KeptFromTable(View):
    """Pieces and boards of a running table that its host may store in the box."""

    @describes(kept_pieces.KeptPieces, refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """The pieces and boards with their state in this phone's box; the host only."""
        return answer(kept_pieces.pieces_in_box(self.device, table_id))

    @describes(kept_pieces.KeptPieces, body=requests.PiecesToKeep, refused=(403, 404, 409, 422))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Store these, with the table's facts. Pieces that the box has already stay unchanged."""
        body = body_of(request, requests.PiecesToKeep)
        return answer(kept_pieces.pieces_keep(self.device, table_id, body.pieces))


class PiecesToCheck(View):
    """Pieces of a running table whose sources disagree and that nobody has checked in its box."""

    @describes(checked_pieces.PiecesToCheck, refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """The pieces; for players only."""
        return answer(checked_pieces.pieces_to_check(self.device, table_id))

    @describes(checked_pieces.PiecesToCheck, body=requests.PiecesChecked, refused=(403, 404, 409, 422))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Mark these pieces as printed as listed; return the remaining ones."""
        body = body_of(request, requests.PiecesChecked)
        return answer(checked_pieces.pieces_check(self.device, table_id, body.pieces))
