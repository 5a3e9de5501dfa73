"""The worked positions of the expansions' rules (section 12). Player 0 begins, and both alternate."""

import pytest

from games.carcassonne.actions import ScoreGame
from games.core.grid import pack
from games.core.host import FinishNow
from tests.games.carcassonne_positions import ABBOT_BACK, BUILDER, Move, end, lay, play

INN_ROAD = (lay("IN", 1, 0, 1, 0, figure=("follower", "road", "W")), lay("A", -1, 0, 3, 1))
CATHEDRAL = (
    lay("IK", 0, -1, 0, 0, figure=("follower", "city", "N")),
    lay("E", 0, -2, 2, 1),
    lay("E", 1, -1, 3, 0),
    lay("E", -1, -1, 1, 1),
)


@pytest.mark.parametrize(("laid", "scores"), [(INN_ROAD, [6, 0]), (CATHEDRAL, [15, 0])], ids=["inn", "cathedral"])
def test_what_is_finished_scores_at_once_and_unfinished_never(laid: tuple[Move, ...], scores: list[int]) -> None:
    _, state, _ = play(("inns_cathedrals",), *laid)
    assert list(state.scores) == scores
    assert end(*play(("inns_cathedrals",), *laid[:-1])[:2]) == [0, 0]


@pytest.mark.parametrize(
    ("laid", "reason"), [(INN_ROAD, "road_inn_open"), (CATHEDRAL, "city_cathedral_open")], ids=["inn", "cathedral"]
)
def test_what_is_unfinished_has_a_line_of_0_that_says_why(laid: tuple[Move, ...], reason: str) -> None:
    rules, state, _ = play(("inns_cathedrals",), *laid[:-1])
    view = rules.build_view(state, 0)
    (projected,) = (line for line in rules.project_scores(view) if not line.points)
    assert not view.zero_lines
    finished = rules.apply(state, "host", FinishNow()).state
    view = rules.build_view(rules.apply(finished, "system", ScoreGame()).state, 0)
    (line,) = view.zero_lines.values()
    assert line == projected
    assert (line.seat, line.points, line.reason) == (0, 0, f"carcassonne.{reason}")
    assert line.why
    assert [left.reason for left in line.left_over] == ["carcassonne.open_edge"]
    assert view.final_lines == (line.n,)
    rules, state, _ = play(("inns_cathedrals",), *laid)
    assert all(line.points for line in rules.project_scores(rules.build_view(state, 0)))


def test_the_big_follower_counts_two_in_a_joined_road() -> None:
    big = lay("V", 1, 0, 0, 0, figure=("big", "road", "W"))
    small = lay("V", 0, 1, 3, 1, figure=("follower", "road", "E"))
    assert end(*play(("inns_cathedrals",), big, small, lay("V", 1, 1, 1, 0))[:2]) == [4, 0]


def test_whoever_closes_a_city_takes_its_goods_whoever_scores_it() -> None:
    city = lay("TT", 0, -1, 2, 0, figure=("follower", "city", "E"))
    rules, state, _ = play(("traders_builders",), city, lay("E", 1, -1, 3, 1))
    assert list(state.scores) == [6, 0]
    assert [rules.rules.count_stock(state, seat)["wine"] for seat in (0, 1)] == [0, 1]
    assert end(rules, state) == [6, 10]


def test_a_builder_earns_a_second_part_and_no_third() -> None:
    _, state, events = play(("traders_builders",), *BUILDER)
    assert "BuilderWorked" in events
    assert state.active == 0
    _, state, events = play(("traders_builders",), *BUILDER, lay("U", 4, 0, 1, 0, part=2))
    assert "BuilderWorked" not in events
    assert state.active == 1


def test_a_pig_makes_a_city_worth_one_more() -> None:
    farm = lay("E", 0, -1, 2, 0, figure=("follower", "field", "NL"))
    pig = lay("B", -1, -1, 0, 0, figure=("pig", "field", "NL"))
    assert end(*play(("traders_builders",), farm, lay("B", 0, 1, 0, 1), pig)[:2]) == [4, 0]


def test_an_abbot_that_is_taken_back_scores_at_once() -> None:
    _, state, _ = play(("abbot",), *ABBOT_BACK)
    assert list(state.scores) == [3, 0]


@pytest.mark.parametrize(
    ("straight", "turns", "legal"),
    [
        ((), "no_u_turn", {1}),
        ((lay("RD", 1, 1, 1, 1),), "no_u_turn", {0, 1}),
        ((lay("RD", 1, 1, 1, 1),), "alternate", {1}),
    ],
    ids=["a U-turn", "straight between", "alternating"],
)
def test_the_river_does_not_turn_back(straight: tuple[Move, ...], turns: str, legal: set[int]) -> None:
    """Sections e13 and e15."""
    rules, state, _ = play(("river",), lay("RJ", 1, 0, 1, 0), *straight, river_turns=turns)
    placements = rules.rules.find_placements(state.board, "RG", state.options)
    assert set(placements[pack(1, 1 + len(straight))]) == legal
