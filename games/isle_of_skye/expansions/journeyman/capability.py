"""The capability of the Journeyman: tracks, bonus tiles, waypoint markers, roads."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from games.core import surface
from games.core.action import Action, DrawnBy, Facts, StartTable
from games.core.art.glyph import Glyph
from games.core.assets import StockKind
from games.core.capability import Placement, place_after, place_around, place_before
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.grid import pack
from games.core.host import GameEnded
from games.core.identity_cache import cache_by_identity
from games.core.ruleset import Progress
from games.core.seats import Seat, Viewer
from games.core.step import OVER, Handlers, Step
from games.core.view import View
from games.isle_of_skye.boxes import Sets, is_invented, select_set
from games.isle_of_skye.capability import Pricing, SkyeCapability, does_app_draw
from games.isle_of_skye.events import TileBought
from games.isle_of_skye.expansions.journeyman import actions, advances, art, events, view
from games.isle_of_skye.expansions.journeyman.ahead import Ahead, find_ahead
from games.isle_of_skye.expansions.journeyman.art_goals import GOAL_PICTURES
from games.isle_of_skye.expansions.journeyman.board import PROGRESS_BOARD, read_board
from games.isle_of_skye.expansions.journeyman.data import (
    BOARDS,
    BONUS_TILES,
    INVENTED,
    SET,
    TILE_SET,
    TILES,
    Boards,
    ProgressBoard,
    choose_side,
)
from games.isle_of_skye.expansions.journeyman.events import BonusTaken
from games.isle_of_skye.expansions.journeyman.roads import place_road
from games.isle_of_skye.expansions.journeyman.scoring import GOALS, prove_banners
from games.isle_of_skye.expansions.journeyman.scoring_facts import ScoringFacts
from games.isle_of_skye.expansions.journeyman.state import (
    Follower,
    Journeys,
    Source,
    find_board,
    find_follower,
    find_journeys,
    with_follower,
    with_journeys,
)
from games.isle_of_skye.expansions.journeyman.steps.journey import Travel
from games.isle_of_skye.expansions.journeyman.steps.layout import Layout
from games.isle_of_skye.expansions.journeyman.steps.plan import Plan
from games.isle_of_skye.expansions.journeyman.steps.purchase import TWO_BUYS, BuyPhase, SecondPurchase
from games.isle_of_skye.expansions.journeyman.steps.questions import Questions, is_blocked
from games.isle_of_skye.expansions.journeyman.steps.roads import EarlyRoads, Roads
from games.isle_of_skye.expansions.journeyman.steps.tracks import LastPhaseEnds, Tracks
from games.isle_of_skye.expansions.journeyman.steps.trade import Trade
from games.isle_of_skye.meta import JOURNEYMAN
from games.isle_of_skye.rounds import PendingLine
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.build import Build
from games.isle_of_skye.steps.buy import Buy, Unsold
from games.isle_of_skye.steps.castle import Castle
from games.isle_of_skye.steps.gold import Count, Purses
from games.isle_of_skye.steps.scoring import Reckon, Score
from games.isle_of_skye.subject import Goal, Subject
from games.isle_of_skye.tiles import Box, read_facts


class Journeyman(SkyeCapability):
    """The expansion. `boards` and `tiles` are the sides of the progress board and the landscape tiles that are known
    without the table, in the shape of its data: none yet."""

    id = JOURNEYMAN.id
    options = JOURNEYMAN.options
    slice_type = Journeys
    action_types = actions.JOURNEYMAN_ACTIONS
    event_types = events.JOURNEYMAN_EVENTS
    system_actions: ClassVar[Mapping[str, Action]] = {
        "validate_movement": actions.ValidateMovement(),
        "score_tracks": actions.ScoreTracks(),
    }
    categories = JOURNEYMAN.categories
    category_icons: ClassVar[Mapping[str, str]] = art.ICONS
    sets: ClassVar[Sets] = {SET: TILE_SET}
    goals: ClassVar[Mapping[str, Goal]] = GOALS
    goal_pictures: ClassVar[Mapping[str, str]] = GOAL_PICTURES
    stock_kinds: ClassVar[Mapping[str, StockKind]] = view.STOCK
    piece_pictures: ClassVar[Mapping[str, str]] = art.PIECES
    glyphs: ClassVar[Mapping[str, Glyph]] = art.GLYPHS
    has_score_tiles = True
    board_kinds = (PROGRESS_BOARD,)
    scoring_facts = ScoringFacts

    def __init__(self, boards: Boards | None = None, tiles: Mapping[str, Mapping[str, Any]] = TILES) -> None:
        self._boards, self._tiles = boards or BOARDS, tiles
        self._is_printed = boards is not None
        self._find_all_ahead = cache_by_identity(16)(self._list_all_ahead)

    def build_layouts(self) -> Mapping[str, surface.Layout]:
        """Return the invented boards and a blank one."""
        return view.build_layouts()

    def choose_pieces(
        self, box_pieces: dict[str, Facts], draw: DrawnBy, options: Mapping[str, str]
    ) -> dict[str, Facts]:
        """Return the box's own tiles; where the app draws and none of them has the symbol, the invented ones too."""
        return (
            box_pieces
            if not does_app_draw(draw, options) or self._tiles or select_set(box_pieces, SET)
            else box_pieces | INVENTED
        )

    def setup(self, start: StartTable) -> Journeys:
        """Return what the seats begin with.

        :raises IllegalAction: `isle_of_skye.journeyman_tiles_invented`, and what `read_board` refuses.
        """
        journeyman_tiles = select_set(start.pieces or {}, SET)
        if any(map(is_invented, journeyman_tiles)) and not does_app_draw(start.draw, start.options):
            raise IllegalAction("isle_of_skye.journeyman_tiles_invented", rule="j1")
        source, board = self._find_board_source(start)
        return Journeys((Follower(at=pack(0, 0)),) * len(start.colours), source=source, board=board)

    def _find_board_source(self, start: StartTable) -> tuple[Source, ProgressBoard | None]:
        """Return the source of the spaces of a table's tracks, and the side that the table has copied out."""
        boards = {side: read_board(raw, side) for side, raw in (start.boards or {}).items()}
        if start.options.get("progress_board") == "by_hand":
            return "by_hand", None
        if board := boards.get(choose_side(len(start.colours))):
            return "transcribed", board
        if self._is_printed:
            return "printed", None
        return ("invented" if does_app_draw(start.draw, start.options) else "by_hand"), None

    def find_board(self, state: Table) -> ProgressBoard:
        """Return the side of the progress board that is played with."""
        return find_board(state, self._boards)

    # --- changes of the base --------------------------------------------------------------------------

    def extend_box(self, box: Box) -> Box:
        """Return the box with its landscape tiles, which go into the bag."""
        facts = {name: read_facts(raw) for name, raw in self._tiles.items()}
        return Box({**box.tiles, **facts}, {**box.counts, **dict.fromkeys(facts, 1)}, box.castles)

    def count_income(self, state: Table, seat: Seat) -> int:
        """Return what the Merchant track and "No Axe" give (sections j4 and j8)."""
        follower, phase = find_follower(state, seat), state.flow.number
        extra = sum(
            bonus.income for bonus in BONUS_TILES.values() if bonus.income and follower.is_active(bonus.id, phase)
        )
        return follower.count_income(self.find_board(state), phase) + extra

    def change_pricing(self, state: Table, seat: Seat, pricing: Pricing) -> Pricing:
        """Let the seat price every tile with "No Axe", and the bank pay with "Bank Pays"."""
        follower, phase = find_follower(state, seat), state.flow.number
        return pricing._replace(
            prices_all=pricing.prices_all or follower.is_active("no_axe", phase),
            bank_pays=pricing.bank_pays or follower.is_active("bank_pays", phase),
        )

    def count_most_taken(self, state: Table, seat: Seat, most: int) -> int:
        """Add one tile with "No Axe", and one with "Two Buys"."""
        follower, phase = find_follower(state, seat), state.flow.number
        return most + follower.is_active("no_axe", phase) + follower.is_active(TWO_BUYS, phase)

    def list_round_lines(self, subjects: Sequence[Subject]) -> Iterator[PendingLine]:
        """Yield what the tracks still give in this round (section j4)."""
        for seat, subject in enumerate(subjects):
            facts: ScoringFacts = subject.facts[self.id]
            yield PendingLine(seat, advances.POINTS, "isle_of_skye.tracks", "j4", prove_banners(facts.banners))

    # --- steps ----------------------------------------------------------------------------------------

    def list_steps(self) -> tuple[Placement, ...]:
        rules, boards = self.rules_cache, self._boards
        return (
            place_after(Castle, Layout(rules, boards)),
            place_before(Count, EarlyRoads(rules, boards)),
            place_around(Buy, BuyPhase),
            place_after(Buy, SecondPurchase(rules, boards)),
            place_after(Unsold, Trade(rules, boards)),
            place_after(Build, Plan(rules, boards)),
            place_after(Build, Travel(rules, boards)),
            place_before(Score, Roads(rules, boards)),
            place_before(Score, Tracks(rules, boards)),
            place_around(Reckon, lambda inner: LastPhaseEnds(inner, boards)),
        )

    def list_interruptions(self) -> tuple[Step, ...]:
        return (Questions(self.rules_cache, self._boards),)

    def list_actions_anywhere(self) -> Handlers:
        return {actions.PlaceRoad: self._place_road}

    def _place_road(self, state: Table, seat: Seat, action: actions.PlaceRoad) -> Progress:
        if is_blocked(state):
            raise IllegalAction("table.others_first")
        return place_road(state, self.rules_cache(state.pieces).build_subject(state, seat).land, seat, action)

    def end(self, state: Table, phase: Step) -> Progress:
        if isinstance(phase, Purses):
            return Progress(state)
        if isinstance(phase, Buy):
            state = with_journeys(state, trading=False)
        return advances.end_phase(state, self.find_board(state))

    def react(self, state: Table, event: Event) -> Progress:
        """React to events: a sale and a tile with a journeyman symbol give an advance at once, a bonus tile reached at
        the end of a phase pays there; after the end nothing is asked."""
        match event:
            case TileBought(_, seller):
                state = advances.ask_for_advance(state, self.find_board(state), seller, "sale")
            case BonusTaken() if advances.is_phase_ending(state) and not state.has_first_rules:
                return advances.end_phase(state, self.find_board(state))
            case GameEnded():
                for seat in range(state.seats):
                    state = with_follower(state, seat, due=(), planned=())
                return Progress(with_journeys(state, trading=False))
        if find_journeys(state).trading:
            state = advances.ask_for_symbols(state, self.find_board(state), self.rules_cache(state.pieces).box)
        return Progress(state)

    # --- what is shown --------------------------------------------------------------------------------

    def extend_view(self, state: Table, viewer: Viewer, base_view: View) -> View:
        return view.with_followers(state, self.find_board(state), base_view, self._find_ahead(state, viewer, base_view))

    def _find_ahead(self, state: Table, viewer: Viewer, base_view: View) -> Ahead:
        """Return what the markers of a seat enter next, where the board is known; of those whose gold the viewer may
        know."""
        return {
            seat: missing
            for seat, missing in self._find_all_ahead(state).items()
            if seat == viewer or state.clans[seat].gold is None or "gold" in base_view.seats[str(seat)].stock
        }

    def _list_all_ahead(self, state: Table) -> Ahead:
        """Return what the markers of every seat enter next, and what only the seat may know of it."""
        if state.step == OVER or advances.is_by_hand(state):
            return {}
        board, loops, rules = self.find_board(state), advances.has_loops(state), self.rules_cache(state.pieces)
        followers = find_journeys(state).seats
        return {
            seat: find_ahead(followers[seat], clan.gold, board, rules.build_subject(state, seat).land, loops)
            for seat, clan in enumerate(state.clans)
            if clan.territory.tiles
        }
