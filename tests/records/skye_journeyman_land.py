"""Journeyman in recorded Isle of Skye situations, without a table: what its scoring tiles say of a territory, plans,
journeys, steps on tracks; the neutral format -> the ruleset's pure functions, and back."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from games.core.grid import cell as pack
from games.core.grid import parse_place, unpack
from games.isle_of_skye.expansions.journeyman.data import BONUS, TRACKS, ProgressBoard, Track, progress_board
from games.isle_of_skye.expansions.journeyman.journey import (
    FAR,
    MANY,
    REQUIREMENT,
    TWICE,
    Pickup,
    Stop,
    Traveller,
    travelled,
)
from games.isle_of_skye.expansions.journeyman.movement import plan
from games.isle_of_skye.expansions.journeyman.scoring import Notes
from games.isle_of_skye.expansions.journeyman.state import Follower, reached_on
from games.isle_of_skye.expansions.journeyman.tracks import (
    END,
    GOLD,
    WARRIOR,
    Marker,
    Step,
    stepped,
)
from games.isle_of_skye.subject import Proof
from games.isle_of_skye.territory import Land

Row = dict[str, Any]
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


@cache
def boards(folder: Path) -> dict[str, ProgressBoard]:
    """The progress boards of a folder of records."""
    raw = json.loads((folder / "boards.json").read_text("utf-8"))
    return {name: progress_board(one) for name, one in raw.items()}


def markers_of(given: Row) -> dict[Track, Marker]:
    """The progress markers of a row; none of them has been further."""
    return {track: Marker(given["tracks"][track], given["tracks"][track]) for track in TRACKS}


class Beyond(NamedTuple):
    """What a recorded seat has that its land does not show: what scorers know of it, the tablets on its tiles."""

    notes: Notes
    tablets: Mapping[int, tuple[str, str]]


NOTHING = Beyond(Notes(), {})


def beyond_land(folder: Path, given: Row) -> Beyond:
    """What a recorded seat has besides its land."""
    tablets = {
        pack(one["x"], one["y"]): ("tablet", tablet)
        for one in given["tiles"]
        if (tablet := _tablets(folder).get(one["tile"]))
    }
    if "journeyman" not in given:
        return Beyond(Notes(), tablets)
    passed = has_reached(boards(folder)[given["board"]], markers_of(given)).bridges()
    return Beyond(Notes(pack(*given["journeyman"]), passed), tablets)


def has_reached(board: ProgressBoard, markers: Mapping[Track, Marker]) -> Follower:
    """A seat whose markers were that far before phase 1."""
    spaces = ((track, n) for track, marker in markers.items() for n in range(1, marker.furthest + 1))
    return Follower(reached=tuple(reached_on(board, track, n, 0) for track, n in spaces))


@cache
def _tablets(folder: Path) -> dict[str, str]:
    raw = json.loads((folder / "tiles.json").read_text("utf-8"))
    return {name: facts["tablet"] for name, facts in raw.items() if "tablet" in facts}


# --- scoring tiles ------------------------------------------------------------------------------------------


def _distance(proof: Proof) -> Row:
    return {"steps": sum(part.count for part in proof.parts)}


def _lines(proof: Proof) -> Row:
    rows, columns = ([unpack(parse_place(thing[0].partition("/")[0])) for thing in part.things] for part in proof.parts)
    return {"rows": sorted(y for _, y in rows), "columns": sorted(x for x, _ in columns)}


def _rows(proof: Proof) -> Row:
    found = []
    for thing in (thing for part in proof.parts for thing in part.things):
        places = [place.partition("/") for place in thing]
        kinds = {symbol.rstrip("0123456789") for _, _, symbol in places}
        found.append([unpack(parse_place(places[0][0]))[1], sorted(kinds)])
    return {"rows": sorted(found)}


BY: dict[str, Callable[[Proof], Row]] = {
    "jour_distance": _distance,
    "jour_broch_lines": _lines,
    "jour_matching_rows": _rows,
    "jour_bridges": lambda _: {},
}


# --- plans and journeys ---------------------------------------------------------------------------------------


def points_of(given: Row) -> int:
    """Movement points, those of the bonus tile included."""
    return given["move"] + (BONUS["extra_movement"].move if given.get("extra_movement") else 0)


def planned(land: Land, given: Row) -> Row:
    """Whether markers can be picked up, in which orders."""
    markers = [pack(*at) for at in given["markers"]]
    if len(set(markers)) < len(markers):
        return {"feasible": False, "reason": REASONS[TWICE]}
    if len(markers) > given["owned_markers"]:
        return {"feasible": False, "reason": REASONS[MANY]}
    ways = plan(land, pack(*given["journeyman"]), markers)
    points = points_of(given)
    feasible = ways.cheapest <= points
    return {
        "feasible": feasible,
        "reason": None if feasible else REASONS[FAR],
        "points": points,
        "min_cost": ways.cheapest,
        "best_orders": [_cells(way) for cost, way in ways.ways if cost == ways.cheapest],
        "orders_within_points": sorted(_cells(way) for cost, way in ways.ways if cost <= points),
    }


def _cells(cells: tuple[int, ...]) -> list[list[int]]:
    return [list(unpack(cell)) for cell in cells]


def turn(folder: Path, land: Land, given: Row) -> Row:
    """A journey with its advances."""
    board = boards(folder)[given["board"]]
    start = pack(*given["journeyman"])
    who = Traveller(land, board, start, markers_of(given), given["gold"], points_of(given), given["owned_markers"])
    pickups = [Pickup(pack(*one["at"]), one["track"], one["castle"]) for one in given["pickups"]]
    done = travelled(who, pickups)
    steps = [stop.step for stop in done.stops if stop.step]
    return {
        "ok": not done.refused,
        "reason": REASONS[done.refused],
        "failed_at": done.failed_at,
        "log": [_stop(board, stop) for stop in done.stops],
        "journeyman": list(unpack(done.at)),
        "spent": done.spent,
        "tracks": {track: marker.at for track, marker in done.markers.items()},
        "gold": done.gold,
        "vp": given["vp"] + sum(step.points for step in steps),
        "bonus": _bonus(board, steps),
        "from_next_phase": _lasting(board, done.markers),
    }


def _stop(board: ProgressBoard, stop: Stop) -> Row:
    told = None if stop.step is None else {**_told(board, stop.step), "track": stop.step.track}
    return {"at": list(unpack(stop.at)), "spent": stop.spent, "advance": told}


def _told(board: ProgressBoard, step: Step) -> Row:
    figures = {"to": step.marker.at, "cost": step.cost, "vp": step.points, "bonus": step.tier(board)}
    return {"ok": True, "reason": None, **figures}


def _bonus(board: ProgressBoard, steps: list[Step]) -> list[list[str]]:
    return [[step.track, tier] for step in steps if (tier := step.tier(board))]


def _lasting(board: ProgressBoard, markers: Mapping[Track, Marker]) -> Row:
    seat = has_reached(board, markers)
    return {
        "vp_per_round": seat.total("vp", 1),
        "gold_per_round": seat.total("gold", 1),
        "move": seat.points(board, 1),
    }


# --- steps on tracks ------------------------------------------------------------------------------------------


def track_steps(folder: Path, given: Row) -> Row:
    """Advances by sales, journeyman symbols and bonus tiles."""
    board, state = boards(folder)[given["board"]], given["state"]
    markers, gold, points = markers_of(state), state["gold"], state["vp"]
    steps: list[Step] = []
    log: list[Row] = []
    for one in given["steps"]:
        step = stepped(board, markers, one["track"], one["how"])
        if isinstance(step, str):
            log.append({"ok": False, "reason": REASONS[step]})
        elif step.cost > gold:
            log.append({"ok": False, "reason": REASONS[GOLD], "cost": step.cost})
        else:
            steps.append(step)
            log.append(_told(board, step))
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
        "bridges": len(has_reached(board, markers).bridges()),
    }
