"""Journeys (section j6): marker by marker, each with at most one advance."""

from collections.abc import Iterator

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.grid import name_cell, parse_place
from games.core.prompt import Choice, ChoosePrompt, Move, MovePrompt, Payload, Prompt
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Seat
from games.core.step import Handlers
from games.core.text import Param, Text
from games.isle_of_skye.events import name_tile
from games.isle_of_skye.expansions.journeyman import extra_movement, roads
from games.isle_of_skye.expansions.journeyman.actions import PickUp, UseExtraMovement
from games.isle_of_skye.expansions.journeyman.advances import ask_for_advance, is_by_hand, make_step, with_step
from games.isle_of_skye.expansions.journeyman.art_board import describe_requirement
from games.isle_of_skye.expansions.journeyman.events import (
    JourneyMade,
    MarkerFell,
    MarkerPickedUp,
    name_track,
    shorten_name,
)
from games.isle_of_skye.expansions.journeyman.journey import (
    REQUIREMENT,
    Journey,
    Pickup,
    Stop,
    Traveller,
    find_pickup_advance,
    list_possible,
    travel,
)
from games.isle_of_skye.expansions.journeyman.movement import (
    Distances,
    find_way,
    judge_plan,
    list_ways,
    measure_distances,
)
from games.isle_of_skye.expansions.journeyman.state import (
    find_follower,
    find_journeys,
    with_follower,
    with_journeys,
)
from games.isle_of_skye.expansions.journeyman.steps.plan import takes_off
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, Step, find_next_space
from games.isle_of_skye.expansions.journeyman.view import name_tracks
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import build_text


class Travel(PatientStep):
    """The seats that have planned travel in turn order, marker by marker."""

    name = "journey"
    stage = "journey"

    def awaits(self, state: Table, seat: Seat) -> bool:
        return seat == find_walker(state)

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompt for the next stop of the journey, or its end, and for a road."""
        if find_walker(state) != seat:
            return
        follower = find_follower(state, seat)
        traveller = self._build_traveller(state, seat)
        moves, endings = self._list_moves(state, seat, traveller)
        cells = "-".join(map(str, (*follower.picked, *follower.planned)))
        name = f"journey-{state.round}-{cells}-{len(follower.roads)}-{traveller.gold}"
        action = {"type": "pick_up", "round": state.round, "nth": len(follower.picked) + 1}
        end = Choice("end", _describe_end(state, seat, traveller), {"place": ""})
        title, hint = build_text("prompt_pick_up"), self._build_hint(state, seat, traveller)
        offers_extra = self._may_use_extra(state, seat) and _is_short(state, seat, traveller)
        if moves:
            ways, on = {name_cell(follower.at): moves}, name_board(seat)
            questions = {key: _build_question(state, choices) for key, choices in endings.items()}
            yield MovePrompt(
                name,
                title,
                action,
                on,
                ways,
                endings,
                source="",
                target="place",
                decline=end,
                hint=hint,
                questions=questions,
                preselected=self._propose_stop(state, seat, traveller, endings),
            )
        else:
            title = build_text("prompt_out_of_reach")
            # The bonus tile may reach the marker: the end that loses it is not the main answer then.
            choices, decline = ((), end) if offers_extra else ((end,), None)
            yield ChoosePrompt(name, title, action, choices, decline, hint)
        if offers_extra:
            yield extra_movement.build_extra_prompt(state, f"extra-{name}")
        yield from roads.offer_road(state, self.find_land(state, seat), seat)

    def _build_hint(self, state: Table, seat: Seat, traveller: Traveller) -> Text:
        """Return how many movement points are left, and whether they are too few for all markers."""
        if not takes_off(state) and _is_short(state, seat, traveller):
            return build_text("points_left_short", n=traveller.points)
        return build_text("points_left", n=traveller.points)

    def _may_use_extra(self, state: Table, seat: Seat) -> bool:
        return not state.has_first_rules and find_walker(state) == seat and extra_movement.may_use(state, seat)

    def _measure_beyond(self, state: Table, seat: Seat) -> dict[int, int]:
        """Return how many movement points are missing for each marker that cannot be the next stop."""
        traveller = self._build_traveller(state, seat)
        far = measure_distances(traveller.land, traveller.at)
        missing = {cell: far[cell] - traveller.points for cell in find_follower(state, seat).list_lying()}
        return {cell: points for cell, points in missing.items() if points > 0}

    def _list_moves(
        self, state: Table, seat: Seat, traveller: Traveller
    ) -> tuple[dict[Place, Move], dict[str, tuple[Choice, ...]]]:
        """Return (the route to each marker within reach, the advances that are possible there)."""
        far = measure_distances(traveller.land, traveller.at)
        stops = {
            cell: tuple(self._list_stop_choices(state, seat, traveller, cell))
            for cell in find_follower(state, seat).list_lying()
            if far[cell] <= traveller.points
        }
        moves = {
            name_cell(cell): Move(
                tuple(map(name_cell, find_way(traveller.land, far, traveller.at, cell))),
                build_text("plan_points", n=far[cell], points=traveller.points),
                name_cell(cell),
                str(far[cell]),
            )
            for cell in stops
        }
        return moves, {name_cell(cell): choices for cell, choices in stops.items()}

    def _propose_stop(
        self, state: Table, seat: Seat, traveller: Traveller, endings: dict[str, tuple[Choice, ...]]
    ) -> Place | None:
        """Return the marker that is proposed as the next stop: the first one of the cheapest way whose first one allows
        an advance. None where somebody has to choose: if not all are within reach, or if the app cannot tell
        what several allow."""
        lying = find_follower(state, seat).list_lying()
        if is_by_hand(state) and len(lying) > 1:
            return None
        far = Distances(traveller.land)
        verdict = judge_plan(traveller.land, traveller.at, lying, traveller.points, traveller.owned, far)
        if verdict.fallen:
            return None
        ways = list_ways(far, traveller.at, lying)
        stops = [name_cell(order[0]) for cost, order in ways if cost <= traveller.points]
        return next((stop for stop in stops if len(endings[stop]) > 1), stops[0])

    def _list_stop_choices(self, state: Table, seat: Seat, traveller: Traveller, cell: int) -> Iterator[Choice]:
        """Yield what may be done at a marker: the advances, then going there without one."""
        board, follower = self.find_board(state), find_follower(state, seat)
        tile, place = state.clans[seat].territory.tiles[cell].tile, name_cell(cell)
        steps = () if is_by_hand(state) else tuple(list_possible(traveller, cell))
        for pickup, step in steps:
            payload: Payload = {"track": step.track, "castle": pickup.castle}
            payload |= {"back": True} if pickup.back else {}
            name = f"{place}-{step.track}{'-back' * pickup.back}"
            choice = Choice(name, shorten_name(step.track), payload, tile, on=name_tracks(seat))
            yield with_step(choice, board, follower, step, pickup.back)
        label = build_text("choice_only_go") if steps else build_text("choice_go")
        yield Choice(f"{place}-none", label, {"track": "", "castle": False}, tile)

    def _build_traveller(self, state: Table, seat: Seat) -> Traveller:
        """Return the seat as the rest of its journey sees it."""
        follower = find_follower(state, seat)
        board, land = self.find_board(state), self.find_land(state, seat)
        points = follower.count_points(board, state.flow.number) - follower.spent
        return Traveller(
            land, board, follower.at, follower.markers, state.clans[seat].gold, points, len(follower.list_lying())
        )

    def list_actions(self) -> Handlers:
        return {PickUp: self.pick_up, UseExtraMovement: self.use_extra}

    def pick_up(self, state: Table, seat: Seat, action: PickUp) -> Progress:
        """Go to a marker, pick it up and make its advance. The journey ends with the last one, or without a place; what
        is not picked up is taken off.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.not_your_journey`, `isle_of_skye.no_marker_there`,
            `isle_of_skye.reported_by_hand`, and what a journey breaks: `isle_of_skye.too_far`,
            `isle_of_skye.not_fulfilled`, `isle_of_skye.castle_only` or `isle_of_skye.cannot_pay`.
        """
        follower = find_follower(state, seat)
        if action.round != state.round:
            raise TooLate
        if find_walker(state) != seat:
            raise IllegalAction("isle_of_skye.not_your_journey", rule="j6")
        if action.nth != len(follower.picked) + 1:
            raise TooLate
        if not action.place:
            return self._end_journey(state, seat, is_cut_short=True)
        pickup = Pickup(parse_place(action.place), action.track or None, action.castle, action.back)
        if pickup.at not in follower.list_lying():
            raise IllegalAction("isle_of_skye.no_marker_there", {"place": action.place}, rule="j6")
        if pickup.track and is_by_hand(state):
            raise IllegalAction("isle_of_skye.reported_by_hand", rule="j7")
        traveller = self._build_traveller(state, seat)
        journey = travel(traveller, [pickup])
        if journey.refused:
            raise IllegalAction(
                f"isle_of_skye.{journey.refused}", _build_params(state, seat, traveller, journey, pickup), rule="j6"
            )
        return self._arrive(state, seat, journey.stops[0])

    def use_extra(self, state: Table, seat: Seat, action: UseExtraMovement) -> Progress:
        """Use up the bonus tile in the own journey.

        :raises IllegalAction: `table.too_late` or `isle_of_skye.no_extra_movement`.
        """
        if state.has_first_rules or action.round != state.round or find_walker(state) != seat:
            raise TooLate
        return extra_movement.use_extra_movement(state, seat)

    def _arrive(self, state: Table, seat: Seat, stop: Stop) -> Progress:
        follower = find_follower(state, seat)
        picked, spent = (*follower.picked, stop.at), follower.spent + stop.spent
        state = with_follower(state, seat, at=stop.at, picked=picked, spent=spent)
        events: tuple[Event, ...] = (MarkerPickedUp(seat, name_cell(stop.at), stop.spent),)
        if is_by_hand(state):
            state = ask_for_advance(state, self.find_board(state), seat, "marker")
        elif stop.step:
            step = make_step(state, self.find_board(state), seat, stop.step)
            state, events = step.state, (*events, *step.events)
        if find_follower(state, seat).list_lying():
            return Progress(state, events)
        progress = self._end_journey(state, seat)
        return Progress(progress.state, (*events, *progress.events))

    def _end_journey(self, state: Table, seat: Seat, *, is_cut_short: bool = False) -> Progress:
        """End the journey of a seat; what still lies comes off."""
        follower = find_follower(state, seat)
        beyond = {} if state.has_first_rules else self._measure_beyond(state, seat)
        events = (
            *(MarkerFell(seat, name_cell(cell), missing) for cell, missing in beyond.items()),
            JourneyMade(seat, tuple(map(name_cell, follower.picked)), follower.spent, is_cut_short),
        )
        state = with_journeys(with_follower(state, seat, planned=()), turn=(seat - state.first) % state.seats + 1)
        return Progress(state, events)


def find_walker(state: Table) -> Seat | None:
    """Return whose journey it is: the next seat in turn order that has planned one."""
    order = ((state.first + number) % state.seats for number in range(find_journeys(state).turn, state.seats))
    return next((seat for seat in order if find_follower(state, seat).planned), None)


def _is_short(state: Table, seat: Seat, traveller: Traveller) -> bool:
    """True if the movement points are too few for all markers that still lie."""
    lying = find_follower(state, seat).list_lying()
    return bool(judge_plan(traveller.land, traveller.at, lying, traveller.points, traveller.owned).fallen)


def _describe_end(state: Table, seat: Seat, traveller: Traveller) -> Text:
    """Return the words for ending a journey where the journeyman stands."""
    if traveller.at == traveller.land.find_castle():
        return build_text("choice_end_on_castle")
    return build_text("choice_end_on", tile=name_tile(state.clans[seat].territory.tiles[traveller.at].tile))


def _build_question(state: Table, choices: tuple[Choice, ...]) -> Text:
    """Return the question about a marker that is chosen: going there, or advancing there."""
    if is_by_hand(state):
        return build_text("prompt_go")
    return build_text("prompt_advance_here") if len(choices) > 1 else build_text("prompt_only_go")


def _build_params(state: Table, seat: Seat, traveller: Traveller, journey: Journey, stop: Pickup) -> dict[str, Param]:
    if journey.refused == REQUIREMENT and stop.track:
        marker = journey.markers[stop.track]
        space = find_next_space(traveller.board, stop.track, marker, "marker", back=stop.back)
        assert space
        tile = state.clans[seat].territory.tiles[stop.at].tile
        name = Text("isle_of_skye.space_name", {"track": name_track(stop.track), "n": space.n})
        return {"space": name, "what": describe_requirement(space.requirement), "tile": name_tile(tile)}
    if journey.refused != GOLD:
        return {}
    step = find_pickup_advance(traveller._replace(gold=None), journey._replace(gold=None), stop)
    return {"price": step.cost if isinstance(step, Step) else 0, "gold": journey.gold or 0}
