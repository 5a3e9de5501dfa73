"""The contract suite detects faulty rulesets, each with one fault."""

import dataclasses
from collections.abc import Callable, Mapping
from types import MappingProxyType

import pytest
from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import IllegalAction
from games.core.game import Game
from games.core.prompt import ChancePrompt, PickPrompt, Prompt, SeatPrompt, SystemPrompt, Weighted
from games.core.ruleset import Progress
from games.core.score import Outcome
from games.core.seats import CHANCE, SYSTEM, Actor, Seat, Viewer
from games.core.text import Text
from games.core.view import View
from tests.contract import test_prompts as prompts
from tests.contract import test_scores as scores
from tests.contract import test_secrets as secrets
from tests.contract import test_state as states
from tests.contract import test_views as views
from tests.contract.cases import Case
from tests.contract.secrets import secrets_of
from tests.contract.tables import Played, play
from tests.rulesets.pennies import META, PENNIES, Hands, Pennies, ThrowCoin
from tests.rulesets.sealed_market import SEALED_MARKET
from tests.rulesets.sealed_market.facts import CardsDrawn
from tests.rulesets.sealed_market.rules import SealedMarket
from tests.rulesets.sealed_market.steps import State


class ChangesItsState(Pennies):
    def apply(self, state: Hands, actor: Actor, action: Action) -> Progress:
        progress = super().apply(state, actor, action)
        if isinstance(action, ThrowCoin):
            state.hands.clear()
        return progress


class Remembers(Pennies):
    """Returns something else when asked a second time."""

    def __init__(self) -> None:
        self.thrown = 0

    def apply(self, state: Hands, actor: Actor, action: Action) -> Progress:
        self.thrown += isinstance(action, ThrowCoin)
        progress = super().apply(state, actor, action)
        return Progress(replace(progress.state, stake=1 + self.thrown % 3), progress.events)


class CountsItsQuestions(Pennies):
    """Gives a prompt another id each time it is listed."""

    def __init__(self) -> None:
        self.asked = 0

    def list_prompts(self, state: Hands, actor: Actor) -> tuple[Prompt, ...]:
        self.asked += 1
        return tuple(
            replace(p, id=f"{p.id}-{self.asked}") if isinstance(p, PickPrompt) else p
            for p in super().list_prompts(state, actor)
        )


class OffersTheImpossible(Pennies):
    def list_prompts(self, state: Hands, actor: Actor) -> tuple[Prompt, ...]:
        base_prompts = super().list_prompts(state, actor)
        return tuple(
            replace(p, outcomes=(*p.outcomes, Weighted(ThrowCoin("edge"), 0)))  # type: ignore[arg-type]
            if isinstance(p, ChancePrompt)
            else p
            for p in base_prompts
        )


class AsksTwoThingsUnderOneId(Pennies):
    def list_prompts(self, state: Hands, actor: Actor) -> tuple[Prompt, ...]:
        return tuple(
            replace(p, id="hide") if isinstance(p, PickPrompt) else p for p in super().list_prompts(state, actor)
        )


class PlaysOnWhenOver(Pennies):
    def apply(self, state: Hands, actor: Actor, action: Action) -> Progress:
        return Progress(state) if state.over else super().apply(state, actor, action)


class AnybodyMayHide(Pennies):
    """Refuses without a code."""

    def apply(self, state: Hands, actor: Actor, action: Action) -> Progress:
        try:
            return super().apply(state, actor, action)
        except IllegalAction:
            raise IllegalAction("no") from None


class ShowsChance(Pennies):
    def build_view(self, state: Hands, viewer: Viewer) -> View:
        view = super().build_view(state, viewer)
        chance = {str(n): prompt for n, prompt in enumerate(self.list_prompts(state, CHANCE))}
        return replace(view, prompts={**view.prompts, **chance})  # type: ignore[dict-item]


class ShowsNull(Pennies):
    def build_view(self, state: Hands, viewer: Viewer) -> View:
        return replace(super().build_view(state, viewer), options={"stake": None})  # type: ignore[dict-item]


class WaitsForNobody(Pennies):
    def build_view(self, state: Hands, viewer: Viewer) -> View:
        return replace(super().build_view(state, viewer), waits={})


class CountsOtherTurns(Pennies):
    def find_turn(self, state: Hands) -> int:
        return super().find_turn(state) + 1


class WaitsForTheWrongOne(Pennies):
    def build_view(self, state: Hands, viewer: Viewer) -> View:
        return replace(super().build_view(state, viewer), waits={"7": Text("pennies.wait_hide")})


class LosesALine(Pennies):
    def apply(self, state: Hands, actor: Actor, action: Action) -> Progress:
        progress = super().apply(state, actor, action)
        lines = progress.state.lines
        return Progress(replace(progress.state, lines=lines[-1:]), progress.events)


class PaysWithoutAProof(Pennies):
    def apply(self, state: Hands, actor: Actor, action: Action) -> Progress:
        progress = super().apply(state, actor, action)
        lines = tuple(replace(line, points=line.points + 1) for line in progress.state.lines)
        return Progress(replace(progress.state, lines=lines) if state.coin else progress.state, progress.events)


class ShowsOtherPoints(Pennies):
    def build_view(self, state: Hands, viewer: Viewer) -> View:
        view = super().build_view(state, viewer)
        return replace(view, seats={seat: replace(seat_view, score=0) for seat, seat_view in view.seats.items()})


class RanksByNothing(Pennies):
    def find_outcome(self, state: Hands) -> Outcome | None:
        outcome = super().find_outcome(state)
        return outcome and replace(outcome, ranks=(1,) * state.seats)


class ForgetsItsWork(Pennies):
    """System work is due under a name that is not declared."""

    system_actions: Mapping[str, Action] = MappingProxyType({})


def play_with(kind: type[Pennies]) -> Played:
    """Play a table of a faulty ruleset without the suite's checks."""
    case = Case(PENNIES, (), 2, "table", {"stake": "2"})
    played_table = play(case)
    return dataclasses.replace(
        played_table, ruleset=kind(), case=case._replace(game=Game(META, lambda _: kind(), PENNIES.assets))
    )


def replayed(kind: type[Pennies]) -> Played:
    """Return a table played by the faulty ruleset itself."""
    return play(Case(Game(META, lambda _: kind(), PENNIES.assets), (), 2, "table", {"stake": "2"}))


Check = Callable[[Played], None]
FAULTS: list[tuple[type[Pennies], Check]] = [
    (ChangesItsState, states.test_no_method_of_a_ruleset_changes_the_state),
    (Remembers, states.test_a_ruleset_loaded_anew_offers_and_does_the_same),
    (CountsItsQuestions, states.test_a_ruleset_loaded_anew_offers_and_does_the_same),
    (Remembers, states.test_replaying_the_log_gives_the_played_state),
    (Remembers, states.test_playing_on_from_any_snapshot_gives_the_same_end),
    (Remembers, states.test_undoing_gives_the_earlier_states),
    (OffersTheImpossible, prompts.test_every_outcome_of_chance_is_legal),
    (AsksTwoThingsUnderOneId, prompts.test_a_prompt_id_stands_for_one_question),
    (PlaysOnWhenOver, prompts.test_no_action_is_legal_once_the_table_is_over),
    (AnybodyMayHide, prompts.test_any_action_at_any_time_is_done_or_refused_with_a_reason),
    (ShowsChance, views.test_a_view_holds_only_the_prompts_of_its_viewer),
    (ShowsNull, views.test_null_is_never_a_value),
    (WaitsForNobody, views.test_every_view_has_the_same_waits_and_turn),
    (CountsOtherTurns, views.test_every_view_has_the_same_waits_and_turn),
    (WaitsForNobody, views.test_a_view_says_whom_the_table_waits_for),
    (WaitsForTheWrongOne, views.test_a_view_says_whom_the_table_waits_for),
    (ShowsOtherPoints, scores.test_views_show_the_same_points),
    (RanksByNothing, scores.test_the_result_ranks_the_totals_and_exists_only_at_the_end),
]


@pytest.mark.parametrize(("kind", "check"), FAULTS, ids=lambda value: value.__name__)
def test_a_fault_of_a_ruleset_is_found(kind: type[Pennies], check: Check) -> None:
    with pytest.raises(AssertionError):
        check(play_with(kind))


PLAYED_FAULTS: list[tuple[type[Pennies], Check]] = [
    (LosesALine, scores.test_lines_are_numbered_in_order_and_stay),
    (PaysWithoutAProof, scores.test_a_line_is_the_sum_of_its_parts),
]


@pytest.mark.parametrize(("kind", "check"), PLAYED_FAULTS, ids=lambda value: value.__name__)
def test_a_fault_in_a_table_is_found(kind: type[Pennies], check: Check) -> None:
    with pytest.raises(AssertionError):
        check(replayed(kind))


def test_undeclared_work_is_found() -> None:
    with pytest.raises(KeyError, match="pay_round"):
        replayed(ForgetsItsWork)


def test_a_table_without_a_possible_action_is_found() -> None:
    class Silent(Pennies):
        def list_prompts(self, state: Hands, actor: Actor | Seat) -> tuple[Prompt, ...]:
            return super().list_prompts(state, actor) if actor == SYSTEM else ()

    with pytest.raises(AssertionError, match="nobody may do anything"):
        replayed(Silent)


# --- secrets --------------------------------------------------------------------------------------


class ShowsSealedBids(SealedMarket):
    def build_view(self, state: State, viewer: Viewer) -> View:
        view = super().build_view(state, viewer)
        changed_seats = {
            str(seat): replace(view.seats[str(seat)], stock=dict(bids)) for seat, bids in state.bids.items()
        }
        return replace(view, seats={**view.seats, **changed_seats})


class SaysThatNothingIsSecret(SealedMarket):
    def build_view(self, state: State, viewer: Viewer) -> View:
        return replace(super().build_view(state, viewer), secrets=False)


class SaysItToOneAlone(SealedMarket):
    def build_view(self, state: State, viewer: Viewer) -> View:
        return replace(super().build_view(state, viewer), secrets=viewer == 0)


class SaysItOnceABidIsHigh(SealedMarket):
    def build_view(self, state: State, viewer: Viewer) -> View:
        best = max((sum(amounts.values()) for amounts in state.bids.values()), default=0)
        return replace(super().build_view(state, viewer), secrets=best > 3)


class RefusesWithASecret(SealedMarket):
    def apply(self, state: State, actor: Actor, action: Action) -> Progress:
        try:
            return super().apply(state, actor, action)
        except IllegalAction as error:
            bids = [sum(amounts.values()) for amounts in state.bids.values()]
            raise IllegalAction(error.code, {"best": max(bids, default=0)}) from None


class AsksOpenlyWhatIsSecret(SealedMarket):
    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        base_prompts = super().list_prompts(state, actor)
        return tuple(
            replace(prompt, secret=False) if isinstance(prompt, SeatPrompt) else prompt for prompt in base_prompts
        )


class NamesNobodyAskedInSecret(SealedMarket):
    def build_view(self, state: State, viewer: Viewer) -> View:
        return replace(super().build_view(state, viewer), secret_seats=())


class TellsNobodyWhatWasDrawn(SealedMarket):
    def apply(self, state: State, actor: Actor, action: Action) -> Progress:
        progress = super().apply(state, actor, action)
        return Progress(progress.state, tuple(event for event in progress.events if not isinstance(event, CardsDrawn)))


class WorksOnASecret(SealedMarket):
    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        base_prompts = super().list_prompts(state, actor)
        best = max((sum(amounts.values()) for amounts in state.bids.values()), default=0)
        return (*base_prompts, SystemPrompt("score_round")) if actor == SYSTEM and best > 3 else base_prompts


def market_with(kind: type[SealedMarket]) -> Played:
    """Return a table of Sealed Market played by the correct ruleset, to be checked with the faulty one."""
    return dataclasses.replace(play(Case(SEALED_MARKET, (), 3, "table", {})), ruleset=kind())


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (ShowsSealedBids, secrets.test_a_viewer_does_not_see_what_it_is_not_told),
        (SaysItOnceABidIsHigh, secrets.test_a_viewer_does_not_see_what_it_is_not_told),
        (SaysThatNothingIsSecret, secrets.test_a_viewer_does_not_see_what_it_is_not_told),
        (RefusesWithASecret, secrets.test_no_refusal_depends_on_what_a_seat_is_not_told),
        (WorksOnASecret, secrets.test_due_system_work_does_not_depend_on_secrets),
        (AsksOpenlyWhatIsSecret, secrets.test_a_shared_phone_shows_no_secret),
        (NamesNobodyAskedInSecret, secrets.test_a_shared_phone_shows_no_secret),
    ],
    ids=lambda value: value.__name__,
)
def test_a_leaked_secret_is_found(
    kind: type[SealedMarket], check: Callable[[Played, list[secrets.Secret]], None]
) -> None:
    played_table = market_with(kind)
    with pytest.raises(AssertionError):
        check(played_table, secrets_of(played_table))


@pytest.mark.parametrize("kind", [SaysThatNothingIsSecret, SaysItToOneAlone], ids=lambda value: value.__name__)
def test_a_view_with_an_undeclared_secret_is_found(kind: type[SealedMarket]) -> None:
    with pytest.raises(AssertionError):
        views.test_without_secrets_all_views_are_equal_but_for_own_parts(market_with(kind))


def test_a_draw_that_guessing_would_confirm_is_found() -> None:
    with pytest.raises(AssertionError):
        secrets.test_entries_of_chance_reveal_only_what_a_viewer_sees(market_with(TellsNobodyWhatWasDrawn))
