"""Isle of Skye: what is secret in a round, and gold that a table hides."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.host import FinishNow
from games.core.prompt import PlacePrompt
from games.core.seats import SPECTATOR
from games.isle_of_skye.actions import (
    FinishBuilding,
    PlaceAxe,
    PlaceTile,
    ReportGold,
    ScoreGame,
    ScoreRound,
    SetPrices,
    SetTracking,
)
from games.isle_of_skye.state import State, with_clan
from tests.games.isle_of_skye.shapes import (
    AXE,
    PRICES,
    RULES,
    founded_table,
    go,
    start,
    table_after_purchases,
    table_with_draws,
    table_with_offers,
)

Table = State[Any]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_a_choice_behind_a_screen(viewer: Any) -> None:
    other = go(table_with_draws(), (0, PlaceAxe(1, 0, "b01")), (0, SetPrices(1, 0, {"b02": 3, "b03": 2})))
    after_choice = go(table_with_draws(), (0, AXE), (0, PRICES))
    assert msgspec.json.encode(RULES.build_view(after_choice, viewer)) == msgspec.json.encode(
        RULES.build_view(other, viewer)
    )
    assert RULES.build_view(after_choice, 0) != RULES.build_view(other, 0)
    own_view = RULES.build_view(after_choice, 0)
    assert {name: (slot.price, slot.mark) for name, slot in own_view.displays["offer-0"].slots.items()} == {
        "b01": (2, ""),
        "b02": (1, ""),
        "b03": (0, "axe"),
    }
    assert own_view.answered == {"axe-1-0": {"tile": "b03"}, "prices-1-0-b03": {"prices": {"b01": 2, "b02": 1}}}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_view_lists_the_rounds_of_each_scoring_tile_and_each_round_follows_it(seats: int) -> None:
    table = founded_table(seats=seats)
    goal_rounds = RULES.build_view(table, SPECTATOR).goal_rounds
    assert list(goal_rounds) == ["A", "B", "C", "D"]
    assert {len(rounds) for rounds in goal_rounds.values()} == {3}
    for number in range(1, RULES.build_view(table, SPECTATOR).rounds + 1):
        goals_now = RULES.build_view(replace(table, round=number), SPECTATOR).goals_now
        assert goals_now == tuple(place for place, rounds in goal_rounds.items() if number in rounds)


def test_others_gold_is_shown_if_the_option_is_on() -> None:
    hidden_table, open_table = (
        table_with_offers(table_with_draws()),
        table_with_offers(table_with_draws(hide_gold="off")),
    )
    assert [RULES.build_view(hidden_table, 0).seats[seat].stock for seat in "01"] == [{"gold": 2}, {}]
    assert [RULES.build_view(open_table, SPECTATOR).seats[seat].stock for seat in "01"] == [{"gold": 2}, {"gold": 2}]


def is_secret(state: Table) -> bool:
    return RULES.build_view(state, SPECTATOR).secrets


def test_prices_are_secret_until_the_screens_are_lifted_and_gold_while_the_table_hides_it() -> None:
    prices, gold, neither = (
        {"hide_gold": "off"},
        {"prices": "after_reveal"},
        {"hide_gold": "off", "prices": "after_reveal"},
    )
    before = RULES.setup(start()).state
    assert [
        is_secret(state)
        for state in (before, founded_table(), table_with_draws(), table_with_offers(), table_after_purchases())
    ] == [False, *4 * [True]]
    assert [
        is_secret(state)
        for state in (
            founded_table(**prices),
            table_with_draws(**prices),
            table_with_offers(table_with_draws(**prices)),
        )
    ] == [
        False,
        True,
        False,
    ]
    assert [is_secret(table_with_draws(**options)) for options in (gold, neither)] == [True, False]
    over = go(table_after_purchases(), (None, FinishNow()), (None, ScoreGame()))
    assert not is_secret(over)


def test_before_the_first_income_everybody_knows_that_there_is_no_gold() -> None:
    view = RULES.build_view(RULES.setup(start()).state, SPECTATOR)
    assert [seat.stock for seat in view.seats.values()] == [{"gold": 0}] * 2


@pytest.mark.parametrize("hide_gold", ["on", "off"])
def test_where_gold_is_not_tracked_there_are_secrets_only_while_it_is_entered_and_counted(hide_gold: str) -> None:
    state, secrecy = founded_table(tracking="territories", hide_gold=hide_gold), {}
    while state.step != "over":
        assert not is_secret(state)
        state = go(state, *((seat, FinishBuilding(state.round)) for seat in (0, 1)))
        if state.step == "purses":
            was_secret = is_secret(state)
            state = go(state, (0, ReportGold(state.round, {"gold": 7})))
            assert is_secret(state)
            state = go(state, (1, ReportGold(state.round, {"gold": 8})))
            secrecy[state.round] = was_secret, is_secret(state)
        state = go(state, (None, ScoreRound()))
        if state.step == "reckon":
            state = go(state, (None, ScoreGame()))
        elif secrecy:  # base_most_gold has counted it publicly
            counted_gold = {str(number): 8 for number in secrecy}
            assert [RULES.build_view(state, viewer).seats["1"].courses for viewer in (0, SPECTATOR)] == [
                {"gold": counted_gold}
            ] * 2
    assert secrecy == dict.fromkeys((4, 5, 6), (True, hide_gold == "on"))
    assert not is_secret(state)


def test_a_round_that_scores_no_gold_reveals_none() -> None:
    state = founded_table(tracking="territories", hide_gold="on")
    while state.round < 5:
        state = go(state, *((seat, FinishBuilding(state.round)) for seat in (0, 1)))
        if state.step == "purses":
            state = go(state, *((seat, ReportGold(state.round, {"gold": 0})) for seat in (0, 1)))
        state = go(state, (None, ScoreRound()))
    assert {line.reason for line in state.zero_lines if line.turn == 4} >= {"isle_of_skye.base_most_gold"}
    assert [seat.courses for seat in RULES.build_view(state, 0).seats.values()] == [{}, {}]
    assert not is_secret(state)


def test_gold_from_before_tracking_was_reduced_is_shown_to_nobody_until_the_end() -> None:
    """As the only secret it would cover every phone."""
    state = go(table_after_purchases(), (None, SetTracking("territories")))
    for seat in (0, 1):
        hand = state.clans[seat].hand
        state = with_clan(state, seat, replace(state.clans[seat], hand=hand[:1]))
    for seat in (0, 1):
        prompt = next(prompt for prompt in RULES.list_prompts(state, seat) if isinstance(prompt, PlacePrompt))
        (place, rotations), *_ = prompt.cells.items()
        x, y = (int(part) for part in place.split(","))
        state = go(state, (seat, PlaceTile(1, prompt.piece, x, y, int(next(iter(rotations))))))
    lower = go(state, (None, ScoreRound()))
    assert (lower.round, lower.tracking, lower.clans[0].gold) == (2, "territories", None)
    assert not is_secret(lower)
    assert [bool(seat.courses) for seat in RULES.build_view(lower, 0).seats.values()] == [False, False]
    over = go(
        lower, ("host", FinishNow()), *((seat, ReportGold(2, {"gold": 7})) for seat in (0, 1)), (None, ScoreGame())
    )
    assert all(len(seat.courses["gold"]) >= 1 for seat in RULES.build_view(over, SPECTATOR).seats.values())


def test_with_real_coins_anybody_enters_open_facts() -> None:
    state = table_with_draws(prices="after_reveal")
    actions = [(1, AXE), (1, PRICES), (1, PlaceAxe(1, 1, "b06")), (1, SetPrices(1, 1, {"b04": 2, "b05": 2}))]
    after = go(state, *actions)
    assert after.step == "buy"
    assert [clan.offer for clan in after.clans] == [{"b01": 2, "b02": 1}, {"b04": 2, "b05": 2}]
