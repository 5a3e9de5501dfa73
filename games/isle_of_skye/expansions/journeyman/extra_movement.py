"""The bonus tile "Extra Movement" (section j8, ruling 10): used up while planning, or in the own journey."""

from typing import Final

from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.core.prompt import Choice, ChoosePrompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.isle_of_skye.expansions.journeyman.data import BONUS_TILES
from games.isle_of_skye.expansions.journeyman.events import ExtraMovementUsed
from games.isle_of_skye.expansions.journeyman.state import find_follower, with_follower
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import build_text

EXTRA: Final = "extra_movement"


def may_use(state: Table, seat: Seat) -> bool:
    """True if the seat has a tile that works (it was taken in an earlier phase), and has used none in this round."""
    follower = find_follower(state, seat)
    return follower.is_active(EXTRA, state.flow.number) and not follower.extra


def build_extra_prompt(state: Table, name: str) -> ChoosePrompt:
    """Return the prompt to use up the tile. `name` is its id; it changes with each marker and road, like the id of the
    marker's prompt."""
    choices = (Choice("use", build_text("choice_extra_movement", n=BONUS_TILES[EXTRA].move), {}),)
    action = {"type": "use_extra_movement", "round": state.round}
    return ChoosePrompt(name, build_text("prompt_extra_movement"), action, choices)


def use_extra_movement(state: Table, seat: Seat) -> Progress:
    """Use up the bonus tile.

    :raises IllegalAction: `isle_of_skye.no_extra_movement`.
    """
    if not may_use(state, seat):
        raise IllegalAction("isle_of_skye.no_extra_movement", rule="j8")
    tiles = find_follower(state, seat).bonus
    bonus = tuple(replace(bonus, done=True) if bonus.tile == EXTRA else bonus for bonus in tiles)
    return Progress(with_follower(state, seat, extra=True, bonus=bonus), (ExtraMovementUsed(seat),))
