"""Answers to prompts, as a phone that knows no rules makes them."""

import random
from collections.abc import Iterator, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import Any, assert_never

import msgspec

from games.core.action import Action, Draw
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


def decoder_of(ruleset: Ruleset) -> Any:
    """Return the decoder of all actions that a phone may send."""
    return reduce(or_, (*ruleset.action_types, Draw))


def sent(ruleset: Ruleset, payload: Mapping[str, Any]) -> Action:
    """Decode the payload of a phone into an action."""
    action: Action = msgspec.convert({"action": payload}, _message_of(tuple(ruleset.action_types))).action
    return action


@lru_cache
def _message_of(actions: tuple[type[Action], ...]) -> Any:
    # msgspec caches what it knows of a struct, but works out a bare union anew each time.
    return msgspec.defstruct("Message", [("action", reduce(or_, (*actions, Draw)))])


def candidates(prompt: Prompt, chance: ChancePrompt | None, ruleset: Ruleset, rng: random.Random) -> Iterator[Action]:
    """Yield possible answers of a phone to a prompt, in random order."""
    match prompt:
        case DrawPrompt():
            assert isinstance(sent(ruleset, prompt.action), Draw)
            assert chance
            weights = [outcome.weight for outcome in chance.outcomes]
            yield rng.choices(chance.outcomes, weights)[0].action
        case PickPrompt():
            for choice in rng.sample(prompt.choices, len(prompt.choices)):
                yield sent(ruleset, {**prompt.action, prompt.field: choice})
        case PlacePrompt():
            yield from _placements(prompt, ruleset, rng)
        case ChoosePrompt():
            offered = [*prompt.choices, *([prompt.decline] if prompt.decline else [])]
            possible = [answer for answer in offered if not answer.unavailable]
            for answer in rng.sample(possible, len(possible)):
                yield sent(ruleset, {**prompt.action, **answer.payload})
        case MovePrompt():
            yield from _moves(prompt, ruleset, rng)
        case AmountsPrompt():
            yield sent(ruleset, {**prompt.action, prompt.field: _amounts(prompt, rng)})
        case SystemPrompt():
            yield ruleset.system_actions[prompt.action]
        case ChancePrompt():
            raise AssertionError("a phone answers no chance")
        case _:
            assert_never(prompt)


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
        for payload in (
            sorted((choice.payload for choice in prompt.endings.get(move.ending, ())), key=_takes_a_track) or [{}]
        )
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
