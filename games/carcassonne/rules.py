"""Carcassonne's ruleset (rules sections 2 to 8)."""

from collections.abc import Mapping
from typing import Any, NoReturn

from msgspec.structs import replace

from games.carcassonne import aids, inspection, view
from games.carcassonne.actions import DrawTile, PlaceTile, ScoreGame
from games.carcassonne.board import (
    EMPTY,
    Board,
    Join,
    Placed,
    fits_somewhere,
    is_free,
    joins,
    lay,
    without_followers,
)
from games.carcassonne.events import (
    FeatureScored,
    GameScored,
    TableStarted,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    terrain_name,
    tile_name,
)
from games.carcassonne.meta import META
from games.carcassonne.phases import prompts_for
from games.carcassonne.scoring import score_feature, score_final
from games.carcassonne.state import State
from games.carcassonne.tiles import (
    CLOISTER,
    COUNTS,
    EDGE_TERRAINS,
    FIELD,
    FITTING,
    LAID,
    ROLES,
    START_TILE,
    LaidTile,
)
from games.core.action import Action, StartTable
from games.core.edges import misfit
from games.core.errors import IllegalAction
from games.core.event import Event, checked_events
from games.core.grid import AROUND, cell_place
from games.core.grid import cell as pack
from games.core.host import HOST_ACTIONS, HOST_EVENTS, UNFINISHED, AdjustScore, FinishNow, GameEnded, adjustment
from games.core.inspection import Inspection
from games.core.prompt import Prompt
from games.core.ruleset import Progress
from games.core.score import Outcome, Place, ScoreLine, ScoreSheet, ranks, score_sheet
from games.core.seats import Actor, Seat, Viewer
from games.core.start import checked_options
from games.core.text import Text
from games.core.view import View, Worth

FOLLOWERS = 7


class Carcassonne:
    """The base game. Everything is public; the bag is chance."""

    meta = META
    state_type: type[Any] = State
    action_types: tuple[type[Action], ...] = (DrawTile, PlaceTile, ScoreGame, *HOST_ACTIONS)
    event_types: tuple[type[Event], ...] = checked_events(
        TableStarted,
        TileDrawn,
        TileSetAside,
        TilePlaced,
        FeatureScored,
        GameScored,
        *HOST_EVENTS,
    )
    system_actions: Mapping[str, Action] = {"score_game": ScoreGame()}

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return False

    def setup(self, start: StartTable) -> Progress:
        """Lay the start tile; `starter` draws (rules section 2).

        :raises IllegalAction: what `checked_options` refuses.
        """
        seats = len(start.colours)
        options = checked_options(start, META, META.colours)
        board, _ = lay(EMPTY, pack(0, 0), Placed(START_TILE, 0, 0), joins(EMPTY, pack(0, 0), LAID[START_TILE][0]))
        state = State(
            options=options,
            draw=start.draw,
            turn=1,
            active=start.starter,
            phase="draw",
            drawn=None,
            bag={tile: count - (tile == START_TILE) for tile, count in COUNTS.items()},
            draws=0,
            set_aside=(),
            board=board,
            supply=(FOLLOWERS,) * seats,
            scores=(0,) * seats,
            lines=(),
            end="",
        )
        return Progress(state, (TableStarted(start.starter),))

    def prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        """See games.carcassonne.phases."""
        return prompts_for(state, actor)

    def apply(self, state: State, actor: Actor, action: Action) -> Progress:
        """Play one step of a turn (rules section 3).

        :raises IllegalAction: `carcassonne.*`, named after what the rule forbids.
        """
        if isinstance(action, PlaceTile):
            return _place_tile(state, actor, action)
        if isinstance(action, DrawTile):
            return _draw_tile(state, action)
        if isinstance(action, ScoreGame):
            return _score_game(state)
        if isinstance(action, AdjustScore):
            return _adjust(state, action)
        if isinstance(action, FinishNow):
            return _finish(state)
        raise IllegalAction("action.unknown")

    def apply_unchecked(self, state: State, actor: Actor, action: Action) -> Progress:
        return self.apply(state, actor, action)  # nothing is sealed in this game

    def outcome(self, state: State) -> Outcome | None:
        """Return the final scores; equal totals share the victory (rules section 8)."""
        if state.phase != "over":
            return None
        return Outcome(state.scores, ranks(state.scores), state.end)

    def score(self, state: State) -> ScoreSheet:
        return score_sheet(state.seats, state.lines)

    def view(self, state: State, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def turn(self, state: State) -> int:
        return state.turn

    def waits(self, state: State) -> dict[str, Text]:
        return view.waits(state)

    def projection(self, view: View) -> tuple[ScoreLine, ...]:
        return aids.projection(view)

    def goal_worths(self, view: View, seat: Seat) -> dict[str, Worth]:
        return {}

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        return inspection.inspect_tile(view, tile)

    def inspect_place(self, view: View, surface: str, place: Place) -> Inspection:
        return inspection.inspect_cell(view, place)


def _draw_tile(state: State, action: DrawTile) -> Progress:
    if state.phase != "draw":
        _refuse_phase(state)
    copies = state.bag.get(action.tile)
    if copies is None:
        raise IllegalAction("carcassonne.unknown_tile", {"tile": action.tile}, rule="2")
    if copies == 0:
        count = COUNTS[action.tile]
        raise IllegalAction("carcassonne.tile_used_up", {"tile": tile_name(action.tile), "count": count}, rule="2")
    after_draw = replace(state, bag={**state.bag, action.tile: copies - 1}, draws=state.draws + 1)
    event = TileDrawn(state.active, action.tile)
    if fits_somewhere(state.board, action.tile):
        return Progress(replace(after_draw, phase="place", drawn=action.tile), (event,))
    after_set_aside = replace(
        after_draw,
        set_aside=(*state.set_aside, action.tile),
    )
    if not any(after_draw.bag.values()):
        after_set_aside = replace(after_set_aside, phase="score", end="carcassonne.end_nothing_fits")
    return Progress(after_set_aside, (event, TileSetAside(state.active, action.tile)))


def _place_tile(state: State, actor: Actor, action: PlaceTile) -> Progress:
    if state.phase != "place" or state.drawn is None:
        _refuse_phase(state)
    if actor != state.active:
        raise IllegalAction("carcassonne.not_your_turn", {"seat": state.active}, rule="3")
    seat, tile, cell = state.active, state.drawn, pack(action.x, action.y)
    _check_fits(state.board, tile, cell, action.rotation)
    laid_tile = LAID[tile][action.rotation]
    joined = joins(state.board, cell, laid_tile)
    target = None if action.follower is None else _find_target(state, seat, laid_tile, joined, action.follower)
    board, names = lay(state.board, cell, Placed(tile, action.rotation, len(state.board.tiles), seat), joined, target)
    supply = state.supply
    if target is not None:
        board = replace(board, followers={**board.followers, cell << 4 | target: seat})
        supply = _with_change(supply, seat, -1)
    role = "" if target is None else ROLES[laid_tile.segments[target].kind]
    events: list[Event] = [TilePlaced(seat, tile, cell_place(cell), role)]

    completed = [name for name in names if _is_complete(board, name)]
    completed += _completed_cloisters(board, cell)
    lines: list[ScoreLine] = []
    for name in completed:
        lines += score_feature(board, board.features[name], state.options, state.turn, len(state.lines) + len(lines))
    if completed:
        for name in completed:
            for segment in board.features[name].followers:
                supply = _with_change(supply, board.followers[segment], 1)
        board = without_followers(board, completed)
    last = not any(state.bag.values())
    next_state = replace(
        state,
        turn=state.turn + (not last),
        active=state.active if last else (state.active + 1) % state.seats,
        phase="score" if last else "draw",
        end="carcassonne.end_last_tile" if last else "",
        drawn=None,
        board=board,
        supply=supply,
    )
    return _add_lines(next_state, lines, events)


def _score_game(state: State) -> Progress:
    if state.phase != "score":
        raise IllegalAction("table.nothing_due")
    lines = score_final(state.board, state.options, state.turn, len(state.lines))
    over = _add_lines(replace(state, phase="over"), lines, [])
    scores: tuple[int, ...] = over.state.scores
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Progress(over.state, (*over.events, GameScored(best, winners)))


def _adjust(state: State, action: AdjustScore) -> Progress:
    line, event = adjustment(action, state.seats, state.turn, len(state.lines))
    scores = _with_change(state.scores, line.seat, line.points)
    return Progress(replace(state, scores=scores, lines=(*state.lines, line)), (event,))


def _finish(state: State) -> Progress:
    """End the game early: a drawn tile goes back, and what stands is scored."""
    if state.phase in ("score", "over"):
        _refuse_phase(state)
    bag = {**state.bag, state.drawn: state.bag[state.drawn] + 1} if state.drawn else state.bag
    return Progress(replace(state, phase="score", drawn=None, bag=bag, end=UNFINISHED), (GameEnded(),))


def _add_lines(state: State, lines: list[ScoreLine], events: list[Event]) -> Progress:
    scores = list(state.scores)
    for line in lines:
        scores[line.seat] += line.points
        events.append(FeatureScored(line.seat, line.n, line.reason, line.points, line.segments))
    if lines:
        state = replace(state, scores=tuple(scores), lines=state.lines + tuple(lines))
    return Progress(state, tuple(events))


def _is_complete(board: Board, name: int) -> bool:
    """True for a road or city with followers and without an open edge: it scores now (rules section 6)."""
    feature = board.features[name]
    return feature.open == 0 and feature.kind not in (FIELD, CLOISTER) and bool(feature.followers)


def _completed_cloisters(board: Board, cell: int) -> list[int]:
    """Return the occupied cloisters on or around `cell` whose eight neighbours are all laid."""
    names = []
    tiles = board.tiles
    for centre in (cell, *(cell + step for step in AROUND)):
        placed = tiles.get(centre)
        if placed is None:
            continue
        cloister = LAID[placed.tile][placed.rotation].cloister
        if cloister < 0 or not all(centre + step in tiles for step in AROUND):
            continue
        name = board.feature_of[centre << 4 | cloister]
        if board.features[name].followers:
            names.append(name)
    return names


def _find_target(state: State, seat: Seat, laid_tile: LaidTile, joined: list[Join], segment: str) -> int:
    """Return the index of the segment that a follower may take (rules section 5)."""
    index = next((i for i, s in enumerate(laid_tile.segments) if s.id == segment), None)
    if index is None:
        raise IllegalAction("carcassonne.unknown_segment", {"segment": segment}, rule="5")
    kind = laid_tile.segments[index].kind
    if kind == FIELD and state.options["farmers"] == "off":
        raise IllegalAction("carcassonne.no_farmers", rule="10")
    if state.supply[seat] == 0:
        raise IllegalAction("carcassonne.no_follower_left", rule="5")
    join = next(join for join in joined if index in join.segments)
    if not is_free(state.board, join):
        raise IllegalAction("carcassonne.feature_occupied", {"kind": kind}, rule="5")
    return index


def _check_fits(board: Board, tile: str, cell: int, rotation: int) -> None:
    """Refuse a tile that does not fit (rules section 4).

    :raises IllegalAction: `carcassonne.cell_taken`, `carcassonne.no_neighbour` or `carcassonne.edge_mismatch`.
    """
    required = board.wanted.get(cell)
    if required is None:
        raise IllegalAction(
            "carcassonne.cell_taken" if cell in board.tiles else "carcassonne.no_neighbour",
            {"place": cell_place(cell)},
            rule="4",
        )
    if rotation not in FITTING[tile][required]:
        params = misfit(EDGE_TERRAINS, required, LAID[tile][rotation].terrain, cell, terrain_name)
        raise IllegalAction("carcassonne.edge_mismatch", params, rule="4")


def _refuse_phase(state: State) -> NoReturn:
    if state.phase == "over":
        raise IllegalAction("table.over")
    code = {
        "draw": "carcassonne.draw_first",
        "place": "carcassonne.place_first",
        "score": "carcassonne.no_tile_left",
    }[state.phase]
    raise IllegalAction(code, rule="3")


def _with_change(supply: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return (*supply[:seat], supply[seat] + by, *supply[seat + 1 :])
