"""What a viewer may know. Nothing is secret here, so views differ only in their prompts."""

from msgspec.structs import replace

from games.carcassonne import aids
from games.carcassonne.board import Board, segment_of, segment_place
from games.carcassonne.phases import prompts_for
from games.carcassonne.scoring import final_lines
from games.carcassonne.state import State
from games.carcassonne.tiles import FIELD, ROLES
from games.core.grid import cell_place
from games.core.prompt import SeatPrompt
from games.core.score import Outcome, ranks, score_sheet
from games.core.seats import Viewer
from games.core.surface import GridView, PieceView, TileView
from games.core.text import Text
from games.core.view import SeatView, View

_newest: tuple[State, View] | None = None
"""The state that was viewed last, with what everybody sees of it. Its viewers usually ask one after the other."""


def view(state: State, viewer: Viewer) -> View:
    """Return the whole table with the prompts of `viewer`."""
    seat_prompts = prompts_for(state, viewer) if isinstance(viewer, int) else ()
    prompts = {prompt.id: prompt for prompt in seat_prompts if isinstance(prompt, SeatPrompt)}
    return replace(_seen_by_all(state), prompts=prompts)


def _seen_by_all(state: State) -> View:
    global _newest  # noqa: PLW0603  one state is kept at a time
    newest = _newest
    if newest is None or newest[0] is not state:
        newest = _newest = (state, aids.with_aids(_without_aids(state)))
    return newest[1]


def _without_aids(state: State) -> View:
    sheet = score_sheet(state.seats, state.lines)
    seats = {
        str(seat): SeatView(sheet.totals[seat], sheet.by_category[seat], {"follower": state.supply[seat]})
        for seat in range(state.seats)
    }
    return View(
        turn=state.turn,
        phase=state.phase,
        seats=seats,
        surfaces={"main": _board(state.board)},
        waits=waits(state),
        lines={str(line.n): line for line in state.lines},
        final_lines=final_lines(state.lines) if state.phase == "over" else (),
        drawn=state.drawn,
        bag_total=sum(state.bag.values()) if state.options["tiles_left"] == "on" else 0,
        set_aside=state.set_aside,
        options=state.options,
        outcome=Outcome(state.scores, ranks(state.scores), state.end) if state.phase == "over" else None,
    )


def _board(board: Board) -> GridView:
    tiles = {cell_place(cell): TileView(p.tile, p.rotation, p.n, p.seat) for cell, p in board.tiles.items()}
    pieces = {}
    for segment, seat in board.followers.items():
        kind = segment_of(board, segment).kind
        pieces[segment_place(board, segment)] = PieceView(seat, "follower", ROLES[kind], kind == FIELD)
    return GridView(Text("carcassonne.surface_main"), tiles, pieces)


def waits(state: State) -> dict[str, Text]:
    """Return whom the table waits for, and for what."""
    if state.phase == "score":
        return {"system": Text("carcassonne.wait_score")}
    if state.phase == "over":
        return {}
    return {str(state.active): Text(f"carcassonne.wait_{state.phase}", {"seat": state.active})}
