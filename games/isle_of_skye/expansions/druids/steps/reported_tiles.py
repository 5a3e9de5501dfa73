"""Tiles that people report: those of the dolmen board where the table draws (sections d2 and d3), and those that the
list lacks."""

from collections.abc import Iterator

from games.core.errors import IllegalAction
from games.core.prompt import PickPrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.isle_of_skye.capability import WithPieces
from games.isle_of_skye.events import tile_name
from games.isle_of_skye.expansions.druids.actions import AddFoundTile, TellDruidTile
from games.isle_of_skye.expansions.druids.board import MARKET, Board, place_of
from games.isle_of_skye.expansions.druids.state import dolmen_of
from games.isle_of_skye.found_tiles import add_to_box
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.text import game_text


class ReportedTiles(SkyeStep):
    """An aside: everybody is asked as long as somebody may buy the tile, and nobody has to answer."""

    def __init__(self, with_pieces: WithPieces, board: Board) -> None:
        super().__init__(with_pieces)
        self.board = board

    def seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield a prompt for each space whose tile nobody has reported."""
        if not self.board.is_open(state):
            return
        stacks = tuple(self.board.stacks(state))
        for space, stone in self.board.unreported(state).items():
            yield PickPrompt(
                f"stone-{stone}-{len(state.pieces)}",
                game_text("prompt_stone_pick", n=space + 1),
                {"type": "tell_druid_tile", "number": stone},
                "tile",
                stacks,
                unlisted=self.board.unlisted(state, seat),
                on=MARKET,
                place=place_of(space),
            )

    def actions(self) -> Handlers:
        return {TellDruidTile: self.tell, AddFoundTile: self.add}

    def tell(self, state: Table, seat: Seat, action: TellDruidTile) -> Progress:
        """Note which tile lies on a space.

        :raises IllegalAction: `isle_of_skye.stone_gone`, `isle_of_skye.stone_told`, and what `check_up` refuses.
        """
        dolmen = dolmen_of(state)
        if not state.is_full or action.number not in dolmen.stones:
            raise IllegalAction("isle_of_skye.stone_gone", rule="d3")
        space = dolmen.stones.index(action.number)
        if lying := dolmen.display[space]:
            raise IllegalAction("isle_of_skye.stone_told", {"n": space + 1, "tile": tile_name(lying)}, rule="d3")
        return self.board.put_tile(state, space, action.tile)

    def add(self, state: Table, seat: Seat, action: AddFoundTile) -> Progress:
        """Add a tile that the list lacks to the box, see `add_to_box`."""
        return add_to_box(state, self.rules(state), seat, action.tile, action.facts)
