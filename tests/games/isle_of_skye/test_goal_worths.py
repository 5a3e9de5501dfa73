"""The shown worth of a scoring tile equals what it scores if it is scored now, or is unknown; it is computed from the
view alone."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from games.core.company import build_view_in_company
from games.core.host import FinishNow
from games.core.score import ScoreLine
from games.core.seats import SPECTATOR, Seat
from games.core.step import OVER, Flow
from games.core.view import View, Worth
from games.isle_of_skye.actions import ScoreRound
from games.isle_of_skye.expansions.druids.scoring import GOALS as DRUID_GOALS
from games.isle_of_skye.income import find_letters, find_rounds
from games.isle_of_skye.rounds import name_goal_category
from games.isle_of_skye.scoring import GOALS
from games.isle_of_skye.state import GOAL_PLACES, State, with_clan
from games.isle_of_skye.steps.scoring import Score
from games.registry import find_game
from tests.contract.cases import EVERYTHING, Case
from tests.contract.tables import Played, play
from tests.games.isle_of_skye.shapes import RULES, founded_table, go
from tests.rulesets.skye_journeyman import SKYE_WITH_JOURNEYMAN

Table = State[Any]
SKYE = find_game("isle_of_skye")
CASES = {
    "2": Case(SKYE, (), 2, "app", {}),
    "3, gold shown": Case(SKYE, (), 3, "table", {"hide_gold": "off", "barrels_counted": "per_symbol"}),
    "4, territories": Case(SKYE, (), 4, "table", {"tracking": "territories", "castle_tile": "does_not_count"}),
    "5": Case(SKYE, (), 5, "app", {"hide_gold": "off", "lines": "one_per_column"}),
    "druids": Case(SKYE, ("druids",), 3, "app", {"hide_gold": "off"}),
    "druids, told": Case(SKYE, ("druids",), 2, "table", {}),
    "journeyman": Case(SKYE_WITH_JOURNEYMAN, ("journeyman",), 2, "app", {"progress_board": "known"}),
}
GOLD = "base_most_gold"
STRIDE = 7 if EVERYTHING else 13
"""At every so many states of a table worths and points are compared."""


class Compared(NamedTuple):
    """The worth shown to a seat, whether it can be known, and the points scored."""

    goal: str
    worth: Worth
    is_known: bool
    points: int


@cache
def played_table(name: str) -> Played:
    return play(CASES[name])


def with_goals_on(state: Table, places: str, names: tuple[str, ...], other_goals: Iterator[str]) -> Table:
    """Return the state with these scoring tiles on these places, and others on the rest."""
    goals = dict(zip(places, names, strict=False))
    return replace(state, goals=tuple(goals.get(place) or next(other_goals) for place in GOAL_PLACES))


def at_scoring(state: Table) -> Table:
    """Return the state in which the round's scoring is due."""
    return replace(state, flow=Flow(Score.name, state.flow.number), done=False)


def scored_now(rules: Any, state: Table) -> tuple[ScoreLine, ...]:
    after_scoring: Table = rules.apply(at_scoring(state), "system", ScoreRound()).state
    return after_scoring.lines[len(state.lines) :]


def is_known(state: Table, seat: Seat) -> bool:
    """True if the seat can work out what it gets for the most gold."""
    gold = [clan.gold for clan in state.clans]
    is_public = state.options["hide_gold"] == "off" and None not in gold
    return is_public or gold[seat] == 0


@cache
def compared(name: str) -> tuple[Compared, ...]:
    """Compare at states throughout a table, with every scoring tile on the places that count: the worth shown to
    each seat, and the points if it is scored now."""
    table = played_table(name)
    rules: Any = table.ruleset
    names: tuple[str, ...] = tuple(rules.extended.goals)
    comparisons = []
    for state in table.states[::STRIDE]:
        if (
            len(state.goals) < len(GOAL_PLACES)
            or state.step == OVER
            or rules.steps.find_base_step(at_scoring(state)) is None
        ):
            continue
        places = find_letters(state.seats, state.round)
        for at in range(0, len(names), len(places)):
            goals = names[at : at + len(places)]
            other_goals = (other_goal for other_goal in names if other_goal not in goals)
            moment = with_goals_on(state, places, goals, other_goals)
            lines = scored_now(rules, moment)
            for seat in range(state.seats):
                worths = rules.build_view(moment, seat).goal_worths
                for place, goal in zip(places, goals, strict=False):
                    seat_lines = (
                        line for line in lines if (line.seat, line.category) == (seat, name_goal_category(place))
                    )
                    if place in worths:
                        knows = goal != GOLD or is_known(moment, seat)
                        comparisons.append(
                            Compared(goal, worths[place], knows, sum(line.points for line in seat_lines))
                        )
    return tuple(comparisons)


@pytest.mark.parametrize("name", CASES)
def test_every_scoring_tile_scores_its_shown_worth(name: str) -> None:
    for goal, worth, is_certain, points in compared(name):
        assert worth == (Worth(points) if is_certain else Worth(unknown=True)), goal


def test_every_scoring_tile_was_shown_with_points() -> None:
    """Equal results prove nothing if all are zero."""
    all_goals = {*GOALS, *DRUID_GOALS}
    assert len(all_goals) == 22
    assert {comparison.goal for name in CASES for comparison in compared(name) if comparison.worth.points} >= all_goals


@pytest.mark.parametrize("name", CASES)
def test_a_place_has_a_worth_until_its_last_scoring(name: str) -> None:
    """Also where steps follow the scoring in the same round."""
    table = played_table(name)
    for before, _, action, after, _ in table.steps:
        if isinstance(action, ScoreRound):
            for state, next_round in ((before, before.round), (after, before.round + 1)):
                expected = {place for place in GOAL_PLACES if find_rounds(state.seats, place)[-1] >= next_round}
                assert table.ruleset.build_view(state, 1).goal_worths.keys() == expected


def test_a_scored_round_is_not_projected_again_while_the_dolmen_board_is_refilled() -> None:
    (refill, *_) = (state for state in played_table("druids").states if state.step == "refill")
    rules = played_table("druids").ruleset
    lines = rules.project_scores(rules.build_view(refill, 0))
    assert not [line for line in lines if line.category.startswith("place_")]


@pytest.mark.parametrize("name", CASES)
def test_worths_are_computed_from_the_view_alone(name: str) -> None:
    """From the bytes that a phone has. A shared phone shows the worths of the spectator's view."""
    table = played_table(name)
    for state in table.states[::11]:
        view = table.ruleset.build_view(state, 1)
        received = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert table.ruleset.find_goal_worths(received, 1) == view.goal_worths
        watched = table.ruleset.build_view(state, SPECTATOR)
        in_company = build_view_in_company(table.ruleset, state, 1).goal_worths
        assert in_company == table.ruleset.find_goal_worths(watched, 1)
        shared = (worth for worth in in_company.items() if not worth[1].unknown)
        assert set(shared) <= set(view.goal_worths.items())


LYING = (GOLD, "base_sheep", "base_squares", "base_castle_road_tiles")


def test_a_worth_that_depends_on_others_gold_is_unknown_unless_the_seat_has_none() -> None:
    state = founded_table(3, goals=LYING)
    worths = {"B": Worth(0), "C": Worth(0), "D": Worth(1)}
    for gold, worth in ((7, Worth(unknown=True)), (0, Worth(0))):
        richer_state = with_clan(state, 0, replace(state.clans[0], gold=gold))
        richer = with_clan(richer_state, 1, replace(state.clans[1], gold=99))
        assert (
            RULES.build_view(richer_state, 0).goal_worths
            == RULES.build_view(richer, 0).goal_worths
            == {"A": worth, **worths}
        )


def test_with_open_gold_the_richest_seat_sees_its_points_and_the_poorest_none() -> None:
    state = founded_table(3, goals=LYING, hide_gold="off")
    for seat, gold in enumerate((9, 7, 5)):
        state = with_clan(state, seat, replace(state.clans[seat], gold=gold))
    assert [RULES.build_view(state, seat).goal_worths["A"] for seat in range(3)] == [Worth(5), Worth(2), Worth(0)]


def test_gold_that_was_not_entered_gives_an_unknown_worth() -> None:
    state = founded_table(goals=LYING, tracking="territories")
    assert RULES.build_view(state, 0).goal_worths["A"] == Worth(unknown=True)


def test_spectators_tables_without_aids_and_ending_games_show_no_worths() -> None:
    state = founded_table(goals=LYING)
    assert RULES.build_view(state, SPECTATOR).goal_worths == {}
    assert RULES.build_view(founded_table(goals=LYING, projection="off"), 0).goal_worths == {}
    assert RULES.build_view(go(state, (None, FinishNow())), 0).goal_worths == {}
