"""A box that differs: a disputed tile settled by a tap, another one changed, both played with; an unlisted tile added
at the table, picked and built; and wrong tiles corrected while the table runs."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.box import add_symbol, open_piece, row, terrain
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.looks import faults_of
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_box_is_settled_edited_and_played_with(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 2, game="isle_of_skye", options={"tracking": "territories"})
    host, ben = sitting
    first, other = phone(token=host.token, language=language), phone(token=ben.token, language=language, light="lamp")
    gallery = Gallery(first, "box-")
    other.open("t", ben.table)
    first.open("t", host.table)
    first.press("new.box")

    disputed = first.page.locator("fieldset[data-piece=b06]")
    expect(disputed.get_by_role("radio")).to_have_count(2)
    expect(first.text("box.settled", n=0, all=13)).to_be_visible()
    gallery.show("list")
    with first.counted() as hands:
        first.tap(disputed.locator("label").nth(1))
    assert hands[0].taps == 1
    expect(first.text("box.settled", n=1, all=13)).to_be_visible()
    expect(disputed.get_by_role("radio").nth(1)).to_be_checked()
    gallery.show("settled")

    first.tap(first.page.locator("button[data-piece=b01]"))
    picture = first.page.locator(".composer-tile .box-picture svg")
    picture.wait_for()
    before = picture.inner_html()
    terrain(first, "E", "mountain")
    add_symbol(first, "farm")
    expect(row(first, "farm").get_by_role("status")).to_have_text("1")
    first.until("(before) => document.querySelector('.composer-tile .box-picture svg').innerHTML !== before", before)
    gallery.show("composer")
    first.press("box.keep")
    expect(first.page.locator("button[data-piece=b01]")).to_contain_text(first.say("box.changed"))

    for viewer in (first, other):
        if viewer is first:
            first.press("common.back")
        differs = viewer.page.get_by_role("button", name=viewer.say("lobby.box_differs", n=2))
        viewer.tap(differs)
        viewer.heading("box.of_table").wait_for()
        expect(viewer.page.locator(".rows > li")).to_have_count(2)
        if viewer is first:
            gallery.show("of-table")
        viewer.press("common.back")
    first.press("lobby.start", n=2)
    first.page.locator(".board-frame").wait_for(state="attached")

    for _ in "ABCD":
        (goal,) = skye.prompts_of(host, 0)
        sheep = "base_sheep" if "base_sheep" in goal["choices"] else goal["choices"][0]
        host.act(0, {**goal["action"], "goal": sheep})
    skye.answer_all(sitting, "place")
    first.heading("isle_of_skye.prompt_take").wait_for()
    first.press("play.unlisted")
    first.heading("box.unlisted").wait_for()
    for edge in ("N", "S"):
        terrain(first, edge, "pasture")
    for edge in ("E", "W"):
        terrain(first, edge, "water")
    add_symbol(first, "sheep")
    first.tap(
        row(first, "sheep").get_by_role(
            "button", name=first.say("box.more", name=first.say("isle_of_skye.symbol_sheep"))
        )
    )
    first.button("box.into_bag").wait_for()
    gallery.show("unlisted")
    first.press("box.into_bag")
    first.page.locator("[data-hand=x1]").wait_for()
    first.tap_board("[data-cell]")
    first.page.locator(".action-bar .button-main:not([aria-disabled=true])").wait_for()
    # At any level of detail: it changes with the size of the board.
    two_sheep = "count(.//*[local-name()='use'][@href='#g-sheep'])=2"
    drawn = f"//*[local-name()='symbol'][contains(@id,'-x1-')][{two_sheep}]"
    first.page.locator(f"xpath={drawn}").first.wait_for(state="attached")
    gallery.show("laid")
    first.tap(first.page.locator(".action-bar .button-main"))
    for viewer, name in ((first, ""), (other, "Anna")):
        viewer.page.get_by_text(skye.placed(viewer, name, symbols={"sheep": 2})).first.wait_for()
    first.page.locator("use[data-tile][href*='-x1-']").first.wait_for(state="attached")
    view = host.look()["document"]["view"]
    assert [tile["tile"] for tile in view["surfaces"]["0"]["tiles"].values()] == ["castle_red", "x1"]
    assert view["pieces"].keys() == {"b01", "b06", "x1"}

    for seat, at in enumerate(sitting):
        at.act(seat, {"type": "finish_building", "round": 1})
    assert_scores(host, {"0": 2, "1": 0})
    more_sheep(first, gallery)
    assert_scores(host, {"0": 3, "1": 0})
    assert accept_other_form(other, first, Gallery(other, "box-lamp-")) == []
    view = host.look()["document"]["view"]
    assert view["pieces"].keys() == {"b01", "b06", "b22", "x1"}
    assert "b22" in ben.ask("GET", "/games/isle_of_skye/box")["pieces"], "kept in the own box too"
    # Of both tiles Anna's box has what the table corrected: x1 with fewer sheep, and b22 as in the list.
    first.open("t", host.table, "box", "keep")
    first.text("box.drawn_up_about", what="corrected").wait_for()
    expect(first.page.locator(".keep-piece")).to_have_count(2)
    gallery.show("offered")
    assert gallery.faults == []


def assert_scores(device: Device, points: dict[str, int]) -> None:
    device.once(
        lambda view: (
            view["turn"] == 2 and {seat: seat_view["score"] for seat, seat_view in view["seats"].items()} == points
        )
    )


def more_sheep(phone: Phone, gallery: Gallery) -> None:
    """Correct the added tile to one more sheep: counted points change."""
    x1 = phone.say("isle_of_skye.tile", id="x1")
    phone.open("t", phone.path[1])
    open_piece(phone, f".rows button:has-text('{x1}')")
    phone.heading("box.wrong_with", name=x1).wait_for()
    sheep = phone.say("isle_of_skye.symbol_sheep")
    phone.tap(row(phone, "sheep").get_by_role("button", name=phone.say("box.more", name=sheep)))
    phone.button("corrections.see").wait_for()
    gallery.show("wrong")
    phone.press("corrections.see")
    phone.heading("corrections.for_everyone_correction").wait_for()
    phone.page.locator("section[data-piece=x1] .box-picture svg").wait_for()
    expect(phone.page.locator(".changes-points")).to_contain_text("3")
    gallery.show("wrong-preview")
    phone.press("corrections.do_correction")
    phone.tap(phone.page.locator(".task label"))  # only the score track, because no piece moves
    phone.press("corrections.all_done")


def accept_other_form(phone: Phone, host: Phone, gallery: Gallery) -> list[str]:
    """Propose the other reading of a disputed tile and confirm it as the host."""
    open_piece(phone, "button[data-piece=b22]", gallery)
    readings = phone.page.locator("fieldset[data-piece=b22]")
    expect(readings.get_by_role("radio").nth(0)).to_be_checked()
    expect(phone.button("corrections.change_first")).to_be_visible()
    phone.tap(readings.locator("label").nth(1))
    expect(readings.get_by_role("radio").nth(1)).to_be_checked()
    phone.tap(phone.page.get_by_role("switch", name=phone.say("box.keep_too"), exact=True))
    gallery.show("reading")
    phone.press("corrections.see")
    phone.heading("corrections.ask_host", name="Anna").wait_for()
    gallery.show("reading-preview")
    phone.press("corrections.propose", name="Anna")
    expect(host.strip_saying("corrections.strip_waits", name="Ben")).to_be_visible()
    host.press("corrections.strip_look")
    host.heading("corrections.confirm_ask", name="Ben").wait_for()
    host.page.locator("section[data-piece=b22] .box-picture svg").wait_for()
    host.press("corrections.confirm")
    phone.heading("corrections.settled_confirmed", name="Anna").wait_for()
    return gallery.faults


def test_the_form_of_a_new_table_outlasts_a_look_at_the_own_box(phone: NewPhone) -> None:
    this_phone = phone(language="de")
    this_phone.open("new")
    game, draws = this_phone.say("isle_of_skye.name"), this_phone.say("new.draw_app")
    for choice in (game, draws):
        this_phone.tap(this_phone.page.locator("label", has_text=choice))
    this_phone.tap(this_phone.page.locator("summary"))
    hides = this_phone.page.get_by_role("switch", name=this_phone.say("isle_of_skye.option_hide_gold"), exact=True)
    expect(hides).to_be_checked()
    expect(hides).to_have_accessible_description(this_phone.say("isle_of_skye.option_hide_gold_on_about"))
    this_phone.tap(hides)
    expect(hides).to_have_accessible_description(this_phone.say("isle_of_skye.option_hide_gold_off_about"))
    for back in (lambda: this_phone.press("common.back"), this_phone.page.go_back):
        this_phone.press("new.box")
        this_phone.page.locator("fieldset[data-piece]").first.wait_for()
        back()
        for choice in (game, draws):
            expect(this_phone.page.get_by_role("radio", name=re.compile(re.escape(choice)))).to_be_checked()
        expect(this_phone.text("new.options_changed", n=1)).to_be_visible()


def test_tiles_of_an_expansion_are_entered_one_after_the_other(phone: NewPhone) -> None:
    """The picture stays in sight, a tap on it places a symbol, and the next tile begins at once."""
    this_phone = phone()
    this_phone.page.set_viewport_size({"width": 390, "height": 844})
    this_phone.open("box", "isle_of_skye", "x1", "journeyman")
    name = this_phone.say("isle_of_skye.journeyman.name")
    this_phone.heading("box.draw_of", set=name, n=1, all=8).wait_for()
    this_phone.page.locator(".composer-tile .box-picture svg").wait_for()
    add_symbol(this_phone, "sheep")
    picture = this_phone.page.locator(".sheet .box-picture svg")
    expect(picture).to_be_in_viewport(ratio=1)
    spot = this_phone.page.locator("[data-spot=S]")
    terrain(this_phone, "S", "water")
    expect(spot).to_have_attribute("aria-pressed", "false")
    this_phone.tap(spot)
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(row(this_phone, "sheep")).to_contain_text(this_phone.say("isle_of_skye.terrain_water"))
    this_phone.picture("box-composer")
    faults = faults_of(this_phone, axe=True)
    add_symbol(this_phone, "ship")
    this_phone.press("box.keep_next", n=1, all=8)  # at once: the picture is not drawn yet
    this_phone.heading("box.draw_of", set=name, n=2, all=8).wait_for()
    expect(this_phone.page.locator(".composer-terrain[data-at=N]")).to_be_in_viewport()
    kept = this_phone.device().ask("GET", "/games/isle_of_skye/box")["pieces"]
    assert {symbol["kind"] for symbol in kept["x1"]["features"]} >= {"sheep", "ship"}
    assert this_phone.path == ["box", "isle_of_skye", "x2", "journeyman"]
    assert faults == []
