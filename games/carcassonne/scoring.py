"""Points and their proofs (rules sections 7, 8 and 10)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from games.carcassonne.board import (
    Board,
    Feature,
    find_bordered_cities,
    find_occupied_around,
    find_segment,
    is_complete_city,
    name_segment,
)
from games.carcassonne.capability import ExtendedRules, PointValue
from games.carcassonne.tiles import ALONE, CITY, FIELD, ROAD
from games.core.grid import AROUND, EDGES, STEP, name_cell
from games.core.score import LeftOver, Part, Place, ScoreLine
from games.core.seats import Seat, find_leaders
from games.core.text import Text

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


def order_final_lines(rules: ExtendedRules, lines: Iterable[ScoreLine]) -> tuple[int, ...]:
    """Return the numbers of the lines of the final scoring in the order in which they are revealed."""
    reasons = FINAL_REASONS | rules.final_reasons
    lines_at_end = (line for line in lines if line.reason in reasons)
    return tuple(line.n for line in sorted(lines_at_end, key=lambda line: (reasons[line.reason], line.n)))


def _build_part(code: str, value: int, places: tuple[tuple[Place, ...], ...]) -> Part:
    return Part(code, len(places), value, value * len(places), places)


def _find_majority(rules: ExtendedRules, board: Board, segments: Iterable[int]) -> dict[Place, Seat]:
    """Return the followers that count, by their places."""
    counted = (segment for segment in segments if rules.weights[board.find_figure(segment)])
    return {name_segment(rules.box, board, segment): board.followers[segment] for segment in counted}


def _find_weights(rules: ExtendedRules, board: Board, segments: Iterable[int]) -> dict[Place, int]:
    """Return the weight of each figure that counts for more than one, by the place where it stands."""
    weights = {segment: rules.weights[board.figures[segment]] for segment in segments if segment in board.figures}
    return {name_segment(rules.box, board, segment): weight for segment, weight in weights.items() if weight > 1}


def _weigh(majority: Mapping[Place, Seat], weights: Mapping[Place, int]) -> Counter[Seat]:
    """Return how much the followers of each seat count together (rules section 7, majority)."""
    counts = Counter[Seat]()
    for place, seat in majority.items():
        counts[seat] += weights.get(place, 1)
    return counts


def _build_lines(proof: ScoreLine) -> list[ScoreLine]:
    """Return one line with `proof` for every leader in its majority, numbered from that of the proof."""
    winners = find_leaders(_weigh(proof.majority, proof.weights))
    return [replace(proof, n=proof.n + i, seat=seat) for i, seat in enumerate(winners)]


def _find_tiles(feature: Feature, places: list[Place]) -> tuple[tuple[tuple[Place, ...], ...], list[LeftOver]]:
    """Return each tile of the feature once, and the segments that share a tile with an earlier one."""
    cells: set[int] = set()
    tiles: list[tuple[Place, ...]] = []
    duplicates: list[LeftOver] = []
    for segment, place in zip(feature.segments, places, strict=True):
        if segment >> 4 in cells:
            duplicates.append(LeftOver(place, "carcassonne.same_tile"))
        else:
            cells.add(segment >> 4)
            tiles.append((name_cell(segment >> 4),))
    return tuple(tiles), duplicates


def _find_edges(rules: ExtendedRules, board: Board, feature: Feature) -> tuple[list[Place], list[Place]]:
    """Return the (joined, open) edges of a road or city. A joined edge is named once, by the tile north or west of
    it."""
    joined, still_open = [], []
    for segment in feature.segments:
        cell = segment >> 4
        for edge in find_segment(rules.box, board, segment).edges:
            if cell + STEP[edge] not in board.tiles:
                still_open.append(f"{name_cell(cell)}|{EDGES[edge]}")
            elif edge in (1, 2):
                joined.append(f"{name_cell(cell)}|{EDGES[edge]}")
    return joined, still_open


def score_feature(
    rules: ExtendedRules, board: Board, feature: Feature, options: Mapping[str, str], turn: int, first: int
) -> list[ScoreLine]:
    """Return the lines of a road, city, cloister or garden: its complete value if it is complete, else its incomplete
    one. Empty if nobody stands on it, or if it is worth nothing."""
    if not feature.followers:
        return []
    if feature.kind in ALONE:
        return _score_cloister(rules, board, feature, turn, first)
    proof = _prove(rules, board, feature, options, turn, first)
    return _build_lines(proof) if proof.points else []


def explain_zeros(rules: ExtendedRules, board: Board, options: Mapping[str, str], turn: int) -> list[ScoreLine]:
    """Return a zero line for each seat that leads on a road or city which is worth nothing as it lies."""
    lines: list[ScoreLine] = []
    for feature in board.features.values():
        if feature.followers and feature.kind in (ROAD, CITY):
            proof = _prove(rules, board, feature, options, turn, 0)
            for line in [] if proof.points else _build_lines(proof):
                lines.append(replace(line, n=-(len(lines) + 1)))
    return lines


def _prove(
    rules: ExtendedRules, board: Board, feature: Feature, options: Mapping[str, str], turn: int, first: int
) -> ScoreLine:
    """Return the line of a road or city, for no seat yet."""
    places = [name_segment(rules.box, board, segment) for segment in feature.segments]
    tiles, left_over = _find_tiles(feature, places)
    joined, still_open = _find_edges(rules, board, feature)
    complete = not still_open
    worth = find_worth(rules, board, feature, len(tiles), complete, options)
    parts = [_build_part(worth.part, worth.points, tiles)]
    pennants = tuple(
        (place,)
        for segment, place in zip(feature.segments, places, strict=True)
        if find_segment(rules.box, board, segment).pennant
    )
    if pennants:
        parts.append(_build_part("pennants", worth.points, pennants))
    left_over += [LeftOver(edge, "carcassonne.open_edge") for edge in still_open]
    return ScoreLine(
        n=first,
        seat=0,
        category=feature.kind,
        reason=worth.reason,
        points=sum(part.points for part in parts),
        turn=turn,
        rule=worth.rule,
        parts=tuple(parts) if worth.points else (),
        segments=tuple(places),
        closed_by=tuple(joined) if complete else (),
        majority=_find_majority(rules, board, feature.followers),
        left_over=tuple(left_over),
        weights=_find_weights(rules, board, feature.followers),
        why=Text(worth.why) if worth.why else None,
    )


def find_worth(
    rules: ExtendedRules, board: Board, feature: Feature, tiles: int, complete: bool, options: Mapping[str, str]
) -> PointValue:
    """Return what each tile and pennant of a road or city with so many tiles is worth."""
    if feature.kind == ROAD:
        worth = PointValue(1, "carcassonne.road_complete" if complete else "carcassonne.road_open", "7")
    elif complete and tiles == 2 and options["two_tile_city"] == "half":
        worth = PointValue(1, "carcassonne.city_small", "10")
    else:
        worth = (
            PointValue(2, "carcassonne.city_complete", "7") if complete else PointValue(1, "carcassonne.city_open", "7")
        )
    return rules.change_feature_worth(board, feature, worth, complete, options)


def _score_cloister(rules: ExtendedRules, board: Board, feature: Feature, turn: int, first: int) -> list[ScoreLine]:
    segment = feature.segments[0]
    cell = segment >> 4
    around = find_occupied_around(board, cell)
    complete = len(around) == 8
    cells = tuple(name_cell(c) for c in around)
    parts = (_build_part("tiles", 1, ((name_cell(cell),), *((place,) for place in cells))),)
    empty = [name_cell(cell + step) for step in AROUND if cell + step not in board.tiles]
    proof = ScoreLine(
        n=first,
        seat=0,
        category=feature.kind,
        reason=f"carcassonne.{feature.kind}_{'complete' if complete else 'open'}",
        points=parts[0].points,
        turn=turn,
        rule="7",
        parts=parts,
        segments=(name_segment(rules.box, board, segment),),
        closed_by=cells if complete else (),
        majority=_find_majority(rules, board, feature.followers),
        left_over=tuple(LeftOver(place, "carcassonne.empty_cell") for place in empty),
    )
    return _build_lines(proof)


def score_final(
    rules: ExtendedRules,
    board: Board,
    options: Mapping[str, str],
    turn: int,
    first: int,
    stocks: tuple[Mapping[str, int], ...] = (),
) -> list[ScoreLine]:
    """Return the lines of final scoring: incomplete features with followers, then farms (rules section 8), then what
    expansions give for the `stocks` of the seats. The board stays as it is."""
    lines: list[ScoreLine] = []
    for feature in board.features.values():
        if feature.kind != FIELD:
            lines += score_feature(rules, board, feature, options, turn, first + len(lines))
    if options["farmers"] == "on":
        farms = [f for f in board.features.values() if f.kind == FIELD and f.followers]
        if options["farm_scoring"] == "per_city_4":
            lines += _score_per_city(rules, board, farms, turn, first + len(lines))
        else:
            once = options["farm_scoring"] == "once_per_player_3"
            lines += _score_per_farm(rules, board, farms, turn, first + len(lines), once)
    for bonus in rules.list_final_bonuses(stocks):
        lines.append(
            ScoreLine(
                n=first + len(lines),
                seat=bonus.seat,
                category=bonus.category,
                reason=bonus.reason,
                points=bonus.part.points,
                turn=turn,
                rule=bonus.rule,
                parts=(bonus.part,),
                counts=bonus.counts,
            )
        )
    return lines


def _list_city(rules: ExtendedRules, board: Board, name: int) -> tuple[Place, ...]:
    return tuple(name_segment(rules.box, board, segment) for segment in board.features[name].segments)


def _build_city_parts(rules: ExtendedRules, board: Board, worths: Mapping[int, PointValue]) -> tuple[Part, ...]:
    """Return a part for each value that cities have, given the worth of each."""
    parts = []
    for worth in dict.fromkeys(worths.values()):
        cities = tuple(_list_city(rules, board, name) for name in worths if worths[name] == worth)
        parts.append(_build_part(worth.part, worth.points, cities))
    return tuple(parts)


def _score_per_farm(
    rules: ExtendedRules, board: Board, farms: list[Feature], turn: int, first: int, once_per_player: bool
) -> list[ScoreLine]:
    """Score 3 for each completed city that a farm borders. With `once_per_player` a city pays a seat at most once."""
    lines: list[ScoreLine] = []
    paid_cities: set[tuple[Seat, int]] = set()
    base = (
        PointValue(FARM_VALUE, "carcassonne.farm_once", "10", "cities")
        if once_per_player
        else PointValue(FARM_VALUE, "carcassonne.farm", "8", "cities")
    )
    for farm in farms:
        names = find_bordered_cities(rules.box, board, farm)
        complete = [name for name in names if is_complete_city(board.features[name])]
        unfinished = [
            LeftOver(_list_city(rules, board, name)[0], "carcassonne.city_unfinished")
            for name in names
            if name not in complete
        ]
        segments = tuple(name_segment(rules.box, board, segment) for segment in farm.segments)
        majority = _find_majority(rules, board, farm.followers)
        weights = _find_weights(rules, board, farm.followers)
        for seat in find_leaders(_weigh(majority, weights)):
            new_cities = [name for name in complete if not (once_per_player and (seat, name) in paid_cities)]
            already = [
                LeftOver(_list_city(rules, board, name)[0], "carcassonne.city_already_paid")
                for name in complete
                if name not in new_cities
            ]
            if not new_cities:
                continue
            paid_cities |= {(seat, name) for name in new_cities}
            worths = {}
            for name in new_cities:
                beside = _find_beside(rules, board, farms, name) if once_per_player else (farm,)
                worths[name] = rules.change_city_worth(board, seat, beside, base)
            parts = _build_city_parts(rules, board, worths)
            lines.append(
                ScoreLine(
                    n=first + len(lines),
                    seat=seat,
                    category="farm",
                    reason=base.reason,
                    points=sum(part.points for part in parts),
                    turn=turn,
                    rule=base.rule,
                    parts=parts,
                    segments=segments,
                    majority=majority,
                    left_over=tuple(unfinished + already),
                    weights=weights,
                )
            )
    return lines


def _find_beside(rules: ExtendedRules, board: Board, farms: list[Feature], city: int) -> tuple[Feature, ...]:
    return tuple(farm for farm in farms if city in find_bordered_cities(rules.box, board, farm))


def _score_per_city(rules: ExtendedRules, board: Board, farms: list[Feature], turn: int, first: int) -> list[ScoreLine]:
    """Score 4 for each completed city, for the seat with most farmers over all farms that border it."""
    lines: list[ScoreLine] = []
    base = PointValue(FARM_VALUE_PER_CITY, "carcassonne.farm_per_city", "10", "cities")
    for name in _find_farmed_cities(rules, board, farms):
        bordering = _find_beside(rules, board, farms, name)
        followers = [segment for farm in bordering for segment in farm.followers]
        majority, weights = _find_majority(rules, board, followers), _find_weights(rules, board, followers)
        fields = tuple(name_segment(rules.box, board, segment) for farm in bordering for segment in farm.segments)
        for seat in find_leaders(_weigh(majority, weights)):
            parts = _build_city_parts(rules, board, {name: rules.change_city_worth(board, seat, bordering, base)})
            lines.append(
                ScoreLine(
                    n=first + len(lines),
                    seat=seat,
                    category="farm",
                    reason=base.reason,
                    points=parts[0].points,
                    turn=turn,
                    rule=base.rule,
                    parts=parts,
                    segments=fields,
                    majority=majority,
                    weights=weights,
                )
            )
    return lines


def _find_farmed_cities(rules: ExtendedRules, board: Board, farms: list[Feature]) -> Iterator[int]:
    names: dict[int, None] = {}
    for farm in farms:
        names.update(dict.fromkeys(find_bordered_cities(rules.box, board, farm)))
    return (name for name in names if is_complete_city(board.features[name]))
