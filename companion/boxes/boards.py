"""Boards that no list describes and that somebody copies out, in boxes and at the start of tables."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec
from django.conf import settings

from companion.boxes.drawn_pieces import draw_one_at_a_time
from companion.boxes.errors import UnknownBoard
from companion.boxes.keeping import BoxPart, find_box, find_game
from companion.errors import TooLarge, UnknownGame
from companion.people.models import Device
from companion.texts.clean_text import clean
from games.core.action import Facts
from games.core.boards import BoardKind, BoardLine
from games.core.errors import IllegalAction
from games.core.text import Text

MOST_FAULTS: Final = 100
"""Faults of a board in one answer."""


class BoardFault(Text, frozen=True, omit_defaults=True):
    """Something that is wrong with a board, as a message.

    - `code`: what is wrong, the code of a message.
    - `params`: the values of that message.
    - `at`: its place on the picture; empty: the board as a whole.
    - `plays`: the board contradicts the rules, but can be played.
    """

    at: str = ""
    plays: bool = False


class BoardCheck(msgspec.Struct, frozen=True):
    """What is wrong with a board, and what it looks like.

    - `faults`: everything that is wrong. The board can be kept if each of them `plays`.
    - `picture`: an SVG document with a mark at each fault and `data-place` at each place; empty if too little can be
      read.
    - `whole`: the board that a sketch describes; null if its cells do not fit together, or if it is a board.
    - `variants`: in how many ways the sketch fits together.
    """

    faults: tuple[BoardFault, ...]
    picture: str
    whole: Facts | None = None
    variants: int = 1


class BoardDraft(msgspec.Struct, frozen=True):
    """What somebody who copies a board out may begin with; null: nothing.

    - `facts`: what is printed on the board to begin with; null: there is none.
    """

    facts: Facts | None


def draft_board(device: Device, game: str, board: str) -> BoardDraft:
    """Return a draft of the board: a similar board from the device's box, or the game's example.

    :raises UnknownGame, UnknownBoard: see `check_board`.
    """
    kind = find_board_kind(game, board)
    similar_boards = {
        name: kept_facts
        for name, kept_facts in find_box(device, game).boards.items()
        if name in kind.names and name != board
    }
    return BoardDraft(kind.find_starting_facts(board, similar_boards))


def check_board(game: str, board: str, facts: Facts) -> BoardCheck:
    """Check a board that somebody has copied out. Nothing is kept.

    :raises UnknownGame: the game has no boards that tables may describe.
    :raises UnknownBoard: it has no such board. :raises TooLarge:
    """
    kind = find_board_kind(game, board)
    _check_size(facts)
    with draw_one_at_a_time():
        found, picture = tuple(islice(_find_faults(kind, board, facts), MOST_FAULTS)), kind.draw_picture(board, facts)
        whole = kind.complete_sketch(board, facts)
        return BoardCheck(found, picture, whole.facts, whole.variants) if whole else BoardCheck(found, picture)


def complete_board(game: str, board: str, facts: Facts) -> Facts:
    """Return a board that somebody has copied out as the database stores it, in clean text.

    :raises UnknownGame, UnknownBoard, TooLarge: see `check_board`.
    :raises IllegalAction: the first of its faults.
    """
    kind = find_board_kind(game, board)
    _check_size(facts)
    board_facts = kind.read(board, facts)
    _check_size(board_facts)
    return dict(clean(msgspec.json.decode(msgspec.json.encode(board_facts))))


def describe_board(game: str, board: str, facts: Facts, other: Facts) -> tuple[BoardLine, ...]:
    """Return the lines of a board's description that differ from those of another board; none if no words describe it.

    :raises UnknownGame, UnknownBoard: see `check_board`.
    """
    try:
        return find_board_kind(game, board).describe_changes(board, facts, other)
    except IllegalAction:  # stored by a release whose game accepted it
        return ()


def _check_size(facts: Facts) -> None:
    """Refuse a board that could not be sent together with the one before, or be imported from a file."""
    if len(msgspec.json.encode(facts)) > settings.LARGEST_BOARD:
        raise TooLarge


def _find_faults(kind: BoardKind, board: str, facts: Facts) -> Iterator[BoardFault]:
    reported: set[tuple[str, str]] = set()
    for fault in kind.list_faults(board, facts):
        at = kind.locate_fault(fault)
        reported.add((fault.code, at))
        yield BoardFault(fault.code, fault.params, at)
    for fault in kind.list_doubts(board, facts):
        at = kind.locate_fault(fault)
        if (fault.code, at) not in reported:
            yield BoardFault(fault.code, fault.params, at, plays=True)


def find_board_kind(game: str, board: str) -> BoardKind:
    """Return the game's kind of board with this id.

    :raises UnknownGame, UnknownBoard: see `check_board`.
    """
    kinds = find_game(game).boards()
    if not kinds:
        raise UnknownGame(game=game)
    for kind in kinds:
        if board in kind.names:
            return kind
    raise UnknownBoard


def _complete(game: str, board: str, facts: Facts | None) -> Facts | None:
    find_board_kind(game, board)
    return None if facts is None else complete_board(game, board, facts)


BOARDS: Final = BoxPart[Facts]("boards", _complete)
"""Boards. Tables of the box's host that start later are played with them.

:raises UnknownGame, UnknownBoard, TooLarge, IllegalAction: see `complete_board`.
"""
