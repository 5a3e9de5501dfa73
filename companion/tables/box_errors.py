"""Errors about boxes: their pieces, boards, counts and links."""

from companion.errors import AppError, UnknownCode


class UnknownBoxLink(UnknownCode):
    """The link leads to no box, or was withdrawn."""

    code = "box.unknown_link"
    status = 404


class UnknownPiece(AppError):
    """The table has no own piece of that id."""

    code = "box.unknown_piece"
    status = 422
    tile: str


class PieceNotDisputed(AppError):
    """Sources agree on the piece, or the table does not draw from a box."""

    code = "box.not_disputed"
    status = 422
    tile: str


class BoxFull(AppError):
    """A box keeps at most `n` own pieces."""

    code = "box.full"
    status = 409
    n: int


class UnknownCount(AppError):
    """The game's boxes have no such count."""

    code = "box.unknown_count"
    status = 404


class WrongCount(AppError):
    """A count of a box is between `least` and `most`."""

    code = "box.wrong_count"
    status = 422
    least: int
    most: int


class CountChanged(AppError):
    """Another phone of the history changed this count of the box after this phone loaded it."""

    code = "box.count_changed_elsewhere"
    status = 409


class BoxChanged(AppError):
    """Another phone of the history changed this piece of the box after this phone loaded it."""

    code = "box.changed_elsewhere"
    status = 409
    tile: str


class BoardChanged(AppError):
    """Another phone of the history changed this board of the box after this phone loaded it."""

    code = "box.board_changed_elsewhere"
    status = 409


class BoxChangedMeanwhile(AppError):
    """Another phone of the history changed the box after it was compared with the file."""

    code = "box.changed_meanwhile"
    status = 409


class UnknownBoard(AppError):
    """The game has no such board that tables may describe."""

    code = "box.unknown_board"
    status = 404
