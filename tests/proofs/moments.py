"""Moments at which a Carcassonne table scores: the lines and the board at that time."""

import json
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from games.carcassonne.actions import PlaceTile, ScoreGame
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.core.action import Action
from games.core.score import ScoreLine
from games.core.seats import SPECTATOR
from tests.proofs.carcassonne_checker import GOODS, check_final, check_turn
from tests.proofs.carcassonne_land import Cell, Land, read_spot

RULES = Carcassonne()


class Moment(NamedTuple):
    """Lines as complete JSON, and the table just before figures return.

    - `tiles`, `pieces`: as in a view. `figures`: those of the pieces that are no ordinary follower.
    - `laid`: the tile of the turn (None: final scoring). `back`: where a figure was taken back.
    - `goods`: those of all seats, by kind. `boxes`: those that the table plays with.
    """

    lines: list[dict[str, Any]]
    tiles: dict[str, Any]
    pieces: dict[str, int]
    options: dict[str, str]
    laid: Cell | None
    figures: Mapping[str, str] = MappingProxyType({})
    back: str | None = None
    goods: Mapping[int, dict[str, int]] = MappingProxyType({})
    boxes: tuple[str, ...] = ()

    @property
    def land(self) -> Land:
        """The board as it lies."""
        return Land(self.tiles, self.pieces, self.figures, self.boxes)

    def check(self) -> None:
        """Check the lines.

        :raises Fault: they do not prove their points.
        """
        if self.laid is None:
            check_final(self.lines, self.land, self.options, {int(seat): owned for seat, owned in self.goods.items()})
        else:
            check_turn(self.lines, self.land, self.options, self.laid, read_spot(self.back) if self.back else None)


def build_moments(steps: Iterable[tuple[State, Action, State]], rules: Carcassonne = RULES) -> Iterator[Moment]:
    """Yield the moments of a table from its (state before, action, state after)."""
    table: dict[str, Any] = {}
    for before, action, after in steps:
        table = table or build_spectator_view(before, rules)  # draws change nothing on it
        if isinstance(action, PlaceTile | ScoreGame):
            old, table = table, build_spectator_view(after, rules)
            yield _build_moment(before, after, action, old, table)._replace(
                boxes=tuple(capability.id for capability in rules.rules.capabilities)
            )


def _build_moment(
    before: State, after: State, action: PlaceTile | ScoreGame, old: dict[str, Any], new: dict[str, Any]
) -> Moment:
    standing = old["surfaces"]["main"].get("pieces", {})
    pieces = {at: piece["seat"] for at, piece in standing.items()}
    figures = {at: piece["kind"] for at, piece in standing.items() if piece["kind"] != "follower"}
    lines = [complete_line(line) for line in after.lines[len(before.lines) :]]
    goods = {int(seat): {kind: shown["stock"].get(kind, 0) for kind in GOODS} for seat, shown in new["seats"].items()}
    placed_cell, back = None, None
    if isinstance(action, PlaceTile):
        placed_cell = (action.x, action.y)
        if action.follower:
            place = f"{action.x},{action.y}/{action.follower}"
            pieces[place] = before.active
            if action.figure:
                figures[place] = action.figure
        if action.back:
            back = next(place for place in pieces if place.startswith(f"{action.back}/"))
    return Moment(lines, new["surfaces"]["main"]["tiles"], pieces, new["options"], placed_cell, figures, back, goods)


def build_spectator_view(state: State, rules: Carcassonne = RULES) -> dict[str, Any]:
    """Return the table as the spectator sees it."""
    view: dict[str, Any] = json.loads(msgspec.json.encode(rules.build_view(state, SPECTATOR)))
    return view


def complete_line(line: ScoreLine) -> dict[str, Any]:
    """Return a line as JSON, including fields with default values."""
    plain: dict[str, Any] = json.loads(msgspec.json.encode(msgspec.structs.asdict(line)))
    for part in plain["parts"]:
        part.setdefault("things", [])
    return plain
