"""Boxes: how a group's own copy of a game differs from the list. Also the own pieces of a table, drawn for phones."""

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
from companion.tables.drawn_pieces import Pieces, draw_pieces, one_at_a_time
from companion.tables.models import KeptBox, Table
from games import registry
from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.pieces import Piece, is_added, new_id, picture
from games.core.seats import SPECTATOR

MOST_LOBBIES: Final = 20
MOST_PIECES: Final = 140
"""Own pieces of a box: more than the largest game has with all its expansions."""
MOST_SETTLED: Final = 240
"""Ids of a box that somebody has looked at."""


class Box(msgspec.Struct, frozen=True):
    """What differs between a box and the list, in the shape of the game's data.

    - `pieces`: pieces that are printed differently or not listed at all, by id.
    - `settled`: ids of the pieces that somebody has looked at, those that are as listed included.
    - `boards`: what is printed on boards that no list describes, by id.
    - `counts`: how many of some pieces it has, by option of the game.
    """

    pieces: dict[str, Facts] = {}
    settled: tuple[str, ...] = ()
    boards: dict[str, Facts] = {}
    counts: dict[str, int] = {}


class LivePicture(msgspec.Struct, frozen=True):
    """A piece that somebody is drafting: its completed facts, and its picture as an SVG document.

    - `same_as`: the id of the same piece, turned or not, if it exists already.
    """

    facts: Facts
    picture: str
    same_as: str | None = None


def box_of(device: Device, game: str) -> Box:
    """Return the newest box of this device's history, or an empty one if none was kept."""
    row = KeptBox.objects.filter(device__in=history_of(device).devices, game=game).order_by("-changed_at").first()
    return Box(row.pieces, tuple(row.settled), row.boards, row.counts) if row else Box()


def starting_pieces(table: Table) -> dict[str, Facts]:
    """Return the pieces with which a table in its lobby is going to start: of the host's box, and invented ones."""
    game, box_pieces = registry.game(table.game), box_of(table.host, table.game).pieces
    return game.starting_pieces(box_pieces, tuple(table.expansions), table.drawn_by, table.options)


def load_box(device: Device, game: str) -> Box:
    """Return `box_of` for a request.

    :raises UnknownGame: see `check_has_box`.
    """
    check_has_box(game)
    return box_of(device, game)


def check_has_box(game: str) -> None:
    """Check that boxes of this game have something to keep.

    :raises UnknownGame: they do not, or there is no such game.
    """
    box_game = _find_game(game)
    if box_game.piece is None and not box_game.boards() and not box_game.meta.counts():
        raise UnknownGame(game=game)


def box_keep(device: Device, game: str, box: Box) -> Box:
    """Replace the pieces of the box and return it with completed facts. Its boards and counts stay.

    Lobbies of the game show the new box of their host.

    :raises UnknownGame: the game's boxes have no own pieces, or there is no such game.
    :raises IllegalAction: a piece is impossible.
    """
    _piece_maker(game)
    completed = complete_pieces(game, box.pieces)
    with box_changing(device, game) as change:
        changed = replace(change.box, pieces=completed, settled=box.settled)
        change.keep(changed)
    show_in_lobbies(device, game)
    return changed


def piece_keep(device: Device, game: str, name: str, facts: Facts | None, before: Facts | None) -> Box:
    """Keep a piece as `facts` say, or (None) as it is listed, and mark it as looked at. Other pieces stay.

    `before` is the piece in the box as the phone loaded it, None if it had none. An added piece gets a new id if
    another phone has taken its id since.

    :raises UnknownGame:
    :raises IllegalAction: see `box_keep`.
    :raises BoxFull:
    :raises BoxChanged: another phone has changed this piece since.
    """
    _piece_maker(game)
    completed = None if facts is None else complete_pieces(game, {name: facts})[name]
    with box_changing(device, game) as change:
        box = change.box
        current = box.pieces.get(name)
        if current not in (before, completed):
            if not (is_added(name) and before is None and completed is not None):
                raise BoxChanged(tile=name)
            name = new_id(box.pieces)
        pieces = {other: piece for other, piece in box.pieces.items() if other != name}
        if completed is not None:
            pieces[name] = completed
        if len(pieces) > MOST_PIECES:
            raise BoxFull(n=MOST_PIECES)
        settled = tuple(dict.fromkeys((*box.settled, name)))
        kept_box = change.keep(replace(box, pieces=pieces, settled=settled))
    show_in_lobbies(device, game)
    return kept_box


def complete_pieces(game: str, pieces: Mapping[str, Facts]) -> dict[str, Facts]:
    """Return pieces that somebody has drafted with completed facts, as the database stores them.

    :raises UnknownGame:
    :raises IllegalAction: see `box_keep`.
    """
    make = _piece_maker(game) if pieces else None
    completed = {name: _make_piece(make, name, facts).facts for name, facts in pieces.items()} if make else {}
    return dict(msgspec.json.decode(msgspec.json.encode(completed)))


@dataclass(frozen=True)
class BoxChange:
    """The `box` of a device while it is locked for a change."""

    device: Device
    game: str
    box: Box

    def keep(self, box: Box) -> Box:
        """Store another box in its place and return it. Of the ids in `settled` only the newest MOST_SETTLED stay."""
        box = replace(box, settled=box.settled[-MOST_SETTLED:])
        KeptBox.objects.bulk_create(  # one statement, so that a row inserted meanwhile causes no error
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
    """Run the block in a transaction that locks the boxes of the device's history."""
    with transaction.atomic():
        history = Device.objects.filter(pk__in=history_of(device).devices).order_by("pk")
        list(history.select_for_update(no_key=True).values_list("pk"))
        yield BoxChange(device, game, box_of(device, game))


def show_in_lobbies(device: Device, game: str) -> None:
    """Announce that the box of this host has changed to the game's tables in their lobby."""
    hosts = history_of(device).devices
    waiting = Table.objects.filter(status=Table.Status.LOBBY, game=game, host__in=hosts).order_by("-created_at")
    for table_id in waiting.values_list("pk", flat=True)[:MOST_LOBBIES]:
        with store.locked(table_id) as table:
            recording.record_beside(table)


def piece_preview(game: str, name: str, facts: Facts, other_pieces: Mapping[str, Facts]) -> LivePicture:
    """Return a picture of a piece that somebody is drafting. `other_pieces` are the own pieces beside it.

    :raises UnknownGame:
    :raises IllegalAction: see `box_keep`.
    """
    piece = _make_piece(_piece_maker(game), name, facts)
    same_piece = same_as(
        game, piece.facts, {other_id: piece for other_id, piece in other_pieces.items() if other_id != name}
    )
    with one_at_a_time():
        return LivePicture(piece.facts, picture(piece), same_piece if same_piece != name else None)


def completed_facts(game: str, name: str, facts: Facts) -> Facts | None:
    """Return the facts of a piece with all that may be left out when it is entered; None if it is impossible."""
    try:
        return _piece_maker(game)(name, facts).facts
    except IllegalAction:  # stored by a release whose game accepted it
        return None


def same_as(game: str, facts: Facts, other_pieces: Mapping[str, Facts]) -> str | None:
    """Return the id of the same piece among these own pieces or in the list, or None."""
    return registry.game(game).find_same(facts, other_pieces)


def pieces_for(table_id: UUID) -> Pieces:
    """Return the own pieces of a table, drawn; in the lobby those of the host's box.

    They are the same for every viewer.

    :raises UnknownTable: there is no such table.
    """
    return draw_pieces(store.find_table(table_id).game, table_pieces(table_id))


def table_pieces(table_id: UUID) -> Mapping[str, Facts]:
    """Return what is printed on a table's own pieces, as a spectator sees it; in the lobby those of the host's box.

    :raises UnknownTable: there is no such table.
    """
    table = store.find_table(table_id)
    if not table.version:
        return starting_pieces(table)
    pieces: Mapping[str, Facts] = audience_of(codec_of(table), SPECTATOR).view(store.load(table).state).pieces
    return pieces


def _make_piece(make: Callable[[str, Facts], Piece], name: str, facts: Facts) -> Piece:
    """Return a piece that somebody has drafted.

    :raises IllegalAction: `table.invented_piece`, or the piece is impossible.
    """
    piece = make(name, facts)
    if piece.facts.get("invented"):
        raise IllegalAction("table.invented_piece", {"tile": piece.tile.name})
    return piece


def _piece_maker(game: str) -> Callable[[str, Facts], Piece]:
    if (make := _find_game(game).piece) is None:
        raise UnknownGame(game=game)
    return make


def _find_game(game: str) -> registry.Game:
    try:
        return registry.game(game)
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None
