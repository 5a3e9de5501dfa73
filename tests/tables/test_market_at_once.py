"""Simultaneous phases with a connection for each seat: everybody is entered, nobody twice."""

import pytest

from companion import errors
from companion.tables.services import actions
from games.core.errors import GameError
from tests.tables.at_once import run_at_once
from tests.tables.conftest import SystemSeat
from tests.tables.trading import SMUGGLERS, MarketTable

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("market")]
BID = {"type": "seal_bids", "round": 1, "amounts": {"fish": 1, "salt": 0}}


def test_five_seats_at_once_are_five_entries() -> None:
    table = MarketTable(5)
    works = [lambda seat=seat: table.bid(seat, seat, version=1) for seat in range(5)]
    assert sorted(run_at_once(*works)) == [2, 3, 4, 5, 6]
    assert {seat: bids["fish"] for seat, bids in table.state.bids.items()} == {seat: seat for seat in range(5)}
    table.check()


def test_the_same_simultaneous_request_is_one_entry() -> None:
    table = MarketTable(5)
    same = table.command(2, BID)
    other = table.command(2, {**BID, "amounts": {"fish": 2, "salt": 0}}, id=same[2].id)
    results = run_at_once(*[lambda: actions.submit_action(*same)] * 3)
    assert len(set(results)) == 1
    results = run_at_once(lambda: actions.submit_action(*other), lambda: actions.submit_action(*same))
    assert [type(result) for result in results] == [errors.DuplicateId, int]
    assert table.version == 2
    table.check()


def test_all_who_open_the_bids_at_once_are_acknowledged() -> None:
    table = MarketTable(5)
    table.all_bid(3, 0, 1, 2, 0)
    version = table.version
    works = [lambda seat=seat: table.open(seat, version=version) for seat in range(5)]
    assert run_at_once(*works) == [version + 1] * 5
    assert table.version == version + 1
    table.check()


def test_five_seats_that_undo_and_stock_at_once_are_all_done() -> None:
    table = MarketTable(5)
    table.to_stocking()
    for seat in range(5):
        table.stock(seat)
    version = table.version
    undone = [lambda seat=seat: table.undo(seat, version=version) for seat in (0, 2, 4)]
    stocked = [lambda seat=seat: table.stock(seat, "salt", version=version) for seat in (1, 3)]
    assert sorted(run_at_once(*undone, *stocked)) == list(range(version + 1, version + 6))
    goods = {"fish": "high", "salt": "high"}
    assert {seat: shelves for seat, shelves in table.state.shelves.items() if shelves} == {1: goods, 3: goods}
    table.check()


def test_the_last_action_of_a_phase_and_an_undo_at_once(system_seat: SystemSeat) -> None:
    """Either the undo comes first and the phase goes on, or the phase is over; then the system's work is undone with
    it."""
    table = MarketTable(3)
    table.to_stocking()
    for seat, wares in ((0, ("fish", "salt")), (1, ("fish", "salt")), (2, ("fish",))):
        for ware in wares:
            table.stock(seat, ware)
    before = table.version
    works = (lambda: table.stock(2, "salt", version=before), lambda: table.undo(0, version=before))
    assert sorted(run_at_once(*works)) == [before + 1, before + 2]
    assert [version for version in system_seat.work() if version] == []
    assert table.state.shelves[0] == {"fish": "high"}
    assert set(table.view(1)["waits"]) == {"0"}
    table.check()


def test_the_app_draws_once_for_each_of_five_simultaneous_requests() -> None:
    table = MarketTable(5, draw="app", expansions=SMUGGLERS)

    def draw(seat: int) -> int:
        return table.act(seat, {"type": "draw", "number": 100 + seat}, version=1)

    assert sorted(run_at_once(*(lambda seat=seat: draw(seat) for seat in range(5)))) == [2, 3, 4, 5, 6]
    assert sorted(table.state.slices.smugglers.rumours) == [0, 1, 2, 3, 4]
    table.check()


def test_a_bid_changed_while_the_bids_are_opened_is_not_lost() -> None:
    table = MarketTable(3)
    table.all_bid(3, 2)
    table.bid(2, 1)
    version = table.version

    def change() -> int | str:
        try:
            table.undo(1, version=version)
            return table.bid(1, 5, version=version)
        except (GameError, errors.AppError) as refusal:
            return refusal.code

    changed, opened = run_at_once(change, lambda: table.open(0, version=version))
    if isinstance(opened, int):
        assert changed in ("table.stale_version", "table.nothing_to_undo")
        assert table.state.bids[1]["fish"] == 2
    else:
        assert isinstance(opened, errors.StaleVersion)
        assert table.state.bids[1]["fish"] == 5
    table.check()
