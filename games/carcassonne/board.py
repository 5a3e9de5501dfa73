"""The board: laid tiles, the features that their segments form, the followers on them (rules sections 4 to 6).

A segment on the board is one int, `cell * 16 + index on its tile`. A feature is named by one of its segments.
"""

import msgspec

from games.carcassonne.box import Box
from games.carcassonne.tiles import CITY, Join, LaidTile, Segment
from games.core import edges
from games.core.grid import AROUND, STEP, name_cell
from games.core.seats import Seat


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """A tile on the board. `n` counts from 0, the start tile; `seat` laid it (None: the start tile)."""

    tile: str
    rotation: int
    n: int
    seat: Seat | None = None


class Feature(msgspec.Struct, frozen=True, array_like=True):
    """Joined segments of one kind. `open` counts the edges that await a tile (city, road); `followers` are the segments
    that carry one."""

    kind: str
    segments: tuple[int, ...]
    open: int
    followers: tuple[int, ...] = ()


class Board(msgspec.Struct, frozen=True):
    """The board, with indexes for what rules ask often.

    - `wanted`: empty cells beside a tile -> the terrain that the neighbours ask for, packed.
    - `feature_of`: segment -> name of its feature.
    - `followers`: segment -> seat, of all figures. `figures`: segment -> which, of those that are no plain follower.
    """

    tiles: dict[int, Placed]
    wanted: dict[int, int]
    feature_of: dict[int, int]
    features: dict[int, Feature]
    followers: dict[int, Seat]
    figures: dict[int, str] = {}

    def find_figure(self, segment: int) -> str:
        """Return which figure stands on a segment that carries one."""
        return self.figures.get(segment, "follower")


EMPTY = Board({}, {}, {}, {}, {})


def find_segment(box: Box, board: Board, segment: int) -> Segment:
    """Return the segment's facts, as it lies."""
    placed = board.tiles[segment >> 4]
    return box.laid[placed.tile][placed.rotation].segments[segment & 15]


def name_segment(box: Box, board: Board, segment: int) -> str:
    """Return the place name of a segment, "x,y/c0"."""
    return f"{name_cell(segment >> 4)}/{find_segment(box, board, segment).id}"


def find_placements(box: Box, board: Board, tile: str) -> dict[int, tuple[int, ...]]:
    """Return all legal placements of a tile: cell -> rotations, symmetric ones included (rules section 4)."""
    return edges.find_placements(board.wanted, box.fitting[tile])


def find_joins(box: Box, board: Board, cell: int, laid_tile: LaidTile) -> list[Join]:
    """Return what the segments of `laid_tile` would join at an empty `cell`. Segments that are connected some way round
    are one."""
    tiles, feature_of = board.tiles, board.feature_of
    touched: dict[int, set[int]] = {}
    met = [0] * len(laid_tile.segments)
    for edge in range(4):
        neighbour = cell + STEP[edge]
        placed = tiles.get(neighbour)
        if placed is None:
            continue
        first = neighbour << 4
        line, left, right = laid_tile.sides[edge]
        other_line, other_right, other_left = box.laid[placed.tile][placed.rotation].sides[edge ^ 2]
        if line >= 0:
            met[line] += 1
            touched.setdefault(line, set()).add(feature_of[first | other_line])
        if left >= 0:
            touched.setdefault(left, set()).add(feature_of[first | other_left])
            touched.setdefault(right, set()).add(feature_of[first | other_right])
    joined: list[Join] = []
    for index, alone in enumerate(laid_tile.apart):
        touching = touched.get(index)
        if touching is None:
            joined.append(alone)
            continue
        members, features, still_open = alone.segments, touching, alone.open - 2 * met[index]
        for other in [other for other in joined if not touching.isdisjoint(other.features)]:
            joined.remove(other)
            members, features = other.segments + members, features | other.features
            still_open += other.open
        joined.append(Join(alone.kind, members, features, still_open))
    return joined


def is_free(board: Board, join: Join) -> bool:
    """True if the feature that `join` would form carries no follower of anyone (rules section 5)."""
    features = board.features
    return not any(features[name].followers for name in join.features)


def is_closed_by(board: Board, join: Join) -> bool:
    """True if the road or city that `join` would form has no open edge."""
    still_open = join.open
    for name in join.features:
        still_open += board.features[name].open
    return still_open == 0


def lay(
    box: Box, board: Board, cell: int, placed: Placed, joined: list[Join], follower: int | None = None
) -> tuple[Board, list[int]]:
    """Return the board with one more tile, and the names of the features that the tile takes part in.

    The tile must fit. `joined` is `find_joins` for this cell and tile; `follower` is the segment that takes a follower.
    """
    laid_tile = box.laid[placed.tile][placed.rotation]
    tiles = {**board.tiles, cell: placed}
    required = edges.update_wanted(board.wanted, tiles, cell, laid_tile.edge_bits)
    feature_of, features = board.feature_of.copy(), board.features.copy()
    first = cell << 4
    names = []
    for join in joined:
        segments: tuple[int, ...] = tuple(first | i for i in join.segments)
        still_open = join.open
        followers: tuple[int, ...] = (first | follower,) if follower in join.segments else ()
        if join.features:
            # the largest keeps its name, so that few segments are renamed
            name = max(join.features, key=lambda f: (len(features[f].segments), -f))
            feature = features[name]
            merged, still_open = feature.segments, still_open + feature.open
            on_it = feature.followers
            for other_name in sorted(join.features - {name}):
                other = features.pop(other_name)
                merged += other.segments
                still_open += other.open
                on_it += other.followers
                for segment in other.segments:
                    feature_of[segment] = name
            segments, followers, added = merged + segments, on_it + followers, segments
        else:
            name, added = segments[0], segments
        for segment in added:
            feature_of[segment] = name
        features[name] = Feature(join.kind, segments, still_open, followers)
        names.append(name)
    return Board(tiles, required, feature_of, features, board.followers, board.figures), names


def without_followers(board: Board, names: list[int]) -> Board:
    """Return the board without followers on the features of these names."""
    features, followers, figures = board.features.copy(), board.followers.copy(), board.figures.copy()
    for name in names:
        feature = features[name]
        features[name] = Feature(feature.kind, feature.segments, feature.open)
        for segment in feature.followers:
            del followers[segment]
            figures.pop(segment, None)
    return msgspec.structs.replace(board, features=features, followers=followers, figures=figures)


def with_figure(board: Board, segment: int, seat: Seat, figure: str) -> Board:
    """Return the board with a figure on a segment that was passed to `lay` as `follower`."""
    followers = {**board.followers, segment: seat}
    figures = board.figures if figure == "follower" else {**board.figures, segment: figure}
    return msgspec.structs.replace(board, followers=followers, figures=figures)


def find_occupied_around(board: Board, cell: int) -> list[int]:
    """Return those of the eight cells around `cell` that hold a tile."""
    tiles = board.tiles
    return [cell + step for step in AROUND if cell + step in tiles]


def find_bordered_cities(box: Box, board: Board, farm: Feature) -> list[int]:
    """Return the names of the cities that a farm touches, complete or not, in the order met (rules section 8)."""
    names: dict[int, None] = {}
    tiles, laid = board.tiles, box.laid
    for segment in farm.segments:
        placed = tiles[segment >> 4]
        for city in laid[placed.tile][placed.rotation].segments[segment & 15].borders:
            names[board.feature_of[segment & ~15 | city]] = None
    return list(names)


def is_complete_city(feature: Feature) -> bool:
    """True if a feature is a city without an open edge."""
    return feature.kind == CITY and feature.open == 0
