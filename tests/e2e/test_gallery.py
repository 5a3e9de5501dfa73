"""Every screen in both languages and both palettes, wide, narrow, and with text twice as large. Each is measured and
saved as a picture."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.play import lay, narrow, pick, tile_words
from tests.e2e.record import turns
from tests.e2e.tables import PURIST, begun, play_on, seated
from tests.e2e.watch import OFFLINE

pytestmark = pytest.mark.e2e

GAME = turns("go-0025")
FIVE = turns("jcz-11583")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])  # German has longer words
def test_every_screen(language: str, phone: NewPhone, device: NewDevice) -> None:
    one = phone(language=language, light="day" if language == "en" else "lamp")
    gallery = Gallery(one)
    one.open()
    before_the_game(gallery, device)
    joining(gallery, device)
    own_turn(gallery, device)
    points(gallery, device)
    states(gallery, device)
    assert not gallery.faults, "\n".join(gallery.faults)


def before_the_game(gallery: Gallery, device: NewDevice) -> None:
    """From the start page to a lobby that could begin."""
    one = gallery.phone
    one.heading("start.prompt").wait_for()
    gallery.show("start")
    one.press("start.new")
    one.heading("new.title").wait_for()
    one.page.get_by_role("radio").first.wait_for(state="attached")
    gallery.show("create")
    one.tap(one.page.locator("summary"))
    gallery.show("create-options")
    one.press("new.open")
    one.heading("join.title").wait_for()
    gallery.show("sit-down")
    one.page.get_by_label(one.say("join.name")).fill("Anna")
    one.tap(one.page.locator("label.colour").first)
    gallery.show("sit-down-chosen")
    one.press("join.take")
    one.heading("lobby.few_prompt").wait_for()
    one.page.get_by_role("img", name=one.say("lobby.qr")).wait_for()
    gallery.show("lobby-alone")
    one.press("lobby.add")
    gallery.show("lobby-add")
    one.page.get_by_label(one.say("lobby.add_name")).fill("Bartholomäus")
    one.press("lobby.add_save")
    one.page.locator(".row-title", has_text="Bartholomäus").wait_for()
    guest = device()
    guest.join("".join(one.page.locator(".invite-code > [aria-hidden]").all_inner_texts()))
    guest.sit(2)
    one.heading("lobby.start_prompt", n=3).wait_for()
    gallery.show("lobby")
    one.tap(one.page.get_by_role("button", name="Bartholomäus"))
    gallery.show("lobby-seat")
    one.tap(one.page.get_by_role("button", name="Bartholomäus"))
    one.tap(one.page.locator("summary", has_text=one.say("lobby.change")))
    gallery.show("lobby-options")
    one.open()
    one.page.get_by_role("heading", name=one.say("start.tables")).wait_for()
    gallery.show("start-tables")
    one.press("settings.title")
    one.heading("settings.title").wait_for()
    gallery.show("settings")
    one.tap(one.page.locator("summary").first)
    gallery.show("settings-rulings")


def joining(gallery: Gallery, device: NewDevice) -> None:
    """By code: empty, wrong, right, too late."""
    one = gallery.phone
    one.open("join")
    field = one.page.get_by_label(one.say("join.code"))
    field.wait_for()
    gallery.show("join")
    with one.watch.expecting("404"):
        field.press_sequentially("ZZZZZZ")
        one.page.get_by_role("alert").wait_for()
        gallery.show("join-wrong")
    host, *_ = seated(device, 2)
    code = host.look(0)["document"]["table"]["code"]
    field.fill(code)
    one.page.locator("label.colour").first.wait_for()
    gallery.show("join-found")
    one.tap(one.page.locator("label.colour:not(.colour-taken)").first)
    one.text("lobby.name_taken", name="Anna").wait_for()
    gallery.show("join-name-taken")
    one.press("join.name_use", name="Anna 2")
    one.press("join.take")
    one.heading("lobby.wait_prompt", name="Anna").wait_for()
    gallery.show("lobby-guest")
    begun_code = begun(device, 2)[0].look(0)["document"]["table"]["code"]
    one.open("join", begun_code)
    one.page.get_by_role("heading", name=one.say("join.begun")).wait_for()
    gallery.show("join-begun")
    with one.watch.expecting("404"):
        one.open("t", "01890000-0000-7000-8000-000000000000")
        one.heading("closed.title").wait_for()
        gallery.show("closed")


def come(phone: Phone, sitting: list[Device], *path: str) -> None:
    """Let the phone be the first of these devices, and open the table."""
    phone.page.evaluate("(token) => localStorage.setItem('tableside.device', token)", sitting[0].token)
    phone.open()
    phone.page.reload()
    phone.open("t", sitting[0].table, *path)


def own_turn(gallery: Gallery, device: NewDevice) -> None:
    """From the draw to waiting, in the middle of a game."""
    one = gallery.phone
    sitting = begun(device, 3, GAME[:33])
    turn = GAME[33]
    come(one, sitting)
    one.page.locator("[data-piece]").first.wait_for()
    gallery.show("pick")
    gallery.in_sight("[data-piece]", ".band-work .board")
    narrow(one, turn.tile)
    gallery.show("pick-narrowed")
    one.page.locator(".picker-all").tap()
    one.page.locator(".tile-choice-gone").first.tap()
    one.page.locator(".used-up").wait_for()
    gallery.show("pick-used-up")
    pick(one, turn.tile)
    one.page.locator("[data-cell]").first.wait_for(state="attached")
    gallery.show("place")
    one.press("common.more")
    gallery.show("menu")
    one.tap(one.page.locator(".table-menu-row", has_text=one.say("board.as_text")))
    gallery.show("place-in-words")
    one.press("board.as_picture")
    lay(one, turn)
    gallery.show("laid")
    gallery.whole(".prompt-words", ".stock", "[data-choice]", ".action-bar > :first-child", ".action-bar > :last-child")
    one.tap(one.page.locator("[data-choice]").first)
    gallery.show("laid-claimed")
    one.tap(one.page.locator(".button-main"))
    one.heading("carcassonne.wait_draw", seat="Ben").wait_for()
    gallery.show("waiting")
    play_on(sitting, GAME[34:35])
    one.heading("carcassonne.wait_draw", seat="Cleo").wait_for()
    gallery.show("news")

    app = begun(device, 2, draw="app")
    come(one, app)
    one.page.locator("[data-cell]").first.wait_for(state="attached")
    gallery.show("drawn")

    aside = begun(device, 3, GAME[:11])
    assert (GAME[11].seat, GAME[11].set_aside) == (2, ("C",))
    come(one, aside[2:])
    pick(one, "C")
    one.page.get_by_text(one.say("play.set_aside", tile=tile_words(one, "C"))).wait_for()
    gallery.show("set-aside")

    alone = device()
    alone.open_table()
    for place, name in enumerate(("Anna", "Bartholomäus", "Cleo", "Dora", "Emil")):
        alone.sit(place, name, phone=place == 0)
    alone.start()
    play_on([alone] * 5, FIVE[:36])
    come(one, [alone])
    one.heading("carcassonne.prompt_pick").wait_for()
    gallery.show("for-somebody-else")


def points(gallery: Gallery, device: NewDevice) -> None:
    """Points, proofs of every kind, the projection, the result."""
    one = gallery.phone
    sitting = begun(device, 3, GAME[:60])
    come(one, sitting, "points")
    one.heading("points.title").or_(one.page.get_by_role("heading", name=one.say("points.title"))).first.wait_for()
    gallery.show("points")
    lines = sitting[0].look()["document"]["view"]["lines"]
    for kind in ("road", "city", "cloister"):
        of_kind = [line for line in lines.values() if line["category"] == kind]
        if of_kind:
            one.open("t", sitting[0].table, "line", str(max(of_kind, key=lambda line: line["points"])["n"]))
            one.page.locator("[data-outline='proof']").wait_for(state="attached")
            gallery.show(f"proof-{kind}")
    one.open("t", sitting[0].table, "points", "ended")
    farm = one.page.get_by_role("button", name=re.compile(re.escape(one.say("carcassonne.farm")), re.IGNORECASE)).first
    farm.wait_for()
    gallery.show("if-it-ended-now")
    farm.tap()
    one.page.locator("[data-outline='proof']").wait_for(state="attached")
    gallery.show("if-it-ended-now-farm")

    play_on(sitting, GAME[60:])
    one.open("t", sitting[0].table)
    one.heading("ceremony.title").wait_for()
    gallery.show("ceremony")
    one.press("ceremony.next")
    one.page.locator("[data-outline='proof']").wait_for(state="attached")
    gallery.show("ceremony-line")
    one.press("ceremony.skip")
    gallery.show("ceremony-winner")
    one.press("ceremony.result")
    one.text("photos.title").wait_for()
    gallery.show("keepsake")
    one.press("keep.skip")
    one.button("result.again").wait_for()
    gallery.show("result")
    one.press("points.all")
    one.page.get_by_role("button", name=re.compile(re.escape(one.say("carcassonne.farm")), re.IGNORECASE)).first.tap()
    one.page.locator("[data-outline='proof']").wait_for(state="attached")
    gallery.show("proof-farm")


def states(gallery: Gallery, device: NewDevice) -> None:
    """Refused, overtaken, offline, and a table without aids."""
    one = gallery.phone
    purists = begun(device, 2, options=PURIST)
    come(one, purists)
    pick(one, "E")
    one.page.locator("[data-cell]").first.wait_for(state="attached")
    gallery.show("purists-place")
    one.tap_board("[data-cell='0,1']")
    gallery.show("purists-laid")
    with one.watch.expecting("422"):
        one.tap(one.page.locator(".button-main"))
        one.heading("play.does_not_fit").wait_for()
        gallery.show("refused")

    sitting = begun(device, 2)
    come(one, sitting)
    one.page.locator("[data-piece]").first.wait_for()
    with one.watch.expecting(OFFLINE):
        one.context.set_offline(True)
        expect(one.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        gallery.show("offline")
        pick(one, "U")
        expect(one.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        gallery.show("offline-kept")
        sitting[0].act(0, {"type": "draw_tile", "tile": "V"})
        one.context.set_offline(False)
        one.heading("play.overtaken").wait_for()
        gallery.show("overtaken")
