"""A board entered by taps: one side from a draft, the other from it, across a reload and offline; then played. In deep
runs the tracks differ from the draft up to their ends."""

import copy
import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.phone import IS_DEEP, Phone
from tests.e2e.tables import seat_devices
from tests.serving import ROOT

pytestmark = pytest.mark.e2e
GAME = "isle_of_skye"
(FORM,) = json.loads((ROOT / "frontend" / "src" / "generated" / "forms" / f"{GAME}.json").read_text("utf-8")).values()
MOST_TAPS = 120
"""A side in 4 minutes, at two seconds per tap."""
FEW_TAPS = 20
"""The differences of the other side."""


def items_of(facts: dict[str, Any], row: dict[str, Any]) -> list[dict[str, Any]]:
    for key in row["at"]:
        facts = facts[key]
    return facts  # type: ignore[return-value]


LAST_MOVED = None if IS_DEEP else 7
"""How far the board to be copied out differs from the draft, in spaces of each track."""


def printed_board(facts: dict[str, Any]) -> dict[str, Any]:
    """Return the board to be copied out: the draft with the requirements of each track moved up by one, from the fifth
    space up to `LAST_MOVED`."""
    board = copy.deepcopy(facts)
    for row in FORM["rows"]:
        spaces = items_of(board, row)
        moved = spaces[4:LAST_MOVED]
        asks = [space["requirement"] for space in moved]
        for space, asked_for in zip(moved, asks[1:] + asks[:1], strict=True):
            space["requirement"] = asked_for
        spaces[7]["vp_on_step"] = 5
    return board


def choice_of(field: dict[str, Any], item: dict[str, Any]) -> int:
    """Return the number of the choice for what is printed on an item."""
    return next(
        n
        for n, choice in enumerate(field["choices"])
        if all(item.get(key) == value for key, value in choice["facts"].items())
    )


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
        this_phone.tap(this_phone.page.locator(".form .button-main"))
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
