"""The dolmen board (sections d2 to d4): which Druid tiles there are, what lies on it, how tiles are drawn or reported.

Where the app draws, an empty space holds up the table until a tile is drawn. Where the table draws, nobody waits: a
tile lies there at once, and anybody may report which it is while it lies there (ruling 11). Such a tile has a number
that does not depend on what others have bought.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.prompt import Payload
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Seat
from games.core.surface import DisplayView, Slot
from games.isle_of_skye.boxes import Piece, choose_next_id
from games.isle_of_skye.events import name_tile
from games.isle_of_skye.expansions.druids.data import EXTRA_COSTS, SET
from games.isle_of_skye.expansions.druids.events import DruidTileDrawn
from games.isle_of_skye.expansions.druids.state import GAP, SPACES, fill_space, find_dolmen, push_row, with_dolmen
from games.isle_of_skye.income import count_rounds
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import build_text

OF_SET: Final[Facts] = {"set": SET}
NUMBERS_PER_ROUND: Final = 10
"""Where the table draws, each tile on the board has a number of its own: the first five 1 to 5. One that fills a space
in a round has 10 times the round, plus the turn of the second buy turn or, at the end of the round, REFILL_NUMBER."""
REFILL_NUMBER: Final = 9
FIRST_AFTER_TRACKING: Final = 100
"""Where tracking begins later, the first five have this times the round, plus 1 to 5."""
MARKET: Final = "market"
"""The id of the board among the surfaces of a view."""


def name_space(space: int) -> Place:
    """Return the place of a space: its number from the left, from 1."""
    return str(space + 1)


def find_turn_number(state: Table) -> int:
    """Return the number of the tile that comes up if the current turn of the second buy turn is a purchase."""
    return NUMBERS_PER_ROUND * state.round + find_dolmen(state).turns + 1


class Board:
    """The board with its stacks. `printed` are the Druid tiles that are known without the table."""

    def __init__(self, printed: Mapping[str, Piece]) -> None:
        self._printed = dict(printed)
        self._last: tuple[Mapping[str, Piece], dict[str, Piece]] = {}, self._printed

    # --- tiles ----------------------------------------------------------------------------------------

    def list_tiles(self, state: Table) -> dict[str, Piece]:
        """Return the Druid tiles of the table's box."""
        if not state.pieces:
            return self._printed
        pieces, tiles = self._last
        if state.pieces is not pieces:  # the states of a game share one mapping
            tiles = self._printed | {name: piece for name, piece in state.pieces.items() if piece.set == SET}
            self._last = state.pieces, tiles
        return tiles

    def count_stacks(self, state: Table) -> dict[str, int]:
        """Return the copies of each Druid tile that has not come up, as far as the table knows."""
        up = Counter((*find_dolmen(state).display, *find_dolmen(state).gone))
        for clan in state.clans:
            up.update(clan.hand)
            up.update(placed.tile for placed in clan.territory.tiles.values())
        return {
            name: copies for name, piece in self.list_tiles(state).items() if (copies := piece.count - up[name]) > 0
        }

    def find_tablet(self, state: Table, tile: str) -> str:
        """Return the tablet that a tile brings, empty if none."""
        piece = self.list_tiles(state).get(tile)
        return "" if piece is None or piece.tablet is msgspec.UNSET else piece.tablet

    def find_price(self, state: Table, space: int) -> int:
        """Return what the tile on a space costs in total."""
        cost = self.list_tiles(state)[find_dolmen(state).display[space]].cost
        assert isinstance(cost, int)
        return cost + EXTRA_COSTS[space]

    def build_display_views(self, state: Table, about: Collection[str]) -> dict[str, DisplayView]:
        """Return the board as everybody sees it, by its id; empty if the table does not track it. `about` are the steps
        in which the board has a heading."""
        if not state.is_full:
            return {}
        slots = {name_space(space): self._build_slot(state, space) for space in range(SPACES)}
        is_now = state.step in about and any(slot.piece or slot.face_down for slot in slots.values())
        heading = build_text(f"market_{state.step}") if is_now else None
        return {MARKET: DisplayView(build_text("market"), slots, heading=heading, way=build_text("market_way"))}

    def _build_slot(self, state: Table, space: int) -> Slot:
        tile, number = find_dolmen(state).display[space], find_dolmen(state).stones[space]
        price = self.find_price(state, space) if tile else 0
        return Slot(tile, price, EXTRA_COSTS[space], face_down=bool(number) and not tile)

    def is_open(self, state: Table) -> bool:
        """True while somebody may still buy from the board; in the last round until the second buy turn is over."""
        is_last = state.round == count_rounds(state.seats)
        return not state.end and not (is_last and find_dolmen(state).turns >= state.seats)

    def check_available(self, state: Table, tile: str) -> None:
        """Refuse a Druid tile that can no longer come up.

        :raises IllegalAction: `isle_of_skye.no_druid_tile` or `isle_of_skye.druid_tile_up`.
        """
        if tile not in self.list_tiles(state):
            raise IllegalAction("isle_of_skye.no_druid_tile", {"tile": tile[:40]}, rule="d1")
        if tile not in self.count_stacks(state):
            raise IllegalAction("isle_of_skye.druid_tile_up", {"tile": name_tile(tile)}, rule="d1")

    def build_addition(self, state: Table, seat: Seat, facts: Facts = OF_SET) -> Payload:
        """Return the action by which the seat adds a tile that the list lacks. `facts` are known of it; by default that
        it is a Druid tile."""
        return {"type": "add_found_tile", "tile": choose_next_id(state.pieces, seat, state.seats), "facts": facts}

    # --- tiles come and go ----------------------------------------------------------------------------

    def with_unreported_tiles(self, state: Table) -> Table:
        """Return the state with five unreported tiles on the board, where the table draws and the board is empty."""
        if not state.is_full or state.draw == "app" or any(find_dolmen(state).stones):
            return state
        first = FIRST_AFTER_TRACKING * state.round if state.round > 1 else 0
        return with_dolmen(state, stones=tuple(first + space for space in range(1, SPACES + 1)))

    def take_off(self, state: Table, space: int, number: int) -> Table:
        """Take a tile off its space; those to its left move up. Where the table draws, the next tile gets the number
        `number`."""
        dolmen = find_dolmen(state)
        stones = push_row(dolmen.stones, space, number) if state.draw == "table" else dolmen.stones
        return with_dolmen(state, display=push_row(dolmen.display, space, GAP), stones=stones)

    def put_tile(self, state: Table, space: int, tile: str) -> Progress:
        """Put a tile onto a space.

        :raises IllegalAction: what `check_available` refuses.
        """
        self.check_available(state, tile)
        next_state = with_dolmen(state, display=fill_space(find_dolmen(state).display, space, tile))
        return Progress(next_state, (DruidTileDrawn(space + 1, tile),))

    def list_unreported(self, state: Table) -> dict[int, int]:
        """Return the tiles on the board that nobody has reported: space -> number."""
        dolmen = find_dolmen(state)
        spaces = zip(dolmen.display, dolmen.stones, strict=True)
        return {space: number for space, (tile, number) in enumerate(spaces) if state.is_full and number and not tile}
