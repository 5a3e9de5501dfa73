"""Phase after building: waypoint markers are planned, and judged by the system (section j5)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.event import Event
from games.core.grid import cell_place, parse_place
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman import roads
from games.isle_of_skye.expansions.journeyman.actions import PlanMarker, UseExtraMovement, ValidateMovement
from games.isle_of_skye.expansions.journeyman.advances import by_hand
from games.isle_of_skye.expansions.journeyman.data import BONUS, ProgressBoard
from games.isle_of_skye.expansions.journeyman.events import (
    ExtraMovementUsed,
    MarkerFell,
    MarkerPlanned,
    MarkerStands,
    PlanFinished,
    track_name,
)
from games.isle_of_skye.expansions.journeyman.journey import FAR, MANY, TWICE, Traveller, possible_at
from games.isle_of_skye.expansions.journeyman.movement import Distances, Verdict, judge_plan
from games.isle_of_skye.expansions.journeyman.roads import name_of
from games.isle_of_skye.expansions.journeyman.state import Follower, follower_of, hides_gold, journeys_of, with_follower
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import Land
from games.isle_of_skye.text import game_text

EXTRA: Final = "extra_movement"


class Plan(PatientStep):
    """Everybody lays waypoint markers on tiles, at the same time. Once all plans stand the system judges each."""

    name = "plan"
    stage = "journey"

    def is_done(self, state: Table) -> bool:
        return all(seat.checked for seat in journeys_of(state).seats)

    def awaits(self, state: Table, seat: Seat) -> bool:
        return not follower_of(state, seat).ready

    def asks_secretly(self, state: Table) -> bool:
        return hides_gold(state)

    def work(self, state: Table) -> str:
        return "validate_movement" if unjudged(state) is not None else ""

    def seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompts for the next waypoint marker of a seat that still plans, for its bonus tile and a road."""
        if not self.awaits(state, seat):
            return
        board, land = self.board(state), self.land(state, seat)
        follower, number, far = follower_of(state, seat), state.round, Distances(land)
        for cell in (follower.at, *follower.planned):
            far.between(cell, cell)  # from here and from each marker every tile is reached, so no tile asks anew
        nth = len(follower.planned) + 1
        places = (
            tuple(self._places(state, board, land, seat, far)) if len(follower.planned) < follower.waypoints else ()
        )
        marks = (*follower.planned, int(follower.extra), len(follower.roads), state.clans[seat].gold)
        name = "-".join((f"plan-{number}", *map(str, marks)))
        action = {"type": "plan_marker", "round": number, "nth": nth}
        end = Choice("done", game_text("choice_planned") if places else game_text("choice_plan_ready"), {"place": ""})
        title = game_text("prompt_marker", n=nth, all=follower.waypoints)
        path, spent = _route(state, board, land, seat, far)
        points = follower.points(board, state.flow.number)
        hint = (
            game_text("plan_points", n=spent, points=points)
            if checks_plans(state)
            else game_text("journey_cost", n=points)
        )
        on, secret = board_of(seat), hides_gold(state)
        if places:
            yield ChoosePrompt(name, title, action, places, end, hint, secret, on, path=path)
        else:
            yield ChoosePrompt(name, game_text("prompt_planned"), action, (end,), None, hint, secret, on, path=path)
        if follower.active(EXTRA, state.flow.number) and not follower.extra:
            choices = (Choice("use", game_text("choice_extra_movement", n=BONUS[EXTRA].move), {}),)
            action = {"type": "use_extra_movement", "round": number}
            # A new question with each marker, as that for the marker is: so both come in their order.
            yield ChoosePrompt(f"extra-{number}-{nth}", game_text("prompt_extra_movement"), action, choices)
        yield from roads.offered_road(state, land, seat)

    def _places(self, state: Table, board: ProgressBoard, land: Land, seat: Seat, far: Distances) -> Iterator[Choice]:
        """Yield the tiles for the next marker. With the aid each says what the plan costs with it and what a marker
        there would allow; one out of reach says by how many points."""
        follower, clan = follower_of(state, seat), state.clans[seat]
        points = follower.points(board, state.flow.number)
        traveller = Traveller(land, board, follower.at, follower.markers, clan.gold, points, follower.waypoints)
        for cell, placed in clan.territory.tiles.items():
            if cell in follower.planned:
                continue
            place = cell_place(cell)
            choice = Choice(place, name_of(placed.tile), {"place": place}, placed.tile, places=(place,))
            if checks_plans(state):
                verdict = verdict_of(state, board, land, seat, cell, distances=far)
                unavailable = _too_far(verdict)
                choice = (
                    replace(choice, unavailable=unavailable)
                    if unavailable
                    else _with_plan_note(state, traveller, choice, verdict)
                )
            yield choice

    def actions(self) -> Handlers:
        return {PlanMarker: self.plan, UseExtraMovement: self.use_extra, ValidateMovement: self.judge}

    def refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        if isinstance(action, ValidateMovement):
            return IllegalAction("table.nothing_due")
        return super().refusal(state, actor, action)

    def plan(self, state: Table, seat: Seat, action: PlanMarker) -> Progress:
        """Lay a waypoint marker on a tile, or end planning.

        :raises IllegalAction: `isle_of_skye.no_tile_there`, `isle_of_skye.no_marker_left`,
            `isle_of_skye.marker_there` or, with the aid, `isle_of_skye.too_far_by`.
        """
        follower = _planning_follower(state, seat, action.round)
        if action.nth != len(follower.planned) + 1:
            raise TooLate
        if not action.place:
            next_state = with_follower(state, seat, ready=True, checked=not follower.planned)
            return Progress(next_state, (PlanFinished(seat, len(follower.planned)),))
        cell, land = parse_place(action.place), self.land(state, seat)
        if cell not in land.tiles:
            raise IllegalAction("isle_of_skye.no_tile_there", {"place": action.place}, rule="j5")
        if len(follower.planned) >= follower.waypoints:
            raise IllegalAction(f"isle_of_skye.{MANY}", rule="j5")
        if cell in follower.planned:
            raise IllegalAction(f"isle_of_skye.{TWICE}", rule="j5")
        verdict = verdict_of(state, self.board(state), land, seat, cell)
        if checks_plans(state) and (refusal := _too_far(verdict)):
            raise IllegalAction(refusal.code, refusal.params, rule="j5")
        return Progress(
            with_follower(state, seat, planned=(*follower.planned, cell)), (MarkerPlanned(seat, action.place),)
        )

    def use_extra(self, state: Table, seat: Seat, action: UseExtraMovement) -> Progress:
        """Use up the bonus tile.

        :raises IllegalAction: `isle_of_skye.no_extra_movement`.
        """
        follower = _planning_follower(state, seat, action.round)
        if follower.extra or not follower.active(EXTRA, state.flow.number):
            raise IllegalAction("isle_of_skye.no_extra_movement", rule="j8")
        bonus = tuple(replace(bonus, done=True) if bonus.tile == EXTRA else bonus for bonus in follower.bonus)
        return Progress(with_follower(state, seat, extra=True, bonus=bonus), (ExtraMovementUsed(seat),))

    def judge(self, state: Table, actor: Actor, action: ValidateMovement) -> Progress:
        """Judge a plan that stands: say of each marker what it costs, and take off those that are out of reach.

        :raises IllegalAction: `table.nothing_due`.
        """
        seat = unjudged(state)
        if seat is None:
            raise self.refusal(state, actor, action)
        verdict = verdict_of(state, self.board(state), self.land(state, seat), seat)
        standing_events: tuple[Event, ...] = tuple(
            MarkerStands(seat, cell_place(leg.at), leg.cost) for leg in verdict.legs
        )
        fallen_events = tuple(MarkerFell(seat, cell_place(fallen.at), fallen.missing) for fallen in verdict.fallen)
        planned = tuple(leg.at for leg in verdict.legs)
        return Progress(with_follower(state, seat, planned=planned, checked=True), (*standing_events, *fallen_events))


def checks_plans(state: Table) -> bool:
    """True if phones say what is within reach, and refuse the rest."""
    return state.options["check_plans"] == "on"


def unjudged(state: Table) -> Seat | None:
    """Return the next seat in turn order whose plan has not been judged, once all plans stand; before, seats that still
    plan would find the system's work between their own."""
    if not all(seat.ready for seat in journeys_of(state).seats):
        return None
    order = ((state.first + number) % state.seats for number in range(state.seats))
    return next((seat for seat in order if not follower_of(state, seat).checked), None)


def verdict_of(
    state: Table, board: ProgressBoard, land: Land, seat: Seat, *more: int, distances: Distances | None = None
) -> Verdict:
    """Judge the plan of a seat, with `more` markers: what phones preview, and what the system finds."""
    follower = follower_of(state, seat)
    points = follower.points(board, state.flow.number)
    return judge_plan(land, follower.at, (*follower.planned, *more), points, follower.waypoints, distances)


def _planning_follower(state: Table, seat: Seat, number: int) -> Follower:
    follower = follower_of(state, seat)
    if number != state.round or follower.ready:
        raise TooLate
    return follower


def _too_far(verdict: Verdict) -> Text | None:
    """Return how many movement points are missing for the whole plan, None if it is within reach."""
    missing_points = max((fallen.missing for fallen in verdict.fallen), default=0)
    return game_text(f"{FAR}_by", n=missing_points) if missing_points else None


def _with_plan_note(state: Table, traveller: Traveller, choice: Choice, verdict: Verdict) -> Choice:
    """Return the choice of a tile with what the plan costs with a marker there, and on which tracks that would allow an
    advance."""
    allowed = () if by_hand(state) else possible_at(traveller, parse_place(choice.id))
    tracks = tuple(dict.fromkeys(step.track for _, step in allowed))
    note = cost = game_text("journey_cost", n=verdict.spent)
    if tracks:
        names = dict(zip(("first", "second", "third"), map(track_name, tracks), strict=False))
        note = game_text(f"note_allows_{len(tracks)}", cost=cost, **names)
    return replace(choice, note=note, badge=str(verdict.spent), signs=tuple(f"track_{track}" for track in tracks))


def _route(state: Table, board: ProgressBoard, land: Land, seat: Seat, far: Distances) -> tuple[tuple[Place, ...], int]:
    """Return the way over all markers of a plan, from the journeyman on, and what it costs; without the aid nothing."""
    follower = follower_of(state, seat)
    if not follower.planned or not checks_plans(state):
        return (), 0
    verdict, cells = verdict_of(state, board, land, seat, distances=far), [follower.at]
    for leg in verdict.legs:
        cells += [*far.way(cells[-1], leg.at), leg.at] if leg.at != cells[-1] else []
    return tuple(map(cell_place, cells)), verdict.spent
