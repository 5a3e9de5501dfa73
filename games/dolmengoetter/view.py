"""What a viewer may know: everything but the values of dolmens that others chose when they built them."""

from functools import cache

from msgspec.structs import replace

from games.core.host import UNFINISHED
from games.core.identity_cache import cache_by_identity
from games.core.prompt import SeatPrompt
from games.core.score import Outcome, Place, ScoreLine, build_score_sheet, index_lines
from games.core.seats import Seat, Viewer
from games.core.surface import Layout, PlanView, StackedPiece
from games.core.text import Text
from games.core.view import SeatView, View
from games.dolmengoetter.board import Board, Circle
from games.dolmengoetter.layout import BUILT_IN_LAYOUT, OWN_LAYOUT, PLAN, load_layout
from games.dolmengoetter.phases import build_prompts, find_secret_seats, list_waits
from games.dolmengoetter.rights import tally_circle
from games.dolmengoetter.state import DRUIDS, Dolmen, State
from games.dolmengoetter.turns import EARLY_END_COUNTS, find_unknown_dolmens


def build_view(state: State, viewer: Viewer, outcome: Outcome | None) -> View:
    """Return what `viewer` may know."""
    public = _build_public_view(state, outcome)
    if not isinstance(viewer, int):
        return public
    prompts = {prompt.id: prompt for prompt in build_prompts(state, viewer) if isinstance(prompt, SeatPrompt)}
    own_stacks = _find_own_stacks(state, viewer)
    if not prompts and not own_stacks:
        return public
    plan = public.surfaces[PLAN]
    assert isinstance(plan, PlanView)
    surfaces = {PLAN: replace(plan, stacks={**plan.stacks, **own_stacks})} if own_stacks else public.surfaces
    return replace(public, prompts=prompts, surfaces=surfaces)


@cache_by_identity(16)
def _build_public_view(state: State, outcome: Outcome | None) -> View:
    """Return what everybody may know."""
    sheet = build_score_sheet(state.seats, state.lines)
    druid_seats = [druid.seat for druid in state.druids.values()]
    layouts: dict[str, Layout] = {OWN_LAYOUT: load_layout(state.board)} if state.board else {}
    return View(
        turn=state.turn,
        phase=state.phase,
        seats={
            str(seat): SeatView(
                sheet.totals[seat],
                sheet.by_category[seat],
                {
                    "stone": state.stones_left[seat],
                    "dolmen": state.dolmens_left[seat],
                    **({"druid": DRUIDS - druid_seats.count(seat)} if state.phase == "druids" else {}),
                },
            )
            for seat in range(state.seats)
        },
        surfaces={PLAN: _build_plan(state)},
        waits=list_waits(state),
        lines=index_lines(state.lines),
        final_lines=order_final_lines(state.lines) if state.phase == "over" else (),
        early_end=describe_early_end(state),
        options=state.options,
        outcome=outcome,
        secrets=state.is_chosen_when_built and state.phase != "over",
        secret_seats=find_secret_seats(state),
        layouts=layouts,
    )


def order_final_lines(lines: tuple[ScoreLine, ...]) -> tuple[int, ...]:
    """Return the numbers of the lines of the final scoring in the order in which they are revealed."""
    return tuple(line.n for line in lines if line.reason == "dolmengoetter.circle_final")


def describe_early_end(state: State) -> Text | None:
    """Return what an early end asks for first, or leaves out (rules section 8)."""
    if state.phase == "over":
        is_left_out = state.end == UNFINISHED and bool(state.skipped or state.stacks)
        return Text("dolmengoetter.early_end_left_out") if is_left_out else None
    if state.version < EARLY_END_COUNTS:
        return Text("dolmengoetter.early_end_left_out")
    if state.may_skip and find_unknown_dolmens(state):
        return Text("dolmengoetter.early_end_skipped")
    return Text("dolmengoetter.early_end_open" if state.is_chosen_when_built else "dolmengoetter.early_end_asked")


def _build_plan(state: State) -> PlanView:
    stacks: dict[str, tuple[StackedPiece, ...]] = {}
    for place in state.layout.circles_of:
        if place in state.stones:
            stacks[place] = _build_figure("stone", state.stones[place])
        elif place in state.druids:
            stacks[place] = _build_figure("druid", state.druids[place].seat, state.druids[place].lying)
    is_hidden = state.is_chosen_when_built and state.phase != "score"
    for circle in state.layout.rings:
        if circle in state.stacks:
            stacks[circle] = _build_stack(state.stacks[circle], is_hidden, None)
    if state.phase == "over":
        stacks |= _find_counted_stacks(state)
    name = OWN_LAYOUT if state.board else BUILT_IN_LAYOUT
    plan = Text("dolmengoetter.surface_plan")
    holders = _find_holders(state.layout, state.stones) if state.options["preview"] == "on" else {}
    return PlanView(plan, "dolmengoetter.counted_pieces", name, stacks, holders=holders)


def _find_counted_stacks(state: State) -> dict[Circle, tuple[StackedPiece, ...]]:
    """Return the stacks that final scoring has counted, turned over: nobody puts them away before the board."""
    return {
        circle: tuple(StackedPiece(piece.kind, piece.seat, piece.value, face_down=not piece.value) for piece in stack)
        for line in state.lines
        if line.reason == "dolmengoetter.circle_final"
        for circle, stack in line.stacks.items()
    }


@cache_by_identity(256)
def _find_holders(board: Board, stones: dict[Place, Seat]) -> dict[Circle, tuple[Seat, ...]]:
    """Return for each circle that counts who has the majority, or who is tied."""
    leaders_by_circle = {circle: tally_circle(places, stones).leaders for circle, places in board.rings.items()}
    return {circle: tuple(sorted(leaders)) for circle, leaders in leaders_by_circle.items() if leaders}


def _find_own_stacks(state: State, seat: Seat) -> dict[Circle, tuple[StackedPiece, ...]]:
    """Return the stacks with dolmens whose values their seat alone knows, as it sees them."""
    if not state.is_chosen_when_built or state.phase in ("score", "over"):
        return {}
    return {
        circle: _build_stack(stack, True, seat)
        for circle, stack in state.stacks.items()
        if any(dolmen.seat == seat for dolmen in stack)
    }


@cache
def _build_figure(kind: str, seat: Seat, lying: bool = False) -> tuple[StackedPiece, ...]:
    """Return the one stone or druid of a place: the same object for all that look alike, so that a difference of views
    need not look into it."""
    return (StackedPiece(kind, seat, lying=lying),)


@cache_by_identity(1024)
def _build_stack(stack: tuple[Dolmen, ...], is_hidden: bool, viewer: Seat | None) -> tuple[StackedPiece, ...]:
    """Return the dolmens of a circle. Only its owner sees a value that is hidden: it was chosen when the dolmen was
    built, and is not turned over yet."""
    return tuple(
        StackedPiece(
            "dolmen",
            dolmen.seat,
            0 if is_hidden and dolmen.seat != viewer else dolmen.value,
            face_down=is_hidden or not dolmen.value,
        )
        for dolmen in stack
    )
