"""Where the bonus tiles lie (section j2): three places of each tier, one on every track."""

from collections.abc import Iterator
from itertools import permutations
from types import MappingProxyType

from games.core.errors import IllegalAction, TooLate
from games.core.prompt import ChancePrompt, Choice, ChoosePrompt, DrawPrompt, Prompt, Weighted
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.isle_of_skye.expansions.journeyman.actions import LayBonusTiles
from games.isle_of_skye.expansions.journeyman.data import TIERS, Tier, tiles_of
from games.isle_of_skye.expansions.journeyman.events import BonusTilesLaid, bonus_name
from games.isle_of_skye.expansions.journeyman.state import follower_of, with_follower
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import game_text


class Layout(PatientStep):
    """Each seat shuffles its tiles; or the start player does, and the others copy its layout."""

    name = "layout"
    draws = MappingProxyType({LayBonusTiles: range(3000, 4000)})

    def is_done(self, state: Table) -> bool:
        return not any(self.awaits(state, seat) for seat in range(state.seats))

    def awaits(self, state: Table, seat: Seat) -> bool:
        return missing_tier(state, seat) is not None

    def seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompt for the next tier of the seat."""
        if not (tier := missing_tier(state, seat)):
            return
        name = f"layout-{tier}"
        if state.draw == "app":
            draw = {"type": "draw", "number": self._number(seat, tier)}
            yield DrawPrompt(name, game_text("prompt_layout", tier=tier), draw)
            return
        choices = []
        for order in permutations(tiles_of(tier)):
            warrior, merchant, herald = map(bonus_name, order)
            label = game_text("choice_layout", warrior=warrior, merchant=merchant, herald=herald)
            choices.append(Choice("-".join(order), label, {"tiles": list(order)}))
        action = {"type": "lay_bonus_tiles", "seat": seat, "tier": tier}
        yield ChoosePrompt(name, game_text("prompt_layout_pick", tier=tier), action, tuple(choices))

    def chance(self, state: Table) -> Iterator[ChancePrompt]:
        for seat in range(state.seats):
            if tier := missing_tier(state, seat):
                orders = (LayBonusTiles(seat, tier, _three(order)) for order in permutations(tiles_of(tier)))
                yield ChancePrompt(self._number(seat, tier), seat, tuple(Weighted(order, 1) for order in orders))

    def _number(self, seat: Seat, tier: Tier) -> int:
        return self.draw_number(LayBonusTiles, 10 * seat + TIERS.index(tier))

    def actions(self) -> Handlers:
        return {LayBonusTiles: self.lay}

    def lay(self, state: Table, actor: Actor, action: LayBonusTiles) -> Progress:
        """Lay the bonus tiles of a tier.

        :raises IllegalAction: `isle_of_skye.no_such_layout`.
        """
        seat, tier = action.seat, action.tier
        if seat >= state.seats or missing_tier(state, seat) != tier:
            raise TooLate
        if sorted(action.tiles) != sorted(tiles_of(tier)):
            raise IllegalAction("isle_of_skye.no_such_layout", rule="j2")
        for other_seat in range(state.seats) if len(lays(state)) < state.seats else (seat,):
            state = with_follower(
                state, other_seat, layout={**follower_of(state, other_seat).layout, tier: action.tiles}
            )
        return Progress(state, (BonusTilesLaid(seat, tier, action.tiles),))


def lays(state: Table) -> list[Seat]:
    """Return the seats whose tiles are shuffled: all, or the start player, whose layout the others copy."""
    return [state.first] if state.options["bonus_layout"] == "same" else list(range(state.seats))


def missing_tier(state: Table, seat: Seat) -> Tier | None:
    """Return the first tier whose tiles do not lie yet on the board of a seat that shuffles."""
    if seat not in lays(state):
        return None
    return next((tier for tier in TIERS if tier not in follower_of(state, seat).layout), None)


def _three(order: tuple[str, ...]) -> tuple[str, str, str]:
    first, second, third = order
    return first, second, third
