"""The River: tiles that are drawn first, each at the end of the one before (rules sections e10 to e19)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from games.carcassonne.board import Board
from games.carcassonne.box import Contents
from games.carcassonne.capability import Bag, CarcassonneCapability, PlaceRule
from games.carcassonne.expansions.river import art
from games.carcassonne.meta import RIVER
from games.core.data_files import load_data
from games.core.errors import IllegalAction
from games.core.grid import STEP, name_cell, pack
from games.core.identity_cache import cache_by_identity

_DATA: Final = load_data(__package__, "tiles")
SPRING: Final[str] = _DATA["start_tile"]
LAKE: Final[str] = _DATA["last_tile"]
SPRING_ROTATION: Final = 3
"""The river begins to the east."""


class Course(msgspec.Struct, frozen=True):
    """The river as far as it lies.

    - `turns`: for each tile behind the spring, in order, the quarter turns from the edge where the river comes in to
      the one where it leaves: 2 is straight.
    - `end`: the empty cell where it goes on. `entry`: the edge of that cell where it comes in.
    """

    turns: tuple[int, ...]
    end: int
    entry: int


class River(CarcassonneCapability):
    """The River as an expansion."""

    id = RIVER.id
    expansion = RIVER
    options = RIVER.options
    glyphs = MappingProxyType(art.GLYPHS)

    def extend_contents(self, contents: Contents) -> Contents:
        """Return the contents with the spring as the start tile (rules sections e10 and e11)."""
        self.start_before = contents.start[0]
        return contents.with_tiles(_DATA["tiles"])._replace(start=(SPRING, SPRING_ROTATION))

    def change_counts(self, counts: Bag, options: Mapping[str, str]) -> Bag:
        """Return the copies without the start tile of the base, unless the table shuffles it in (rules section e11)."""
        if options["river_start_tile"] != "removed":
            return counts
        return {**counts, self.start_before: counts[self.start_before] - 1}

    def limit_draws(self, bag: Bag, counts: Bag, options: Mapping[str, str]) -> Bag:
        """Return the river without its lake, then the lake, then the rest (rules section e12)."""
        river = {tile["type"] for tile in _DATA["tiles"]}
        if any(bag[tile] for tile in river - {LAKE}):
            return {tile: n for tile, n in bag.items() if tile in river - {LAKE}}
        if bag[LAKE]:
            return {LAKE: bag[LAKE]}
        first = self.start_before
        if options["river_start_tile"] == "after_lake" and bag[first] == counts[first]:
            return {first: bag[first]}
        return {tile: n for tile, n in bag.items() if tile not in river}

    def find_place_rule(self, board: Board, tile: str, options: Mapping[str, str]) -> PlaceRule | None:
        """Return the rule of the river: it goes on at its end, and meets nothing else (rules sections e13 to e15)."""
        course = self.find_course(board)
        if self.rules.box.laid[tile][0].river >= 0:
            return lambda cell, rotation: self._refuse_river(board, course, tile, cell, rotation, options)
        if course is None:
            return None
        end, refusal = course.end, IllegalAction("carcassonne.river_edge", {"place": name_cell(course.end)}, rule="e14")
        return lambda cell, _: refusal if cell == end else None

    def _refuse_river(
        self, board: Board, course: Course | None, tile: str, cell: int, rotation: int, options: Mapping[str, str]
    ) -> IllegalAction | None:
        laid_tile = self.rules.box.laid[tile][rotation]
        edges = laid_tile.segments[laid_tile.river].edges
        if course is None or cell != course.end or course.entry not in edges:
            return IllegalAction("carcassonne.river_continues", rule="e13")
        if len(edges) == 1:
            return None
        (leaving,) = (edge for edge in edges if edge != course.entry)
        beyond = cell + STEP[leaving]
        if beyond in board.tiles:
            return IllegalAction("carcassonne.river_blocked", {"place": name_cell(beyond)}, rule="e14")
        turn = (leaving - course.entry) % 4
        if options["river_turns"] == "clearance":
            further, left, right = STEP[leaving], STEP[(leaving + 3) % 4], STEP[(leaving + 1) % 4]
            near = (beyond + left, beyond + right, beyond + further, beyond + further + left, beyond + further + right)
            refused = any(other in board.tiles for other in near)
        else:
            refused = _turns_back(turn, course.turns, options["river_turns"])
        return IllegalAction("carcassonne.river_turn", rule="e15") if refused else None

    @cache_by_identity(64)
    def find_course(self, board: Board) -> Course | None:
        """Return the river as it lies; None once it has ended."""
        laid, cell = self.rules.box.laid, pack(0, 0)
        spring = board.tiles[cell]
        index = laid[spring.tile][spring.rotation].river
        if board.features[board.feature_of[cell << 4 | index]].open == 0:
            return None
        (leaving,) = laid[spring.tile][spring.rotation].segments[index].edges
        turns: list[int] = []
        while True:
            cell, entry = cell + STEP[leaving], leaving ^ 2
            placed = board.tiles.get(cell)
            if placed is None:
                return Course(tuple(turns), cell, entry)
            laid_tile = laid[placed.tile][placed.rotation]
            (leaving,) = (edge for edge in laid_tile.segments[laid_tile.river].edges if edge != entry)
            turns.append((leaving - entry) % 4)


def _turns_back(turn: int, turns: tuple[int, ...], rule: str) -> bool:
    """True if a bend repeats the side of the one before (`no_u_turn`: of the tile before)."""
    if turn == 2 or rule == "free":
        return False
    if rule == "no_u_turn":
        return turns[-1:] == (turn,)
    bends = [each for each in turns if each != 2]
    return bends[-1:] == [turn]
