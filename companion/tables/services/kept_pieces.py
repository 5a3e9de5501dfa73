"""Services that compare a running table's own pieces and boards with the host's box, and copy pieces into it."""

from collections.abc import Mapping, Sequence
from uuid import UUID

import msgspec
from msgspec.structs import replace

from companion.boxes.errors import UnknownPiece
from companion.boxes.keeping import Box, change_box, find_box
from companion.boxes.pieces import complete_facts, find_same_piece
from companion.errors import NotHost
from companion.people.models import Device
from companion.tables import selectors, store
from companion.tables.models import Table
from companion.tables.table_box import find_table_boards, find_table_pieces, show_in_lobbies
from games.core.action import Facts
from games.core.pieces import choose_id, is_added


class KeptAs(msgspec.Struct, frozen=True):
    """Where the host's box has a piece of the table.

    - `kept`: the id of the same piece in the box, or None.
    - `new`: this request added it.
    - `corrected`: the table has corrected the piece, which the printed list or the box has otherwise; keeping it
      replaces that one.
    """

    kept: str | None
    new: bool = False
    corrected: bool = False


class KeptPieces(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table's own pieces by their ids at the table, without invented ones.

    - `pieces`: their state in the box, by the id that the piece has at the table.
    - `boards`: by id, whether the host's box has the same board as the table.
    """

    pieces: dict[str, KeptAs]
    boards: dict[str, bool] = {}


def find_pieces_in_box(device: Device, table_id: UUID) -> KeptPieces:
    """Return which of the table's own pieces and boards the host's box has. Invented pieces are left out.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable, NotHost, NotStarted:
    """
    table = _find_hosted_table(device, table_id)
    pieces, box = _list_keepable_pieces(table), find_box(device, table.game)
    replaced = _find_replaced(table, pieces, box)
    boards = {name: box.boards.get(name) == facts for name, facts in find_table_boards(table).items()}
    kept_pieces = {
        name: KeptAs(_find_in_box(box, table.game, name, facts), corrected=name in replaced)
        for name, facts in pieces.items()
    }
    return KeptPieces(kept_pieces, boards)


def keep_pieces(device: Device, table_id: UUID, names: Sequence[str]) -> KeptPieces:
    """Copy these own pieces of the table into the host's box.

    If the box has the same added piece, that one is kept under its id. A new piece gets a new id if the box uses its id
    already. A corrected piece replaces the one in the box.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable, NotHost, NotStarted: see `find_pieces_in_box`.
    :raises UnknownPiece: the table has no such own piece, or it is invented.
    :raises BoxFull: the box cannot take them all.
    """
    table = _find_hosted_table(device, table_id)
    pieces = _list_keepable_pieces(table)
    for name in names:
        if name not in pieces:
            raise UnknownPiece(tile=name)
    kept_pieces: dict[str, KeptAs] = {}
    with change_box(device, table.game) as change:
        box = change.box
        replaced = _find_replaced(table, pieces, box)
        for name in dict.fromkeys(names):
            id_in_box = _find_in_box(box, table.game, name, pieces[name])
            is_new = id_in_box is None
            if id_in_box is None:
                box, id_in_box = _add_piece(box, name, pieces, replaced.get(name))
            kept_pieces[name] = KeptAs(id_in_box, new=is_new, corrected=name in replaced)
        change.keep(box)
    if any(kept_as.new for kept_as in kept_pieces.values()):
        show_in_lobbies(device, table.game)
    return KeptPieces(kept_pieces)


def _find_hosted_table(device: Device, table_id: UUID) -> Table:
    if not selectors.find_membership(device, table_id).host:
        raise NotHost
    return store.find_started_table(table_id)


def _list_keepable_pieces(table: Table) -> dict[str, Facts]:
    """Return the table's own pieces without invented ones."""
    return {name: facts for name, facts in find_table_pieces(table.pk).items() if not facts.get("invented")}


def _find_replaced(table: Table, pieces: Mapping[str, Facts], box: Box) -> dict[str, str]:
    """Return the id of the piece in the box that each corrected piece replaces.

    A piece of the printed list replaces what the box has under its id, another one the piece that it was when it was
    first entered at the table.
    """
    replaced = {name: name for name in pieces if not is_added(name)}
    first_entered = store.find_first_facts(table)
    for name in pieces.keys() - replaced.keys():
        if name in first_entered and find_same_piece(table.game, pieces[name], box.pieces) is None:
            first_facts = complete_facts(table.game, name, first_entered[name])
            replaced_id = find_same_piece(table.game, first_facts, box.pieces) if first_facts else None
            if replaced_id in box.pieces:
                replaced[name] = replaced_id
    return replaced


def _find_in_box(box: Box, game: str, name: str, facts: Facts) -> str | None:
    """Return the id of the same piece in the box, or None. A listed piece is looked up by its own id alone."""
    if is_added(name):
        return find_same_piece(game, facts, box.pieces)
    same_id_piece = {name: box.pieces[name]} if name in box.pieces else {}
    return name if same_id_piece and find_same_piece(game, facts, same_id_piece) == name else None


def _add_piece(box: Box, name: str, pieces: Mapping[str, Facts], replaced: str | None) -> tuple[Box, str]:
    """Return the box with the piece, and its id there: that of the `replaced` piece, else its own, or a new one if
    another piece has that."""
    id_in_box = replaced or (choose_id({*box.pieces, *pieces}) if name in box.pieces else name)
    settled_box = box if is_added(name) else box.settle([name])
    return replace(settled_box, pieces={**box.pieces, id_in_box: pieces[name]}), id_in_box
