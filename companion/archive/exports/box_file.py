"""Our documented file of a box (docs/export-format.md): what is in it, and how its bytes are formed."""

from typing import Annotated, Any, Final, Literal

import msgspec

from companion.archive.exports.table_file import FilePart, Word
from companion.people.models import Device
from companion.tables.boxes import MOST_PIECES, MOST_SETTLED, Box, box_asked

FORMAT: Final = "tableside.box"
FORMAT_VERSION: Final = 1
MOST_BOARDS: Final = 24
MOST_COUNTS: Final = 24

Facts = dict[str, Any]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]


class BoxFile(FilePart, frozen=True, kw_only=True):
    """A box of a game, with nothing of the people who have it.

    - `pieces`: those that are printed otherwise than listed, or not listed at all, by id.
    - `settled`: the ids that somebody has looked at.
    - `boards`: what is printed on boards that no list describes, by id.
    - `counts`: how many of some pieces it has, by the options of the game that say it.
    """

    format: Literal["tableside.box"] = "tableside.box"
    format_version: Literal[1] = 1
    game: Word
    pieces: Annotated[dict[Name, Facts], msgspec.Meta(max_length=MOST_PIECES)] = msgspec.field(default_factory=dict)
    settled: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_SETTLED)] = ()
    boards: Annotated[dict[Name, Facts], msgspec.Meta(max_length=MOST_BOARDS)] = msgspec.field(default_factory=dict)
    counts: Annotated[dict[Name, Count], msgspec.Meta(max_length=MOST_COUNTS)] = msgspec.field(default_factory=dict)


def file_of(game: str, box: Box) -> BoxFile:
    """The file of a box."""
    return BoxFile(game=game, pieces=box.pieces, settled=box.settled, boards=box.boards, counts=box.counts)


def bytes_of(file: BoxFile) -> bytes:
    """The file as it is written: UTF-8, indented by one space, keys in their order, a line end at the end; always the
    same bytes."""
    ordered = msgspec.json.decode(msgspec.json.encode(file, order="sorted"))
    whole = {"format": FORMAT, "format_version": FORMAT_VERSION, "game": file.game, **ordered}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def box_export(device: Device, game: str) -> bytes:
    """The box of this device, or of its history, as a file.

    :raises UnknownGame: there is nothing to say of boxes of this game.
    """
    return bytes_of(file_of(game, box_asked(device, game)))
