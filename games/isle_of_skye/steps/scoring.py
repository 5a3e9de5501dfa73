"""Phase 6 and the end: the system scores (rules sections 6 and 7)."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from games.core.event import Event
from games.core.ruleset import Progress
from games.core.score import Outcome, rank_scores
from games.core.seats import Actor
from games.core.step import Handlers
from games.isle_of_skye.actions import ScoreGame, ScoreRound
from games.isle_of_skye.events import GameScored, GoldScored, LineScored, RoundScored
from games.isle_of_skye.income import count_rounds, find_letters
from games.isle_of_skye.rounds import PendingLine, build_lines, build_zero_lines, list_goal_lines
from games.isle_of_skye.scoring import GOLD_PER_POINT
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import BaseStep


class WorkStep(BaseStep):
    """A step in which the system works."""

    task: str
    """Name of its system action."""

    def is_done(self, state: Table) -> bool:
        return state.done

    def find_system_action(self, state: Table) -> str:
        return self.task


class Score(WorkStep):
    """The scoring tiles of the round score."""

    name = "score"
    task = "score_round"

    def list_actions(self) -> Handlers:
        return {ScoreRound: self.score}

    def score(self, state: Table, actor: Actor, action: ScoreRound) -> Progress:
        rules = self.load_rules(state)
        letters, goals = find_letters(state.seats, state.round), rules.find_goals(state)
        pending = list(list_goal_lines(rules.build_subjects(state), goals, letters, rules.goals))
        event = RoundScored(state.round, tuple(goals.values()))
        return _add_lines(state, pending, (event, GoldScored()) if rules.counts_gold(state) else (event,))


class Reckon(WorkStep):
    """Scrolls and gold score, once the last round is over or the host has ended the game."""

    name = "reckon"
    task = "score_game"

    def begin(self, state: Table) -> Progress:
        return Progress(replace(state, done=not state.end and state.round < count_rounds(state.seats)))

    def list_actions(self) -> Handlers:
        return {ScoreGame: self.score}

    def score(self, state: Table, actor: Actor, action: ScoreGame) -> Progress:
        """Score scrolls and gold, and say who has won."""
        end = state.end or "isle_of_skye.end_last_round"
        rules = self.load_rules(state)
        progress = _add_lines(state, list(rules.list_final_lines(rules.build_subjects(state))), ())
        result = find_outcome(progress.state)
        winners = tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1)
        event = GameScored(max(result.scores), winners)
        return Progress(replace(progress.state, end=end), (*progress.events, event))


SCORING: Final = frozenset({Score.name, Reckon.name})
"""The steps in which the system scores."""


def _add_lines(state: Table, pending: Iterable[PendingLine], events: tuple[Event, ...]) -> Progress:
    pending = tuple(pending)
    lines = build_lines(pending, state.round, len(state.lines))
    zeros = build_zero_lines(pending, state.round, len(state.zero_lines))
    line_events = tuple(LineScored(line.seat, line.n, line.reason, line.points) for line in lines)
    next_state = replace(state, lines=state.lines + lines, zero_lines=state.zero_lines + zeros, done=True)
    return Progress(next_state, (*line_events, *events))


def find_outcome(state: Table) -> Outcome:
    """Return the final scores. More gold left decides between equal ones, else they share (section 7, ruling Q2)."""
    scores = state.scores
    gold_left = tuple(clan.gold or 0 for clan in state.clans)
    if state.options["tie_break"] == "remainder":
        gold_left = tuple(gold % GOLD_PER_POINT for gold in gold_left)
    return Outcome(scores, rank_scores(scores, gold_left), state.end, gold_left)
