"""What a step on a track brings and costs, in words for the choice of a track (sections j4 and j7)."""

from functools import reduce

from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.art_board import BANNER_WORDS
from games.isle_of_skye.expansions.journeyman.data import TRACKS, ProgressBoard
from games.isle_of_skye.expansions.journeyman.events import name_bonus, shorten_name
from games.isle_of_skye.expansions.journeyman.state import Follower
from games.isle_of_skye.expansions.journeyman.tracks import Step
from games.isle_of_skye.text import build_text


def list_gains(board: ProgressBoard, follower: Follower, step: Step) -> tuple[Text, ...]:
    """Return what a step brings, a text each, and its cost as the last one."""
    space = board.find_space(step.track, step.marker.at)
    gains = [build_text("gain_points", n=step.points)] if step.points else []
    if step.is_new:
        gains += [build_text(f"gain_{BANNER_WORDS[what]}", n=n) for what, n in (space.banner or {}).items()]
        if tier := step.find_tier(board):
            gains.append(build_text("gain_bonus", bonus=name_bonus(follower.layout[tier][TRACKS.index(step.track)])))
        if space.bridge_before:
            gains.append(build_text("gain_bridge"))
    gains = gains or [build_text("gain_nothing")]
    return (*gains, build_text("choice_costs", n=step.cost)) if step.cost else tuple(gains)


def describe_gains(board: ProgressBoard, follower: Follower, step: Step) -> Text:
    """Return the space that a step enters with all that it brings and costs, in one line."""
    gains = reduce(
        lambda first, second: build_text("gain_and", first=first, second=second), list_gains(board, follower, step)
    )
    return build_text("gain_on", track=shorten_name(step.track), n=step.marker.at, gains=gains)
