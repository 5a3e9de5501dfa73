"""Import of a box file. Every entry is checked like a manual one. Pieces of both boxes are matched by what is printed
on them, not by their names."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final, Literal

import msgspec
from django.conf import settings

from companion.boxes import boards, counts
from companion.boxes.errors import BoxChangedMeanwhile, BoxOfOtherGame, UnknownBoxFormat
from companion.boxes.file import FORMAT, FORMAT_VERSION, BoxFile
from companion.boxes.keeping import MOST_SETTLED, Box, change_box, check_has_box, load_box
from companion.boxes.pieces import complete_pieces, find_same_piece
from companion.people.models import Device
from companion.texts.json_files import convert_fields, find_unknown_version, read_json
from games.core.action import Facts
from games.core.boards import BoardLine
from games.core.pieces import choose_id, is_added

MOST_BYTES: Final[int] = settings.LARGER_BODIES[settings.BOX_FILES]


class BoxDifference(msgspec.Struct, frozen=True):
    """A difference between a box and a file that would be imported into it.

    - `kind`: what differs: a piece, a board or a count.
    - `id`: the name of the piece, board or count option in the file.
    - `mine`: the value in the box; null: none, or as listed. For a count it is `n`.
    - `theirs`: the value in the file; null: as listed. For a count it is `n`.
    - `mine_says`, `theirs_says`: of a board that both have, in words, where the two differ.
    """

    kind: Literal["piece", "board", "count"]
    id: str
    mine: Facts | None
    theirs: Facts | None
    mine_says: tuple[BoardLine, ...] = ()
    theirs_says: tuple[BoardLine, ...] = ()


class BoxComparison(msgspec.Struct, frozen=True):
    """All differences between a file and a box. `compared` identifies the contents of the box at that moment.

    - `differences`: the differences, one for each piece, board or count.
    - `compared`: what an import sends back, so that it is refused if the box has changed since.
    """

    differences: tuple[BoxDifference, ...]
    compared: str


def compare_box(device: Device, game: str, body: bytes) -> BoxComparison:
    """Return what an import of the file would change. Nothing is stored.

    :raises: see `import_box`.
    """
    theirs = read_box_file(game, body)
    mine = load_box(device, game)
    return BoxComparison(tuple(_find_differences(game, mine, theirs)), _compute_tag(mine))


def import_box(device: Device, game: str, body: bytes, compared: str | None = None) -> Box:
    """Add everything in the file to the device's box.

    Entries that only the box has stay. A second import of the same file changes nothing. `compared` is the tag of the
    box from an earlier comparison; None: there was no comparison.

    :raises UnknownGame: the game has no boxes.
    :raises TooLarge, NotSavedHere, CutOff, UnknownField, WrongField, UnknownBoxFormat, BoxOfOtherGame: the file is no
        box file of this game.
    :raises UnknownBoard, UnknownCount, WrongCount, IllegalAction: an entry is invalid, alone or in this box.
    :raises BoxFull: the box cannot take everything.
    :raises BoxChangedMeanwhile: another phone has changed the box since the comparison.
    """
    theirs = read_box_file(game, body)
    with change_box(device, game) as change:
        box = combine_boxes(game, change.box, theirs)
        counts.check_counts(game, box.counts)
        if box != change.box:
            if compared is not None and compared != _compute_tag(change.box):
                raise BoxChangedMeanwhile
            change.keep(box)
    return box


def _compute_tag(box: Box) -> str:
    """Return a tag that is equal for boxes with equal contents only."""
    return sha256(msgspec.json.encode(box, order="deterministic")).hexdigest()[:32]


def read_box_file(game: str, body: bytes) -> Box:
    """Return the box in a file, with default facts filled in.

    :raises: see `import_box`.
    """
    content = read_json(body, MOST_BYTES)
    if (version := find_unknown_version(content, FORMAT, FORMAT_VERSION)) is not None:
        raise UnknownBoxFormat(version=version)
    file = convert_fields(content, BoxFile)
    check_has_box(game)
    if file.game != game:
        raise BoxOfOtherGame
    completed_boards = {name: boards.complete_board(game, name, facts) for name, facts in file.boards.items()}
    counts.check_counts(game, file.counts)
    return Box(complete_pieces(game, file.pieces), tuple(dict.fromkeys(file.settled)), completed_boards, file.counts)


def combine_boxes(game: str, mine: Box, theirs: Box) -> Box:
    """Return a box with the contents of both.

    Added pieces with the same print are one piece, whatever their names. A piece whose name is taken by another piece
    gets a new name.
    """
    names = _map_added_names(game, mine.pieces, theirs.pieces)
    pieces = {name: facts for name, facts in mine.pieces.items() if name not in _list_pieces_as_listed(theirs)}
    pieces |= {
        names.get(name, name): facts
        for name, facts in theirs.pieces.items()
        if not _contains_added_piece(mine, name, names)
    }
    settled = dict.fromkeys((*mine.settled, *(names.get(name, name) for name in theirs.settled)))
    return Box(
        pieces,
        tuple(settled)[:MOST_SETTLED],
        {**mine.boards, **theirs.boards},
        {**mine.counts, **theirs.counts},
    )


def _list_pieces_as_listed(box: Box) -> set[str]:
    """Return the listed pieces that somebody has checked and found to be as listed."""
    return {name for name in box.settled if name not in box.pieces and not is_added(name)}


def _contains_added_piece(mine: Box, name: str, names: Mapping[str, str]) -> bool:
    """True if the box already contains this added piece of the other box."""
    return is_added(name) and names[name] in mine.pieces


def _map_added_names(game: str, mine: Mapping[str, Facts], theirs: Mapping[str, Facts]) -> dict[str, str]:
    """Map the names of the other box's added pieces to their names in this box.

    Each piece of this box matches at most one piece of the other; equal names match first.
    """
    free = {name: facts for name, facts in mine.items() if is_added(name)}
    added = [name for name in theirs if is_added(name)]
    names: dict[str, str] = {}
    for name in added:
        if name in free and find_same_piece(game, theirs[name], {name: free[name]}) == name:
            names[name] = name
            del free[name]
    for name in added:
        if name not in names and (match := find_same_piece(game, theirs[name], free)) in free:
            names[name] = match
            del free[match]
    for name in added:
        if name not in names:
            used_names = {*mine, *names.values()}
            names[name] = name if name not in used_names else choose_id({*used_names, *added})
    return names


def _find_differences(game: str, mine: Box, theirs: Box) -> Iterator[BoxDifference]:
    names = _map_added_names(game, mine.pieces, theirs.pieces)
    for name, facts in theirs.pieces.items():
        if is_added(name):
            if not _contains_added_piece(mine, name, names):
                yield BoxDifference("piece", name, None, facts)
        elif mine.pieces.get(name) != facts:
            yield BoxDifference("piece", name, mine.pieces.get(name), facts)
    for name in sorted(_list_pieces_as_listed(theirs) & mine.pieces.keys()):
        yield BoxDifference("piece", name, mine.pieces[name], None)
    for name, facts in theirs.boards.items():
        own_board = mine.boards.get(name)
        if own_board is None:
            yield BoxDifference("board", name, None, facts)
        elif own_board != facts:
            lines = (
                boards.describe_board(game, name, own_board, facts),
                boards.describe_board(game, name, facts, own_board),
            )
            yield BoxDifference("board", name, own_board, facts, *lines)
    for name, n in theirs.counts.items():
        if (mine_n := mine.counts.get(name)) != n:
            yield BoxDifference("count", name, None if mine_n is None else {"n": mine_n}, {"n": n})
