"""Two people on one small phone where the app draws: only the buyer sees the tiles of the bag."""

from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.druids import tiles_drawn
from tests.e2e.hand_over import hand_over
from tests.e2e.looks import faults_of
from tests.e2e.traces import stored

ANNA, BEN = range(2)
BAG = 5


def test_the_bag_is_looked_into_by_its_buyer_alone(phone: NewPhone, device: NewDevice) -> None:
    shared_device = device()
    shared_device.open_table(game="isle_of_skye", draw="app", expansions=["druids"])
    shared_device.sit(ANNA)
    shared_device.sit(BEN, phone=False)
    shared_device.ask("PATCH", f"/tables/{shared_device.table}", {"starter": ANNA})
    shared_device.start()
    sitting = [shared_device, shared_device]
    skye.answer_all(sitting, "place")
    skye.choose(shared_device, ANNA, (1, 1))
    sold = skye.choose(shared_device, BEN, (1, 1))[1]
    skye.lift(shared_device, ANNA)
    shared_device.act(ANNA, {"type": "buy_tile", "tile": sold})  # so that Ben can pay for the bag
    shared_device.act(BEN, {"type": "buy_tile", "tile": ""})

    shared_device.ask(
        "GET", f"/tables/{shared_device.table}/pieces"
    )  # 36 invented tiles are drawn only now, which takes seconds
    this_phone = phone(token=shared_device.token, language="de")
    this_phone.page.set_viewport_size({"width": 320, "height": 640})
    this_phone.open("t", shared_device.table)
    hand_over(this_phone, "Anna")
    (second,) = skye.prompts_of(shared_device, ANNA)  # the draws of the app decide whether she can pay for any of it
    pays = any("unavailable" not in choice for choice in second["choices"])
    this_phone.heading("isle_of_skye.prompt_second" if pays else "play.market_none").wait_for()
    this_phone.press("isle_of_skye.choice_pass")
    hand_over(this_phone, "Ben")
    this_phone.heading("isle_of_skye.prompt_second").wait_for()
    this_phone.tap(this_phone.page.locator("[data-choice=bag]"))
    this_phone.press("isle_of_skye.do_buy_again", price=BAG)
    this_phone.heading("isle_of_skye.prompt_look", n=1, all=2).wait_for()
    this_phone.press("play.draw")  # both
    this_phone.heading("isle_of_skye.prompt_bag_keep").wait_for()
    (keep,) = skye.prompts_of(shared_device, BEN)
    pieces = [choice["piece"] for choice in keep["choices"]]
    tile_pictures = this_phone.page.locator(", ".join(f"use[href*='-{tile}-']" for tile in pieces))
    expect(tile_pictures.first).to_be_attached()
    tiles_drawn(this_phone)
    offered = this_phone.say("play.unkept", n=36, what="new")
    assert this_phone.page.locator(".band-strip", has_text=offered).count() == 0, "invented tiles"
    this_phone.picture("druids-bag-keep")
    faults = faults_of(this_phone, axe=True)

    this_phone.page.reload()
    expect(this_phone.heading("hand.ask", name="Ben")).to_be_visible()
    expect(tile_pictures).to_have_count(0)
    this_phone.picture("druids-bag-covered")
    storage = stored(this_phone)
    assert not any(f'"{tile}"' in str(storage["local"]) + str(storage["session"]) for tile in pieces)
    hand_over(this_phone, "Ben")
    this_phone.heading("isle_of_skye.prompt_bag_keep").wait_for()
    this_phone.tap(this_phone.page.locator(f"[data-choice='{pieces[0]}']"))
    view = shared_device.once(lambda view: view["phase"] == "build")
    assert pieces[0] in view["seats"][str(BEN)]["hand"]
    assert pieces[-1] == pieces[0] or pieces[-1] not in view["seats"][str(BEN)]["hand"]
    assert faults == []
