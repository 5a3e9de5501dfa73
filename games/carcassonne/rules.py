"""Carcassonne's ruleset (rules sections 2 to 8). It knows its capabilities by their hooks alone."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.carcassonne import aids, inspection, view
from games.carcassonne.actions import DrawTile, PlaceTile, ScoreGame
from games.carcassonne.board import EMPTY, Placed, find_joins, lay
from games.carcassonne.box import PRINTED
from games.carcassonne.capability import CarcassonneCapability, ExtendedRules
from games.carcassonne.events import BASE_EVENTS, TableStarted
from games.carcassonne.figures import FOLLOWER
from games.carcassonne.meta import META
from games.carcassonne.state import State, Table, pass_turn
from games.carcassonne.steps.draw import Draw
from games.carcassonne.steps.place import Place
from games.carcassonne.steps.score import Score
from games.core.action import Action, StartTable
from games.core.errors import IllegalAction
from games.core.event import check_events
from games.core.grid import pack
from games.core.host import HOST_ACTIONS, HOST_EVENTS, UNFINISHED, AdjustScore, FinishNow, GameEnded, build_adjustment
from games.core.inspection import Inspection
from games.core.prompt import Prompt
from games.core.ruleset import Progress, Ruleset
from games.core.score import Outcome, ScoreLine, rank_scores
from games.core.score import Place as ScoredPlace
from games.core.seats import Actor, Viewer, with_change
from games.core.sequencer import Sequencer
from games.core.start import check_options
from games.core.step import OVER, Flow
from games.core.text import Text
from games.core.view import View


class Carcassonne(Ruleset):
    """The base game with the chosen capabilities. Everything is public; the bag is chance."""

    def __init__(self, *capabilities: CarcassonneCapability) -> None:
        self.rules = rules = ExtendedRules(PRINTED, capabilities)
        phases = ((Draw(rules), Place(rules)), (Score(rules),))
        self.steps = steps = Sequencer(phases, capabilities, self.end_turn)
        self.meta = META.add_expansions(capability.expansion for capability in capabilities)
        self.state_type: type[Any] = State[steps.slice_type]  # type: ignore[name-defined]
        self.action_types = (DrawTile, PlaceTile, ScoreGame, *HOST_ACTIONS, *steps.action_types)
        self.event_types = check_events(*BASE_EVENTS, *HOST_EVENTS, *steps.event_types)
        base_actions: dict[str, Action] = {"score_game": ScoreGame()}
        self.system_actions: Mapping[str, Action] = base_actions | steps.system_actions

    def setup(self, start: StartTable) -> Progress:
        """Lay the start tile; `starter` draws (rules section 2).

        :raises IllegalAction: what `check_options` refuses.
        """
        seats = len(start.colours)
        expansions = {capability.id for capability in self.rules.capabilities}
        options = check_options(start, self.meta, self.meta.colours, expansions)
        box = self.rules.box
        tile, rotation = box.start
        joined = find_joins(box, EMPTY, pack(0, 0), box.laid[tile][rotation])
        board, _ = lay(box, EMPTY, pack(0, 0), Placed(tile, rotation, 0), joined)
        state: Table = State(
            options=options,
            draw=start.draw,
            turn=1,
            active=start.starter,
            flow=Flow(self.steps.order[0]),
            drawn=None,
            bag={name: count - (name == tile) for name, count in self.rules.count_tiles(options).items()},
            draws=0,
            set_aside=(),
            board=board,
            supply=(FOLLOWER.count,) * seats,
            scores=(0,) * seats,
            lines=(),
            end="",
            slices=self.steps.build_slices(start),
            figures={
                name: (figure.count,) * seats for name, figure in self.rules.figures.items() if not figure.is_plain
            },
        )
        progress = self._settle(self.steps.begin(state))
        return Progress(progress.state, (TableStarted(start.starter), *progress.events))

    def end_turn(self, state: Table) -> Progress:
        """Pass the turn on, unless the seat plays another part of it."""
        state, goes_on = self.rules.end_part(state)
        return Progress(state if goes_on else pass_turn(state))

    def list_prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        """See games.carcassonne.steps."""
        return () if state.phase == OVER else self.steps.list_prompts(state, actor)

    def apply(self, state: Table, actor: Actor, action: Action) -> Progress:
        """Play one step of a turn (rules section 3).

        :raises IllegalAction: `carcassonne.*`, named after what the rule forbids; `table.over` or, for the system,
            `table.nothing_due` after the end; what `Sequencer.apply` and `build_adjustment` refuse.
        """
        if isinstance(action, AdjustScore):
            return _adjust(state, action)
        if state.phase == OVER:
            if isinstance(action, ScoreGame):
                raise IllegalAction("table.nothing_due")
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return self._settle(_finish(state))
        return self._settle(self.steps.apply(state, actor, action))

    def _settle(self, progress: Progress) -> Progress:
        settled = self.steps.settle(progress)
        return Progress(replace(settled.state, phase=settled.state.flow.step), settled.events)

    def find_outcome(self, state: Table) -> Outcome | None:
        """Return the final scores; equal totals share the victory (rules section 8)."""
        if state.phase != OVER:
            return None
        return Outcome(state.scores, rank_scores(state.scores), state.end)

    def build_view(self, state: Table, viewer: Viewer) -> View:
        prompts = self.list_prompts(state, viewer) if isinstance(viewer, int) else ()
        return view.build_view(self.rules, self.steps, state, prompts)

    def list_waits(self, state: Table) -> dict[str, Text]:
        return {} if state.phase == OVER else self.steps.list_waits(state)

    def project_scores(self, view: View) -> tuple[ScoreLine, ...]:
        return aids.project_scores(self.rules, view)

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        return inspection.inspect_tile(self.rules, view, tile)

    def inspect_place(self, view: View, surface: str, place: ScoredPlace) -> Inspection:
        return inspection.inspect_cell(self.rules, view, place)


def _adjust(state: Table, action: AdjustScore) -> Progress:
    line, event = build_adjustment(action, state.seats, state.turn, len(state.lines))
    scores = with_change(state.scores, line.seat, line.points)
    return Progress(replace(state, scores=scores, lines=(*state.lines, line)), (event,))


def _finish(state: Table) -> Progress:
    """End the game early: a drawn tile goes back, and what stands is scored."""
    if state.phase == Score.name:
        raise IllegalAction("carcassonne.no_tile_left", rule="3")
    bag = {**state.bag, state.drawn: state.bag[state.drawn] + 1} if state.drawn else state.bag
    return Progress(replace(state, drawn=None, bag=bag, end=UNFINISHED), (GameEnded(),))
