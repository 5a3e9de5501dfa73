"""The Journeyman by keyboard: planned on the board, a journey made from the text view of the board."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.journeyman import ANNA, BEN, start_first_plan
from tests.e2e.keyboard import steps_to, tab_to
from tests.e2e.looks import axe_faults


def test_a_plan_and_a_journey_by_keys_and_in_words(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_first_plan(device)
    host = sitting[ANNA]
    anna = phone(token=host.token)
    anna.open("t", host.table)
    anna.page.locator("[data-cell]").first.wait_for(state="attached")

    for cell in ("1,0", "0,0"):
        tab_to(anna, ".board-frame")
        steps_to(anna, cell)
        anna.page.keyboard.press("Enter")
        anna.page.locator(f"[data-piece='{cell}/waypoint']").wait_for(state="attached")
        anna.delivered()
    tab_to(anna, ".action-bar .button-main")
    anna.page.keyboard.press("Enter")
    sitting[BEN].act(BEN, {"type": "plan_marker", "round": 1, "nth": 1, "place": ""})
    anna.heading("isle_of_skye.prompt_advance_here").wait_for()

    tab_to(anna, ".board-frame")
    anna.page.keyboard.press("t")
    expect(anna.page.get_by_role("heading", name=anna.say("board.text_title"))).to_be_focused()
    cost = anna.say("isle_of_skye.plan_points", n=2, points=4)  # what a tap at the tile with the farm means
    take = anna.page.locator(".board-text button", has_text=cost)
    expect(take).to_have_count(1)
    take.focus()
    anna.page.keyboard.press("Enter")
    tab_to(anna, "[data-choice='1,0-herald']")
    anna.page.keyboard.press("Enter")
    host.once(lambda view: "1,2" in view["surfaces"]["tracks-0"]["pieces"])

    anna.delivered()
    expect(anna.heading("isle_of_skye.prompt_advance_here")).to_be_focused()
    expect(anna.page.locator(".second-line")).to_contain_text(anna.say("isle_of_skye.plan_points", n=2, points=2))
    tab_to(anna, ".surface-tabs .chip:last-child", back=True)
    anna.page.keyboard.press("Enter")
    tab_to(anna, ".board-frame")
    anna.page.keyboard.press("t")
    twin = anna.page.get_by_role("region", name=anna.say("isle_of_skye.surface_tracks", seat="Anna"))
    herald = twin.locator("[data-spot='2,2']")
    expect(herald).to_contain_text(anna.say("isle_of_skye.asks_fee", n=5))
    expect(herald).to_contain_text(anna.say("board.next_missing", what="...").split("...")[0])
    assert axe_faults(anna) == []
