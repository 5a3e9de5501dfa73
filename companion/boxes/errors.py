"""Errors about boxes: their pieces, boards, counts, links and files."""

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


class BoxChanged(AppError):
    """Another phone of the history changed this piece, board or count of the box after this phone loaded it.

    - `tile`: its id, which older apps show.
    """

    code = "box.changed_elsewhere"
    status = 409
    tile: str


class BoxChangedMeanwhile(AppError):
    """Another phone of the history changed the box after it was compared with the file."""

    code = "box.changed_meanwhile"
    status = 409


class UnknownBoard(AppError):
    """The game has no such board that tables may describe."""

    code = "box.unknown_board"
    status = 404


class UnknownBoxFormat(AppError):
    """The file is no box, or has an unknown format version `version`."""

    code = "take_along.box_format"
    status = 422
    version: int


class BoxOfOtherGame(AppError):
    """The file is a box of another game."""

    code = "take_along.box_of_other_game"
    status = 422
