"""French on every kind of screen: nothing is clipped at 320 px, with large text too, and nothing is left in English."""

import re

from playwright.sync_api import expect

from tests.e2e import dolmens, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.dolmens import FOREIGN, THREE, tap_place, turns
from tests.e2e.gallery import Gallery
from tests.e2e.languages import speak
from tests.e2e.looks import Look, show
from tests.e2e.play import lay, pick, try_target
from tests.e2e.record import turns as carcassonne_turns
from tests.e2e.tables import start_table

GAME = carcassonne_turns("go-0025")
LEFTS = "(pictures) => pictures.map((picture) => picture.getBoundingClientRect().left)"


def check(gallery: Gallery) -> None:
    assert not gallery.faults, "\n".join(gallery.faults)


def test_a_phone_of_somebody_french_speaks_french_and_names_it_as_new(phone: NewPhone, device: NewDevice) -> None:
    this_phone = phone(language="fr")
    gallery = Gallery(this_phone, "french-")
    this_phone.open()
    this_phone.heading("start.prompt").wait_for()
    expect(this_phone.page.locator("html")).to_have_attribute("lang", "fr")
    gallery.show("start")
    this_phone.open("settings")
    expect(this_phone.page.get_by_text("Français (nouveau)")).to_be_visible()
    gallery.show("settings")
    this_phone.open()
    this_phone.press("start.new")
    this_phone.heading("new.title").wait_for()
    this_phone.page.get_by_role("radio").first.wait_for(state="attached")
    this_phone.tap(this_phone.page.locator("summary"))
    gallery.show("create")
    this_phone.press("new.open")
    this_phone.heading("join.take").wait_for()
    this_phone.page.get_by_label(this_phone.say("join.name")).fill("Anna")
    this_phone.tap(this_phone.page.locator("label.colour").first)
    gallery.show("sit-down")
    this_phone.press("join.take")
    this_phone.heading("lobby.few_prompt").wait_for()
    this_phone.page.get_by_role("img", name=this_phone.say("lobby.qr")).wait_for()
    gallery.show("lobby")
    check(gallery)


def test_a_turn_of_carcassonne_its_points_and_its_past(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:33])
    this_phone = phone(language="fr", token=sitting[0].token)
    gallery = Gallery(this_phone, "french-carcassonne-")
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-piece]").first.wait_for()
    gallery.show("pick")
    pick(this_phone, GAME[33].tile)
    this_phone.page.locator("[data-cell]").first.wait_for(state="attached")
    gallery.show("place")
    lay(this_phone, GAME[33])
    gallery.show("laid")
    try_target(this_phone, str(this_phone.page.locator("[data-choice]").first.get_attribute("data-choice")))
    gallery.show("laid-claimed")
    this_phone.tap(this_phone.page.locator(".button-main"))
    this_phone.heading("carcassonne.wait_draw", seat="Ben").wait_for()
    gallery.show("waiting")
    for path in ("points", "people", "timeline"):
        this_phone.open("t", sitting[0].table, path)
        this_phone.page.get_by_role("heading").first.wait_for()
        gallery.show(path)
    check(gallery)


def test_the_end_of_a_game(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME)
    this_phone = phone(language="fr", token=sitting[0].token)
    gallery = Gallery(this_phone, "french-end-")
    this_phone.open("t", sitting[0].table)
    this_phone.button("result.again").wait_for()
    gallery.show("result")
    this_phone.press("keep.title")
    this_phone.text("photos.title").wait_for()
    gallery.show("keep")
    this_phone.open("library")
    this_phone.page.locator(".shelf-table").first.wait_for()
    gallery.show("library")
    this_phone.open("library", "numbers")
    this_phone.page.get_by_role("heading", name=this_phone.say("library.numbers"), exact=True).wait_for()
    gallery.show("numbers")
    check(gallery)


def test_a_turn_of_skye(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    this_phone = phone(language="fr", token=sitting[0].token)
    gallery = Gallery(this_phone, "french-skye-")
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-offer]").first.wait_for()
    gallery.show("offer")
    this_phone.open("t", sitting[0].table, "points")
    this_phone.page.get_by_role("heading").first.wait_for()
    gallery.show("points")
    check(gallery)


def test_a_turn_of_dolmengoetter(phone: NewPhone, device: NewDevice) -> None:
    sitting = dolmens.start_record(device, THREE, FOREIGN)
    walk = turns(THREE)[FOREIGN][0]
    this_phone = phone(language="fr", token=sitting[walk.seat].token)
    gallery = Gallery(this_phone, "french-dolmens-")
    this_phone.open("t", sitting[0].table)
    this_phone.heading("dolmengoetter.prompt_move").wait_for()
    gallery.show("move")
    tap_place(this_phone, walk.action.source)
    this_phone.heading("dolmengoetter.ask_target").wait_for()
    gallery.show("target")
    tap_place(this_phone, walk.action.target)
    this_phone.heading("dolmengoetter.ask_stone").wait_for()
    gallery.show("stone")
    check(gallery)


def test_the_language_changes_in_the_middle_of_a_game(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:4])
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    for language in ("fr", "en"):
        speak(this_phone, language)
        heading = this_phone.page.locator(".prompt-words, h1").first
        expect(heading).to_have_text(re.compile(r"\w"))


def test_tiles_are_in_one_column_however_wide_the_words_below_them(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    this_phone = phone(language="fr", token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-offer]").first.wait_for()
    for marks in (0, 1):
        if marks:
            this_phone.tap(this_phone.page.locator(".price-row > .chip").first)
            this_phone.page.locator(".price-row-marked").wait_for()
        for look in (Look("day", 320, 568), Look("day", 320, 640, 160), Look("day", 360, 740), Look("lamp", 390, 844)):
            show(this_phone, look)
            lefts = this_phone.page.locator(".price-row .tile-picture").evaluate_all(LEFTS)
            assert len(lefts) == 3
            assert len({round(left) for left in lefts}) == 1, (look, marks, lefts)
            this_phone.picture(f"french-prices-{look.width}-{look.text}-{marks}")
