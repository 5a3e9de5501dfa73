"""The games that are played while something fails: what each seat does until work of the system seat is due."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from games.core.action import Action
from games.registry import GAMES as REAL_GAMES
from tests.games.recorded import rows
from tests.records.carcassonne import moves
from tests.rulesets import TEST_GAMES

ROW = next(row for row in rows() if row["players"] == 2 and not row["discarded"])


@dataclass(frozen=True)
class Script:
    """A game: what the host chooses, how many sit down, who does what, and the work that the last of it makes due."""

    game: str
    seats: int
    moves: tuple[tuple[int, dict[str, Any]], ...]
    due: str
    chosen: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.game

    def ruleset(self) -> Any:
        """The rules."""
        game = next(game for game in (*REAL_GAMES, *TEST_GAMES) if game.meta.id == self.game)
        return game.load(tuple(self.chosen.get("expansions", ())))


def bid(fish: int, number: int = 1) -> dict[str, Any]:
    """A sealed bid."""
    return {"type": "seal_bids", "round": number, "amounts": {"fish": fish, "salt": 0}}


def stock(ware: str) -> dict[str, Any]:
    """A ware goes on a shelf in round 1."""
    return {"type": "stock_shelf", "round": 1, "ware": ware, "shelf": "high"}


def _carcassonne() -> tuple[tuple[int, dict[str, Any]], ...]:
    recorded: list[tuple[Any, int, Action]] = list(moves(ROW))
    return tuple((seat, msgspec.to_builtins(action)) for _, seat, action in recorded)


def _market(seats: int) -> tuple[tuple[int, dict[str, Any]], ...]:
    """Seat 0 bids most and keeps a walrus, seat 1 lets the tip be, all stock their shelves."""
    dealt = [
        (0, {"type": "open_bids", "round": 1}),
        (0, {"type": "draw_cards", "cards": ["heron", "walrus"]}),
        (0, {"type": "keep_card", "card": "walrus"}),
        (1, {"type": "answer_tip", "take": False}),
    ]
    bids = [(seat, bid(3 if seat == 0 else seat % 3)) for seat in range(seats)]
    return (*bids, *dealt, *((seat, stock(ware)) for ware in ("fish", "salt") for seat in range(seats)))


CARCASSONNE = Script("carcassonne", 2, _carcassonne(), "score_game")
MARKET = Script("sealed_market", 3, _market(3), "score_round")
MARKET_OF_FIVE = Script("sealed_market", 5, _market(5), "score_round")
GAMES = (CARCASSONNE, MARKET)
