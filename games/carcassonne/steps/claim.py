"""Step 3 of a turn: which segments of the laid tile a figure may take (rules section 5)."""

from collections.abc import Callable, Set

from games.carcassonne.board import (
    find_bordered_cities,
    find_joins,
    find_occupied_around,
    is_closed_by,
    is_complete_city,
)
from games.carcassonne.capability import ExtendedRules
from games.carcassonne.events import name_figure
from games.carcassonne.figures import Figure, FigureTarget
from games.carcassonne.state import Table
from games.carcassonne.tiles import ALONE, CITY, FIELD, RIVER, Join, LaidTile
from games.core.errors import IllegalAction
from games.core.seats import Seat

Targets = dict[str, str]
"""Segments that a figure may take, each with its note."""


def find_claim(
    rules: ExtendedRules, state: Table, seat: Seat, laid_tile: LaidTile, joined: list[Join], name: str, segment: str
) -> int:
    """Return the index of the segment that a figure may take.

    :raises IllegalAction: there is no such figure or segment, none is left, or it may not stand there.
    """
    figure = rules.figures.get(name)
    if figure is None:
        raise IllegalAction("carcassonne.unknown_figure", rule="5")
    index = next((i for i, s in enumerate(laid_tile.segments) if s.id == segment and s.kind != RIVER), None)
    if index is None:
        raise IllegalAction("carcassonne.unknown_segment", {"segment": segment}, rule="5")
    if refusal := figure.refuse_kind(laid_tile.segments[index].kind, state.options):
        raise refusal
    if state.count_in_hand(name)[seat] == 0:
        if figure.is_plain:
            raise IllegalAction("carcassonne.no_follower_left", rule="5")
        raise IllegalAction("carcassonne.no_figure_left", {"figure": name_figure(name)}, rule="5")
    join = next(join for join in joined if index in join.segments)
    if refusal := figure.refuse_target(FigureTarget(state.board, seat, join), rules.weights):
        raise refusal
    return index


class TurnFacts:
    """Facts about the drawn tile and the board that hold for every place of a turn. Each is worked out once."""

    def __init__(self, rules: ExtendedRules, state: Table, tile: str) -> None:
        self._rules, self._state = rules, state
        kinds = {segment.kind for segment in rules.box.laid[tile][0].segments} - {RIVER}
        self.standing = {
            figure.id: {kind for kind in kinds if figure.refuse_kind(kind, state.options) is None}
            for figure in rules.figures.values()
        }
        """By figure the kinds of segments of the tile on which it may stand."""
        board, weights = state.board, rules.weights
        self.asked = {
            figure.id for figure in rules.figures.values() if type(figure).refuse_target is not Figure.refuse_target
        }
        """Figures with a rule of their own in addition to what `occupied` and `own` decide."""
        self.occupied = {board.feature_of[segment] for segment in board.followers}
        self.own = {
            board.feature_of[segment]
            for segment, seat in board.followers.items()
            if seat == state.active and weights[board.find_figure(segment)] > 0
        }
        """Features that carry any figure, and those that carry a follower of the seat whose turn it is."""
        self.has_city = CITY in kinds
        self._cities: dict[int, set[int]] = {}
        self._complete: dict[int, set[int]] = {}
        self._cells: dict[int, set[int]] = {}

    def may_take(self, figure: Figure) -> bool:
        """True unless the figure has no target anywhere."""
        return bool(self.standing[figure.id] and (self.own or not figure.joins_own))

    def list_cities(self, field: int) -> set[int]:
        """Return the names of the cities that a field on the board borders."""
        if field not in self._cities:
            board = self._state.board
            self._cities[field] = set(find_bordered_cities(self._rules.box, board, board.features[field]))
        return self._cities[field]

    def list_complete_cities(self, field: int) -> set[int]:
        """Return those of the cities that are complete."""
        if field not in self._complete:
            features = self._state.board.features
            self._complete[field] = {name for name in self.list_cities(field) if is_complete_city(features[name])}
        return self._complete[field]

    def list_cells(self, feature: int) -> set[int]:
        if feature not in self._cells:
            self._cells[feature] = {segment >> 4 for segment in self._state.board.features[feature].segments}
        return self._cells[feature]


class Claims:
    """What the figures of the seat whose turn it is may take of a tile in one place. `facts`: shared by the places of
    a turn."""

    def __init__(
        self, rules: ExtendedRules, state: Table, cell: int, tile: str, rotation: int, facts: TurnFacts | None = None
    ) -> None:
        self.rules, self.state, self.cell = rules, state, cell
        self.laid_tile = rules.box.laid[tile][rotation]
        self.joined = find_joins(rules.box, state.board, cell, self.laid_tile)
        self.facts = facts or TurnFacts(rules, state, tile)
        self._completed = (
            [join for join in self.joined if join.kind == CITY and is_closed_by(state.board, join)]
            if self.facts.has_city
            else []
        )
        self._notes: dict[int, str] = {}

    def list_targets(self, figure: Figure) -> Targets:
        """Return the segments that the figure may take, in the order of the tile."""
        facts, joins_own, segments = self.facts, figure.joins_own, self.laid_tile.segments
        kinds, features = facts.standing[figure.id], facts.own if joins_own else facts.occupied
        is_asked = figure.id in facts.asked
        notes: dict[int, str] = {}
        for join in self.joined:
            if join.kind not in kinds or features.isdisjoint(join.features) == joins_own:
                continue
            if is_asked and figure.refuse_target(
                FigureTarget(self.state.board, self.state.active, join), self.rules.weights
            ):
                continue
            note = self._find_note(join)
            for index in join.segments:
                notes[index] = note
        return {segments[index].id: notes[index] for index in sorted(notes)}

    def _find_note(self, join: Join) -> str:
        first = join.segments[0]
        if first not in self._notes:
            self._notes[first] = self._build_farm_note(join) if join.kind == FIELD else self._build_note(join)
        return self._notes[first]

    def _build_note(self, join: Join) -> str:
        """Return what the phone says beside a road, city, cloister or garden as it will be with the tile:
        `<word>:<number>`."""
        board = self.state.board
        if join.kind in ALONE:
            around = len(find_occupied_around(board, self.cell))
            return f"around:{around}" if around < 8 else "done:9"
        tiles = len(_unite(self.facts.list_cells, join.features)) + 1
        word = "done" if is_closed_by(board, join) else "open"
        return f"{join.kind}_{word}:{tiles}" if join.kind == CITY else f"{word}:{tiles}"

    def _build_farm_note(self, farm: Join) -> str:
        """Return how many complete cities the farm will border, including those that the tile completes."""
        cities = len(_unite(self.facts.list_complete_cities, farm.features))
        if self._completed:
            borders = {city for index in farm.segments for city in self.laid_tile.segments[index].borders}
            beside = _unite(self.facts.list_cities, farm.features)
            cities += sum(
                not (borders.isdisjoint(city.segments) and beside.isdisjoint(city.features)) for city in self._completed
            )
        return f"cities:{cities}"


def _unite(find: Callable[[int], Set[int]], features: Set[int]) -> Set[int]:
    """Return all that `find` returns for these features."""
    if not features:
        return frozenset()
    if len(features) == 1:
        (feature,) = features
        return find(feature)
    return set[int]().union(*map(find, features))
