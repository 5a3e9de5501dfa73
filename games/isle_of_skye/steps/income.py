"""Phase 1: income (rules section 3)."""

from msgspec.structs import replace

from games.core.event import Event
from games.core.ruleset import Progress
from games.isle_of_skye.events import IncomePaid, RoundBegan
from games.isle_of_skye.income import compute_income, find_catch_up_gold
from games.isle_of_skye.income_proof import build_income_line, prove_income
from games.isle_of_skye.scoring import count_income_barrels
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import BaseStep


class Income(BaseStep):
    """Nobody is asked anything."""

    name = "income"

    def begin(self, state: Table) -> Progress:
        """Pay the income. Where gold is not tracked, it is only announced, as a help."""
        rules = self.load_rules(state)
        events: list[Event] = [RoundBegan(state.first, state.round)]
        scores, per_seat = state.scores, find_catch_up_gold(state.seats, state.round)
        clans, incomes = [], []
        for seat, clan in enumerate(state.clans):
            subject = rules.build_subject(state, seat)
            ahead = tuple(other for other, score in enumerate(scores) if score > scores[seat])
            income = compute_income(
                count_income_barrels(subject), len(ahead), per_seat, rules.count_income(state, seat)
            )
            gold = None if clan.gold is None or not state.is_full else clan.gold + income.total
            clans.append(replace(clan, gold=gold, income=income.total))
            incomes.append(build_income_line(seat, state.round, prove_income(subject, income, ahead)))
            parts = (income.castle, income.barrels, income.ahead, income.catch_up, income.more)
            events.append(IncomePaid(seat, *parts, income.total))
        return Progress(replace(state, clans=tuple(clans), incomes=tuple(incomes)), tuple(events))
