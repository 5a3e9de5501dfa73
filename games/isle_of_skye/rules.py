"""Isle of Skye's ruleset (rules sections 2, 3, 6 and 7). It knows its capabilities by their hooks alone."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.capability import OVER, Capabilities, Flow
from games.core.errors import IllegalAction
from games.core.event import Event, checked_events
from games.core.host import HOST_ACTIONS, HOST_EVENTS, AdjustScore, FinishNow, adjustment
from games.core.inspection import Inspection
from games.core.prompt import ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.score import Outcome, Place, ScoreLine, ScoreSheet, ranks, score_sheet
from games.core.seats import HOST, Actor, Seat, Viewer
from games.core.view import View
from games.isle_of_skye import actions, aids, building, events, host, inspection, offers, purse, view
from games.isle_of_skye.boxes import pieces_of, played_with
from games.isle_of_skye.capability import Extended, SkyeCapability, WithPieces, besides, extended
from games.isle_of_skye.income import catch_up_of, income_of, letters_of, rounds_of
from games.isle_of_skye.income_proof import income_line, income_proof
from games.isle_of_skye.meta import META
from games.isle_of_skye.phases import FULL_ONLY, STAGES, base_prompts, base_waits, short_of_gold, stages_of
from games.isle_of_skye.rounds import Due, lines_of, round_due, zero_lines_of
from games.isle_of_skye.score_tiles import ScoreTileTurned, show_score_tiles, turn_score_tiles
from games.isle_of_skye.scoring import GOALS, GOLD_PER_POINT, SCROLLS, income_barrels
from games.isle_of_skye.state import GOAL_PLACES, Clan, State
from games.isle_of_skye.subject import Most, Subject
from games.isle_of_skye.territory import Land, Territory
from games.isle_of_skye.tiles import PRINTED, Box

PHASES: Final = (
    ("goals", "castle"),
    ("count", "income"),
    ("draw", "price"),
    "discard",
    ("buy", "unsold"),
    "build",
    ("purses", "score", "reckon"),
)
"""The steps of a round, by phase. `goals` and `castle` are skipped after the first round."""
Table = State[Any]


class IsleOfSkye:
    """The base game with the chosen capabilities, played with the tiles of `box`."""

    def __init__(self, *chosen: SkyeCapability, box: Box = PRINTED) -> None:
        self.extended = extended(box, GOALS, SCROLLS, chosen)
        self.with_pieces = WithPieces(self.extended)
        for one in chosen:
            one.base = self
        goals = self.extended.goals.items()
        self.gold_counts = {
            f"isle_of_skye.{name}" for name, goal in goals if isinstance(goal, Most) and goal.needs_gold
        }
        self.with_these = with_these = Capabilities(PHASES, chosen, (actions.TellGold,))
        more = tuple(category for one in chosen for category in one.categories)
        self.meta = replace(META.with_options(with_these.options), categories=(*META.categories, *more))
        self.stages = with_these.stages(STAGES)
        self.state_type: type[Any] = State[with_these.slice_type]  # type: ignore[name-defined]
        self.action_types = (*actions.OWN, *HOST_ACTIONS, *with_these.action_types)
        self.has_score_tiles = any(one.has_score_tiles for one in chosen)
        tile_events = (ScoreTileTurned,) if self.has_score_tiles else ()
        self.event_types = checked_events(*events.OWN, *HOST_EVENTS, *tile_events, *with_these.event_types)
        work: dict[str, Action] = {"score_round": actions.ScoreRound(), "score_game": actions.ScoreGame()}
        self.system_actions: Mapping[str, Action] = work | with_these.system_actions

    def setup(self, start: StartTable) -> Progress:
        """Return the state before the scoring tiles and the castles lie (rules section 2).

        :raises IllegalAction: `table.seats`, `table.unknown_colour`, `table.colour_taken`, `table.starter` or
            `table.option`, and what `pieces_of` refuses.
        """
        seats, castles = len(start.colours), self.extended.box.castles
        if not META.min_seats <= seats <= META.max_seats:
            raise IllegalAction("table.seats", {"min": META.min_seats, "max": META.max_seats})
        if set(start.colours) - set(castles):
            raise IllegalAction("table.unknown_colour")
        if len(set(start.colours)) < seats and len(castles) > 1:
            raise IllegalAction("table.colour_taken")
        if not 0 <= start.starter < seats:
            raise IllegalAction("table.starter")
        if set(start.expansions) != {one.id for one in self.extended.chosen}:
            raise IllegalAction("table.option", {"option": ",".join(start.expansions)})
        try:
            options = self.meta.resolved_options(start.options)
        except ValueError as error:
            raise IllegalAction("table.option", {"option": str(error)}) from None
        sets = self.extended.sets
        pieces = pieces_of(played_with(start.pieces or {}, sets), self.extended.box, self.extended.scrolls, sets)
        tracking: actions.Tracking = "full" if options["tracking"] == "full" else "territories"
        gold = 0 if tracking == "full" else None
        state: Table = State(
            options=options,
            draw=start.draw,
            tracking=tracking,
            next_tracking=tracking,
            round=1,
            flow=Flow("goals"),
            first=start.starter,
            bag=dict(self.with_pieces(pieces).box.counts),
            clans=tuple(Clan(colour, Territory(), gold) for colour in start.colours),
            slices=self.with_these.start(start),
            pieces=pieces,
        )
        begun = self.with_these.settle(self, self.with_these.begin(self, state))
        return Progress(begun.state, (events.TableStarted(start.starter), *begun.events))

    # --- steps: see games.core.capability -----------------------------------------------------------

    def begin(self, state: Table, step: str) -> Progress:
        """Begin a step of the base."""
        match step:
            case "income":
                return self._pay_income(state)
            case "discard" if state.is_full:
                return offers.discard(state)
            case "unsold" if state.is_full:
                return offers.keep_unsold(state)
        return Progress(replace(state, done=step == "reckon" and not self._is_last(state)))

    def is_done(self, state: Table) -> bool:
        """True once the current step of the base is complete."""
        step, clans = state.step, state.clans
        if step in FULL_ONLY and not state.is_full:
            return True
        match step:
            case "goals":
                return len(state.goals) == len(GOAL_PLACES)
            case "castle":
                return all(clan.territory.tiles for clan in clans)
            case "count":
                return not state.is_full or purse.has_gold(clans)
            case "draw":
                return offers.all_drawn(state)
            case "price":
                return state.lifted if offers.is_sealed(state) else offers.all_priced(state)
            case "buy":
                return state.turns >= state.seats
            case "build":
                built = all(not clan.hand for clan in clans)
                return built and (state.is_full or all(clan.finished for clan in clans))
            case "purses":
                return purse.has_gold(clans) or not self._needs_gold(state)
            case "score" | "reckon":
                return state.done
        return True

    def end_round(self, state: Table) -> Progress:
        """Pass on the start player marker, or end the game (phase 6)."""
        state = replace(state, clans=tuple(replace(clan, course=(*clan.course, clan.gold)) for clan in state.clans))
        if self._is_last(state) or state.end:
            return Progress(replace(state, flow=replace(state.flow, step=OVER)))
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
                        clan.gold if state.is_full and _stays(state) else None,
                        course=clan.course,
                        has_secret_gold=clan.has_secret_gold and not self._counts_gold(state),
                        short=clan.short if _stays(state) and not self._counts_gold(state) else 0,
                    )
                    for clan in state.clans
                ),
            )
        )

    def _is_last(self, state: Table) -> bool:
        return state.round == rounds_of(state.seats)

    def _needs_gold(self, state: Table) -> bool:
        """True if the end or a scoring tile of the round counts gold that has to be reported."""
        return self._is_last(state) or self._counts_gold(state)

    def _counts_gold(self, state: Table) -> bool:
        """True if a scoring tile of the round counts gold, in public."""
        return any(f"isle_of_skye.{goal}" in self.gold_counts for goal in self._goals_now(state).values())

    def _goals_now(self, state: Table) -> dict[str, str]:
        lying = dict(zip(GOAL_PLACES, state.goals, strict=False))
        return {letter: lying[letter] for letter in letters_of(state.seats, state.round) if letter in lying}

    def _pay_income(self, state: Table) -> Progress:
        """Pay the income of phase 1. Where gold is not tracked, it is only announced, as a help."""
        told: list[Event] = [events.RoundBegan(state.first, state.round)]
        scores, per_seat = state.scores, catch_up_of(state.seats, state.round)
        clans, incomes = [], []
        for seat, clan in enumerate(state.clans):
            subject = self.subject(state, seat)
            more = sum(one.income(state, seat) for one in self.extended.chosen)
            ahead = tuple(other for other, score in enumerate(scores) if score > scores[seat])
            income = income_of(income_barrels(subject), len(ahead), per_seat, more)
            gold = None if clan.gold is None or not state.is_full else clan.gold + income.total
            clans.append(replace(clan, gold=gold, income=income.total))
            incomes.append(income_line(seat, state.round, income_proof(subject, income, ahead)))
            parts = (income.castle, income.barrels, income.ahead, income.catch_up, income.more)
            told.append(events.IncomePaid(seat, *parts, income.total))
        return Progress(replace(state, clans=tuple(clans), incomes=tuple(incomes)), tuple(told))

    def subject(self, state: Table, seat: Seat) -> Subject:
        """Return a seat as scorers see it."""
        clan, chosen = state.clans[seat], self.extended.chosen
        links = [link for one in chosen for link in one.links(state, seat)]
        notes = {one.id: one.notes(state, seat) for one in chosen}
        land = Land(clan.territory, self.with_pieces(state.pieces).box, links)
        return Subject(land, state.options, clan.gold, notes, besides(clan.territory, state.pieces))

    # --- what is asked and done ---------------------------------------------------------------------

    def prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        """See games.isle_of_skye.phases."""
        if state.step == OVER:
            return ()
        asked = self.with_these.prompts(
            lambda now, who: base_prompts(now, self.with_pieces(now.pieces), who), state, actor
        )
        return (*short_of_gold(state, actor), *asked)

    def apply(self, state: Table, actor: Actor, action: Action) -> Progress:
        """Play one step of a phase.

        :raises IllegalAction: `isle_of_skye.*`, named after what the rule forbids; `table.too_late` for what was meant
            for another round or step.
        """
        return self._with_score_tiles(state, self._done(state, actor, action))

    def _with_score_tiles(self, before: Table, done: Progress) -> Progress:
        return turn_score_tiles(before, done) if self.has_score_tiles else done

    def _done(self, state: Table, actor: Actor, action: Action) -> Progress:
        if isinstance(action, AdjustScore):
            line, told = adjustment(action, state.seats, state.round, len(state.lines))
            return Progress(replace(state, lines=(*state.lines, line)), (told,))
        if state.step == OVER:
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return self.with_these.settle(self, host.finish_now(state, self.extended))
        return self.with_these.settle(self, self.with_these.apply(self._apply, state, actor, action))

    def apply_unchecked(self, state: Table, actor: Actor, action: Action) -> Progress:
        """Apply `action` as far as everybody may know whether it holds.

        A choice behind a screen stays as it was chosen. Where only the seat knows its gold, a purchase costs what it
        has, and it is asked how much it has left.

        :raises IllegalAction: as `apply`.
        """
        if state.step == OVER or isinstance(action, AdjustScore | FinishNow):
            return self.apply(state, actor, action)
        pays = not (action.commutes or isinstance(action, actions.TellGold))
        payer = actor if pays and isinstance(actor, int) and purse.is_secret(state, actor) else None
        before = state if payer is None else purse.lent(state, payer)
        done = self.with_these.apply(self._apply_unchecked, before, actor, action, checked=False)
        if payer is not None:
            done = Progress(purse.paid_back(done.state, payer), done.events)
        return self._with_score_tiles(state, self.with_these.settle(self, done))

    def _apply_unchecked(self, state: Table, actor: Actor, action: Action) -> Progress:
        match action:
            case actions.PlaceAxe() if offers.is_sealed(state):
                return offers.place_axe(state, self.with_pieces(state.pieces), actor, action, checked=False)
            case actions.SetPrices() if offers.is_sealed(state):
                return offers.keep_prices(state, actor, action)
            case actions.TellGold() if isinstance(actor, int) and actor < state.seats:
                return purse.tell_gold(state, actor, action, checked=False)
        return self._apply(state, actor, action)

    def _apply(self, state: Table, actor: Actor, action: Action) -> Progress:
        if isinstance(actor, int):
            return self._by_seat(state, actor, action)
        match action:
            case actions.DrawGoal(goal):
                return self._draw_goal(state, goal)
            case actions.DrawTile():
                return offers.draw_tile(state, action)
            case actions.SetTracking(level):
                return host.set_tracking(state, level)
            case actions.ScoreRound() if state.step == "score":
                return self._score(state, self._round_due(state), self._round_scored(state))
            case actions.ScoreGame() if state.step == "reckon":
                return self._score_game(state)
            case actions.ScoreRound() | actions.ScoreGame():
                raise IllegalAction("table.nothing_due")
        raise IllegalAction("action.unknown")

    def _by_seat(self, state: Table, seat: Seat, action: Action) -> Progress:
        rules = self.with_pieces(state.pieces)
        if seat >= state.seats:
            raise IllegalAction("table.no_such_seat")
        match action:
            case actions.LayCastle():
                return building.lay_castle(state, rules.box, seat, action)
            case actions.PlaceAxe():
                return offers.place_axe(state, rules, seat, action)
            case actions.SetPrices():
                return offers.set_prices(state, seat, action)
            case actions.LiftScreens():
                return offers.lift_screens(state, action)
            case actions.BuyTile():
                return offers.buy_tile(state, rules, seat, action)
            case actions.PlaceTile():
                return building.place_tile(state, rules.box, seat, action)
        return self._told_by_seat(state, rules, seat, action)

    def _told_by_seat(self, state: Table, rules: Extended, seat: Seat, action: Action) -> Progress:
        match action:
            case actions.ReturnTile():
                return building.return_tile(state, rules, seat, action)
            case actions.ReceiveTile():
                return building.receive_tile(state, rules, seat, action)
            case actions.FinishBuilding():
                return building.finish_building(state, seat, action)
            case actions.TellGold():
                return purse.tell_gold(state, seat, action)
            case actions.AddTile():
                return building.add_tile(state, rules, seat, action)
        raise IllegalAction("action.unknown")

    def _draw_goal(self, state: Table, goal: str) -> Progress:
        if state.step != "goals":
            raise IllegalAction("isle_of_skye.goals_lie", rule="2")
        if goal not in self.extended.goals:
            raise IllegalAction("isle_of_skye.unknown_goal", rule="2")
        if goal in state.goals:
            raise IllegalAction("isle_of_skye.goal_taken", {"goal": events.goal_name(goal)}, rule="2")
        place = GOAL_PLACES[len(state.goals)]
        return Progress(replace(state, goals=(*state.goals, goal)), (events.GoalDrawn(place, goal),))

    # --- scoring ------------------------------------------------------------------------------------

    def _subjects(self, state: Table) -> list[Subject]:
        return [self.subject(state, seat) for seat in range(state.seats)]

    def _round_due(self, state: Table) -> list[Due]:
        letters = letters_of(state.seats, state.round)
        return list(round_due(self._subjects(state), self._goals_now(state), letters, self.extended.goals))

    def _round_scored(self, state: Table) -> tuple[Event, ...]:
        told = events.RoundScored(state.round, tuple(self._goals_now(state).values()))
        return (told, events.GoldScored()) if self._counts_gold(state) else (told,)

    def _score(self, state: Table, due: list[Due], told: tuple[Event, ...]) -> Progress:
        lines = lines_of(due, state.round, len(state.lines))
        zeros = zero_lines_of(due, state.round, len(state.zero_lines))
        scored = tuple(events.LineScored(line.seat, line.n, line.reason, line.points) for line in lines)
        counted = replace(state, lines=state.lines + lines, zero_lines=state.zero_lines + zeros, done=True)
        return Progress(counted, (*scored, *told))

    def _score_game(self, state: Table) -> Progress:
        end = state.end or "isle_of_skye.end_last_round"
        scored = self._score(state, list(self.extended.final_due(self._subjects(state))), ())
        outcome = self._outcome(scored.state)
        winners = tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
        told = events.GameScored(max(outcome.scores), winners)
        return Progress(replace(scored.state, end=end), (*scored.events, told))

    def outcome(self, state: Table) -> Outcome | None:
        """Return the final scores. More gold left decides between equal ones, else they share (section 7, ruling
        Q2)."""
        return self._outcome(state) if state.step == OVER else None

    def _outcome(self, state: Table) -> Outcome:
        scores = state.scores
        left = tuple(clan.gold or 0 for clan in state.clans)
        if state.options["tie_break"] == "remainder":
            left = tuple(gold % GOLD_PER_POINT for gold in left)
        return Outcome(scores, ranks(scores, left), state.end, left)

    def score(self, state: Table) -> ScoreSheet:
        return score_sheet(state.seats, state.lines)

    def view(self, state: Table, viewer: Viewer) -> View:
        asked = self.prompts(state, viewer) if isinstance(viewer, int) else ()
        waits = {} if state.step == OVER else self.with_these.waits(base_waits, state)
        counted = frozenset(line.turn for line in state.lines if line.reason in self.gold_counts)
        bare = view.view(state, viewer, asked, waits, self.outcome(state), self._goals_now(state), counted)
        hosts = {one.id: one for one in self.prompts(state, HOST) if isinstance(one, ChoosePrompt)}
        bare = replace(
            bare, stages=stages_of(state, self.stages), stage=self.stages.get(state.step, ""), host_prompts=hosts
        )
        bare = show_score_tiles(bare) if self.has_score_tiles else bare
        return self.with_these.view(state, viewer, aids.with_aids(bare, self._seen(bare).box))

    def projection(self, view: View) -> tuple[ScoreLine, ...]:
        return aids.projection(view, self._seen(view))

    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        return inspection.inspect_tile(view, self._seen(view), viewer, tile)

    def inspect_cell(self, view: View, board: str, cell: Place) -> Inspection:
        return inspection.inspect_cell(view, self._seen(view), board, cell)

    def _seen(self, view: View) -> Extended:
        return self.with_pieces(aids.pieces_seen(view)) if view.pieces else self.extended


def _stays(state: Table) -> bool:
    """True if gold is tracked in the next round too."""
    return state.next_tracking == "full"
