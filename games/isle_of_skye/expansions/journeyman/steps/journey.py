"""Journeys (section j6): declared stop by stop, checked and carried out by the system."""

from collections.abc import Iterator, Mapping

from games.core.action import Action
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.event import Event
from games.core.grid import cell_place, parse_place
from games.core.prompt import Choice, ChoosePrompt, Move, MovePrompt, Prompt
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman import roads
from games.isle_of_skye.expansions.journeyman.actions import PickUp, ValidateMovement
from games.isle_of_skye.expansions.journeyman.advances import asks, by_hand, made
from games.isle_of_skye.expansions.journeyman.data import TRACKS
from games.isle_of_skye.expansions.journeyman.events import JourneyMade, track_name
from games.isle_of_skye.expansions.journeyman.journey import Journey, Pickup, Traveller, advance, travelled
from games.isle_of_skye.expansions.journeyman.movement import distances, way
from games.isle_of_skye.expansions.journeyman.roads import name_of
from games.isle_of_skye.expansions.journeyman.state import follower, own, with_follower, with_own
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, Step
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import said


class Travel(PatientStep):
    """The seats that have planned travel in turn order."""

    name = "journey"
    stage = "journey"

    def is_done(self, state: Table) -> bool:
        return walker(state) is None

    def awaits(self, state: Table, seat: Seat) -> bool:
        return seat == walker(state)

    def work(self, state: Table) -> str:
        seat = walker(state)
        return "validate_movement" if seat is not None and follower(state, seat).set_out else ""

    def asked(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompt for the next stop of the journey, or its end, and for a road."""
        if walker(state) != seat or follower(state, seat).set_out:
            return
        mine = follower(state, seat)
        who = self._traveller(state, seat)
        done = travelled(who, mine.route)
        moves = self._moves(state, seat, who, done)
        stops = "-".join(f"{stop.at}{stop.track or ''}{stop.castle:d}" for stop in mine.route)
        planned = "-".join(map(str, mine.planned))
        name = f"journey-{state.round}-{planned}-{stops}-{len(mine.roads)}-{done.gold}"
        action = {"type": "pick_up", "round": state.round, "nth": len(mine.route) + 1}
        end = Choice("end", said("choice_journey_ends"), {"place": ""})
        title = said("prompt_pick_up", n=who.points - done.spent)
        if moves:
            here, on = cell_place(done.at), board_of(seat)
            yield MovePrompt(name, title, action, on, {here: moves}, source="", target="place", decline=end)
        else:
            yield ChoosePrompt(name, title, action, (end,))
        yield from roads.offered_road(state, self.land(state, seat), seat)

    def _moves(self, state: Table, seat: Seat, who: Traveller, done: Journey) -> dict[Place, Move]:
        """Return the stops that can be declared next: each marker within reach, with its way and its advances."""
        far = distances(who.land, done.at)
        stops: dict[int, list[Choice]] = {}
        for pickup, cost in _options(state, who, done, seat, far):
            stops.setdefault(pickup.at, []).append(_choice(state, seat, pickup, cost))
        return {
            cell_place(cell): Move(
                tuple(map(cell_place, way(who.land, far, done.at, cell))),
                said("journey_cost", n=far[cell]),
                tuple(choices),
            )
            for cell, choices in stops.items()
        }

    def _traveller(self, state: Table, seat: Seat) -> Traveller:
        """Return the seat as its journey sees it."""
        mine = follower(state, seat)
        board, land = self.board(state), self.land(state, seat)
        points = mine.points(board, state.flow.number)
        gold = state.clans[seat].gold
        return Traveller(land, board, mine.at, mine.markers, gold, points, mine.waypoints)

    def actions(self) -> Handlers:
        return {PickUp: self.pick_up, ValidateMovement: self.carry_out}

    def refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        if isinstance(action, ValidateMovement):
            return IllegalAction("table.nothing_due")
        return super().refusal(state, actor, action)

    def pick_up(self, state: Table, seat: Seat, action: PickUp) -> Progress:
        """Declare a stop. With the last one, or without a place, the system carries out the journey.

        :raises IllegalAction: `isle_of_skye.not_your_journey`, `isle_of_skye.no_marker_there`,
            `isle_of_skye.told_by_hand`, and what a journey breaks: `isle_of_skye.marker_there`,
            `isle_of_skye.too_far`, `isle_of_skye.not_fulfilled`, `isle_of_skye.castle_only` or
            `isle_of_skye.cannot_pay`.
        """
        mine = follower(state, seat)
        if action.round != state.round:
            raise TooLate
        if walker(state) != seat or mine.set_out:
            raise IllegalAction("isle_of_skye.not_your_journey", rule="j6")
        if action.nth != len(mine.route) + 1:
            raise TooLate
        if not action.place:
            return Progress(with_follower(state, seat, set_out=True))
        stop = Pickup(parse_place(action.place), action.track or None, action.castle)
        if stop.at not in mine.planned:
            raise IllegalAction("isle_of_skye.no_marker_there", {"place": action.place}, rule="j6")
        if stop.track and by_hand(state):
            raise IllegalAction("isle_of_skye.told_by_hand", rule="j7")
        route = (*mine.route, stop)
        who = self._traveller(state, seat)
        done = travelled(who, route)
        if done.refused:
            raise IllegalAction(f"isle_of_skye.{done.refused}", _params(who, done, stop), rule="j6")
        return Progress(with_follower(state, seat, route=route, set_out=len(route) == len(mine.planned)))

    def carry_out(self, state: Table, actor: Actor, action: ValidateMovement) -> Progress:
        """Carry out the declared journey as far as the rules allow it; markers that were not picked up are taken off.

        :raises IllegalAction: `table.nothing_due`.
        """
        seat = walker(state)
        if seat is None or not follower(state, seat).set_out:
            raise IllegalAction("table.nothing_due")
        done = travelled(self._traveller(state, seat), follower(state, seat).route)
        places = tuple(cell_place(stop.at) for stop in done.stops)
        events: tuple[Event, ...] = (JourneyMade(seat, places, done.spent),)
        state = with_follower(state, seat, at=done.at, planned=(), route=(), set_out=False)
        state = with_own(state, turn=(seat - state.first) % state.seats + 1)
        for stop in done.stops:
            if by_hand(state):
                state = asks(state, self.board(state), seat, "marker")
            elif stop.step:
                step = made(state, self.board(state), seat, stop.step)
                state, events = step.state, (*events, *step.events)
        return Progress(state, events)


def walker(state: Table) -> Seat | None:
    """Return whose journey it is: the next seat in turn order that has planned one."""
    order = ((state.first + number) % state.seats for number in range(own(state).turn, state.seats))
    return next((seat for seat in order if follower(state, seat).planned), None)


def _options(
    state: Table, who: Traveller, done: Journey, seat: Seat, far: Mapping[int, int]
) -> Iterator[tuple[Pickup, int]]:
    """Yield the next stops that can be declared, each with the gold that it costs; `far`: the distance of each tile."""
    mine = follower(state, seat)
    for cell in mine.planned:
        if any(stop.at == cell for stop in mine.route) or done.spent + far[cell] > who.points:
            continue
        there = done._replace(at=cell)
        yield Pickup(cell), 0
        for track in () if by_hand(state) else TRACKS:
            for castle in (False, True):
                step = advance(who, there, Pickup(cell, track, castle))
                if isinstance(step, Step):
                    yield Pickup(cell, track, castle), step.cost
                    break


def _choice(state: Table, seat: Seat, pickup: Pickup, cost: int) -> Choice:
    tile, place = state.clans[seat].territory.tiles[pickup.at].tile, cell_place(pickup.at)
    payload = {"track": pickup.track or "", "castle": pickup.castle}
    name = f"{place}-{pickup.track or 'none'}"
    label: Text = said("choice_pick_up", tile=name_of(tile))
    if pickup.track:
        label = said("choice_pick_up_track", tile=name_of(tile), track=track_name(pickup.track))
    return Choice(name, label, payload, tile, price=cost)


def _params(who: Traveller, done: Journey, stop: Pickup) -> dict[str, int]:
    if done.refused != GOLD:
        return {}
    step = advance(who._replace(gold=None), done._replace(gold=None), stop)
    return {"price": step.cost if isinstance(step, Step) else 0, "gold": done.gold or 0}
