"""Tiles of the dolmen board that are not entered yet: entered by anybody, by two at once, and corrected."""

from typing import Any

import pytest

from companion import errors
from companion.tables.corrections import previews
from games.core.errors import IllegalAction
from games.core.table_step import TableStep
from tests.records.druid_box import BOX
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import confirm, correct, drop, replace, submit_draft
from tests.tables.druids import NEXT, STONES, DruidsTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
FREE, CHEAP = "x20", "x35"
"""Tiles that cost 0 and 1; the first is the rightmost."""


class EmptyBoardTable(DruidsTable):
    """A table of Druids without any entered tile on the dolmen board. Buyers do not enter the next one."""

    def lay_out(self) -> None:
        """Enter nothing."""

    def buy_again(self, seat: int, tile: str = "nothing", **changes: Any) -> int:
        return self.act(seat, {"type": "buy_again", "what": tile}, **changes)

    def enter_tile(self, seat: int, number: int, tile: str, **changes: Any) -> int:
        """Enter a tile for a seat; return the version."""
        return self.act(seat, self.enter_tile_action(number, tile), **changes)

    def pass_remaining(self) -> None:
        """Let all remaining seats of the second buy turn buy nothing."""
        while self.state.step == "second":
            self.buy_again(int(next(iter(self.view()["waits"]))))


def play_to_second_turn(*tiles: str) -> EmptyBoardTable:
    """Play to the second buy turn of round 1; seat 2 has entered these tiles from the left."""
    table = EmptyBoardTable()
    table.to_second()
    for number, tile in enumerate(tiles, 1):
        if tile:
            table.enter_tile(2, number, tile)
    return table


def preview_by_seat(table: DruidsTable, seat: int, *edits: dict[str, Any]) -> previews.Preview:
    return previews.preview_draft(table.id, seat, {"type": "correction", "edits": list(edits)}, seat, host=False)


def wares(table: DruidsTable, version: int) -> list[TableStep]:
    """Return the steps of the put-right list that concern the dolmen board."""
    steps = previews.find_correction_difference(table.id, version, 0).steps
    return [step for step in steps if step.what.startswith("market")]


def price_of(table: DruidsTable, space: int) -> int:
    price: int = table.view()["surfaces"]["market"]["slots"][str(space)].get("price", 0)
    return price


# --- nobody waits for entered tiles ---------------------------------------------------------------------------


def test_a_round_is_played_though_nobody_enters_a_tile(system_seat: SystemSeat) -> None:
    table = EmptyBoardTable()
    assert table.display() == ("",) * 5
    slots = [table.view(seat)["surfaces"]["market"]["slots"]["3"] for seat in (0, 2)]
    assert slots == 2 * [{"adds": 2, "face_down": True}]
    table.to_second()
    with pytest.raises(IllegalAction) as error:
        table.buy_again(0, "space_1")
    assert error.value.code == "isle_of_skye.stone_unknown"
    table.pass_remaining()
    table.build_all()
    system_seat.work()
    assert (table.view()["turn"], table.enterable_spaces(1)) == (2, {"1": 19, "2": 1, "3": 2, "4": 3, "5": 4})
    with pytest.raises(IllegalAction) as error:
        table.enter_tile(1, 5, FREE)
    assert error.value.code == "isle_of_skye.stone_gone"
    table.check()


def test_a_tile_entered_while_the_next_seat_chooses_does_not_make_its_purchase_stale() -> None:
    """The buyer's phone had not seen it; the purchase is accepted all the same. After any other entry it would be
    stale."""
    table = play_to_second_turn("", "", "", CHEAP, FREE)
    before = table.version
    table.enter_tile(1, 1, "x2")
    table.act(1, {"type": "add_found_tile", "tile": "x38", "facts": BOX["x14"]})
    bought = table.buy_again(0, "space_5", version=before)
    assert (bought, table.state.clans[0].hand[-1]) == (before + 3, FREE)
    with pytest.raises(errors.StaleVersion):
        table.buy_again(1, "space_5", version=before)
    table.check()


def test_the_same_tile_entered_by_two_phones_at_once_is_entered_once() -> None:
    table = play_to_second_turn()
    before = table.version
    version = table.enter_tile(0, 3, "x13")
    assert table.enter_tile(1, 3, "x13", version=before) == version
    assert table.version == version
    for seat, seen_until, tile in ((1, before, "x14"), (1, version, "x13"), (0, version, "x14")):
        with pytest.raises(IllegalAction) as error:
            table.enter_tile(seat, 3, tile, version=seen_until)
        assert error.value.code == "isle_of_skye.stone_reported"
    assert table.version == version
    table.undo(0)
    entered_anew = table.enter_tile(1, 3, "x13", version=before)
    assert entered_anew == table.version, "the undone tile is entered anew"
    table.check()


def test_an_entered_tile_is_undone_though_others_entered_theirs_since() -> None:
    table = play_to_second_turn()
    table.enter_tile(0, 3, "x13")
    table.enter_tile(1, 4, CHEAP)
    table.undo(0)
    assert table.display() == ("", "", "", CHEAP, "")
    table.check()


# --- corrections ----------------------------------------------------------------------------------------------


def test_a_bought_tile_that_was_entered_wrongly_is_corrected_with_its_price() -> None:
    """The tile bought as the free one is really the one for 1 gold."""
    table = play_to_second_turn()
    version = table.enter_tile(0, 5, FREE)
    gold = table.state.clans[0].gold
    table.buy_again(0, "space_5")
    assert table.state.clans[0].gold == gold
    edit = replace(version, table.enter_tile_action(5, CHEAP))
    steps = preview_by_seat(table, 0, edit).difference.steps
    assert {(step.what, step.tile, step.n) for step in steps if step.kind != "gold"} == {
        ("put_back", FREE, 0),
        ("hold", CHEAP, 0),
    }
    assert correct(table, 0, edit).version
    clan = table.state.clans[0]
    assert (clan.gold, clan.hand[-1]) == (gold - 1, CHEAP)
    table.check()


def test_a_corrected_tile_that_the_buyer_could_not_pay_names_the_purchase() -> None:
    table = play_to_second_turn()
    version = table.enter_tile(0, 5, FREE)
    bought = table.buy_again(0, "space_5")
    dear = max(BOX, key=lambda tile: BOX[tile]["cost"])
    refused = preview_by_seat(table, 0, replace(version, table.enter_tile_action(5, dear))).refused
    assert refused
    assert (refused.ref, refused.why and refused.why.code) == (str(bought), "isle_of_skye.cannot_pay")
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, 0, replace(version, table.enter_tile_action(5, dear)))


def test_a_purchase_is_dropped_while_a_tile_is_not_entered() -> None:
    """The board is as before. Tiles of later turns keep their numbers and what was entered for them."""
    table = play_to_second_turn("", STONES[1], STONES[2], CHEAP, FREE)
    bought = table.buy_again(0, "space_5")
    table.buy_again(1, "space_5")
    table.enter_tile(2, 12, NEXT[0])
    assert table.display() == (NEXT[0], "", "", STONES[1], STONES[2])
    before = table.display()
    edits = [replace(bought, {"type": "buy_again", "what": "nothing"})]
    version = correct(table, 0, *edits).version or 0
    assert table.display() == (NEXT[0], "", STONES[1], STONES[2], CHEAP), "seat 1 bought the rightmost one"
    assert table.enterable_spaces(0) == {"2": 1}
    assert wares(table, version) == [
        TableStep("market", "market", tile=tile, n=n, instead=before[n - 1])
        for n, tile in ((3, STONES[1]), (4, STONES[2]), (5, CHEAP))
    ]
    assert FREE in table.state.clans[1].hand
    table.check()


def test_an_entry_for_a_tile_that_never_came_up_is_named_and_dropped_with_it() -> None:
    table = play_to_second_turn("", "", "", CHEAP, FREE)
    bought = table.buy_again(0, "space_5")
    version = table.enter_tile(0, 11, NEXT[0])
    no_purchase = replace(bought, {"type": "buy_again", "what": "nothing"})
    refused = preview_by_seat(table, 0, no_purchase).refused
    assert refused
    assert (refused.ref, refused.why and refused.why.code) == (str(version), "isle_of_skye.stone_gone")
    before = table.display()
    corrected_version = correct(table, 0, no_purchase, drop(version)).version or 0
    assert (before, table.display()) == ((NEXT[0], "", "", "", CHEAP), ("", "", "", CHEAP, FREE))
    assert wares(table, corrected_version) == [
        TableStep("market_unknown", "market", n=1, instead=NEXT[0]),
        TableStep("market", "market", tile=CHEAP, n=4),
        TableStep("market", "market", tile=FREE, n=5, instead=CHEAP),
    ]
    table.check()


def test_a_purchase_is_undone_with_the_tile_that_came_up_after_it() -> None:
    """That tile returns to the stacks, no matter who entered it. Other tiles stay entered. Redo restores everything."""
    table = play_to_second_turn("", "", "", CHEAP, FREE)
    gold = table.state.clans[0].gold
    table.buy_again(0, "space_5")
    table.enter_tile(1, 11, NEXT[0])
    table.enter_tile(2, 3, STONES[2])
    undo = table.undo(0)
    assert table.display() == ("", "", STONES[2], CHEAP, FREE)
    assert (table.state.clans[0].gold, table.state.step) == (gold, "second")
    assert submit_draft(table, 0, {"type": "redo", "undo": undo}).version
    assert table.display() == (NEXT[0], "", "", STONES[2], CHEAP)
    table.check()


def test_later_purchases_of_others_are_not_undone_with_a_purchase() -> None:
    """The tile that came up after the purchase was bought: only the host can correct that."""
    table = play_to_second_turn("", "", "", CHEAP, FREE)
    table.buy_again(0, "space_5")
    table.enter_tile(1, 11, NEXT[0])
    table.buy_again(1, "nothing")
    with pytest.raises(errors.NothingToUndo):
        table.undo(0)
    table.check()


def test_another_tile_on_a_space_changes_the_price() -> None:
    table = play_to_second_turn("", "", "", CHEAP)
    version = table.version
    assert price_of(table, 4) == 2
    corrected_version = confirm(table, correct(table, 2, replace(version, table.enter_tile_action(4, FREE))))
    assert price_of(table, 4) == 1
    assert wares(table, corrected_version) == [TableStep("market", "market", tile=FREE, n=4, instead=CHEAP)]
