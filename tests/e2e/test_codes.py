"""Changed codes: a removed phone stays out with everything it knew; members are shown the new ones."""

import pytest
from playwright.sync_api import expect

from tests.e2e.codes import card, code_in, follow
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.people import open_table_of, unfold
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices


def assert_refused(phone: Phone, *links: str) -> None:
    """Assert that none of these links works, nor their codes when typed."""
    for link in links:
        follow(phone, link)
        expect(phone.text("table.unknown_code")).to_be_visible()
        phone.open("join")
        phone.page.get_by_label(phone.say("join.code")).press_sequentially(link[-6:])
        expect(phone.text("table.unknown_code")).to_be_visible()


def test_a_code_is_one_line_on_the_smallest_phone(phone: NewPhone, device: NewDevice) -> None:
    this_phone = open_table_of(phone, seat_devices(device, 1)[0], language="de")
    show(this_phone, Look("day", 320, 640))
    code_in(this_phone.page.locator(".invite"))
    halves = this_phone.page.locator(".invite-code > [aria-hidden]")
    halves.evaluate_all("(all) => all.forEach((half, i) => (half.textContent = ['KMN', 'H8W'][i]))")  # wide letters
    heights = halves.evaluate_all("(all) => all.map((half) => half.getBoundingClientRect().top)")
    assert len(set(heights)) == 1
    assert faults_of(this_phone) == []


def test_a_removed_phone_stays_out_with_all_that_it_knew(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 3)
    table = sitting[0].table
    knew = {to: sitting[1].ask("GET", f"/tables/{table}/invite?to={to}") for to in ("join", "watch")}
    anna, ben = open_table_of(phone, sitting[0], "people"), open_table_of(phone, sitting[1], language="de")
    tv = phone()
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    follow(tv, knew["watch"]["url"])
    expect(tv.text("tv.lobby")).to_be_visible()
    expect(card(anna, "people.watch_qr")).to_be_visible()
    for place, to in ((tv.page.locator(".tv"), "join"), (card(anna, "people.watch_qr"), "watch")):
        letters = " ".join(knew[to]["code"])
        expect(place.get_by_text(tv.say("lobby.code", code=letters), exact=True)).to_be_attached()

    unfold(anna, "Ben")
    anna.press("people.remove")
    anna.press("people.remove_yes")
    expect(ben.heading("lost.removed_title")).to_be_visible()
    with ben.watch.expecting("404"):
        assert_refused(ben, knew["join"]["url"], knew["watch"]["url"])

    new = {to: sitting[0].ask("GET", f"/tables/{table}/invite?to={to}")["code"] for to in ("join", "watch")}
    place = tv.page.get_by_text(tv.say("lobby.code", code=" ".join(new["join"])), exact=True)
    expect(place).to_be_attached()
    tv.page.reload()
    expect(place).to_be_attached()
    for qr, to in (("lobby.qr", "join"), ("people.watch_qr", "watch")):
        expect(card(anna, qr).get_by_text(" ".join(new[to]))).to_be_attached()

    dora = phone()
    dora.open("join")
    dora.page.get_by_label(dora.say("join.code")).press_sequentially(new["join"])
    dora.page.get_by_label(dora.say("join.name")).fill("Dora")
    dora.tap(dora.page.get_by_role("radio", name=dora.say("colour.blue"), exact=True).locator("xpath=.."))
    dora.press("join.take")
    expect(dora.page.get_by_text(dora.say("lobby.wait_prompt", name="Anna"), exact=True)).to_be_visible()
    emil = phone()
    emil.open("watch", new["watch"])
    expect(emil.text("lobby.watch_about")).to_be_visible()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_the_host_changes_each_code_where_it_is_shown(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 3)
    table = sitting[0].table
    anna = open_table_of(phone, sitting[0], language=language)
    gallery = Gallery(anna, "codes-")
    expect(card(anna, "lobby.qr")).to_be_visible()
    gallery.show("lobby")
    anna.tap(anna.text("people.watch"))
    for qr, to in (("lobby.qr", "join"), ("people.watch_qr", "watch")):
        expect(card(anna, qr)).to_be_visible()
        before = code_in(card(anna, qr))
        anna.press(f"people.new_code_{to}")
        expect(anna.text(f"people.new_code_{to}_ask")).to_be_visible()
        gallery.show(f"ask-{to}")
        anna.press("people.new_code_yes")
        expect(card(anna, qr).get_by_text(anna.say("people.new_code_made"))).to_be_visible()
        assert code_in(card(anna, qr)) == sitting[1].ask("GET", f"/tables/{table}/invite?to={to}")["code"] != before
        gallery.show(f"made-{to}")
    anna.open("t", table, "people")
    expect(card(anna, "people.watch_qr")).to_be_visible()
    gallery.show("people")
    unfold(anna, "Ben")
    anna.press("people.remove")
    gallery.show("remove")
    assert not gallery.faults, "\n".join(gallery.faults)


def test_the_host_lets_a_phone_play_a_seat_that_has_none(phone: NewPhone, device: NewDevice) -> None:
    host = device()
    code = host.open_table()
    for place, name in enumerate(("Anna", "Bartholomäus")):
        host.sit(place, name, phone=place == 0)
    ben = phone(language="de")
    coming = Gallery(ben, "coming-")
    ben.open("join", code)
    expect(ben.heading("join.one_of")).to_be_visible()
    expect(ben.text("join.one_of_about")).to_be_visible()
    coming.show("lobby")
    ben.press("join.none")
    expect(ben.heading("join.title")).to_be_visible()
    host.start()
    expect(ben.text("join.one_of_begun")).to_be_visible()

    anna = open_table_of(phone, host, language="de")
    asking = Gallery(anna, "asked-")
    oneself = ben.page.get_by_role("button", name="Bartholomäus")
    ben.tap(oneself)
    expect(ben.heading("join.asked")).to_be_visible()
    expect(anna.strip_saying("play.request", name="Bartholomäus")).to_be_visible()
    coming.show("waits")
    asking.show("strip")
    anna.press("play.request_no")
    expect(ben.text("join.asked_over")).to_be_visible()
    coming.show("refused")
    ben.tap(oneself)
    anna.press("play.request_yes")
    expect(ben.heading("carcassonne.wait_draw", seat="Anna")).to_be_visible()
    expect(anna.strip_saying("play.request", name="Bartholomäus")).to_be_hidden()
    faults = coming.faults + asking.faults
    assert not faults, "\n".join(faults)
