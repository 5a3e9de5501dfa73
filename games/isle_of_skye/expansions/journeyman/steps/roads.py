"""Before the scoring and before the income (section j8): seats may place the roads that they still have in hand."""

from collections.abc import Iterator

from games.core.errors import TooLate
from games.core.prompt import Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.isle_of_skye.expansions.journeyman import roads
from games.isle_of_skye.expansions.journeyman.actions import PlaceRoad
from games.isle_of_skye.expansions.journeyman.events import RoadKept
from games.isle_of_skye.expansions.journeyman.state import begin_round, find_follower, find_journeys, with_follower
from games.isle_of_skye.expansions.journeyman.steps.questions import PatientStep
from games.isle_of_skye.state import Table


class Roads(PatientStep):
    """Before the scoring: everybody with a road is awaited, and may keep it."""

    name = "roads"
    stage = "journey"

    def awaits(self, state: Table, seat: Seat) -> bool:
        return self.is_asked(state, seat) and roads.may_place(state, self.find_land(state, seat), seat)

    def is_asked(self, state: Table, seat: Seat) -> bool:
        """True if the seat has roads in hand and has not said in this step that it keeps them."""
        follower = find_follower(state, seat)
        return bool(follower.gained) and follower.keeps_roads != self.name

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if self.awaits(state, seat):
            yield roads.build_road_prompt(state, self.find_land(state, seat), seat, must=True)

    def list_actions(self) -> Handlers:
        return {PlaceRoad: self.place}

    def place(self, state: Table, seat: Seat, action: PlaceRoad) -> Progress:
        """Place a road, or keep it in hand.

        :raises IllegalAction: `table.too_late` for a road to keep if nobody asks, and what `place_road` refuses.
        """
        land = self.find_land(state, seat)
        if action.place:
            return roads.place_road(state, land, seat, action)
        roads.check_road(state, land, seat, action)
        if not self.is_asked(state, seat):
            raise TooLate
        return Progress(with_follower(state, seat, keeps_roads=self.name), (RoadKept(seat),))


class EarlyRoads(Roads):
    """Before the income: seats that gained a road at the end of phase 6 may place it. A new round has begun by then."""

    name = "early_roads"
    stage = ""

    def begin(self, state: Table) -> Progress:
        return Progress(begin_round(state))

    def is_asked(self, state: Table, seat: Seat) -> bool:
        last_scored = find_journeys(state).last_scored
        return super().is_asked(state, seat) and any(at >= last_scored for at in find_follower(state, seat).gained)
