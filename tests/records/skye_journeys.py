"""Journeyman in recorded Isle of Skye situations, without a table: plans, journeys, steps on tracks; from the neutral
format to the ruleset's pure functions, and back."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from games.core.grid import pack, unpack
from games.isle_of_skye.expansions.journeyman.data import BONUS_TILES, ProgressBoard, Track
from games.isle_of_skye.expansions.journeyman.journey import (
    FAR,
    MANY,
    REQUIREMENT,
    TWICE,
    Journey,
    Pickup,
    Stop,
    Traveller,
    travel,
)
from games.isle_of_skye.expansions.journeyman.movement import Distances, list_ways, measure_distances
from games.isle_of_skye.expansions.journeyman.tracks import (
    END,
    GOLD,
    WARRIOR,
    Marker,
    Step,
    find_advance,
)
from tests.records.skye_journeyman_land import boards, has_reached, markers_of
from tests.records.skye_land import box_of, land_of

Row = dict[str, Any]
OUTSIDE = "not_in_territory"
REASONS = {
    FAR: "too_far",
    TWICE: "two_markers_on_one_tile",
    MANY: "too_many_markers",
    REQUIREMENT: "requirement",
    GOLD: "not_enough_gold",
    END: "end_of_track",
    WARRIOR: "only_warrior",
    "": None,
}


# --- plans and journeys ---------------------------------------------------------------------------------------


def points_of(row_input: Row) -> int:
    """Return movement points, including those of the bonus tile."""
    return row_input["move"] + (BONUS_TILES["extra_movement"].move if row_input.get("extra_movement") else 0)


def plan_row(folder: Path, row_input: Row) -> Row:
    """Answer whether markers can be picked up, and in which orders."""
    land = land_of(box_of(folder), row_input)
    start = pack(*row_input["journeyman"])
    markers = [pack(*at) for at in row_input["markers"]]
    if start not in land.tiles or not set(markers) <= measure_distances(land, start).keys():
        return {"feasible": False, "reason": OUTSIDE}
    if len(set(markers)) < len(markers):
        return {"feasible": False, "reason": REASONS[TWICE]}
    if len(markers) > row_input["owned_markers"]:
        return {"feasible": False, "reason": REASONS[MANY]}
    ways = list_ways(Distances(land), start, markers)
    points = points_of(row_input)
    least = ways[0][0]
    feasible = least <= points
    return {
        "feasible": feasible,
        "reason": None if feasible else REASONS[FAR],
        "points": points,
        "min_cost": least,
        "best_orders": [_cells(way) for cost, way in ways if cost == least],
        "orders_within_points": sorted(_cells(way) for cost, way in ways if cost <= points),
    }


def _cells(cells: tuple[int, ...]) -> list[list[int]]:
    return [list(unpack(cell)) for cell in cells]


def turn_row(folder: Path, row_input: Row) -> Row:
    """Answer a journey with its advances."""
    land = land_of(box_of(folder), row_input)
    board = boards(folder)[row_input["board"]]
    start = pack(*row_input["journeyman"])
    traveller = Traveller(
        land, board, start, markers_of(row_input), row_input["gold"], points_of(row_input), row_input["owned_markers"]
    )
    pickups = [
        Pickup(pack(*pickup["at"]), pickup.get("track"), pickup.get("castle", False)) for pickup in row_input["pickups"]
    ]
    outside = Journey((), start, 0, traveller.markers, traveller.gold, OUTSIDE, 0)
    journey = travel(traveller, pickups) if start in land.tiles else outside
    steps = [stop.step for stop in journey.stops if stop.step]
    return {
        "ok": not journey.refused,
        "reason": REASONS.get(journey.refused, journey.refused),
        "failed_at": journey.failed_at,
        "log": [_stop(board, stop) for stop in journey.stops],
        "journeyman": list(unpack(journey.at)),
        "spent": journey.spent,
        "tracks": {track: marker.at for track, marker in journey.markers.items()},
        "gold": journey.gold,
        "vp": row_input["vp"] + sum(step.points for step in steps),
        "bonus": _bonus(board, steps),
        "from_next_phase": _lasting(board, journey.markers),
    }


def _stop(board: ProgressBoard, stop: Stop) -> Row:
    answer = None if stop.step is None else {**_step_row(board, stop.step), "track": stop.step.track}
    return {"at": list(unpack(stop.at)), "spent": stop.spent, "advance": answer}


def _step_row(board: ProgressBoard, step: Step) -> Row:
    figures = {"to": step.marker.at, "cost": step.cost, "vp": step.points, "bonus": step.find_tier(board)}
    return {"ok": True, "reason": None, **figures}


def _bonus(board: ProgressBoard, steps: list[Step]) -> list[list[str]]:
    return [[step.track, tier] for step in steps if (tier := step.find_tier(board))]


def _lasting(board: ProgressBoard, markers: Mapping[Track, Marker]) -> Row:
    seat = has_reached(board, markers)
    return {
        "vp_per_round": seat.sum_values("vp", 1),
        "gold_per_round": seat.count_income(board, 1),
        "move": seat.count_points(board, 1),
    }


# --- steps on tracks ------------------------------------------------------------------------------------------


def track_steps(folder: Path, row_input: Row) -> Row:
    """Answer advances by sales, journeyman symbols and bonus tiles."""
    board, state = boards(folder)[row_input["board"]], row_input["state"]
    markers, gold, points = markers_of(state), state["gold"], state["vp"]
    steps: list[Step] = []
    log: list[Row] = []
    for step_row in row_input["steps"]:
        step = find_advance(board, markers, step_row["track"], step_row["how"])
        if isinstance(step, str):
            log.append({"ok": False, "reason": REASONS.get(step, step)})
        elif step.cost > gold:
            log.append({"ok": False, "reason": REASONS[GOLD], "cost": step.cost})
        else:
            steps.append(step)
            log.append(_step_row(board, step))
            markers, gold, points = {**markers, step.track: step.marker}, gold - step.cost, points + step.points
    return {
        "log": log,
        "state": {
            "tracks": {track: marker.at for track, marker in markers.items()},
            "gold": gold,
            "vp": points,
            "bonus": [*state["bonus"], *_bonus(board, steps)],
        },
        "from_next_phase": _lasting(board, markers),
        "bridges": len(has_reached(board, markers).list_bridges()),
    }
