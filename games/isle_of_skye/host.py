"""What the host may set while the game runs: how much is tracked, and an early end (rules sections 3 and 7)."""

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.core.host import UNFINISHED, GameEnded
from games.core.prompt import Choice, ChoosePrompt
from games.core.ruleset import Progress
from games.core.step import Flow, Step
from games.isle_of_skye.actions import Tracking
from games.isle_of_skye.capability import ExtendedRules
from games.isle_of_skye.events import TrackingChanged
from games.isle_of_skye.income import count_rounds
from games.isle_of_skye.state import Clan, Table
from games.isle_of_skye.steps.castle import Castle
from games.isle_of_skye.steps.goals import Goals
from games.isle_of_skye.steps.gold import Count, FinalPurses
from games.isle_of_skye.steps.scoring import SCORING, Reckon
from games.isle_of_skye.steps.step import BaseStep
from games.isle_of_skye.text import build_text

SETTING_UP = frozenset({Goals.name, Castle.name})
"""The steps before the first income: nobody has any gold."""


def find_tracking_round(state: Table, step: Step) -> int:
    """Return the round from which another level of tracking would hold: this one while nobody has done anything in it,
    else the next; 0 if there is none. `step` is the one of the base that is played."""
    if state.end:
        return 0
    if isinstance(step, BaseStep) and step.is_fresh(state):
        return state.round
    return state.round + 1 if state.round < count_rounds(state.seats) else 0


def build_tracking_prompt(state: Table, step: Step) -> Iterator[ChoosePrompt]:
    """Yield the prompt for how much is tracked, from this round on or from the next, if there is one."""
    number = find_tracking_round(state, step)
    if not number:
        return
    unchanged = build_text("tracking_same", rule="3")
    levels = tuple(
        Choice(
            level,
            build_text(f"option_tracking_{level}"),
            {"level": level},
            note=build_text(f"option_tracking_{level}_about"),
            unavailable=unchanged if level == state.next_tracking else None,
        )
        for level in get_args(Tracking)
    )
    name = f"tracking-{number}-{state.next_tracking}"
    yield ChoosePrompt(name, build_text("prompt_tracking", n=number), {"type": "set_tracking"}, levels)


def set_tracking(state: Table, step: Step, level: Tracking) -> Progress:
    """Change how much is tracked: for this round if nothing has happened in it, else from the next round on.

    :raises IllegalAction: `isle_of_skye.tracking_same`, or `isle_of_skye.not_now` if no round is left for it.
    """
    if level == state.next_tracking:
        raise IllegalAction("isle_of_skye.tracking_same", rule="3")
    number = find_tracking_round(state, step)
    if not number:
        raise IllegalAction("isle_of_skye.not_now", rule="3")
    if number > state.round:
        return Progress(replace(state, next_tracking=level), (TrackingChanged(level, number),))
    gold = (0 if state.round == 1 else None) if level == "full" else None
    next_state = replace(
        state,
        tracking=level,
        next_tracking=level,
        flow=state.flow if state.step in SETTING_UP else replace(state.flow, step=Count.name),
        clans=tuple(replace(clan, gold=gold, told=None, short=0) for clan in state.clans),
    )
    return Progress(next_state, (TrackingChanged(level, state.round),))


def finish_now(state: Table, rules: ExtendedRules) -> Progress:
    """End the game. What is behind screens, on offer or in hand goes back, and what stands is scored.

    Where gold is not tracked, it is reported first. Ending the game again meanwhile counts gold as none for seats that
    have not reported it.

    :raises IllegalAction: `isle_of_skye.not_now` while the system works.
    """
    if state.step in SCORING:
        raise IllegalAction("isle_of_skye.not_now", rule="7")
    if state.step == FinalPurses.name:
        reported = tuple(replace(clan, gold=clan.told or 0, told=None) for clan in state.clans)
        return Progress(replace(state, clans=reported), (GameEnded(),))
    bag, clans = dict(state.bag), []
    for clan in state.clans:
        for tile in (*clan.drawn, *clan.offer, *clan.hand):
            if rules.returns_to_bag(state, tile):
                bag[tile] = bag.get(tile, 0) + 1
        gold = None if clan.gold is None else clan.gold + sum(clan.offer.values())
        clans.append(Clan(clan.colour, clan.territory, gold, income=clan.income, course=clan.course))
    step = Reckon if state.has_first_rules else FinalPurses
    next_state = replace(
        state, bag=bag, clans=tuple(clans), flow=Flow(step.name, state.flow.number), done=False, end=UNFINISHED
    )
    return Progress(next_state, (GameEnded(),))
