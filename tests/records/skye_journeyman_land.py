"""Journeyman in recorded Isle of Skye situations, without a table: scoring tiles of a territory and the facts of a
seat; from the neutral format to the ruleset's pure functions, and back."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.core.grid import pack, parse_place, unpack
from games.isle_of_skye.expansions.journeyman.data import TRACKS, ProgressBoard, Track
from games.isle_of_skye.expansions.journeyman.scoring_facts import ScoringFacts
from games.isle_of_skye.expansions.journeyman.state import Follower, build_reached
from games.isle_of_skye.expansions.journeyman.tracks import (
    Marker,
)
from games.isle_of_skye.subject import Proof

Row = dict[str, Any]


@cache
def boards(folder: Path) -> dict[str, ProgressBoard]:
    raw = json.loads((folder / "boards.json").read_text("utf-8"))
    return {name: msgspec.convert(board, ProgressBoard) for name, board in raw.items()}


def markers_of(row_input: Row) -> dict[Track, Marker]:
    """Return the progress markers of a row; none has been further."""
    return {track: Marker(row_input["tracks"][track], row_input["tracks"][track]) for track in TRACKS}


class Beyond(NamedTuple):
    """Facts of a recorded seat beyond its territory: what scorers know of it, and the tablets on its tiles."""

    facts: ScoringFacts
    tablets: Mapping[int, tuple[str, str]]


NOTHING = Beyond(ScoringFacts(), {})


def beyond_land(folder: Path, row_input: Row) -> Beyond:
    """Return a recorded seat's facts beyond its territory."""
    tablets = {
        pack(tile["x"], tile["y"]): ("tablet", tablet)
        for tile in row_input["tiles"]
        if (tablet := _tablets(folder).get(tile["tile"]))
    }
    if "journeyman" not in row_input:
        return Beyond(ScoringFacts(), tablets)
    passed_bridges = has_reached(boards(folder)[row_input["board"]], markers_of(row_input)).list_bridges()
    return Beyond(ScoringFacts(pack(*row_input["journeyman"]), passed_bridges), tablets)


def has_reached(board: ProgressBoard, markers: Mapping[Track, Marker]) -> Follower:
    """Return a seat whose markers were that far before phase 1."""
    spaces = ((track, n) for track, marker in markers.items() for n in range(1, marker.furthest + 1))
    return Follower(reached=tuple(build_reached(board, track, n, 0) for track, n in spaces))


@cache
def _tablets(folder: Path) -> dict[str, str]:
    raw = json.loads((folder / "tiles.json").read_text("utf-8"))
    return {name: facts["tablet"] for name, facts in raw.items() if "tablet" in facts}


# --- scoring tiles ------------------------------------------------------------------------------------------


def _distance(proof: Proof) -> Row:
    return {"steps": sum(part.count for part in proof.parts)}


def _lines(proof: Proof) -> Row:
    rows, columns = (
        [unpack(parse_place(places_of_item[0].partition("/")[0])) for places_of_item in part.things]
        for part in proof.parts
    )
    return {"rows": sorted(y for _, y in rows), "columns": sorted(x for x, _ in columns)}


def _rows(proof: Proof) -> Row:
    rows = []
    for item in (item for part in proof.parts for item in part.things):
        places = [place.partition("/") for place in item]
        kinds = {symbol.rstrip("0123456789") for _, _, symbol in places}
        rows.append([unpack(parse_place(places[0][0]))[1], sorted(kinds)])
    return {"rows": sorted(rows)}


BY: dict[str, Callable[[Proof], Row]] = {
    "jour_distance": _distance,
    "jour_broch_lines": _lines,
    "jour_matching_rows": _rows,
    "jour_bridges": lambda _: {},
}
