"""Isle of Skye's ruleset (rules sections 2, 3, 6 and 7). It knows its capabilities by their hooks alone."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.errors import IllegalAction
from games.core.event import check_events
from games.core.host import HOST_ACTIONS, HOST_EVENTS, AdjustScore, FinishNow, build_adjustment
from games.core.identity_cache import cache_by_identity
from games.core.inspection import Inspection
from games.core.meta import Expansion
from games.core.prompt import Prompt
from games.core.ruleset import Progress, Ruleset
from games.core.score import Outcome, Place, ScoreLine
from games.core.seats import HOST, Actor, Seat, Viewer
from games.core.sequencer import Sequencer
from games.core.start import check_options
from games.core.step import OVER, Flow, Handlers
from games.core.text import Text
from games.core.view import View, Worth
from games.isle_of_skye import actions, aids, events, host, inspection, view
from games.isle_of_skye.boxes import build_pieces, select_pieces
from games.isle_of_skye.capability import ExtendedRules, RulesCache, SkyeCapability, extend_base
from games.isle_of_skye.found_tiles import add_tile
from games.isle_of_skye.income import count_rounds
from games.isle_of_skye.meta import META
from games.isle_of_skye.score_tiles import ScoreTileTurned, show_score_tiles, turn_score_tiles
from games.isle_of_skye.scoring import GOALS, SCROLLS
from games.isle_of_skye.state import Clan, State, Table, with_clan
from games.isle_of_skye.steps import gold
from games.isle_of_skye.steps.build import Build
from games.isle_of_skye.steps.buy import Buy, Unsold
from games.isle_of_skye.steps.castle import Castle
from games.isle_of_skye.steps.discard import Discard
from games.isle_of_skye.steps.draw import Draw
from games.isle_of_skye.steps.goals import Goals
from games.isle_of_skye.steps.income import Income
from games.isle_of_skye.steps.price import Price
from games.isle_of_skye.steps.scoring import Reckon, Score, find_outcome
from games.isle_of_skye.subject import Most
from games.isle_of_skye.territory import Territory
from games.isle_of_skye.tiles import PRINTED, Box

PHASES = (
    (Goals, Castle),
    (gold.Count, Income),
    (Draw, Price),
    (Discard,),
    (Buy, Unsold),
    (Build,),
    (gold.Purses, Score, gold.FinalPurses, Reckon),
)
"""The steps of a round, by phase. Scoring tiles and castles lie after the first round."""


class IsleOfSkye(Ruleset):
    """The base game with the chosen capabilities, played with the tiles of `box`."""

    def __init__(self, *capabilities: SkyeCapability, box: Box = PRINTED) -> None:
        self.extended = extend_base(box, GOALS, SCROLLS, capabilities)
        self.rules_cache = RulesCache(self.extended)
        for capability in capabilities:
            capability.rules_cache = self.rules_cache
        self._build_public_view = cache_by_identity(16)(self._show_all)
        self._find_gold_rounds = cache_by_identity(256)(self._list_gold_rounds)
        goals = self.extended.goals.items()
        self.gold_counts = {
            f"isle_of_skye.{name}" for name, goal in goals if isinstance(goal, Most) and goal.needs_gold
        }
        phases = tuple(tuple(step(self.rules_cache) for step in phase) for phase in PHASES)
        asides = (gold.ShortOfGold(self.rules_cache),)
        anywhere: Handlers = {actions.AddTile: self._add_tile, actions.SetTracking: self._set_tracking}
        self.steps = steps = Sequencer(phases, capabilities, self.end_round, asides, anywhere)
        self.meta = META.add_expansions(
            Expansion(capability.id, capability.options, capability.categories) for capability in capabilities
        )
        self.state_type: type[Any] = State[steps.slice_type]  # type: ignore[name-defined]
        self.action_types = (*actions.BASE_ACTIONS, *HOST_ACTIONS, *steps.action_types)
        self.has_score_tiles = any(extension.has_score_tiles for extension in capabilities)
        tile_events = (ScoreTileTurned,) if self.has_score_tiles else ()
        self.event_types = check_events(*events.BASE_EVENTS, *HOST_EVENTS, *tile_events, *steps.event_types)
        work: dict[str, Action] = {"score_round": actions.ScoreRound(), "score_game": actions.ScoreGame()}
        self.system_actions: Mapping[str, Action] = work | steps.system_actions

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return True  # prices, at every table

    def setup(self, start: StartTable) -> Progress:
        """Return the state before the scoring tiles and the castles lie (rules section 2).

        :raises IllegalAction: what `check_options` and `build_pieces` refuse.
        """
        castles, expansions = self.extended.box.castles, {capability.id for capability in self.extended.capabilities}
        takes_boards = any(capability.board_kinds for capability in self.extended.capabilities)
        options = check_options(start, self.meta, castles, expansions, takes_pieces=True, takes_boards=takes_boards)
        sets = self.extended.sets
        pieces = build_pieces(select_pieces(start.pieces or {}, sets), self.extended.box, self.extended.scrolls, sets)
        tracking: actions.Tracking = "full" if options["tracking"] == "full" else "territories"
        in_hand = 0 if tracking == "full" else None
        state: Table = State(
            options=options,
            draw=start.draw,
            tracking=tracking,
            next_tracking=tracking,
            round=1,
            flow=Flow(self.steps.order[0]),
            first=start.starter,
            bag=dict(self.rules_cache(pieces).box.counts),
            clans=tuple(Clan(colour, Territory(), in_hand) for colour in start.colours),
            slices=self.steps.build_slices(start),
            pieces=pieces,
            version=start.ruleset_version,
        )
        progress = self.steps.settle(self.steps.begin(state))
        return Progress(progress.state, (events.TableStarted(start.starter), *progress.events))

    def end_round(self, state: Table) -> Progress:
        """Pass on the start player marker, or end the game (phase 6)."""
        state = replace(state, clans=tuple(replace(clan, course=(*clan.course, clan.gold)) for clan in state.clans))
        if state.round == count_rounds(state.seats) or state.end:
            return Progress(replace(state, flow=replace(state.flow, step=OVER)))
        stays = state.next_tracking == "full"  # gold is tracked in the next round too
        is_gold_public = self.extended.counts_gold(state)
        return Progress(
            replace(
                state,
                round=state.round + 1,
                first=(state.first + 1) % state.seats,
                tracking=state.next_tracking,
                lifted=False,
                turns=0,
                clans=tuple(
                    Clan(
                        clan.colour,
                        clan.territory,
                        clan.gold if state.is_full and stays else None,
                        course=clan.course,
                        has_secret_gold=clan.has_secret_gold and not is_gold_public,
                        short=clan.short if stays and not is_gold_public else 0,
                    )
                    for clan in state.clans
                ),
            )
        )

    # --- what is asked and done ---------------------------------------------------------------------

    def list_prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        """See games.isle_of_skye.steps."""
        if state.step == OVER:
            return ()
        if actor == HOST:
            step = self.steps.find_base_step(state)
            return tuple(host.build_tracking_prompt(state, step)) if step else ()
        return self.steps.list_prompts(state, actor)

    def apply(self, state: Table, actor: Actor, action: Action) -> Progress:
        """Play one step of a phase.

        :raises IllegalAction: `isle_of_skye.*`, named after what the rule forbids; `table.too_late` for what was meant
            for another round or step; `table.over`; what `Sequencer.apply` and `build_adjustment` refuse.
        """
        return self._with_score_tiles(state, self._play(state, actor, action))

    def _with_score_tiles(self, before: Table, progress: Progress) -> Progress:
        return turn_score_tiles(before, progress) if self.has_score_tiles else progress

    def _play(self, state: Table, actor: Actor, action: Action) -> Progress:
        if isinstance(action, AdjustScore):
            line, caused = build_adjustment(action, state.seats, state.round, len(state.lines))
            return Progress(replace(state, lines=(*state.lines, line)), (caused,))
        if state.step == OVER:
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return self.steps.settle(host.finish_now(state, self.rules_cache(state.pieces)))
        return self.steps.settle(self.steps.apply(state, actor, action))

    def apply_unchecked(self, state: Table, actor: Actor, action: Action) -> Progress:
        """Apply `action` as far as everybody may know whether it holds.

        A choice behind a screen stays as it was chosen. Where only the seat knows its gold, a purchase costs what it
        has, and it is asked how much it has left.

        :raises IllegalAction: as `apply`.
        """
        if state.step == OVER or isinstance(action, AdjustScore | FinishNow):
            return self.apply(state, actor, action)
        pays = not (action.commutes or isinstance(action, actions.ReportGold))
        payer = actor if pays and isinstance(actor, int) and gold.is_secret(state, actor) else None
        before = state if payer is None else gold.lend(state, payer)
        progress = self.steps.apply(before, actor, action, checked=False)
        if payer is not None:
            progress = Progress(gold.repay(progress.state, payer), progress.events)
        return self._with_score_tiles(state, self.steps.settle(progress))

    def _add_tile(self, state: Table, seat: Seat, action: actions.AddTile) -> Progress:
        return add_tile(state, self.rules_cache(state.pieces), seat, action)

    def _set_tracking(self, state: Table, actor: Actor, action: actions.SetTracking) -> Progress:
        step = self.steps.find_base_step(state)
        assert step is not None, "a capability's step takes no action of the base"
        return host.set_tracking(state, step, action.level)

    # --- what is shown ------------------------------------------------------------------------------

    def find_outcome(self, state: Table) -> Outcome | None:
        return find_outcome(state) if state.step == OVER else None

    def build_view(self, state: Table, viewer: Viewer) -> View:
        prompts = self.list_prompts(state, viewer) if isinstance(viewer, int) else ()
        gold_rounds = self._find_gold_rounds(state.lines)
        bare = view.build_view(state, viewer, prompts, self._build_public_view(state), gold_rounds)
        bare = show_score_tiles(bare) if self.has_score_tiles else bare
        bare_view = self._load_rules(bare)
        full_view = self.steps.extend_view(state, viewer, aids.with_aids(bare, bare_view.box))
        return (
            replace(full_view, goal_worths=aids.find_goal_worths(full_view, viewer, bare_view))
            if isinstance(viewer, int)
            else full_view
        )

    def _show_all(self, state: Table) -> View:
        goals, host_prompts = self.extended.find_goals(state), self.list_prompts(state, HOST)
        return view.build_public_view(state, host_prompts, self.steps, self.find_outcome(state), goals)

    def _list_gold_rounds(self, lines: tuple[ScoreLine, ...]) -> frozenset[int]:
        return frozenset(line.turn for line in lines if line.reason in self.gold_counts)

    def find_turn(self, state: Table) -> int:
        return state.round

    def ends_undo(self, kind: type[Action], later: type[Action]) -> bool:
        return self.steps.ends_undo(kind, later)

    def list_waits(self, state: Table) -> dict[str, Text]:
        return {} if state.step == OVER else self.steps.list_waits(state)

    def project_scores(self, view: View) -> tuple[ScoreLine, ...]:
        return aids.project_scores(view, self._load_rules(view))

    def strip_secrets(self, state: Table, seat: Seat) -> Table:
        """Return the state without the gold of a seat that is asked openly, if the table hides gold."""
        clan = state.clans[seat]
        if clan.gold is None or state.options["hide_gold"] != "on" or seat in self.steps.list_secret_seats(state):
            return state
        return with_clan(state, seat, replace(clan, gold=None))

    def find_goal_worths(self, view: View, seat: Seat) -> dict[str, Worth]:
        return aids.find_goal_worths(view, seat, self._load_rules(view))

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        return inspection.inspect_tile(view, self._load_rules(view), viewer, tile)

    def inspect_place(self, view: View, surface: str, place: Place) -> Inspection:
        return inspection.inspect_cell(view, self._load_rules(view), surface, place)

    def _load_rules(self, view: View) -> ExtendedRules:
        return self.rules_cache(aids.load_own_pieces(view)) if view.pieces else self.extended
