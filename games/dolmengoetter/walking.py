"""Where a druid may walk to, and how it gets there (rules section 5)."""

from collections import deque

from games.core.score import Place
from games.dolmengoetter.state import State


def find_walks(state: State, source: Place) -> dict[Place, tuple[Place, ...]]:
    """Return the free places that a druid on `source` can walk to, each with the druids that it leaps on a shortest
    way, in order. It leaps any druid, never a stone; the first free place ends the walk."""
    near = state.layout.neighbours
    trails: dict[Place, tuple[Place, ...]] = {}
    ways: dict[Place, tuple[Place, ...]] = {source: ()}
    waiting = deque([source])
    while waiting:
        at = waiting.popleft()
        over = ways[at] if at == source else (*ways[at], at)
        for place in near[at]:
            if place in ways or place in state.stones:
                continue
            ways[place] = over
            if place in state.druids:
                waiting.append(place)
            else:
                trails[place] = over
    return trails


def find_flights(state: State) -> tuple[Place, ...]:
    """Return every free place, in the order of the board."""
    return tuple(place.id for place in state.layout.facts.places if state.is_free(place.id))


def must_pass(state: State) -> bool:
    """True if the active seat has neither a standing druid nor a flight (rules section 5)."""
    druids = [druid for druid in state.druids.values() if druid.seat == state.active]
    return all(druid.lying for druid in druids) and not (druids and find_flights(state))
