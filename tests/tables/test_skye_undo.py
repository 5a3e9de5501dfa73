"""Undo at a table of Isle of Skye: lifted screens, purchases that later ones depend on, system scoring."""

import pytest

from companion import errors
from companion.tables import store
from companion.tables.corrections import previews
from companion.tables.models import HeadState
from companion.texts.localization import format_sentence
from tests.tables.clans import SkyeTable, tiles_of
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import Draft, confirm, correct, replace, submit_draft, undo

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def test_screens_lifted_too_early_are_lowered_and_only_the_seat_that_erred_chooses_again() -> None:
    table = SkyeTable()
    table.draw_all()
    for seat in table.places:
        table.axe(seat)
        table.price(seat, 2, 1)
    lifted = table.act(2, {"type": "lift_screens", "round": 1})
    assert [(clan.axe, clan.prices) for clan in table.state.clans] == [("", {})] * 3, "the offers lie open"
    with pytest.raises(errors.NothingToUndo):
        table.undo(2)
    correction = submit_draft(table, 2, undo(lifted))
    assert correction.version is None, "the host is asked"
    confirm(table, correction)
    down = table.state
    assert (down.step, down.lifted) == ("price", False)
    chosen = [(clan.axe, clan.prices, clan.gold) for clan in down.clans]
    assert [axe for axe, _, _ in chosen] == [tiles_of(seat)[2] for seat in table.places]
    assert all(list(prices.values()) == [2, 1] for _, prices, _ in chosen)
    table.undo(1)
    state = table.state
    assert state.clans[1].prices == {}
    assert [(clan.axe, clan.prices, clan.gold) for clan in (state.clans[0], state.clans[2])] == [chosen[0], chosen[2]]
    assert [list(table.view(seat)["prompts"]) for seat in (0, 2)] == [
        [f"axe-1-{seat}", f"prices-1-{seat}-{tiles_of(seat)[2]}"] for seat in (0, 2)
    ]
    table.price(1, 1, 3)
    table.act(2, {"type": "lift_screens", "round": 1})
    assert [list(clan.offer.values()) for clan in table.state.clans] == [[2, 1], [1, 3], [2, 1]]
    table.check()


def table_with_resale() -> SkyeTable:
    """Return a table where seat 0 buys from seat 1, which pays seat 2 with that gold. Seat 1 had 2 gold; the tile costs
    3."""
    table = SkyeTable()
    table.draw_all()
    for seat, second in ((0, 1), (1, 1), (2, 2)):
        table.axe(seat)
        table.price(seat, 2, second)
    table.act(0, {"type": "lift_screens", "round": 1})
    assert [clan.gold for clan in table.state.clans] == [2, 2, 1]
    table.buy(0, tiles_of(1)[0])
    table.buy(1, tiles_of(2)[0])
    return table


def test_a_purchase_is_not_undone_once_the_seller_has_spent_the_gold() -> None:
    """An undo is refused, and so is a correction with the host's confirmation, while the seller's purchase counts."""
    table = table_with_resale()
    spent = table.version
    before = table.document(0)
    with pytest.raises(errors.NothingToUndo):
        table.undo(0)
    with pytest.raises(errors.DraftDoesNotHold) as error:
        submit_draft(table, 0, undo(spent - 1))
    assert error.value.params == {"ref": str(spent), "seat": 1}
    for language in ("en", "de"):
        assert format_sentence(error.value.code, error.value.params, language)
    assert table.document(0) == before
    table.undo(1)
    table.undo(0)
    assert [clan.gold for clan in table.state.clans] == [2, 2, 1]
    table.check()


@pytest.mark.parametrize("dear", [4, 2], ids=["spent", "had-enough"])
def test_dropping_a_sale_removes_its_gold(dear: int) -> None:
    """Without the purchase by seat 0, seat 1 could not have paid. Seat 0 is not told the reason, because gold is
    hidden."""
    table = SkyeTable()
    table.draw_all()
    for seat, prices in ((0, (1, 1)), (1, (2, 1)), (2, (dear, 1))):
        table.axe(seat)
        table.price(seat, *prices)
    table.act(0, {"type": "lift_screens", "round": 1})
    sale = table.buy(0, tiles_of(1)[0])
    spent = table.buy(1, tiles_of(2)[0])
    edit: Draft = replace(sale, {"type": "buy_tile", "tile": ""})
    before = table.document(1)
    refused = previews.preview_draft(table.id, 0, {"type": "correction", "edits": [edit]}, 0, host=True).refused
    if dear > 2:  # seat 1 had that much itself
        assert refused
        assert (refused.ref, refused.seat, refused.why) == (str(spent), 1, None)
        with pytest.raises(errors.DraftDoesNotHold):
            correct(table, 0, edit)
        assert table.document(1) == before
    else:
        assert refused is None
        correct(table, 0, edit)
        assert [clan.gold for clan in table.state.clans] == [3, 0, 2 + 2 * dear]
    table.check()


def test_system_scoring_is_undone_with_the_tile_that_ended_the_round(system_seat: SystemSeat) -> None:
    table = SkyeTable()
    table.offer_all()
    table.pass_all()
    moves = []
    for seat in table.places:
        while action := table.building(seat):
            moves.append((seat, table.act(seat, action), action))
    seat, last, action = moves[-1]
    system_seat.work()
    after = table.state
    assert (after.round, after.step) == (2, "draw")
    assert after.lines
    table.undo(seat)
    back = table.state
    assert (back.round, back.step, back.lines) == (1, "build", ())
    assert len(back.clans[seat].hand) == 1
    undo_entry = table.entries()[-1]
    assert undo_entry.payload == f'{{"type":"undo","drops":[{last}],"edits":[{{"type":"drop","ref":"{last + 1}"}}]}}'
    assert system_seat.work() == []
    table.act(seat, action)
    system_seat.work()
    assert table.state == after
    table.check()


def test_a_tile_before_a_hand_that_the_system_dealt_is_not_undone(system_seat: SystemSeat) -> None:
    table = SkyeTable(draw="app")
    for seat, clan in enumerate(table.state.clans):
        (first, second, third), at = clan.drawn, {"round": 1, "seat": seat}
        table.act(seat, {"type": "place_axe", **at, "tile": third})
        table.act(seat, {"type": "set_prices", **at, "prices": {first: 1, second: 1}})
    table.act(0, {"type": "lift_screens", "round": 1})
    table.pass_all()
    table.build_all()
    assert store.load(table.row).undoable.keys() == {*table.places}
    system_seat.work()
    assert (table.state.round, table.state.step) == (2, "price")
    assert store.load(table.row).undoable == {}
    HeadState.objects.update(fingerprint="of other code")
    store.forget_all()
    assert store.load(table.row).undoable == {}, "as where the head is rebuilt from the log"


def test_undoing_a_castle_undoes_all_hands_and_they_come_again() -> None:
    table = SkyeTable(draw="app")
    castles = [table.document(seat)["undo"] for seat in table.places]
    hands = [clan.drawn for clan in table.state.clans]
    assert [table.document(seat)["undo"] for seat in table.places] == castles
    table.check()
    table.undo(1)
    assert [(clan.drawn, len(clan.territory.tiles)) for clan in table.state.clans] == [((), 1), ((), 0), ((), 1)]
    assert table.document(0)["undo"] == castles[0]
    table.act(1, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 2})
    assert [clan.drawn for clan in table.state.clans] == hands
    axe = {"type": "place_axe", "round": 1, "seat": 0, "tile": hands[0][0]}
    axed = table.act(0, axe)
    assert table.document(0)["undo"] == axed
    table.undo(0)
    assert table.document(0)["undo"] == castles[0], "what was drawn meanwhile is no action of its own"
    table.act(0, axe)
    table.undo(1)
    assert (table.state.step, table.state.clans[0].axe) == ("castle", ""), "what was chosen in secret is asked again"
    table.check()
