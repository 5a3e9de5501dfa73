"""Isle of Skye with the Journeyman without an entered board: a round entered by hand, without aids for plans; and the
other side of the board, for five."""

import pytest
from playwright.sync_api import expect

from tests.e2e import journeyman, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.geometry import HIDDEN
from tests.e2e.journeyman import ANNA, BEN, build_tiles, copied_board, mark_tiles, offer_tiles, pick_up_marker, to_draws
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

LAST = ("no_axe", "bank_pays", "two_buys")
LAYOUT = (("one_road", "advance", "third_waypoint"), ("two_roads", "five_gold", "extra_movement"), LAST)
MOST_TAPS = 3
"""Taps of an ordinary step entered by hand: the track, one thing that its space shows, nothing else."""
LEAST_MARKER_PX = 20


def move_marker(phone: Phone, place: str, *effects: str) -> int:
    """Move a marker to a space by a tap, and enter what the board shows there; return the taps."""
    with phone.counted() as hands:
        phone.tap_board(f"[data-place='{place}']")
        for effect in effects:
            choice = phone.page.locator(f"[data-choice='{effect}']")
            phone.tap(choice)
            expect(choice).to_have_count(0)
        phone.press("isle_of_skye.choice_space_done")
        phone.delivered()
    return hands[0].taps


def test_a_round_by_hand(phone: NewPhone, device: NewDevice) -> None:
    options = {"progress_board": "by_hand", "check_plans": "off"}
    chosen = {"game": "isle_of_skye", "draw": "table", "expansions": ["journeyman"], "options": options}
    sitting = seat_devices(device, 2, journeyman.COLOURS, **chosen)
    sitting[ANNA].ask("PATCH", f"/tables/{sitting[ANNA].table}", {"starter": BEN})
    sitting[ANNA].start()
    to_draws(sitting, dict.fromkeys((ANNA, BEN), LAYOUT))
    offer_tiles(sitting, {ANNA: ("b11", "b10", "b20"), BEN: ("b01", "b02", "b21")})
    anna = phone(token=sitting[ANNA].token, language="de")
    gallery = Gallery(anna, "journeyman-hand-")
    anna.open("t", sitting[ANNA].table)
    sitting[BEN].act(BEN, {"type": "buy_tile", "tile": "b11"})
    anna.heading("isle_of_skye.prompt_advance_sale").wait_for()
    gallery.show("sale")
    assert move_marker(anna, "1,0", "bonus") <= MOST_TAPS
    sitting[ANNA].act(ANNA, {"type": "buy_tile", "tile": "b01"})
    skye.answer(sitting[BEN], BEN, skye.prompts_of(sitting[BEN], BEN)[0])
    sitting[ANNA].once(lambda view: view["phase"] == "build")
    build_tiles(sitting, ANNA, ("b10", 1, 0), ("b01", 2, 0))
    build_tiles(sitting, BEN, ("b02", 0, -1), ("b11", 0, 1))

    expect(anna.page.locator("[data-cell]")).to_have_count(3)
    mark_tiles(anna, "2,0", "0,0")
    anna.press("isle_of_skye.choice_plan_ready")
    sitting[BEN].act(BEN, {"type": "plan_marker", "round": 1, "nth": 1, "place": ""})
    anna.heading("isle_of_skye.prompt_pick_up").wait_for()
    gallery.show("journey")
    with anna.counted() as hands:
        anna.tap_board("[data-cell='2,0']")
        anna.heading("isle_of_skye.prompt_go").wait_for()
        expect(anna.button("isle_of_skye.choice_go")).to_be_visible()
        anna.tap(anna.page.locator(".action-bar .button-main"))
        anna.heading("isle_of_skye.prompt_advance_marker").wait_for()
    assert hands[0].taps == 2
    gallery.show("stop")
    anna.tap_board("[data-place='1,1']")
    anna.tap(anna.page.locator("[data-question=report_figures] button"))
    anna.heading("isle_of_skye.prompt_figures").wait_for()
    anna.page.get_by_role("textbox", name=anna.say("isle_of_skye.figure_round_gold"), exact=True).fill("120")
    gallery.show("figures")
    anna.press("play.done")
    expect(anna.page.get_by_text(anna.say("isle_of_skye.prompt_figures"), exact=True)).to_have_count(0)
    anna.press("isle_of_skye.choice_space_done")
    anna.delivered()
    notes = sitting[ANNA].look(ANNA)["document"]["view"]["surfaces"]["tracks-0"]["notes"]["1,1"]
    assert notes == [{"code": "isle_of_skye.counts_round_gold", "params": {"n": 120}}]
    assert gallery.faults == []


@pytest.mark.deep
def test_five_play_on_the_other_side_of_a_copied_board(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 5, journeyman.COLOURS, game="isle_of_skye", draw="table", expansions=["journeyman"])
    host = sitting[ANNA]
    host.ask("PUT", "/games/isle_of_skye/box/boards/5", {"facts": copied_board("5"), "before": None})
    host.ask("PATCH", f"/tables/{host.table}", {"starter": ANNA})
    host.start()
    to_draws(sitting, dict.fromkeys(range(5), LAYOUT))
    tiles = [f"b{n:02}" for n in (11, 10, 20, 1, 2, 21, 5, 9, 22, 4, 3, 7, 12, 13, 14)]
    offer_tiles(sitting, {seat: tiles[3 * seat : 3 * seat + 3] for seat in range(5)})
    skye.buy_nothing(sitting)
    skye.answer_all(sitting, "place")
    host.once(lambda view: view["phase"] == "plan")
    anna, tv = phone(token=host.token, language="de", light="lamp"), phone()
    gallery = Gallery(anna, "journeyman-five-")
    anna.open("t", host.table)
    mark_tiles(anna, "0,0")
    anna.tap(anna.page.locator(".surface-tabs .chip").nth(1))
    anna.page.locator("[data-spot='1,0']").first.wait_for(state="attached")
    board = host.look(ANNA)["document"]["view"]["layouts"]["progress_board"]
    assert board["spaces"]["5,1"]["gives"], "merchant of the other side"
    gallery.show("tracks")
    anna.press("isle_of_skye.choice_planned")
    for seat in range(1, 5):
        sitting[seat].act(seat, {"type": "plan_marker", "round": 1, "nth": 1, "place": ""})
    anna.page.locator("[data-cell='0,0']").wait_for(state="attached")
    code = host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"]
    tv.open("tv", code)
    expect(tv.page.locator(".tv-common .spot-piece-shape")).to_have_count(3 * len(sitting))
    for width, height in ((1366, 768), (1920, 1080)):
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.drawn()
        tv.picture(f"journeyman-five-tv-{height}")
        assert tv.page.evaluate(HIDDEN) == [], height
    pick_up_marker(anna, "0,0", "warrior")
    host.once(lambda view: "1,0" in view["surfaces"]["tracks-0"]["pieces"])
    anna.delivered()
    anna.tap(anna.page.locator(".pill").nth(BEN))
    anna.tap(anna.page.locator(".surface-tabs .chip").nth(1))
    gallery.show("tracks-of-another")
    marker = anna.page.locator("[data-stack='0,0']").bounding_box()
    assert marker, "as wide as the window, as the own board is"
    assert marker["width"] >= LEAST_MARKER_PX
    assert gallery.faults == []
