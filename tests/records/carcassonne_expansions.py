"""Recorded games with expansions: from their format to the log of a table, and back to comparable figures."""

import json
import lzma
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from games.carcassonne.actions import DrawTile, PlaceTile, ScoreGame
from games.carcassonne.capability import ExtendedRules
from games.carcassonne.game import load
from games.carcassonne.meta import EXPANSIONS, META
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import Table
from games.carcassonne.steps.claim import Claims
from games.carcassonne.tiles import ALONE, FIELD, HALF_EDGES, Segment
from games.core.action import Action, StartTable, find_actor
from games.core.errors import GameError
from games.core.grid import EDGES, name_cell, pack
from games.core.seats import Seat
from games.core.text import Params
from tests.serving import ROOT

GOODS = ("wine", "grain", "cloth")
BUILDER = "traders_builders"
Row = dict[str, Any]


@cache
def rows() -> tuple[Row, ...]:
    """Return the records, one per game."""
    packed = (ROOT / "tests/golden/carcassonne/expansions.jsonl.xz").read_bytes()
    return tuple(json.loads(line) for line in lzma.decompress(packed).splitlines())


def load_rules(row: Row) -> Carcassonne:
    """Return the ruleset with the boxes of a record."""
    boxes = tuple(expansion.id for expansion in EXPANSIONS if expansion.id in row["sets"])
    if len(boxes) != len(row["sets"]):
        raise LookupError(f"a box of {row['sets']}")
    return load(boxes)


def start_of(row: Row, rules: Carcassonne, draw: str = "table") -> StartTable:
    """Return entry 1 of a recorded game; player 0 begins."""
    boxes = tuple(capability.id for capability in rules.rules.capabilities)
    colours = rules.meta.colours[: row["players"]]
    return StartTable(META.id, 1, row.get("options") or {}, colours, 0, boxes, draw)  # type: ignore[arg-type]


def _names(segment: Segment) -> list[str]:
    if segment.kind == FIELD:
        return [HALF_EDGES[half] for half in segment.halves] or ["inside"]
    return [EDGES[edge] for edge in segment.edges]


def target_name(segment: Segment) -> str:
    """Return a target in the format of records: the kind, or `kind:first edge`."""
    return segment.kind if segment.kind in ALONE else f"{segment.kind}:{_names(segment)[0]}"


def find_id(rules: ExtendedRules, tile: str, rotation: int, kind: str, at: str | None) -> str:
    """Return the id of the segment that a record names by its kind and one of its edges or half-edges."""
    for segment in rules.box.laid[tile][rotation].segments:
        if segment.kind == kind and (kind in ALONE or at in _names(segment)):
            return segment.id
    raise LookupError(f"{kind}:{at}")


def moves(row: Row, rules: Carcassonne) -> Iterator[tuple[int, Seat, Action]]:
    """Yield (move number, seat, action) of a record: draws, tiles set aside, placements."""
    discarded: dict[int, list[str]] = {}
    for discard in row.get("discarded") or ():
        discarded.setdefault(discard["after_move"], []).append(discard["tile"])
    seat = 0
    for move_count, move in enumerate(row["moves"]):
        seat = move["player"]
        if move.get("part") == 2:
            yield move["n"], seat, msgspec.convert({"type": "use_builder", "draws": True}, _use_builder(rules))
        for tile in discarded.get(move_count, ()):
            yield move_count, seat, DrawTile(tile)
        yield move["n"], seat, DrawTile(move["tile"])
        yield move["n"], seat, place_of(move, rules.rules)
    for tile in discarded.get(len(row["moves"]), ()):
        yield len(row["moves"]), seat, DrawTile(tile)


def _use_builder(rules: Carcassonne) -> type[Action]:
    return next(kind for kind in rules.action_types if kind.__name__ == "UseBuilder")


def place_of(move: Row, rules: ExtendedRules) -> PlaceTile:
    """Return the placement of a recorded move.

    :raises msgspec.ValidationError: a cell or rotation that no action may have.
    """
    facts: Row = {key: move[key] for key in ("x", "y", "rotation")}
    if set_figure := move.get("follower"):
        if set_figure["player"] != move["player"]:
            raise ValueError("a figure of another player")
        facts["follower"] = find_id(rules, move["tile"], move["rotation"], set_figure["kind"], set_figure.get("at"))
        if set_figure["figure"] != "follower":
            facts["figure"] = set_figure["figure"]
    if back := move.get("abbot_back"):
        facts["back"] = f"{back['x']},{back['y']}"
    return msgspec.convert({"type": "place_tile", **facts}, PlaceTile)


def find_legal(rules: Carcassonne, state: Table, place: PlaceTile) -> dict[str, list[str]]:
    """Return what the seat at turn may do once the drawn tile lies as placed, in the format of records."""
    extended, tile, cell = rules.rules, state.drawn or "", pack(place.x, place.y)
    claims = Claims(extended, state, cell, tile, place.rotation)
    segments = {segment.id: segment for segment in extended.box.laid[tile][place.rotation].segments}
    legal = {
        name: sorted(target_name(segments[target]) for target in claims.list_targets(figure))
        for name, figure in extended.figures.items()
        if state.count_in_hand(name)[state.active]
    }
    returnable = extended.find_returnable(state.board, state.active)
    if returnable and returnable.count_points(cell) is not None:
        legal["abbot_back"] = [name_cell(returnable.segment >> 4)]
    return {figure: targets for figure, targets in legal.items() if targets}


def compute(row: Row) -> Row:
    """Compute the figures of a record, or name what it cannot be replayed for."""
    number = 0
    try:
        rules = load_rules(row)
        has_goods = BUILDER in row["sets"]
        result: Row = {
            "id": row["id"],
            "scores": [],
            "supply": [],
            "goods": [],
            "double": [],
            "legal_placements": [],
            "legal": [],
            "final": None,
        }
        state: Table = rules.setup(start_of(row, rules)).state
        for at_move, seat, action in moves(row, rules):
            number = at_move  # named in the error if this one is refused
            before, actor = state, find_actor(action, seat)
            progress = rules.apply(state, actor, action)
            state = progress.state
            if isinstance(action, PlaceTile):
                placements = rules.rules.find_placements(before.board, before.drawn or "", before.options)
                stocks = [rules.rules.count_stock(state, each) for each in range(state.seats)]
                result["scores"].append(list(state.scores))
                result["supply"].append({name: list(state.count_in_hand(name)) for name in rules.rules.figures})
                goods = {kind: [stock[kind] for stock in stocks] for kind in GOODS} if has_goods else None
                result["goods"].append(goods)
                result["double"].append(any(type(event).__name__ == "BuilderWorked" for event in progress.events))
                result["legal_placements"].append(sum(len(rotations) for rotations in placements.values()))
                result["legal"].append(find_legal(rules, before, action))
        result["final"] = list(rules.apply(state, "system", ScoreGame()).state.scores)
    except GameError as error:
        return {"id": row["id"], "error": {"code": error.code, "params": _plain(error.params), "move": number}}
    except (LookupError, TypeError, ValueError, msgspec.ValidationError) as error:
        details = {"detail": str(error)}
        return {"id": row["id"], "error": {"code": "action.malformed", "params": details, "move": number}}
    return result


def _plain(params: Params) -> Row:
    return {key: getattr(value, "code", value) for key, value in params.items()}
