"""Phase 5 with Druids where offers are not tracked: nobody knows the dolmen board, and each seat reports its tile."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.prompt import PickPrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers, Step, Wrapper
from games.isle_of_skye.capability import RulesCache
from games.isle_of_skye.expansions.druids.actions import ReceiveDruidTile
from games.isle_of_skye.expansions.druids.board import Board
from games.isle_of_skye.expansions.druids.events import DruidTileReceived
from games.isle_of_skye.expansions.druids.state import find_dolmen, with_dolmen
from games.isle_of_skye.state import Table, with_clan
from games.isle_of_skye.text import build_text


class BuildWithDruids(Wrapper):
    """Wrapper of the base's building: a seat may have a Druid tile to build."""

    def __init__(self, inner: Step, rules_cache: RulesCache, board: Board) -> None:
        super().__init__(inner)
        self._rules_cache, self.board = rules_cache, board

    def list_prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        more = self._ask_for_druid_tile(state, actor) if isinstance(actor, int) else ()
        return (*super().list_prompts(state, actor), *more)

    def _ask_for_druid_tile(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompt for the seat's Druid tile; it is the same whatever the others take."""
        clan = state.clans[seat]
        if (
            state.is_full
            or clan.finished
            or seat in find_dolmen(state).taken
            or clan.taken >= self._count_most(state, seat)
        ):
            return
        late = {
            name
            for other in state.clans
            for name in (*other.hand, *(p.tile for p in other.territory.tiles.values() if p.round == state.round))
        }
        own_tiles = {*clan.hand, *(placed.tile for placed in clan.territory.tiles.values())}
        stacks = self.board.count_stacks(state)
        tiles = (
            name for name in self.board.list_tiles(state) if (name in stacks or name in late) and name not in own_tiles
        )
        number = state.round
        action = {"type": "receive_druid_tile", "round": number}
        name = f"take-druid-{number}-{len(clan.territory.tiles)}-{len(clan.hand)}-{clan.taken}-{len(state.pieces)}"
        more = self.board.build_addition(state, seat)
        yield PickPrompt(name, build_text("prompt_take_druid"), action, "tile", tuple(tiles), unlisted=more)

    def list_actions(self) -> Handlers:
        return {**super().list_actions(), ReceiveDruidTile: self.receive}

    def receive(self, state: Table, seat: Seat, action: ReceiveDruidTile) -> Progress:
        """Give the seat this Druid tile to build.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.not_now`, `isle_of_skye.one_druid_tile`,
            `isle_of_skye.enough_tiles`, and what `check_available` refuses.
        """
        clan, dolmen = state.clans[seat], find_dolmen(state)
        if action.round != state.round:
            raise TooLate
        if state.is_full or clan.finished:
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        if seat in dolmen.taken:
            raise IllegalAction("isle_of_skye.one_druid_tile", rule="d3")
        if clan.taken >= (most := self._count_most(state, seat)):
            raise IllegalAction("isle_of_skye.enough_tiles", {"n": most}, rule="d3")
        self.board.check_available(state, action.tile)
        next_state = with_clan(state, seat, replace(clan, hand=(*clan.hand, action.tile), taken=clan.taken + 1))
        return Progress(with_dolmen(next_state, taken=(*dolmen.taken, seat)), (DruidTileReceived(seat, action.tile),))

    def _count_most(self, state: Table, seat: Seat) -> int:
        return self._rules_cache(state.pieces).count_most_taken(state, seat)
