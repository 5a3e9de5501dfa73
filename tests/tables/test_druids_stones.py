"""Tiles of the dolmen board that nobody has told, through the services: told by anybody, at once by two, corrected."""

from typing import Any

import pytest

from companion import errors
from companion.tables.corrections import previews
from games.core.errors import IllegalAction
from games.core.table_step import TableStep
from tests.history.correcting import confirm, correct, drop, make, replace
from tests.records.druid_box import BOX
from tests.tables.conftest import SystemSeat
from tests.tables.druids import NEXT, STONES, DruidsTable

pytestmark = pytest.mark.django_db(transaction=True)
FREE, CHEAP = "x20", "x35"
"""Tiles that cost 0 and 1; the first lies rightmost."""


class UntoldTable(DruidsTable):
    """Nobody has told what lies on the dolmen board; who buys does not tell what comes next."""

    def lay_out(self) -> None:
        """Nothing is told."""

    def buy_again(self, seat: int, what: str = "nothing", **changes: Any) -> int:
        return self.act(seat, {"type": "buy_again", "what": what}, **changes)

    def tell(self, seat: int, number: int, tile: str, **changes: Any) -> int:
        """The seat tells a tile; the version of that."""
        return self.act(seat, self.telling(number, tile), **changes)

    def passing(self) -> None:
        """Whoever is left in the second buy turn buys nothing."""
        while self.state.step == "second":
            self.buy_again(int(next(iter(self.view()["waits"]))))


def at_second(*told: str) -> UntoldTable:
    """The second buy turn of round 1 begins; of the tiles from the left these are told, by seat 2."""
    table = UntoldTable()
    table.to_second()
    for number, tile in enumerate(told, 1):
        if tile:
            table.tell(2, number, tile)
    return table


def seen(table: DruidsTable, seat: int, *edits: dict[str, Any]) -> previews.Preview:
    """What the seat would correct, as it is shown it."""
    return previews.preview_of(table.id, seat, {"type": "correction", "edits": list(edits)}, seat, host=False)


def wares(table: DruidsTable, version: int) -> list[TableStep]:
    """What is to be put right on the dolmen board after a correction."""
    steps = previews.put_right(table.id, version, 0).steps
    return [step for step in steps if step.what.startswith("ware")]


def price_of(table: DruidsTable, space: int) -> int:
    price: int = table.view()["surfaces"]["market"]["slots"][str(space)].get("price", 0)
    return price


# --- nobody waits ---------------------------------------------------------------------------------------------


def test_a_round_is_played_though_nobody_tells_anything(system_seat: SystemSeat) -> None:
    table = UntoldTable()
    assert table.display() == ("",) * 5
    slots = [table.view(seat)["surfaces"]["market"]["slots"]["3"] for seat in (0, 2)]
    assert slots == 2 * [{"adds": 2, "face_down": True}]
    table.to_second()
    with pytest.raises(IllegalAction) as error:
        table.buy_again(0, "space_1")
    assert error.value.code == "isle_of_skye.stone_untold"
    table.passing()
    table.build_all()
    system_seat.work()
    assert (table.view()["turn"], table.untold(1)) == (2, {"1": 19, "2": 1, "3": 2, "4": 3, "5": 4})
    with pytest.raises(IllegalAction) as error:
        table.tell(1, 5, FREE)
    assert error.value.code == "isle_of_skye.stone_gone"
    table.check()


def test_what_is_told_while_the_next_one_chooses_does_not_come_before_its_purchase() -> None:
    """The buyer's phone had not seen it yet: the purchase holds all the same. After anything else it is stale."""
    table = at_second("", "", "", CHEAP, FREE)
    before = table.version
    table.tell(1, 1, "x2")
    table.act(1, {"type": "add_found_tile", "tile": "x38", "facts": BOX["x14"]})
    bought = table.buy_again(0, "space_5", expected_version=before)
    assert (bought, table.state.clans[0].hand[-1]) == (before + 3, FREE)
    with pytest.raises(errors.StaleVersion):
        table.buy_again(1, "space_5", expected_version=before)
    table.check()


def test_two_phones_that_tell_the_same_tile_at_once_have_told_it_once() -> None:
    table = at_second()
    before = table.version
    told = table.tell(0, 3, "x13")
    assert table.tell(1, 3, "x13", expected_version=before) == told
    assert table.version == told
    for seat, seen_until, tile in ((1, before, "x14"), (1, told, "x13"), (0, told, "x14")):
        with pytest.raises(IllegalAction) as error:
            table.tell(seat, 3, tile, expected_version=seen_until)
        assert error.value.code == "isle_of_skye.stone_told"
    assert table.version == told
    table.undo(0)
    again = table.tell(1, 3, "x13", expected_version=before)
    assert again == table.version, "what was taken back is told anew"
    table.check()


def test_who_told_a_tile_takes_it_back_though_others_told_theirs_since() -> None:
    table = at_second()
    table.tell(0, 3, "x13")
    table.tell(1, 4, CHEAP)
    table.undo(0)
    assert table.display() == ("", "", "", CHEAP, "")
    table.check()


# --- corrections ----------------------------------------------------------------------------------------------


def test_a_tile_that_was_told_wrongly_and_bought_costs_what_it_should() -> None:
    """What was bought as the free one is the one for 1 gold."""
    table = at_second()
    told = table.tell(0, 5, FREE)
    gold = table.state.clans[0].gold
    table.buy_again(0, "space_5")
    assert table.state.clans[0].gold == gold
    edit = replace(told, table.telling(5, CHEAP))
    steps = seen(table, 0, edit).difference.steps
    assert {(step.what, step.tile, step.n) for step in steps if step.kind != "gold"} == {
        ("put_back", FREE, 0),
        ("hold", CHEAP, 0),
    }
    assert correct(table, 0, edit).version
    clan = table.state.clans[0]
    assert (clan.gold, clan.hand[-1]) == (gold - 1, CHEAP)
    table.check()


def test_a_tile_that_the_buyer_could_not_have_paid_names_the_purchase() -> None:
    table = at_second()
    told = table.tell(0, 5, FREE)
    bought = table.buy_again(0, "space_5")
    dear = max(BOX, key=lambda tile: BOX[tile]["cost"])
    refused = seen(table, 0, replace(told, table.telling(5, dear))).refused
    assert refused
    assert (refused.ref, refused.why and refused.why.code) == (str(bought), "isle_of_skye.cannot_pay")
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, 0, replace(told, table.telling(5, dear)))


def test_a_purchase_that_did_not_happen_while_a_tile_is_untold() -> None:
    """The board is as it was before; what later turns brought keeps its number, and so what is told of it."""
    table = at_second("", STONES[1], STONES[2], CHEAP, FREE)
    bought = table.buy_again(0, "space_5")
    table.buy_again(1, "space_5")
    table.tell(2, 12, NEXT[0])
    assert table.display() == (NEXT[0], "", "", STONES[1], STONES[2])
    before = table.display()
    edits = [replace(bought, {"type": "buy_again", "what": "nothing"})]
    done = correct(table, 0, *edits).version or 0
    assert table.display() == (NEXT[0], "", STONES[1], STONES[2], CHEAP), "seat 1 bought the rightmost one"
    assert table.untold(0) == {"2": 1}
    assert wares(table, done) == [
        TableStep("ware", "market", tile=tile, n=n, instead=before[n - 1])
        for n, tile in ((3, STONES[1]), (4, STONES[2]), (5, CHEAP))
    ]
    assert FREE in table.state.clans[1].hand
    table.check()


def test_what_was_told_of_a_tile_that_never_came_up_is_named_and_goes_with_it() -> None:
    table = at_second("", "", "", CHEAP, FREE)
    bought = table.buy_again(0, "space_5")
    told = table.tell(0, 11, NEXT[0])
    nothing = replace(bought, {"type": "buy_again", "what": "nothing"})
    refused = seen(table, 0, nothing).refused
    assert refused
    assert (refused.ref, refused.why and refused.why.code) == (str(told), "isle_of_skye.stone_gone")
    before = table.display()
    done = correct(table, 0, nothing, drop(told)).version or 0
    assert (before, table.display()) == ((NEXT[0], "", "", "", CHEAP), ("", "", "", CHEAP, FREE))
    assert wares(table, done) == [
        TableStep("ware_untold", "market", n=1, instead=NEXT[0]),
        TableStep("ware", "market", tile=CHEAP, n=4),
        TableStep("ware", "market", tile=FREE, n=5, instead=CHEAP),
    ]
    table.check()


def test_a_purchase_is_taken_back_with_the_tile_that_came_up_by_it() -> None:
    """Whoever told that tile: it goes back onto the stacks. Other tiles stay told, and redo brings all of it back."""
    table = at_second("", "", "", CHEAP, FREE)
    gold = table.state.clans[0].gold
    table.buy_again(0, "space_5")
    table.tell(1, 11, NEXT[0])
    table.tell(2, 3, STONES[2])
    undo = table.undo(0)
    assert table.display() == ("", "", STONES[2], CHEAP, FREE)
    assert (table.state.clans[0].gold, table.state.step) == (gold, "second")
    assert make(table, 0, {"type": "redo", "undo": undo}).version
    assert table.display() == (NEXT[0], "", "", STONES[2], CHEAP)
    table.check()


def test_what_others_bought_since_is_not_taken_back_with_a_purchase() -> None:
    """It stays the host's to put right: the tile that came up by the purchase was bought."""
    table = at_second("", "", "", CHEAP, FREE)
    table.buy_again(0, "space_5")
    table.tell(1, 11, NEXT[0])
    table.buy_again(1, "nothing")
    with pytest.raises(errors.NothingToUndo):
        table.undo(0)
    table.check()


def test_another_tile_told_on_a_space_costs_another_price() -> None:
    table = at_second("", "", "", CHEAP)
    told = table.version
    assert price_of(table, 4) == 2
    done = confirm(table, correct(table, 2, replace(told, table.telling(4, FREE))))
    assert price_of(table, 4) == 1
    assert wares(table, done) == [TableStep("ware", "market", tile=FREE, n=4, instead=CHEAP)]
