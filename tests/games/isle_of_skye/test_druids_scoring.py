"""Cases that no recorded territory has: two runs in a row, cattle outside pastures, flat scrolls in open and closed
areas."""

from games.isle_of_skye.expansions.druids.scoring import SCROLLS, score_largest_herd
from games.isle_of_skye.scoring import prove_scroll
from games.isle_of_skye.subject import Proof, Subject
from tests.games.isle_of_skye.shapes import figures, subject, tile


def scrolled(kind: str, land: Subject) -> Proof:
    """Return what a scroll of that kind on the first tile scores."""
    at, symbol = next((at, scroll) for at, scroll in land.list_scrolls() if scroll.scroll == kind)
    return prove_scroll(land, SCROLLS[kind], at, land.land.find_area(at, symbol.region))


def line_of(kind: str, *cells: tuple[int, int]) -> Subject:
    meadow = tile("PPPP")
    return subject({(0, 0): tile("PPPP", f"scroll@P:{kind}"), **dict.fromkeys(cells, meadow)})


def test_a_row_or_a_column_counts_once_however_many_runs_it_has() -> None:
    along = [(x, 0) for x in (1, 2, 4, 5, 6, 8, 9)]
    below = [(y, x) for x, y in along]
    for kind, cells, expected in (
        ("druid_rows_of_3", along, {("4,0", "row_counted"), ("8,0", "line_short")}),
        ("druid_columns_of_3", below, {("0,4", "column_counted"), ("0,8", "line_short")}),
    ):
        parts, uncounted = figures(scrolled(kind, line_of(kind, *cells)))
        assert parts == {"scroll": (1, 1)}
        assert {left_out for left_out in uncounted if left_out[1] != "scroll_open"} == expected


def test_only_cattle_on_pastures_are_a_herd() -> None:
    steers = {(0, 0): tile("PPPM", "cattle@P"), (5, 5): tile("PMMM", "cattle@M", "cattle@M")}
    assert score_largest_herd(subject(steers)).points == 2


def test_a_flat_scroll_scores_its_value_doubled_in_a_completed_area() -> None:
    assert scrolled("druid_flat_3", line_of("druid_flat_3")).points == 3
    pond = tile("PPPP", "scroll@W:druid_flat_4", inside="W")
    assert scrolled("druid_flat_4", subject({(0, 0): pond})).points == 8
