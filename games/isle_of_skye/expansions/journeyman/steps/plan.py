"""Phase after building: waypoint markers are planned (section j5)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.grid import cell_place, parse_place
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman import roads
from games.isle_of_skye.expansions.journeyman.actions import PlanMarker, UseExtraMovement
from games.isle_of_skye.expansions.journeyman.data import BONUS, ProgressBoard
from games.isle_of_skye.expansions.journeyman.events import ExtraMovementUsed, MarkerPlanned, PlanFinished
from games.isle_of_skye.expansions.journeyman.journey import FAR, MANY, TWICE
from games.isle_of_skye.expansions.journeyman.movement import plan
from games.isle_of_skye.expansions.journeyman.roads import name_of
from games.isle_of_skye.expansions.journeyman.state import Follower, follower, own, with_follower
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import Land
from games.isle_of_skye.text import said

EXTRA: Final = "extra_movement"


class Plan(PatientStep):
    """Everybody lays waypoint markers on tiles, at the same time."""

    name = "plan"
    stage = "journey"

    def is_done(self, state: Table) -> bool:
        return all(one.ready for one in own(state).seats)

    def awaits(self, state: Table, seat: Seat) -> bool:
        return not follower(state, seat).ready

    def asked(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the prompts for the next waypoint marker of a seat that still plans, for its bonus tile and a road."""
        if not self.awaits(state, seat):
            return
        board, land = self.board(state), self.land(state, seat)
        mine, number = follower(state, seat), state.round
        nth = len(mine.planned) + 1
        places = tuple(
            Choice(
                cell_place(cell),
                name_of(placed.tile),
                {"place": cell_place(cell)},
                placed.tile,
                unavailable=why,
                places=(cell_place(cell),),
            )
            for cell, placed in state.clans[seat].territory.tiles.items()
            if (why := obstacle(state, board, land, seat, cell)) is None or why.code == f"isle_of_skye.{FAR}"
        )
        name = "-".join((f"plan-{number}", *map(str, mine.planned), f"{mine.extra:d}", str(len(mine.roads))))
        action = {"type": "plan_marker", "round": number, "nth": nth}
        done = Choice("done", said("choice_planned"), {"place": ""})
        title = said("prompt_marker", n=nth, all=mine.waypoints, points=mine.points(board, state.flow.number))
        if places:
            yield ChoosePrompt(name, title, action, places, done, on=board_of(seat))
        else:
            yield ChoosePrompt(name, title, action, (done,))
        if mine.active(EXTRA, state.flow.number) and not mine.extra:
            use = (Choice("use", said("choice_extra_movement", n=BONUS[EXTRA].move), {}),)
            action = {"type": "use_extra_movement", "round": number}
            yield ChoosePrompt(f"extra-{number}", said("prompt_extra_movement"), action, use)
        yield from roads.offered_road(state, land, seat)

    def actions(self) -> Handlers:
        return {PlanMarker: self.plan, UseExtraMovement: self.use_extra}

    def plan(self, state: Table, seat: Seat, action: PlanMarker) -> Progress:
        """Lay a waypoint marker on a tile, or end planning.

        :raises IllegalAction: `isle_of_skye.no_tile_there`, `isle_of_skye.no_marker_left`,
            `isle_of_skye.marker_there` or `isle_of_skye.too_far`.
        """
        mine = _planning(state, seat, action.round)
        if action.nth != len(mine.planned) + 1:
            raise TooLate
        if not action.place:
            return Progress(with_follower(state, seat, ready=True), (PlanFinished(seat, len(mine.planned)),))
        cell, land = parse_place(action.place), self.land(state, seat)
        if cell not in land.tiles:
            raise IllegalAction("isle_of_skye.no_tile_there", {"place": action.place}, rule="j5")
        if why := obstacle(state, self.board(state), land, seat, cell):
            raise IllegalAction(why.code, rule="j5")
        return Progress(with_follower(state, seat, planned=(*mine.planned, cell)), (MarkerPlanned(seat, action.place),))

    def use_extra(self, state: Table, seat: Seat, action: UseExtraMovement) -> Progress:
        """Use up the bonus tile.

        :raises IllegalAction: `isle_of_skye.no_extra_movement`.
        """
        mine = _planning(state, seat, action.round)
        if mine.extra or not mine.active(EXTRA, state.flow.number):
            raise IllegalAction("isle_of_skye.no_extra_movement", rule="j8")
        bonus = tuple(replace(one, done=True) if one.tile == EXTRA else one for one in mine.bonus)
        return Progress(with_follower(state, seat, extra=True, bonus=bonus), (ExtraMovementUsed(seat),))


def _planning(state: Table, seat: Seat, number: int) -> Follower:
    mine = follower(state, seat)
    if number != state.round or mine.ready:
        raise TooLate
    return mine


def obstacle(state: Table, board: ProgressBoard, land: Land, seat: Seat, cell: int) -> Text | None:
    """Return why a marker may not lie on a tile: none is left, one lies there, or not all could be reached. None if it
    may."""
    mine = follower(state, seat)
    if len(mine.planned) >= mine.waypoints:
        return said(MANY)
    if cell in mine.planned:
        return said(TWICE)
    points = mine.points(board, state.flow.number)
    return said(FAR) if plan(land, mine.at, (*mine.planned, cell)).cheapest > points else None
