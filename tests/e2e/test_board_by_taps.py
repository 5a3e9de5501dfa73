"""A board entered by taps: one side from a draft, the other from it, across a reload and offline; then played. In deep
runs the tracks differ from the draft up to their ends."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.board_editor import FORM, GAME, choice_of, items_of, printed_board
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

MOST_TAPS = 120
"""A side in 4 minutes, at two seconds per tap."""
FEW_TAPS = 20
"""The differences of the other side."""


def button_of(phone: Phone, field: dict[str, Any], n: int) -> Locator:
    return phone.page.locator(f'[data-field="{field["label"]["code"]}"] label').nth(n)


def enter(phone: Phone, row: int, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
    """Enter one track, space by space, up to the last that differs."""
    fields = FORM["rows"][row]["fields"]
    last = max(n for n, (old, new) in enumerate(zip(before, after, strict=True)) if old != new)
    for n, (old, new) in enumerate(zip(before[: last + 1], after[: last + 1], strict=True)):
        if n:
            phone.tap(phone.page.locator(".action-bar .button-second", has_text=phone.say("box.board_next")))
        for field in fields:
            if choice_of(field, old) != (choice := choice_of(field, new)):
                phone.tap(button_of(phone, field, choice))


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_board_is_copied_out_by_taps(language: str, phone: NewPhone, device: NewDevice) -> None:
    host, _ben = seat_devices(device, 2, game=GAME, expansions=["journeyman"], options={"tracking": "territories"})
    facts = host.ask("GET", f"/games/{GAME}/boards/2-4/draft")["facts"]
    target = printed_board(facts)
    this_phone = phone(token=host.token, language=language)
    gallery = Gallery(this_phone, "taps-")
    parts = this_phone.page.get_by_role("group", name=this_phone.say("box.board_part")).locator("label")

    this_phone.open("box", GAME, "board", "2-4")
    with this_phone.counted() as hands, this_phone.watch.expecting("ERR_INTERNET_DISCONNECTED"):
        this_phone.press("box.board_draft")
        parts.first.wait_for()
        expect(this_phone.page.locator(".board-live svg")).to_be_visible()
        gallery.show("begun")
        for row, known_row in enumerate(FORM["rows"]):
            if row:
                this_phone.tap(parts.nth(row))
            enter(this_phone, row, items_of(facts, known_row), items_of(target, known_row))
            if row == 0:
                gallery.show("track")
                this_phone.page.reload()  # as when the browser discards the page of a sleeping phone
                expect(this_phone.text("box.board_right")).to_be_visible()
            if row == 1:
                this_phone.context.set_offline(True)
        expect(this_phone.page.locator(".prompt .bad")).to_contain_text(this_phone.say("box.board_stays"))
        gallery.show("offline")
        this_phone.context.set_offline(False)
        expect(this_phone.text("box.board_right")).to_be_visible()
        this_phone.press("box.keep")
    expect(this_phone.heading("box.title")).to_be_visible()
    saved_boards = host.ask("GET", f"/games/{GAME}/box")["boards"]
    assert saved_boards == {"2-4": target}
    print(f"taps for a side: {hands[0].taps}, swipes: {hands[0].swipes}")
    assert hands[0].taps <= MOST_TAPS

    # Start the other side as a copy of this one; enter something against the rules, see it marked, undo it.
    this_phone.open("box", GAME, "board", "5")
    with this_phone.counted() as fewer:
        this_phone.tap(this_phone.page.locator(".action-bar .button-main"))
        this_phone.tap(parts.nth(1))
        merchant = FORM["rows"][1]
        space = this_phone.page.locator(".board-items label")
        this_phone.tap(space.nth(3))
        banner = merchant["fields"][2]
        this_phone.tap(button_of(this_phone, banner, choice_of(banner, {"banner": {"gold": 5}})))
        this_phone.tap(space.nth(7))
        this_phone.tap(button_of(this_phone, banner, choice_of(banner, {"banner": {"move": 9}})))
        expect(this_phone.page.locator(".board-item + .board-fault-list li")).to_be_visible()
        gallery.show("doubt")
        this_phone.press("common.undo")
        this_phone.tap(button_of(this_phone, banner, choice_of(banner, {"banner": {"move": 6}})))
        expect(this_phone.text("box.board_right")).to_be_visible()
        this_phone.press("box.keep")
    expect(this_phone.heading("box.title")).to_be_visible()
    print(f"taps for the other side: {fewer[0].taps}")
    assert fewer[0].taps <= FEW_TAPS
    all_boards = host.ask("GET", f"/games/{GAME}/box")["boards"]
    assert all_boards.keys() == {"2-4", "5"}
    this_phone.open("t", host.table)
    this_phone.text("lobby.box_boards", n=1).wait_for()
    this_phone.press("lobby.start", n=2)
    expect(this_phone.page.locator(".board-frame").first).to_be_attached()
    assert gallery.faults == []
