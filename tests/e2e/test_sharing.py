"""Sharing by the phone's share sheet: pictures, links, codes.

The sheet belongs to the phone and opens in no headless browser. Here it is replaced by one that records what it is
given, or answers as when it is closed or refuses.
"""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import Look, show
from tests.e2e.record import turns
from tests.e2e.sharing import CLOSED, REFUSED, install_share_sheet, items_shared, wait_until_shared
from tests.e2e.tables import start_table

TODAY = "new Intl.DateTimeFormat('sv-SE').format()"

LEFT_EDGES = """() => [...new Set([...document.querySelectorAll(".form > *")].map(
  (part) => Math.round(part.getBoundingClientRect().left)))]"""


def test_a_link_is_sent_by_the_phones_sheet_else_copied(phone: NewPhone, device: NewDevice) -> None:
    host = device()
    host.open_table()
    host.sit(0)
    this_phone = install_share_sheet(phone(token=host.token))
    this_phone.open("t", host.table)
    this_phone.press("lobby.send")
    wait_until_shared(this_phone)
    link = host.ask("GET", f"/tables/{host.table}/invite")["url"]
    words = {"title": "Tableside", "text": this_phone.say("lobby.link_title")}
    assert items_shared(this_phone, CLOSED) == [{**words, "url": link, "files": []}]
    this_phone.page.evaluate("navigator.clipboard.writeText('before')")
    this_phone.press("lobby.send")
    wait_until_shared(this_phone)
    assert this_phone.page.evaluate("navigator.clipboard.readText()") == "before"
    assert [shared_item["url"] for shared_item in items_shared(this_phone, REFUSED)] == [link]
    expect(this_phone.text("common.copied")).to_have_count(0)
    this_phone.press("lobby.send")
    expect(this_phone.text("common.copied")).to_be_visible()
    assert this_phone.page.evaluate("navigator.clipboard.readText()") == link


def test_a_recovery_link_is_sent_with_its_code(phone: NewPhone, device: NewDevice) -> None:
    this_phone = install_share_sheet(phone(token=device().token))
    this_phone.open("library", "code")
    this_phone.press("recovery.make")
    this_phone.press("recovery.send")
    wait_until_shared(this_phone)
    (shared,) = items_shared(this_phone)
    _, _, code = shared["url"].partition("/#/recover/")
    assert len(code) >= 10
    assert code.replace("-", "") in this_phone.page.locator("main").inner_text().replace(" ", "").replace("-", "")


def test_a_picture_goes_to_the_sheet_and_a_file_that_it_does_not_take_is_saved(
    phone: NewPhone, device: NewDevice
) -> None:
    sitting = start_table(device, 2, turns("go-0028")[:4])
    this_phone = install_share_sheet(phone(token=sitting[0].token))
    days = {this_phone.page.evaluate(TODAY)}
    sitting[0].act(0, {"type": "finish_now"})
    this_phone.open("t", sitting[0].table, "keep")
    picture = this_phone.page.get_by_role("button", name=this_phone.say("keep.png"))
    saved = this_phone.text("keep.done")
    this_phone.page.get_by_label(this_phone.say("keep.place")).wait_for()  # once it is shown, the day is known
    days.add(this_phone.page.evaluate(TODAY))
    names = {f"tableside-carcassonne-{day}" for day in days}
    this_phone.tap(picture)
    wait_until_shared(this_phone)
    assert items_shared(this_phone, CLOSED) in [[{"files": [[f"{name}.png", "image/png", "PNG"]]}] for name in names]
    expect(saved).to_be_visible()
    expect(saved).to_have_count(0)

    this_phone.tap(picture)
    wait_until_shared(this_phone)
    expect(this_phone.text("keep.about")).to_be_visible()
    expect(saved).to_have_count(0)
    items_shared(this_phone, REFUSED)
    with this_phone.page.expect_download() as download:
        this_phone.tap(picture)
    assert download.value.suggested_filename in {f"{name}.png" for name in names}
    expect(saved).to_be_visible()
    items_shared(this_phone)
    with this_phone.page.expect_download() as download:
        this_phone.tap(this_phone.page.get_by_role("button", name=this_phone.say("keep.json")))
    assert download.value.suggested_filename in {f"{name}.json" for name in names}
    assert items_shared(this_phone) == []


def test_all_parts_of_the_page_begin_at_one_edge(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, turns("go-0028")[:4])
    sitting[0].act(0, {"type": "finish_now"})
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table, "keep")
    for code in ("keep.times", "keep.about_it", "photos.title"):
        this_phone.text(code).wait_for()
    show(this_phone, Look("lamp", 820, 1180))
    assert len(this_phone.page.evaluate(LEFT_EDGES)) == 1
