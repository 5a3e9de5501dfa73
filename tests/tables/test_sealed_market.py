"""Simultaneous phases, reveals, private draws and rights out of turn, on the database."""

from typing import Any

import pytest

from companion import errors
from companion.tables import selectors, store
from companion.tables.codec import find_table_codec
from companion.tables.edges import chance
from companion.tables.store.snapshots import SNAPSHOT_EVERY
from games.core.errors import IllegalAction, TooLate
from tests.tables.conftest import SystemSeat
from tests.tables.trading import SMUGGLERS, MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("market")]


def narrations(table: MarketTable, viewer: Any, since: int) -> list[str]:
    """Return the codes of the narrations that a viewer gets after a version."""
    return [
        narration.text.code for narration in selectors.build_documents(table.id, (viewer,), since).narrations[viewer]
    ]


def assert_refused(error: type[Exception], work: Any, *arguments: Any, **changes: Any) -> Any:
    with pytest.raises(error) as refusal:
        work(*arguments, **changes)
    return refusal.value


# --- simultaneous phases --------------------------------------------------------------------------


def test_a_seat_may_choose_again_until_all_are_ready_and_anyone_reveals() -> None:
    table = MarketTable()
    assert [table.bid(0, 5, version=1), table.bid(0, 2, 1, version=1)] == [2, 3]
    assert table.view(0)["answered"] == {"bid-1": {"amounts": {"fish": 2, "salt": 1}}}
    assert set(table.view(1)["waits"]) == {"1", "2"}
    refusal = assert_refused(IllegalAction, table.open, 2)
    assert (refusal.code, refusal.params) == ("sealed_market.not_all_bid", {})
    table.bid(1, 1)
    table.bid(2, 0)
    assert_refused(TooLate, table.bid, 0, 6)
    assert [list(table.view(seat)["prompts"]) for seat in range(3)] == [["open-1"]] * 3
    assert table.open(2) == 6
    assert {seat: view["stock"].get("bid_fish") for seat, view in table.view(1)["seats"].items()} == {
        "0": 2,
        "1": 1,
        "2": 0,
    }
    table.check()


def test_an_action_for_an_earlier_round_is_refused(system_seat: SystemSeat) -> None:
    table = MarketTable()
    table.to_stocking()
    assert_refused(TooLate, table.bid, 1, 1, version=1)
    assert_refused(TooLate, table.stock, 1, number=2)
    for seat in range(3):
        for ware in ("fish", "salt"):
            table.stock(seat, ware)
    assert_refused(TooLate, table.stock, 1, "fish", version=9)
    system_seat.work()
    assert table.view("spectator")["turn"] == 2
    assert_refused(TooLate, table.bid, 1, 1)
    before = table.version
    assert table.bid(1, 1, number=2, version=3) == before + 1
    table.check()


def test_two_simultaneous_reveals_are_both_acknowledged() -> None:
    table = MarketTable()
    table.all_bid(3, 1, 2)
    version = table.version
    assert table.open(1, version=version) == version + 1
    assert table.open(2, version=version) == version + 1
    assert table.version == version + 1
    assert_refused(errors.StaleVersion, table.open, 0, version=version - 1)
    table.check()


def test_a_reveal_does_not_miss_a_simultaneously_changed_bid() -> None:
    table = MarketTable()
    table.all_bid(3, 1)
    version = table.version
    table.bid(2, 1)
    assert_refused(errors.StaleVersion, table.open, 0, version=version)
    assert not table.state.opened


def test_each_seat_stocks_at_its_own_pace(system_seat: SystemSeat) -> None:
    table = MarketTable()
    table.to_stocking()
    version = table.version
    for number, (seat, ware) in enumerate([(2, "salt"), (0, "fish"), (2, "fish"), (1, "salt"), (0, "salt")], 1):
        assert table.stock(seat, ware, version=version) == version + number
    assert set(table.view(0)["waits"]) == {"1"}
    assert system_seat.sent == []
    table.stock(1, "fish", version=version)
    assert system_seat.sent == [(table.id, "score_round")]
    table.check()


# --- undo -----------------------------------------------------------------------------------------


def test_an_undo_does_not_conflict_with_simultaneous_actions_of_others() -> None:
    table = MarketTable()
    table.to_stocking()
    mine = table.stock(0, shelf="low")
    table.stock(1)
    table.stock(2)
    table.stock(2, "salt")
    assert table.undo(0, version=mine) == mine + 4
    assert table.state.shelves == {1: {"fish": "high"}, 2: {"fish": "high", "salt": "high"}}
    assert table.entries()[-1].payload == f'{{"type":"undo","drops":[{mine}]}}'
    assert {seat: table.document(seat).get("undo") for seat in range(3)} == {0: None, 1: mine + 1, 2: mine + 3}
    table.check()
    table.stock(0, shelf="high", version=mine)
    table.check()


def test_an_undo_that_would_drop_unseen_entries_is_stale(system_seat: SystemSeat) -> None:
    table = MarketTable()
    table.to_stocking()
    first = table.stock(0)
    second = table.stock(0, "salt")
    assert_refused(errors.StaleVersion, table.undo, 0, version=first)  # its second action was done from another phone
    table.undo(0, version=second)
    assert_refused(errors.StaleVersion, table.undo, 0, version=second)  # tapped twice
    assert table.state.shelves == {0: {"fish": "high"}}
    assert_refused(errors.StaleVersion, table.undo, 0, version=table.version + 1)
    table.stock(0, "salt")
    for seat in (1, 2):
        table.stock(seat)
        table.stock(seat, "salt")
    version = table.version
    system_seat.work()
    assert_refused(errors.StaleVersion, table.undo, 2, version=version)  # the round was scored meanwhile
    table.undo(2)
    assert table.view(0)["phase"] == "stock"
    assert set(table.view(0)["waits"]) == {"2"}
    assert "lines" not in table.view(0)
    table.check()


def test_an_action_in_turn_is_undone_until_another_seat_acts() -> None:
    table = MarketTable()
    table.to_stocking()
    version = table.version
    assert table.document(1)["undo"] == version
    table.stock(0)
    for _ in range(2):
        assert "undo" not in table.document(1)
        assert_refused(errors.StaleVersion, table.undo, 1, version=version)
        assert_refused(errors.NothingToUndo, table.undo, 1)
        store.forget_all()
    table.undo(0)
    assert table.document(1)["undo"] == version
    table.undo(1)
    table.check()


def test_no_undo_reaches_past_a_reveal() -> None:
    table = MarketTable()
    table.all_bid(3, 1, 2)
    assert table.document(2)["undo"] == table.version
    table.undo(2)
    assert set(table.view(0)["waits"]) == {"2"}
    table.bid(2, 4)
    table.open(0)
    for seat in range(3):
        assert "undo" not in table.document(seat)
        assert_refused(errors.NothingToUndo, table.undo, seat)
    table.look(2, "heron", "tapir")
    table.undo(2)
    assert_refused(errors.NothingToUndo, table.undo, 2)
    table.check()


def test_no_undo_reaches_past_a_reveal_by_the_system_seat(system_seat: SystemSeat) -> None:
    table = MarketTable(options={"rounds": "1"})
    table.to_stocking()
    for seat in range(3):
        table.stock(seat)
        table.stock(seat, "salt")
    assert table.document(2)["undo"] == table.version
    assert system_seat.work() == [table.version - 1, table.version]
    assert table.row.status == "finished"
    assert table.view(1)["seats"]["0"]["stock"]["walrus"] == 1
    for seat in range(3):
        assert "undo" not in table.document(seat)
        assert_refused(errors.NothingToUndo, table.undo, seat)
    table.check()


def test_an_undo_of_a_private_action_is_not_told_to_others() -> None:
    table = MarketTable()
    first_bid = table.bid(0, 1)
    table.bid(1, 1)
    second_bid = table.bid(0, 5)
    other_documents = [table.document(viewer) for viewer in (2, "spectator")]
    table.undo(0)
    assert table.view(0)["answered"] == {"bid-1": {"amounts": {"fish": 1, "salt": 0}}}
    assert [table.document(viewer) for viewer in (2, "spectator")] == other_documents
    assert narrations(table, 1, second_bid) == []
    table.undo(0)
    assert narrations(table, 1, second_bid) == ["table.event_undone"]
    assert table.entries()[-1].payload == f'{{"type":"undo","drops":[{first_bid}]}}'
    table.check()


# --- private knowledge ----------------------------------------------------------------------------


def test_a_private_draw_is_known_to_its_seat_only() -> None:
    table = MarketTable()
    table.all_bid(3, 1, 2)
    version = table.open(1)
    other_documents = [table.document(viewer) for viewer in (1, 2, "spectator")]
    drawn = table.look(0, "heron", "walrus")
    assert [table.document(viewer) for viewer in (1, 2, "spectator")] == other_documents
    assert [narrations(table, viewer, version) for viewer in (0, 1, "spectator")] == [
        ["sealed_market.cardsdrawn"],
        [],
        [],
    ]
    assert [choice["id"] for choice in table.view(0)["prompts"]["keep-1-heron-walrus"]["choices"]] == [
        "heron",
        "walrus",
    ]
    table.keep(0, "walrus")
    assert narrations(table, 2, drawn) == ["sealed_market.cardkept"]
    assert table.view(0)["seats"]["0"]["stock"] == {"coins": 3, "cards": 1, "walrus": 1, "bid_fish": 3, "bid_salt": 0}
    assert table.view(1)["seats"]["0"]["stock"] == {"coins": 3, "cards": 1, "bid_fish": 3, "bid_salt": 0}
    table.check()


def test_guessing_a_secret_draw_does_not_confirm_it() -> None:
    table = MarketTable()
    table.all_bid(3, 1, 2)
    version = table.open(1)
    table.look(0, "heron", "walrus", version=version)
    for seat in (1, 2):
        for cards in (("heron", "walrus"), ("tapir", "tapir")):
            assert_refused(errors.StaleVersion, table.look, seat, *cards, version=version)
    assert table.look(0, "heron", "walrus", version=version) == version + 1
    table.check()


def test_the_app_draws_for_each_seat_simultaneously(monkeypatch: pytest.MonkeyPatch) -> None:
    table = MarketTable(draw="app", expansions=SMUGGLERS)
    monkeypatch.setattr(chance._random, "choices", lambda outcomes, _: [outcomes[-1]])
    for place, seat in enumerate((2, 0, 1), 2):
        (prompt,) = table.view(seat)["prompts"].values()
        assert table.act(seat, prompt["action"], version=1) == place
        assert table.view(seat)["seats"][str(seat)]["stock"]["rumour_storm"] == 1
    assert table.state.slices.smugglers.rumours == {0: "storm", 1: "storm", 2: "storm"}
    assert "storm" not in str(table.document("spectator"))
    table.check()


def test_a_draw_is_requested_once_by_its_own_seat_or_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    table = MarketTable(draw="app", expansions=SMUGGLERS)
    assert_refused(errors.NotYoursToDo, table.act, 1, {"type": "draw", "number": 102})
    assert table.act(1, {"type": "draw"}) == 2
    assert_refused(errors.StaleVersion, table.act, 1, {"type": "draw", "number": 101}, version=1)
    assert_refused(TooLate, table.act, 1, {"type": "draw", "number": 101})
    assert_refused(errors.StaleVersion, table.act, 2, {"type": "draw"}, version=1)
    assert table.act(0, {"type": "draw", "number": 102}, version=1) == 3  # by the host for a silent phone
    assert table.entries()[-1].draw_number == 102
    assert "rumour" not in str(table.view(0)["seats"]["2"])
    stock = table.view(1)["seats"]["1"]["stock"]
    table.undo(1, version=2)
    monkeypatch.setattr(chance._random, "choices", lambda *_: pytest.fail("drawn anew"))
    table.act(1, {"type": "draw", "number": 101}, version=2)
    assert table.view(1)["seats"]["1"]["stock"] == stock
    table.check()


def test_a_draw_of_the_table_is_entered_by_its_own_seat_or_the_host() -> None:
    table = MarketTable(expansions=SMUGGLERS)
    assert_refused(errors.NotYoursToDo, table.hear, 2, by=1)
    assert table.hear(2, version=1) == 2
    assert table.hear(1, "storm", version=1) == 3
    for rumour in ("fog", "storm"):
        assert_refused(errors.NotYoursToDo, table.hear, 2, rumour)
    assert_refused(errors.StaleVersion, table.hear, 2, "storm", version=1)  # the host was faster, with another one
    assert table.hear(0, version=1) == 4
    assert_refused(IllegalAction, table.hear, 2, "storm")
    table.check()


def test_a_draw_entered_by_two_phones_at_once_is_one_entry() -> None:
    table = MarketTable(expansions=SMUGGLERS)
    assert table.hear(1, version=1) == 2
    assert table.hear(2, version=1, by=0) == 3  # by the host for seat 2
    assert table.hear(0, version=1) == 4
    assert_refused(IllegalAction, table.hear, 2, version=1, by=0)  # without telling that it was the same
    assert table.hear(2, version=1) == 3
    assert table.version == 4
    table.check()


# --- rights out of turn ---------------------------------------------------------------------------


def test_a_right_out_of_turn_is_used_or_declined_immediately_and_blocks_the_game() -> None:
    table = MarketTable(expansions=SMUGGLERS)
    for seat in range(3):
        table.hear(seat)
    table.all_bid(3, 2, 1)
    table.open(0)
    assert (table.view(0)["phase"], table.view(0)["waits"].keys()) == ("bid", {"2"})
    (prompt,) = table.view(2)["prompts"].values()
    assert (prompt["id"], prompt["decline"]["payload"]) == ("bribe-1", {"take": False})
    assert assert_refused(IllegalAction, table.look, 0, "heron", "tapir").code == "table.others_first"
    assert (
        assert_refused(IllegalAction, table.act, 1, {"type": "answer_bribe", "take": True}).code
        == "sealed_market.not_now"
    )
    table.act(2, {"type": "answer_bribe", "take": True})
    assert table.state.coins == (3, 6, 7)
    assert (table.view(0)["phase"], table.view(0)["waits"].keys()) == ("deal", {"0"})
    table.undo(2)
    assert table.view(0)["waits"].keys() == {"2"}
    table.act(2, {"type": "answer_bribe", "take": False})
    assert assert_refused(errors.StaleVersion, table.act, 2, {"type": "answer_bribe", "take": True}, version=9)
    table.check()


def test_the_end_of_a_phase_asks_inactive_seats(system_seat: SystemSeat) -> None:
    table = MarketTable(expansions=SMUGGLERS)
    for seat in range(3):
        table.hear(seat)
    table.all_bid(3, 2, 2)
    table.open(0)
    table.act(1, {"type": "answer_bribe", "take": False})
    table.look(0, "heron", "walrus")
    table.keep(0, "heron")
    table.tip(1)
    assert (table.view(1)["phase"], table.view(1)["waits"].keys()) == ("tip", {"0", "2"})
    version = table.version
    sell = {"type": "sell_rumour", "round": 1}
    table.act(2, {**sell, "sell": True}, version=version)
    table.act(0, {**sell, "sell": False}, version=version)
    assert table.view(1)["phase"] == "stock"
    table.undo(2, version=version + 1)
    assert table.view(1)["waits"].keys() == {"2"}
    table.act(2, {**sell, "sell": False}, version=version)
    for seat in range(3):
        table.stock(seat)
        table.stock(seat, "salt")
    hide = {"type": "hide_goods", "round": 1}
    for seat, cave in ((0, "north"), (1, ""), (0, "south"), (2, "north")):
        table.act(seat, {**hide, "cave": cave}, version=version)
    assert assert_refused(TooLate, table.act, 0, {**hide, "cave": "north"})
    assert system_seat.work() == [table.version - 1, table.version]
    assert (table.entries()[-1].action_type, table.view(0)["turn"]) == ("watch_cave", 2)
    assert "cave" not in str(table.view("spectator"))
    assert "cave_1_south" in table.view(0)["seats"]["0"]["stock"]
    table.check()


def test_a_stored_state_of_other_expansions_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, expanded = MarketTable(), MarketTable(expansions=SMUGGLERS)
    assert find_table_codec(plain.row).fingerprint != find_table_codec(expanded.row).fingerprint


def test_undo_is_offered_correctly_for_old_actions() -> None:
    """Points by agreement follow a bid, with a snapshot between the two."""
    table = MarketTable()
    table.bid(1, 2)
    for _ in range(SNAPSHOT_EVERY + 12):
        table.act(0, {"type": "adjust_score", "seat": 1, "points": 1, "reason": "agreed"})
    table.check()
    table.undo(0)
    assert table.document(1)["undo"] == 2
    table.undo(1)
    assert table.state.bids == {}
    table.check()
