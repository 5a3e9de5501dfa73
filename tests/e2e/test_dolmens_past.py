"""Dolmengötter afterwards: a druid that was laid down by mistake is stood up in the put-right list; replay, exports and
shelf."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e import dolmens
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

pytestmark = pytest.mark.deep

PLACED = ("p36", "p01", "p22", "p60", "p75", "p12")
LAIN, WALKED_TO = "p36", "p29"
HERBS = 8
"""The version at which the druid lay down, after the start and the druids."""
BEGINNINGS = {"png": b"\x89PNG", "json": b"{", "csv": b"\xef\xbb\xbf", "bgsplay": b"{"}


def start_with_lying_druids(new: NewDevice) -> list[Device]:
    """Start a table of two at which each has gathered herbs."""
    sitting = seat_devices(new, 2, game=dolmens.GAME, draw=None)
    sitting[0].start()
    for n, place in enumerate(PLACED):
        sitting[n % 2].act(n % 2, {"type": "place_druid", "place": place})
    for seat, place in enumerate((LAIN, "p60")):
        sitting[seat].act(seat, {"type": "gather_herbs", "source": place, "target": place})
    return sitting


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_druid_is_stood_up_and_the_evening_is_kept(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = start_with_lying_druids(device)
    this_phone = phone(token=sitting[0].token, language=language)
    gallery = Gallery(this_phone, "dolmens-past-")
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator(".board-frame").wait_for()
    correct_first_turn(this_phone, gallery)
    tick_off_steps(this_phone, gallery)
    stacks = sitting[0].look()["document"]["view"]["surfaces"]["plan"]["stacks"]
    assert stacks[LAIN] == [{"kind": "stone", "seat": 0}]
    assert stacks[WALKED_TO] == [{"kind": "druid", "seat": 0}]
    check_replay(this_phone, gallery)
    sitting[0].act(0, {"type": "finish_now"})
    check_exports_and_library(this_phone, gallery, sitting[0].table)
    assert not gallery.faults, "\n".join(gallery.faults)


def correct_first_turn(phone: Phone, gallery: Gallery) -> None:
    """Correct the herbs of the first turn to a walk: druid, target, stone."""
    phone.press("common.more")
    phone.tap(phone.page.locator(".table-menu-row", has_text=phone.say("corrections.timeline")))
    sentence = phone.say("dolmengoetter.event_herbs_gathered_own")
    phone.tap(phone.page.get_by_role("button", name=re.compile(re.escape(sentence))))
    phone.press("corrections.correct")
    dolmens.tap_place(phone, WALKED_TO)
    gallery.show("answer")
    phone.tap(phone.page.locator("[data-choice='stone']"))
    phone.heading("corrections.for_everyone_correction").wait_for()
    gallery.show("preview")
    phone.press("corrections.do_correction")


def tick_off_steps(phone: Phone, gallery: Gallery) -> None:
    """Tick off each step of the list, one of them for the lying druid."""
    phone.heading("corrections.right_ask").wait_for()
    rows = phone.page.locator(".tasks > li")
    rows.first.wait_for()
    druid = phone.say("dolmengoetter.piece_druid", form="the", n=1)
    up = phone.say("corrections.stand_up", piece=druid, place="|").split("|")
    expect(rows.filter(has_text=re.compile(".*".join(map(re.escape, up))))).to_have_count(1)
    expect(rows).to_have_count(3)
    gallery.show("put-right")
    for number in range(3):
        phone.tap(rows.nth(number).locator("label"))
        expect(rows.nth(number).get_by_role("checkbox")).to_be_checked()
    phone.press("corrections.all_done")
    phone.page.get_by_role("application").wait_for()
    expect(phone.button("corrections.right")).to_have_count(0)


def check_replay(phone: Phone, gallery: Gallery) -> None:
    """Replay the game: as played the druid lies at its place, as corrected it stands elsewhere."""
    phone.open("t", phone.path[1], "history")
    phone.page.locator(".history-board[data-step]").wait_for()
    phone.page.get_by_role("slider").fill(str(HERBS))
    phone.page.locator(f".history-board[data-step='{HERBS}']").wait_for()
    expect(phone.page.locator(f".board-frame [data-stack='{WALKED_TO}']")).to_have_count(0)
    gallery.show("replay")
    phone.tap(phone.page.locator("label", has_text=phone.say("history.as_corrected")))
    expect(phone.page.locator(f".board-frame [data-stack='{WALKED_TO}']")).to_have_count(1)
    phone.page.locator(".history-board[data-step]").wait_for()


def check_exports_and_library(phone: Phone, gallery: Gallery, table: str) -> None:
    """Export every file of the finished game, and find it in the library."""
    phone.open("t", table)
    phone.heading("ceremony.title").wait_for()
    phone.to_result()
    phone.press("keep.title")
    for kind, begins in BEGINNINGS.items():
        with phone.page.expect_download() as saved:
            phone.tap(phone.page.get_by_role("button", name=phone.say(f"keep.{kind}")))
        data = Path(saved.value.path()).read_bytes()
        assert data.startswith(begins), kind
        if kind == "json":
            assert [seat["name"] for seat in json.loads(data)["seats"]] == ["Anna", "Ben"]
    gallery.show("keep")
    phone.press("library.title")
    evening = phone.page.locator(".shelf-table")
    for words in ("Anna", "Ben", phone.say("dolmengoetter.name")):
        expect(evening).to_contain_text(words)
    gallery.show("shelf")
