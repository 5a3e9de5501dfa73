"""Own pieces of boxes: those that are printed differently or not listed at all."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from companion.boxes.drawn_pieces import draw_one_at_a_time
from companion.boxes.keeping import Box, BoxPart, change_box, find_game
from companion.errors import UnknownGame
from companion.people.models import Device
from games import registry
from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.pieces import Piece, draw_picture


class LivePicture(msgspec.Struct, frozen=True):
    """A piece that somebody is drafting: its completed facts, and its picture as an SVG document.

    - `facts`: what is printed on it, completed.
    - `picture`: its picture, an SVG document.
    - `same_as`: the id of the same piece, turned or not, if it exists already.
    """

    facts: Facts
    picture: str
    same_as: str | None = None


def keep_pieces(device: Device, game: str, box: Box) -> Box:
    """Replace the pieces of the box and return it with completed facts. Its boards and counts stay.

    :raises UnknownGame: the game's boxes have no own pieces, or there is no such game.
    :raises IllegalAction: a piece is impossible.
    """
    _find_piece_maker(game)
    completed = complete_pieces(game, box.pieces)
    with change_box(device, game) as change:
        return change.keep(replace(change.box, pieces=completed, settled=box.settled))


def complete_pieces(game: str, pieces: Mapping[str, Facts]) -> dict[str, Facts]:
    """Return pieces that somebody has drafted with completed facts, as the database stores them.

    :raises UnknownGame:
    :raises IllegalAction: see `keep_pieces`.
    """
    make = _find_piece_maker(game) if pieces else None
    completed = {name: _make_piece(make, name, facts).facts for name, facts in pieces.items()} if make else {}
    return dict(msgspec.json.decode(msgspec.json.encode(completed)))


def preview_piece(game: str, name: str, facts: Facts, other_pieces: Mapping[str, Facts]) -> LivePicture:
    """Return a picture of a piece that somebody is drafting. `other_pieces` are the own pieces beside it.

    :raises UnknownGame:
    :raises IllegalAction: see `keep_pieces`.
    """
    piece = _make_piece(_find_piece_maker(game), name, facts)
    same_piece = find_same_piece(
        game, piece.facts, {other_id: piece for other_id, piece in other_pieces.items() if other_id != name}
    )
    with draw_one_at_a_time():
        return LivePicture(piece.facts, draw_picture(piece), same_piece if same_piece != name else None)


def complete_facts(game: str, name: str, facts: Facts) -> Facts | None:
    """Return the facts of a piece with all that may be left out when it is entered; None if it is impossible."""
    try:
        return _find_piece_maker(game)(name, facts).facts
    except IllegalAction:  # stored by a release whose game accepted it
        return None


def find_same_piece(game: str, facts: Facts, other_pieces: Mapping[str, Facts]) -> str | None:
    """Return the id of the same piece among these own pieces or in the list, or None."""
    return registry.find_game(game).find_same(facts, other_pieces)


def _make_piece(make: Callable[[str, Facts], Piece], name: str, facts: Facts) -> Piece:
    """Return a piece that somebody has drafted.

    :raises IllegalAction: `table.invented_piece`, or the piece is impossible.
    """
    piece = make(name, facts)
    if piece.facts.get("invented"):
        raise IllegalAction("table.invented_piece", {"tile": piece.tile.name})
    return piece


def _find_piece_maker(game: str) -> Callable[[str, Facts], Piece]:
    if (make := find_game(game).piece) is None:
        raise UnknownGame(game=game)
    return make


def _complete(game: str, name: str, facts: Facts | None) -> Facts | None:
    _find_piece_maker(game)
    return None if facts is None else complete_pieces(game, {name: facts})[name]


PIECES: Final = BoxPart[Facts]("pieces", _complete, lambda _game, name, box: box.settle([name]))
"""Own pieces. A piece that is kept, or (None) as listed, counts as looked at.

:raises UnknownGame, IllegalAction: see `keep_pieces`.
"""
