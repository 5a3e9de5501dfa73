"""What is taken away, and after how many actions: the same seed gives the same plan."""

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
"""A process of the set is killed (`web`, `worker`, `beat`), a service is killed and started again (`redis`,
`postgresql`), every connection to the database is ended (`backends`), phones lose their line (`sockets`), processes
lose their place in the channel layer, so that nudges go to nobody (`nudges`)."""


class Step(NamedTuple):
    """After `after` acknowledged actions this is done; `choice` (0 to 1) tells to whom, where there is a choice."""

    after: int
    kind: str
    choice: float


def plan(seed: int, actions: int, faults: int) -> list[Step]:
    """So many faults over so many actions, at random, each kind at least once where there are enough."""
    rng = random.Random(seed)
    kinds = [*WEIGHTS, *rng.choices(list(WEIGHTS), list(WEIGHTS.values()), k=max(0, faults - len(WEIGHTS)))][:faults]
    rng.shuffle(kinds)
    after = sorted(rng.randrange(actions // 50, actions) for _ in kinds)
    return [Step(count, kind, rng.random()) for count, kind in zip(after, kinds, strict=True)]


def summary(steps: list[Step]) -> str:
    """How often each kind comes."""
    counted = Counter(step.kind for step in steps)
    return ", ".join(f"{counted[kind]} {kind}" for kind in WEIGHTS if counted[kind])
