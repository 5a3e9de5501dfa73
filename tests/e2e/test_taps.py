"""Taps that were meant for something else, and Back."""

from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.play import show_tiles, tile_words
from tests.e2e.record import turns
from tests.e2e.skye import tag
from tests.e2e.tables import play_on, start_table

GAME = turns("go-0025")
SETTLES_MS = 400


def test_a_tap_on_its_way_when_the_own_turn_comes_enters_nothing(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3)
    ben = phone(token=sitting[1].token)
    ben.page.clock.install()
    ben.open("t", sitting[0].table)
    ben.heading("carcassonne.wait_draw", seat="Anna").wait_for()
    ben.pause_clock()

    play_on(sitting, GAME[:1])
    ben.heading("carcassonne.prompt_pick").wait_for()
    first, second = (ben.page.locator(f"[data-piece='{tile}']") for tile in "UV")
    box = first.bounding_box()
    assert box
    ben.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ben.page.clock.run_for(SETTLES_MS)
    # If the first tap had entered something, its tile would be asked for now.
    ben.tap(second)
    expect(ben.heading("carcassonne.prompt_place", tile=tile_words(ben, "V"))).to_be_visible()


def test_a_tap_on_its_way_when_ones_turn_to_buy_comes_buys_nothing(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 2)
    for seat, sits in enumerate(sitting):
        skye.choose(sits, seat, (1, 1))
    skye.lift(sitting[0], 0)
    first = int(next(iter(sitting[0].look()["document"]["view"]["waits"])))
    second = 1 - first
    other = phone(token=sitting[second].token)
    other.page.clock.install()
    other.open("t", sitting[0].table)
    other.page.locator(".market").wait_for()
    other.pause_clock()

    (prompt,) = skye.prompts_of(sitting[first], first)
    skye.answer(sitting[first], first, prompt)  # passes
    box = tag(other).bounding_box()
    assert box
    other.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    other.page.clock.run_for(SETTLES_MS)
    other.press("isle_of_skye.choice_pass")
    view = sitting[0].once(lambda view: view["phase"] == "build")
    assert len(view["seats"][str(second)]["hand"]) == 2, "the first tap bought a third tile"


def test_back_in_the_app_and_on_the_phone_are_one_way(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:6])
    anna = phone(token=sitting[0].token)
    anna.open()
    anna.tap(anna.page.get_by_role("button").filter(has_text="Anna, Ben, Cleo"))
    show_tiles([anna], 7)
    at = ["t", sitting[0].table]

    anna.tap(anna.page.get_by_role("navigation", name=anna.say("seats.band")).get_by_role("button").first)
    anna.press("points.ended")
    anna.button("points.now").wait_for()
    anna.press("common.back")
    anna.button("points.ended").wait_for()
    anna.page.go_back()
    show_tiles([anna], 7)

    anna.press("common.more")
    anna.tap(anna.page.locator(".table-menu-row", has_text=anna.say("history.title")))
    anna.press("history.words")
    anna.page.get_by_role("heading", name=anna.say("corrections.timeline")).wait_for()
    anna.press("common.back")
    anna.button("history.words").wait_for()
    assert anna.path == [*at, "history"]
    anna.page.go_back()
    show_tiles([anna], 7)
    anna.page.go_back()
    anna.heading("start.prompt").wait_for()

    anna.open("settings")
    anna.press("common.back")
    anna.heading("start.prompt").wait_for()
