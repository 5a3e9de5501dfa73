"""Journeys (section j6): marker by marker, each with at most one advance."""

from collections.abc import Iterator, Mapping

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.grid import cell_place, parse_place
from games.core.prompt import Choice, ChoosePrompt, Move, MovePrompt, Payload, Prompt
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman import roads
from games.isle_of_skye.expansions.journeyman.actions import PickUp
from games.isle_of_skye.expansions.journeyman.advances import asks, by_hand, made
from games.isle_of_skye.expansions.journeyman.events import JourneyMade, MarkerPickedUp, track_name
from games.isle_of_skye.expansions.journeyman.journey import (
    Journey,
    Pickup,
    Stop,
    Traveller,
    advance,
    possible_at,
    travelled,
)
from games.isle_of_skye.expansions.journeyman.movement import distances, way
from games.isle_of_skye.expansions.journeyman.state import follower, hides_gold, own, with_follower, with_own
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, Step
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import said


class Travel(PatientStep):
    """The seats that have planned travel in turn order, marker by marker."""

    name = "journey"
    stage = "journey"

    def is_done(self, state: Table) -> bool:
        return walker(state) is None

    def awaits(self, state: Table, seat: Seat) -> bool:
        return seat == walker(state)

    def asks_secretly(self, state: Table) -> bool:
        return hides_gold(state)

    def asked(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompt for the next stop of the journey, or its end, and for a road."""
        if walker(state) != seat:
            return
        mine = follower(state, seat)
        traveller = self._traveller(state, seat)
        moves, endings = self._moves(state, seat, traveller)
        cells = "-".join(map(str, (*mine.picked, *mine.planned)))
        name = f"journey-{state.round}-{cells}-{len(mine.roads)}-{traveller.gold}"
        action = {"type": "pick_up", "round": state.round, "nth": len(mine.picked) + 1}
        end = Choice("end", said("choice_journey_ends"), {"place": ""})
        title, hint = said("prompt_pick_up"), said("points_left", n=traveller.points)
        secret = hides_gold(state)
        if moves:
            ways, on = {cell_place(mine.at): moves}, board_of(seat)
            yield MovePrompt(name, title, action, on, ways, endings, "", "place", end, hint, secret)
        else:
            yield ChoosePrompt(name, title, action, (end,), None, hint, secret)
        yield from roads.offered_road(state, self.land(state, seat), seat)

    def _moves(
        self, state: Table, seat: Seat, traveller: Traveller
    ) -> tuple[dict[Place, Move], dict[str, tuple[Choice, ...]]]:
        """Return (the route to each marker within reach, the advances that are possible there)."""
        far = distances(traveller.land, traveller.at)
        stops: dict[int, list[Choice]] = {}
        for pickup, cost in _options(state, traveller, seat, far):
            stops.setdefault(pickup.at, []).append(_choice(state, seat, pickup, cost))
        moves = {
            cell_place(cell): Move(
                tuple(map(cell_place, way(traveller.land, far, traveller.at, cell))),
                said("plan_points", n=far[cell], points=traveller.points),
                cell_place(cell),
                str(far[cell]),
            )
            for cell in stops
        }
        return moves, {cell_place(cell): tuple(choices) for cell, choices in stops.items()}

    def _traveller(self, state: Table, seat: Seat) -> Traveller:
        """Return the seat as the rest of its journey sees it."""
        mine = follower(state, seat)
        board, land = self.board(state), self.land(state, seat)
        points = mine.points(board, state.flow.number) - mine.spent
        return Traveller(land, board, mine.at, mine.markers, state.clans[seat].gold, points, len(mine.lying()))

    def actions(self) -> Handlers:
        return {PickUp: self.pick_up}

    def pick_up(self, state: Table, seat: Seat, action: PickUp) -> Progress:
        """Go to a marker, pick it up and make its advance. The journey ends with the last one, or without a place; what
        is not picked up is taken off.

        :raises IllegalAction: `isle_of_skye.not_your_journey`, `isle_of_skye.no_marker_there`,
            `isle_of_skye.told_by_hand`, and what a journey breaks: `isle_of_skye.too_far`,
            `isle_of_skye.not_fulfilled`, `isle_of_skye.castle_only` or `isle_of_skye.cannot_pay`.
        """
        mine = follower(state, seat)
        if action.round != state.round:
            raise TooLate
        if walker(state) != seat:
            raise IllegalAction("isle_of_skye.not_your_journey", rule="j6")
        if action.nth != len(mine.picked) + 1:
            raise TooLate
        if not action.place:
            return _ended(state, seat)
        pickup = Pickup(parse_place(action.place), action.track or None, action.castle, action.back)
        if pickup.at not in mine.lying():
            raise IllegalAction("isle_of_skye.no_marker_there", {"place": action.place}, rule="j6")
        if pickup.track and by_hand(state):
            raise IllegalAction("isle_of_skye.told_by_hand", rule="j7")
        traveller = self._traveller(state, seat)
        done = travelled(traveller, [pickup])
        if done.refused:
            raise IllegalAction(f"isle_of_skye.{done.refused}", _params(traveller, done, pickup), rule="j6")
        return self._arrived(state, seat, done.stops[0])

    def _arrived(self, state: Table, seat: Seat, stop: Stop) -> Progress:
        mine = follower(state, seat)
        picked, spent = (*mine.picked, stop.at), mine.spent + stop.spent
        state = with_follower(state, seat, at=stop.at, picked=picked, spent=spent)
        events: tuple[Event, ...] = (MarkerPickedUp(seat, cell_place(stop.at), stop.spent),)
        if by_hand(state):
            state = asks(state, self.board(state), seat, "marker")
        elif stop.step:
            step = made(state, self.board(state), seat, stop.step)
            state, events = step.state, (*events, *step.events)
        if follower(state, seat).lying():
            return Progress(state, events)
        ended = _ended(state, seat)
        return Progress(ended.state, (*events, *ended.events))


def _ended(state: Table, seat: Seat) -> Progress:
    """End the journey of a seat."""
    mine = follower(state, seat)
    event = JourneyMade(seat, tuple(map(cell_place, mine.picked)), mine.spent)
    state = with_own(with_follower(state, seat, planned=()), turn=(seat - state.first) % state.seats + 1)
    return Progress(state, (event,))


def walker(state: Table) -> Seat | None:
    """Return whose journey it is: the next seat in turn order that has planned one."""
    order = ((state.first + number) % state.seats for number in range(own(state).turn, state.seats))
    return next((seat for seat in order if follower(state, seat).planned), None)


def _options(state: Table, traveller: Traveller, seat: Seat, far: Mapping[int, int]) -> Iterator[tuple[Pickup, int]]:
    """Yield the possible next stops, each with the gold that it costs; `far`: the distance of each tile."""
    for cell in follower(state, seat).lying():
        if far[cell] > traveller.points:
            continue
        yield Pickup(cell), 0
        if not by_hand(state):
            yield from ((pickup, step.cost) for pickup, step in possible_at(traveller, cell))


def _choice(state: Table, seat: Seat, pickup: Pickup, cost: int) -> Choice:
    tile, place = state.clans[seat].territory.tiles[pickup.at].tile, cell_place(pickup.at)
    payload: Payload = {"track": pickup.track or "", "castle": pickup.castle}
    payload |= {"back": True} if pickup.back else {}
    name = f"{place}-{pickup.track or 'none'}{'-back' * pickup.back}"
    label: Text = said("choice_stay")
    if pickup.track:
        track = track_name(pickup.track)
        label = said("choice_track_back", track=track) if pickup.back else track
    note = said("choice_costs", n=cost) if cost else None
    return Choice(name, label, payload, tile, price=cost, note=note)


def _params(traveller: Traveller, done: Journey, stop: Pickup) -> dict[str, int]:
    if done.refused != GOLD:
        return {}
    step = advance(traveller._replace(gold=None), done._replace(gold=None), stop)
    return {"price": step.cost if isinstance(step, Step) else 0, "gold": done.gold or 0}
