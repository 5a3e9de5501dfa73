"""Tables of every ruleset, played to the end at random: the selection of tables, and the random player."""

import itertools
import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.core.action import Action, Draw, DrawnBy, Facts, StartTable, find_actor
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.game import Game
from games.core.log import Entry
from games.core.meta import GameMeta
from games.core.prompt import (
    AmountsPrompt,
    ChancePrompt,
    ChoosePrompt,
    DrawPrompt,
    MovePrompt,
    Payload,
    PickPrompt,
    PlacePrompt,
    Prompt,
    SystemPrompt,
)
from games.core.ruleset import Ruleset
from games.core.seats import CHANCE, SYSTEM, Actor, Seat, Viewer
from games.core.view import View
from games.registry import GAMES, find_game
from tests.contract.pairs import Row, covering
from tests.games.wording import ROOT, texts_of
from tests.records.druid_box import BOX
from tests.rulesets import TEST_GAMES
from tests.rulesets.skye_journeyman import COPIED_BOARDS

EVERYTHING = os.environ.get("TEST_DEEP") == "1"
"""Whether each option is played at every kind of table, instead of only often enough to see every value."""
MOST_STATES = 10_000 if EVERYTHING else 20
"""How many states of a table the slower tests check: all of a short one, evenly spread ones of a long one."""
TABLED = ("expansions", "seats", "draw", "boards")
"""Factors of a table that are not options."""
MOST_ACTIONS = 1000
ALSO: tuple[tuple[str, tuple[str, ...], int, DrawnBy, dict[str, str]], ...] = (
    (
        "isle_of_skye",
        ("druids", "journeyman"),
        3,
        "app",
        {"bag_symbol": "does_not_count", "matching_symbols": "equal_only"},
    ),
)
"""Tables of every run in addition to the pairwise selection: all that a game has, drawn by the app."""
COPIED: dict[str, dict[str, Facts]] = {"journeyman": COPIED_BOARDS}
"""Facts of boards that a table may enter, by the expansion that uses them."""


class Case(NamedTuple):
    """A table to be played. `boards` says whether it enters what is printed on its boards."""

    game: Game
    expansions: tuple[str, ...]
    seats: int
    draw: DrawnBy
    options: dict[str, str]
    boards: bool = False

    def __str__(self) -> str:
        settings = "-".join(f"{key}={value}" for key, value in self.options.items()) + "-boards" * self.boards
        with_these = "+".join((self.game.meta.id, *self.expansions))
        return f"{with_these}-{self.seats}-{self.draw}-{settings or 'default'}"


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
    def states(self) -> tuple[Any, ...]:
        """Return every state, including the first and the last."""
        return (self.first, *(step.after for step in self.steps))

    @cached_property
    def encoded(self) -> list[bytes]:
        """Return the states, encoded when first asked for."""
        return [msgspec.json.encode(state) for state in self.states]

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Return the log of the table."""
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


@cache
def cases() -> tuple[Case, ...]:
    """Return the tables to play.

    Every game with every set of expansions, number of seats and way to draw: any two of these occur together at some
    table. Each value of an option occurs with each set of expansions that offers it. In a deep run any two values of
    different options occur together too, and each value of an option at every kind of table.
    """
    paired_cases = [case for game in (*GAMES, *TEST_GAMES) for case in _cases_of(game)]
    return (*paired_cases, *(Case(find_game(name), *settings) for name, *settings in ALSO))


def meet(name: str, other: str) -> bool:
    """True if any two values of these factors occur together at a table. `name` comes first in `factors_of`."""
    return EVERYTHING or name == "expansions" or other in TABLED


def texts_at(game: Game) -> str | None:
    """Return the folders of a game's texts in the form of `tests.games.wording`, or None for test games without
    texts."""
    if game.texts:
        return str(Path(game.texts).relative_to(ROOT))
    return None if game in TEST_GAMES else texts_of(game.meta.id)


def factors_of(game: Game) -> dict[str, Sequence[Any]]:
    """Return the factors in which tables of a game differ: those of TABLED and the options."""
    meta = game.meta
    ids = [expansion.id for expansion in meta.expansions]
    brought = [option for expansion in meta.expansions for option in expansion.options]
    return {
        "expansions": _played_sets(meta),
        "seats": range(meta.min_seats, _find_most_seats(meta, tuple(ids)) + 1),
        "draw": meta.draws or ("none",),
        "boards": (False, True) if COPIED.keys() & set(ids) else (False,),
        **{option.key: option.values for option in (*meta.options, *brought) if len(option.values) > 1},
    }


def _played_sets(meta: GameMeta) -> list[tuple[str, ...]]:
    ids = [expansion.id for expansion in meta.expansions]
    return [expansions for size in range(len(ids) + 1) for expansions in itertools.combinations(ids, size)]


def fits(game: Game, row: Row) -> bool:
    """True if a table can have these values. An option of an expansion needs that expansion, and so do boards and the
    seats that it adds."""
    brings = {
        option.key: {expansion.id, *(option.needs or ())}
        for expansion in game.meta.expansions
        for option in expansion.options
    }
    needed = {expansion for name in row for expansion in brings.get(name, ())}
    sets = [row["expansions"]] if "expansions" in row else _played_sets(game.meta)
    boards, seats = bool(row.get("boards")), row.get("seats", 0)
    return any(
        needed <= set(expansions)
        and (not boards or COPIED.keys() & set(expansions))
        and seats <= _find_most_seats(game.meta, expansions)
        for expansions in sets
    )


def _find_most_seats(meta: GameMeta, expansions: tuple[str, ...]) -> int:
    further = (each.max_seats or 0 for each in meta.expansions if each.id in expansions)
    return max(meta.max_seats, *further, 0)


def _cases_of(game: Game) -> Iterator[Case]:
    factors = factors_of(game)
    rows = covering(factors, lambda row: fits(game, row), meet)
    if EVERYTHING:
        rows += crossed(factors, lambda row: fits(game, row))
    defaults = {name: values[0] for name, values in factors.items()}
    cases = set()
    for row in rows:
        options = {name: value for name, value in row.items() if name not in TABLED and value != defaults[name]}
        case = Case(game, row["expansions"], row["seats"], row["draw"], options, row["boards"])
        if str(case) not in cases:
            cases.add(str(case))
            yield case


def crossed(factors: Mapping[str, Sequence[Any]], fits: Callable[[Row], bool]) -> Iterator[Row]:
    """Yield every combination of expansions, seats and ways to draw, each with every value of each option.

    All options together would be tens of thousands of tables; any two of their values meet in the rows of
    `covering`.
    """
    combinations = itertools.product(*(factors[name] for name in TABLED))
    tables = [table for values in combinations if fits(table := dict(zip(TABLED, values, strict=True)))]
    defaults = {name: values[0] for name, values in factors.items()}
    settings = [{}, *({name: value} for name, values in factors.items() if name not in TABLED for value in values)]
    for setting, table in itertools.product(settings, tables):
        row = {**defaults, **setting, **table}
        yield {key: value for key, value in row.items() if fits({**table, key: value})}


def decoder_of(ruleset: Ruleset) -> Any:
    """Return the decoder of all actions that a phone may send."""
    return reduce(or_, (*ruleset.action_types, Draw))


def sent(ruleset: Ruleset, payload: Mapping[str, Any]) -> Action:
    """Decode what a phone sends into an action."""
    action: Action = msgspec.convert({"action": payload}, _message_of(tuple(ruleset.action_types))).action
    return action


@lru_cache
def _message_of(actions: tuple[type[Action], ...]) -> Any:
    # msgspec caches what it knows of a struct, but works out a bare union anew each time.
    return msgspec.defstruct("Message", [("action", reduce(or_, (*actions, Draw)))])


def candidates(prompt: Prompt, chance: ChancePrompt | None, ruleset: Ruleset, rng: random.Random) -> Iterator[Action]:
    """Yield possible answers of a phone to a prompt, in random order."""
    if isinstance(prompt, DrawPrompt):
        assert isinstance(sent(ruleset, prompt.action), Draw)
        assert chance
        weights = [outcome.weight for outcome in chance.outcomes]
        yield rng.choices(chance.outcomes, weights)[0].action
    elif isinstance(prompt, PickPrompt):
        for choice in rng.sample(prompt.choices, len(prompt.choices)):
            yield sent(ruleset, {**prompt.action, prompt.field: choice})
    elif isinstance(prompt, PlacePrompt):
        yield from _placements(prompt, ruleset, rng)
    elif isinstance(prompt, ChoosePrompt):
        offered = [*prompt.choices, *([prompt.decline] if prompt.decline else [])]
        possible = [answer for answer in offered if not answer.unavailable]
        for answer in rng.sample(possible, len(possible)):
            yield sent(ruleset, {**prompt.action, **answer.payload})
    elif isinstance(prompt, MovePrompt):
        yield from _moves(prompt, ruleset, rng)
    elif isinstance(prompt, AmountsPrompt):
        yield sent(ruleset, {**prompt.action, prompt.field: _amounts(prompt, rng)})
    elif isinstance(prompt, SystemPrompt):
        yield ruleset.system_actions[prompt.action]


def _placements(prompt: PlacePrompt, ruleset: Ruleset, rng: random.Random) -> Iterator[Action]:
    for place in rng.sample(sorted(prompt.cells), len(prompt.cells)):
        x, y = (int(part) for part in place.split(","))
        for rotation in rng.sample(sorted(prompt.cells[place]), len(prompt.cells[place])):
            at = {**prompt.action, "x": x, "y": y, "rotation": int(rotation)}
            targets = sorted(prompt.cells[place][rotation])
            if prompt.further or prompt.taking_back:
                ways = _further(prompt, place, rotation)
                yield from (sent(ruleset, {**at, **way}) for way in rng.sample(ways, len(ways)))
                continue
            for target in rng.sample([None, *targets], len(targets) + 1):
                yield sent(ruleset, {**at, prompt.field or "": target} if target else at)


def _further(prompt: PlacePrompt, place: str, rotation: str) -> list[Payload]:
    """Return what may be added to the payload of a placement where there are several kinds of pieces: each on each of
    its targets, taking one back, nothing."""
    field, targets = prompt.field or "", sorted(prompt.cells[place][rotation])
    ways: list[Payload] = [{}, *({field: target} for target in targets if prompt.stock)]
    for piece in prompt.further:
        own = targets if piece.as_plain else sorted(piece.cells.get(place, {}).get(rotation, {}))
        ways += [{field: target, prompt.kind_field: piece.kind} for target in own]
    if prompt.taking_back and place in prompt.taking_back.points:
        ways.append({prompt.taking_back.field: prompt.taking_back.cell})
    return ways


def _moves(prompt: MovePrompt, ruleset: Ruleset, rng: random.Random) -> Iterator[Action]:
    ways: list[dict[str, Any]] = [
        {**({prompt.source: source} if prompt.source else {}), prompt.target: target, **payload}
        for source, targets in prompt.moves.items()
        for target, move in targets.items()
        for payload in (sorted((choice.payload for choice in prompt.list_choices(move)), key=_takes_a_track) or [{}])
    ]
    ways += [prompt.decline.payload] if prompt.decline else []
    for way in rng.sample(ways, len(ways)):
        yield sent(ruleset, {**prompt.action, **way})


def _takes_a_track(payload: Payload) -> bool:
    """Return False for a journey's stop without an advance. It comes first here, so that played games stay the same."""
    return bool(payload.get("track"))


def _amounts(prompt: AmountsPrompt, rng: random.Random) -> dict[str, int]:
    amounts, remaining = {}, prompt.limit - sum(amount.least for amount in prompt.amounts)
    for amount in rng.sample(prompt.amounts, len(prompt.amounts)):
        more = rng.randint(0, min(remaining, amount.most - amount.least))
        amounts[amount.id], remaining = amount.least + more, remaining - more
    return amounts


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
    open_prompts: list[tuple[Seat | None, Prompt]] = [
        (seat, prompt) for seat in range(seats) for prompt in ruleset.list_prompts(state, seat)
    ]
    open_prompts += [(None, prompt) for prompt in ruleset.list_prompts(state, SYSTEM)]
    assert open_prompts, "the table is not over and nobody may do anything"
    return rng.choice(open_prompts)
