"""The hooks of Isle of Skye that an expansion may override, in addition to those of games.core.capability.

The base calls each hook for all capabilities in their order and knows none of them by name.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec

from games.core.action import DrawnBy, Facts
from games.core.boards import BoardKind
from games.core.capability import Capability
from games.core.identity_cache import cache_by_identity
from games.core.seats import Seat
from games.core.surface import Layout
from games.core.view import View
from games.isle_of_skye.boxes import NO_SETS, Piece, Pieces, Sets, extend_box
from games.isle_of_skye.income import find_letters
from games.isle_of_skye.rounds import PendingLine, list_base_final_lines
from games.isle_of_skye.state import GOAL_PLACES, TILES_DRAWN, State, Table
from games.isle_of_skye.subject import Goal, Most, Scroll, Subject
from games.isle_of_skye.territory import Territory, TerritoryMap
from games.isle_of_skye.tiles import Box

Links = tuple[tuple[int, int], ...]


class Payment(NamedTuple):
    """Who pays for a purchase: gold of the buyer and gold of the bank. The seller gets both."""

    buyer: int
    bank: int = 0


class Pricing(NamedTuple):
    """How a seat prices its tiles and pays for those of others.

    - `discount`: gold that a tile costs less, down to 0.
    - `bank_pays`: the bank pays for it, not the buyer.
    - `prices_all`: the seat may leave the axe aside and price every tile.
    """

    discount: int = 0
    bank_pays: bool = False
    prices_all: bool = False

    def find_payment(self, price: int) -> Payment:
        """Return who pays how much for another seat's tile of this price.

        >>> Pricing(discount=2).find_payment(5), Pricing(discount=2, bank_pays=True).find_payment(1)
        (Payment(buyer=3, bank=0), Payment(buyer=0, bank=0))
        """
        amount = max(0, price - self.discount)
        return Payment(0, amount) if self.bank_pays else Payment(amount)


class ScoringFacts(Protocol):
    """Facts about a seat that an expansion adds for scorers. `links` are pairs of neighbouring cells that are linked by
    something other than printed roads."""

    @property
    def links(self) -> Links: ...

    @classmethod
    def from_state(cls, state: State[Any], seat: Seat) -> "ScoringFacts":
        """Build the facts from a state."""

    @classmethod
    def from_view(cls, view: View, seat: Seat) -> "ScoringFacts":
        """Build the facts as far as a view shows them."""


class SkyeCapability(Capability):
    """Base of Isle of Skye's expansions. A hook that is not overridden changes nothing. `rules_cache` is set once,
    before any hook is called that gets a state."""

    rules_cache: "RulesCache"
    categories: ClassVar[tuple[str, ...]] = ()
    """Kinds of points that only this expansion gives; the same as in its entry of the game's meta."""
    goals: ClassVar[Mapping[str, Goal]] = MappingProxyType({})
    """Scoring tiles that are shuffled into the others."""
    goal_pictures: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Pictures of the scoring tiles (see art_goals)."""
    scrolls: ClassVar[Mapping[str, Scroll]] = MappingProxyType({})
    """Scrolls on the expansion's tiles."""
    board_kinds: ClassVar[tuple[BoardKind, ...]] = ()
    """Boards of the expansion that a table may describe."""
    has_score_tiles: ClassVar[bool] = False
    """True if the expansion's box has the 50/100 tiles."""
    sets: ClassVar[Sets] = NO_SETS
    """Tile sets that the expansion keeps outside of the bag."""
    scoring_facts: ClassVar[type[ScoringFacts] | None] = None
    """Type of the facts that the expansion's scorers read."""

    def build_layouts(self) -> Mapping[str, Layout]:
        """Return what is printed on its boards, for phones, by the ids that surfaces name."""
        return {}

    def extend_box(self, box: Box) -> Box:
        """Return the box with its tiles added."""
        return box

    def choose_pieces(
        self, box_pieces: dict[str, Facts], draw: DrawnBy, options: Mapping[str, str]
    ) -> dict[str, Facts]:
        """Return the own tiles with which a table begins, given those of its host's box. `options` are complete."""
        return box_pieces

    def count_income(self, state: State[Any], seat: Seat) -> int:
        """Return gold in phase 1 in addition to the base's."""
        return 0

    def change_pricing(self, state: State[Any], seat: Seat, pricing: Pricing) -> Pricing:
        """Return how a seat prices and pays; `pricing` is how it does without this capability."""
        return pricing

    def returns_to_bag(self, state: State[Any], tile: str) -> bool:
        """True if a tile that fits nowhere goes back into the bag."""
        return True

    def count_most_taken(self, state: State[Any], seat: Seat, most: int) -> int:
        """Return how many tiles a seat can get in a round; `most` is the number without this capability."""
        return most

    def list_round_lines(self, subjects: Sequence[Subject]) -> Iterator[PendingLine]:
        """Yield the expansion's lines of the round, apart from scoring tiles, as far as facts about seats tell."""
        return iter(())

    def list_final_lines(self, subjects: Sequence[Subject], scrolls: Mapping[str, Scroll]) -> Iterator[PendingLine]:
        """Yield the expansion's lines at the end, except scrolls and gold, as far as facts about seats tell."""
        return iter(())


class ExtendedRules(NamedTuple):
    """The base with what capabilities add: the box, scoring tiles, scrolls and own sets of tiles."""

    capabilities: tuple[SkyeCapability, ...]
    box: Box
    goals: dict[str, Goal]
    scrolls: dict[str, Scroll]
    sets: Sets

    def find_goals(self, state: Table) -> dict[str, str]:
        """Return the scoring tiles that count in the round, by their places."""
        lying = dict(zip(GOAL_PLACES, state.goals, strict=False))
        return {letter: lying[letter] for letter in find_letters(state.seats, state.round) if letter in lying}

    def counts_gold(self, state: Table) -> bool:
        """True if a scoring tile of the round counts gold, in public."""
        goals = (self.goals[goal] for goal in self.find_goals(state).values())
        return any(isinstance(goal, Most) and goal.needs_gold for goal in goals)

    def build_subject(self, state: Table, seat: Seat) -> Subject:
        """Return a seat as scorers see it."""
        clan = state.clans[seat]
        facts = {
            capability.id: capability.scoring_facts.from_state(state, seat)
            for capability in self.capabilities
            if capability.scoring_facts
        }
        links = [link for each in facts.values() for link in each.links]
        land = TerritoryMap.build(clan.territory, self.box, links)
        return Subject(land, state.options, clan.gold, facts, find_tablets(clan.territory, state.pieces))

    def read_scoring_facts(self, view: View, seat: Seat) -> dict[str, ScoringFacts]:
        """Return what the scorers of capabilities need to know of a seat, as far as a view shows it."""
        return {
            capability.id: capability.scoring_facts.from_view(view, seat)
            for capability in self.capabilities
            if capability.scoring_facts
        }

    def build_subjects(self, state: Table) -> list[Subject]:
        """Return all seats as scorers see them."""
        return [self.build_subject(state, seat) for seat in range(state.seats)]

    def count_income(self, state: Table, seat: Seat) -> int:
        """Return gold in phase 1 in addition to the base's."""
        return sum(capability.count_income(state, seat) for capability in self.capabilities)

    def find_pricing(self, state: Table, seat: Seat) -> Pricing:
        """Return how a seat prices and pays."""
        pricing = Pricing()
        for capability in self.capabilities:
            pricing = capability.change_pricing(state, seat, pricing)
        return pricing

    def count_most_taken(self, state: Table, seat: Seat) -> int:
        """Return how many tiles the seat can get in a round."""
        most = TILES_DRAWN
        for capability in self.capabilities:
            most = capability.count_most_taken(state, seat, most)
        return most

    def returns_to_bag(self, state: Table, tile: str) -> bool:
        """True if a tile that is not built goes back into the bag; else it leaves the game."""
        return all(capability.returns_to_bag(state, tile) for capability in self.capabilities)

    def list_final_lines(self, subjects: Sequence[Subject]) -> Iterator[PendingLine]:
        """Yield what the end gives."""
        yield from list_base_final_lines(subjects, self.scrolls)
        for capability in self.capabilities:
            yield from capability.list_final_lines(subjects, self.scrolls)


def does_app_draw(draw: DrawnBy, options: Mapping[str, str]) -> bool:
    """True if the app draws the tiles of a table: nobody has the printed ones in hand."""
    return draw == "app" and options.get("tracking", "full") == "full"


@cache_by_identity(512)
def find_tablets(territory: Territory, pieces: Pieces) -> dict[int, tuple[str, str]]:
    """Return the tablets on the table's own tiles in a territory, by cell."""
    tablets = {name: piece.tablet for name, piece in pieces.items() if piece.tablet is not msgspec.UNSET}
    return {cell: ("tablet", tablets[tile.tile]) for cell, tile in territory.tiles.items() if tile.tile in tablets}


class RulesCache:
    """Extends the base for a table with own tiles. Results are cached by the tiles."""

    def __init__(self, rules: ExtendedRules) -> None:
        self._rules = rules
        self._merged = lru_cache(maxsize=64)(self._merge)
        self._recent: tuple[tuple[Pieces, ExtendedRules], ...] = ()

    def __call__(self, pieces: Pieces) -> ExtendedRules:
        if not pieces:
            return self._rules
        # The states of a game share one mapping, and so do its views: to compare them costs more than most rules.
        for recent_pieces, rules in self._recent:
            if recent_pieces is pieces:
                return rules
        rules = self._merged(tuple(pieces.items()))
        self._recent = (pieces, rules), *self._recent[:1]
        return rules

    def _merge(self, pieces: tuple[tuple[str, Piece], ...]) -> ExtendedRules:
        return self._rules._replace(box=extend_box(self._rules.box, pieces))


def extend_base(
    box: Box, goals: Mapping[str, Goal], scrolls: Mapping[str, Scroll], extensions: Iterable[SkyeCapability]
) -> ExtendedRules:
    """Return the base with these capabilities."""
    capabilities = tuple(extensions)
    all_goals, all_scrolls = dict(goals), dict(scrolls)
    sets = {name: of for extension in capabilities for name, of in extension.sets.items()}
    for capability in capabilities:
        box = capability.extend_box(box)
        all_goals.update(capability.goals)
        all_scrolls.update(capability.scrolls)
    return ExtendedRules(capabilities, box, all_goals, all_scrolls, sets)
