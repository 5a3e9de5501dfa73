"""The documented box file (docs/export-format.md): its structs and its serialization."""

from typing import Annotated, Final, Literal

import msgspec

from companion.boxes.keeping import MOST_PIECES, MOST_SETTLED, Box, load_box
from companion.people.models import Device
from companion.texts.json_files import FilePart, Word
from games.core.action import Facts

FORMAT: Final = "tableside.box"
FORMAT_VERSION: Final = 1
MOST_BOARDS: Final = 24
MOST_COUNTS: Final = 24

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]


class BoxFile(FilePart, frozen=True, kw_only=True):
    """A box of a game, without any data of its owners.

    - `format`: says that this is a box.
    - `format_version`: the version of the format.
    - `game`: the id of the game.
    - `pieces`: pieces printed otherwise than listed, or not listed at all, by id.
    - `settled`: the ids of pieces that somebody has checked.
    - `boards`: what is printed on boards that no list describes, by id.
    - `counts`: how many of some pieces it has, by the name of the game's option.
    """

    format: Literal["tableside.box"] = "tableside.box"
    format_version: Literal[1] = 1
    game: Word
    pieces: Annotated[dict[Name, Facts], msgspec.Meta(max_length=MOST_PIECES)] = msgspec.field(default_factory=dict)
    settled: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_SETTLED)] = ()
    boards: Annotated[dict[Name, Facts], msgspec.Meta(max_length=MOST_BOARDS)] = msgspec.field(default_factory=dict)
    counts: Annotated[dict[Name, Count], msgspec.Meta(max_length=MOST_COUNTS)] = msgspec.field(default_factory=dict)


def build_file(game: str, box: Box) -> BoxFile:
    return BoxFile(game=game, pieces=box.pieces, settled=box.settled, boards=box.boards, counts=box.counts)


def encode_file(file: BoxFile) -> bytes:
    """Return the file's bytes: UTF-8, indented by one space, sorted keys, a final newline.

    Equal files have equal bytes.
    """
    ordered = msgspec.json.decode(msgspec.json.encode(file, order="sorted"))
    content = {"format": FORMAT, "format_version": FORMAT_VERSION, "game": file.game, **ordered}
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def export_box(device: Device, game: str) -> bytes:
    """Return the box of this device, or of its history, as a file.

    :raises UnknownGame: the game has no boxes.
    """
    return encode_file(build_file(game, load_box(device, game)))
