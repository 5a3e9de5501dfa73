"""A journey (section j6): waypoint markers picked up one after the other, with at most one advance for each."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

import msgspec

from games.isle_of_skye.expansions.journeyman.data import TRACKS, ProgressBoard, Track
from games.isle_of_skye.expansions.journeyman.movement import fulfils, measure_distances
from games.isle_of_skye.expansions.journeyman.tracks import (
    END,
    GOLD,
    Marker,
    Markers,
    Step,
    find_advance,
    find_next_space,
    list_directions,
)
from games.isle_of_skye.territory import TerritoryMap

FAR: Final = "too_far"
REQUIREMENT: Final = "not_fulfilled"
CASTLE_ONLY: Final = "castle_only"
TWICE: Final = "marker_there"
MANY: Final = "no_marker_left"


class Pickup(msgspec.Struct, frozen=True, array_like=True):
    """A marker taken from a cell, for an advance on a `track` (None: no advance). With `castle` advancement it costs
    the price of the segment and has no requirement. Inside a long end of a track it may go `back`."""

    at: int
    track: Track | None = None
    castle: bool = False
    back: bool = False


class Stop(NamedTuple):
    """A marker that was picked up, the movement points spent until then, and the advance that it gave."""

    at: int
    spent: int
    step: Step | None


class Journey(NamedTuple):
    """How far a journey went: the stops, where the journeyman stands, points spent, the markers of the tracks, gold
    (None: not tracked). `refused`: what rule the rest breaks, at pick-up number `failed_at`."""

    stops: tuple[Stop, ...]
    at: int
    spent: int
    markers: Markers
    gold: int | None
    refused: str = ""
    failed_at: int | None = None


class Traveller(NamedTuple):
    """Who travels: over which territory, on which board, from where, with what."""

    land: TerritoryMap
    board: ProgressBoard
    at: int
    markers: Markers
    gold: int | None
    points: int
    owned: int


def travel(traveller: Traveller, pickups: Sequence[Pickup]) -> Journey:
    """Return the journey as far as the rules allow it."""
    journey = Journey((), traveller.at, 0, traveller.markers, traveller.gold)
    if len({pickup.at for pickup in pickups}) < len(pickups):
        return journey._replace(refused=TWICE, failed_at=0)
    if len(pickups) > traveller.owned:
        return journey._replace(refused=MANY, failed_at=0)
    for number, pickup in enumerate(pickups):
        points_spent = journey.spent + measure_distances(traveller.land, journey.at).get(
            pickup.at, traveller.points + 1
        )
        if points_spent > traveller.points:
            return journey._replace(refused=FAR, failed_at=number)
        journey = journey._replace(at=pickup.at, spent=points_spent)
        step = find_pickup_advance(traveller, journey, pickup)
        if isinstance(step, str):
            return journey._replace(refused=step, failed_at=number)
        journey = journey._replace(stops=(*journey.stops, Stop(pickup.at, points_spent, step)))
        if step:
            gold = None if journey.gold is None else journey.gold - step.cost
            journey = journey._replace(markers={**journey.markers, step.track: step.marker}, gold=gold)
    return journey


def list_possible(traveller: Traveller, cell: int) -> Iterator[tuple[Pickup, Step]]:
    """Yield the advances that a marker on this tile allows if it is the first stop: one for each track and direction,
    as a castle advancement only where no other is possible."""
    arrival = Journey((), cell, 0, traveller.markers, traveller.gold)
    for track in TRACKS:
        for back in list_directions(traveller.board, track, traveller.markers[track]):
            pickups = (Pickup(cell, track, castle, back) for castle in (False, True))
            steps = ((pickup, find_pickup_advance(traveller, arrival, pickup)) for pickup in pickups)
            yield from islice(((pickup, step) for pickup, step in steps if isinstance(step, Step)), 1)


def find_pickup_advance(traveller: Traveller, journey: Journey, pickup: Pickup) -> Step | str | None:
    """Return the advance of a pick-up at this point of the journey, the reason why there is none, or None if the
    pick-up asks for none."""
    if pickup.track is None:
        return None
    marker: Marker = journey.markers[pickup.track]
    space = find_next_space(traveller.board, pickup.track, marker, "marker", back=pickup.back)
    if space is None:
        return END
    if pickup.castle and pickup.at != traveller.land.find_castle():
        return CASTLE_ONLY
    if not pickup.castle and not fulfils(traveller.land, pickup.at, space.requirement):
        return REQUIREMENT
    step = find_advance(traveller.board, journey.markers, pickup.track, "marker", pickup.castle, back=pickup.back)
    if isinstance(step, Step) and journey.gold is not None and step.cost > journey.gold:
        return GOLD
    return step
