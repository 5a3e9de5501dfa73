"""What the host may set while the game runs: how much is tracked, and an early end (rules sections 3 and 7)."""

from typing import Any

from msgspec.structs import replace

from games.core.capability import Flow
from games.core.errors import IllegalAction
from games.core.host import UNFINISHED, GameEnded
from games.core.ruleset import Progress
from games.isle_of_skye import building
from games.isle_of_skye.actions import Tracking
from games.isle_of_skye.capability import Extended
from games.isle_of_skye.events import TrackingChanged
from games.isle_of_skye.phases import WORK, tracked_from
from games.isle_of_skye.state import Clan, State

Table = State[Any]


def set_tracking(state: Table, level: Tracking) -> Progress:
    """Change how much is tracked: for this round if nothing has happened in it, else from the next round on.

    :raises IllegalAction: `isle_of_skye.tracking_same`, or `isle_of_skye.not_now` if no round is left for it.
    """
    if level == state.next_tracking:
        raise IllegalAction("isle_of_skye.tracking_same", rule="3")
    number = tracked_from(state)
    if not number:
        raise IllegalAction("isle_of_skye.not_now", rule="3")
    if number > state.round:
        return Progress(replace(state, next_tracking=level), (TrackingChanged(level, number),))
    setting_up = state.step in ("goals", "castle")
    gold = (0 if state.round == 1 else None) if level == "full" else None
    changed = replace(
        state,
        tracking=level,
        next_tracking=level,
        flow=state.flow if setting_up else replace(state.flow, step="count"),
        clans=tuple(replace(clan, gold=gold, told=None, short=0) for clan in state.clans),
    )
    return Progress(changed, (TrackingChanged(level, state.round),))


def finish_now(state: Table, rules: Extended) -> Progress:
    """End the game: what is behind screens, on offer or in hand goes back, and what stands is scored.

    :raises IllegalAction: `isle_of_skye.not_now` while the system works.
    """
    if state.step in WORK:
        raise IllegalAction("isle_of_skye.not_now", rule="7")
    bag, clans = dict(state.bag), []
    for clan in state.clans:
        for tile in (*clan.drawn, *clan.offer, *clan.hand):
            if building.returns_to_bag(state, rules, tile):
                bag[tile] = bag.get(tile, 0) + 1
        gold = None if clan.gold is None else clan.gold + sum(clan.offer.values())
        clans.append(Clan(clan.colour, clan.territory, gold, income=clan.income, course=clan.course))
    ended = replace(
        state, bag=bag, clans=tuple(clans), flow=Flow("reckon", state.flow.number), done=False, end=UNFINISHED
    )
    return Progress(ended, (GameEnded(),))
