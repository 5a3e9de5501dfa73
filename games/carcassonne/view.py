"""What a viewer may know. Nothing is secret here, so views differ only in their prompts."""

from msgspec.structs import replace

from games.carcassonne import aids
from games.carcassonne.board import Board, find_segment, name_segment
from games.carcassonne.box import Box
from games.carcassonne.capability import ExtendedRules
from games.carcassonne.figures import FOLLOWER
from games.carcassonne.scoring import explain_zeros, order_final_lines
from games.carcassonne.state import Table
from games.carcassonne.tiles import FIELD, ROLES
from games.core.grid import name_cell
from games.core.identity_cache import cache_by_identity
from games.core.prompt import Prompt, SeatPrompt
from games.core.score import Outcome, build_score_sheet, index_lines, rank_scores
from games.core.sequencer import Sequencer
from games.core.step import OVER
from games.core.surface import GridView, PieceView, TileView
from games.core.text import Text
from games.core.view import SeatView, View


def build_view(rules: ExtendedRules, steps: Sequencer, state: Table, prompts: tuple[Prompt, ...]) -> View:
    """Return the whole table with these prompts of its viewer."""
    own_prompts = {prompt.id: prompt for prompt in prompts if isinstance(prompt, SeatPrompt)}
    view = _build_common_view(rules, steps, state)
    return replace(view, prompts=own_prompts) if own_prompts else view


@cache_by_identity(16)
def _build_common_view(rules: ExtendedRules, steps: Sequencer, state: Table) -> View:
    return aids.with_aids(rules, _build_bare_view(rules, steps, state), state.board)


def _build_bare_view(rules: ExtendedRules, steps: Sequencer, state: Table) -> View:
    sheet = build_score_sheet(state.seats, state.lines)
    seats = {
        str(seat): SeatView(sheet.totals[seat], sheet.by_category[seat], rules.count_stock(state, seat))
        for seat in range(state.seats)
    }
    over = state.phase == OVER
    zeros = explain_zeros(rules, state.board, state.options, state.turn) if over else []
    return View(
        turn=state.turn,
        phase=state.phase,
        seats=seats,
        surfaces={"main": _build_board(rules.box, state.board)},
        waits={} if over else steps.list_waits(state),
        lines=index_lines(state.lines),
        zero_lines={str(line.n): line for line in zeros},
        final_lines=(*order_final_lines(rules, state.lines), *order_final_lines(rules, zeros)) if over else (),
        drawn=state.drawn,
        bag_total=sum(state.bag.values()) if state.options["tiles_left"] == "on" else 0,
        set_aside=state.set_aside,
        options=state.options,
        outcome=Outcome(state.scores, rank_scores(state.scores), state.end) if over else None,
    )


@cache_by_identity(256)
def _build_board(box: Box, board: Board) -> GridView:
    tiles = {name_cell(cell): TileView(p.tile, p.rotation, p.n, p.seat) for cell, p in board.tiles.items()}
    pieces = {}
    for segment, seat in board.followers.items():
        kind, figure = find_segment(box, board, segment).kind, board.find_figure(segment)
        role = ROLES[kind] if figure == FOLLOWER.id else figure
        pieces[name_segment(box, board, segment)] = PieceView(seat, figure, role, kind == FIELD)
    return GridView(Text("carcassonne.surface_main"), tiles, pieces)
