"""Druid tiles where offers are not tracked: nobody knows the dolmen board, and each seat reports what it has to
build."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.prompt import PickPrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.isle_of_skye.capability import Extended
from games.isle_of_skye.expansions.druids.actions import ReceiveDruidTile
from games.isle_of_skye.expansions.druids.board import Board
from games.isle_of_skye.expansions.druids.events import DruidTileReceived
from games.isle_of_skye.expansions.druids.state import Table, own, with_own
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.text import said


def asked(state: Table, board: Board, rules: Extended, seat: Seat) -> Iterator[Prompt]:
    """Yield the prompt for the seat's Druid tile; it is the same whatever the others take."""
    clan, dolmen = state.clans[seat], own(state)
    taken = clan.finished or seat in dolmen.taken or clan.taken >= rules.most_taken(state, seat)
    if state.is_full or taken:
        return
    late = {
        name
        for other in state.clans
        for name in (*other.hand, *(p.tile for p in other.territory.tiles.values() if p.round == state.round))
    }
    mine = {*clan.hand, *(placed.tile for placed in clan.territory.tiles.values())}
    stacks = board.stacks(state)
    known = tuple(name for name in board.tiles(state) if (name in stacks or name in late) and name not in mine)
    number = state.round
    action = {"type": "receive_druid_tile", "round": number}
    name = f"take-druid-{number}-{len(clan.territory.tiles)}-{len(clan.hand)}-{clan.taken}-{len(state.pieces)}"
    more = board.unlisted(state, seat)
    yield PickPrompt(name, said("prompt_take_druid"), action, "tile", known, unlisted=more)


def received(state: Table, board: Board, rules: Extended, seat: Seat, action: ReceiveDruidTile) -> Progress:
    """Give the seat this Druid tile to build.

    :raises IllegalAction: `table.too_late`, `isle_of_skye.not_now`, `isle_of_skye.one_druid_tile`,
        `isle_of_skye.enough_tiles`, and what `check_up` refuses.
    """
    clan, dolmen = state.clans[seat], own(state)
    if (action.round, state.step) != (state.round, "build"):
        raise TooLate
    if state.is_full or clan.finished:
        raise IllegalAction("isle_of_skye.not_now", rule="d3")
    if seat in dolmen.taken:
        raise IllegalAction("isle_of_skye.one_druid_tile", rule="d3")
    if clan.taken >= (most := rules.most_taken(state, seat)):
        raise IllegalAction("isle_of_skye.enough_tiles", {"n": most}, rule="d3")
    board.check_up(state, action.tile)
    taken = with_clan(state, seat, replace(clan, hand=(*clan.hand, action.tile), taken=clan.taken + 1))
    return Progress(with_own(taken, taken=(*dolmen.taken, seat)), (DruidTileReceived(seat, action.tile),))
