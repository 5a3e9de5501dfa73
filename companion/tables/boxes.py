"""Boxes that differ from the list: what somebody's box has, and a table's own pieces drawn for the phones."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from threading import Lock
from typing import Final
from uuid import UUID

import msgspec

from companion.errors import UnknownGame
from companion.people.models import Device
from companion.people.profiles import history_of
from companion.tables import play, store
from companion.tables.codec import codec_of
from companion.tables.models import KeptBox, Table
from games import registry
from games.core.action import Facts
from games.core.pieces import DrawnPiece, Piece, drawn, picture
from games.core.seats import SPECTATOR

MOST_LOBBIES: Final = 20
_drawing = Lock()
"""One piece at a time: the other core is for those who play."""


class Box(msgspec.Struct, frozen=True):
    """What is printed otherwise in a box than in the list, or not listed at all: id -> facts as the game's data shapes
    them. `settled`: the ids that somebody has looked at, those that are as listed included."""

    pieces: dict[str, Facts] = {}
    settled: tuple[str, ...] = ()


class LivePicture(msgspec.Struct, frozen=True):
    """A piece that is being drawn up: its facts made whole, and its picture as an SVG document."""

    facts: Facts
    picture: str


class Pieces(msgspec.Struct, frozen=True):
    """Pieces in which the box of a table differs from the list, by their ids."""

    pieces: dict[str, DrawnPiece]


def box_of(device: Device, game: str) -> Box:
    """The box of this device, or the newest that its profile keeps; as listed, where nobody kept one."""
    kept = KeptBox.objects.filter(device__in=history_of(device).devices, game=game).order_by("-changed_at").first()
    return Box(kept.pieces, tuple(kept.settled)) if kept else Box()


def pieces_played(table: Table) -> dict[str, Facts]:
    """Of the host's box those pieces that the table, in its lobby, is going to be played with."""
    return registry.game(table.game).played(box_of(table.host, table.game).pieces, tuple(table.expansions))


def box_asked(device: Device, game: str) -> Box:
    """As `box_of`, for somebody who asks.

    :raises UnknownGame: its boxes do not differ, or there is no such game.
    """
    _maker(game)
    return box_of(device, game)


def box_keep(device: Device, game: str, box: Box) -> Box:
    """Keep the box; lobbies of the game whose host has it show it. Answers it with facts made whole.

    :raises UnknownGame: its boxes do not differ, or there is no such game. :raises IllegalAction: a piece cannot be.
    """
    made = _maker(game)
    whole = Box({name: made(name, facts).facts for name, facts in box.pieces.items()}, box.settled)
    KeptBox.objects.update_or_create(
        device=device, game=game, defaults={"pieces": whole.pieces, "settled": list(whole.settled)}
    )
    hosts = history_of(device).devices
    waiting = Table.objects.filter(status=Table.Status.LOBBY, game=game, host__in=hosts).order_by("-created_at")
    for table_id in waiting.values_list("pk", flat=True)[:MOST_LOBBIES]:
        with store.locked(table_id) as table:
            play.record_beside(table)
    return whole


def piece_drawn(game: str, name: str, facts: Facts) -> LivePicture:
    """A piece that is being drawn up, as it would look.

    :raises UnknownGame: :raises IllegalAction: see `box_keep`.
    """
    piece = _maker(game)(name, facts)
    with _drawing:
        return LivePicture(piece.facts, picture(piece))


def pieces_for(table_id: UUID) -> Pieces:
    """The own pieces of a table, the same for every viewer; in the lobby those of the host's box.

    :raises UnknownTable: there is no such table.
    """
    table = store.found(table_id)
    if not table.version:
        return pieces_drawn(table.game, pieces_played(table))
    return pieces_drawn(table.game, codec_of(table).ruleset.view(store.load(table).state, SPECTATOR).pieces)


def pieces_drawn(game: str, pieces: Mapping[str, Facts]) -> Pieces:
    """Pieces as phones and pictures need them."""
    return Pieces(
        {name: _drawn(game, name, msgspec.json.encode(facts, order="sorted")) for name, facts in pieces.items()}
    )


@lru_cache(maxsize=512)
def _drawn(game: str, name: str, facts: bytes) -> DrawnPiece:
    with _drawing:
        return drawn(game, f"{name}-{sha256(facts).hexdigest()[:12]}", _maker(game)(name, msgspec.json.decode(facts)))


def _maker(game: str) -> Callable[[str, Facts], Piece]:
    try:
        known = registry.game(game)
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None
    if known.piece is None:
        raise UnknownGame(game=game)
    return known.piece
