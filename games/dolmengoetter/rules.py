"""The ruleset (rules sections 2 to 8)."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.action import Action, Facts, StartTable
from games.core.errors import IllegalAction
from games.core.event import Event, check_events
from games.core.host import HOST_ACTIONS, HOST_EVENTS, AdjustScore, FinishNow, build_adjustment
from games.core.inspection import Inspection
from games.core.prompt import Prompt
from games.core.ruleset import Progress, Ruleset
from games.core.score import Outcome, Place, ScoreLine, rank_scores
from games.core.seats import Actor, Seat, Viewer
from games.core.start import check_options
from games.core.text import Text
from games.core.view import View
from games.dolmengoetter import actions, aids, events, inspection, phases, plays, view
from games.dolmengoetter.board_faults import read_board
from games.dolmengoetter.meta import META, START_POINTS, STONES, count_dolmens
from games.dolmengoetter.own_boards import BOARD
from games.dolmengoetter.scoring import build_start_lines, with_lines
from games.dolmengoetter.state import State
from games.dolmengoetter.turns import finish_now


class Dolmengoetter(Ruleset):
    """The game in both editions."""

    meta = META
    state_type: type[Any] = State
    action_types: tuple[type[Action], ...] = (*actions.ACTIONS, *HOST_ACTIONS)
    event_types: tuple[type[Event], ...] = check_events(*events.EVENTS, *HOST_EVENTS)
    system_actions: Mapping[str, Action] = {"turn_over": actions.TurnOver(), "score_game": actions.ScoreGame()}

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return options["values"] == "when_built"

    def setup(self, start: StartTable) -> Progress:
        """Return the state before the first druid (rules sections 2 and 4).

        :raises IllegalAction: what `check_options` refuses, `table.option` for a board of another name,
            `dolmengoetter.no_dolmens` or `dolmengoetter.board_*`.
        """
        options = check_options(start, META, META.colours, takes_boards=True)
        boards = start.boards or {}
        if set(boards) - {BOARD}:
            raise IllegalAction("table.option", {"option": "boards"})
        seats = len(start.colours)
        points = int(options["start_points"]) or START_POINTS[options["edition"]]
        stones = int(options["stones"]) or STONES[seats]
        counts = count_dolmens(options)
        state = build_opening(options, seats, start.starter, points, stones, counts, _encode_own_board(boards))
        state = replace(state, version=start.ruleset_version)
        return Progress(state, (events.TableStarted(start.starter),))

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        """See games.dolmengoetter.phases."""
        return phases.build_prompts(state, actor)

    def apply(self, state: State, actor: Actor, action: Action) -> Progress:
        """Play one action.

        :raises IllegalAction: `dolmengoetter.*`, named after what the rule forbids; `table.over`, `action.unknown`,
            `table.no_such_seat`, `table.nothing_due`, `table.too_late`, and what `build_adjustment` refuses.
        """
        if isinstance(action, AdjustScore):
            line, event = build_adjustment(action, state.seats, state.turn, len(state.lines))
            return Progress(with_lines(state, (line,)), (event,))
        if state.phase == "over":
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return finish_now(state)
        if isinstance(action, actions.TurnOver | actions.ScoreGame):
            return plays.play_system(state, actor, action)
        if not isinstance(actor, int):
            raise IllegalAction("action.unknown")
        if actor >= state.seats:
            raise IllegalAction("table.no_such_seat")
        return plays.play_seat(state, actor, action)

    def apply_unchecked(self, state: State, actor: Actor, action: Action) -> Progress:
        """Play an action. A dolmen that was built in secret is played even if a correction of the set-up has left its
        seat none of that value. It lapses before it is turned over (rules section 9)."""
        if isinstance(action, actions.BuildDolmen) and isinstance(actor, int) and state.phase == "rights":
            return plays.play_seat(state, actor, action, checked=False)
        return self.apply(state, actor, action)

    def find_outcome(self, state: State) -> Outcome | None:
        """Return the final scores; who has built more dolmens wins among equals (rules section 8)."""
        if state.phase != "over":
            return None
        return Outcome(state.points, rank_scores(state.points, state.used), state.end, state.used)

    def build_view(self, state: State, viewer: Viewer) -> View:
        return view.build_view(state, viewer, self.find_outcome(state))

    def list_waits(self, state: State) -> dict[str, Text]:
        return phases.list_waits(state)

    def project_scores(self, view: View) -> tuple[ScoreLine, ...]:
        return aids.project_scores(view)

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        raise IllegalAction("dolmengoetter.no_tiles", rule="2")

    def inspect_place(self, view: View, surface: str, place: Place) -> Inspection:
        return inspection.inspect_place(view, place)


def build_opening(
    options: dict[str, str],
    seats: int,
    starter: Seat,
    points: int,
    stones: int,
    counts: tuple[int, ...],
    board: str = "",
) -> State:
    """Return the state before the first druid: each seat has these points, stones, and dolmens of each value."""
    lines = build_start_lines((points,) * seats)
    return State(
        options,
        starter,
        starter,
        stones_left=(stones,) * seats,
        dolmens_left=(sum(counts),) * seats,
        used=(0,) * seats,
        supply=(counts,) * seats,
        points=(points,) * seats,
        board=board,
        lines=lines,
    )


def _encode_own_board(boards: Mapping[str, Facts]) -> str:
    if BOARD not in boards:
        return ""
    return msgspec.json.encode(read_board(boards[BOARD]).facts).decode()
