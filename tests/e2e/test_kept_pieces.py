"""Unlisted Druid tiles: composed once at the table, saved in the host's box, found again, and known at the next
table."""

from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.box import terrain
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import LARGE, Gallery
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices
from tests.records.druid_box import BOX

SECONDS_A_TAP = 1.5
"""Seconds that a person needs per tap with the tile in view: look, find, tap."""
AT_MOST_S = 20


def start_building(sitting: list[Device]) -> None:
    """Start, and place scoring tiles and castles: now everybody builds and enters which tiles came up."""
    host = sitting[0]
    host.start()
    for _ in "ABCD":
        (goal,) = skye.prompts_of(host, 0)
        host.act(0, {**goal["action"], "goal": goal["choices"][0]})
    skye.answer_all(sitting, "place")


def go_to_druids(phone: Phone) -> None:
    """Go from the prompt for a landscape tile to the one for a Druid tile."""
    phone.tap(phone.page.get_by_text(phone.say("isle_of_skye.enter_receive_druid_tile"), exact=True))
    phone.heading("isle_of_skye.prompt_take_druid").wait_for()


def draw_up(phone: Phone, gold: int, tablet: str = "", scroll: str = "") -> None:
    """Set two edges, a road between the others, the cost, a tablet or a scroll."""
    phone.press("play.unlisted")
    phone.heading("box.unlisted").wait_for()
    phone.page.locator(".composer-tile .box-picture svg").wait_for()
    terrain(phone, "E", "water")
    terrain(phone, "S", "mountain")
    for edge in ("N", "W"):
        phone.tap(phone.page.locator(f"[data-road={edge}]"))
    phone.tap(phone.page.locator(f"label:has(input[name=piece-cost][value='{gold}'])"))
    if tablet:
        phone.tap(phone.page.locator(f"label:has(input[name=piece-tablet][value={tablet}])"))
    if scroll:
        phone.tap(phone.page.locator(f"label:has(input[name=piece-scroll][value={scroll}])"))


def confirm_tile(phone: Phone, tile: str) -> None:
    phone.tap(phone.page.locator(".action-bar .button-main:not([aria-disabled=true])"))
    phone.page.locator(f"[data-hand={tile}]").wait_for()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_tile_is_drawn_up_once_and_known_for_good(language: str, phone: NewPhone, device: NewDevice) -> None:
    table = {"game": "isle_of_skye", "options": {"tracking": "territories"}, "expansions": ["druids"]}
    sitting = seat_devices(device, 2, **table)
    host, ben = sitting
    start_building(sitting)
    first, other = phone(token=host.token, language=language), phone(token=ben.token, language=language, light="lamp")
    gallery = Gallery(first, "kept-")
    first.open("t", host.table)
    other.open("t", ben.table)

    go_to_druids(first)
    began = monotonic()
    with first.counted() as hands:
        draw_up(first, 3, tablet="buy_own")
        switch = first.page.get_by_role("switch", name=first.say("box.keep_too"), exact=True)
        expect(switch).to_be_checked()
        confirm_tile(first, "x1")
    print(f"\ndrawn up in {hands[0]} and {monotonic() - began:.1f} s by the machine")
    assert hands[0].taps * SECONDS_A_TAP < AT_MOST_S
    assert host.ask("GET", "/games/isle_of_skye/box")["pieces"].keys() == {"x1"}

    go_to_druids(other)
    draw_up(other, 0, scroll="druid_gold")
    expect(other.page.get_by_role("switch", name=other.say("box.keep_too"))).to_have_count(0)
    composer = Gallery(other, "kept-lamp-", also=[LARGE])
    composer.show("composer")
    confirm_tile(other, "x2")
    expect(first.strip_saying("play.unkept", n=1, what="new")).to_be_visible()
    gallery.show("strip")
    first.press("corrections.strip_look")
    offered = first.page.locator("li[data-piece=x2]")
    x2 = first.say("isle_of_skye.tile", id="x2")
    expect(offered).to_contain_text(first.say("box.drawn_by", name=x2, by="Ben"))
    gallery.show("offer")
    first.tap(first.page.get_by_role("button", name=first.say("box.keep_this", name=x2), exact=True))
    expect(offered.get_by_role("status")).to_have_text(first.say("box.kept_as", name=x2))
    gallery.show("kept")
    assert host.ask("GET", "/games/isle_of_skye/box")["pieces"].keys() == {"x1", "x2"}
    first.tap(first.page.locator(".action-bar .button-main"))

    next_host = seat_devices(device, 1, **table)[0]
    open_next_table(first, host, next_host, table, gallery)
    assert [*composer.faults, *gallery.faults] == []


def open_next_table(phone: Phone, host: Device, guest: Device, table: dict[str, object], gallery: Gallery) -> None:
    """Open another table of the same host: the box lists its tiles, the picker offers them, a duplicate is found."""
    code = host.open_table(**table)
    host.sit(0)
    guest.join(code)
    guest.sit(1)
    phone.open("t", host.table)
    phone.tap(phone.page.get_by_role("button", name=phone.say("lobby.box_differs", n=2)))
    expect(phone.text("box.tiles_of", n=2, all=36)).to_be_visible()
    expect(phone.text("isle_of_skye.extra_tablet_count", n=1, all=10)).to_be_visible()
    gallery.show("counted")
    phone.press("common.back")
    start_building([host, guest])
    go_to_druids(phone)
    expect(phone.page.locator("[data-piece=x1]")).to_be_visible()
    expect(phone.page.locator("[data-piece=x2]")).to_be_visible()
    phone.press("play.unlisted")
    phone.heading("box.unlisted").wait_for()
    phone.page.locator(".composer-tile .box-picture svg").wait_for()
    # The tile known as x1, rotated by a quarter turn.
    terrain(phone, "S", "water")
    terrain(phone, "W", "mountain")
    for edge in ("E", "N"):
        phone.tap(phone.page.locator(f"[data-road={edge}]"))
    phone.tap(phone.page.locator("label:has(input[name=piece-cost][value='3'])"))
    phone.tap(phone.page.locator("label:has(input[name=piece-tablet][value=buy_own])"))
    x1 = phone.say("isle_of_skye.tile", id="x1")
    expect(phone.text("box.looks_like", name=x1)).to_be_visible()
    gallery.show("twin")
    phone.press("box.it_is", name=x1)
    phone.page.locator("[data-hand=x1]").wait_for()
    assert host.look(0)["document"]["view"]["pieces"].keys() == {"x1", "x2"}


@pytest.mark.parametrize("language", ["de"])
def test_one_of_36_is_picked_by_what_is_printed_largest(language: str, phone: NewPhone, device: NewDevice) -> None:
    table = {"game": "isle_of_skye", "options": {"tracking": "territories"}, "expansions": ["druids"]}
    sitting = seat_devices(device, 2, **table)
    host = sitting[0]
    host.ask("PUT", "/games/isle_of_skye/box", {"pieces": BOX, "settled": []})
    start_building(sitting)
    this_phone = phone(token=host.token, language=language)
    gallery = Gallery(this_phone, "facets-")
    this_phone.open("t", host.table)
    go_to_druids(this_phone)
    tiles = this_phone.page.locator(".picker-grid [data-piece]")
    expect(tiles).to_have_count(36)  # the server draws them all first
    gallery.show("all")
    with this_phone.counted() as hands:
        this_phone.tap(this_phone.page.locator("[data-facet=mark] [data-value=scroll-druid_gold]"))
        expect(tiles).to_have_count(4)
        this_phone.tap(this_phone.page.locator("[data-facet=cost] [data-value='1']"))
        expect(tiles).to_have_count(1)
        this_phone.tap(tiles.first)
        this_phone.page.locator("button[data-hand]").wait_for()
    assert hands[0].taps <= 3
    assert gallery.faults == []
