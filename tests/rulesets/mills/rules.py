"""Mills: the ruleset."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.errors import IllegalAction
from games.core.event import Event, check_events
from games.core.host import HOST_ACTIONS, HOST_EVENTS, UNFINISHED, AdjustScore, FinishNow, GameEnded, build_adjustment
from games.core.inspection import Belonging, Inspection
from games.core.prompt import Prompt, SystemPrompt
from games.core.ruleset import Progress, Ruleset
from games.core.score import Outcome, Part, Place, ScoreLine, rank_scores
from games.core.seats import SYSTEM, Actor, Seat, Viewer
from games.core.start import check_options
from games.core.text import Text
from games.core.view import View
from tests.rulesets.mills.board import TRACK
from tests.rulesets.mills.facts import (
    HIGHEST,
    META,
    STONES,
    ChooseValue,
    GameScored,
    LayStone,
    MoveStone,
    OpenRows,
    Pass,
    Passed,
    RowScored,
    ScoreGame,
    State,
    Stone,
    StoneLaid,
    StoneMoved,
    ValueChosen,
)
from tests.rulesets.mills.layout import JUMPS, LAST, NEIGHBOURS, ROWS, area_name
from tests.rulesets.mills.show import awaited, seat_prompts, view_of


class Mills(Ruleset):
    """The ruleset of Mills; the package describes the game."""

    meta = META
    state_type: type[Any] = State
    action_types: tuple[type[Action], ...] = (
        *(LayStone, ChooseValue, MoveStone, Pass, OpenRows, ScoreGame),
        *HOST_ACTIONS,
    )
    event_types = check_events(StoneLaid, ValueChosen, StoneMoved, Passed, RowScored, GameScored, *HOST_EVENTS)
    system_actions: Mapping[str, Action] = {"open_rows": OpenRows(), "score_game": ScoreGame()}

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return options["values"] == "hidden"

    def setup(self, start: StartTable) -> Progress:
        options = check_options(start, META, META.colours, takes_boards=True)
        tracks = [TRACK.read(board, facts) for board, facts in (start.boards or {}).items()]
        last = tracks[0]["last"] if tracks else LAST
        return Progress(State(options, start.starter, (0,) * len(start.colours), last=last))

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        if state.end:
            return ()
        if actor == SYSTEM:
            return (SystemPrompt(work),) if (work := work_due(state)) else ()
        is_asked = actor == state.active and not work_due(state)
        return seat_prompts(state, state.active, moves_of(state)) if is_asked else ()

    def apply(self, state: State, actor: Actor, action: Action) -> Progress:
        if isinstance(action, AdjustScore):
            line, event = build_adjustment(action, state.seats, state.turn, len(state.lines))
            return Progress(replace(state, lines=(*state.lines, line)), (event,))
        if state.end:
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return Progress(replace(state, end=UNFINISHED, choosing="", opening=()), (GameEnded(),))
        if isinstance(action, OpenRows | ScoreGame):
            return self._do_work(state, actor, action)
        if work_due(state) or not isinstance(actor, int):
            raise IllegalAction("table.nothing_due")
        if actor != state.active:
            raise IllegalAction("mills.not_your_turn", {"seat": state.active})
        return self._do(state, actor, action)

    def _do(self, state: State, seat: Seat, action: Action) -> Progress:
        if isinstance(action, ChooseValue):
            if not state.choosing:
                raise IllegalAction("mills.lay_first")
            if action.value not in values_left(state, seat):
                raise IllegalAction("mills.value_taken", {"value": action.value})
            stone = Stone(seat, action.value, opened=False)
            laid = replace(state, stacks={**state.stacks, state.choosing: (stone,)}, choosing="")
            return scored(laid, state.choosing, (ValueChosen(seat, state.choosing, action.value),))
        if state.choosing:
            raise IllegalAction("mills.value_first")
        if isinstance(action, LayStone):
            if not state.is_laying:
                raise IllegalAction("mills.all_laid")
            if action.spot in state.stacks:
                raise IllegalAction("mills.spot_taken", {"spot": action.spot})
            stone = Stone(seat, 0 if state.is_hidden else 1, opened=not state.is_hidden)
            laid = replace(state, stacks={**state.stacks, action.spot: (stone,)})
            events = (StoneLaid(seat, action.spot),)
            if state.is_hidden:
                return Progress(replace(laid, choosing=action.spot), events)
            return scored(laid, action.spot, events)
        if state.is_laying:
            raise IllegalAction("mills.lay_first")
        if isinstance(action, Pass):
            return Progress(next_turn(state), (Passed(seat),))
        if isinstance(action, MoveStone):
            return self._move(state, seat, action)
        raise IllegalAction("table.nothing_due")

    def _move(self, state: State, seat: Seat, action: MoveStone) -> Progress:
        source, target = action.source, action.target
        if target not in moves_of(state).get(source, {}):
            raise IllegalAction("mills.no_such_move", {"source": source, "target": target})
        is_lying = action.then == "press"
        stone, *remaining_stack = state.stacks[source]
        stacks = {spot: stack for spot, stack in state.stacks.items() if spot != source}
        stacks |= {source: tuple(remaining_stack)} if remaining_stack else {}
        stacks[target] = (replace(stone, lying=is_lying), *stacks.get(target, ()))
        paid = advanced(state, seat, -1) if moves_of(state)[source][target] else state
        moved = replace(paid, stacks=dict(sorted(stacks.items())))
        return scored(moved, target, (StoneMoved(seat, source, target, int(is_lying)),))

    def _do_work(self, state: State, actor: Actor, action: Action) -> Progress:
        if actor != SYSTEM or action != self.system_actions.get(work_due(state)):
            raise IllegalAction("table.nothing_due")
        if isinstance(action, OpenRows):
            return with_rows(replace(state, opening=()), state.opening, ())
        opened = {spot: tuple(replace(piece, opened=True) for piece in stack) for spot, stack in state.stacks.items()}
        state = replace(state, stacks=opened)
        lines = [*state.lines]
        for seat in range(state.seats):
            own_spots = [spot for spot, stack in opened.items() if stack[0].seat == seat and not stack[0].lying]
            if parts := parts_of(state, own_spots):
                lines.append(line_of(state, len(lines), seat, "tops", parts, tuple(own_spots)))
            if space := state.markers[seat]:
                part = Part("spaces", space, 1, space, tuple((str(n),) for n in range(1, space + 1)))
                lines.append(line_of(state, len(lines), seat, "track", (part,), (str(space),), "track"))
        end = "mills.end_track" if state.last in state.markers else "mills.end_turns"
        return Progress(replace(state, lines=tuple(lines), end=end), (GameScored(),))

    def find_outcome(self, state: State) -> Outcome | None:
        totals = self.score(state).totals
        return Outcome(totals, rank_scores(totals), state.end) if state.end else None

    def list_waits(self, state: State) -> dict[str, Text]:
        return awaited(state, work_due(state))

    def build_view(self, state: State, viewer: Viewer) -> View:
        prompts = self.list_prompts(state, viewer) if isinstance(viewer, int) else ()
        return view_of(state, viewer, prompts, self.list_waits(state), self.score(state), self.find_outcome(state))

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        raise IllegalAction("mills.no_tiles")

    def inspect_place(self, view: View, surface: str, place: Place) -> Inspection:
        if surface != "plan":
            return Inspection()
        rows = {name: row for name, row in ROWS.items() if place in (name, *row)}
        return Inspection(tuple(Belonging(area_name(name), row) for name, row in rows.items()))

    def project_scores(self, view: View) -> tuple[ScoreLine, ...]:
        return ()


def values_left(state: State, seat: Seat) -> list[int]:
    """Return the values of the stones that a seat has not placed."""
    laid = [stone.value for stone in state.stones(seat)]
    return [value for value in STONES if value not in laid]


def work_due(state: State) -> str:
    """Return the due work of the system; empty: none."""
    if state.opening:
        return "open_rows"
    is_done = state.turn > state.seats * (len(STONES) + int(state.options["turns"]))
    return "score_game" if not state.end and (is_done or state.last in state.markers) else ""


def moves_of(state: State) -> dict[Place, dict[Place, Place]]:
    """Return where the active seat may move: from -> to -> the spot that it jumps over, or an empty string."""
    moves: dict[Place, dict[Place, Place]] = {}
    for spot, stack in sorted(state.stacks.items()):
        if stack[0].seat != state.active:
            continue
        targets = dict.fromkeys(NEIGHBOURS[spot], "")
        if state.markers[state.active]:
            targets |= {end: middle for end, middle in JUMPS[spot].items() if middle in state.stacks}
        free = {target: over for target, over in targets.items() if _is_free(state, target)}
        moves |= {spot: free} if free else {}
    return moves


def _is_free(state: State, spot: Place) -> bool:
    stack = state.stacks.get(spot, ())
    return not stack or (len(stack) < HIGHEST and not stack[0].lying)


def next_turn(state: State) -> State:
    return replace(state, turn=state.turn + 1, active=(state.active + 1) % state.seats)


def advanced(state: State, seat: Seat, by: int) -> State:
    """Return the state with the seat's marker moved on the track."""
    space = min(state.markers[seat] + by, state.last)
    return replace(state, markers=(*state.markers[:seat], space, *state.markers[seat + 1 :]))


def complete_rows(state: State, spot: Place) -> Iterator[Place]:
    """Yield the rows through a spot whose top stones are all its owner's."""
    owner = state.stacks[spot][0].seat
    for name, row in ROWS.items():
        if spot in row and all(
            other_spot in state.stacks and state.stacks[other_spot][0].seat == owner for other_spot in row
        ):
            yield name


def scored(state: State, spot: Place, events: tuple[Event, ...]) -> Progress:
    """Score the rows completed by the stone on `spot`, or leave them for the system to open; then it is the next
    turn."""
    rows = tuple(complete_rows(state, spot))
    if rows and state.is_hidden:
        return Progress(replace(state, opening=rows), events)
    return with_rows(state, rows, events)


def with_rows(state: State, rows: tuple[Place, ...], caused: tuple[Event, ...]) -> Progress:
    """Score these open rows for the active seat; then it is the next turn."""
    seat, lines, events = state.active, list(state.lines), list(caused)
    for row in rows:
        opened = {spot: (replace(state.stacks[spot][0], opened=True), *state.stacks[spot][1:]) for spot in ROWS[row]}
        state = advanced(replace(state, stacks={**state.stacks, **opened}), seat, 1)
        line = line_of(state, len(lines), seat, "rows", parts_of(state, ROWS[row]), ROWS[row], areas=(row,))
        lines.append(line)
        events.append(RowScored(seat, row, line.points))
    by_row = {**state.scored, **dict.fromkeys(rows, seat)}
    return Progress(next_turn(replace(state, lines=tuple(lines), scored=by_row)), tuple(events))


def parts_of(state: State, spots: tuple[Place, ...] | list[Place]) -> tuple[Part, ...]:
    """Return the worth of the top stones of spots, a part for each value."""
    by_value = {value: [spot for spot in spots if state.stacks[spot][0].value == value] for value in STONES}
    return tuple(
        Part(f"stones_{value}", len(places), value, value * len(places), tuple((spot,) for spot in places))
        for value, places in by_value.items()
        if places
    )


def line_of(
    state: State,
    n: int,
    seat: Seat,
    category: str,
    parts: tuple[Part, ...],
    segments: tuple[Place, ...],
    board: str = "plan",
    areas: tuple[Place, ...] = (),
) -> ScoreLine:
    points = sum(part.points for part in parts)
    return ScoreLine(
        n, seat, category, f"mills.{category}", points, state.turn, "1", parts, (*areas, *segments), board=board
    )
