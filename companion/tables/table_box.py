"""What a table takes from the box of its host: pieces and boards at its start, counts; its own pieces, drawn."""

from collections.abc import Mapping
from typing import Final
from uuid import UUID

from companion.boxes.drawn_pieces import Pieces, draw_pieces
from companion.boxes.keeping import find_box
from companion.people.models import Device
from companion.people.profiles import find_history
from companion.tables import recording, store
from companion.tables.audience import find_audience
from companion.tables.codec import find_table_codec
from companion.tables.models import Table
from games import registry
from games.core.action import Facts
from games.core.boards import BoardKind
from games.core.meta import GameMeta
from games.core.seats import SPECTATOR

MOST_LOBBIES: Final = 20
"""Tables of a host in their lobby that are looked at. A phone may open any number."""


def find_box_options(device: Device, meta: GameMeta) -> dict[str, str]:
    """Return the options of a new table that the box of its host sets."""
    keys = {option.key for option in meta.options if option.in_box is True}
    counts = find_box(device, meta.id).counts if keys else {}
    return {name: str(n) for name, n in counts.items() if name in keys}


def find_starting_pieces(table: Table) -> dict[str, Facts]:
    """Return the pieces with which a table in its lobby is going to start: of the host's box, and invented ones."""
    game, box_pieces = registry.find_game(table.game), find_box(table.host, table.game).pieces
    return game.starting_pieces(box_pieces, tuple(table.expansions), table.drawn_by, table.options)


def find_starting_boards(table: Table, seats: int) -> dict[str, Facts]:
    """Return the boards of the host's box with which the table, still in its lobby, is going to start."""
    kinds = _list_board_kinds(table)
    names = {name for kind in kinds for name in kind.names if kind.is_played(name, seats, table.options)}
    boards = find_box(table.host, table.game).boards if names else {}
    return {name: facts for name, facts in boards.items() if name in names}


def find_table_boards(table: Table) -> dict[str, Facts]:
    """Return the boards that a running table has copied out, with corrections applied."""
    return dict(store.load_start(table).boards or {}) if _list_board_kinds(table) else {}


def draw_table_pieces(table_id: UUID) -> Pieces:
    """Return the own pieces of a table, drawn; in the lobby those of the host's box.

    They are the same for every viewer.

    :raises UnknownTable: there is no such table.
    """
    return draw_pieces(store.find_table(table_id).game, find_table_pieces(table_id))


def find_table_pieces(table_id: UUID) -> Mapping[str, Facts]:
    """Return what is printed on a table's own pieces, as a spectator sees it; in the lobby those of the host's box.

    :raises UnknownTable: there is no such table.
    """
    table = store.find_table(table_id)
    if not table.version:
        return find_starting_pieces(table)
    pieces: Mapping[str, Facts] = (
        find_audience(find_table_codec(table), SPECTATOR).build_view(store.load(table).state).pieces
    )
    return pieces


def show_in_lobbies(device: Device, game: str) -> None:
    """Announce that the box of this host has changed to the game's tables in their lobby."""
    hosts = find_history(device).devices
    waiting = Table.objects.filter(status=Table.Status.LOBBY, game=game, host__in=hosts).order_by("-created_at")
    for table_id in waiting.values_list("pk", flat=True)[:MOST_LOBBIES]:
        with store.lock_row(table_id) as table:
            recording.record_beside(table)


def _list_board_kinds(table: Table) -> list[BoardKind]:
    """Return the kinds of boards of the table's game and its expansions."""
    boards = registry.find_game(table.game).boards()
    return [kind for kind in boards if not kind.expansion or kind.expansion in table.expansions]
