"""Positions of Carcassonne with boxes, laid move by move. Player 0 begins, and both alternate."""

from typing import Any

import msgspec

from games.carcassonne.actions import DrawTile, PlaceTile, ScoreGame
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import Table
from games.core.action import find_actor
from games.core.grid import name_cell
from games.core.host import FinishNow
from tests.records.carcassonne_expansions import load_rules, moves, start_of

Move = dict[str, Any]
INNS, TRADERS, ABBOT, RIVER = ("inns_cathedrals",), ("traders_builders",), ("abbot",), ("river",)
ALL = ("river", "abbot", "inns_cathedrals", "traders_builders")


def lay(tile: str, x: int, y: int, rotation: int, player: int, **more: Any) -> Move:
    """Return a move in the format of records. `figure`: (figure, kind of segment, its first edge)."""
    move: Move = {"player": player, "tile": tile, "x": x, "y": y, "rotation": rotation}
    if "figure" in more:
        figure, kind, at = more.pop("figure")
        move["follower"] = {"player": player, "figure": figure, "kind": kind, "at": at}
    return {**move, **more}


def play(boxes: tuple[str, ...], *laid: Move, players: int = 2, **options: str) -> tuple[Carcassonne, Table, list[str]]:
    """Return the rules, the state after these moves, and the types of events of the last one."""
    numbered = [{**move, "n": n} for n, move in enumerate(laid, 1)]
    row = {"sets": boxes, "players": players, "options": options, "moves": numbered}
    rules = load_rules(row)
    state: Table = rules.setup(start_of(row, rules)).state
    events: list[str] = []
    for _, seat, action in moves(row, rules):
        progress = rules.apply(state, find_actor(action, seat), action)
        state = progress.state
        if isinstance(action, PlaceTile):
            events = [type(event).__name__ for event in progress.events]
    return rules, state, events


def end(rules: Carcassonne, state: Table) -> list[int]:
    """Return the scores if the game ended here."""
    finished = rules.apply(state, "host", FinishNow()).state
    return list(rules.apply(finished, "system", ScoreGame()).state.scores)


BUILDER = (
    lay("U", 1, 0, 1, 0, figure=("follower", "road", "E")),
    lay("B", 0, 1, 0, 1),
    lay("U", 2, 0, 1, 0, figure=("builder", "road", "E")),
    lay("B", 0, 2, 0, 1),
    lay("U", 3, 0, 1, 0),
)
ABBOT_BACK = (
    lay("Eg", 0, -1, 2, 0, figure=("abbot", "garden", None)),
    lay("B", 0, 1, 0, 1),
    lay("B", -1, -1, 0, 0, abbot_back={"x": 0, "y": -1, "points": 3}),
)
MONASTERY = (
    lay("B", 0, 1, 0, 0, figure=("abbot", "cloister", None)),
    lay("U", 1, 0, 1, 1),
    lay("U", -1, 0, 1, 0),
    lay("B", -1, 1, 0, 1),
    lay("B", 1, 1, 0, 0),
    lay("B", 0, 2, 0, 1),
    lay("E", -1, 2, 2, 0),
    lay("U", 2, 0, 1, 1),
)
"""An abbot in a cloister that one tile at 1,2 completes."""


def put(x: int, y: int, rotation: int, target: str | None = None, figure: str = "", back: str = "") -> PlaceTile:
    """Return a placement, with a figure or taking one back."""
    unset = msgspec.UNSET
    return PlaceTile(x, y, rotation, target, figure or unset, back or unset)


def draw(rules: Carcassonne, state: Table, tile: str) -> Table:
    drawn: Table = rules.apply(state, find_actor(DrawTile(tile), None), DrawTile(tile)).state
    assert drawn.drawn == tile
    return drawn


def is_river(tile: str) -> bool:
    return tile[0] == "R" and tile[1:].isupper()


def lay_the_river(rules: Carcassonne, state: Table) -> Table:
    """Return the state behind the lake; each tile lies in the first place that fits."""
    while tiles := [
        tile for tile, n in rules.rules.limit_draws(state.bag, state.options).items() if n and is_river(tile)
    ]:
        state = rules.apply(state, "chance", DrawTile(tiles[0])).state
        if state.drawn:
            cell, rotations = next(iter(rules.rules.find_placements(state.board, tiles[0], state.options).items()))
            x, y = (int(part) for part in name_cell(cell).split(","))
            state = rules.apply(state, state.active, put(x, y, rotations[0])).state
    return state
