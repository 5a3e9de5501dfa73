"""Where the bonus tiles lie (section j2): three places of each tier, one on every track."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from games.core.errors import IllegalAction, TooLate
from games.core.prompt import ChancePrompt, Choice, ChoosePrompt, DrawPrompt, Prompt, Weighted
from games.core.ruleset import Progress
from games.core.seats import CHANCE, Actor, Seat
from games.isle_of_skye.expansions.journeyman.actions import LayBonusTiles
from games.isle_of_skye.expansions.journeyman.data import TIERS, Tier, tiles_of
from games.isle_of_skye.expansions.journeyman.events import BonusTilesLaid, bonus_name
from games.isle_of_skye.expansions.journeyman.state import Table, follower, with_follower
from games.isle_of_skye.text import said

FIRST_DRAW: Final = 3000
"""First number of its draws, beyond those of the base and of other expansions."""


def lays(state: Table) -> list[Seat]:
    """Return the seats whose tiles are shuffled: all, or the start player, whose layout the others copy."""
    return [state.first] if state.options["bonus_layout"] == "same" else list(range(state.seats))


def missing(state: Table, seat: Seat) -> Tier | None:
    """Return the first tier whose tiles do not lie yet on the board of a seat that shuffles."""
    if seat not in lays(state):
        return None
    return next((tier for tier in TIERS if tier not in follower(state, seat).layout), None)


def is_laid(state: Table) -> bool:
    """True if all bonus tiles lie."""
    return all(missing(state, seat) is None for seat in range(state.seats))


def _number(seat: Seat, tier: Tier) -> int:
    return FIRST_DRAW + 10 * seat + TIERS.index(tier)


def prompts(state: Table, actor: Actor) -> Iterator[Prompt]:
    """Yield the prompt for the next tier of each seat."""
    if actor == CHANCE:
        for seat in range(state.seats):
            if tier := missing(state, seat):
                orders = permutations(tiles_of(tier))
                yield ChancePrompt(
                    _number(seat, tier), seat, tuple(Weighted(LayBonusTiles(seat, tier, _three(o)), 1) for o in orders)
                )
    if not isinstance(actor, int) or not (tier := missing(state, actor)):
        return
    name = f"layout-{tier}"
    if state.draw == "app":
        yield DrawPrompt(name, said("prompt_layout", tier=tier), {"type": "draw", "number": _number(actor, tier)})
        return
    choices = []
    for order in permutations(tiles_of(tier)):
        warrior, merchant, herald = map(bonus_name, order)
        label = said("choice_layout", warrior=warrior, merchant=merchant, herald=herald)
        choices.append(Choice("-".join(order), label, {"tiles": list(order)}))
    action = {"type": "lay_bonus_tiles", "seat": actor, "tier": tier}
    yield ChoosePrompt(name, said("prompt_layout_pick", tier=tier), action, tuple(choices))


def _three(order: tuple[str, ...]) -> tuple[str, str, str]:
    first, second, third = order
    return first, second, third


def lay(state: Table, action: LayBonusTiles) -> Progress:
    """Lay the bonus tiles of a tier.

    :raises IllegalAction: `isle_of_skye.no_such_layout`.
    """
    seat, tier = action.seat, action.tier
    if state.step != "layout" or seat >= state.seats or missing(state, seat) != tier:
        raise TooLate
    if sorted(action.tiles) != sorted(tiles_of(tier)):
        raise IllegalAction("isle_of_skye.no_such_layout", rule="j2")
    for one in range(state.seats) if len(lays(state)) < state.seats else (seat,):
        state = with_follower(state, one, layout={**follower(state, one).layout, tier: action.tiles})
    return Progress(state, (BonusTilesLaid(seat, tier, action.tiles),))
