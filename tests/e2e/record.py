"""Recorded games as turns that a person makes at the table."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from games.carcassonne.actions import DrawTile, PlaceTile
from games.carcassonne.box import BASE
from games.core.action import Action
from tests.games.recorded import rows
from tests.records.carcassonne import moves, segment_id


class Turn(NamedTuple):
    """One turn: tiles that did not fit, the placed tile, its place, and the scores after it. `rotation` is one that a
    phone offers; `segment` is the follower's."""

    seat: int
    set_aside: tuple[str, ...]
    tile: str
    cell: str
    rotation: int
    segment: str | None
    scores: tuple[int, ...]

    @property
    def kind(self) -> str:
        """Return the follower's kind of segment, or `none`: the key of the main button's text."""
        laid = BASE.laid[self.tile][self.rotation]
        return next((segment.kind for segment in laid.segments if segment.id == self.segment), "none")

    def actions(self) -> Iterator[Action]:
        """Yield the entries of the turn."""
        for tile in (*self.set_aside, self.tile):
            yield DrawTile(tile)
        x, y = map(int, self.cell.split(","))
        yield PlaceTile(x, y, self.rotation, self.segment)


@cache
def game(name: str) -> dict[str, Any]:
    return next(row for row in rows() if row["id"] == name)


@cache
def turns(name: str) -> tuple[Turn, ...]:
    row = game(name)
    turns_read: list[Turn] = []
    drawn: list[str] = []
    for number, seat, action in moves(row):
        if isinstance(action, DrawTile):
            drawn.append(action.tile)
        elif isinstance(action, PlaceTile):
            move = row["moves"][number - 1]
            *aside, tile = drawn
            drawn = []
            rotation = action.rotation % BASE.turns[tile]
            follower = move["follower"]
            segment = segment_id(BASE.laid[tile][rotation], follower["kind"], follower.get("at")) if follower else None
            cell = f"{action.x},{action.y}"
            turns_read.append(Turn(seat, tuple(aside), tile, cell, rotation, segment, tuple(move["scores"])))
    return tuple(turns_read)
