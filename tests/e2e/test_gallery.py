"""Every screen in both languages and both palettes, wide, narrow, and with text twice as large. Each is measured."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.play import lay, narrow, pick, tile_words, try_target
from tests.e2e.record import turns
from tests.e2e.tables import PURIST, play_on, seat_devices, start_table
from tests.e2e.watch import OFFLINE

GAME = turns("go-0025")
FIVE = turns("jcz-11583")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])  # German has longer words
def test_every_screen(language: str, phone: NewPhone, device: NewDevice) -> None:
    this_phone = phone(language=language, light="day" if language == "en" else "lamp")
    gallery = Gallery(this_phone)
    this_phone.open()
    walk_to_lobby(gallery, device)
    walk_through_joining(gallery, device)
    walk_through_turn(gallery, device)
    walk_through_points(gallery, device)
    walk_through_states(gallery, device)
    assert not gallery.faults, "\n".join(gallery.faults)


def walk_to_lobby(gallery: Gallery, device: NewDevice) -> None:
    """Go from the start page to a lobby that could begin."""
    phone = gallery.phone
    phone.heading("start.prompt").wait_for()
    gallery.show("start")
    phone.press("start.new")
    phone.heading("new.title").wait_for()
    phone.page.get_by_role("radio").first.wait_for(state="attached")
    gallery.show("create")
    phone.tap(phone.page.locator("summary"))
    gallery.show("create-options")
    phone.press("new.open")
    phone.heading("join.take").wait_for()
    gallery.show("sit-down")
    phone.page.get_by_label(phone.say("join.name")).fill("Anna")
    phone.tap(phone.page.locator("label.colour").first)
    gallery.show("sit-down-chosen")
    phone.press("join.take")
    phone.heading("lobby.few_prompt").wait_for()
    phone.page.get_by_role("img", name=phone.say("lobby.qr")).wait_for()
    gallery.show("lobby-alone")
    phone.press("lobby.add")
    gallery.show("lobby-add")
    phone.page.get_by_label(phone.say("lobby.add_name")).fill("Bartholomäus")
    phone.press("lobby.add_save")
    phone.page.locator(".row-title", has_text="Bartholomäus").wait_for()
    guest = device()
    guest.join("".join(phone.page.locator(".invite-code > [aria-hidden]").all_inner_texts()))
    guest.sit(2)
    phone.heading("lobby.start_prompt", n=3).wait_for()
    gallery.show("lobby")
    phone.tap(phone.page.get_by_role("button", name="Bartholomäus"))
    gallery.show("lobby-seat")
    phone.tap(phone.page.get_by_role("button", name="Bartholomäus"))
    phone.tap(phone.page.locator("summary", has_text=phone.say("lobby.change")))
    gallery.show("lobby-options")
    phone.open()
    phone.page.get_by_role("heading", name=phone.say("start.tables")).wait_for()
    gallery.show("start-tables")
    phone.press("settings.title")
    phone.heading("settings.title").wait_for()
    gallery.show("settings")
    phone.tap(phone.page.locator("summary").first)
    gallery.show("settings-rulings")


def walk_through_joining(gallery: Gallery, device: NewDevice) -> None:
    """Walk through joining by code: empty, wrong, right, too late."""
    phone = gallery.phone
    phone.open("join")
    field = phone.page.get_by_label(phone.say("join.code"))
    field.wait_for()
    gallery.show("join")
    with phone.watch.expecting("404"):
        field.press_sequentially("ZZZZZZ")
        phone.page.get_by_role("alert").wait_for()
        gallery.show("join-wrong")
    host, *_ = seat_devices(device, 2)
    code = host.look(0)["document"]["table"]["code"]
    field.fill(code)
    phone.page.locator("label.colour").first.wait_for()
    gallery.show("join-found")
    phone.tap(phone.page.locator("label.colour:not(.colour-taken)").first)
    phone.text("lobby.name_taken", name="Anna").wait_for()
    gallery.show("join-name-taken")
    phone.press("join.name_use", name="Anna 2")
    phone.press("join.take")
    phone.heading("lobby.wait_prompt", name="Anna").wait_for()
    gallery.show("lobby-guest")
    begun_code = start_table(device, 2)[0].look(0)["document"]["table"]["code"]
    phone.open("join", begun_code)
    phone.page.get_by_role("heading", name=phone.say("join.begun")).wait_for()
    gallery.show("join-begun")
    with phone.watch.expecting("404"):
        phone.open("t", "01890000-0000-7000-8000-000000000000")
        phone.heading("closed.title").wait_for()
        gallery.show("closed")


def open_first_phone(phone: Phone, sitting: list[Device], *path: str) -> None:
    """Let the phone be the first of these devices, and open the table."""
    phone.page.evaluate("(token) => localStorage.setItem('tableside.device', token)", sitting[0].token)
    phone.open()
    phone.page.reload()
    phone.open("t", sitting[0].table, *path)


def walk_through_turn(gallery: Gallery, device: NewDevice) -> None:
    """Walk from the draw to waiting, in the middle of a game."""
    phone = gallery.phone
    sitting = start_table(device, 3, GAME[:33])
    turn = GAME[33]
    open_first_phone(phone, sitting)
    phone.page.locator("[data-piece]").first.wait_for()
    gallery.show("pick")
    gallery.in_sight("[data-piece]", ".band-work .board")
    narrow(phone, turn.tile)
    gallery.show("pick-narrowed")
    phone.page.locator(".picker-all").tap()
    phone.page.locator(".picker-used-up").tap()
    phone.page.locator(".tile-choice-gone").first.tap()
    phone.page.locator(".used-up").wait_for()
    gallery.show("pick-used-up")
    pick(phone, turn.tile)
    phone.page.locator("[data-cell]").first.wait_for(state="attached")
    gallery.show("place")
    phone.press("common.more")
    gallery.show("menu")
    phone.tap(phone.page.locator(".table-menu-row", has_text=phone.say("board.as_text")))
    gallery.show("place-in-words")
    phone.press("board.as_picture")
    lay(phone, turn)
    gallery.show("laid")
    gallery.assert_fully_visible(
        ".prompt-words", ".stock", "[data-choice]", ".action-bar > :first-child", ".action-bar > :last-child"
    )
    try_target(phone, str(phone.page.locator("[data-choice]").first.get_attribute("data-choice")))
    gallery.show("laid-claimed")
    phone.tap(phone.page.locator(".button-main"))
    phone.heading("carcassonne.wait_draw", seat="Ben").wait_for()
    gallery.show("waiting")
    play_on(sitting, GAME[34:35])
    phone.heading("carcassonne.wait_draw", seat="Cleo").wait_for()
    gallery.show("news")

    app = start_table(device, 2, draw="app")
    open_first_phone(phone, app)
    phone.page.locator("[data-cell]").first.wait_for(state="attached")
    gallery.show("drawn")

    aside = start_table(device, 3, GAME[:11])
    assert (GAME[11].seat, GAME[11].set_aside) == (2, ("C",))
    open_first_phone(phone, aside[2:])
    pick(phone, "C")
    phone.page.get_by_text(phone.say("play.set_aside", tile=tile_words(phone, "C"))).wait_for()
    gallery.show("set-aside")

    device_alone = device()
    device_alone.open_table()
    for place, name in enumerate(("Anna", "Bartholomäus", "Cleo", "Dora", "Emil")):
        device_alone.sit(place, name, phone=place == 0)
    device_alone.start()
    play_on([device_alone] * 5, FIVE[:36])
    open_first_phone(phone, [device_alone])
    phone.heading("carcassonne.prompt_pick").wait_for()
    gallery.show("for-somebody-else")


def walk_through_points(gallery: Gallery, device: NewDevice) -> None:
    """Walk through points, proofs of every kind, the projection and the result."""
    phone = gallery.phone
    sitting = start_table(device, 3, GAME[:60])
    open_first_phone(phone, sitting, "points")
    phone.heading("points.title").or_(
        phone.page.get_by_role("heading", name=phone.say("points.title"))
    ).first.wait_for()
    gallery.show("points")
    lines = sitting[0].look()["document"]["view"]["lines"]
    for kind in ("road", "city", "cloister"):
        of_kind = [line for line in lines.values() if line["category"] == kind]
        if of_kind:
            phone.open("t", sitting[0].table, "line", str(max(of_kind, key=lambda line: line["points"])["n"]))
            phone.page.locator("[data-outline='proof']").wait_for(state="attached")
            gallery.show(f"proof-{kind}")
    phone.open("t", sitting[0].table, "points", "ended")
    farm = phone.page.get_by_role(
        "button", name=re.compile(re.escape(phone.say("carcassonne.farm")), re.IGNORECASE)
    ).first
    farm.wait_for()
    gallery.show("if-it-ended-now")
    farm.tap()
    phone.page.locator("[data-outline='proof']").wait_for(state="attached")
    gallery.show("if-it-ended-now-farm")

    phone.page.goto("about:blank")  # rendering each turn takes long
    play_on(sitting, GAME[60:])
    phone.open("t", sitting[0].table)
    phone.heading("ceremony.title").wait_for()
    gallery.show("ceremony")
    phone.press("ceremony.next")
    phone.page.locator("[data-outline='proof']").wait_for(state="attached")
    gallery.show("ceremony-line")
    phone.press("ceremony.skip")
    gallery.show("ceremony-winner")
    phone.press("ceremony.result")
    phone.button("result.again").wait_for()
    gallery.show("result")
    phone.press("keep.step")
    phone.text("photos.title").wait_for()
    gallery.show("keepsake")
    phone.press("keep.skip")
    phone.button("result.again").wait_for()
    phone.press("points.all")
    phone.page.get_by_role(
        "button", name=re.compile(re.escape(phone.say("carcassonne.farm")), re.IGNORECASE)
    ).first.tap()
    phone.page.locator("[data-outline='proof']").wait_for(state="attached")
    gallery.show("proof-farm")


def walk_through_states(gallery: Gallery, device: NewDevice) -> None:
    """Walk through the states refused, overtaken and offline, and a table without aids."""
    phone = gallery.phone
    purists = start_table(device, 2, options=PURIST)
    open_first_phone(phone, purists)
    pick(phone, "E")
    phone.page.locator("[data-cell]").first.wait_for(state="attached")
    gallery.show("purists-place")
    phone.tap_board("[data-cell='0,1']")
    gallery.show("purists-laid")
    with phone.watch.expecting("422"):
        phone.tap(phone.page.locator(".button-main"))
        phone.heading("play.does_not_fit").wait_for()
        gallery.show("refused")

    sitting = start_table(device, 2)
    open_first_phone(phone, sitting)
    phone.page.locator("[data-piece]").first.wait_for()
    with phone.watch.expecting(OFFLINE):
        phone.context.set_offline(True)
        expect(phone.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        gallery.show("offline")
        pick(phone, "U")
        expect(phone.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        gallery.show("offline-kept")
        sitting[0].act(0, {"type": "draw_tile", "tile": "V"})
        phone.context.set_offline(False)
        phone.heading("play.overtaken").wait_for()
        gallery.show("overtaken")
