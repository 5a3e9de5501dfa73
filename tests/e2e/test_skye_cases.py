"""Isle of Skye outside the usual course: tiles that fit nowhere, a late answer, another language in mid-round, another
level of tracking between rounds, prices entered by one person for all."""

import re

from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.languages import speak
from tests.e2e.looks import faults_of
from tests.e2e.phone import Phone
from tests.e2e.skye import lay, mark, offered_tile, pick, price
from tests.e2e.tables import seat_devices
from tests.e2e.watch import OFFLINE

ANNA, BEN = 0, 1
GOALS = ("base_castle_road_tiles", "base_sheep", "base_squares", "base_most_ships")
STUCK, FITS, AXED = "b06", "b05", "b03"
ABOVE = "0,-1"


def start_walled_in(device: NewDevice) -> list[Device]:
    """Set up the second round of two, with tiles drawn. All open edges of Anna's territory are pasture."""
    sitting = seat_devices(device, 2, game="isle_of_skye", draw="table")
    annas, bens = sitting
    annas.ask("PATCH", f"/tables/{annas.table}", {"starter": ANNA})
    annas.start()
    skye.draw(annas, ANNA, *GOALS)
    skye.answer_all(sitting, "place")
    for answering, seat, first in ((annas, ANNA, ("b02", "b24", AXED)), (bens, BEN, ("b10", "b14", "b20"))):
        skye.draw(answering, seat, *first)
    for seat, answering in enumerate(sitting):
        skye.choose(answering, seat, (1, 1), axe=2)
    skye.lift(annas, ANNA)
    skye.buy_nothing(sitting)
    skye.build(annas, ANNA, "b02", -1, 0)
    skye.build(annas, ANNA, "b24", 1, 0)
    skye.answer_all(sitting, "place")
    skye.draw_next(sitting)
    skye.draw(annas, ANNA, STUCK, FITS, AXED)
    skye.draw(bens, BEN, "b20", "b09", "b18")
    return sitting


def tile(phone: Phone, name: str) -> str:
    return skye.tile_description(phone, name)


def test_a_round_in_two_languages_with_a_late_price_and_a_tile_that_fits_nowhere(
    phone: NewPhone, device: NewDevice
) -> None:
    annas, bens = start_walled_in(device)
    this_phone = phone(token=annas.token, language="de", light="lamp")
    gallery = Gallery(this_phone, "skye-cases-")
    this_phone.open("t", annas.table)
    this_phone.press("play.scored_right")
    set_price_in_two_languages(this_phone)
    set_price_too_late(this_phone, bens)
    view = annas.look(ANNA)["document"]["view"]
    slots = view["surfaces"]["offer-0"]["slots"]
    assert {name: slot["price"] for name, slot in slots.items()} == {STUCK: 2, FITS: 1}
    gallery.show("late")
    this_phone.press("play.go_on")

    skye.answer(bens, BEN, skye.prompts_of(bens, BEN)[0])
    this_phone.heading("isle_of_skye.prompt_buy").wait_for()
    speak(this_phone, "en")
    expect(this_phone.heading("isle_of_skye.prompt_buy")).to_be_visible()
    this_phone.press("isle_of_skye.choice_pass")

    expect(this_phone.heading("isle_of_skye.prompt_place", tile=tile(this_phone, FITS))).to_be_visible()
    expect(this_phone.text("isle_of_skye.hint_later")).to_be_visible()
    waits = this_phone.page.locator(f"[data-hand='{STUCK}']")
    expect(waits).to_have_attribute("aria-disabled", "true")
    expect(waits).to_have_accessible_name(re.compile(this_phone.say("play.fits_not_yet")))
    gallery.show("waits")
    this_phone.tap_board(f"[data-cell='{ABOVE}']")
    this_phone.page.locator("[data-draft]").wait_for(state="attached")
    speak(this_phone, "de")
    expect(this_phone.page.locator("[data-draft]")).to_have_count(1)
    this_phone.press("play.lay")
    expect(this_phone.heading("isle_of_skye.prompt_return", tile=tile(this_phone, STUCK))).to_be_visible()
    expect(this_phone.text("isle_of_skye.hint_return")).to_be_visible()
    expect(this_phone.page.locator(f"[data-hand='{STUCK}']")).to_be_visible()
    gallery.show("return")
    this_phone.press("isle_of_skye.choice_return")
    expect(this_phone.heading("isle_of_skye.wait_build", seat="Ben")).to_be_visible()
    view = annas.look(ANNA)["document"]["view"]
    assert STUCK in view["bag"]
    assert "hand" not in view["seats"]["0"]
    assert STUCK not in {lying["tile"] for lying in view["surfaces"]["0"]["tiles"].values()}
    assert gallery.faults == []


def set_price_in_two_languages(phone: Phone) -> None:
    """Check that entered and sealed values stay when the language changes."""
    offered_tile(phone, 2).wait_for()
    mark(phone, 2)
    price(phone, 0, 2)
    speak(phone, "en")
    expect(phone.heading("isle_of_skye.prompt_prices")).to_be_visible()
    expect(phone.page.locator(".price-chosen")).to_have_text(["2"])
    axe = offered_tile(phone, 2).get_by_role("button", name=phone.say("isle_of_skye.do_place_axe"), exact=True)
    expect(axe).to_have_attribute("aria-pressed", "true")
    price(phone, 1, 1)
    phone.press("isle_of_skye.do_set_prices")
    expect(phone.heading("play.offer_sealed")).to_be_visible()
    speak(phone, "de")
    expect(phone.heading("play.offer_sealed")).to_be_visible()


def set_price_too_late(phone: Phone, bens: Device) -> None:
    """Change prices offline while the screens are lifted."""
    phone.delivered()
    with phone.watch.expecting(OFFLINE):
        phone.context.set_offline(True)
        expect(phone.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        phone.press("play.change")
        expect(phone.text("play.kept_here")).to_be_visible()
        skye.choose(bens, BEN, (1, 2))
        skye.lift(bens, BEN)
        phone.context.set_offline(False)
        expect(phone.heading("play.overtaken_by", name="Ben")).to_be_visible()
    expect(phone.page.locator(".sheet")).to_contain_text(phone.say("play.overtaken_undo"))


def test_the_level_changes_between_rounds_and_the_app_draws(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 2, game="isle_of_skye", draw="app", options={"tracking": "territories"})
    annas, bens = sitting
    annas.ask("PATCH", f"/tables/{annas.table}", {"starter": ANNA})
    annas.start()
    host, guest = phone(token=annas.token, language="de", light="lamp"), phone(token=bens.token)
    for viewer in (host, guest):
        viewer.open("t", annas.table)
    gallery = Gallery(host, "skye-level-")
    host.heading("isle_of_skye.prompt_castle_app").wait_for()
    gallery.show("castle")
    skye.answer_all(sitting, "place")
    host.heading("isle_of_skye.prompt_take").wait_for()
    pick(host, "b01")
    lay(host)
    end_first_round(sitting, host, guest)
    set_level(host, guest, "full")
    expect(host.strip_saying("isle_of_skye.event_tracking_full", n=2)).to_be_visible()
    for viewer, fives, single_coins in ((host, 1, 2), (guest, 0, 1)):
        viewer.heading("isle_of_skye.prompt_gold_before").wait_for()
        if viewer is host:
            gallery.show("gold")
        name = viewer.say("isle_of_skye.gold")
        for times, label in (
            (fives, f"{viewer.say('play.more', name=name)}: 5"),
            (single_coins, viewer.say("play.more", name=name)),
        ):
            for _ in range(times):
                viewer.tap(viewer.page.get_by_role("button", name=label, exact=True))
        viewer.press("play.done")
    annas.once(lambda view: view["phase"] == "price")
    seats = annas.look(ANNA)["document"]["view"]["seats"]
    income = bens.look(BEN)["document"]["view"]["seats"]["1"]["stock"]["gold"] - 1
    assert seats["0"]["stock"]["gold"] >= 7 + 5
    assert income >= 5
    assert "stock" not in seats["1"]

    set_level(host, guest, "territories", 3)  # tiles were drawn in this round
    expect(guest.strip_saying("isle_of_skye.event_tracking_territories", n=3)).to_be_visible()
    assert gallery.faults == []


def end_first_round(sitting: list[Device], host: Phone, guest: Phone) -> None:
    """End the round and review it; a scoring tile without points says why."""
    for viewer in (host, guest):
        viewer.press("isle_of_skye.choice_done")
        viewer.delivered()
    sitting[ANNA].once(lambda view: "system" not in view["waits"])
    skye.answer_all(sitting, "amounts")  # a scoring tile that asks for gold
    sitting[ANNA].once(lambda view: view["turn"] == 2)
    for viewer in (host, guest):
        viewer.press("play.scored_right")
        viewer.heading("isle_of_skye.prompt_take").wait_for()


def set_level(host: Phone, guest: Phone, level: str, number: int = 2) -> None:
    """Set how much is tracked from that round on, as the host; nobody else can."""
    asks = "isle_of_skye.prompt_tracking"
    guest.press("common.more")
    expect(guest.button("corrections.timeline")).to_be_visible()
    expect(guest.button(asks, n=number)).to_be_hidden()
    guest.press("common.more")
    host.press("common.more")
    host.press("people.host")
    host.press(asks, n=number)
    host.tap(host.page.locator(f"[data-choice='{level}']"))
    host.press("corrections.setting_yes")


def test_one_person_enters_all_prices_and_the_others_see_them_come(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3, options={"prices": "after_reveal"})
    first_phone, two = phone(token=sitting[ANNA].token, language="de"), phone(token=sitting[BEN].token, light="lamp")
    first_phone.page.set_viewport_size({"width": 320, "height": 640})
    for viewer in (first_phone, two):
        viewer.open("t", sitting[0].table)
        offered_tile(viewer, 2).wait_for()
    names = [seat["name"] for seat in sitting[0].look()["document"]["table"]["seats"].values()]
    entered = two.page.locator(".chosen li", has_text=two.say("play.offer_entered"))
    faults: list[str] = []
    with first_phone.counted() as hands:
        for seat, name in enumerate(names):
            code = "isle_of_skye.prompt_axe" if seat == ANNA else "isle_of_skye.prompt_axe_of"
            first_phone.heading(code, **({} if seat == ANNA else {"seat": name})).wait_for()
            expect(entered).to_have_count(seat)
            mark(first_phone, 0)
            price(first_phone, 1, 1)
            price(first_phone, 2, 2)
            first_phone.picture(f"skye-cases-entered-{seat}")
            faults += faults_of(first_phone)
            first_phone.press("play.offer_enter", name=name)
    assert hands[0].taps == 4 * len(names)
    for viewer in (first_phone, two):
        viewer.page.locator(".market").wait_for()
        expect(viewer.page.locator(".market .coin")).to_have_count(6)
    assert faults == []
