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
from games.isle_of_skye.expansions.journeyman.advances import ask_for_advance, by_hand, make_step
from games.isle_of_skye.expansions.journeyman.events import JourneyMade, MarkerPickedUp, track_name
from games.isle_of_skye.expansions.journeyman.journey import (
    Journey,
    Pickup,
    Stop,
    Traveller,
    advance,
    possible_at,
    travel,
)
from games.isle_of_skye.expansions.journeyman.movement import distances, way
from games.isle_of_skye.expansions.journeyman.state import (
    follower_of,
    hides_gold,
    journeys_of,
    with_follower,
    with_journeys,
)
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, Step
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import game_text


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

    def seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompt for the next stop of the journey, or its end, and for a road."""
        if walker(state) != seat:
            return
        follower = follower_of(state, seat)
        traveller = self._traveller(state, seat)
        moves, endings = self._moves(state, seat, traveller)
        cells = "-".join(map(str, (*follower.picked, *follower.planned)))
        name = f"journey-{state.round}-{cells}-{len(follower.roads)}-{traveller.gold}"
        action = {"type": "pick_up", "round": state.round, "nth": len(follower.picked) + 1}
        end = Choice("end", game_text("choice_journey_ends"), {"place": ""})
        title, hint = game_text("prompt_pick_up"), game_text("points_left", n=traveller.points)
        secret = hides_gold(state)
        if moves:
            ways, on = {cell_place(follower.at): moves}, board_of(seat)
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
                game_text("plan_points", n=far[cell], points=traveller.points),
                cell_place(cell),
                str(far[cell]),
            )
            for cell in stops
        }
        return moves, {cell_place(cell): tuple(choices) for cell, choices in stops.items()}

    def _traveller(self, state: Table, seat: Seat) -> Traveller:
        """Return the seat as the rest of its journey sees it."""
        follower = follower_of(state, seat)
        board, land = self.board(state), self.land(state, seat)
        points = follower.points(board, state.flow.number) - follower.spent
        return Traveller(
            land, board, follower.at, follower.markers, state.clans[seat].gold, points, len(follower.lying())
        )

    def actions(self) -> Handlers:
        return {PickUp: self.pick_up}

    def pick_up(self, state: Table, seat: Seat, action: PickUp) -> Progress:
        """Go to a marker, pick it up and make its advance. The journey ends with the last one, or without a place; what
        is not picked up is taken off.

        :raises IllegalAction: `isle_of_skye.not_your_journey`, `isle_of_skye.no_marker_there`,
            `isle_of_skye.told_by_hand`, and what a journey breaks: `isle_of_skye.too_far`,
            `isle_of_skye.not_fulfilled`, `isle_of_skye.castle_only` or `isle_of_skye.cannot_pay`.
        """
        follower = follower_of(state, seat)
        if action.round != state.round:
            raise TooLate
        if walker(state) != seat:
            raise IllegalAction("isle_of_skye.not_your_journey", rule="j6")
        if action.nth != len(follower.picked) + 1:
            raise TooLate
        if not action.place:
            return _end_journey(state, seat)
        pickup = Pickup(parse_place(action.place), action.track or None, action.castle, action.back)
        if pickup.at not in follower.lying():
            raise IllegalAction("isle_of_skye.no_marker_there", {"place": action.place}, rule="j6")
        if pickup.track and by_hand(state):
            raise IllegalAction("isle_of_skye.told_by_hand", rule="j7")
        traveller = self._traveller(state, seat)
        journey = travel(traveller, [pickup])
        if journey.refused:
            raise IllegalAction(f"isle_of_skye.{journey.refused}", _params(traveller, journey, pickup), rule="j6")
        return self._arrive(state, seat, journey.stops[0])

    def _arrive(self, state: Table, seat: Seat, stop: Stop) -> Progress:
        follower = follower_of(state, seat)
        picked, spent = (*follower.picked, stop.at), follower.spent + stop.spent
        state = with_follower(state, seat, at=stop.at, picked=picked, spent=spent)
        events: tuple[Event, ...] = (MarkerPickedUp(seat, cell_place(stop.at), stop.spent),)
        if by_hand(state):
            state = ask_for_advance(state, self.board(state), seat, "marker")
        elif stop.step:
            step = make_step(state, self.board(state), seat, stop.step)
            state, events = step.state, (*events, *step.events)
        if follower_of(state, seat).lying():
            return Progress(state, events)
        progress = _end_journey(state, seat)
        return Progress(progress.state, (*events, *progress.events))


def _end_journey(state: Table, seat: Seat) -> Progress:
    """End the journey of a seat."""
    follower = follower_of(state, seat)
    event = JourneyMade(seat, tuple(map(cell_place, follower.picked)), follower.spent)
    state = with_journeys(with_follower(state, seat, planned=()), turn=(seat - state.first) % state.seats + 1)
    return Progress(state, (event,))


def walker(state: Table) -> Seat | None:
    """Return whose journey it is: the next seat in turn order that has planned one."""
    order = ((state.first + number) % state.seats for number in range(journeys_of(state).turn, state.seats))
    return next((seat for seat in order if follower_of(state, seat).planned), None)


def _options(state: Table, traveller: Traveller, seat: Seat, far: Mapping[int, int]) -> Iterator[tuple[Pickup, int]]:
    """Yield the possible next stops, each with the gold that it costs; `far`: the distance of each tile."""
    for cell in follower_of(state, seat).lying():
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
    label: Text = game_text("choice_stay")
    if pickup.track:
        track = track_name(pickup.track)
        label = game_text("choice_track_back", track=track) if pickup.back else track
    note = game_text("choice_costs", n=cost) if cost else None
    return Choice(name, label, payload, tile, price=cost, note=note)


def _params(traveller: Traveller, journey: Journey, stop: Pickup) -> dict[str, int]:
    if journey.refused != GOLD:
        return {}
    step = advance(traveller._replace(gold=None), journey._replace(gold=None), stop)
    return {"price": step.cost if isinstance(step, Step) else 0, "gold": journey.gold or 0}
