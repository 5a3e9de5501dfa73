"""The capability of the Journeyman: tracks, bonus tiles, waypoint markers, roads."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.capability import Anchor, after, before
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.grid import cell as pack
from games.core.host import GameEnded
from games.core.meta import Option
from games.core.prompt import Prompt, SystemPrompt
from games.core.ruleset import Progress
from games.core.seats import SYSTEM, Actor, Seat, Viewer
from games.core.text import Text
from games.core.view import View
from games.isle_of_skye.capability import Links, SkyeCapability
from games.isle_of_skye.events import TileBought
from games.isle_of_skye.expansions.journeyman import actions, advances, events, layout, planning, trade, view, walking
from games.isle_of_skye.expansions.journeyman.data import BOARDS, BONUS, TILES, Boards, ProgressBoard
from games.isle_of_skye.expansions.journeyman.scoring import GOALS, ID, Notes, round_proof
from games.isle_of_skye.expansions.journeyman.state import (
    Follower,
    Journeys,
    Table,
    follower,
    notes_of,
    own,
    with_follower,
    with_own,
)
from games.isle_of_skye.rounds import Due
from games.isle_of_skye.subject import Goal, Subject
from games.isle_of_skye.territory import Land
from games.isle_of_skye.text import said
from games.isle_of_skye.tiles import Box, facts_of

OPTIONS = (
    Option("progress_board", ("by_hand", "as_listed")),
    Option("bonus_layout", ("own", "same")),
    Option("track_end", ("markers_only", "any_step")),
    Option("matching_symbols", ("any", "equal_only")),
    Option("bag_symbol", ("counts", "does_not_count")),
)
"""Options of rulings Q13, Q15, Q19 and Q29, and the variant of section j2."""
PURCHASES = "buy"
SCORING = "purses"
ALONE = frozenset({"trade"})
"""Steps of its own in which a question holds up only the seat that is asked."""


class Journeyman(SkyeCapability):
    """The expansion. `boards` are the sides of the progress board; `tiles` are the landscape tiles that are known
    without the table, in the shape of its data."""

    id = ID
    options = OPTIONS
    slice_type = Journeys
    steps: ClassVar[Mapping[str, Anchor]] = {
        "layout": after("castle"),
        "second_purchase": after("buy"),
        "trade": after("unsold"),
        "plan": after("build"),
        "journey": after("build"),
        "roads": before("score"),
        "tracks": before("score"),
    }
    stages: ClassVar[Mapping[str, str]] = {"trade": "build", "plan": "journey", "journey": "journey"}
    action_types = actions.OWN
    event_types = events.OWN
    system_actions: ClassVar[Mapping[str, Action]] = {
        "validate_movement": actions.ValidateMovement(),
        "score_tracks": actions.ScoreTracks(),
    }
    categories = (advances.POINTS,)
    goals: ClassVar[Mapping[str, Goal]] = GOALS
    has_score_tiles = True

    def __init__(self, boards: Boards = BOARDS, tiles: Mapping[str, Mapping[str, Any]] = TILES) -> None:
        self._boards, self._tiles = boards, tiles

    def setup(self, start: StartTable) -> Journeys:
        return Journeys((Follower(at=pack(0, 0)),) * len(start.colours))

    def board(self, state: Table) -> ProgressBoard:
        """Return the side of the progress board that is played with."""
        return self._boards.of(state.seats)

    def _land(self, state: Table, seat: Seat) -> Land:
        return self.base.subject(state, seat).land

    # --- what it changes of the base ------------------------------------------------------------------

    def box(self, box: Box) -> Box:
        """Return the box with its landscape tiles, which go into the bag."""
        facts = {name: facts_of(raw) for name, raw in self._tiles.items()}
        return Box({**box.tiles, **facts}, {**box.counts, **dict.fromkeys(facts, 1)}, box.castles)

    def income(self, state: Table, seat: Seat) -> int:
        """Return what the Merchant track and "No Axe" give (sections j4 and j8)."""
        mine, now = follower(state, seat), state.flow.number
        more = sum(one.income for one in BONUS.values() if one.income and mine.active(one.id, now))
        return mine.total("gold", now) + more

    def may_price_all(self, state: Table, seat: Seat) -> bool:
        return follower(state, seat).active("no_axe", state.flow.number)

    def bank_pays(self, state: Table, buyer: Seat) -> bool:
        return follower(state, buyer).active("bank_pays", state.flow.number)

    def most_taken(self, state: Table, seat: Seat, most: int) -> int:
        """Add one tile with "No Axe", and one with "Two Buys"."""
        mine, now = follower(state, seat), state.flow.number
        return most + mine.active("no_axe", now) + mine.active(trade.TWO_BUYS, now)

    def links(self, state: Table, seat: Seat) -> Links:
        return follower(state, seat).roads

    def links_seen(self, shown: View, seat: Seat) -> Links:
        return view.links_seen(shown, seat)

    def notes(self, state: Table, seat: Seat) -> Notes:
        return notes_of(state, seat)

    def notes_seen(self, shown: View, seat: Seat) -> Notes:
        return view.notes_seen(shown, seat)

    def round_due(self, subjects: Sequence[Subject]) -> Iterator[Due]:
        """Yield what the tracks still give in this round (section j4)."""
        for seat, subject in enumerate(subjects):
            notes: Notes = subject.notes[self.id]
            yield Due(seat, advances.POINTS, "isle_of_skye.tracks", "j4", round_proof(notes.banners))

    # --- steps ----------------------------------------------------------------------------------------

    def begin(self, state: Table, step: str) -> Progress:
        if step == "count":
            return Progress(_fresh(state))
        if step == PURCHASES:
            offered = tuple(tile for clan in state.clans for tile in clan.offer)
            return Progress(with_own(state, offered=offered, trading=state.is_full))
        if step == "reckon":  # the end of phase 6, before final scoring
            return advances.phase_ends(state, self.board(state))
        return Progress(state)

    def end(self, state: Table, phase: str) -> Progress:
        if phase == SCORING:
            return Progress(state)
        if phase == PURCHASES:
            state = with_own(state, trading=False)
        return advances.phase_ends(state, self.board(state))

    def happened(self, state: Table, event: Event) -> Progress:
        """React to events: a sale and a tile with a journeyman symbol give an advance at once; after the end nothing is
        asked."""
        match event:
            case TileBought(_, seller):
                state = advances.asks(state, self.board(state), seller, "sale")
            case GameEnded():
                for seat in range(state.seats):
                    state = with_follower(state, seat, due=(), planned=(), route=(), set_out=False)
                return Progress(with_own(state, trading=False))
        if own(state).trading:
            state = trade.noticed(state, self.board(state), self.base.with_pieces(state.pieces).box)
        return Progress(state)

    def holds(self, state: Table) -> bool:
        alone = state.step in ALONE and not state.flow.ending
        return not alone and bool(advances.open_questions(state))

    def is_done(self, state: Table) -> bool:
        match state.step:
            case "layout":
                return layout.is_laid(state)
            case "second_purchase":
                return not state.is_full or trade.second_buyer(state) is None
            case "trade":
                asked = any(trade.tells(state, seat) for seat in range(state.seats))
                return state.is_full or not (asked or advances.open_questions(state))
            case "plan":
                return all(one.ready for one in own(state).seats)
            case "journey":
                return walking.walker(state) is None
            case "roads":
                return not self._road_seats(state)
        return own(state).scored

    # --- what is asked --------------------------------------------------------------------------------

    def prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        if actor == SYSTEM:
            return (SystemPrompt(due),) if (due := self._due(state)) else ()
        if state.step == "layout":
            return tuple(layout.prompts(state, actor))
        return tuple(self._asked(state, actor)) if isinstance(actor, int) else ()

    def _due(self, state: Table) -> str:
        """Return the name of the system's work that is due, empty if none."""
        if self.holds(state):
            return ""
        if state.step == "tracks":
            return "score_tracks"
        seat = walking.walker(state) if state.step == "journey" else None
        return "validate_movement" if seat is not None and follower(state, seat).set_out else ""

    def _asked(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        board = self.board(state)
        if follower(state, seat).due:
            yield from advances.prompts(state, board, seat)
            return
        if self.holds(state):
            return
        match state.step:
            case "second_purchase" if trade.second_buyer(state) == seat:
                yield trade.second_prompt(state, self.base.with_pieces(state.pieces), seat)
            case "trade" if trade.tells(state, seat):
                yield from trade.tell_prompt(state, seat)
            case "plan" if not follower(state, seat).ready:
                yield from planning.prompts(state, board, self._land(state, seat), seat)
                yield from self._road(state, seat)
            case "journey" if walking.walker(state) == seat and not follower(state, seat).set_out:
                yield walking.prompt(state, board, self._land(state, seat), seat)
                yield from self._road(state, seat)
            case "roads" if seat in self._road_seats(state):
                yield planning.road_prompt(state, self._land(state, seat), seat, must=True)

    def _road(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if planning.may_place(state, land := self._land(state, seat), seat):
            yield planning.road_prompt(state, land, seat, must=False)

    def _road_seats(self, state: Table) -> list[Seat]:
        """Return the seats that may place a road before the scoring."""
        return [
            seat
            for seat, mine in enumerate(own(state).seats)
            if not mine.keeps_roads and mine.gained and planning.may_place(state, self._land(state, seat), seat)
        ]

    def waits(self, state: Table) -> dict[str, Text]:
        if self.holds(state):
            return _wait("advance", advances.open_questions(state))
        match state.step:
            case "layout":
                return _wait("layout", [s for s in range(state.seats) if layout.missing(state, s)])
            case "second_purchase":
                return _wait("second_purchase", [s for s in (trade.second_buyer(state),) if s is not None])
            case "trade":
                asked = [s for s in range(state.seats) if trade.tells(state, s) or follower(state, s).due]
                return _wait("trade", asked)
            case "plan":
                return _wait("plan", [s for s, one in enumerate(own(state).seats) if not one.ready])
            case "roads":
                return _wait("roads", self._road_seats(state))
        if due := self._due(state):
            return {"system": said(f"wait_{due}")}
        return _wait("journey", [s for s in (walking.walker(state),) if s is not None])

    # --- what is done ---------------------------------------------------------------------------------

    def apply(self, state: Table, actor: Actor, action: Action) -> Progress:
        board = self.board(state)
        match action:
            case actions.LayBonusTiles():
                return layout.lay(state, action)
            case actions.ValidateMovement():
                seat = walking.walker(state)
                return walking.carry_out(state, board, self._land(state, seat or 0))
            case actions.ScoreTracks():
                return self._score(state)
        if not isinstance(actor, int) or actor >= state.seats:
            raise IllegalAction("table.no_such_seat")
        match action:
            case actions.Advance():
                return advances.advance(state, board, actor, action)
            case actions.AdvanceByHand():
                return advances.advance_by_hand(state, actor, action)
        if self.holds(state):
            raise IllegalAction("table.others_first")
        return self._by_seat(state, board, actor, action)

    def _by_seat(self, state: Table, board: ProgressBoard, seat: Seat, action: Action) -> Progress:
        match action:
            case actions.BuySecond():
                return trade.buy_second(state, self.base.with_pieces(state.pieces), seat, action)
            case actions.TellTrade():
                return trade.tell(state, board, seat, action)
            case actions.PlanMarker():
                return planning.plan_marker(state, board, self._land(state, seat), seat, action)
            case actions.UseExtraMovement():
                return planning.use_extra(state, seat, action)
            case actions.PlaceRoad():
                return planning.place_road(state, self._land(state, seat), seat, action)
            case actions.PickUp():
                return walking.pick_up(state, board, self._land(state, seat), seat, action)
        raise IllegalAction("action.unknown")

    def _score(self, state: Table) -> Progress:
        """Score what the tracks give in this round, before the scoring tiles.

        :raises IllegalAction: `table.nothing_due`.
        """
        if state.step != "tracks" or own(state).scored:
            raise IllegalAction("table.nothing_due")
        due = [
            Due(seat, advances.POINTS, "isle_of_skye.tracks", "j4", round_proof(mine.banners(state.flow.number)))
            for seat, mine in enumerate(own(state).seats)
        ]
        lines = advances.scored(with_own(state, scored=True), due)
        return Progress(lines.state, (*lines.events, events.TracksScored(state.round)))

    # --- what is shown --------------------------------------------------------------------------------

    def view(self, state: Table, viewer: Viewer, shown: View) -> View:
        return view.with_followers(state, shown)


def _wait(word: str, seats: list[Seat]) -> dict[str, Text]:
    return {str(seat): said(f"wait_{word}", seat=seat) for seat in seats}


def _fresh(state: Table) -> Table:
    """Return the state at the beginning of a round."""
    seats = tuple(
        replace(
            one,
            planned=(),
            extra=False,
            ready=False,
            route=(),
            set_out=False,
            told=0,
            said_all=False,
            keeps_roads=False,
        )
        for one in own(state).seats
    )
    return with_own(state, seats=seats, offered=(), noticed=(), bought=0, turn=0, scored=False, trading=False)
