"""People and their phones: presence, moving seats, removed phones, the host."""

import json
import re
from time import monotonic
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.people import open_table_of, unfold
from tests.e2e.phone import Phone
from tests.e2e.play import enter, pick, show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import start_table
from tests.e2e.traces import stored
from tests.e2e.watch import OFFLINE

GAME = turns("go-0028")
HOST_GONE_MS = 180_000
"""The host's role is free after 60 s of silence."""
OWN = {f"tableside.{key}" for key in ("device", "preferences", "name", "games", "watching", "persist")}
"""Storage keys that a phone without a seat may keep."""


def assert_forgotten(phone: Phone, people: tuple[str, ...]) -> None:
    """Assert that nothing of a seat is in this phone's storage."""
    storage = stored(phone)
    assert set(storage["local"]) <= OWN
    assert (storage["session"], storage["databases"], storage["cached"]) == ({}, [], [])
    assert not any(name in json.dumps(storage["local"]) for name in people)


def seat_code(sitting: Device, host: Device, place: int) -> str:
    """Return a code, made by the host, with which another phone takes this seat over."""
    seat = sitting.look()["document"]["table"]["seats"][str(place)]["id"]
    return str(host.ask("POST", f"/tables/{host.table}/seats/{seat}/pass", {})["code"])


def assert_names(phone: Phone, own_name: str) -> None:
    """Assert that names are below the points, the own one with "you"; a phone without a seat says that it watches."""
    expect(phone.page.locator(".pill-name:visible")).to_have_text(["Anna", "Ben", "Cleo"])
    seats = phone.page.locator(".pill").filter(has=phone.page.get_by_text(phone.say("seats.you"), exact=True))
    watches = phone.page.locator(".own-mark").get_by_text(phone.say("common.watching"), exact=True)
    expect(seats).to_have_text([re.compile(own_name)] if own_name else [])
    expect(watches.locator("visible=true")).to_have_count(0 if own_name else 2)  # once visible, once for screen readers


def test_everybody_sees_who_is_gone_and_whom_the_table_waits_for(
    phone: NewPhone, device: NewDevice, record_property: Any
) -> None:
    sitting = start_table(device, 3)
    anna, ben = open_table_of(phone, sitting[0]), open_table_of(phone, sitting[1], language="de")
    watcher = phone(light="lamp")
    watcher.open("watch", sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"])
    for this_phone, own_name in ((anna, "Anna"), (ben, "Ben"), (watcher, "")):
        show_tiles([this_phone], 1)
        assert_names(this_phone, own_name)
    gallery = Gallery(ben, "people-")
    with anna.watch.expecting(OFFLINE):
        anna.context.set_offline(True)
        cut = monotonic()
        expect(ben.strip_saying("play.silent", name="Anna", time="...")).to_be_visible()
        record_property("seconds until a cut is seen", round(monotonic() - cut, 1))
        expect(ben.heading("carcassonne.wait_draw", seat="Anna")).to_be_visible()
        expect(ben.page.locator(".pill-presence")).to_have_count(1)
        gallery.show("silent")
        for action in GAME[0].actions():
            sitting[0].act(0, action)
        show_tiles([ben], 2)
        anna.context.set_offline(False)
        back = monotonic()
        show_tiles([anna], 2)
        record_property("seconds until a phone is current", round(monotonic() - back, 1))
    expect(ben.page.locator(".pill-presence")).to_have_count(0)
    assert not gallery.faults, "\n".join(gallery.faults)


def test_seats_move_and_the_host_is_followed(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:1])
    cleo = open_table_of(phone, sitting[2], "people", language="de")
    expect(cleo.text("people.watch")).to_be_visible()

    ben = open_table_of(phone, sitting[1], "people", language="de", light="lamp")
    gallery = Gallery(ben, "moved-")
    unfold(ben, "Ben")
    gallery.show("seat")
    ben.press("people.move")
    ben.page.get_by_role("img", name=ben.say("people.move_qr", name="Ben")).wait_for()
    gallery.show("code")
    code = "".join(ben.page.locator(".row-button ~ .editor .invite-code > [aria-hidden]").all_inner_texts())
    dora = phone()
    dora.open("seat", code)
    expect(dora.heading("seat.title_of", name="Ben")).to_be_visible()
    dora.press("seat.take")
    assert_names(dora, "Ben")
    pick(dora, GAME[1].tile)
    expect(ben.heading("lost.title", names="Ben")).to_be_visible()
    expect(ben.text("lost.moved")).to_be_visible()
    gallery.show("lost")
    assert_forgotten(ben, ("Anna", "Ben", "Cleo"))
    ben.page.reload()
    expect(ben.page.get_by_text(ben.say("table.seat_moved"))).to_be_visible()
    gallery.show("told again")

    dora.press("play.other_tile")
    dora.heading("carcassonne.prompt_pick").wait_for()
    dora.delivered()
    with dora.watch.expecting(OFFLINE):
        dora.context.set_offline(True)
        expect(dora.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        pick(dora, GAME[1].tile)
        expect(dora.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        emil = phone()
        emil.open("join")
        emil.page.get_by_label(emil.say("join.code")).press_sequentially(seat_code(sitting[0], sitting[0], 1))
        expect(emil.heading("seat.title_of", name="Ben")).to_be_visible()
        emil.press("seat.take")
        show_tiles([emil], 2)
        dora.context.set_offline(False)
        expect(dora.heading("lost.title", names="Ben")).to_be_visible()
    expect(dora.text("lost.unsent", n=1)).to_be_visible()
    assert_forgotten(dora, ("Anna", "Ben", "Cleo"))
    enter(emil, GAME[1])

    expect(cleo.button("people.become")).to_be_visible(timeout=HOST_GONE_MS)
    follow = Gallery(cleo, "host-")
    follow.show("become")
    cleo.press("people.become")
    expect(cleo.page.get_by_role("switch", name=cleo.say("people.lock"))).to_be_visible()
    follow.show("is-it")
    assert not gallery.faults + follow.faults, "\n".join(gallery.faults + follow.faults)


def test_the_host_locks_the_table_and_shows_somebody_the_door(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3)
    old = sitting[0].look(0)["document"]["table"]["code"]
    anna, ben = open_table_of(phone, sitting[0], "people"), open_table_of(phone, sitting[1], language="de")
    show_tiles([ben], 1)
    lock = anna.page.get_by_role("switch", name=anna.say("people.lock"))
    anna.tap(lock)
    expect(lock).to_have_attribute("aria-checked", "true")
    guest = phone()
    with guest.watch.expecting("40[34]"):
        guest.open("join", old)
        expect(guest.text("table.locked")).to_be_visible()
        anna.tap(lock)
        expect(lock).to_have_attribute("aria-checked", "false")
        anna.press("people.new_code_join")
        anna.press("people.new_code_yes")
        expect(anna.text("people.new_code_made")).to_be_visible()
        guest.page.reload()
        expect(guest.text("table.unknown_code")).to_be_visible()
    unfold(anna, "Ben")
    anna.press("people.remove")
    anna.press("people.remove_yes")
    expect(ben.heading("lost.removed_title")).to_be_visible()
    gallery = Gallery(ben, "removed-")
    gallery.show("lost")
    assert_forgotten(ben, ("Anna", "Cleo"))
    unfold(anna, "Cleo")
    anna.press("people.make_host")
    anna.press("people.make_host_yes")
    expect(lock).to_be_hidden()
    assert sitting[2].look()["host"]
    assert not gallery.faults, "\n".join(gallery.faults)


def test_a_phone_without_a_socket_plays_and_says_what_it_cannot(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:1])
    anna = open_table_of(phone, sitting[0])
    ben = phone(token=sitting[1].token, language="de")
    ben.context.route_web_socket("**/ws/table/*", lambda socket: socket.close())
    ben.open("t", sitting[1].table)
    expect(ben.strip_saying("strip.polling")).to_be_visible()
    enter(ben, GAME[1])
    show_tiles([anna, ben], 3)
    ben.open("t", sitting[1].table, "people")
    expect(ben.text("people.become_polling")).to_be_visible()
    gallery = Gallery(ben, "polling-")
    gallery.show("people")
    assert not gallery.faults, "\n".join(gallery.faults)
