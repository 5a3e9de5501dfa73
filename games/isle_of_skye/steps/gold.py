"""Gold that is reported where it was not tracked, and gold that only its seat knows (rules sections 3 and 7)."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.prompt import Amount, AmountsPrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.isle_of_skye.actions import ReportGold
from games.isle_of_skye.events import GoldCounted, GoldReported, GoldShown
from games.isle_of_skye.income import count_rounds
from games.isle_of_skye.state import TILES_DRAWN, Clan, Table, with_clan
from games.isle_of_skye.steps.draw import Draw
from games.isle_of_skye.steps.price import Price
from games.isle_of_skye.steps.step import MOST_GOLD, BaseStep, SkyeStep
from games.isle_of_skye.text import build_text

LENT: Final = 10_000
"""More gold than a purchase can cost."""
PRICING: Final = frozenset({Draw.name, Price.name})
"""The steps before everybody has priced: a seat needs gold for it."""


class GoldStep(BaseStep):
    """Everybody reports how much gold is in hand, at the same time and in secret until all have."""

    title: str
    hint: str = ""

    def awaits(self, state: Table, seat: Seat) -> bool:
        return state.clans[seat].told is None

    def asks_secretly(self, state: Table) -> bool:
        return True

    def has_secrets(self, state: Table) -> bool:
        return True

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        action = {"type": "report_gold", "round": state.round}
        gold = Amount("gold", build_text("gold"), MOST_GOLD)
        name = name_gold_prompt(state)
        hint = build_text(self.hint) if self.hint else None
        yield AmountsPrompt(name, build_text(self.title), action, "amounts", (gold,), MOST_GOLD, hint, secret=True)

    def list_actions(self) -> Handlers:
        return {ReportGold: self.report}

    def report(self, state: Table, seat: Seat, action: ReportGold) -> Progress:
        """Note how much gold the seat has, sealed until all have reported.

        :raises IllegalAction: `table.too_late` or `isle_of_skye.gold_missing`.
        """
        clan = state.clans[seat]
        next_state = with_clan(state, seat, replace(clan, told=_check_gold(state, action), short=0))
        events: tuple[Event, ...] = (GoldReported(seat, action.amounts["gold"]),)
        if clan.told is None:
            events = (GoldCounted(seat), *events)
        if any(seat_clan.told is None for seat_clan in next_state.clans):
            return Progress(next_state, events)
        hides = state.options["hide_gold"] == "on"
        if not hides:
            events += tuple(GoldShown(number, seat_clan.told or 0) for number, seat_clan in enumerate(next_state.clans))
        clans = (replace(clan, gold=clan.told, told=None, has_secret_gold=hides) for clan in next_state.clans)
        return Progress(replace(next_state, clans=tuple(clans)), events)


class Count(GoldStep):
    """Gold is counted before the first round that is tracked."""

    name = "count"
    stage = "income"
    title = "prompt_gold_before"

    def is_skipped(self, state: Table) -> bool:
        return not state.is_full

    def is_done(self, state: Table) -> bool:
        return has_gold(state.clans)

    def is_fresh(self, state: Table) -> bool:
        return True


class Purses(GoldStep):
    """Gold is counted before a scoring that needs it, where it is not tracked."""

    name = "purses"
    stage = "score"
    title = "prompt_gold"

    def is_done(self, state: Table) -> bool:
        return has_gold(state.clans) or not (
            state.round == count_rounds(state.seats) or self.load_rules(state).counts_gold(state)
        )


class FinalPurses(GoldStep):
    """Gold is counted after an early end, where it is not tracked (ruling 13)."""

    name = "final_purses"
    stage = "score"
    title = "prompt_gold"
    hint = "hint_gold_forgotten"

    def is_skipped(self, state: Table) -> bool:
        return not state.end

    def is_done(self, state: Table) -> bool:
        return has_gold(state.clans)


class ShortOfGold(SkyeStep):
    """An aside: a seat that a correction left short of gold is asked how much it has left. It alone is asked, in any
    step, and nobody waits for it."""

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        clan = state.clans[seat]
        if clan.short and state.step not in (Count.name, Purses.name, FinalPurses.name):
            gold = Amount("gold", build_text("gold"), MOST_GOLD, find_least_gold(state))
            action = {"type": "report_gold", "round": state.round}
            title = build_text("prompt_gold_short", n=clan.short)
            name = f"gold-{state.round}-short" + ("-prices" if gold.least else "")
            yield AmountsPrompt(name, title, action, "amounts", (gold,), MOST_GOLD, secret=True)

    def list_actions(self) -> Handlers:
        return {ReportGold: self.report}

    def list_unchecked(self) -> Handlers:
        return {ReportGold: self.report_unchecked}

    def report(self, state: Table, seat: Seat, action: ReportGold) -> Progress:
        """Note how much gold the seat has left.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.gold_missing` or `isle_of_skye.gold_too_little`.
        """
        progress = self.report_unchecked(state, seat, action)
        if action.amounts["gold"] < (least := find_least_gold(state)):
            raise IllegalAction("isle_of_skye.gold_too_little", {"n": least}, rule="3")
        return progress

    def report_unchecked(self, state: Table, seat: Seat, action: ReportGold) -> Progress:
        """Note the gold without checking that it is enough, since nobody else knows that."""
        clan = state.clans[seat]
        if not clan.short:
            raise TooLate
        counted_clan = replace(clan, gold=_check_gold(state, action), short=0)
        return Progress(with_clan(state, seat, counted_clan), (GoldReported(seat, action.amounts["gold"]),))


def name_gold_prompt(state: Table) -> str:
    """Return the id of the prompt for everybody's gold."""
    return f"gold-{state.round}-{state.step}"


def _check_gold(state: Table, action: ReportGold) -> int:
    if action.round != state.round:
        raise TooLate
    if "gold" not in action.amounts:
        raise IllegalAction("isle_of_skye.gold_missing", rule="7")
    return action.amounts["gold"]


def has_gold(clans: Iterable[Clan]) -> bool:
    """True if the gold of every seat is known."""
    return all(clan.gold is not None for clan in clans)


def find_least_gold(state: Table) -> int:
    """Return how much gold a seat has at least when it reports: one for each tile that it prices, while all price."""
    return TILES_DRAWN if state.step in PRICING else 0


# --- gold that only its seat knows ------------------------------------------------------------------------


def is_secret(state: Table, seat: Seat) -> bool:
    """True if nobody but the seat can work out its gold."""
    return seat < state.seats and state.clans[seat].gold is not None and state.clans[seat].has_secret_gold


def lend(state: Table, seat: Seat) -> Table:
    """Lend a seat enough gold to pay any price, and return the new state."""
    clan = state.clans[seat]
    return with_clan(state, seat, replace(clan, gold=(clan.gold or 0) + LENT))


def repay(state: Table, seat: Seat) -> Table:
    """Take back the loan of a seat, and return the new state. `short` grows by the gold that is missing for
    the loan and the prices behind its screen."""
    clan = state.clans[seat]
    gold, priced = (clan.gold or 0) - LENT, sum(clan.prices.values())
    return with_clan(state, seat, replace(clan, gold=max(priced, gold), short=clan.short + max(0, priced - gold)))
