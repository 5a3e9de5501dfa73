"""Figures: what a player sets on the tile just placed, where it may stand and what it weighs (rules section 5)."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from games.carcassonne.board import Board, is_free
from games.carcassonne.tiles import FIELD, GARDEN, Join
from games.core.errors import IllegalAction
from games.core.seats import Seat


class FigureTarget(NamedTuple):
    """Where a figure of `seat` would stand.

    - `board`: without the tile about to be laid.
    - `join`: the feature of that tile which the figure would take.
    """

    board: Board
    seat: Seat
    join: Join

    def has_own_follower(self, weights: Mapping[str, int]) -> bool:
        """True if the feature carries a follower of the seat. `weights` are those of the figures."""
        board = self.board
        for name in self.join.features:
            for segment in board.features[name].followers:
                if board.followers[segment] == self.seat and weights[board.find_figure(segment)] > 0:
                    return True
        return False


class Figure:
    """A kind of figure (rules sections e8 and e9). Followers have a weight above 0: they claim features and count in
    majorities."""

    id: ClassVar[str]
    count: ClassVar[int] = 1
    weight: ClassVar[int] = 1
    stands_as_plain: ClassVar[bool] = False
    """True if it may stand where a plain follower may."""
    joins_own: ClassVar[bool] = False
    """True if it stands where a follower of its seat stands; any other one stands where no figure does."""
    is_plain: ClassVar[bool] = False
    """True for the one that is meant where nobody names a figure."""

    def refuse_kind(self, kind: str, options: Mapping[str, str]) -> IllegalAction | None:
        """Return why it never stands on segments of this kind."""
        if kind == FIELD and options["farmers"] == "off":
            return IllegalAction("carcassonne.no_farmers", rule="10")
        if kind == GARDEN:
            return IllegalAction("carcassonne.no_follower_in_garden", rule="5")
        return None

    def refuse_target(self, target: FigureTarget, weights: Mapping[str, int]) -> IllegalAction | None:
        """Return why it may not stand there now."""
        if not is_free(target.board, target.join):
            return IllegalAction("carcassonne.feature_occupied", {"kind": target.join.kind}, rule="5")
        return None


class Follower(Figure):
    """The ordinary follower, seven for each player."""

    id = "follower"
    count = 7
    is_plain = True


FOLLOWER = Follower()
