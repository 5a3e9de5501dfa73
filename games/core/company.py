"""Views for a phone that several seats share: what everybody may know, and what a seat is asked openly.

A ruleset marks the prompts that only their seat may see (`secret`) and names the seats that are asked in secret now
(`View.secret_seats`, equal for every viewer). All other prompts can be answered while others look: they are built
without what only the seat knows (`Ruleset.strip_secrets`).
"""

from typing import Any

from msgspec.structs import replace

from games.core.ruleset import Ruleset
from games.core.seats import SPECTATOR, Seat
from games.core.view import View


def build_view_in_company(ruleset: Ruleset, state: Any, seat: Seat) -> View:
    """Return the spectator's view with the prompts of `seat` that are not secret, and what goals would give the seat
    as far as everybody knows."""
    view, seat_view = ruleset.build_view(state, SPECTATOR), ruleset.build_view(ruleset.strip_secrets(state, seat), seat)
    prompts = {name: prompt for name, prompt in seat_view.prompts.items() if not prompt.secret}
    answers = {name: answer for name, answer in seat_view.answered.items() if name in prompts}
    return replace(view, prompts=prompts, answered=answers, goal_worths=ruleset.find_goal_worths(view, seat))
