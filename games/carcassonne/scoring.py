"""Points and their proofs (rules sections 7, 8 and 10)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from games.carcassonne.board import (
    Board,
    Feature,
    bordered_cities,
    is_complete_city,
    occupied_around,
    segment_of,
    segment_place,
)
from games.carcassonne.tiles import CITY, CLOISTER, FIELD, ROAD
from games.core.grid import AROUND, EDGES, STEP, cell_place
from games.core.score import LeftOver, Part, Place, ScoreLine
from games.core.seats import Seat

FARM_VALUE = 3
FARM_VALUE_PER_CITY = 4
"""Points of a city by the oldest farm rule, `per_city_4` (rules section 10)."""


FINAL_REASONS: Final = {
    "carcassonne.road_open": 0,
    "carcassonne.city_open": 1,
    "carcassonne.cloister_open": 2,
    "carcassonne.farm": 3,
    "carcassonne.farm_once": 3,
    "carcassonne.farm_per_city": 3,
}
"""Reasons of lines that only the final scoring has, and the order in which they are revealed: farms last."""


def final_lines(lines: Iterable[ScoreLine]) -> tuple[int, ...]:
    """Return the numbers of the lines of the final scoring in the order in which they are revealed."""
    lines_at_end = (line for line in lines if line.reason in FINAL_REASONS)
    return tuple(line.n for line in sorted(lines_at_end, key=lambda line: (FINAL_REASONS[line.reason], line.n)))


def leaders(followers: Iterable[Seat]) -> list[Seat]:
    """Return the seats with most followers, all that are tied, in seat order (rules section 7, majority)."""
    counts = Counter(followers)
    most = max(counts.values(), default=0)
    return sorted(seat for seat, count in counts.items() if count == most)


def _part(code: str, value: int, places: tuple[tuple[Place, ...], ...]) -> Part:
    return Part(code, len(places), value, value * len(places), places)


def _majority(board: Board, segments: Iterable[int]) -> dict[Place, Seat]:
    return {segment_place(board, segment): board.followers[segment] for segment in segments}


def _lines(board: Board, turn: int, first: int, feature: Feature, proof: ScoreLine) -> list[ScoreLine]:
    """Return one line with `proof` for every leader on the feature, numbered from `first`."""
    winners = leaders(board.followers[segment] for segment in feature.followers)
    return [
        ScoreLine(
            n=first + i,
            seat=seat,
            category=proof.category,
            reason=proof.reason,
            points=proof.points,
            turn=turn,
            rule=proof.rule,
            parts=proof.parts,
            segments=proof.segments,
            closed_by=proof.closed_by,
            majority=proof.majority,
            left_over=proof.left_over,
        )
        for i, seat in enumerate(winners)
    ]


def _tiles_of(feature: Feature, places: list[Place]) -> tuple[tuple[tuple[Place, ...], ...], list[LeftOver]]:
    """Return each tile of the feature once, and the segments that share a tile with an earlier one."""
    cells: set[int] = set()
    tiles: list[tuple[Place, ...]] = []
    duplicates: list[LeftOver] = []
    for segment, place in zip(feature.segments, places, strict=True):
        if segment >> 4 in cells:
            duplicates.append(LeftOver(place, "carcassonne.same_tile"))
        else:
            cells.add(segment >> 4)
            tiles.append((cell_place(segment >> 4),))
    return tuple(tiles), duplicates


def _edges(board: Board, feature: Feature) -> tuple[list[Place], list[Place]]:
    """Return the (joined, open) edges of a road or city. A joined edge is named once, by the tile north or west of
    it."""
    joined, still_open = [], []
    for segment in feature.segments:
        cell = segment >> 4
        for edge in segment_of(board, segment).edges:
            if cell + STEP[edge] not in board.tiles:
                still_open.append(f"{cell_place(cell)}|{EDGES[edge]}")
            elif edge in (1, 2):
                joined.append(f"{cell_place(cell)}|{EDGES[edge]}")
    return joined, still_open


def score_feature(board: Board, feature: Feature, options: Mapping[str, str], turn: int, first: int) -> list[ScoreLine]:
    """Return the lines of a road, city or cloister: its complete value if it is complete, else its incomplete one.
    Empty if nobody stands on it."""
    if not feature.followers:
        return []
    if feature.kind == CLOISTER:
        return _score_cloister(board, feature, turn, first)
    places = [segment_place(board, segment) for segment in feature.segments]
    tiles, left_over = _tiles_of(feature, places)
    joined, still_open = _edges(board, feature)
    complete = not still_open
    small = feature.kind == CITY and complete and len(tiles) == 2 and options["two_tile_city"] == "half"
    if feature.kind == ROAD:
        reason = "carcassonne.road_complete" if complete else "carcassonne.road_open"
        parts = [_part("tiles", 1, tiles)]
    else:
        pennants = tuple(
            (place,)
            for segment, place in zip(feature.segments, places, strict=True)
            if segment_of(board, segment).pennant
        )
        reason = "carcassonne.city_complete" if complete else "carcassonne.city_open"
        if small:
            reason = "carcassonne.city_small"
        value = 2 if complete and not small else 1
        parts = [_part("tiles", value, tiles)]
        if pennants:
            parts.append(_part("pennants", value, pennants))
    left_over += [LeftOver(edge, "carcassonne.open_edge") for edge in still_open]
    proof = ScoreLine(
        n=first,
        seat=0,
        category=feature.kind,
        reason=reason,
        points=sum(part.points for part in parts),
        turn=turn,
        rule="10" if small else "7",
        parts=tuple(parts),
        segments=tuple(places),
        closed_by=tuple(joined) if complete else (),
        majority=_majority(board, feature.followers),
        left_over=tuple(left_over),
    )
    return _lines(board, turn, first, feature, proof)


def _score_cloister(board: Board, feature: Feature, turn: int, first: int) -> list[ScoreLine]:
    segment = feature.segments[0]
    cell = segment >> 4
    around = occupied_around(board, cell)
    complete = len(around) == 8
    cells = tuple(cell_place(c) for c in around)
    parts = (_part("tiles", 1, ((cell_place(cell),), *((place,) for place in cells))),)
    empty = [cell_place(cell + step) for step in AROUND if cell + step not in board.tiles]
    proof = ScoreLine(
        n=first,
        seat=0,
        category=CLOISTER,
        reason="carcassonne.cloister_complete" if complete else "carcassonne.cloister_open",
        points=parts[0].points,
        turn=turn,
        rule="7",
        parts=parts,
        segments=(segment_place(board, segment),),
        closed_by=cells if complete else (),
        majority=_majority(board, feature.followers),
        left_over=tuple(LeftOver(place, "carcassonne.empty_cell") for place in empty),
    )
    return _lines(board, turn, first, feature, proof)


def score_final(board: Board, options: Mapping[str, str], turn: int, first: int) -> list[ScoreLine]:
    """Return the lines of final scoring: incomplete features with followers, then farms (rules section 8). The board
    stays as it is."""
    lines: list[ScoreLine] = []
    for feature in board.features.values():
        if feature.kind != FIELD:
            lines += score_feature(board, feature, options, turn, first + len(lines))
    if options["farmers"] == "on":
        farms = [f for f in board.features.values() if f.kind == FIELD and f.followers]
        if options["farm_scoring"] == "per_city_4":
            lines += _score_per_city(board, farms, turn, first + len(lines))
        else:
            once = options["farm_scoring"] == "once_per_player_3"
            lines += _score_per_farm(board, farms, turn, first + len(lines), once)
    return lines


def _city(board: Board, name: int) -> tuple[Place, ...]:
    return tuple(segment_place(board, segment) for segment in board.features[name].segments)


def _score_per_farm(
    board: Board, farms: list[Feature], turn: int, first: int, once_per_player: bool
) -> list[ScoreLine]:
    """Score 3 for each completed city that a farm borders. With `once_per_player` a city pays a seat at most once."""
    lines: list[ScoreLine] = []
    paid_cities: set[tuple[Seat, int]] = set()
    for farm in farms:
        names = bordered_cities(board, farm)
        complete = [name for name in names if is_complete_city(board.features[name])]
        unfinished = [
            LeftOver(_city(board, name)[0], "carcassonne.city_unfinished") for name in names if name not in complete
        ]
        segments = tuple(segment_place(board, segment) for segment in farm.segments)
        majority = _majority(board, farm.followers)
        for seat in leaders(majority.values()):
            new_cities = [name for name in complete if not (once_per_player and (seat, name) in paid_cities)]
            already = [
                LeftOver(_city(board, name)[0], "carcassonne.city_already_paid")
                for name in complete
                if name not in new_cities
            ]
            if not new_cities:
                continue
            paid_cities |= {(seat, name) for name in new_cities}
            part = _part("cities", FARM_VALUE, tuple(_city(board, name) for name in new_cities))
            lines.append(
                ScoreLine(
                    n=first + len(lines),
                    seat=seat,
                    category="farm",
                    reason="carcassonne.farm_once" if once_per_player else "carcassonne.farm",
                    points=part.points,
                    turn=turn,
                    rule="10" if once_per_player else "8",
                    parts=(part,),
                    segments=segments,
                    majority=majority,
                    left_over=tuple(unfinished + already),
                )
            )
    return lines


def _score_per_city(board: Board, farms: list[Feature], turn: int, first: int) -> list[ScoreLine]:
    """Score 4 for each completed city, for the seat with most farmers over all farms that border it."""
    lines: list[ScoreLine] = []
    for name, city in _farmed_cities(board, farms):
        bordering = [farm for farm in farms if name in bordered_cities(board, farm)]
        majority = _majority(board, (segment for farm in bordering for segment in farm.followers))
        part = _part("cities", FARM_VALUE_PER_CITY, (city,))
        fields = tuple(segment_place(board, segment) for farm in bordering for segment in farm.segments)
        for seat in leaders(majority.values()):
            lines.append(
                ScoreLine(
                    n=first + len(lines),
                    seat=seat,
                    category="farm",
                    reason="carcassonne.farm_per_city",
                    points=part.points,
                    turn=turn,
                    rule="10",
                    parts=(part,),
                    segments=fields,
                    majority=majority,
                )
            )
    return lines


def _farmed_cities(board: Board, farms: list[Feature]) -> Iterator[tuple[int, tuple[Place, ...]]]:
    names: dict[int, None] = {}
    for farm in farms:
        names.update(dict.fromkeys(bordered_cities(board, farm)))
    for name in names:
        if is_complete_city(board.features[name]):
            yield name, _city(board, name)
