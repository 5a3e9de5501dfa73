"""Recorded Carcassonne games, replayed step by step under any options."""

import itertools
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from games.carcassonne.actions import PlaceTile, ScoreGame
from games.carcassonne.box import BASE
from games.carcassonne.meta import META
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.core.action import Action, find_actor
from games.core.event import Event
from games.core.seats import SYSTEM, Actor
from tests.games.wording import ROOT
from tests.records.carcassonne import moves, start_of

RULES = Carcassonne()
RECORDS = ROOT / "tests/golden/carcassonne/games.jsonl"


class Step(NamedTuple):
    """One action of a table with the states before and after, and its events."""

    before: State
    actor: Actor
    action: Action
    after: State
    events: tuple[Event, ...]


@cache
def rows() -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(line) for line in RECORDS.read_text("utf-8").splitlines())


def rule_options() -> list[dict[str, str]]:
    """Return every combination of the options that change rules."""
    keys = [option for option in META.options if option.kind == "rule"]
    return [
        dict(zip((option.key for option in keys), values, strict=True))
        for values in itertools.product(*(option.values for option in keys))
    ]


def steps(row: dict[str, Any], options: dict[str, str] | None = None, draw: str = "table") -> Iterator[Step]:
    """Yield the steps of a record from its first draw to the final scoring. Without farmers, followers on fields stay
    in hand."""
    start = start_of(row, draw)
    state: State = RULES.setup(type(start)(start.game, 1, options or {}, start.colours, draw=start.draw)).state
    for _, seat, recorded in moves(row):
        action = _playable(state, recorded)
        actor = find_actor(action, seat)
        progress = RULES.apply(state, actor, action)
        yield Step(state, actor, action, progress.state, progress.events)
        state = progress.state
    progress = RULES.apply(state, SYSTEM, ScoreGame())
    yield Step(state, SYSTEM, ScoreGame(), progress.state, progress.events)


def _playable(state: State, action: Action) -> Action:
    if not isinstance(action, PlaceTile) or state.options["farmers"] == "on":
        return action
    laid_tile = BASE.laid[state.drawn or ""][action.rotation]
    kind = next((segment.kind for segment in laid_tile.segments if segment.id == action.follower), None)
    return PlaceTile(action.x, action.y, action.rotation) if kind == "field" else action
