"""Errors about boxes: their pieces, boards, counts, links and files."""

from companion.errors import AppError, UnknownCode


class UnknownBoxLink(UnknownCode, code="box.unknown_link", status=404):
    """The link leads to no box, or was withdrawn."""


class UnknownPiece(AppError, code="box.unknown_piece", status=422):
    """The table has no own piece of that id."""

    tile: str


class PieceNotDisputed(AppError, code="box.not_disputed", status=422):
    """Sources agree on the piece, or the table does not draw from a box."""

    tile: str


class BoxFull(AppError, code="box.full", status=409):
    """A box keeps at most `n` own pieces."""

    n: int


class UnknownCount(AppError, code="box.unknown_count", status=404):
    """The game's boxes have no such count."""


class WrongCount(AppError, code="box.wrong_count", status=422):
    """A count of a box is between `least` and `most`."""

    least: int
    most: int


class BoxChanged(AppError, code="box.changed_elsewhere", status=409):
    """Another phone of the history changed this piece, board or count of the box after this phone loaded it.

    - `tile`: its id, which older apps show.
    """

    tile: str


class BoxChangedMeanwhile(AppError, code="box.changed_meanwhile", status=409):
    """Another phone of the history changed the box after it was compared with the file."""


class UnknownBoard(AppError, code="box.unknown_board", status=404):
    """The game has no such board that tables may describe."""


class UnknownBoxFormat(AppError, code="take_along.box_format", status=422):
    """The file is no box, or has an unknown format version `version`."""

    version: int


class BoxOfOtherGame(AppError, code="take_along.box_of_other_game", status=422):
    """The file is a box of another game."""
