"""Tiles that people report: those of the dolmen board where the table draws (sections d2 and d3), and those that the
list lacks."""

from collections.abc import Iterator

from games.core.errors import IllegalAction
from games.core.prompt import PickPrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.isle_of_skye.capability import RulesCache
from games.isle_of_skye.events import name_tile
from games.isle_of_skye.expansions.druids.actions import AddFoundTile, ReportDruidTile
from games.isle_of_skye.expansions.druids.board import MARKET, Board, name_space
from games.isle_of_skye.expansions.druids.state import find_dolmen
from games.isle_of_skye.found_tiles import add_to_box
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.text import build_text


class ReportedTiles(SkyeStep):
    """An aside: everybody is asked as long as somebody may buy the tile, and nobody has to answer."""

    def __init__(self, rules_cache: RulesCache, board: Board) -> None:
        super().__init__(rules_cache)
        self.board = board

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield a prompt for each space whose tile nobody has reported."""
        unreported = self.board.list_unreported(state) if self.board.is_open(state) else {}
        stacks = tuple(self.board.count_stacks(state)) if unreported else ()
        for space, number in unreported.items():
            yield PickPrompt(
                f"stone-{number}-{len(state.pieces)}",
                build_text("prompt_stone_pick", n=space + 1),
                {"type": "report_druid_tile", "number": number},
                "tile",
                stacks,
                unlisted=self.board.build_addition(state, seat),
                on=MARKET,
                place=name_space(space),
            )

    def list_actions(self) -> Handlers:
        return {ReportDruidTile: self.report, AddFoundTile: self.add}

    def report(self, state: Table, seat: Seat, action: ReportDruidTile) -> Progress:
        """Note which tile lies on a space.

        :raises IllegalAction: `isle_of_skye.stone_gone`, `isle_of_skye.stone_reported`, and what
            `check_available` refuses.
        """
        dolmen = find_dolmen(state)
        if not state.is_full or action.number not in dolmen.stones:
            raise IllegalAction("isle_of_skye.stone_gone", rule="d3")
        space = dolmen.stones.index(action.number)
        if lying := dolmen.display[space]:
            raise IllegalAction("isle_of_skye.stone_reported", {"n": space + 1, "tile": name_tile(lying)}, rule="d3")
        return self.board.put_tile(state, space, action.tile)

    def add(self, state: Table, seat: Seat, action: AddFoundTile) -> Progress:
        """Add a tile that the list lacks to the box, see `add_to_box`."""
        return add_to_box(state, self.load_rules(state), seat, action.tile, action.facts)
