"""A past entry is shown with the controls that entered it and the game at that time."""

from typing import Any, Literal

import msgspec
import pytest

from companion import errors
from companion.history.past_entry import EntryDetail, find_entry_detail
from companion.tables import store
from companion.tables.codec import find_table_codec
from companion.tables.requests import EntryAsked
from games.core.prompt import PickPrompt, PlacePrompt
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import Draft, correct, drop, play_until, recorded_action, replace
from tests.tables.played import PlayedTable
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def ask(
    table: PlayedTable, seat: int | None, ref: str, *edits: Draft, where: Literal["at", "after"] = "at"
) -> EntryDetail:
    return find_entry_detail(table.devices[seat or 0], table.id, EntryAsked(ref, seat, where, edits))


def without_prompts(view: Any) -> Any:
    return msgspec.structs.replace(view, prompts={})


def view_at(version: int, seat: int) -> Any:
    """Return the seat's view when the record was at that version."""
    table = play_until(version)
    return find_table_codec(table.row).ruleset.build_view(store.load(table.row).state, seat)


def test_a_placement_comes_with_the_board_before_it_and_its_own_prompt() -> None:
    table = play_until(100)
    for seat in (0, 1):
        detail = ask(table, seat, "31")
        assert (detail.v, detail.ref, detail.seat, detail.action) == (100, "31", 0, recorded_action(31))
        assert detail.view == view_at(30, 0)
        assert detail.prompt
        offered = detail.view.prompts[detail.prompt]
        assert isinstance(offered, PlacePrompt)
        place = recorded_action(31)
        assert str(place["rotation"]) in offered.cells[f"{place['x']},{place['y']}"]


def test_a_draw_entered_by_another_phone_comes_with_the_prompt_of_the_drawing_seat() -> None:
    table = play_until(3)
    assert table.draw(0) == 4, "the host tells what seat 1 drew"
    detail = ask(table, 0, "4")
    assert (detail.seat, detail.action) == (0, {"type": "draw_tile", "tile": "E"})
    assert detail.prompt == "draw-2"
    assert isinstance(detail.view.prompts["draw-2"], PickPrompt)


def test_the_start_comes_with_its_options_and_points_without_a_prompt() -> None:
    table = play_until(3)
    table.act(0, {"type": "adjust_score", "seat": 1, "points": 2, "reason": "a cup fell"})
    start = ask(table, 1, "1")
    assert start.action
    assert (start.action["type"], start.action["starter"], start.prompt) == ("start_table", 0, None)
    assert without_prompts(start.view) == without_prompts(view_at(1, 0))
    points = ask(table, 1, "4")
    assert points.action
    assert (points.action["points"], points.prompt) == (2, None)


def test_the_place_after_the_last_entry_is_shown_for_the_seats_that_are_due() -> None:
    table = play_until(10)
    detail = ask(table, 0, "5", where="after")
    assert (detail.seat, detail.action, detail.prompt) == (0, None, None)
    assert detail.view == view_at(5, 0)
    other = ask(table, 0, "7", where="after")
    assert (other.seat, other.view) == (1, view_at(7, 1))


def test_a_later_entry_is_shown_with_the_drafts_edits_applied() -> None:
    """The first invalid entry is what the phone corrects next."""
    table = play_until(40)
    detail = ask(table, 0, "12", drop(11))
    assert detail.action == recorded_action(12)
    assert detail.seat is not None
    assert detail.view == view_at(10, detail.seat)
    assert detail.prompt is None, "nothing is drawn while a tile is in hand"
    other = "V" if recorded_action(12)["tile"] != "V" else "U"
    next_entry = ask(table, 0, "13", replace(12, {"type": "draw_tile", "tile": other}))
    assert next_entry.view.drawn == other
    replaced_entry = ask(table, 0, "12", replace(12, {"type": "draw_tile", "tile": other}))
    assert replaced_entry.action == {"type": "draw_tile", "tile": other}


def test_an_inserted_entry_of_the_draft_is_shown_like_any_other() -> None:
    table = play_until(5)
    table.undo(1)
    insert = {"type": "insert", "after": "4", "seat": 1, "action": recorded_action(5)}
    detail = ask(table, 0, "+1", insert)
    assert (detail.seat, detail.action) == (1, recorded_action(5))
    assert detail.view == view_at(4, 1)
    after = ask(table, 0, "+1", insert, where="after")
    assert after.view == view_at(5, 0)
    correct(table, 0, insert)
    assert ask(table, 1, "7.1").action == recorded_action(5)


def test_an_earlier_invalid_entry_is_named() -> None:
    table = play_until(40)
    with pytest.raises(errors.DraftDoesNotHold) as error:
        ask(table, 0, "30", drop(11))
    assert error.value.params == {"ref": "12", "seat": 1}


def test_entries_that_cannot_be_corrected_have_no_controls(system_seat: SystemSeat) -> None:
    table = play_until(143)
    system_seat.work()
    seats = table.entries()[142].seat
    table.act(0, {"type": "adjust_score", "seat": 1, "points": 2, "reason": "a cup fell"})
    for ref, kind in (("144", errors.NotInDraft), ("146", errors.EntryGone), ("7.1", errors.EntryGone)):
        with pytest.raises(kind):
            ask(table, seats, ref)
    with pytest.raises(errors.EntryGone):
        ask(table, 0, "+1")
    after = ask(table, 0, "143", where="after")
    assert after.view.outcome, "the system's work that follows is done"
    with pytest.raises(errors.NotYourSeat):
        find_entry_detail(table.devices[0], table.id, EntryAsked(ref="3", seat=1))
    with pytest.raises(errors.NotStarted):
        ask(PlayedTable(), 0, "1")


def test_with_secrets_each_seat_sees_its_own_entries(market: str) -> None:
    table = MarketTable()
    table.bid(0, 1)
    table.bid(1, 2)
    table.bid(1, 3)
    detail = ask(table, 1, "4")
    assert detail.action
    assert (detail.action["amounts"]["fish"], detail.prompt, detail.seat) == (3, "bid-1", 1)
    assert detail.view.answered == {"bid-1": {"amounts": {"fish": 2, "salt": 0}}}
    for ref in ("3", "4"):
        with pytest.raises(errors.SealedEntry):
            ask(table, 0, ref)
    with pytest.raises(errors.SealedEntry):
        ask(table, 0, "4", where="after")
    after = ask(table, 0, "3", where="after")
    assert after.view == table_view(table, 0), "others learn what they see anyway"


def table_view(table: MarketTable, seat: int) -> Any:
    return find_table_codec(table.row).ruleset.build_view(table.state, seat)


def test_a_secret_draw_of_the_app_is_not_shown_to_the_host(market: str) -> None:
    """The host's phone may ask for the draw; the result belongs to the other seat."""
    table = MarketTable(draw="app", expansions=("smugglers",))
    assert table.act(0, {"type": "draw", "number": 101}) == 2
    assert table.entries()[1].seat == 0
    for where in ("at", "after"):
        with pytest.raises(errors.SealedEntry):
            ask(table, 0, "2", where=where)  # type: ignore[arg-type]
    for rumour in ("fog", "storm"):
        with pytest.raises(errors.SealedEntry):
            correct(table, 0, replace(2, {"type": "hear_rumour", "seat": 1, "rumour": rumour}))
