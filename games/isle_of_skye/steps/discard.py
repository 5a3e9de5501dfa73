"""Phase 3: tiles with an axe go back, the others are on offer (rules section 3)."""

from msgspec.structs import replace

from games.core.ruleset import Progress
from games.isle_of_skye.events import OfferMade
from games.isle_of_skye.state import Table, with_tile
from games.isle_of_skye.steps.step import OffersStep


class Discard(OffersStep):
    """Nobody is asked anything."""

    name = "discard"
    stage = "discard"

    def begin(self, state: Table) -> Progress:
        """Put tiles with an axe back into the bag; the gold of the prices leaves the hands."""
        clans, bag, events = [], state.bag, []
        for seat, clan in enumerate(state.clans):
            axe = clan.axe if clan.axe in clan.drawn else ""
            bag = with_tile(bag, axe, 1) if axe else bag
            gold = None if clan.gold is None else clan.gold - sum(clan.prices.values())
            clans.append(replace(clan, gold=gold, drawn=(), axe="", prices={}, offer=clan.prices))
            events.append(OfferMade(seat, axe, clan.prices))
        return Progress(replace(state, clans=tuple(clans), bag=bag, lifted=True), tuple(events))
