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
from tests.e2e.tables import seated

pytestmark = [pytest.mark.e2e, pytest.mark.deep]

PLACED = ("p36", "p01", "p22", "p60", "p75", "p12")
LAIN, WALKED_TO = "p36", "p29"
HERBS = 8
"""The version at which the druid lay down, after the start and the druids."""
BEGINNINGS = {"png": b"\x89PNG", "json": b"{", "csv": b"\xef\xbb\xbf", "bgsplay": b"{"}


def two_lie(new: NewDevice) -> list[Device]:
    """Start a table of two at which each has gathered herbs."""
    sitting = seated(new, 2, game=dolmens.GAME, draw=None)
    sitting[0].start()
    for n, place in enumerate(PLACED):
        sitting[n % 2].act(n % 2, {"type": "place_druid", "place": place})
    for seat, place in enumerate((LAIN, "p60")):
        sitting[seat].act(seat, {"type": "gather_herbs", "source": place, "target": place})
    return sitting


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_druid_is_stood_up_and_the_evening_is_kept(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = two_lie(device)
    one = phone(token=sitting[0].token, language=language)
    gallery = Gallery(one, "dolmens-past-")
    one.open("t", sitting[0].table)
    one.page.locator(".board-frame").wait_for()
    corrected(one, gallery)
    put_right(one, gallery)
    stacks = sitting[0].look()["document"]["view"]["surfaces"]["plan"]["stacks"]
    assert stacks[LAIN] == [{"kind": "stone", "seat": 0}]
    assert stacks[WALKED_TO] == [{"kind": "druid", "seat": 0}]
    replayed(one, gallery)
    sitting[0].act(0, {"type": "finish_now"})
    kept(one, gallery, sitting[0].table)
    assert not gallery.faults, "\n".join(gallery.faults)


def corrected(one: Phone, gallery: Gallery) -> None:
    """The herbs of the first turn were really a walk: druid, target, stone."""
    one.press("common.more")
    one.tap(one.page.locator(".table-menu-row", has_text=one.say("corrections.timeline")))
    told = one.say("dolmengoetter.event_herbs_gathered", seat="Anna", at="|").split("|")[0]
    one.tap(one.page.get_by_role("button", name=re.compile(re.escape(told))))
    one.press("corrections.correct")
    dolmens.tap_place(one, WALKED_TO)
    gallery.show("answer")
    one.tap(one.page.locator("[data-choice='stone']"))
    one.heading("corrections.for_everyone_correction").wait_for()
    gallery.show("preview")
    one.press("corrections.do_correction")


def put_right(one: Phone, gallery: Gallery) -> None:
    """The list has a step for the lying druid: each step is ticked off."""
    one.heading("corrections.right_ask").wait_for()
    one.press("corrections.not_yet")
    rows = one.page.locator(".tasks > li")
    rows.first.wait_for()
    druid = one.say("dolmengoetter.piece_druid", form="the", n=1)
    up = one.say("corrections.stand_up", piece=druid, place="|").split("|")
    expect(rows.filter(has_text=re.compile(".*".join(map(re.escape, up))))).to_have_count(1)
    expect(rows).to_have_count(3)
    gallery.show("put-right")
    for number in range(3):
        one.tap(rows.nth(number).locator("label"))
        expect(rows.nth(number).get_by_role("checkbox")).to_be_checked()
    one.press("corrections.all_done")
    one.page.get_by_role("application").wait_for()
    expect(one.button("corrections.right")).to_have_count(0)


def replayed(one: Phone, gallery: Gallery) -> None:
    """As played, the druid lies at its place; as corrected, it stands elsewhere."""
    one.open("t", one.path[1], "history")
    one.page.locator(".history-board[data-step]").wait_for()
    one.page.get_by_role("slider").fill(str(HERBS))
    one.page.locator(f".history-board[data-step='{HERBS}']").wait_for()
    expect(one.page.locator(f".board-frame [data-stack='{WALKED_TO}']")).to_have_count(0)
    gallery.show("replay")
    one.tap(one.page.locator("label", has_text=one.say("history.as_corrected")))
    expect(one.page.locator(f".board-frame [data-stack='{WALKED_TO}']")).to_have_count(1)
    one.page.locator(".history-board[data-step]").wait_for()


def kept(one: Phone, gallery: Gallery, table: str) -> None:
    """The game has ended: every file can be exported, and the game is on the shelf."""
    one.open("t", table)
    one.heading("ceremony.title").wait_for()
    one.to_result()
    one.press("keep.title")
    for kind, begins in BEGINNINGS.items():
        with one.page.expect_download() as saved:
            one.tap(one.page.get_by_role("button", name=one.say(f"keep.{kind}")))
        data = Path(saved.value.path()).read_bytes()
        assert data.startswith(begins), kind
        if kind == "json":
            assert [seat["name"] for seat in json.loads(data)["seats"]] == ["Anna", "Ben"]
    gallery.show("keep")
    one.press("library.title")
    evening = one.page.locator(".shelf-table")
    for words in ("Anna", "Ben", one.say("dolmengoetter.name")):
        expect(evening).to_contain_text(words)
    gallery.show("shelf")
