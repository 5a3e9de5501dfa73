"""The past of a game with secrets: what each phone reads of it, who may correct what, and what others see.

The game is the tests' Sealed Market, which has no texts: its codes are shown as words.
"""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.hand_over import ANNA, BEN, CLEO, raise_amounts, seal, server
from tests.e2e.looks import axe_faults
from tests.e2e.phone import Phone
from tests.e2e.traces import places_of

__all__ = ["server"]


KEPT, OTHER = "walrus", "heron"
"""The card that Anna entered as kept, and the real one."""


def start_three_phones(device: NewDevice) -> list[Device]:
    """Set up three phones with Ben as host: Anna changed her sealed bid, all bids were opened, Anna kept a card."""
    sitting = [device() for _ in range(3)]
    bens = sitting[BEN]
    code = bens.open_table(game="sealed_market", draw="table", options={"rounds": "1"})
    for place, seat_device in enumerate(sitting):
        if seat_device is not bens:
            seat_device.join(code)
        seat_device.sit(place)
    bens.start()
    seal(sitting[ANNA], ANNA, 2, 0)
    seal(sitting[ANNA], ANNA, 3, 2)
    seal(bens, BEN, 0, 1)
    seal(sitting[CLEO], CLEO, 0, 0)
    sitting[CLEO].act(CLEO, {"type": "open_bids", "round": 1})
    sitting[ANNA].act(ANNA, {"type": "draw_cards", "cards": [OTHER, KEPT]})
    sitting[ANNA].act(ANNA, {"type": "keep_card", "card": KEPT})
    return sitting


def open_timeline(phone: NewPhone, device: Device, **chosen: Any) -> Phone:
    """Return a phone that shows the timeline of its table."""
    new_phone = phone(token=device.token, **chosen)
    new_phone.open("t", device.table, "timeline")
    rows(new_phone, "bidsopened").wait_for()
    return new_phone


def rows(phone: Phone, word: str) -> Locator:
    """Return the entries of the timeline with this word."""
    return phone.page.get_by_role("button", name=re.compile(rf"sealed market: {word}\b"))


def bare_versions(device: Device, seat: int) -> list[int]:
    """Return the versions of which the seat is told nothing else."""
    entries = device.ask("GET", f"/tables/{device.table}/timeline?seat={seat}")["entries"]
    return [entry["v"] for entry in entries if entry.keys() == {"v"}]


def test_a_seat_corrects_its_own_secret_and_nobody_notices(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_three_phones(device)
    anna, ben = open_timeline(phone, sitting[ANNA]), open_timeline(phone, sitting[BEN], language="de", light="lamp")
    hidden = bare_versions(sitting[BEN], BEN)
    assert len(hidden) == 2, "the second bid, and what was drawn"
    expect(rows(anna, "bidssealed")).to_have_count(2)
    expect(rows(ben, "bidssealed")).to_have_count(1)
    ben.picture("secrets-timeline-of-another")

    ben.tap(rows(ben, "cardkept"))
    ben.text("corrections.owner_only", name="Anna").wait_for()
    expect(ben.button("corrections.correct")).to_have_count(0)
    assert axe_faults(ben) == []

    anna.tap(rows(anna, "cardkept"))
    anna.press("corrections.correct")
    anna.picture("secrets-answer")
    anna.tap(anna.page.locator(f"[data-choice={OTHER}]"))
    anna.heading("corrections.for_you_correction").wait_for()
    anna.picture("secrets-preview")
    assert axe_faults(anna) == []
    anna.press("corrections.do_correction")
    anna.heading("corrections.nothing_to_move").or_(anna.heading("corrections.right_ask")).wait_for()
    version = sitting[ANNA].look(ANNA)["v"]

    assert bare_versions(sitting[BEN], BEN) == [*hidden, version]
    for path in (("timeline",), ("history",), ("points",), ()):
        ben.open("t", sitting[BEN].table, *path)
        ben.page.locator(".sheet").first.wait_for()
    expect(ben.page.get_by_text(ben.say("corrections.strip_right"))).to_have_count(0)
    ben.open("t", sitting[BEN].table, "history")
    ben.page.locator("[data-step]").wait_for()
    expect(ben.page.get_by_role("radio", name=ben.say("history.as_corrected"))).to_have_count(0)
    ben.picture("secrets-replay-of-another")
    assert places_of(ben, KEPT, OTHER) == []

    anna.open("t", sitting[ANNA].table, "history")
    corrected = anna.page.get_by_role("radio", name=anna.say("history.as_corrected"))
    anna.tap(anna.page.locator("label", has_text=anna.say("history.as_corrected")))
    expect(corrected).to_be_checked()
    anna.page.locator("[data-step]").wait_for()
    anna.picture("secrets-replay")


def test_a_corrected_bid_reaches_behind_what_was_opened_and_says_so(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_three_phones(device)
    anna, ben = open_timeline(phone, sitting[ANNA]), open_timeline(phone, sitting[BEN], language="de")
    anna.tap(rows(anna, "bidssealed").first)
    anna.press("corrections.correct")
    raise_amounts(anna, "fish", 1)
    anna.picture("secrets-bid-again")
    anna.press("play.change")
    anna.heading("corrections.ask_host", name="Ben").wait_for()
    expect(anna.page.get_by_text(anna.say("corrections.crossed"))).to_be_visible()
    anna.picture("secrets-crossing")
    anna.press("corrections.propose", name="Ben")

    ben.press("corrections.strip_look")
    ben.heading("corrections.confirm_ask", name="Anna").wait_for()
    expect(ben.page.get_by_text(ben.say("corrections.crossed"))).to_be_visible()
    ben.page.locator(".before-after, .changes").first.wait_for()
    ben.picture("secrets-proposal-of-another")
    assert axe_faults(ben) == []
    ben.press("corrections.confirm")
    ben.heading("corrections.nothing_to_move").or_(ben.heading("corrections.right_ask")).wait_for()
    ben.open("t", sitting[BEN].table, "timeline")
    expect(
        ben.page.get_by_role("button", name=re.compile(re.escape(ben.say("corrections.crossed_short"))))
    ).to_be_visible()
    ben.picture("secrets-timeline-after")
    for word in (KEPT, OTHER, "bidssealed"):
        expect(ben.page.get_by_text(re.compile(word))).to_have_count(1 if word == "bidssealed" else 0)

    ben.open("t", sitting[BEN].table, "history")
    for mode in ("as_corrected", "as_played"):
        ben.tap(ben.page.locator("label", has_text=ben.say(f"history.{mode}")))
        expect(ben.page.get_by_role("radio", name=ben.say(f"history.{mode}"))).to_be_checked()
        ben.page.locator("[data-step]").wait_for()
        ben.picture(f"secrets-{mode}")
        step = ben.page.get_by_role("slider")
        while (step_shown := int(step.input_value())) > 1:
            ben.press("history.before")
            expect(step).to_have_value(str(step_shown - 1))
        ben.page.locator("[data-step='1']").wait_for()
        expect(ben.button("history.before")).to_have_count(0)
    assert places_of(ben, KEPT, OTHER) == []
