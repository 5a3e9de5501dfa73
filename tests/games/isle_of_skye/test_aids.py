"""Aids at a table of Isle of Skye: they are correct, computed from the view alone, and absent when switched off."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.host import FinishNow
from games.core.prompt import ChoosePrompt, PickPrompt, PlacePrompt
from games.core.score import ScoreLine
from games.core.seats import SPECTATOR, Viewer
from games.core.view import View
from games.isle_of_skye.actions import (
    AddTile,
    BuyTile,
    FinishBuilding,
    PlaceTile,
    ReceiveTile,
    ReportGold,
    ScoreGame,
    ScoreRound,
)
from games.isle_of_skye.aids import with_aids
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.tiles import PRINTED
from tests.games.isle_of_skye.recorded import ROWS, Table, recorded_steps, states
from tests.games.isle_of_skye.shapes import RULES, founded_table, go, table_with_offers

NONE = {"legal_cells": "off", "tiles_left": "off", "projection": "off"}
PLAIN_SHEEP = {
    "edges": dict.fromkeys("NESW", "pasture"),
    "center": "pasture",
    "features": [{"kind": "sheep", "region": "center", "count": 2}],
}


# --- tiles left in the bag ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", sorted(ROWS))
def test_tiles_left_are_those_in_the_bag_for_every_viewer(seats: int) -> None:
    for rules, _, _, state in recorded_steps(seats):
        bag = {tile: copies for tile, copies in state.bag.items() if copies}
        for viewer in (0, seats - 1, SPECTATOR):
            view = rules.build_view(state, viewer)
            if not view.outcome:
                assert (view.bag, view.bag_total) == (bag, sum(bag.values()))


def test_tiles_left_include_the_tables_own() -> None:
    state = founded_table(tracking="territories")
    more = go(state, (0, AddTile(1, "x1", PLAIN_SHEEP)))
    assert RULES.build_view(more, 1).bag == {**PRINTED.counts, "x1": 1}
    after_receiving = go(more, (0, ReceiveTile(1, "x1")))
    assert RULES.build_view(after_receiving, 1).bag == PRINTED.counts


def test_tiles_left_are_computed_from_the_view() -> None:
    """Removed from the view that a phone has, and computed again."""
    for rules, _, _, state in recorded_steps(3)[::5]:
        view = rules.build_view(state, 1)
        received = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert with_aids(replace(received, bag={}, bag_total=0), rules.extended.box) == view


# --- projection ---------------------------------------------------------------------------------------------


def knowable_lines(lines: Iterable[ScoreLine], viewer: Any) -> list[ScoreLine]:
    """Return the lines, without numbers, that a viewer can work out who knows only its own gold."""
    open_lines = (line for line in lines if line.reason != "isle_of_skye.base_most_gold" and not line.why)
    return [replace(line, n=0) for line in open_lines if line.category != "gold" or line.seat == viewer]


def of_goals(zeros: Iterable[ScoreLine]) -> list[ScoreLine]:
    """Return zero lines of scoring tiles, without numbers, that every viewer can work out."""
    goal_lines = (line for line in zeros if line.category.startswith("place_"))
    return [replace(line, n=0) for line in goal_lines if line.reason != "isle_of_skye.base_most_gold"]


def worth(rules: IsleOfSkye, state: Table, viewer: Viewer) -> list[ScoreLine]:
    """Return the lines that would score points, or an unknown amount."""
    return [line for line in rules.project_scores(rules.build_view(state, viewer)) if not line.why]


def final_lines_if_ended(rules: IsleOfSkye, state: Table) -> tuple[ScoreLine, ...]:
    """Return what the final scoring would be if the host ended the game now."""
    building = replace(state, flow=replace(state.flow, step="build"))
    last = rules.apply(building, "host", FinishNow()).state
    over = rules.apply(last, "system", ScoreGame()).state
    return over.lines[len(state.lines) :]


@pytest.mark.parametrize("seats", sorted(ROWS))
def test_the_projection_equals_the_scoring_if_nothing_changes(seats: int) -> None:
    for rules, before, action, after in recorded_steps(seats):
        if not isinstance(action, ScoreRound | ScoreGame):
            continue
        expected = after.lines[len(before.lines) :]
        zeros = after.zero_lines[len(before.zero_lines) :]
        if isinstance(action, ScoreRound):
            expected += final_lines_if_ended(rules, before)
        for viewer in (*range(seats), SPECTATOR):
            projected = rules.project_scores(rules.build_view(before, viewer))
            assert knowable_lines(projected, viewer) == knowable_lines(expected, viewer)
            zero_lines = [line for line in projected if line.why]
            assert of_goals(zeros) == of_goals(zero_lines)
            assert [line.n for line in zero_lines] == [
                -n - len(before.zero_lines) for n in range(1, len(zero_lines) + 1)
            ]
            numbers = [line.n for line in projected if not line.why]
            assert numbers == list(range(len(before.lines), len(before.lines) + len(numbers)))
    rules, _, _, over = recorded_steps(seats)[-1]
    assert rules.project_scores(rules.build_view(over, 0)) == ()


@pytest.mark.parametrize("seats", sorted(ROWS))
def test_with_open_gold_the_projection_is_complete(seats: int) -> None:
    for rules, before, action, after in states(seats, hide_gold="off"):
        if isinstance(action, ScoreRound):
            expected = (*after.lines[len(before.lines) :], *final_lines_if_ended(rules, before))
            assert [replace(line, n=0) for line in worth(rules, before, 0)] == [replace(line, n=0) for line in expected]
        if isinstance(action, ScoreGame):
            assert worth(rules, before, SPECTATOR) == [*after.lines[len(before.lines) :]]


def test_the_final_scoring_is_projected_in_every_round() -> None:
    """From the own gold and all scrolls in play."""
    first = {line.category for line in RULES.project_scores(RULES.build_view(founded_table(), 0)) if not line.why}
    assert first == {"gold"}
    rounds = {before.round for _, before, _, _ in recorded_steps(4) if before.step == "build"}
    projected_rounds = {
        before.round
        for rules, before, _, _ in recorded_steps(4)
        if before.step == "build"
        if any(line.category == "scrolls" for line in worth(rules, before, SPECTATOR))
    }
    assert projected_rounds >= rounds - {1, 2}


def test_a_scored_round_is_not_projected_during_the_final_scoring() -> None:
    """Nor when the host ends the game: scoring tiles no longer count then."""
    state = founded_table(goals=("base_castle_road_tiles", "base_sheep", "base_squares", "base_most_gold"))
    assert {line.category for line in worth(RULES, state, 0)} == {"place_a", "gold"}
    after_end = go(state, (None, FinishNow()))
    assert {line.category for line in RULES.project_scores(RULES.build_view(after_end, 0))} == {"gold"}


def test_hidden_gold_of_others_is_in_no_projection() -> None:
    """Facts that the viewer may not know do not affect it."""
    state = founded_table(goals=("base_most_gold", "base_sheep", "base_squares", "base_most_ships"))
    richer = with_clan(state, 1, replace(state.clans[1], gold=99))
    projected = RULES.project_scores(RULES.build_view(state, 0))
    assert projected == RULES.project_scores(RULES.build_view(richer, 0))
    assert [(line.seat, line.category) for line in projected if not line.unknown] == [(0, "gold")]
    unknown = [line for line in projected if line.unknown]
    assert {line.seat for line in unknown if line.category == "gold"} == {1}
    assert all((line.points, line.parts, line.counts) == (0, (), {}) for line in unknown)
    assert all(line.unknown for line in RULES.project_scores(RULES.build_view(richer, SPECTATOR)))


def test_a_projection_uses_printed_facts_of_own_tiles() -> None:
    goals = ("base_sheep", "base_squares", "base_most_ships", "base_most_gold")
    state = founded_table(goals=goals, tracking="territories")
    state = go(state, (0, AddTile(1, "x1", PLAIN_SHEEP)), (0, ReceiveTile(1, "x1")))
    (prompt, *_) = (prompt for prompt in RULES.list_prompts(state, 0) if isinstance(prompt, PlacePrompt))
    place = next(iter(prompt.cells))
    x, y = map(int, place.split(","))
    after_placement = go(state, (0, PlaceTile(1, "x1", x, y, 0)))
    (line,) = [known_line for known_line in worth(RULES, after_placement, 1) if not known_line.unknown]
    assert (line.seat, line.points, line.parts[0].things) == (0, 2, ((f"{place}/sheep1",), (f"{place}/sheep2",)))


def test_secretly_entered_gold_is_projected_only_for_its_seat() -> None:
    state = go(
        founded_table(tracking="territories"), (0, FinishBuilding(1)), (1, FinishBuilding(1)), (None, ScoreRound())
    )
    for number in range(2, 7):
        state = go(state, *((seat, FinishBuilding(number)) for seat in (0, 1)))
        if state.step == "purses":
            assert not [
                line
                for line in RULES.project_scores(RULES.build_view(state, 0))
                if line.category == "gold" and not line.unknown
            ]
            state = go(state, *((seat, ReportGold(number, {"gold": 11})) for seat in (0, 1)))
        if number == 6:
            gold = [
                line
                for line in RULES.project_scores(RULES.build_view(state, 0))
                if line.category == "gold" and not line.unknown
            ]
            assert [(line.seat, line.points) for line in gold] == [(0, 2)]
        state = go(state, (None, ScoreRound()))


# --- legal places -------------------------------------------------------------------------------------------


def test_the_number_of_legal_places_of_an_offered_tile_is_for_the_own_territory() -> None:
    state = table_with_offers()
    for seat in (0, 1):
        (buy,) = (prompt for prompt in RULES.list_prompts(state, seat) if isinstance(prompt, ChoosePrompt))
        for choice in buy.choices:
            after_purchases = go(state, (seat, BuyTile(choice.piece)))
            after_purchases = go(after_purchases, *((other, BuyTile()) for other in range(seat + 1, 2)))
            place_prompts = [
                prompt for prompt in RULES.list_prompts(after_purchases, seat) if isinstance(prompt, PlacePrompt)
            ]
            (place,) = (prompt for prompt in place_prompts if prompt.piece == choice.piece)
            assert choice.note
            assert choice.note.params == {"n": len(place.cells)}
        state = go(state, (seat, BuyTile()))


def test_without_aids_the_table_is_shown_without_help() -> None:
    for rules, _, _, state in states(3, **NONE):
        for viewer in (*range(3), SPECTATOR):
            view = rules.build_view(state, viewer)
            assert (view.bag, rules.project_scores(view)) == ({}, ())
            for prompt in view.prompts.values():
                if isinstance(prompt, PlacePrompt) and prompt.id != "castle":
                    around = {
                        f"{cell % 256 - 128},{cell // 256 - 128}" for cell in state.clans[viewer].territory.wanted
                    }
                    assert set(prompt.cells) == around
                    assert len(Counter(map(str, prompt.cells.values()))) == 1
                assert not isinstance(prompt, PickPrompt) or prompt.left == {}
                assert not any(choice.note for choice in getattr(prompt, "choices", ()) if prompt.id.startswith("buy"))
