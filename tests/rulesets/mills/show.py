"""Mills: prompts of seats and views of viewers."""

from collections.abc import Mapping

from games.core.prompt import Choice, ChoosePrompt, Move, MovePrompt, Prompt, SeatPrompt
from games.core.score import Outcome, Place, ScoreSheet
from games.core.seats import Seat, Viewer
from games.core.surface import PlanView, StackedPiece, TrackView
from games.core.text import Text
from games.core.view import SeatView, View
from tests.rulesets.mills.facts import STONES, State, Stone
from tests.rulesets.mills.layout import LAST, SPOTS, spot_name, track_layout

Moves = Mapping[Place, Mapping[Place, Place]]
OWN_TRACK = "own-track"
"""The layout of a track described by the table."""


def seat_prompts(state: State, seat: Seat, moves: Moves) -> tuple[Prompt, ...]:
    if state.choosing:
        laid = [stone.value for stone in state.stones(seat)]
        values = tuple(
            Choice(str(value), Text("mills.value", {"value": value}), {"value": value})
            for value in STONES
            if value not in laid
        )
        title = Text("mills.prompt_value", {"spot": spot_name(state.choosing)})
        return (ChoosePrompt(f"value-{state.turn}", title, {"type": "choose_value"}, values, secret=True),)
    if state.is_laying:
        spots = tuple(
            Choice(spot, spot_name(spot), {"spot": spot}, places=(spot,)) for spot in SPOTS if spot not in state.stacks
        )
        return (ChoosePrompt(f"lay-{state.turn}", Text("mills.prompt_lay"), {"type": "lay_stone"}, spots, on="plan"),)
    endings = (
        Choice("stay", Text("mills.then_stay"), {"then": "stay"}),
        Choice("press", Text("mills.then_press"), {"then": "press"}),
    )
    ways = {
        source: {
            target: Move((over,) if over else (), Text("mills.cost_jump") if over else None, "stone")
            for target, over in targets.items()
        }
        for source, targets in moves.items()
    }
    decline = Choice("pass", Text("mills.decline"), {"type": "pass"})
    title = Text("mills.prompt_move")
    return (
        MovePrompt(
            f"move-{state.turn}", title, {"type": "move_stone"}, "plan", ways, {"stone": endings}, decline=decline
        ),
    )


def awaited(state: State, work: str) -> dict[str, Text]:
    """Return whom the table waits for."""
    if state.end:
        return {}
    if work:
        return {"system": Text("mills.wait_score")}
    word = "wait_value" if state.choosing else "wait_lay" if state.is_laying else "wait_move"
    return {str(state.active): Text(f"mills.{word}", {"seat": state.active})}


def view_of(
    state: State,
    viewer: Viewer,
    prompts: tuple[Prompt, ...],
    waits: dict[str, Text],
    sheet: ScoreSheet,
    outcome: Outcome | None,
) -> View:
    return View(
        turn=state.turn,
        phase="over" if state.end else "lay" if state.is_laying else "move",
        seats={
            str(seat): SeatView(
                sheet.totals[seat], sheet.by_category[seat], {"stone": len(STONES) - len(state.stones(seat))}
            )
            for seat in range(state.seats)
        },
        surfaces={"plan": _plan(state, viewer), "track": _track(state)},
        waits=waits,
        prompts={prompt.id: prompt for prompt in prompts if isinstance(prompt, SeatPrompt)},
        lines={str(line.n): line for line in state.lines},
        options=state.options,
        outcome=outcome,
        secrets=state.is_hidden and not state.end,
        secret_seats=(state.active,) if state.choosing and str(state.active) in waits else (),
        layouts={} if state.last == LAST else {OWN_TRACK: track_layout(state.last)},
    )


def _plan(state: State, viewer: Viewer) -> PlanView:
    stacks = {
        spot: tuple(_stone(stone, viewer) for stone in state.stacks[spot]) for spot in SPOTS if spot in state.stacks
    }
    marks = dict.fromkeys(sorted(state.scored), "scored")
    return PlanView(Text("mills.surface_plan"), "mills.counted_stones", "plan", stacks, marks)


def _stone(stone: Stone, viewer: Viewer) -> StackedPiece:
    value = stone.value if stone.opened or stone.seat == viewer else 0
    return StackedPiece("stone", stone.seat, value, stone.lying, not stone.opened)


def _track(state: State) -> TrackView:
    pieces = {
        str(space): tuple(StackedPiece("marker", seat) for seat, at in enumerate(state.markers) if at == space)
        for space in sorted({*state.markers})
    }
    layout = "track" if state.last == LAST else OWN_TRACK
    return TrackView(Text("mills.surface_track"), "mills.counted_markers", layout, pieces)
