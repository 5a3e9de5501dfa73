"""Isle of Skye: the ruleset (rules sections 2, 3, 6 and 7). It knows its capabilities by their hooks alone."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.capability import OVER, Capabilities, Flow
from games.core.errors import IllegalAction
from games.core.event import Event, checked_events
from games.core.host import HOST_ACTIONS, HOST_EVENTS, UNFINISHED, AdjustScore, FinishNow, GameEnded, adjustment
from games.core.prompt import ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.score import Outcome, ScoreLine, ScoreSheet, ranks, score_sheet
from games.core.seats import HOST, Actor, Seat, Viewer
from games.core.view import View
from games.isle_of_skye import actions, aids, building, events, offers, view
from games.isle_of_skye.boxes import pieces_of, played_with
from games.isle_of_skye.capability import Extended, SkyeCapability, WithPieces, besides, extended
from games.isle_of_skye.income import catch_up_of, income_of, letters_of, rounds_of
from games.isle_of_skye.meta import META
from games.isle_of_skye.phases import FULL_ONLY, STAGES, WORK, base_prompts, base_waits, stages_of, tracked_from
from games.isle_of_skye.rounds import Due, lines_of, round_due
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
"""The steps of a round, by phase; `goals` and `castle` are passed over after the first round."""
Table = State[Any]


class IsleOfSkye:
    """The base game with the capabilities that were chosen, played with the tiles of `box`."""

    def __init__(self, *chosen: SkyeCapability, box: Box = PRINTED) -> None:
        self.extended = extended(box, GOALS, SCROLLS, chosen)
        self.with_pieces = WithPieces(self.extended)
        for one in chosen:
            one.base = self
        goals = self.extended.goals.items()
        self.gold_counts = {
            f"isle_of_skye.{name}" for name, goal in goals if isinstance(goal, Most) and goal.needs_gold
        }
        self.with_these = with_these = Capabilities(PHASES, chosen)
        more = tuple(category for one in chosen for category in one.categories)
        self.meta = replace(META.with_options(with_these.options), categories=(*META.categories, *more))
        self.stages = with_these.stages(STAGES)
        self.state_type: type[Any] = State[with_these.slice_type]  # type: ignore[name-defined]
        self.action_types = (*actions.OWN, *HOST_ACTIONS, *with_these.action_types)
        self.event_types = checked_events(*events.OWN, *HOST_EVENTS, *with_these.event_types)
        work: dict[str, Action] = {"score_round": actions.ScoreRound(), "score_game": actions.ScoreGame()}
        self.system_actions: Mapping[str, Action] = work | with_these.system_actions

    def setup(self, start: StartTable) -> Progress:
        """Rules section 2, before the scoring tiles and the castles lie.

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
        """A step of the base begins."""
        match step:
            case "income":
                return self._pay_income(state)
            case "discard" if state.is_full:
                return offers.discard(state)
            case "unsold" if state.is_full:
                return offers.keep_unsold(state)
        return Progress(replace(state, done=step == "reckon" and not self._is_last(state)))

    def is_done(self, state: Table) -> bool:
        """Whether the current step of the base is done."""
        step, clans = state.step, state.clans
        if step in FULL_ONLY and not state.is_full:
            return True
        match step:
            case "goals":
                return len(state.goals) == len(GOAL_PLACES)
            case "castle":
                return all(clan.territory.tiles for clan in clans)
            case "count":
                return not state.is_full or building.has_gold(clans)
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
                return building.has_gold(clans) or not self._needs_gold(state)
            case "score" | "reckon":
                return state.done
        return True

    def end_round(self, state: Table) -> Progress:
        """Phase 6, 2 and 3: the marker goes on, or the game is over."""
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
                    )
                    for clan in state.clans
                ),
            )
        )

    def _is_last(self, state: Table) -> bool:
        return state.round == rounds_of(state.seats)

    def _needs_gold(self, state: Table) -> bool:
        """Whether the end or a scoring tile of the round asks for gold."""
        now = (self.extended.goals[goal] for goal in self._goals_now(state).values())
        return self._is_last(state) or any(isinstance(goal, Most) and goal.needs_gold for goal in now)

    def _goals_now(self, state: Table) -> dict[str, str]:
        lying = dict(zip(GOAL_PLACES, state.goals, strict=False))
        return {letter: lying[letter] for letter in letters_of(state.seats, state.round) if letter in lying}

    def _pay_income(self, state: Table) -> Progress:
        """Phase 1. Where gold is not tracked it is worked out as a help."""
        told: list[Event] = [events.RoundBegan(state.first, state.round)]
        scores, per_seat, clans = state.scores, catch_up_of(state.seats, state.round), []
        for seat, clan in enumerate(state.clans):
            barrels = income_barrels(self.subject(state, seat))
            more = sum(one.income(state, seat) for one in self.extended.chosen)
            income = income_of(barrels, sum(other > scores[seat] for other in scores), per_seat, more)
            gold = None if clan.gold is None or not state.is_full else clan.gold + income.total
            clans.append(replace(clan, gold=gold, income=income.total))
            parts = (income.castle, income.barrels, income.ahead, income.catch_up, income.more)
            told.append(events.IncomePaid(seat, *parts, income.total))
        return Progress(replace(state, clans=tuple(clans)), tuple(told))

    def subject(self, state: Table, seat: Seat) -> Subject:
        """A seat as scorers see it."""
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
        return self.with_these.prompts(
            lambda now, who: base_prompts(now, self.with_pieces(now.pieces), who), state, actor
        )

    def apply(self, state: Table, actor: Actor, action: Action) -> Progress:
        """One step of a phase.

        :raises IllegalAction: `isle_of_skye.*`, named after what the rule forbids; `table.too_late` for what was meant
            for another round or step.
        """
        if isinstance(action, AdjustScore):
            line, told = adjustment(action, state.seats, state.round, len(state.lines))
            return Progress(replace(state, lines=(*state.lines, line)), (told,))
        if state.step == OVER:
            raise IllegalAction("table.over")
        if isinstance(action, FinishNow):
            return self.with_these.settle(self, _finish(state, self.extended))
        return self.with_these.settle(self, self.with_these.apply(self._apply, state, actor, action))

    def _apply(self, state: Table, actor: Actor, action: Action) -> Progress:
        if isinstance(actor, int):
            return self._by_seat(state, actor, action)
        match action:
            case actions.DrawGoal(goal):
                return self._draw_goal(state, goal)
            case actions.DrawTile():
                return offers.draw_tile(state, action)
            case actions.SetTracking(level):
                return self._set_tracking(state, level)
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
                return building.tell_gold(state, seat, action)
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

    def _set_tracking(self, state: Table, level: actions.Tracking) -> Progress:
        """From now on where nothing has happened in this round, else from the next.

        :raises IllegalAction: `isle_of_skye.tracking_same`, or `isle_of_skye.not_now` where no round is left for it.
        """
        if level == state.next_tracking:
            raise IllegalAction("isle_of_skye.tracking_same", rule="3")
        number = tracked_from(state)
        if not number:
            raise IllegalAction("isle_of_skye.not_now", rule="3")
        if number > state.round:
            return Progress(replace(state, next_tracking=level), (events.TrackingChanged(level, number),))
        setting_up = state.step in ("goals", "castle")
        gold = (0 if state.round == 1 else None) if level == "full" else None
        changed = replace(
            state,
            tracking=level,
            next_tracking=level,
            flow=state.flow if setting_up else replace(state.flow, step="count"),
            clans=tuple(replace(clan, gold=gold, told=None) for clan in state.clans),
        )
        return Progress(changed, (events.TrackingChanged(level, state.round),))

    # --- scoring ------------------------------------------------------------------------------------

    def _subjects(self, state: Table) -> list[Subject]:
        return [self.subject(state, seat) for seat in range(state.seats)]

    def _round_due(self, state: Table) -> list[Due]:
        letters = letters_of(state.seats, state.round)
        lying = self._goals_now(state)
        return list(round_due(self._subjects(state), lying, letters, self.extended.goals))

    def _round_scored(self, state: Table) -> tuple[Event, ...]:
        return (events.RoundScored(state.round, tuple(self._goals_now(state).values())),)

    def _score(self, state: Table, due: list[Due], told: tuple[Event, ...]) -> Progress:
        lines = lines_of(iter(due), state.round, len(state.lines))
        scored = tuple(events.LineScored(line.seat, line.n, line.reason, line.points) for line in lines)
        return Progress(replace(state, lines=state.lines + lines, done=True), (*scored, *told))

    def _score_game(self, state: Table) -> Progress:
        end = state.end or "isle_of_skye.end_last_round"
        scored = self._score(state, list(self.extended.final_due(self._subjects(state))), ())
        outcome = self._outcome(scored.state)
        winners = tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
        told = events.GameScored(max(outcome.scores), winners)
        return Progress(replace(scored.state, end=end), (*scored.events, told))

    def outcome(self, state: Table) -> Outcome | None:
        """Final scores; more gold left decides between equal ones, else they share (section 7, ruling Q2)."""
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
        return self.with_these.view(state, viewer, aids.with_aids(bare, self._seen(bare).box))

    def projection(self, view: View) -> tuple[ScoreLine, ...]:
        return aids.projection(view, self._seen(view))

    def _seen(self, view: View) -> Extended:
        return self.with_pieces(aids.pieces_seen(view)) if view.pieces else self.extended


def _stays(state: Table) -> bool:
    """Whether gold is tracked in the next round too."""
    return state.next_tracking == "full"


def _finish(state: Table, rules: Extended) -> Progress:
    """The host ends the game: what is behind screens, on offer or in hand goes back; what stands is scored."""
    if state.step in WORK:
        raise IllegalAction("isle_of_skye.not_now", rule="7")
    bag, clans = dict(state.bag), []
    for clan in state.clans:
        for tile in (*clan.drawn, *clan.offer, *clan.hand):
            if building.returns_to_bag(state, rules, tile):
                bag[tile] = bag.get(tile, 0) + 1
        gold = None if clan.gold is None else clan.gold + sum(clan.offer.values())
        clans.append(Clan(clan.colour, clan.territory, gold, income=clan.income, course=clan.course))
    ended = replace(
        state, bag=bag, clans=tuple(clans), flow=Flow("reckon", state.flow.number), done=False, end=UNFINISHED
    )
    return Progress(ended, (GameEnded(),))
