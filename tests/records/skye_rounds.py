"""Recorded rounds with the Journeyman: from a phone's view of a seat to the neutral format of journeys."""

import json
from collections.abc import Mapping
from typing import Any

from games.core.grid import parse_place, unpack
from games.core.seats import Seat
from games.isle_of_skye.expansions.journeyman.data import TRACKS
from tests.golden import GOLDEN
from tests.rulesets.skye_journeyman import TILES

Row = dict[str, Any]
FOLDER = GOLDEN / "isle_of_skye"
GAMES: Mapping[int, Row] = {
    row["players"]: row for row in map(json.loads, (FOLDER / "journeyman_rounds.jsonl").read_text("utf-8").splitlines())
}
"""Recorded rounds by number of players."""
IN_BOX = {f"x{int(name.removeprefix('xj'))}": name for name in TILES}
"""The Journeyman tiles of the records, by their names in a box."""
PIECES: Mapping[str, Row] = {own_name: {**TILES[name], "set": "journeyman"} for own_name, name in IN_BOX.items()}
"""A box that holds them all."""
CASTLE = {"castle_bone": "castle_white"}


def situation(view: Row, seat: Seat) -> Row:
    """Return a phone's view of a seat in the records' format; `gold` is None where it is hidden."""
    land, seat_view = view["surfaces"][str(seat)], view["seats"][str(seat)]
    board = view["surfaces"][f"tracks-{seat}"]["pieces"]
    tiles = [(_at(cell), tile) for cell, tile in land["tiles"].items()]
    (pawn,) = [key for key in land["pieces"] if key.endswith("/journeyman")]
    return {
        "tiles": sorted(
            ({"tile": _tile(tile["tile"]), "x": x, "y": y, "rot": tile.get("rotation", 0)} for (x, y), tile in tiles),
            key=lambda tile: (not tile["tile"].startswith("castle"), tile["x"], tile["y"]),
        ),
        "roads": sorted(_road(key) for key in land["pieces"] if "|" in key),
        "journeyman": list(_at(pawn.partition("/")[0])),
        "tracks": {track: _marker(board, track) for track in TRACKS},
        "vp": seat_view.get("score", 0),
        "gold": seat_view.get("stock", {}).get("gold"),
    }


def _at(cell: str) -> tuple[int, int]:
    return unpack(parse_place(cell))


def _tile(name: str) -> str:
    return IN_BOX.get(name) or CASTLE.get(name, name)


def _road(edge: str) -> list[int]:
    cell, _, side = edge.partition("|")
    x, y = _at(cell)
    return [x, y, x + (side == "E"), y + (side == "S")]


def _marker(board: Row, track: str) -> int:
    (place,) = [place for place, pieces in board.items() if f"progress_{track}" in {piece["kind"] for piece in pieces}]
    return int(place.partition(",")[0])
