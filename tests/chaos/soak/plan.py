"""A plan of faults, each after a number of actions. The same seed gives the same plan."""

import random
from collections import Counter
from typing import NamedTuple

WEIGHTS = {
    "web": 34,
    "worker": 14,
    "beat": 8,
    "redis": 14,
    "postgresql": 8,
    "backends": 14,
    "sockets": 16,
    "nudges": 12,
}
"""Kinds of faults. A process of the set is killed (`web`, `worker`, `beat`), a service is killed and restarted
(`redis`, `postgresql`), every database connection is ended (`backends`), phones lose their connection (`sockets`), or
processes lose their channel, so that nudges reach nobody (`nudges`)."""


class Step(NamedTuple):
    """A fault after `after` acknowledged actions. `choice` (0 to 1) picks the victim where there are several."""

    after: int
    kind: str
    choice: float


def plan(seed: int, actions: int, faults: int) -> list[Step]:
    """Spread faults over actions at random, each kind at least once if there are enough."""
    rng = random.Random(seed)
    kinds = [*WEIGHTS, *rng.choices(list(WEIGHTS), list(WEIGHTS.values()), k=max(0, faults - len(WEIGHTS)))][:faults]
    rng.shuffle(kinds)
    after = sorted(rng.randrange(actions // 50, actions) for _ in kinds)
    return [Step(count, kind, rng.random()) for count, kind in zip(after, kinds, strict=True)]


def summary(steps: list[Step]) -> str:
    """Return how often each kind occurs, in words."""
    counted = Counter(step.kind for step in steps)
    return ", ".join(f"{counted[kind]} {kind}" for kind in WEIGHTS if counted[kind])
