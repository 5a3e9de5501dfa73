"""The hooks of Carcassonne that an expansion may override (rules section 13), in addition to those of
games.core.capability.

The base calls each hook for all capabilities in their order and knows none of them by name.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

import msgspec

from games.carcassonne.board import Board, Feature, find_placements
from games.carcassonne.box import Box, Contents, build_box
from games.carcassonne.figures import FOLLOWER, Figure
from games.carcassonne.state import Table
from games.carcassonne.tiles import Join
from games.core.action import StartTable
from games.core.assets import PieceParts
from games.core.capability import Capability
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.meta import Expansion
from games.core.ruleset import Progress
from games.core.score import Part, ScoreLine
from games.core.seats import Seat

Bag = Mapping[str, int]
Options = Mapping[str, str]
PlaceRule = Callable[[int, int], IllegalAction | None]
"""Returns why a tile may not lie on a cell in a rotation."""


class Laying(NamedTuple):
    """A tile that `seat` has laid on `cell`.

    - `before`: the board without it. `board`: with it and its figure, before followers return.
    - `joined`: what its segments joined. `names`: the features that it takes part in.
    """

    seat: Seat
    cell: int
    before: Board
    board: Board
    joined: list[Join]
    names: list[int]


class ReturnedFigure(NamedTuple):
    """A figure that went back to its supply: the board without it, its score lines and the public event."""

    board: Board
    figure: str
    lines: list[ScoreLine]
    event: Event


class Returnable(NamedTuple):
    """A figure that its seat may take back from a segment.

    `count_points` returns its points if the turn's tile is laid on a cell, None if it may not come back then.
    """

    figure: str
    segment: int
    count_points: Callable[[int], int | None]


class PointValue(NamedTuple):
    """Points for each tile and pennant of a road or city, or for each city beside a farm.

    - `reason`: the code of the score line. `part`: the code of its part. `rule`: the section of the rules.
    - `why`: where they are 0, the code of a message that says why.
    """

    points: int
    reason: str
    rule: str
    part: str = "tiles"
    why: str = ""


class FinalBonus(NamedTuple):
    """A line of the final scoring that no feature gives. `counts`: what each seat has."""

    seat: Seat
    category: str
    reason: str
    rule: str
    part: Part
    counts: dict[str, int]


class Nothing(msgspec.Struct, frozen=True):
    """The slice of an expansion that keeps nothing of its own: the board, the figures and the bag say all."""


class CarcassonneCapability(Capability):
    """Base of Carcassonne's expansions. A hook that is not overridden changes nothing. `rules` is set once, before any
    hook is called that gets a state."""

    slice_type: ClassVar[type[msgspec.Struct]] = Nothing

    expansion: ClassVar[Expansion]
    """Its entry of the game's meta."""
    figures: ClassVar[tuple[Figure, ...]] = ()
    """Figures that each player has in addition to the followers (rules section e4)."""
    final_reasons: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """Reasons of lines that only the final scoring has, with their place in the order in which they are revealed."""
    rules: "ExtendedRules"
    piece_parts: ClassVar[Mapping[str, PieceParts]] = MappingProxyType({})
    """Where the pictures of its figures have the shape of their seat."""

    def setup(self, start: StartTable) -> Any:
        return self.slice_type()

    def extend_contents(self, contents: Contents) -> Contents:
        """Return what the box is built from, with its tiles and kinds of segments added."""
        return contents

    def change_counts(self, counts: Bag, options: Options) -> Bag:
        """Return the copies of each tile type with which a table with these options plays, given those without this
        capability (rules section e2)."""
        return counts

    def limit_draws(self, bag: Bag, counts: Bag, options: Options) -> Bag:
        """Return the part of `bag`, the copies that are left, from which the next tile is drawn. `counts`: all copies
        of the table."""
        return bag

    def find_place_rule(self, board: Board, tile: str, options: Options) -> PlaceRule | None:
        """Return what refuses cells beside the board and rotations of a tile, whatever edges its neighbours show; None
        if nothing is refused."""
        return None

    def change_feature_worth(
        self, board: Board, feature: Feature, worth: PointValue, complete: bool, options: Options
    ) -> PointValue:
        """Return what a road or city is worth; `worth` is that without this capability."""
        return worth

    def change_city_worth(self, board: Board, seat: Seat, farms: tuple[Feature, ...], worth: PointValue) -> PointValue:
        """Return what a city beside these farms is worth to the seat; `worth` is that without this capability."""
        return worth

    def count_stock(self, state: Table, seat: Seat) -> dict[str, int]:
        """Return what a seat has other than figures."""
        return {}

    def find_returnable(self, board: Board, seat: Seat) -> Returnable | None:
        """Return the figure that the seat may take back as its action."""
        return None

    def return_figure(self, state: Table, board: Board, seat: Seat, cell: int) -> ReturnedFigure | None:
        """Return the figure of the seat on a cell to its supply; None if that is no figure of this capability."""
        return None

    def react_to_tile(self, state: Table, laying: Laying) -> tuple[Table, tuple[Event, ...]]:
        """React to a tile that was laid, once it has scored."""
        return state, ()

    def end_part(self, state: Table) -> tuple[Table, bool]:
        """Return the state after a part of a turn, and whether the seat plays another part."""
        return state, False

    def list_final_bonuses(self, stocks: tuple[Bag, ...]) -> Iterator[FinalBonus]:
        """Yield further lines of the final scoring, given what each seat has."""
        return iter(())


def find_allowed(rules: list[PlaceRule], cell: int, rotations: tuple[int, ...]) -> tuple[int, ...]:
    """Return the rotations at a cell that no rule refuses."""
    if not rules:
        return rotations
    return tuple(rotation for rotation in rotations if not any(rule(cell, rotation) for rule in rules))


class ExtendedRules:
    """The base with what capabilities add. Each method asks all of them."""

    def __init__(self, contents: Contents, capabilities: Iterable[CarcassonneCapability] = ()) -> None:
        self.capabilities = tuple(capabilities)
        for capability in self.capabilities:
            contents = capability.extend_contents(contents)
        self.box: Box = build_box(contents)
        further = (figure for capability in self.capabilities for figure in capability.figures)
        self.figures: dict[str, Figure] = {figure.id: figure for figure in (FOLLOWER, *further)}
        self._placing = [
            capability
            for capability in self.capabilities
            if type(capability).find_place_rule is not CarcassonneCapability.find_place_rule
        ]
        self.weights = {name: figure.weight for name, figure in self.figures.items()}
        for capability in self.capabilities:
            capability.rules = self

    @cached_property
    def final_reasons(self) -> dict[str, int]:
        """Return the further reasons of lines of the final scoring."""
        return {reason: n for capability in self.capabilities for reason, n in capability.final_reasons.items()}

    def count_tiles(self, options: Options) -> Bag:
        """Return the copies of each tile type at a table, the start tile included."""
        counts = self.box.counts
        for capability in self.capabilities:
            counts = capability.change_counts(counts, options)
        return counts

    def limit_draws(self, bag: Bag, options: Options) -> Bag:
        """Return the part of the bag from which the next tile is drawn."""
        stack = bag
        for capability in self.capabilities:
            stack = capability.limit_draws(stack, self.count_tiles(options), options)
        return stack

    def list_place_rules(self, board: Board, tile: str, options: Options) -> list[PlaceRule]:
        """Return the rules, other than matching edges, that refuse places of a tile."""
        return [rule for each in self._placing if (rule := each.find_place_rule(board, tile, options))]

    def find_placements(self, board: Board, tile: str, options: Options) -> dict[int, tuple[int, ...]]:
        """Return all legal placements of a tile: cell -> rotations, symmetric ones included (rules section 4)."""
        placements = find_placements(self.box, board, tile)
        rules = self.list_place_rules(board, tile, options)
        if not rules:
            return placements
        allowed = {cell: find_allowed(rules, cell, rotations) for cell, rotations in placements.items()}
        return {cell: rotations for cell, rotations in allowed.items() if rotations}

    def find_rotations(self, board: Board, tile: str, cell: int, options: Options) -> tuple[int, ...]:
        """Return the rotations in which a tile may lie on an empty cell beside the board."""
        return find_allowed(
            self.list_place_rules(board, tile, options), cell, self.box.fitting[tile][board.wanted[cell]]
        )

    def change_feature_worth(
        self, board: Board, feature: Feature, worth: PointValue, complete: bool, options: Options
    ) -> PointValue:
        """Return what a road or city is worth; `worth` is that of the base."""
        for capability in self.capabilities:
            worth = capability.change_feature_worth(board, feature, worth, complete, options)
        return worth

    def change_city_worth(self, board: Board, seat: Seat, farms: tuple[Feature, ...], worth: PointValue) -> PointValue:
        """Return what a city beside these farms is worth to the seat; `worth` is that of the base."""
        for capability in self.capabilities:
            worth = capability.change_city_worth(board, seat, farms, worth)
        return worth

    def find_returnable(self, board: Board, seat: Seat) -> Returnable | None:
        """Return the figure that the seat may take back as its action."""
        found = (capability.find_returnable(board, seat) for capability in self.capabilities)
        return next((returnable for returnable in found if returnable), None)

    def return_figure(self, state: Table, board: Board, seat: Seat, cell: int) -> ReturnedFigure | None:
        """Return the figure of the seat on a cell to its supply; None if no figure there may go back."""
        found = (capability.return_figure(state, board, seat, cell) for capability in self.capabilities)
        return next((returned for returned in found if returned), None)

    def react_to_tile(self, progress: Progress, laying: Laying) -> Progress:
        """Let all react to a tile that was laid, once it has scored."""
        state, events = progress.state, progress.events
        for capability in self.capabilities:
            state, further = capability.react_to_tile(state, laying)
            events += further
        return Progress(state, events)

    def end_part(self, state: Table) -> tuple[Table, bool]:
        """Return the state after a part of a turn, and whether the seat plays another part."""
        goes_on = False
        for capability in self.capabilities:
            state, further = capability.end_part(state)
            goes_on = goes_on or further
        return state, goes_on

    def list_final_bonuses(self, stocks: tuple[Bag, ...]) -> Iterator[FinalBonus]:
        """Yield further lines of the final scoring, given what each seat has."""
        for capability in self.capabilities:
            yield from capability.list_final_bonuses(stocks)

    def count_stock(self, state: Table, seat: Seat) -> dict[str, int]:
        """Return what a seat has in hand: figures, then what capabilities add."""
        stock = {figure: state.count_in_hand(figure)[seat] for figure in self.figures}
        for capability in self.capabilities:
            stock |= capability.count_stock(state, seat)
        return stock
