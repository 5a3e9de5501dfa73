"""Step 3 of a turn: which segments of the laid tile a figure may take (rules section 5)."""

from games.carcassonne.board import (
    Board,
    Join,
    find_bordered_cities,
    find_joins,
    find_occupied_around,
    is_closed_by,
    is_complete_city,
)
from games.carcassonne.capability import Extended
from games.carcassonne.events import name_figure
from games.carcassonne.figures import Figure, Spot
from games.carcassonne.state import Table
from games.carcassonne.tiles import ALONE, CITY, FIELD, RIVER, LaidTile
from games.core.errors import IllegalAction
from games.core.seats import Seat

Targets = dict[str, str]
"""Segments that a figure may take, each with its note."""


def find_claim(
    rules: Extended, state: Table, seat: Seat, laid_tile: LaidTile, joined: list[Join], name: str, segment: str
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
    if refusal := figure.refuse_spot(Spot(state.board, seat, join), rules.weights):
        raise refusal
    return index


class TurnFacts:
    """Facts about the drawn tile and the board that hold for every place of a turn. Each is worked out once."""

    def __init__(self, rules: Extended, state: Table, tile: str) -> None:
        self._rules, self._state = rules, state
        kinds = {segment.kind for segment in rules.box.laid[tile][0].segments} - {RIVER}
        self.standing = {
            figure.id: {kind for kind in kinds if figure.refuse_kind(kind, state.options) is None}
            for figure in rules.figures.values()
        }
        """By figure the kinds of segments of the tile on which it may stand."""
        board, weights = state.board, rules.weights
        self.occupied = {board.feature_of[segment] for segment in board.followers}
        self.own = {
            board.feature_of[segment]
            for segment, seat in board.followers.items()
            if seat == state.active and weights[board.figure_at(segment)] > 0
        }
        """Features that carry any figure, and those that carry a follower of the seat at turn."""
        self._cities: dict[int, list[int]] = {}
        self._cells: dict[frozenset[int], int] = {}

    def may_take(self, figure: Figure) -> bool:
        """True unless the figure has no target anywhere."""
        return bool(self.standing[figure.id] and (self.own or not figure.joins_own))

    def list_cities(self, field: int) -> list[int]:
        """Return the names of the cities that a field on the board borders."""
        if field not in self._cities:
            board = self._state.board
            self._cities[field] = find_bordered_cities(self._rules.box, board, board.features[field])
        return self._cities[field]

    def count_cells(self, features: set[int]) -> int:
        """Return how many cells features on the board lie on together."""
        key = frozenset(features)
        if key not in self._cells:
            on_board = self._state.board.features
            self._cells[key] = len({segment >> 4 for name in features for segment in on_board[name].segments})
        return self._cells[key]


class Claims:
    """What the figures of the seat at turn may take of a tile in one place. `facts`: shared by the places of a
    turn."""

    def __init__(
        self, rules: Extended, state: Table, cell: int, tile: str, rotation: int, facts: TurnFacts | None = None
    ) -> None:
        self.rules, self.state, self.cell = rules, state, cell
        self.laid_tile = rules.box.laid[tile][rotation]
        self.joined = find_joins(rules.box, state.board, cell, self.laid_tile)
        self.facts = facts or TurnFacts(rules, state, tile)
        self._notes: dict[int, str] = {}

    def list_targets(self, figure: Figure) -> Targets:
        """Return the segments that the figure may take, in the order of the tile."""
        state, weights = self.state, self.rules.weights
        notes: dict[int, str] = {}
        facts = self.facts
        kinds = facts.standing[figure.id]
        for join in self.joined if kinds else ():
            if join.kind not in kinds:
                continue
            # Most places end here: a refusal takes more time.
            if facts.own.isdisjoint(join.features) if figure.joins_own else facts.occupied & join.features:
                continue
            # A plain figure stands wherever nobody does.
            if figure.is_plain or figure.refuse_spot(Spot(state.board, state.active, join), weights) is None:
                notes |= dict.fromkeys(join.segments, self._find_note(join))
        if not notes:
            return {}
        return {segment.id: notes[i] for i, segment in enumerate(self.laid_tile.segments) if i in notes}

    def _find_note(self, join: Join) -> str:
        first = join.segments[0]
        if first not in self._notes:
            board = self.state.board
            self._notes[first] = (
                _build_farm_note(self.facts, board, self.laid_tile, self.joined, join)
                if join.kind == FIELD
                else _build_note(self.facts, board, self.cell, join)
            )
        return self._notes[first]


def _build_note(facts: TurnFacts, board: Board, cell: int, join: Join) -> str:
    """Return what the phone says beside a road, city, cloister or garden as it will be with the tile:
    `<word>:<number>`."""
    if join.kind in ALONE:
        around = len(find_occupied_around(board, cell))
        return f"around:{around}" if around < 8 else "done:9"
    size = facts.count_cells(join.features) + 1
    word = "done" if is_closed_by(board, join) else "open"
    return f"{join.kind}_{word}:{size}" if join.kind == CITY else f"{word}:{size}"


def _build_farm_note(facts: TurnFacts, board: Board, laid_tile: LaidTile, joined: list[Join], farm: Join) -> str:
    """Return how many complete cities the farm will border, including those that the tile completes."""
    beside = {name for field in farm.features for name in facts.list_cities(field)}
    if all(join.kind != CITY for join in joined):
        return f"cities:{sum(is_complete_city(board.features[name]) for name in beside)}"
    group = {index: join.segments[0] for join in joined for index in join.segments}
    meeting = {name: join.segments[0] for join in joined if join.kind == CITY for name in join.features}
    completed = {join.segments[0] for join in joined if join.kind == CITY and is_closed_by(board, join)}
    bordered = {group[city] for index in farm.segments for city in laid_tile.segments[index].borders}
    bordered |= {meeting[name] for name in beside if name in meeting}
    apart = [name for name in beside if name not in meeting and is_complete_city(board.features[name])]
    return f"cities:{len(bordered & completed) + len(apart)}"
