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
from games.isle_of_skye.expansions.journeyman.data import TIERS, TRACKS, Tier, list_tiles
from games.isle_of_skye.expansions.journeyman.events import BonusTilesLaid, name_bonus
from games.isle_of_skye.expansions.journeyman.state import find_follower, with_follower
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import build_text


class Layout(PatientStep):
    """Each seat shuffles its tiles; or the start player does, and the others copy its layout."""

    name = "layout"
    draws = MappingProxyType({LayBonusTiles: range(3000, 4000)})

    def awaits(self, state: Table, seat: Seat) -> bool:
        return find_missing_tier(state, seat) is not None

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompt for the next tier of the seat."""
        if not (tier := find_missing_tier(state, seat)):
            return
        name = f"layout-{tier}"
        if state.draw == "app":
            draw = {"type": "draw", "number": self._number_draw(seat, tier)}
            yield DrawPrompt(name, build_text("prompt_layout", tier=tier), draw, at_once=LayBonusTiles.at_once)
            return
        choices = []
        for order in permutations(list_tiles(tier)):
            warrior, merchant, herald = map(name_bonus, order)
            label = build_text("choice_layout", warrior=warrior, merchant=merchant, herald=herald)
            signs = tuple(f"bonus_{tile}" for tile in order)
            choices.append(Choice("-".join(order), label, {"tiles": list(order)}, signs=signs))
        action = {"type": "lay_bonus_tiles", "seat": seat, "tier": tier}
        columns = tuple(f"track_{track}" for track in TRACKS)
        yield ChoosePrompt(name, build_text("prompt_layout_pick", tier=tier), action, tuple(choices), columns=columns)

    def list_chances(self, state: Table) -> Iterator[ChancePrompt]:
        for seat in range(state.seats):
            if tier := find_missing_tier(state, seat):
                orders = (LayBonusTiles(seat, tier, order) for order in permutations(list_tiles(tier), 3))
                yield ChancePrompt(self._number_draw(seat, tier), seat, tuple(Weighted(order, 1) for order in orders))

    def _number_draw(self, seat: Seat, tier: Tier) -> int:
        return self.draw_number(LayBonusTiles, 10 * seat + TIERS.index(tier))

    def list_actions(self) -> Handlers:
        return {LayBonusTiles: self.lay}

    def lay(self, state: Table, actor: Actor, action: LayBonusTiles) -> Progress:
        """Lay the bonus tiles of a tier.

        :raises IllegalAction: `table.too_late` or `isle_of_skye.no_such_layout`.
        """
        seat, tier = action.seat, action.tier
        if seat >= state.seats or find_missing_tier(state, seat) != tier:
            raise TooLate
        if sorted(action.tiles) != sorted(list_tiles(tier)):
            raise IllegalAction("isle_of_skye.no_such_layout", rule="j2")
        for other_seat in range(state.seats) if len(list_shufflers(state)) < state.seats else (seat,):
            state = with_follower(
                state, other_seat, layout={**find_follower(state, other_seat).layout, tier: action.tiles}
            )
        return Progress(state, (BonusTilesLaid(seat, tier, action.tiles),))


def list_shufflers(state: Table) -> list[Seat]:
    """Return the seats whose tiles are shuffled: all, or the start player, whose layout the others copy."""
    return [state.first] if state.options["bonus_layout"] == "same" else list(range(state.seats))


def find_missing_tier(state: Table, seat: Seat) -> Tier | None:
    """Return the first tier whose tiles do not lie yet on the board of a seat that shuffles."""
    if seat not in list_shufflers(state):
        return None
    return next((tier for tier in TIERS if tier not in find_follower(state, seat).layout), None)
