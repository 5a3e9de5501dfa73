"""Druids beyond the rules: options of their own, and steps of the put-right list."""

import pytest
from msgspec.structs import replace

from games.core.difference import TableStep, compare_views
from games.core.errors import IllegalAction
from games.core.grid import pack
from games.core.seats import SPECTATOR
from games.isle_of_skye.expansions.druids.actions import BuyAgain, ReportDruidTile
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.meta import DRUIDS, META
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.territory import Placed, lay
from games.registry import find_game
from tests.games.isle_of_skye.druids import RULES, Table, go, second, start, tablets

# --- options --------------------------------------------------------------------------------------------------


def test_options_of_the_expansion_exist_only_where_it_is_played() -> None:
    key = DRUIDS.options[0].key
    assert RULES.meta.options == (*META.options, *DRUIDS.options)
    assert RULES.setup(start()).state.options[key] == "works", "the first value"
    assert RULES.setup(start(**{key: "does_not_work"})).state.options[key] == "does_not_work"
    base = IsleOfSkye()
    assert base.meta == META
    bare = replace(start(), expansions=())
    assert key not in base.setup(bare).state.options
    with pytest.raises(IllegalAction, match=r"table\.option"):
        base.setup(replace(bare, options={key: "works"}))
    with pytest.raises(IllegalAction, match=r"table\.option"):
        RULES.setup(start(**{key: "sometimes"}))


def test_a_capability_and_its_meta_data_offer_the_same_options() -> None:
    assert (Druids.id, Druids.options) == (DRUIDS.id, DRUIDS.options)
    keys = [option.key for option in RULES.meta.options]
    assert len(set(keys)) == len(keys), "no choice is made twice"


def test_a_table_keeps_its_expansions_in_the_order_of_the_game() -> None:
    meta = replace(META, expansions=(DRUIDS, replace(DRUIDS, id="journeyman")))
    assert meta.order_expansions(["journeyman", "druids", "journeyman", "of_another_game"]) == ("druids", "journeyman")
    assert find_game("isle_of_skye").meta.order_expansions([]) == ()


# --- steps of the put-right list ------------------------------------------------------------------------------


def steps(before: Table, after: Table) -> list[TableStep]:
    shown_steps = compare_views(RULES.build_view(before, SPECTATOR), RULES.build_view(after, SPECTATOR)).steps
    return [step for step in shown_steps if step.kind != "gold"]


def test_another_purchase_changes_the_market_and_the_buyers_pieces() -> None:
    """Each changed space of the board is named with its tile; unchanged spaces are not."""
    after_fifth = go(second(), (0, BuyAgain("space_5")), (0, ReportDruidTile(21, "xd01")))
    after_third = go(second(), (0, BuyAgain("space_3")), (0, ReportDruidTile(21, "xd01")))
    old_display, new_display = after_fifth.slices.druids.display, after_third.slices.druids.display
    changed_spaces = [n for n in range(5) if old_display[n] != new_display[n]]
    assert steps(after_fifth, after_third) == [
        *(TableStep("market", "market", tile=new_display[n], n=n + 1, instead=old_display[n]) for n in changed_spaces),
        TableStep("put_back", tile="xd18", seat=0),
        TableStep("hold", tile="xd05", seat=0),
    ]
    assert changed_spaces == [3, 4]


def test_a_space_that_becomes_empty_is_named() -> None:
    full = second(draw="app")
    after_purchase = go(full, (0, BuyAgain("space_1")))
    assert steps(full, after_purchase) == [
        TableStep("market", "market", n=1, instead="xd13"),
        TableStep("hold", tile="xd13", seat=0),
    ]
    assert steps(after_purchase, full)[0] == TableStep("market", "market", tile="xd13", n=1)


def test_an_unknown_tile_is_not_an_empty_space() -> None:
    full = second()
    after_purchase = go(full, (0, BuyAgain("space_1")))
    assert steps(full, after_purchase)[0] == TableStep("market_unknown", "market", n=1, instead="xd13")
    assert steps(after_purchase, full)[0] == TableStep("market", "market", tile="xd13", n=1)
    other = go(full, (0, BuyAgain("nothing")))
    assert steps(after_purchase, go(after_purchase, (0, ReportDruidTile(21, "xd01"))))[0] == TableStep(
        "market", "market", tile="xd01", n=1
    )
    assert steps(full, other) == []


def test_tablets_are_named_like_all_pieces_of_a_seat() -> None:
    without, with_two = second(), second(tablets={1: tablets("buy_own", "discount_2")})
    assert steps(without, with_two) == [
        TableStep("stock", seat=1, kind="tablet_buy_own", n=1),
        TableStep("stock", seat=1, kind="tablet_discount_2", n=1),
    ]
    assert [step.n for step in steps(with_two, without)] == [-1, -1]


def test_a_changed_choice_of_scroll_is_named_by_the_tiles() -> None:
    state = second()
    land = state.clans[0].territory
    for n, tile in enumerate(("xd09", "xd10"), 1):
        land = lay(land, RULES.rules_cache(state.pieces).box, pack(0, n), Placed(tile, 0, n, 1))
    state = with_clan(state, 0, replace(state.clans[0], territory=land))

    def choosing(*rows: int) -> Table:
        dolmen = replace(state.slices.druids, chosen={0: tuple(pack(0, row) for row in rows)})
        return replace(state, slices=replace(state.slices, druids=dolmen))

    first = TableStep("mark", "0", "0,1", tile="xd09", seat=0, kind="scroll_again")
    twice = replace(first, kind="scroll_again_2")
    assert steps(state, choosing(1)) == [first]
    assert steps(choosing(1), choosing(2)) == [
        replace(first, what="unmark"),
        replace(first, place="0,2", tile="xd10"),
    ]
    assert steps(choosing(1), choosing(1, 1)) == [replace(first, what="unmark"), twice]
