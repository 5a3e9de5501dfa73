"""The dolmen board gets its tiles (section d2), where the app draws them. That goes before everything else."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import ChancePrompt, DrawPrompt, Prompt, Weighted
from games.core.ruleset import Progress
from games.core.seats import CHANCE, Actor, Seat
from games.core.step import Handlers, Step, Wrapper
from games.core.text import Text
from games.isle_of_skye.capability import RulesCache
from games.isle_of_skye.expansions.druids.actions import DrawDruidTile
from games.isle_of_skye.expansions.druids.board import Board
from games.isle_of_skye.expansions.druids.state import GAP, SPACES, find_dolmen, with_dolmen
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.text import build_text


class NewRound(Wrapper):
    """Wrapper of the first step of a round, which resets what the slice keeps of a round."""

    def __init__(self, inner: Step, board: Board) -> None:
        super().__init__(inner)
        self.board = board

    def begin(self, state: Table) -> Progress:
        """Prepare the round. Where offers are not tracked, nobody knows what lies on the board."""
        progress = super().begin(state)
        fresh = with_dolmen(progress.state, owners={}, late=None, turns=0, bought=False, looked=(), taken=())
        if fresh.is_full:
            return replace(progress, state=self.board.with_unreported_tiles(fresh))
        return replace(progress, state=with_dolmen(fresh, display=(GAP,) * SPACES, stones=(0,) * SPACES))


class FillingStep(SkyeStep):
    """A step in which empty spaces get a tile."""

    draws: Mapping[type[Action], range] = MappingProxyType({DrawDruidTile: range(1000, 2000)})

    def __init__(self, rules_cache: RulesCache, board: Board) -> None:
        super().__init__(rules_cache)
        self.board = board

    def may_fill(self, state: Table) -> bool:
        """True once spaces get tiles in this step."""
        return True

    def find_drawer(self, state: Table) -> Seat:
        """Return who asks the app to draw."""
        return state.first

    def is_filling(self, state: Table) -> bool:
        """True while the app has to draw a tile before anything else. It draws none that nobody can buy any more."""
        if not state.is_full or state.draw == "table" or GAP not in find_dolmen(state).display:
            return False
        return self.board.is_open(state) and bool(self.board.count_stacks(state)) and self.may_fill(state)

    def is_done(self, state: Table) -> bool:
        return not self.is_filling(state)

    def list_prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        if not self.is_filling(state):
            return super().list_prompts(state, actor)
        dolmen, seat = find_dolmen(state), self.find_drawer(state)
        number = self.draw_number(DrawDruidTile, dolmen.drawn)
        if actor == CHANCE:
            stacks = self.board.count_stacks(state)
            outcomes = tuple(Weighted(DrawDruidTile(tile), copies) for tile, copies in stacks.items())
            return (ChancePrompt(number, seat, outcomes),)
        if actor == seat:
            title = build_text("prompt_stone", n=dolmen.display.index(GAP) + 1)
            action = {"type": "draw", "number": number}
            return (DrawPrompt(f"stone-{number}", title, action, at_once=DrawDruidTile.at_once),)
        return ()

    def list_waits(self, state: Table) -> dict[str, Text]:
        if not self.is_filling(state):
            return super().list_waits(state)
        seat = self.find_drawer(state)
        return {str(seat): build_text("wait_stone", seat=seat)}

    def list_actions(self) -> Handlers:
        return {DrawDruidTile: self.draw}

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        return IllegalAction("isle_of_skye.not_now", rule="d3")

    def draw(self, state: Table, actor: Actor, action: DrawDruidTile) -> Progress:
        """Put a drawn tile onto the board.

        :raises IllegalAction: `isle_of_skye.not_now`, and what `check_available` refuses.
        """
        if not self.is_filling(state):
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        dolmen = find_dolmen(state)
        space = dolmen.display.index(GAP)
        return self.board.put_tile(with_dolmen(state, drawn=dolmen.drawn + 1), space, action.tile)


class Stones(FillingStep):
    """The first five tiles; in later rounds what is still missing."""

    name = "stones"
