"""Checks the lines of scrolls and gold, which score at the end, against the territories and the tile data alone."""

from collections.abc import Sequence

from tests.proofs.faults import require
from tests.proofs.skye_land import Land, Symbol
from tests.proofs.skye_lines import (
    Line,
    check_head,
    check_same,
    check_sum,
    find_counted,
    find_counted_symbols,
    find_left_over,
)

SCROLLS = {
    "per_2_sheep": ("sheep", 2),
    "per_cattle": ("cattle", 1),
    "per_2_barrels": ("barrel", 2),
    "per_broch": ("broch", 1),
    "per_2_ships": ("ship", 2),
    "per_farm": ("farm", 1),
    "per_lighthouse": ("lighthouse", 1),
}


def check_scrolls(lines: Sequence[Line], land: Land) -> None:
    """Check the lines of a seat's scrolls: one for each that counts something."""
    paid_places = []
    for line in lines:
        kind = line["reason"].removeprefix("isle_of_skye.scroll_")
        check_head(line, f"scroll_{kind}", "7")
        check_sum(line)
        scroll = next(
            (
                symbol
                for scroll_kind, symbol in land.list_scrolls()
                if (scroll_kind, symbol.place) == (kind, line["segments"][0])
            ),
            None,
        )
        require(scroll is not None, "no such scroll")
        assert scroll
        _check_scroll(line, land, kind, scroll)
        paid_places.append(scroll.place)
    check_same(
        paid_places,
        {
            symbol.place
            for kind, symbol in land.list_scrolls()
            if len(find_counted_symbols(land, SCROLLS[kind][0])) >= SCROLLS[kind][1]
        },
        "scrolls",
    )


def _check_scroll(line: Line, land: Land, kind: str, scroll: Symbol) -> None:
    area, per = land.find_area_of(scroll), SCROLLS[kind][1]
    doubled = not land.find_open_edges(area)
    groups = find_counted(line, "scroll_doubled" if doubled else "scroll", 1 + doubled)
    check_same(line["segments"][1:], land.list_places(area), "the scroll's area")
    check_same(line["closed_by"], land.find_inner_edges(area) if doubled else set(), "closing edges")
    require(all(len(group) == per for group in groups), "groups of another size")
    over = find_left_over(line, "odd_one", "scroll_open")
    check_same(
        [*(place for group in groups for place in group), *over["odd_one"]],
        find_counted_symbols(land, SCROLLS[kind][0]),
        "what it counts",
    )
    require(len(over["odd_one"]) < per, "a group is left over")
    require(bool(over["scroll_open"]) != doubled, "whether it is doubled")
    require(set(over["scroll_open"]) <= land.find_open_edges(area), "not an open edge of its area")


def check_gold(lines: Sequence[Line], gold: int) -> None:
    require(len(lines) == bool(gold // 5), "paid twice, or not")
    for line in lines:
        check_head(line, "gold_left", "7")
        check_sum(line)
        expected = {frozenset({f"purse/{first}-{first + 4}"}) for first in range(1, gold - 3, 5)}
        require(find_counted(line, "gold", 1) == expected, "not every five gold")
        remainder = {f"purse/{gold // 5 * 5 + 1}-{gold}"} if gold % 5 else set()
        check_same(find_left_over(line, "gold_rest")["gold_rest"], remainder, "what remains")
