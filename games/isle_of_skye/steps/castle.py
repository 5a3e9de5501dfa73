"""Before the first round: everybody lays the castle (rules section 2)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.grid import pack
from games.core.prompt import PlacePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.isle_of_skye.actions import LayCastle
from games.isle_of_skye.events import CastleLaid
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.state import Table, with_clan
from games.isle_of_skye.steps.step import BaseStep
from games.isle_of_skye.territory import Placed, Territory, lay
from games.isle_of_skye.text import build_text
from games.isle_of_skye.tiles import count_turns


class Castle(BaseStep):
    """Everybody founds a territory, at the same time."""

    name = "castle"

    def is_fresh(self, state: Table) -> bool:
        return True

    def awaits(self, state: Table, seat: Seat) -> bool:
        return not state.clans[seat].territory.tiles

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if state.clans[seat].territory.tiles:
            return
        box = self.load_rules(state).box
        castle = box.castles[state.clans[seat].colour]
        rotations: dict[str, dict[str, str]] = {str(r): {} for r in range(count_turns(box.tiles[castle]))}
        title = build_text("prompt_castle_app") if state.draw == "app" else build_text("prompt_castle")
        action = {"type": "lay_castle"}
        yield PlacePrompt(self.name, title, action, castle, {"0,0": rotations}, name_board(seat))

    def list_actions(self) -> Handlers:
        return {LayCastle: self.lay}

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        lies = isinstance(actor, int) and state.clans[actor].territory.tiles
        return IllegalAction("isle_of_skye.castle_lies", rule="2") if lies else TooLate()

    def lay(self, state: Table, seat: Seat, action: LayCastle) -> Progress:
        """Lay the first tile of a territory.

        :raises IllegalAction: `isle_of_skye.castle_lies`.
        """
        clan = state.clans[seat]
        if clan.territory.tiles:
            raise IllegalAction("isle_of_skye.castle_lies", rule="2")
        box = self.load_rules(state).box
        castle = Placed(box.castles[clan.colour], action.rotation, 0)
        founded = replace(clan, territory=lay(Territory(), box, pack(0, 0), castle))
        return Progress(with_clan(state, seat, founded), (CastleLaid(seat, action.rotation),))
