"""Gold that is reported where it was not tracked, and gold that only its seat knows (rules sections 3 and 7)."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.isle_of_skye.actions import TellGold
from games.isle_of_skye.events import GoldCounted, GoldShown, GoldTold
from games.isle_of_skye.offers import TILES_DRAWN
from games.isle_of_skye.state import Clan, State, with_clan

Table = State[Any]
LENT: Final = 10_000
"""More gold than a purchase can cost."""


def has_gold(clans: Iterable[Clan]) -> bool:
    """True if the gold of every seat is known."""
    return all(clan.gold is not None for clan in clans)


def is_secret(state: Table, seat: Seat) -> bool:
    """True if nobody but the seat can work out its gold."""
    return seat < state.seats and state.clans[seat].gold is not None and state.clans[seat].has_secret_gold


def least_gold(state: Table) -> int:
    """Return how much gold a seat has at least when it reports: one for each tile that it prices, while all price."""
    return TILES_DRAWN if state.step in ("draw", "price") else 0


def tell_gold(state: Table, seat: Seat, action: TellGold, *, checked: bool = True) -> Progress:
    """Note how much gold the seat has, sealed until all have reported; or what it has left after a correction left it
    short. Without `checked`: nobody else knows whether it is enough.

    :raises IllegalAction: `isle_of_skye.gold_missing` or `isle_of_skye.gold_too_little`.
    """
    clan = state.clans[seat]
    asked = state.step in ("count", "purses")
    if action.round != state.round or not (asked or clan.short):
        raise TooLate
    if "gold" not in action.amounts:
        raise IllegalAction("isle_of_skye.gold_missing", rule="7")
    gold, least = action.amounts["gold"], least_gold(state)
    if checked and gold < least:
        raise IllegalAction("isle_of_skye.gold_too_little", {"n": least}, rule="3")
    events: tuple[Event, ...] = (GoldTold(seat, gold),)
    if not asked:
        return Progress(with_clan(state, seat, replace(clan, gold=gold, short=0)), events)
    told = with_clan(state, seat, replace(clan, told=gold, short=0))
    if clan.told is None:
        events = (GoldCounted(seat), *events)
    if all(one.told is not None for one in told.clans):
        hides = state.options["hide_gold"] == "on"
        if not hides:
            events += tuple(GoldShown(number, one.told or 0) for number, one in enumerate(told.clans))
        known = replace(told, clans=tuple(_counted(one, hides) for one in told.clans))
        return Progress(known, events)
    return Progress(told, events)


def _counted(clan: Clan, hides: bool) -> Clan:
    return replace(clan, gold=clan.told, told=None, has_secret_gold=hides)


def lent(state: Table, seat: Seat) -> Table:
    """Return the state with so much gold lent to a seat that it can pay anything."""
    clan = state.clans[seat]
    return with_clan(state, seat, replace(clan, gold=(clan.gold or 0) + LENT))


def paid_back(state: Table, seat: Seat) -> Table:
    """Return the state after the seat has paid back the loan. It is `short` of what it cannot pay back, or has not got
    for the prices behind its screen."""
    clan = state.clans[seat]
    gold, laid = (clan.gold or 0) - LENT, sum(clan.prices.values())
    return with_clan(state, seat, replace(clan, gold=max(laid, gold), short=clan.short + max(0, laid - gold)))
