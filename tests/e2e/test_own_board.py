"""The board of a box: invented at first, which is said; printed for who has none; entered by taps, and played on."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.looks import Look, show
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

GAME = "dolmengoetter"
CIRCLES = 28
A3_PT = (1191, 842)
"""Width and height of A3 on its long side, in PostScript points."""

BELOW_FORM = """spot => {
  const top = (element) => element.getBoundingClientRect().top;
  return Math.round(top(spot) - top(document.querySelector('[name="board-part"]').closest("fieldset")));
}"""


def cell(phone: Phone, place: str) -> None:
    phone.tap(phone.page.locator(f'[data-cell="{place}"]'))


def unpaired(phone: Phone) -> list[str]:
    """Return the ids of the places on the border that have no partner yet."""
    spots = phone.page.locator(".mosaic-spot", has=phone.page.locator("svg"))
    return [str(spot.get_attribute("data-spot")) for spot in spots.all()]


def find_beginning(phone: Phone) -> tuple[str | None, int]:
    """Return the first place of the list, and how many px below the choice of the editor's parts it is."""
    spot = phone.page.locator(".mosaic-spot").first
    return spot.get_attribute("data-spot"), spot.evaluate(BELOW_FORM)


QUESTION_CUT = """() => {
  const { top, bottom } = document.querySelector(".band-work").getBoundingClientRect();
  const parts = ".board-card .sub-head, .board-card svg, .board-card legend, .board-card-question button";
  return [...document.querySelectorAll(parts)].map((part) => [part, part.getBoundingClientRect()])
    .filter(([, box]) => box.top < top - 1 || box.bottom > bottom + 1).map(([part]) => part.outerHTML.slice(0, 60));
}"""
"""Parts of the question about a board that are not wholly in sight."""
ASKED = (Look("day", 320, 568, 160), Look("lamp", 390, 844), Look("day", 320, 568), Look("lamp", 740, 360))


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_board_is_entered_where_the_table_is_opened(language: str, phone: NewPhone, device: NewDevice) -> None:
    host = device()
    this_phone = phone(token=host.token, language=language)
    gallery = Gallery(this_phone, "board-")
    page = this_phone.page
    this_phone.open("new")
    this_phone.tap(page.get_by_role("radio", name=re.compile("^Dolmengötter")).locator(".."))
    card = page.locator(".board-card")
    expect(card).to_contain_text(this_phone.say(f"{GAME}.board_guess"))
    expect(card.locator("svg")).to_be_visible()
    gallery.show("asked")
    with this_phone.counted() as hands:
        this_phone.press("box.card_no")
        cell(this_phone, "2.4")  # a square is a hexagon in this box
        expect(page.locator(".mosaic-cell")).to_have_count(CIRCLES)
        cell(this_phone, "5.1")  # and one is mistaken for an octagon
        cell(this_phone, "5.3")
        wrong = page.locator(".mosaic-wrong").first
        expect(wrong).to_be_visible()
        expect(page.locator(".board-fault-list li").first).to_be_visible()
        gallery.show("misfit")
        this_phone.press("common.undo")
        this_phone.press("common.undo")
        this_phone.tap(page.get_by_role("radio", name=this_phone.say(f"{GAME}.form_runes")).locator(".."))
        expect(page.locator(".board-fault-list li")).to_have_count(2)
        first, other = unpaired(this_phone)
        begins = find_beginning(this_phone)
        page.locator(f'.board-live [data-place="{first}"]').tap(force=True)  # a warning sign lies on it
        expect(page.locator(".mosaic-spot.chip-chosen")).to_have_attribute("data-spot", first)
        assert find_beginning(this_phone) == begins
        gallery.show("partner")
        this_phone.tap(page.locator(f'[data-spot="{other}"]'))
        expect(this_phone.text("box.board_right")).to_be_visible()
        assert find_beginning(this_phone) == begins
        gallery.show("right")
        this_phone.press("box.keep")
    print(f"taps: {hands[0].taps}")
    expect(page.get_by_role("button", name=re.compile(this_phone.say("box.card_change")))).to_be_visible()
    gallery.show("kept")
    kept = host.ask("GET", f"/games/{GAME}/box")["boards"]["board"]
    sizes = {(circle["row"], circle["col"]): circle["size"] for circle in kept["circles"]}
    assert (len(sizes), sizes[2, 4], len(kept["places"])) == (CIRCLES, 6, 80)
    runes = {place["id"]: place["rune"] for place in kept["places"]}
    assert runes[first] == runes[other] is not None


def test_a_table_begins_with_the_entered_board_and_says_so_to_all(phone: NewPhone, device: NewDevice) -> None:
    host, ben = seat_devices(device, 2, game=GAME, draw=None)
    this_phone, guest = phone(token=host.token), phone(token=ben.token)
    guest.open("t", host.table)
    expect(guest.page.locator(".board-card")).to_contain_text(guest.say(f"{GAME}.board_guess"))
    expect(guest.button("box.card_yes")).to_have_count(0)
    this_phone.open("t", host.table)
    this_phone.press("box.card_yes")
    expect(guest.page.locator(".board-card")).to_have_count(0)
    expect(guest.text("lobby.box_boards", n=1)).to_be_visible()
    this_phone.press("lobby.start", n=2)
    this_phone.page.locator(".board-frame").wait_for(state="attached")
    this_phone.open("t", host.table, "box")
    expect(this_phone.page.locator(".rows .row-button")).to_be_visible()


@pytest.mark.parametrize("language", ["de", pytest.param("fr", marks=pytest.mark.deep)])
def test_the_link_at_the_start_button_shows_picture_question_and_answers(
    language: str, phone: NewPhone, device: NewDevice
) -> None:
    host = seat_devices(device, 2, game=GAME, draw=None)[0]
    this_phone = phone(token=host.token, language=language)
    this_phone.open("t", host.table)
    expect(this_phone.page.locator(".board-card svg")).to_be_visible()
    for look in ASKED:
        show(this_phone, look)
        this_phone.page.locator(".band-work").evaluate("(band) => band.scrollTo(0, 0)")
        this_phone.press("lobby.board_open")
        this_phone.drawn()
        this_phone.picture(f"board-asked-{look.width}-{look.text}")
        assert this_phone.page.evaluate(QUESTION_CUT) == [], look


def test_who_has_no_box_prints_the_board_on_a3(phone: NewPhone, device: NewDevice) -> None:
    host, _ben = seat_devices(device, 2, game=GAME, draw=None)
    this_phone = phone(token=host.token)
    page = this_phone.page
    this_phone.open("t", host.table)
    this_phone.press("box.card_no_box")
    link = page.get_by_role("link", name=this_phone.say("box.card_print"))
    expect(this_phone.button("box.card_yes")).to_have_count(0)
    href = link.get_attribute("href")
    page.reload()
    expect(link).to_be_visible()  # not asked again
    page.goto(f"{this_phone.url}{href}")
    drawing = page.locator("svg")
    expect(drawing.locator("[data-place]")).to_have_count(78 + CIRCLES)
    paper = page.pdf(prefer_css_page_size=True)
    boxes = [tuple(map(float, box)) for box in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", paper)]
    assert len(boxes) == 1, "one sheet"
    assert boxes[0] == pytest.approx(A3_PT, abs=1)


def test_the_box_of_a_table_is_never_an_empty_page(phone: NewPhone, device: NewDevice) -> None:
    host, _ben = seat_devices(device, 2, game=GAME, draw=None)
    host.start()
    this_phone = phone(token=host.token)
    this_phone.open("t", host.table, "box")
    expect(this_phone.page.locator("main")).to_contain_text(this_phone.say(f"{GAME}.board_guess"))
    expect(this_phone.page.locator(".board-card svg")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_expansions_guess_is_said_where_they_are_chosen(language: str, phone: NewPhone, device: NewDevice) -> None:
    this_phone = phone(token=device().token, language=language)
    page = this_phone.page
    this_phone.open("new")
    this_phone.tap(page.get_by_role("radio", name=re.compile("^Isle of Skye")).locator(".."))
    expect(page.locator(".card-note, .board-card")).to_have_count(0)
    switches = page.get_by_role("switch")
    this_phone.tap(switches.nth(0))
    this_phone.tap(switches.nth(1))
    card, notes = page.locator(".board-card"), page.locator(".card-note")
    for draw in ("table", "app"):
        this_phone.tap(page.locator(f'input[name="draw"][value="{draw}"]').locator(".."))
        expect(card).to_contain_text(this_phone.say("isle_of_skye.board_guess", draw=draw))
        names = [this_phone.say(f"isle_of_skye.{name}.name") for name in ("druids", "journeyman")]
        expect(notes).to_have_text([this_phone.say("box.card_set", set=name, draw=draw) for name in names])
