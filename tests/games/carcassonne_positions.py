"""Positions of Carcassonne with boxes, laid move by move. Player 0 begins, and both alternate."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.carcassonne.actions import DrawTile, PlaceTile, ScoreGame
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import Table
from games.core.action import find_actor
from games.core.grid import name_cell, pack
from games.core.host import FinishNow
from games.core.prompt import PlacePrompt
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
WINDING_RIVER = (
    lay("RH", 1, 0, 0, 0),
    lay("RI", 2, 0, 1, 1),
    lay("RE", 2, 1, 2, 0),
    lay("RD", 3, 1, 0, 1),
    lay("RK", 4, 1, 1, 0),
    lay("RG", 5, 1, 0, 1),
    lay("RC", 5, 0, 1, 0),
    lay("RJ", 5, -1, 1, 1),
    lay("RB", 4, -1, 0, 0),
    lay("RD", 3, -1, 2, 1),
)
"""The ten tiles between spring and lake. They wind back to 2,-1, where the lake does not fit beside a road."""
RIVER_END = pack(2, -1)


def put(x: int, y: int, rotation: int, target: str | None = None, figure: str = "", back: str = "") -> PlaceTile:
    """Return a placement, with a figure or taking one back."""
    unset = msgspec.UNSET
    return PlaceTile(x, y, rotation, target, figure or unset, back or unset)


def draw(rules: Carcassonne, state: Table, tile: str) -> Table:
    drawn: Table = rules.apply(state, find_actor(DrawTile(tile), None), DrawTile(tile)).state
    assert drawn.drawn == tile
    return drawn


def set_the_lake_aside(rules: Carcassonne, state: Table) -> Table:
    """Return the state once the lake was drawn and fitted nowhere."""
    aside: Table = rules.apply(state, "chance", DrawTile("RL")).state
    assert aside.set_aside == ("RL",)
    return aside


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


def with_bag(state: Table, **tiles: int) -> Table:
    """Return the state with these tiles left alone."""
    return replace(state, bag={**dict.fromkeys(state.bag, 0), **tiles})


def list_targets(rules: Carcassonne, state: Table, tile: str, at: tuple[int, int, int], figure: str = "") -> set[str]:
    """Return where a figure may be set once the tile lies at (x, y, rotation)."""
    drawn = draw(rules, state, tile)
    (prompt,) = rules.list_prompts(drawn, drawn.active)
    assert isinstance(prompt, PlacePrompt)
    place, turn = f"{at[0]},{at[1]}", str(at[2])
    piece = next((piece for piece in prompt.further if piece.kind == figure), None)
    cells = prompt.cells if piece is None or piece.as_plain else piece.cells
    return {*cells.get(place, {}).get(turn, {})}
