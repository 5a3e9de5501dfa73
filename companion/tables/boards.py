"""Boards that no list describes and that somebody copies out, in boxes and at the start of tables."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

import msgspec
from msgspec.structs import replace

from companion.errors import UnknownGame
from companion.people.models import Device
from companion.tables import store
from companion.tables.box_errors import BoardChanged, UnknownBoard
from companion.tables.boxes import Box, box_changing, box_of, show_in_lobbies
from companion.tables.drawn_pieces import one_at_a_time
from companion.tables.models import Table
from companion.texts.clean_text import cleaned
from games import registry
from games.core.action import Facts
from games.core.boards import BoardKind, BoardLine
from games.core.errors import IllegalAction
from games.core.text import Text

MOST_FAULTS: Final = 100
"""Faults of a board in one answer."""


class BoardFault(Text, frozen=True, omit_defaults=True):
    """Something that is wrong with a board, as a message.

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
    """

    faults: tuple[BoardFault, ...]
    picture: str


class BoardDraft(msgspec.Struct, frozen=True):
    """What somebody who copies a board out may begin with; null: nothing."""

    facts: Facts | None


def board_draft(device: Device, game: str, board: str) -> BoardDraft:
    """Return a draft of the board: a similar board from the device's box, or the game's example.

    :raises UnknownGame, UnknownBoard: see `board_check`.
    """
    kind = _kind_of(game, board)
    similar_boards = {
        name: kept_facts
        for name, kept_facts in box_of(device, game).boards.items()
        if name in kind.names and name != board
    }
    return BoardDraft(kind.starting_facts(board, similar_boards))


def board_check(game: str, board: str, facts: Facts) -> BoardCheck:
    """Check a board that somebody has copied out. Nothing is kept.

    :raises UnknownGame: the game has no boards that tables may describe.
    :raises UnknownBoard: it has no such board.
    """
    kind = _kind_of(game, board)
    with one_at_a_time():
        return BoardCheck(tuple(islice(_find_faults(kind, board, facts), MOST_FAULTS)), kind.picture(board, facts))


def board_keep(device: Device, game: str, board: str, facts: Facts | None, before: Facts | None = None) -> Box:
    """Keep a board in the box, or (None) remove it. Tables of the box's host that start later are played with it.

    `before` is the board in the box as the phone loaded it, None if it had none.

    :raises UnknownGame, UnknownBoard: see `board_check`.
    :raises IllegalAction: the first of its faults.
    :raises BoardChanged: another phone has changed it since.
    """
    _kind_of(game, board)
    completed = None if facts is None else complete_board(game, board, facts)
    with box_changing(device, game) as change:
        box = change.box
        if box.boards.get(board) not in (before, completed):
            raise BoardChanged
        other_boards = {name: kept_facts for name, kept_facts in box.boards.items() if name != board}
        kept_box = change.keep(
            replace(box, boards=other_boards if completed is None else {**other_boards, board: completed})
        )
    show_in_lobbies(device, game)
    return kept_box


def complete_board(game: str, board: str, facts: Facts) -> Facts:
    """Return a board that somebody has copied out as the database stores it, in clean text.

    :raises UnknownGame, UnknownBoard, IllegalAction: see `board_keep`.
    """
    board_facts = _kind_of(game, board).read(board, facts)
    return dict(cleaned(msgspec.json.decode(msgspec.json.encode(board_facts))))


def board_lines_of(game: str, board: str, facts: Facts, other: Facts) -> tuple[BoardLine, ...]:
    """Return the lines of a board's description that differ from those of another board; none if no words describe it.

    :raises UnknownGame, UnknownBoard: see `board_check`.
    """
    try:
        return _kind_of(game, board).lines(board, facts, other)
    except IllegalAction:  # stored by a release whose game accepted it
        return ()


def starting_boards(table: Table, seats: int) -> dict[str, Facts]:
    """Return the boards of the host's box with which the table, still in its lobby, is going to start."""
    kinds = {
        name: kind
        for kind in registry.game(table.game).boards()
        for name in kind.names
        if _is_of_expansions(kind, table)
    }
    if not kinds:
        return {}
    box_boards: Mapping[str, Facts] = box_of(table.host, table.game).boards
    names_in_use = {name for name, kind in kinds.items() if kind.is_played(name, seats, table.options)}
    return {name: facts for name, facts in box_boards.items() if name in names_in_use}


def table_boards(table: Table) -> dict[str, Facts]:
    """Return the boards that a running table has copied out, with corrections applied."""
    if not any(_is_of_expansions(kind, table) for kind in registry.game(table.game).boards()):
        return {}
    return dict(store.load_start(table).boards or {})


def _find_faults(kind: BoardKind, board: str, facts: Facts) -> Iterator[BoardFault]:
    reported: set[tuple[str, str]] = set()
    for fault in kind.faults(board, facts):
        at = kind.place_of(fault)
        reported.add((fault.code, at))
        yield BoardFault(fault.code, fault.params, at)
    for fault in kind.doubts(board, facts):
        at = kind.place_of(fault)
        if (fault.code, at) not in reported:
            yield BoardFault(fault.code, fault.params, at, plays=True)


def _is_of_expansions(kind: BoardKind, table: Table) -> bool:
    return not kind.expansion or kind.expansion in table.expansions


def _kind_of(game: str, board: str) -> BoardKind:
    try:
        kinds = registry.game(game).boards()
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None
    if not kinds:
        raise UnknownGame(game=game)
    for kind in kinds:
        if board in kind.names:
            return kind
    raise UnknownBoard
