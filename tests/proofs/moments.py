"""Moments at which a Carcassonne table scores: the lines and the board at that time."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from games.carcassonne.actions import PlaceTile, ScoreGame
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.core.action import Action
from games.core.score import ScoreLine
from games.core.seats import SPECTATOR
from tests.proofs.carcassonne_checker import check_final, check_turn
from tests.proofs.carcassonne_land import Cell, Land

RULES = Carcassonne()


class Moment(NamedTuple):
    """Lines as complete JSON; `tiles` and `pieces` as in a view, just before followers return; `laid` is the tile of
    the turn (None: final scoring)."""

    lines: list[dict[str, Any]]
    tiles: dict[str, Any]
    pieces: dict[str, int]
    options: dict[str, str]
    laid: Cell | None

    def check(self) -> None:
        """Check the lines.

        :raises Fault: they do not prove their points.
        """
        land = Land(self.tiles, self.pieces)
        if self.laid is None:
            check_final(self.lines, land, self.options)
        else:
            check_turn(self.lines, land, self.options, self.laid)


def moments(steps: Iterable[tuple[State, Action, State]]) -> Iterator[Moment]:
    """Yield the moments of a table from its (state before, action, state after)."""
    table: dict[str, Any] = {}
    for before, action, after in steps:
        table = table or spectator_view(before)  # draws change nothing on it
        if isinstance(action, PlaceTile | ScoreGame):
            old, table = table, spectator_view(after)
            yield _moment(before, after, action, old, table)


def _moment(
    before: State, after: State, action: PlaceTile | ScoreGame, old: dict[str, Any], new: dict[str, Any]
) -> Moment:
    pieces = {at: piece["seat"] for at, piece in old["surfaces"]["main"].get("pieces", {}).items()}
    lines = [full(line) for line in after.lines[len(before.lines) :]]
    placed_cell = None
    if isinstance(action, PlaceTile):
        placed_cell = (action.x, action.y)
        if action.follower:
            pieces[f"{action.x},{action.y}/{action.follower}"] = before.active
    return Moment(lines, new["surfaces"]["main"]["tiles"], pieces, new["options"], placed_cell)


def spectator_view(state: State) -> dict[str, Any]:
    """Return the table as the spectator sees it."""
    view: dict[str, Any] = json.loads(msgspec.json.encode(RULES.view(state, SPECTATOR)))
    return view


def full(line: ScoreLine) -> dict[str, Any]:
    """Return a line as JSON, including fields with default values."""
    plain: dict[str, Any] = json.loads(msgspec.json.encode(msgspec.structs.asdict(line)))
    for part in plain["parts"]:
        part.setdefault("things", [])
    return plain
