"""HTTP views of boxes that differ from the list."""

from collections.abc import Mapping
from uuid import UUID

from csp.decorators import csp_update
from django.http import HttpResponse
from django.utils.decorators import method_decorator
from rest_framework.views import APIView

from companion.api import bodies
from companion.api.endpoint import endpoint
from companion.api.throttles import DeviceThrottle, PieceThrottle
from companion.api.views import View
from companion.archive.exports.board_page import build_board_page
from companion.boxes import boards, counts, drawn_pieces
from companion.boxes.keeping import Box, keep, load_box
from companion.boxes.pieces import PIECES, LivePicture, keep_pieces, preview_piece
from companion.tables import selectors
from companion.tables.services import checked_pieces, kept_pieces
from companion.tables.table_box import draw_table_pieces, find_table_pieces, show_in_lobbies
from games.core.action import Facts


class BoxView(View):
    """Base of views that change what a box has."""

    def show_changed(self, game: str, box: Box) -> Box:
        """Return this phone's changed box, once the lobbies of its tables show it."""
        show_in_lobbies(self.device, game)
        return box


class KeptBox(BoxView):
    """The box of this phone, or of all phones of its history."""

    @endpoint(refuses=(404,))
    def get(self, game: str) -> Box:
        """The differences between this box and the list."""
        return load_box(self.device, game)

    @endpoint(refuses=(404, 422))
    def put(self, body: bodies.BoxChange, game: str) -> Box:
        """Store its pieces; its boards and counts stay. Tables that start from now on use it if this phone is the
        host's. Running tables keep theirs."""
        return self.show_changed(game, keep_pieces(self.device, game, Box(body.pieces, body.settled)))


class KeptPiece(BoxView):
    """One piece of that box."""

    @endpoint(refuses=(404, 409, 422))
    def post(self, body: bodies.PieceKept, game: str) -> Box:
        """Store one piece. Refused if another phone has changed it since. A new piece whose id another phone has taken
        since gets another one."""
        return self.show_changed(game, keep(self.device, game, PIECES, body.piece, body.facts, body.before))


class PiecePicture(View):
    """Preview of a piece in the editor."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @endpoint(refuses=(403, 404, 422))
    def post(self, body: bodies.PieceDrawnUp, game: str) -> LivePicture:
        """The picture of the piece, and whether an equal piece exists; refused with its faults. Nothing is stored."""
        return preview_piece(game, body.piece, body.facts, self._find_other_pieces(game, body.table))

    def _find_other_pieces(self, game: str, table_id: UUID | None) -> Mapping[str, Facts]:
        if table_id is None:
            return load_box(self.device, game).pieces
        selectors.find_membership(self.device, table_id)
        return find_table_pieces(table_id)


class BoardCheck(View):
    """Check of a copied board."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @endpoint(refuses=(404,))
    def post(self, body: bodies.BoardCopied, game: str, board: str) -> boards.BoardCheck:
        """The board's faults, and its picture. Nothing is stored."""
        return boards.check_board(game, board, body.facts)


class BoardDraft(View):
    """Starting point for copying a board."""

    @endpoint(refuses=(404,))
    def get(self, game: str, board: str) -> boards.BoardDraft:
        """Another board of the kind in this phone's box, adapted to this one, or an example. Nothing is stored."""
        return boards.draft_board(self.device, game, board)


class BoardPrint(APIView):
    """Page to print a board, opened as a link, perhaps on another device; it shows nobody's data."""

    @method_decorator(csp_update({"style-src": ["'unsafe-inline'"]}))
    @endpoint(refuses=(404,), media="text/html")
    def get(self, game: str, board: str) -> HttpResponse:
        """Return a printable A3 page with the game's own board."""
        return HttpResponse(build_board_page(game, board))


class KeptBoard(BoxView):
    """A board in the box of this phone, or of all phones of its history."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @endpoint(refuses=(404, 409, 422))
    def put(self, body: bodies.BoardKept, game: str, board: str) -> Box:
        """Store the board, or remove it. Refused with the first of its faults, or if another phone has changed it
        since. Tables that start from now on use it if this phone is the host's. Running tables keep theirs."""
        return self.show_changed(game, keep(self.device, game, boards.BOARDS, board, body.facts, body.before))


class KeptCount(View):
    """How many of some pieces are in the box of this phone, or of all phones of its history."""

    throttle_classes = [DeviceThrottle, PieceThrottle]

    @endpoint(refuses=(404, 409, 422))
    def put(self, body: bodies.CountKept, game: str, name: str) -> Box:
        """Store the count, or remove it; `name` is the game's option. Tables that this phone opens from now on start
        with it unless they choose otherwise. Refused if another phone has changed it since."""
        return keep(self.device, game, counts.COUNTS, name, body.n, body.before)


class TablePieces(View):
    """The pieces in which the box of a table differs from the list."""

    @endpoint(refuses=(403, 404), cached="private")
    def get(self, table_id: UUID) -> drawn_pieces.Pieces:
        """Facts, geometry and pictures of the pieces, the same for everybody at the table. A request with the current
        `ETag` is answered 304."""
        selectors.find_membership(self.device, table_id)
        return draw_table_pieces(table_id)


class KeptFromTable(View):
    """Pieces and boards of a running table that its host may store in the box."""

    @endpoint(refuses=(403, 404, 409))
    def get(self, table_id: UUID) -> kept_pieces.KeptPieces:
        """The pieces and boards with their state in this phone's box; the host only."""
        return kept_pieces.find_pieces_in_box(self.device, table_id)

    @endpoint(refuses=(403, 404, 409, 422))
    def post(self, body: bodies.PiecesToKeep, table_id: UUID) -> kept_pieces.KeptPieces:
        """Store these, with the table's facts. Pieces that the box has already stay unchanged."""
        return kept_pieces.keep_pieces(self.device, table_id, body.pieces)


class PiecesToCheck(View):
    """Pieces of a running table whose sources disagree and that nobody has checked in its box."""

    @endpoint(refuses=(403, 404, 409))
    def get(self, table_id: UUID) -> checked_pieces.PiecesToCheck:
        """The pieces; for players only."""
        return checked_pieces.list_pieces_to_check(self.device, table_id)

    @endpoint(refuses=(403, 404, 409, 422))
    def post(self, body: bodies.PiecesChecked, table_id: UUID) -> checked_pieces.PiecesToCheck:
        """Mark these pieces as printed as listed; return the remaining ones."""
        return checked_pieces.check_pieces(self.device, table_id, body.pieces)
