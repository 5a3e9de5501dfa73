"""Tables of every ruleset, played to the end by chance: which tables, and who chooses."""

import itertools
import os
import random
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, Literal, NamedTuple

import msgspec

from games.core.action import Action, Draw, StartTable, actor_of
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.log import Entry
from games.core.prompt import (
    AmountsPrompt,
    ChancePrompt,
    ChoosePrompt,
    DrawPrompt,
    PickPrompt,
    PlacePrompt,
    Prompt,
    SystemPrompt,
)
from games.core.ruleset import Ruleset
from games.core.seats import CHANCE, SYSTEM, Actor, Seat
from games.registry import GAMES, Game
from tests.rulesets import TEST_GAMES
from tests.rulesets.skye_druids import SKYE_WITH_DRUIDS
from tests.rulesets.skye_journeyman import SKYE_WITH_JOURNEYMAN

EVERYTHING = os.environ.get("TEST_DEEP") == "1"
"""Whether to play every combination of options, not only enough to see every value."""
MOST_ACTIONS = 1000
LEVELS = {"isle_of_skye": {"tracking": "territories"}}
"""Options with which a game is as good as another one: every number of seats, both ways to draw."""
NOT_OFFERED: tuple[tuple[Game, tuple[str, ...], int, Literal["table", "app"], dict[str, str]], ...] = (
    (SKYE_WITH_DRUIDS, ("druids",), 3, "table", {"hide_gold": "off", "legal_cells": "off"}),
    (SKYE_WITH_DRUIDS, ("druids",), 2, "table", {"late_scroll": "does_not_work"}),
    (SKYE_WITH_DRUIDS, ("druids",), 4, "app", {"tracking": "territories"}),
    (SKYE_WITH_DRUIDS, ("druids",), 5, "app", {}),
    (SKYE_WITH_JOURNEYMAN, ("journeyman",), 2, "app", {"progress_board": "as_listed"}),
    (SKYE_WITH_JOURNEYMAN, ("journeyman",), 3, "table", {"bonus_layout": "same", "legal_cells": "off"}),
    (SKYE_WITH_JOURNEYMAN, ("journeyman",), 4, "table", {"tracking": "territories", "progress_board": "as_listed"}),
    (SKYE_WITH_JOURNEYMAN, ("journeyman",), 5, "app", {"progress_board": "as_listed", "track_end": "any_step"}),
    (
        SKYE_WITH_JOURNEYMAN,
        ("druids", "journeyman"),
        3,
        "app",
        {"progress_board": "as_listed", "bag_symbol": "does_not_count", "matching_symbols": "equal_only"},
    ),
    (SKYE_WITH_JOURNEYMAN, ("druids", "journeyman"), 5, "table", {}),
)
"""Tables with expansions that have no screens yet: a few of each, until they are offered and played like the rest."""
SMALL = 3
"""Seats of those of them that are played in every run."""


class Case(NamedTuple):
    """A table to be played."""

    game: Game
    expansions: tuple[str, ...]
    seats: int
    draw: Literal["table", "app"]
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "-".join(f"{key}={value}" for key, value in self.options.items())
        with_these = "+".join((self.game.meta.id, *self.expansions))
        return f"{with_these}-{self.seats}-{self.draw}-{chosen or 'default'}"


class Step(NamedTuple):
    """One action of a played table. `seat` submitted it (None: nobody at the table did)."""

    before: Any
    seat: Seat | None
    action: Action
    after: Any
    events: tuple[Event, ...]

    @property
    def actor(self) -> Actor:
        """Who acted: the seat, or chance or the system."""
        return actor_of(self.action, self.seat)


class Played(NamedTuple):
    """A table from its start to its end. `refused` are actions that prompts offered and rules refused."""

    case: Case
    ruleset: Ruleset
    start: StartTable
    first: Any
    steps: tuple[Step, ...]
    refused: tuple[tuple[Any, Actor, Action, IllegalAction], ...]

    @property
    def states(self) -> list[Any]:
        """Every state, the first and the last included."""
        return [self.first, *(step.after for step in self.steps)]

    @property
    def entries(self) -> list[Entry]:
        """The log of the table."""
        log = [Entry(1, "start", None, self.start)]
        return log + [Entry(n, "action", step.seat, step.action) for n, step in enumerate(self.steps, 2)]


def cases() -> list[Case]:
    """Every game with every set of its expansions, every number of seats, both ways to draw; of the options the
    defaults and enough sets that each value occurs (all of the game's own in a deep run)."""
    offered = [case for game in (*GAMES, *TEST_GAMES) for case in _cases_of(game)]
    others = itertools.starmap(Case, NOT_OFFERED)
    return [*offered, *(case for case in others if EVERYTHING or case.seats <= SMALL)]


def _cases_of(game: Game) -> Iterator[Case]:
    meta = game.meta
    sizes = range(len(meta.expansions) + 1)
    ids = [expansion.id for expansion in meta.expansions]
    sets = [chosen for size in sizes for chosen in itertools.combinations(ids, size)]
    draws: tuple[Literal["table", "app"], ...] = ("table", "app")
    tables = list(itertools.product(sets, range(meta.min_seats, meta.max_seats + 1), draws))
    for level in ({}, LEVELS[meta.id]) if meta.id in LEVELS else ({},):
        for expansions, seats, draw in tables:
            yield Case(game, expansions, seats, draw, level)
    brought = [(one.id, option) for one in meta.expansions for option in one.options]
    others = [(name, {option.key: value}) for name, option in brought for value in option.values[1:]]
    for (name, options), (_, seats, draw) in zip(others, itertools.cycle(tables)):
        yield Case(game, (name,), seats, draw, options)
    varied = [option for option in meta.options if len(option.values) > 1]
    if EVERYTHING:
        for values in itertools.product(*(option.values for option in varied)):
            options = {option.key: value for option, value in zip(varied, values, strict=True)}
            for expansions, seats, draw in tables:
                yield Case(game, expansions, seats, draw, options)
        return
    alone = [{option.key: value} for option in varied for value in option.values[1:]]
    alone = [options for options in alone if options != LEVELS.get(meta.id)]
    last = [{option.key: option.values[-1] for option in varied}] if len(varied) > 1 else []
    few = tables[:4] if meta.id in LEVELS else tables  # its large tables are played at every level already
    for options, (expansions, seats, draw) in zip(alone + last, itertools.cycle(few), strict=False):
        yield Case(game, expansions, seats, draw, options)


def decoder_of(ruleset: Ruleset) -> Any:
    """The type of all that a phone may send."""
    return reduce(or_, (*ruleset.action_types, Draw))


def candidates(prompt: Prompt, chance: ChancePrompt | None, ruleset: Ruleset, rng: random.Random) -> Iterator[Action]:
    """What a phone may answer to a prompt, in random order."""
    actions = decoder_of(ruleset)
    if isinstance(prompt, DrawPrompt):
        assert isinstance(msgspec.convert(prompt.action, actions), Draw)
        assert chance
        weights = [outcome.weight for outcome in chance.outcomes]
        yield rng.choices(chance.outcomes, weights)[0].action
    elif isinstance(prompt, PickPrompt):
        for choice in rng.sample(prompt.choices, len(prompt.choices)):
            yield msgspec.convert({**prompt.action, prompt.field: choice}, actions)
    elif isinstance(prompt, PlacePrompt):
        for place in rng.sample(sorted(prompt.cells), len(prompt.cells)):
            x, y = (int(part) for part in place.split(","))
            for rotation in rng.sample(sorted(prompt.cells[place]), len(prompt.cells[place])):
                at = {**prompt.action, "x": x, "y": y, "rotation": int(rotation)}
                targets = sorted(prompt.cells[place][rotation])
                for target in rng.sample([None, *targets], len(targets) + 1):
                    yield msgspec.convert({**at, prompt.field or "": target} if target else at, actions)
    elif isinstance(prompt, ChoosePrompt):
        offered = [*prompt.choices, *([prompt.decline] if prompt.decline else [])]
        possible = [answer for answer in offered if not answer.unavailable]
        for answer in rng.sample(possible, len(possible)):
            yield msgspec.convert({**prompt.action, **answer.payload}, actions)
    elif isinstance(prompt, AmountsPrompt):
        yield msgspec.convert({**prompt.action, prompt.field: _amounts(prompt, rng)}, actions)
    elif isinstance(prompt, SystemPrompt):
        yield ruleset.system_actions[prompt.action]


def _amounts(prompt: AmountsPrompt, rng: random.Random) -> dict[str, int]:
    amounts, left = {}, prompt.limit - sum(amount.least for amount in prompt.amounts)
    for amount in rng.sample(prompt.amounts, len(prompt.amounts)):
        more = rng.randint(0, min(left, amount.most - amount.least))
        amounts[amount.id], left = amount.least + more, left - more
    return amounts


def play(case: Case) -> Played:
    """Play a table to its end; the same case always goes the same way.

    :raises AssertionError: it has no end, or a prompt that nothing answers.
    """
    rng = random.Random(str(case))
    ruleset = case.game.load(case.expansions)
    meta = case.game.meta
    starter = rng.randrange(case.seats)
    start = StartTable(
        meta.id,
        meta.ruleset_version,
        case.options,
        meta.colours[: case.seats],
        starter,
        case.expansions,
        case.draw,
    )
    first = state = ruleset.setup(start).state
    steps: list[Step] = []
    refused: list[tuple[Any, Actor, Action, IllegalAction]] = []
    while ruleset.outcome(state) is None:
        assert len(steps) < MOST_ACTIONS, "the table has no end"
        seat, prompt = _an_open_prompt(ruleset, state, case.seats, rng)
        chances = [one for one in ruleset.prompts(state, CHANCE) if isinstance(one, ChancePrompt)]
        chance = next((one for one in chances if one.seat == seat), None)
        for action in candidates(prompt, chance, ruleset, rng):
            actor = actor_of(action, seat)
            try:
                progress = ruleset.apply(state, actor, action)
            except IllegalAction as error:
                refused.append((state, actor, action, error))
                continue
            steps.append(Step(state, seat, action, progress.state, progress.events))
            state = progress.state
            break
        else:
            raise AssertionError(f"nothing that {prompt.id if hasattr(prompt, 'id') else prompt} offers is accepted")
    return Played(case, ruleset, start, first, tuple(steps), tuple(refused))


def _an_open_prompt(ruleset: Ruleset, state: Any, seats: int, rng: random.Random) -> tuple[Seat | None, Prompt]:
    found: list[tuple[Seat | None, Prompt]] = [
        (seat, prompt) for seat in range(seats) for prompt in ruleset.prompts(state, seat)
    ]
    found += [(None, prompt) for prompt in ruleset.prompts(state, SYSTEM)]
    assert found, "the table is not over and nobody may do anything"
    return rng.choice(found)
