"""The hooks of Isle of Skye that an expansion may override, in addition to those of games.core.capability.

The base calls each hook for all capabilities in their order and knows none of them by name.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec

from games.core.action import DrawnBy, Facts
from games.core.capability import Capability
from games.core.seats import Seat
from games.core.view import View
from games.isle_of_skye.boxes import NO_SETS, Piece, Pieces, Sets, own_box
from games.isle_of_skye.income import letters_of
from games.isle_of_skye.rounds import Due, final_due
from games.isle_of_skye.state import GOAL_PLACES, TILES_DRAWN, State, Table
from games.isle_of_skye.subject import Goal, Most, Scroll, Subject
from games.isle_of_skye.territory import Land, Territory
from games.isle_of_skye.tiles import Box

Links = tuple[tuple[int, int], ...]


class Payment(NamedTuple):
    """Who pays for a purchase: gold of the buyer and gold of the bank. The seller gets both."""

    buyer: int
    bank: int = 0


class SkyeBase(Protocol):
    """What a capability may ask of the base that it plays with."""

    @property
    def with_pieces(self) -> "WithPieces":
        """Return the function that extends the base for a table with own tiles."""

    def subject(self, state: State[Any], seat: Seat) -> Subject:
        """Return a seat as scorers see it."""


class SkyeCapability(Capability):
    """Base of Isle of Skye's expansions. A hook that is not overridden changes nothing. `base` is set once, before any
    hook is called."""

    base: SkyeBase
    categories: ClassVar[tuple[str, ...]] = ()
    """Kinds of points that only it gives."""
    goals: ClassVar[Mapping[str, Goal]] = MappingProxyType({})
    """Scoring tiles that are shuffled into the others."""
    goal_pictures: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Their pictures (see art_goals)."""
    scrolls: ClassVar[Mapping[str, Scroll]] = MappingProxyType({})
    """Scrolls on its tiles."""
    has_score_tiles: ClassVar[bool] = False
    """True if its box has the 50/100 tiles."""
    sets: ClassVar[Sets] = NO_SETS
    """Sets of tiles of its own, which are never in the bag."""

    def box(self, box: Box) -> Box:
        """Return the box with its tiles added."""
        return box

    def pieces(self, own: dict[str, Facts], draw: DrawnBy, options: Mapping[str, str]) -> dict[str, Facts]:
        """Return the own tiles with which a table begins, given those of its host's box. `options` are complete."""
        return own

    def income(self, state: State[Any], seat: Seat) -> int:
        """Return gold in phase 1 besides the base's."""
        return 0

    def may_price_all(self, state: State[Any], seat: Seat) -> bool:
        """True if the seat may leave the axe aside and price every tile."""
        return False

    def payment(self, state: State[Any], buyer: Seat, tile: str, payment: Payment) -> Payment:
        """Return who pays how much for another seat's tile; `payment` is what is due without this capability."""
        return payment

    def bank_pays(self, state: State[Any], buyer: Seat) -> bool:
        """True if the bank pays the rest of the price of another seat's tile."""
        return False

    def returns_to_bag(self, state: State[Any], tile: str) -> bool:
        """True if a tile that fits nowhere goes back into the bag."""
        return True

    def most_taken(self, state: State[Any], seat: Seat, most: int) -> int:
        """Return how many tiles a seat can get in a round; `most` is the number without this capability."""
        return most

    def links(self, state: State[Any], seat: Seat) -> Links:
        """Return pairs of neighbouring cells that are linked by something other than printed roads."""
        return ()

    def notes(self, state: State[Any], seat: Seat) -> Any:
        """Return what its scorers need to know of the seat besides the territory."""
        return None

    def round_due(self, subjects: Sequence[Subject]) -> Iterator[Due]:
        """Yield what it gives in the round besides scoring tiles, as far as the notes of the seats tell."""
        return iter(())

    def final_due(self, subjects: Sequence[Subject], scrolls: Mapping[str, Scroll]) -> Iterator[Due]:
        """Yield what it gives at the end besides scrolls and gold, as far as the notes of the seats tell."""
        return iter(())

    def links_seen(self, view: View, seat: Seat) -> Links:
        """Return `links` as far as a view shows them."""
        return ()

    def notes_seen(self, view: View, seat: Seat) -> Any:
        """Return `notes` as far as a view shows them."""
        return None


class Extended(NamedTuple):
    """The base with what capabilities add: the box, scoring tiles, scrolls and own sets of tiles."""

    chosen: tuple[SkyeCapability, ...]
    box: Box
    goals: dict[str, Goal]
    scrolls: dict[str, Scroll]
    sets: Sets

    def goals_now(self, state: Table) -> dict[str, str]:
        """Return the scoring tiles that count in the round, by their places."""
        lying = dict(zip(GOAL_PLACES, state.goals, strict=False))
        return {letter: lying[letter] for letter in letters_of(state.seats, state.round) if letter in lying}

    def counts_gold(self, state: Table) -> bool:
        """True if a scoring tile of the round counts gold, in public."""
        goals = (self.goals[goal] for goal in self.goals_now(state).values())
        return any(isinstance(goal, Most) and goal.needs_gold for goal in goals)

    def subject(self, state: Table, seat: Seat) -> Subject:
        """Return a seat as scorers see it."""
        clan = state.clans[seat]
        links = [link for one in self.chosen for link in one.links(state, seat)]
        notes = {one.id: one.notes(state, seat) for one in self.chosen}
        land = Land(clan.territory, self.box, links)
        return Subject(land, state.options, clan.gold, notes, besides(clan.territory, state.pieces))

    def subjects(self, state: Table) -> list[Subject]:
        """Return all seats as scorers see them."""
        return [self.subject(state, seat) for seat in range(state.seats)]

    def income(self, state: Table, seat: Seat) -> int:
        """Return gold in phase 1 besides the base's."""
        return sum(one.income(state, seat) for one in self.chosen)

    def may_price_all(self, state: Table, seat: Seat) -> bool:
        """True if the seat may leave the axe aside and price every tile."""
        return any(one.may_price_all(state, seat) for one in self.chosen)

    def payment(self, state: Table, buyer: Seat, tile: str, price: int) -> Payment:
        """Return who pays how much for another seat's tile."""
        due = Payment(price)
        for one in self.chosen:
            due = one.payment(state, buyer, tile, due)
        if any(one.bank_pays(state, buyer) for one in self.chosen):
            return Payment(0, due.buyer + due.bank)
        return due

    def most_taken(self, state: Table, seat: Seat) -> int:
        """Return how many tiles the seat can get in a round."""
        most = TILES_DRAWN
        for one in self.chosen:
            most = one.most_taken(state, seat, most)
        return most

    def returns_to_bag(self, state: Table, tile: str) -> bool:
        """True if a tile that is not built goes back into the bag; else it leaves the game."""
        return all(one.returns_to_bag(state, tile) for one in self.chosen)

    def final_due(self, subjects: Sequence[Subject]) -> Iterator[Due]:
        """Yield what the end gives."""
        yield from final_due(subjects, self.scrolls)
        for one in self.chosen:
            yield from one.final_due(subjects, self.scrolls)


def besides(territory: Territory, pieces: Pieces) -> dict[int, tuple[str, str]]:
    """Return what the tiles of a territory show besides symbols, by cell: the tablets on a table's own tiles."""
    tablets = {name: piece.tablet for name, piece in pieces.items() if piece.tablet is not msgspec.UNSET}
    return {cell: ("tablet", tablets[one.tile]) for cell, one in territory.tiles.items() if one.tile in tablets}


class WithPieces:
    """Extends the base for a table with own tiles. Results are cached by the tiles."""

    def __init__(self, rules: Extended) -> None:
        self._rules = rules
        self._merged = lru_cache(maxsize=64)(self._merge)
        self._recent: tuple[tuple[Pieces, Extended], ...] = ()

    def __call__(self, pieces: Pieces) -> Extended:
        if not pieces:
            return self._rules
        # The states of a game share one mapping, and so do its views: to compare them costs more than most rules.
        for known, rules in self._recent:
            if known is pieces:
                return rules
        rules = self._merged(tuple(pieces.items()))
        self._recent = (pieces, rules), *self._recent[:1]
        return rules

    def _merge(self, pieces: tuple[tuple[str, Piece], ...]) -> Extended:
        return self._rules._replace(box=own_box(self._rules.box, pieces))


def extended(
    box: Box, goals: Mapping[str, Goal], scrolls: Mapping[str, Scroll], chosen: Iterable[SkyeCapability]
) -> Extended:
    """Return the base with these capabilities."""
    capabilities = tuple(chosen)
    all_goals, all_scrolls = dict(goals), dict(scrolls)
    sets = {name: of for one in capabilities for name, of in one.sets.items()}
    for one in capabilities:
        box = one.box(box)
        all_goals.update(one.goals)
        all_scrolls.update(one.scrolls)
    return Extended(capabilities, box, all_goals, all_scrolls, sets)
