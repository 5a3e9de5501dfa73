"""A box that differs: a disputed tile settled by a tap, another one changed, both played with; an unlisted tile added
at the table, picked and built; and wrong tiles corrected while the table runs."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.tables import seated

pytestmark = pytest.mark.e2e


def terrain(phone: Phone, at: str, wanted: str) -> None:
    """Tap an edge, or the middle, until it shows this terrain."""
    button = phone.page.locator(f".composer-terrain[data-at={at}]")
    said = phone.say(f"isle_of_skye.terrain_{wanted}")
    for _ in range(3):
        if button.inner_text() == said:
            return
        before = button.inner_text()
        phone.tap(button)
        expect(button).not_to_have_text(before)
    raise AssertionError(f"{at} is never {wanted}")


def add_symbol(phone: Phone, kind: str) -> None:
    phone.tap(phone.page.locator(f"[data-add={kind}]"))


def row(phone: Phone, kind: str) -> Locator:
    name = phone.say(f"isle_of_skye.symbol_{kind}")
    return phone.page.locator(".composer-symbol").filter(has_text=re.compile(f"^{name}"))


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_box_is_settled_edited_and_played_with(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = seated(device, 2, game="isle_of_skye", options={"tracking": "territories"})
    host, ben = sitting
    one, other = phone(token=host.token, language=language), phone(token=ben.token, language=language, light="lamp")
    gallery = Gallery(one, "box-")
    other.open("t", ben.table)
    one.open("t", host.table)
    one.press("new.box")

    disputed = one.page.locator("fieldset[data-piece=b06]")
    expect(disputed.get_by_role("radio")).to_have_count(2)
    expect(one.text("box.settled", n=0, all=13)).to_be_visible()
    gallery.show("list")
    with one.counted() as hands:
        one.tap(disputed.locator("label").nth(1))
    assert hands[0].taps == 1
    expect(one.text("box.settled", n=1, all=13)).to_be_visible()
    expect(disputed.get_by_role("radio").nth(1)).to_be_checked()
    gallery.show("settled")

    one.tap(one.page.locator("button[data-piece=b01]"))
    picture = one.page.locator(".composer .box-picture svg")
    picture.wait_for()
    before = picture.inner_html()
    terrain(one, "E", "mountain")
    add_symbol(one, "farm")
    expect(row(one, "farm").get_by_role("status")).to_have_text("1")
    one.until("(before) => document.querySelector('.composer .box-picture svg').innerHTML !== before", before)
    gallery.show("composer")
    one.press("box.keep")
    expect(one.page.locator("button[data-piece=b01]")).to_contain_text(one.say("box.changed"))

    for shown in (one, other):
        if shown is one:
            one.press("common.back")
        differs = shown.page.get_by_role("button", name=shown.say("lobby.box_differs", n=2))
        shown.tap(differs)
        shown.heading("box.of_table").wait_for()
        expect(shown.page.locator(".rows > li")).to_have_count(2)
        if shown is one:
            gallery.show("of-table")
        shown.press("common.back")
    one.press("lobby.start", n=2)
    one.page.locator(".board-frame").wait_for(state="attached")

    for _ in "ABCD":
        (goal,) = skye.asked(host, 0)
        sheep = "base_sheep" if "base_sheep" in goal["choices"] else goal["choices"][0]
        host.act(0, {**goal["action"], "goal": sheep})
    skye.answer_all(sitting, "place")
    one.heading("isle_of_skye.prompt_take").wait_for()
    one.press("play.unlisted")
    one.heading("box.unlisted").wait_for()
    for edge in ("N", "S"):
        terrain(one, edge, "pasture")
    for edge in ("E", "W"):
        terrain(one, edge, "water")
    add_symbol(one, "sheep")
    one.tap(
        row(one, "sheep").get_by_role("button", name=one.say("box.more", name=one.say("isle_of_skye.symbol_sheep")))
    )
    one.button("box.into_bag").wait_for()
    gallery.show("unlisted")
    one.press("box.into_bag")
    one.page.locator("[data-hand=x1]").wait_for()
    one.tap_board("[data-cell]")
    one.page.locator(".action-bar .button-main:not([aria-disabled=true])").wait_for()
    # At any level of detail: it changes with the size of the board.
    two_sheep = "count(.//*[local-name()='use'][@href='#g-sheep'])=2"
    drawn = f"//*[local-name()='symbol'][contains(@id,'-x1-')][{two_sheep}]"
    one.page.locator(f"xpath={drawn}").first.wait_for(state="attached")
    gallery.show("laid")
    one.tap(one.page.locator(".action-bar .button-main"))
    event = one.say("isle_of_skye.event_placed", seat="Anna", tile=skye.described(one, symbols={"sheep": 2}))
    for shown in (one, other):
        shown.page.get_by_text(event).first.wait_for()
    one.page.locator("use[data-tile][href*='-x1-']").first.wait_for(state="attached")
    view = host.look()["document"]["view"]
    assert [tile["tile"] for tile in view["surfaces"]["0"]["tiles"].values()] == ["castle_red", "x1"]
    assert view["pieces"].keys() == {"b01", "b06", "x1"}

    for seat, at in enumerate(sitting):
        at.act(seat, {"type": "finish_building", "round": 1})
    scored(host, {"0": 2, "1": 0})
    more_sheep(one, gallery)
    scored(host, {"0": 3, "1": 0})
    assert other_reading(other, one, Gallery(other, "box-lamp-")) == []
    view = host.look()["document"]["view"]
    assert view["pieces"].keys() == {"b01", "b06", "b22", "x1"}
    assert "b22" in ben.ask("GET", "/games/isle_of_skye/box")["pieces"], "kept in the own box too"
    assert gallery.faults == []


def scored(device: Device, points: dict[str, int]) -> None:
    """Assert the scores of round 1."""
    device.once(
        lambda view: view["turn"] == 2 and {seat: shown["score"] for seat, shown in view["seats"].items()} == points
    )


def to_piece(phone: Phone, row: str, gallery: Gallery | None = None) -> None:
    """Go from the table, which compares the round, to the printed facts of one of its pieces."""
    phone.button("play.scored_right").wait_for()
    phone.press("common.more")
    phone.press("menu.box")
    phone.heading("box.wrong").wait_for()
    if gallery:
        phone.page.locator(".rows .tile-picture").first.wait_for()
        gallery.show("which")
    phone.tap(phone.page.locator(row))
    phone.page.locator(".composer .box-picture svg").wait_for()


def more_sheep(phone: Phone, gallery: Gallery) -> None:
    """The added tile has one more sheep than entered: counted points change."""
    x1 = phone.say("isle_of_skye.tile", id="x1")
    phone.open("t", phone.path[1])
    to_piece(phone, f".rows button:has-text('{x1}')")
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
    phone.press("corrections.not_yet")
    phone.tap(phone.page.locator(".task label"))  # only the score track, because no piece moves
    phone.press("corrections.all_done")


def other_reading(phone: Phone, host: Phone, gallery: Gallery) -> list[str]:
    """A disputed tile turns out to be the other reading: proposed, and confirmed by the host."""
    to_piece(phone, "button[data-piece=b22]", gallery)
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
    one = phone(language="de")
    one.open("new")
    game, draws = one.say("isle_of_skye.name"), one.say("new.draw_app")
    for choice in (game, draws):
        one.tap(one.page.locator("label", has_text=choice))
    one.tap(one.page.locator("summary"))
    hides = one.page.get_by_role("switch", name=one.say("isle_of_skye.option_hide_gold"), exact=True)
    expect(hides).to_be_checked()
    expect(hides).to_have_accessible_description(one.say("isle_of_skye.option_hide_gold_on_about"))
    one.tap(hides)
    expect(hides).to_have_accessible_description(one.say("isle_of_skye.option_hide_gold_off_about"))
    for back in (lambda: one.press("common.back"), one.page.go_back):
        one.press("new.box")
        one.page.locator("fieldset[data-piece]").first.wait_for()
        back()
        for choice in (game, draws):
            expect(one.page.get_by_role("radio", name=re.compile(re.escape(choice)))).to_be_checked()
        expect(one.text("new.options_changed", n=1)).to_be_visible()
