"""Scoring in a turn and at the end (rules sections 6 and 8)."""

from msgspec.structs import replace

from games.carcassonne.actions import ScoreGame
from games.carcassonne.board import Board
from games.carcassonne.capability import ExtendedRules
from games.carcassonne.events import FeatureScored, GameScored
from games.carcassonne.scoring import score_final
from games.carcassonne.state import Table
from games.carcassonne.steps.step import TurnStep
from games.carcassonne.tiles import CITY, ROAD
from games.core.event import Event
from games.core.grid import AROUND
from games.core.ruleset import Progress
from games.core.score import ScoreLine
from games.core.seats import Actor
from games.core.step import OVER, Handlers


class Score(TurnStep):
    """The final scoring, once the game has ended."""

    name = "score"

    def is_skipped(self, state: Table) -> bool:
        return not state.end

    def is_done(self, state: Table) -> bool:
        return False

    def find_system_action(self) -> str:
        return "score_game"

    def list_actions(self) -> Handlers:
        return {ScoreGame: self.score}

    def score(self, state: Table, actor: Actor, action: ScoreGame) -> Progress:
        """Score what lies on the board; the game is over."""
        stocks = tuple(self.rules.count_stock(state, seat) for seat in range(state.seats))
        lines = score_final(self.rules, state.board, state.options, state.turn, len(state.lines), stocks)
        progress = add_lines(replace(state, flow=replace(state.flow, step=OVER)), lines, [])
        scores: tuple[int, ...] = progress.state.scores
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Progress(progress.state, (*progress.events, GameScored(best, winners)))


def add_lines(state: Table, lines: list[ScoreLine], events: list[Event]) -> Progress:
    """Return the state with further lines; each has an event behind `events`."""
    scores = list(state.scores)
    for line in lines:
        scores[line.seat] += line.points
        events.append(FeatureScored(line.seat, line.n, line.reason, line.points, line.segments))
    if lines:
        state = replace(state, scores=tuple(scores), lines=state.lines + tuple(lines))
    return Progress(state, tuple(events))


def find_completed(rules: ExtendedRules, board: Board, cell: int, names: list[int]) -> list[int]:
    """Return the features with followers that the tile on `cell` has completed, given those that it takes part in."""
    return [*(name for name in names if _is_complete(board, name)), *_find_completed_cloisters(rules, board, cell)]


def _is_complete(board: Board, name: int) -> bool:
    """True for a road or city with followers and without an open edge: it scores now (rules section 6)."""
    feature = board.features[name]
    return feature.open == 0 and feature.kind in (ROAD, CITY) and bool(feature.followers)


def _find_completed_cloisters(rules: ExtendedRules, board: Board, cell: int) -> list[int]:
    """Return the occupied cloisters and gardens on or around `cell` whose eight neighbours are all laid."""
    names = []
    tiles = board.tiles
    for centre in (cell, *(cell + step for step in AROUND)):
        placed = tiles.get(centre)
        if placed is None:
            continue
        alone = rules.box.laid[placed.tile][placed.rotation].alone
        if alone < 0 or not all(centre + step in tiles for step in AROUND):
            continue
        name = board.feature_of[centre << 4 | alone]
        if board.features[name].followers:
            names.append(name)
    return names
