"""What is refused of boxes: their pieces, their boards and the links to them."""

from companion.errors import AppError, UnknownCode


class UnknownBoxLink(UnknownCode):
    """No box is to be seen under this link, or it was taken back."""

    code = "box.unknown_link"
    status = 404


class UnknownPiece(AppError):
    """The table has no own piece of that id: the list has it, or there is none."""

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
    """Boxes of the game say no such number of pieces."""

    code = "box.unknown_count"
    status = 404


class WrongCount(AppError):
    """A number of pieces of a box is `least` to `most`."""

    code = "box.wrong_count"
    status = 422
    least: int
    most: int


class CountChanged(AppError):
    """Another phone of the history changed this number of the box after this phone loaded it."""

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
