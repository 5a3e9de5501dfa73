"""Phase after building: waypoint markers are planned, and judged by the system (section j5)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.grid import name_cell, parse_place
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman import extra_movement, roads
from games.isle_of_skye.expansions.journeyman.actions import PlanMarker, UseExtraMovement, ValidateMovement
from games.isle_of_skye.expansions.journeyman.advances import is_by_hand
from games.isle_of_skye.expansions.journeyman.data import TRACKS, ProgressBoard
from games.isle_of_skye.expansions.journeyman.events import (
    MarkerConfirmed,
    MarkerFell,
    MarkerPlanned,
    MarkerTooFar,
    PlanFinished,
)
from games.isle_of_skye.expansions.journeyman.gains import describe_gains
from games.isle_of_skye.expansions.journeyman.journey import FAR, MANY, TWICE, Traveller, list_possible
from games.isle_of_skye.expansions.journeyman.movement import Distances, Verdict, judge_plan
from games.isle_of_skye.expansions.journeyman.roads import name_own_tile
from games.isle_of_skye.expansions.journeyman.state import Follower, find_follower, find_journeys, with_follower
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import TerritoryMap
from games.isle_of_skye.text import build_text


class Plan(PatientStep):
    """Everybody lays waypoint markers on tiles, at the same time. Once all plans stand the system judges each."""

    name = "plan"
    stage = "journey"

    def is_done(self, state: Table) -> bool:
        return all(seat.checked for seat in find_journeys(state).seats)

    def awaits(self, state: Table, seat: Seat) -> bool:
        return not find_follower(state, seat).ready

    def find_system_action(self, state: Table) -> str:
        return "validate_movement" if find_unjudged(state) is not None else ""

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompts for the next waypoint marker of a seat that still plans, for its bonus tile and a road."""
        if not self.awaits(state, seat):
            return
        board, land = self.find_board(state), self.find_land(state, seat)
        follower, number, far = find_follower(state, seat), state.round, Distances(land)
        for cell in (follower.at, *follower.planned):
            far.measure(cell, cell)  # from here and from each marker every tile is reached, so no tile asks anew
        nth = len(follower.planned) + 1
        places = (
            tuple(self._list_places(state, board, land, seat, far))
            if len(follower.planned) < follower.waypoints
            else ()
        )
        marks = (*follower.planned, int(follower.extra), len(follower.roads), state.clans[seat].gold)
        name = "-".join((f"plan-{number}", *map(str, marks)))
        action = {"type": "plan_marker", "round": number, "nth": nth}
        end = Choice("done", _describe_end(follower, places), {"place": ""})
        title = build_text("prompt_marker", n=nth, all=follower.waypoints)
        path, spent = _find_route(state, board, land, seat, far)
        points = follower.count_points(board, state.flow.number)
        if not follower.planned:
            hint = build_text("plan_first", n=points)
        elif has_plan_aid(state):
            hint = build_text("plan_points", n=spent, points=points)
        else:
            hint = build_text("journey_cost", n=points)
        on = name_board(seat)
        if places:
            yield ChoosePrompt(name, title, action, places, end, hint, on=on, path=path)
        else:
            yield ChoosePrompt(name, build_text("prompt_planned"), action, (end,), None, hint, on=on, path=path)
        if extra_movement.may_use(state, seat):
            yield extra_movement.build_extra_prompt(state, f"extra-{name}")
        yield from roads.offer_road(state, land, seat)

    def _list_places(
        self, state: Table, board: ProgressBoard, land: TerritoryMap, seat: Seat, far: Distances
    ) -> Iterator[Choice]:
        """Yield the tiles for the next marker. With the aid each says what the plan costs with it and what a marker
        there would allow; one out of reach says by how many points."""
        follower, clan = find_follower(state, seat), state.clans[seat]
        points = follower.count_points(board, state.flow.number)
        traveller = Traveller(land, board, follower.at, follower.markers, clan.gold, points, follower.waypoints)
        for cell, placed in clan.territory.tiles.items():
            if cell in follower.planned:
                continue
            place = name_cell(cell)
            choice = Choice(place, name_own_tile(placed.tile), {"place": place}, placed.tile, places=(place,))
            if has_plan_aid(state):
                verdict = judge_seat(state, board, land, seat, cell, distances=far)
                unavailable = _explain_too_far(verdict)
                choice = (
                    replace(choice, unavailable=unavailable)
                    if unavailable
                    else _with_plan_note(state, traveller, follower, choice, verdict)
                )
            yield choice

    def list_actions(self) -> Handlers:
        return {PlanMarker: self.lay_or_end, UseExtraMovement: self.use_extra, ValidateMovement: self.judge}

    def lay_or_end(self, state: Table, seat: Seat, action: PlanMarker) -> Progress:
        """Lay a waypoint marker on a tile, or end planning.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.no_tile_there`, `isle_of_skye.no_marker_left`,
            `isle_of_skye.marker_there` or, with the aid, `isle_of_skye.too_far_by`.
        """
        follower = _find_planning_follower(state, seat, action.round)
        if action.nth != len(follower.planned) + 1:
            raise TooLate
        if not action.place:
            next_state = with_follower(state, seat, ready=True, checked=not follower.planned)
            return Progress(next_state, (PlanFinished(seat, len(follower.planned)),))
        cell, land = parse_place(action.place), self.find_land(state, seat)
        if cell not in land.tiles:
            raise IllegalAction("isle_of_skye.no_tile_there", {"place": action.place}, rule="j5")
        if len(follower.planned) >= follower.waypoints:
            raise IllegalAction(f"isle_of_skye.{MANY}", rule="j5")
        if cell in follower.planned:
            raise IllegalAction(f"isle_of_skye.{TWICE}", rule="j5")
        verdict = judge_seat(state, self.find_board(state), land, seat, cell)
        if has_plan_aid(state) and (refusal := _explain_too_far(verdict)):
            raise IllegalAction(refusal.code, refusal.params, rule="j5")
        return Progress(
            with_follower(state, seat, planned=(*follower.planned, cell)), (MarkerPlanned(seat, action.place),)
        )

    def use_extra(self, state: Table, seat: Seat, action: UseExtraMovement) -> Progress:
        """Use up the bonus tile.

        :raises IllegalAction: `table.too_late` or `isle_of_skye.no_extra_movement`.
        """
        _find_planning_follower(state, seat, action.round)
        return extra_movement.use_extra_movement(state, seat)

    def judge(self, state: Table, actor: Actor, action: ValidateMovement) -> Progress:
        """Judge a plan that stands. If not all of it is within reach, say of each marker what it costs or what is
        missing for it. Markers out of reach come off, or stay for the journey to decide (ruling 9).

        :raises IllegalAction: `table.nothing_due`.
        """
        seat = find_unjudged(state)
        if seat is None:
            raise IllegalAction("table.nothing_due")
        verdict = judge_seat(state, self.find_board(state), self.find_land(state, seat), seat)
        planned = tuple(leg.at for leg in verdict.legs)
        events: list[Event] = []
        if verdict.fallen or state.has_first_rules:  # that a whole plan stands is no news
            events += (MarkerConfirmed(seat, name_cell(leg.at), leg.cost) for leg in verdict.legs)
        for cell, missing in verdict.fallen:
            stays = missing and not takes_off(state)
            planned += (cell,) if stays else ()
            kind = MarkerTooFar if stays else MarkerFell
            events.append(kind(seat, name_cell(cell), missing))
        return Progress(with_follower(state, seat, planned=planned, checked=True), tuple(events))


def has_plan_aid(state: Table) -> bool:
    """True if phones say what is within reach, and refuse the rest."""
    return state.options["check_plans"] == "on"


def takes_off(state: Table) -> bool:
    """True if markers that are out of reach come off before the journey, not at its end (ruling 9)."""
    return has_plan_aid(state) or state.has_first_rules


def find_unjudged(state: Table) -> Seat | None:
    """Return the next seat in turn order whose plan has not been judged, or None while somebody still plans: seats that
    plan would find system entries between their own."""
    if not all(seat.ready for seat in find_journeys(state).seats):
        return None
    order = ((state.first + number) % state.seats for number in range(state.seats))
    return next((seat for seat in order if not find_follower(state, seat).checked), None)


def judge_seat(
    state: Table, board: ProgressBoard, land: TerritoryMap, seat: Seat, *more: int, distances: Distances | None = None
) -> Verdict:
    """Judge the plan of a seat with `more` markers: for previews on phones, and for the system."""
    follower = find_follower(state, seat)
    points = follower.count_points(board, state.flow.number)
    return judge_plan(land, follower.at, (*follower.planned, *more), points, follower.waypoints, distances)


def _describe_end(follower: Follower, places: tuple[Choice, ...]) -> Text:
    """Return the words for ending the plan, which without a marker gives up the journey."""
    if not follower.planned:
        return build_text("choice_no_journey")
    return build_text("choice_planned") if places else build_text("choice_plan_ready")


def _find_planning_follower(state: Table, seat: Seat, number: int) -> Follower:
    follower = find_follower(state, seat)
    if number != state.round or follower.ready:
        raise TooLate
    return follower


def _explain_too_far(verdict: Verdict) -> Text | None:
    """Return how many movement points are missing for the whole plan, None if it is within reach."""
    missing_points = max((fallen.missing for fallen in verdict.fallen), default=0)
    return build_text(f"{FAR}_by", n=missing_points) if missing_points else None


def _with_plan_note(state: Table, traveller: Traveller, follower: Follower, choice: Choice, verdict: Verdict) -> Choice:
    """Return the choice of a tile with what the plan costs with a marker there, and which advances that would allow."""
    allowed = () if is_by_hand(state) else list_possible(traveller, parse_place(choice.id))
    steps = {step.track: step for _, step in reversed(tuple(allowed))}
    tracks = [track for track in TRACKS if track in steps]
    return replace(
        choice,
        note=build_text("journey_cost", n=verdict.spent),
        badge=str(verdict.spent),
        signs=tuple(f"track_{track}" for track in tracks),
        gains=tuple(describe_gains(traveller.board, follower, steps[track]) for track in tracks),
    )


def _find_route(
    state: Table, board: ProgressBoard, land: TerritoryMap, seat: Seat, far: Distances
) -> tuple[tuple[Place, ...], int]:
    """Return the way over all markers of a plan, from the journeyman on, and what it costs; without the aid nothing."""
    follower = find_follower(state, seat)
    if not follower.planned or not has_plan_aid(state):
        return (), 0
    verdict, cells = judge_seat(state, board, land, seat, distances=far), [follower.at]
    for leg in verdict.legs:
        cells += [*far.find_way(cells[-1], leg.at), leg.at] if leg.at != cells[-1] else []
    return tuple(map(name_cell, cells)), verdict.spent
