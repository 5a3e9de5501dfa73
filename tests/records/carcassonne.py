"""Recorded Carcassonne games: from the neutral format to the log of a table, and back to comparable figures.

A record names segments by an edge or half-edge of the rotated tile; the ruleset by their id on the tile.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.carcassonne.actions import DrawTile, PlaceTile, ScoreGame
from games.carcassonne.board import Board, find_joins, find_placements, is_free
from games.carcassonne.box import BASE
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.carcassonne.tiles import CLOISTER, FIELD, HALF_EDGES, LaidTile, Segment
from games.core.action import Action, StartTable, find_actor
from games.core.errors import GameError
from games.core.grid import EDGES, pack
from games.core.seats import Seat
from games.core.text import Params

COLOURS = ("red", "blue", "yellow", "green", "coal")
Row = dict[str, Any]


def start_of(row: Row, draw: str = "table") -> StartTable:
    """Return entry 1 of a recorded game: default options, player 0 begins."""
    return StartTable("carcassonne", 1, {}, COLOURS[: row["players"]], draw=draw)  # type: ignore[arg-type]


def segment_id(laid_tile: LaidTile, kind: str, at: str | None) -> str:
    """Return the id of the segment that a record names by its kind and one of its edges or half-edges."""
    for segment in laid_tile.segments:
        if segment.kind == kind and (kind == CLOISTER or at in _names(segment)):
            return segment.id
    raise LookupError(f"{kind}:{at}")


def _names(segment: Segment) -> list[str]:
    if segment.kind == FIELD:
        return [HALF_EDGES[half] for half in segment.halves]
    return [EDGES[edge] for edge in segment.edges]


def target_name(segment: Segment) -> str:
    """Return a follower target in the format of records: `cloister`, or `kind:first edge`."""
    return segment.kind if segment.kind == CLOISTER else f"{segment.kind}:{_names(segment)[0]}"


def moves(row: Row) -> Iterator[tuple[int, Seat, Action]]:
    """Yield (move number, seat, action) of a record: draws, tiles set aside, placements."""
    discarded: dict[int, list[str]] = {}
    for discard in row.get("discarded") or ():
        discarded.setdefault(discard["after_move"], []).append(discard["tile"])
    seat = 0
    for move_count, move in enumerate(row["moves"]):
        seat = move["player"]
        for tile in discarded.get(move_count, ()):
            yield move_count, seat, DrawTile(tile)
        yield move["n"], seat, DrawTile(move["tile"])
        yield move["n"], seat, place_of(move)
    for tile in discarded.get(len(row["moves"]), ()):
        yield len(row["moves"]), (seat + 1) % row["players"], DrawTile(tile)


def place_of(move: Row) -> PlaceTile:
    """Return the placement of a recorded move.

    :raises msgspec.ValidationError: a cell or rotation that no action may have.
    """
    follower = move.get("follower")
    segment = None
    if follower:
        if follower["player"] != move["player"]:
            raise ValueError("a follower of another player")
        laid_tile = BASE.laid[move["tile"]][move["rotation"]]
        segment = segment_id(laid_tile, follower["kind"], follower.get("at"))
    at = {key: move[key] for key in ("x", "y", "rotation")}
    return msgspec.convert({"type": "place_tile", **at, "follower": segment}, PlaceTile)


def free_targets(state: State, board: Board, place: PlaceTile, tile: str) -> list[str]:
    """Return the free targets on a placed tile in the format of records; none without a follower in hand."""
    if not state.supply[state.active]:
        return []
    laid_tile = BASE.laid[tile][place.rotation]
    return sorted(
        target_name(laid_tile.segments[index])
        for join in find_joins(BASE, board, pack(place.x, place.y), laid_tile)
        if is_free(board, join)
        for index in join.segments
    )


def compute(row: Row) -> Row:
    """Compute the figures of a record: scores, supply, legal placements and followers per move, the end."""
    rules = Carcassonne()
    result: Row = {
        "id": row["id"],
        "scores": [],
        "supply": [],
        "legal_placements": [],
        "legal_followers": [],
        "final": None,
        "error": None,
    }
    number = 0
    try:
        state: State = rules.setup(start_of(row)).state
        for at_move, seat, action in moves(row):
            number = at_move  # named in the error if this one is refused
            before = state
            state = rules.apply(state, find_actor(action, seat), action).state
            if isinstance(action, PlaceTile):
                tile = before.drawn or ""
                legal = find_placements(BASE, before.board, tile)
                result["scores"].append(list(state.scores))
                result["supply"].append(list(state.supply))
                result["legal_placements"].append(sum(len(rotations) for rotations in legal.values()))
                result["legal_followers"].append(free_targets(before, before.board, action, tile))
        result["final"] = list(rules.apply(state, "system", ScoreGame()).state.scores)
    except GameError as error:
        result["error"] = {"code": error.code, "params": _plain(error.params), "move": number}
    except (LookupError, TypeError, ValueError, msgspec.ValidationError) as error:
        result["error"] = {"code": "action.malformed", "params": {"detail": str(error)}, "move": number}
    return result


def _plain(params: Params) -> Row:
    return {key: getattr(value, "code", value) for key, value in params.items()}
