"""Isle of Skye ended early where the app does not know the gold: everybody is asked, and the gold counts."""

from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.tables import seat_devices

ANNA, BEN = 0, 1


def test_an_early_end_asks_everybody_for_gold_and_counts_it(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 2, game="isle_of_skye", draw="app", options={"tracking": "territories"})
    annas, bens = sitting
    annas.start()
    skye.answer_all(sitting, "place")
    host = phone(token=annas.token, language="de")
    gallery = Gallery(host, "skye-early-")
    host.open("t", annas.table)
    host.press("common.more")
    host.press("people.host")
    host.tap(host.page.locator(".table-menu-row", has_text=host.say("corrections.finish")))
    expect(host.text("isle_of_skye.early_end_gold_asked")).to_be_visible()
    gallery.show("question")
    host.press("corrections.finish_yes")
    host.heading("isle_of_skye.prompt_gold").wait_for()
    expect(host.text("isle_of_skye.hint_gold_forgotten")).to_be_visible()
    gallery.show("gold")
    host.page.get_by_role("textbox", name=host.say("isle_of_skye.gold"), exact=True).fill("17")
    host.press("play.done")
    host.button("play.change").wait_for()
    bens.act(BEN, {"type": "report_gold", "round": 1, "amounts": {"gold": 4}})
    view = annas.once(lambda view: "outcome" in view)
    assert [seat.get("by_category", {}).get("gold", 0) for seat in view["seats"].values()] == [3, 0]
    assert "early_end" not in view
    assert gallery.faults == []
