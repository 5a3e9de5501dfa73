"""Sharing by the phone's share sheet: pictures, links, codes.

The sheet belongs to the phone and opens in no headless browser. Here it is replaced by one that records what it is
given, or answers as when it is closed or refuses.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.phone import Phone
from tests.e2e.record import turns
from tests.e2e.tables import begun

pytestmark = pytest.mark.e2e

SHEET = """() => {
  window.handed = [];
  navigator.canShare = ({ files = [] }) => files.every(({ type }) => type.startsWith("image/"));
  navigator.share = async ({ files = [], ...words }) => {
    const beginnings = await Promise.all(files.map((file) => file.slice(0, 4).text()));
    window.handed.push({ ...words, files: files.map(({ name, type }, i) => [name, type, beginnings[i].slice(1)]) });
    if (window.answer) throw new DOMException("", window.answer);
  };
}"""
CLOSED, REFUSED = "AbortError", "NotAllowedError"


def with_sheet(made: Phone) -> Phone:
    """Return the phone with a share sheet for links and pictures."""
    made.context.add_init_script(f"({SHEET})()")
    return made


def handed(phone: Phone, answer: str = "") -> list[dict[str, Any]]:
    """Return what the sheet was given so far, and set its answer from now on."""
    so_far: list[dict[str, Any]] = phone.page.evaluate("() => window.handed.splice(0)")
    phone.page.evaluate("(answer) => { window.answer = answer; }", answer)
    return so_far


def until_handed(phone: Phone) -> None:
    phone.until("() => window.handed.length > 0")


def test_a_link_is_sent_by_the_phones_sheet_else_copied(phone: NewPhone, device: NewDevice) -> None:
    host = device()
    host.open_table()
    host.sit(0)
    one = with_sheet(phone(token=host.token))
    one.open("t", host.table)
    one.press("lobby.send")
    until_handed(one)
    link = host.ask("GET", f"/tables/{host.table}/invite")["url"]
    words = {"title": "Tableside", "text": one.say("lobby.link_title")}
    assert handed(one, CLOSED) == [{**words, "url": link, "files": []}]
    one.page.evaluate("navigator.clipboard.writeText('before')")
    one.press("lobby.send")
    until_handed(one)
    assert one.page.evaluate("navigator.clipboard.readText()") == "before"
    assert [what["url"] for what in handed(one, REFUSED)] == [link]
    expect(one.text("common.copied")).to_have_count(0)
    one.press("lobby.send")
    expect(one.text("common.copied")).to_be_visible()
    assert one.page.evaluate("navigator.clipboard.readText()") == link


def test_a_recovery_link_is_sent_with_its_code(phone: NewPhone, device: NewDevice) -> None:
    one = with_sheet(phone(token=device().token))
    one.open("library", "code")
    one.press("recovery.make")
    one.press("recovery.send")
    until_handed(one)
    (sent,) = handed(one)
    _, _, code = sent["url"].partition("/#/recover/")
    assert len(code) >= 10
    assert code.replace("-", "") in one.page.locator("main").inner_text().replace(" ", "").replace("-", "")


def test_a_picture_goes_to_the_sheet_and_a_file_that_it_does_not_take_is_saved(
    phone: NewPhone, device: NewDevice
) -> None:
    sitting = begun(device, 2, turns("go-0028")[:4])
    sitting[0].act(0, {"type": "finish_now"})
    one = with_sheet(phone(token=sitting[0].token))
    one.open("t", sitting[0].table, "keep")
    picture = one.page.get_by_role("button", name=one.say("keep.png"))
    saved = one.text("keep.done")
    one.page.get_by_label(one.say("keep.place")).wait_for()  # once it is shown, the day is known
    today = one.page.evaluate("new Intl.DateTimeFormat('sv-SE').format()")
    named = f"tableside-carcassonne-{today}"
    one.tap(picture)
    until_handed(one)
    assert handed(one, CLOSED) == [{"files": [[f"{named}.png", "image/png", "PNG"]]}]
    expect(saved).to_be_visible()
    expect(saved).to_have_count(0)

    one.tap(picture)
    until_handed(one)
    expect(one.text("keep.about")).to_be_visible()
    expect(saved).to_have_count(0)
    handed(one, REFUSED)
    with one.page.expect_download() as download:
        one.tap(picture)
    assert download.value.suggested_filename == f"{named}.png"
    expect(saved).to_be_visible()
    handed(one)
    with one.page.expect_download() as download:
        one.tap(one.page.get_by_role("button", name=one.say("keep.json")))
    assert download.value.suggested_filename == f"{named}.json"
    assert handed(one) == []
