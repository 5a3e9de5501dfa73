"""Scores: every point is in a line, every line is the sum of its parts, and all viewers see the same numbers."""

from collections import Counter

from games.core.score import rank_scores
from games.core.seats import SPECTATOR
from tests.contract.tables import Played
from tests.rulesets import TEST_GAMES


def test_a_line_is_the_sum_of_its_parts(table: Played) -> None:
    for line in table.ruleset.score(table.states[-1]).lines:
        assert line.points == sum(part.points for part in line.parts)
        assert line.points != 0, "lost points are a line too"
        assert len({part.code for part in line.parts}) == len(line.parts)
        for part in line.parts:
            assert part.count == len(part.things)
            assert part.points == part.count * part.value
            assert all(part.things), "each counted thing has a place"
            assert len(set(part.things)) == len(part.things), "nothing is counted twice"


def test_points_are_the_sum_of_the_lines(table: Played) -> None:
    for state in table.states:
        sheet = table.ruleset.score(state)
        by_seat: Counter[int] = Counter()
        by_category: Counter[tuple[int, str]] = Counter()
        for line in sheet.lines:
            by_seat[line.seat] += line.points
            by_category[line.seat, line.category] += line.points
        assert sheet.totals == tuple(by_seat[seat] for seat in range(table.case.seats))
        for seat, kinds in enumerate(sheet.by_category):
            assert kinds == {category: points for (of, category), points in by_category.items() if of == seat}


def test_lines_are_numbered_in_order_and_stay(table: Played) -> None:
    sheets = [table.ruleset.score(state).lines for state in table.states]
    final = sheets[-1]
    assert [line.n for line in final] == list(range(len(final)))
    assert [line.turn for line in final] == sorted(line.turn for line in final)
    for lines in sheets:
        assert lines == final[: len(lines)]


def test_lines_have_a_category_of_the_game(table: Played) -> None:
    lines = table.ruleset.score(table.states[-1]).lines
    assert {line.category for line in lines} <= set(table.ruleset.meta.categories)
    assert {line.seat for line in lines} <= set(range(table.case.seats))


def test_views_show_the_same_points(table: Played) -> None:
    for number, view in zip(table.sampled, table.views(SPECTATOR), strict=True):
        sheet = table.ruleset.score(table.states[number])
        assert [view.seats[str(seat)].score for seat in range(table.case.seats)] == list(sheet.totals)
        assert [view.seats[str(seat)].by_category for seat in range(table.case.seats)] == list(sheet.by_category)
        assert tuple(view.lines[key] for key in sorted(view.lines, key=int)) == sheet.lines


def test_the_result_ranks_the_totals_and_exists_only_at_the_end(table: Played) -> None:
    assert [state for state in table.states[:-1] if table.ruleset.find_outcome(state)] == []
    outcome = table.ruleset.find_outcome(table.states[-1])
    assert outcome
    totals = table.ruleset.score(table.states[-1]).totals
    assert outcome.scores == totals
    assert outcome.ranks == rank_scores(totals, outcome.tie_break)
    assert min(outcome.ranks) == 1
    assert table.ruleset.build_view(table.states[-1], SPECTATOR).outcome == outcome


def test_the_end_reveals_what_it_scored(table: Played) -> None:
    views = table.views(SPECTATOR)
    last = len(table.states) - 1
    assert all(not view.final_lines for view in (*views[:-1], table.view(last - 1, SPECTATOR)))
    before, after = table.ruleset.score(table.states[-2]).lines, table.ruleset.score(table.states[-1]).lines
    final = [line.n for line in after[len(before) :]] if table.case.game not in TEST_GAMES else []
    zeros = views[-1].zero_lines.keys() - table.view(last - 1, SPECTATOR).zero_lines.keys()
    assert sorted(views[-1].final_lines) == sorted([*final, *map(int, zeros)])
