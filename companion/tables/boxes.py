"""What somebody's box has besides the list or otherwise, and a table's own pieces drawn for the phones."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final
from uuid import UUID

import msgspec
from django.db import transaction
from msgspec.structs import replace

from companion.errors import UnknownGame
from companion.people.models import Device
from companion.people.profiles import history_of
from companion.tables import recording, store
from companion.tables.audience import audience_of
from companion.tables.box_errors import BoxChanged, BoxFull
from companion.tables.codec import codec_of
from companion.tables.drawn_pieces import Pieces, one_at_a_time, pieces_drawn
from companion.tables.models import KeptBox, Table
from games import registry
from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.pieces import Piece, is_added, new_id, picture
from games.core.seats import SPECTATOR

MOST_LOBBIES: Final = 20
MOST_PIECES: Final = 140
"""Own pieces of a box: more than the largest game with all its expansions has."""
MOST_SETTLED: Final = 240
"""Ids that somebody has looked at, of a box."""


class Box(msgspec.Struct, frozen=True):
    """What a box has besides the list or otherwise, as the game's data shapes it.

    - `pieces`: those that are printed otherwise or not listed at all, by id.
    - `settled`: the ids that somebody has looked at, those that are as listed included.
    - `boards`: what is printed on boards that no list describes, by id.
    - `counts`: how many of some pieces it has, by the options of the game that say it.
    """

    pieces: dict[str, Facts] = {}
    settled: tuple[str, ...] = ()
    boards: dict[str, Facts] = {}
    counts: dict[str, int] = {}


class LivePicture(msgspec.Struct, frozen=True):
    """A piece that is being drawn up: its facts made whole, and its picture as an SVG document. `same_as`: the id under
    which there is such a piece already, turned or not."""

    facts: Facts
    picture: str
    same_as: str | None = None


def box_of(device: Device, game: str) -> Box:
    """The box of this device, or the newest that its profile keeps; as listed, where nobody kept one."""
    kept = KeptBox.objects.filter(device__in=history_of(device).devices, game=game).order_by("-changed_at").first()
    return Box(kept.pieces, tuple(kept.settled), kept.boards, kept.counts) if kept else Box()


def pieces_played(table: Table) -> dict[str, Facts]:
    """The pieces that the table, in its lobby, is going to begin with: of its host's box, and invented ones."""
    game, own = registry.game(table.game), box_of(table.host, table.game).pieces
    return game.played(own, tuple(table.expansions), table.drawn_by, table.options)


def box_asked(device: Device, game: str) -> Box:
    """As `box_of`, for somebody who asks.

    :raises UnknownGame: see `check_has_box`.
    """
    check_has_box(game)
    return box_of(device, game)


def check_has_box(game: str) -> None:
    """There is something to say of boxes of this game.

    :raises UnknownGame: there is not, or there is no such game.
    """
    box_game = _known(game)
    if box_game.piece is None and not box_game.boards() and not box_game.meta.counts():
        raise UnknownGame(game=game)


def box_keep(device: Device, game: str, box: Box) -> Box:
    """Keep the pieces of the box; its boards and counts stay. Lobbies of the game whose host has it show it. Answers it
    with facts made whole.

    :raises UnknownGame: its boxes do not differ, or there is no such game. :raises IllegalAction: a piece cannot be.
    """
    _maker(game)
    whole = pieces_completed(game, box.pieces)
    with box_changing(device, game) as change:
        kept = replace(change.box, pieces=whole, settled=box.settled)
        change.keep(kept)
    show_in_lobbies(device, game)
    return kept


def piece_keep(device: Device, game: str, name: str, facts: Facts | None, before: Facts | None) -> Box:
    """Keep a piece as `facts` say, or (None) as it is listed; somebody has looked at it then. Other pieces stay.

    `before` is what somebody saw in the box, None: nothing. An added piece whose id another phone has taken since gets
    another one.

    :raises UnknownGame: :raises IllegalAction: see `box_keep`. :raises BoxFull:
    :raises BoxChanged: another phone has changed this piece since.
    """
    _maker(game)
    whole = None if facts is None else pieces_completed(game, {name: facts})[name]
    with box_changing(device, game) as change:
        box = change.box
        current = box.pieces.get(name)
        if current not in (before, whole):
            if not (is_added(name) and before is None and whole is not None):
                raise BoxChanged(tile=name)
            name = new_id(box.pieces)
        pieces = {other: piece for other, piece in box.pieces.items() if other != name}
        if whole is not None:
            pieces[name] = whole
        if len(pieces) > MOST_PIECES:
            raise BoxFull(n=MOST_PIECES)
        settled = tuple(dict.fromkeys((*box.settled, name)))
        kept = change.keep(replace(box, pieces=pieces, settled=settled))
    show_in_lobbies(device, game)
    return kept


def pieces_completed(game: str, pieces: Mapping[str, Facts]) -> dict[str, Facts]:
    """Pieces that somebody has drawn up, made whole, as the database has them.

    :raises UnknownGame: :raises IllegalAction: see `box_keep`.
    """
    make = _maker(game) if pieces else None
    whole = {name: _printed(make, name, facts).facts for name, facts in pieces.items()} if make else {}
    return dict(msgspec.json.decode(msgspec.json.encode(whole)))


@dataclass(frozen=True)
class BoxChange:
    """The `box` of a device as nobody else changes it meanwhile."""

    device: Device
    game: str
    box: Box

    def keep(self, box: Box) -> Box:
        """Write another one down instead, and return it: of what somebody has looked at, the newest ids stay."""
        box = replace(box, settled=box.settled[-MOST_SETTLED:])
        KeptBox.objects.bulk_create(  # in one statement: none fails where a row comes in between
            [
                KeptBox(
                    device=self.device,
                    game=self.game,
                    pieces=box.pieces,
                    settled=list(box.settled),
                    boards=box.boards,
                    counts=box.counts,
                )
            ],
            update_conflicts=True,
            unique_fields=["device", "game"],
            update_fields=["pieces", "settled", "boards", "counts", "changed_at"],
        )
        return box


@contextmanager
def box_changing(device: Device, game: str) -> Iterator[BoxChange]:
    """A transaction in which no other device of the profile changes its box."""
    with transaction.atomic():
        history = Device.objects.filter(pk__in=history_of(device).devices).order_by("pk")
        list(history.select_for_update(no_key=True).values_list("pk"))
        yield BoxChange(device, game, box_of(device, game))


def show_in_lobbies(device: Device, game: str) -> None:
    """Tables of the game that wait in their lobby show what the box of their host has now."""
    hosts = history_of(device).devices
    waiting = Table.objects.filter(status=Table.Status.LOBBY, game=game, host__in=hosts).order_by("-created_at")
    for table_id in waiting.values_list("pk", flat=True)[:MOST_LOBBIES]:
        with store.locked(table_id) as table:
            recording.record_beside(table)


def piece_drawn(game: str, name: str, facts: Facts, others: Mapping[str, Facts]) -> LivePicture:
    """A piece that is being drawn up, as it would look; `others` are the own pieces beside which it is to be.

    :raises UnknownGame: :raises IllegalAction: see `box_keep`.
    """
    piece = _printed(_maker(game), name, facts)
    same = same_as(game, piece.facts, {other: piece for other, piece in others.items() if other != name})
    with one_at_a_time:
        return LivePicture(piece.facts, picture(piece), same if same != name else None)


def same_as(game: str, whole: Facts, others: Mapping[str, Facts]) -> str | None:
    """The id under which these own pieces, or the list, have the same piece."""
    return registry.game(game).same_as(whole, others)


def pieces_for(table_id: UUID) -> Pieces:
    """The own pieces of a table, the same for every viewer; in the lobby those of the host's box.

    :raises UnknownTable: there is no such table.
    """
    return pieces_drawn(store.find_table(table_id).game, table_pieces(table_id))


def table_pieces(table_id: UUID) -> Mapping[str, Facts]:
    """What is printed on the own pieces of a table, as everybody there sees it; in the lobby those of the host's box.

    :raises UnknownTable: there is no such table.
    """
    table = store.find_table(table_id)
    if not table.version:
        return pieces_played(table)
    pieces: Mapping[str, Facts] = audience_of(codec_of(table), SPECTATOR).view(store.load(table).state).pieces
    return pieces


def _printed(make: Callable[[str, Facts], Piece], name: str, facts: Facts) -> Piece:
    """A piece that somebody has drawn up.

    :raises IllegalAction: `table.invented_piece`, or it cannot be.
    """
    piece = make(name, facts)
    if piece.facts.get("invented"):
        raise IllegalAction("table.invented_piece", {"tile": piece.tile.name})
    return piece


def _maker(game: str) -> Callable[[str, Facts], Piece]:
    if (make := _known(game).piece) is None:
        raise UnknownGame(game=game)
    return make


def _known(game: str) -> registry.Game:
    try:
        return registry.game(game)
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None
