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
from games.isle_of_skye.expansions.journeyman.movement import Distances, Verdict, judged
from games.isle_of_skye.expansions.journeyman.roads import name_of
from games.isle_of_skye.expansions.journeyman.state import Follower, follower, hides_gold, own, with_follower
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import Land
from games.isle_of_skye.text import said

EXTRA: Final = "extra_movement"


class Plan(PatientStep):
    """Everybody lays waypoint markers on tiles, at the same time. Once all plans stand the system judges each."""

    name = "plan"
    stage = "journey"

    def is_done(self, state: Table) -> bool:
        return all(seat.checked for seat in own(state).seats)

    def awaits(self, state: Table, seat: Seat) -> bool:
        return not follower(state, seat).ready

    def asks_secretly(self, state: Table) -> bool:
        return hides_gold(state)

    def work(self, state: Table) -> str:
        return "validate_movement" if unjudged(state) is not None else ""

    def asked(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompts for the next waypoint marker of a seat that still plans, for its bonus tile and a road."""
        if not self.awaits(state, seat):
            return
        board, land = self.board(state), self.land(state, seat)
        mine, number, far = follower(state, seat), state.round, Distances(land)
        for cell in (mine.at, *mine.planned):
            far.between(cell, cell)  # from here and from each marker every tile is reached, so no tile asks anew
        nth = len(mine.planned) + 1
        places = tuple(self._places(state, board, land, seat, far)) if len(mine.planned) < mine.waypoints else ()
        marks = (*mine.planned, int(mine.extra), len(mine.roads), state.clans[seat].gold)
        name = "-".join((f"plan-{number}", *map(str, marks)))
        action = {"type": "plan_marker", "round": number, "nth": nth}
        done = Choice("done", said("choice_planned") if places else said("choice_plan_ready"), {"place": ""})
        title = said("prompt_marker", n=nth, all=mine.waypoints)
        path, spent = _route(state, board, land, seat, far)
        points = mine.points(board, state.flow.number)
        hint = said("plan_points", n=spent, points=points) if checks_plans(state) else said("journey_cost", n=points)
        on, secret = board_of(seat), hides_gold(state)
        if places:
            yield ChoosePrompt(name, title, action, places, done, hint, secret, on, path=path)
        else:
            yield ChoosePrompt(name, said("prompt_planned"), action, (done,), None, hint, secret, on, path=path)
        if mine.active(EXTRA, state.flow.number) and not mine.extra:
            use = (Choice("use", said("choice_extra_movement", n=BONUS[EXTRA].move), {}),)
            action = {"type": "use_extra_movement", "round": number}
            # A new question with each marker, as that for the marker is: so both come in their order.
            yield ChoosePrompt(f"extra-{number}-{nth}", said("prompt_extra_movement"), action, use)
        yield from roads.offered_road(state, land, seat)

    def _places(self, state: Table, board: ProgressBoard, land: Land, seat: Seat, far: Distances) -> Iterator[Choice]:
        """Yield the tiles for the next marker. With the aid each says what the plan costs with it and what a marker
        there would allow; one out of reach says by how many points."""
        mine, clan = follower(state, seat), state.clans[seat]
        points = mine.points(board, state.flow.number)
        traveller = Traveller(land, board, mine.at, mine.markers, clan.gold, points, mine.waypoints)
        for cell, placed in clan.territory.tiles.items():
            if cell in mine.planned:
                continue
            place = cell_place(cell)
            choice = Choice(place, name_of(placed.tile), {"place": place}, placed.tile, places=(place,))
            if checks_plans(state):
                verdict = verdict_of(state, board, land, seat, cell, distances=far)
                why = _too_far(verdict)
                choice = replace(choice, unavailable=why) if why else _told(state, traveller, choice, verdict)
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
        mine = _planning(state, seat, action.round)
        if action.nth != len(mine.planned) + 1:
            raise TooLate
        if not action.place:
            ended = with_follower(state, seat, ready=True, checked=not mine.planned)
            return Progress(ended, (PlanFinished(seat, len(mine.planned)),))
        cell, land = parse_place(action.place), self.land(state, seat)
        if cell not in land.tiles:
            raise IllegalAction("isle_of_skye.no_tile_there", {"place": action.place}, rule="j5")
        if len(mine.planned) >= mine.waypoints:
            raise IllegalAction(f"isle_of_skye.{MANY}", rule="j5")
        if cell in mine.planned:
            raise IllegalAction(f"isle_of_skye.{TWICE}", rule="j5")
        verdict = verdict_of(state, self.board(state), land, seat, cell)
        if checks_plans(state) and (why := _too_far(verdict)):
            raise IllegalAction(why.code, why.params, rule="j5")
        return Progress(with_follower(state, seat, planned=(*mine.planned, cell)), (MarkerPlanned(seat, action.place),))

    def use_extra(self, state: Table, seat: Seat, action: UseExtraMovement) -> Progress:
        """Use up the bonus tile.

        :raises IllegalAction: `isle_of_skye.no_extra_movement`.
        """
        mine = _planning(state, seat, action.round)
        if mine.extra or not mine.active(EXTRA, state.flow.number):
            raise IllegalAction("isle_of_skye.no_extra_movement", rule="j8")
        bonus = tuple(replace(bonus, done=True) if bonus.tile == EXTRA else bonus for bonus in mine.bonus)
        return Progress(with_follower(state, seat, extra=True, bonus=bonus), (ExtraMovementUsed(seat),))

    def judge(self, state: Table, actor: Actor, action: ValidateMovement) -> Progress:
        """Judge a plan that stands: say of each marker what it costs, and take off those that are out of reach.

        :raises IllegalAction: `table.nothing_due`.
        """
        seat = unjudged(state)
        if seat is None:
            raise self.refusal(state, actor, action)
        verdict = verdict_of(state, self.board(state), self.land(state, seat), seat)
        stands: tuple[Event, ...] = tuple(MarkerStands(seat, cell_place(leg.at), leg.cost) for leg in verdict.legs)
        fell = tuple(MarkerFell(seat, cell_place(fallen.at), fallen.missing) for fallen in verdict.fallen)
        planned = tuple(leg.at for leg in verdict.legs)
        return Progress(with_follower(state, seat, planned=planned, checked=True), (*stands, *fell))


def checks_plans(state: Table) -> bool:
    """True if phones say what is within reach, and refuse the rest."""
    return state.options["check_plans"] == "on"


def unjudged(state: Table) -> Seat | None:
    """Return the next seat in turn order whose plan has not been judged, once all plans stand; before, seats that still
    plan would find the system's work between their own."""
    if not all(seat.ready for seat in own(state).seats):
        return None
    order = ((state.first + number) % state.seats for number in range(state.seats))
    return next((seat for seat in order if not follower(state, seat).checked), None)


def verdict_of(
    state: Table, board: ProgressBoard, land: Land, seat: Seat, *more: int, distances: Distances | None = None
) -> Verdict:
    """Judge the plan of a seat, with `more` markers: what phones preview, and what the system finds."""
    mine = follower(state, seat)
    points = mine.points(board, state.flow.number)
    return judged(land, mine.at, (*mine.planned, *more), points, mine.waypoints, distances)


def _planning(state: Table, seat: Seat, number: int) -> Follower:
    mine = follower(state, seat)
    if number != state.round or mine.ready:
        raise TooLate
    return mine


def _too_far(verdict: Verdict) -> Text | None:
    """Return how many movement points are missing for the whole plan, None if it is within reach."""
    missing = max((fallen.missing for fallen in verdict.fallen), default=0)
    return said(f"{FAR}_by", n=missing) if missing else None


def _told(state: Table, traveller: Traveller, choice: Choice, verdict: Verdict) -> Choice:
    """Return the choice of a tile with what the plan costs with a marker there, and on which tracks that would allow an
    advance."""
    allowed = () if by_hand(state) else possible_at(traveller, parse_place(choice.id))
    fit = tuple(dict.fromkeys(step.track for _, step in allowed))
    note = cost = said("journey_cost", n=verdict.spent)
    if fit:
        names = dict(zip(("first", "second", "third"), map(track_name, fit), strict=False))
        note = said(f"note_allows_{len(fit)}", cost=cost, **names)
    return replace(choice, note=note, badge=str(verdict.spent), signs=tuple(f"track_{track}" for track in fit))


def _route(state: Table, board: ProgressBoard, land: Land, seat: Seat, far: Distances) -> tuple[tuple[Place, ...], int]:
    """Return the way over all markers of a plan, from the journeyman on, and what it costs; without the aid nothing."""
    mine = follower(state, seat)
    if not mine.planned or not checks_plans(state):
        return (), 0
    verdict, cells = verdict_of(state, board, land, seat, distances=far), [mine.at]
    for leg in verdict.legs:
        cells += [*far.way(cells[-1], leg.at), leg.at] if leg.at != cells[-1] else []
    return tuple(map(cell_place, cells)), verdict.spent
