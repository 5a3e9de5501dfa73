"""Tables of every ruleset, played to the end at random."""

import random
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.core.action import Action, Facts, StartTable, find_actor
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.game import Game
from games.core.identity_cache import cache_by_identity
from games.core.log import Entry
from games.core.prompt import ChancePrompt, Prompt
from games.core.ruleset import Ruleset
from games.core.seats import CHANCE, SYSTEM, Actor, Seat, Viewer
from games.core.view import View
from tests.contract.answers import candidates
from tests.contract.cases import COPIED, EVERYTHING, Case
from tests.games.wording import ROOT, texts_of
from tests.records.druid_box import BOX
from tests.rulesets import TEST_GAMES

MOST_STATES = 10_000 if EVERYTHING else 20
"""How many states of a table the slower tests check: all of a short one, evenly spread ones of a long one."""
MOST_ACTIONS = 1000
MOST_RESULTS = 100_000
"""How many results of a table's actions are kept for logs that begin alike."""


class Step(NamedTuple):
    """One action of a played table. `seat` submitted it (None: nobody at the table did)."""

    before: Any
    seat: Seat | None
    action: Action
    after: Any
    events: tuple[Event, ...]

    @property
    def actor(self) -> Actor:
        """Return who acted: the seat, chance or the system."""
        return find_actor(self.action, self.seat)


@dataclass(frozen=True)
class Played:
    """A table from its start to its end. `refused` are actions that prompts offered and rules refused.

    Results that many tests need are cached.
    """

    case: Case
    ruleset: Ruleset
    start: StartTable
    first: Any
    steps: tuple[Step, ...]
    refused: tuple[tuple[Any, Actor, Action, IllegalAction], ...]

    @property
    def has_secrets(self) -> bool:
        """Return what the ruleset says about the table's secrets."""
        return self.ruleset.has_secrets(self.ruleset.meta.resolve_options(self.case.options))

    @cached_property
    def caching(self) -> Ruleset:
        """Return the ruleset with a cache of results, for logs that differ in a few entries. Other tests show that
        equal actions on equal states have equal results."""
        caching = copy(self.ruleset)
        caching.setup = cache_by_identity(1)(self.ruleset.setup)  # type: ignore[method-assign]
        caching.apply = cache_by_identity(MOST_RESULTS)(self.ruleset.apply)  # type: ignore[method-assign]
        return caching

    @cached_property
    def states(self) -> tuple[Any, ...]:
        """Return every state, including the first and the last."""
        return (self.first, *(step.after for step in self.steps))

    @cached_property
    def encoded(self) -> list[bytes]:
        """Return the states, encoded when first asked for."""
        return [msgspec.json.encode(state) for state in self.states]

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        log = (Entry(n, "action", step.seat, step.action) for n, step in enumerate(self.steps, 2))
        return (Entry(1, "start", None, self.start), *log)

    @cached_property
    def _views(self) -> dict[tuple[int, Viewer], View]:
        return {}

    def view(self, number: int, viewer: Viewer) -> View:
        """Return the view of `states[number]` for a viewer."""
        key = number, viewer
        if key not in self._views:
            self._views[key] = self.ruleset.build_view(self.states[number], viewer)
        return self._views[key]

    @cached_property
    def sampled(self) -> range:
        """Return the numbers of the states that slower tests check; the last state is one of them."""
        return spread(len(self.states), MOST_STATES)

    def views(self, viewer: Viewer) -> list[View]:
        """Return the views of the sampled states for a viewer."""
        return [self.view(number, viewer) for number in self.sampled]

    @cached_property
    def _prompts(self) -> dict[tuple[int, Actor], tuple[Prompt, ...]]:
        return {}

    def prompts(self, number: int, actor: Actor) -> tuple[Prompt, ...]:
        """Return the prompts of an actor at `states[number]`."""
        key = number, actor
        if key not in self._prompts:
            self._prompts[key] = self.ruleset.list_prompts(self.states[number], actor)
        return self._prompts[key]


def spread(count: int, most: int) -> range:
    """Return up to `most` of the numbers below `count`, evenly spread; the highest is one of them. Where turns have two
    entries, both are seen: the stride is odd.

    >>> list(spread(10, 4))
    [0, 3, 6, 9]
    >>> list(spread(3, 4))
    [0, 1, 2]
    >>> list(spread(8, 4))
    [1, 4, 7]
    """
    stride = max(-(-count // most), 1) | 1
    return range((count - 1) % stride, count, stride)


def texts_at(game: Game) -> str | None:
    """Return the folders of a game's texts in the form of `tests.games.wording`, or None for test games without
    texts."""
    if game.texts:
        return str(Path(game.texts).relative_to(ROOT))
    return None if game in TEST_GAMES else texts_of(game.meta.id)


def _copied(case: Case) -> dict[str, Facts]:
    """Return the facts of the boards that the table enters."""
    return {
        side: board for expansion in case.expansions if case.boards for side, board in COPIED.get(expansion, {}).items()
    }


def play(case: Case, version: int | None = None) -> Played:
    """Play a table to its end, deterministically for a case, by that `version` of the rules (None: the newest). Where
    real Druid tiles are used, the host has a box of them.

    :raises AssertionError: it has no end, or a prompt without a legal answer.
    """
    rng = random.Random(str(case))
    ruleset = case.game.load(case.expansions)
    meta = case.game.meta
    options = ruleset.meta.resolve_options(case.options)
    is_invented = case.draw == "app" and options.get("tracking") == "full" and options.get("drawn_tiles") == "complete"
    box = {} if is_invented or "druids" not in case.expansions else BOX
    starter = rng.randrange(case.seats)
    start = StartTable(
        meta.id,
        version or meta.ruleset_version,
        case.options,
        ruleset.meta.colours[: case.seats],
        starter,
        case.expansions,
        case.draw,
        case.game.starting_pieces(box, case.expansions, case.draw, options) or msgspec.UNSET,
        _copied(case) or msgspec.UNSET,
    )
    first = state = ruleset.setup(start).state
    steps: list[Step] = []
    refused: list[tuple[Any, Actor, Action, IllegalAction]] = []
    while ruleset.find_outcome(state) is None:
        assert len(steps) < MOST_ACTIONS, "the table has no end"
        seat, prompt = _an_open_prompt(ruleset, state, case.seats, rng)
        chances = [prompt for prompt in ruleset.list_prompts(state, CHANCE) if isinstance(prompt, ChancePrompt)]
        chance = next((chance for chance in chances if chance.seat == seat), None)
        for action in candidates(prompt, chance, ruleset, rng):
            actor = find_actor(action, seat)
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
    """Return one of the open prompts: the system's, where it has work, which is done as soon as it is due."""
    work: list[tuple[Seat | None, Prompt]] = [(None, prompt) for prompt in ruleset.list_prompts(state, SYSTEM)]
    open_prompts = work or [(seat, prompt) for seat in range(seats) for prompt in ruleset.list_prompts(state, seat)]
    assert open_prompts, "the table is not over and nobody may do anything"
    return rng.choice(open_prompts)
