"""Isle of Skye's offers on phones: secret axe and prices, lifted screens, the market; then the review of the round."""

from typing import Any

import pytest
from playwright.sync_api import expect

from games.isle_of_skye.actions import ScoreRound
from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery, look_at
from tests.e2e.hand_over import hand_over
from tests.e2e.phone import Phone
from tests.e2e.skye import amounts, mark, offered_tile, press_long, price, tag
from tests.e2e.slow_network import delay_requests
from tests.e2e.traces import stored
from tests.records.skye_games import moves
from tests.serving import ROOT

ANNA, BEN, CLEO = range(3)

CORNERS = """(elements) => elements.map((element) => {
  const { left, top } = element.getBoundingClientRect();
  return [left, top - elements[0].getBoundingClientRect().top].map(Math.round);
})"""
"""Corners of elements, from the left edge and from the first element, in px."""


COVERED = """() => {
  const pictures = [...document.querySelectorAll(".tile-picture")];
  const small = (box) => box.width < 4 || box.height < 4;
  return pictures.flatMap((picture) => {
    const at = picture.getBoundingClientRect();
    if (small(at)) return [];
    return [...document.querySelectorAll("body *")]
      .filter((one) => !one.contains(picture) && !picture.contains(one) && !one.closest(".unseen, dialog"))
      .filter((one) => one.children.length === 0 || one.matches("button, .coin, .market-tag"))
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const across = Math.min(at.right, box.right) - Math.max(at.left, box.left);
        const down = Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top);
        const screen = one.closest(".band-work, .tv-work") === picture.closest(".band-work, .tv-work");
        return screen && !small(box) && across > 0.5 && down > 0.5;
      })
      .map((one) => `${one.className || one.tagName} covers a tile by its box`);
  });
}"""
"""Return the elements on the picture of a tile, by their boxes in the window."""


def assert_uncovered(phone: Phone) -> None:
    """Assert that nothing covers a tile's picture: no coin, badge or mark."""
    phone.page.locator(".tile-picture").first.wait_for()
    assert phone.page.evaluate(COVERED) == []


def tile_widths(phone: Phone) -> list[float]:
    """Return the widths of the tiles for sale, in px."""
    widths: list[float] = phone.page.locator(".market-row:not(.market-own) .tile-picture").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().width)"
    )
    return widths


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_prices_are_sealed_lifted_and_paid(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    annas, bens, cleos = sitting
    first_phone, two = (
        phone(token=annas.token, language=language),
        phone(token=bens.token, language=language, light="lamp"),
    )
    tv = phone(language=language, light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", annas.ask("GET", f"/tables/{annas.table}/invite?to=watch")["code"])
    gallery = Gallery(first_phone, "skye-")
    for viewer, sits in ((first_phone, annas), (two, bens)):
        viewer.open("t", sits.table)
        offered_tile(viewer, 2).wait_for()
    gallery.show("open")
    check_drawn_tiles((first_phone, BEN), (two, ANNA))
    expect(first_phone.page.locator("p.second-line")).to_contain_text(first_phone.say("isle_of_skye.about_place_axe"))
    with first_phone.counted() as hands:
        mark(first_phone, 1)
        price(first_phone, 0, 1)
        price(first_phone, 2, 1)
        laid, left = (first_phone.say("isle_of_skye.stock_gold", n=n) for n in (2, 3))
        expect(first_phone.text("play.offer_purse", laid=laid, left=left)).to_be_visible()
        gallery.show("priced")
        gallery.in_sight("[data-offer] .tile-picture")
        assert_uncovered(first_phone)
        first_phone.press("isle_of_skye.do_set_prices")
    assert hands[0].taps == 4
    expect(first_phone.heading("play.offer_sealed")).to_be_visible()
    assert amounts(first_phone) == []
    gallery.show("sealed")
    expect(two.page.locator(".chosen").get_by_text(two.say("play.offer_done"), exact=True)).to_have_count(1)
    expect(tv.page.locator(".tv-chosen").get_by_text(tv.say("play.offer_done"), exact=True)).to_have_count(1)
    assert amounts(tv) == amounts(two) == []
    look_at(tv, f"skye-tv-sealed-{language}")
    check_drawn_tiles((first_phone, ANNA), (first_phone, BEN))

    first_phone.press("play.change")
    for viewer in (two, tv):
        expect(
            viewer.page.locator(".chosen, .tv-chosen").get_by_text(viewer.say("play.offer_done"), exact=True)
        ).to_have_count(0)
    mark(two, 0)
    price(two, 1, 4)
    price(two, 2, 1)
    two.press("isle_of_skye.do_set_prices")
    skye.choose(cleos, CLEO, (3, 1))
    expect(two.page.locator(".chosen").get_by_text(two.say("play.offer_done"), exact=True)).to_have_count(2)
    expect(two.button("isle_of_skye.choice_lift")).to_have_count(0)  # not while Anna changes her choice
    price(first_phone, 0, 2)
    gallery.show("last-to-seal")
    first_phone.press("isle_of_skye.do_set_prices_last")  # it shows what all have sealed, without another tap
    for viewer in (first_phone, two, tv):
        viewer.page.locator(".market .coin, .tv-offers .coin").first.wait_for()
    expect(first_phone.heading("isle_of_skye.prompt_buy")).to_be_visible()
    gallery.show("market")
    for viewer in (first_phone, two, tv):
        assert_uncovered(viewer)
    assert min(tile_widths(first_phone)) >= 120
    expect(two.page.locator(f"[data-seller='{ANNA}'] .coin")).to_have_text(["2", "1"])
    look_at(tv, f"skye-tv-market-{language}")
    look_closely(first_phone, gallery)
    undo_purchase(first_phone, annas, two)
    with first_phone.counted() as hands:
        first_phone.tap(tag(first_phone))
        two.heading("isle_of_skye.prompt_buy").wait_for()
    assert hands[0].taps == 1
    gallery.show("bought")
    Gallery(two, "skye-second-").show("own-turn")
    two.press("isle_of_skye.choice_pass")
    cleos.once(lambda view: str(CLEO) in view["waits"])
    skye.answer(cleos, CLEO, skye.prompts_of(cleos, CLEO)[0])
    expect(first_phone.page.locator("[data-seller]")).to_have_count(0)
    assert gallery.faults == []


def check_drawn_tiles(*phones_and_seats: tuple[Phone, int]) -> None:
    """Check that the phone shows that seat's drawn tiles, before and after its choice."""
    for viewer, seat in phones_and_seats:
        name = ("Anna", "Ben", "Cleo")[seat]
        pieces = viewer.page.locator(".chosen li").filter(has_text=name).locator(".tile-picture")
        expect(pieces).to_have_count(3)


def look_closely(phone: Phone, gallery: Gallery) -> None:
    """Open a tile for sale by a long press: it shows large with its places and the purchase; Back closes it."""
    press_long(phone, ".market-piece:has(.market-buy:not([aria-disabled=true])) .tile-picture")
    sheet = phone.page.get_by_role("dialog")
    sheet.locator("[data-cell]").first.wait_for(state="attached")
    expect(sheet.get_by_role("button", name=phone.say("isle_of_skye.do_buy_tile", price=1), exact=True)).to_be_visible()
    gallery.show("look")
    phone.page.go_back()
    expect(sheet).to_have_count(0)
    expect(phone.heading("isle_of_skye.prompt_buy")).to_be_visible()


def undo_purchase(phone: Phone, annas: Device, two: Phone) -> None:
    """Undo a mistaken purchase while the next buyer still looks: tile and gold are back."""
    before = annas.look(ANNA)["document"]["view"]["seats"]
    phone.tap(tag(phone))
    two.heading("isle_of_skye.prompt_buy").wait_for()
    phone.press("common.undo")
    phone.heading("isle_of_skye.prompt_buy").wait_for()
    assert annas.look(ANNA)["document"]["view"]["seats"] == before
    two.heading("isle_of_skye.wait_buy", seat="Anna").wait_for()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_round_is_counted_and_compared(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_record(device, ("Anna", "Ben", "Cleo"))
    this_phone = phone(token=sitting[0].token, language=language)
    tv = phone(language=language, light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"])
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-choice]").first.wait_for()
    log = list(moves(skye.record(3)))
    fourth = [at for at, (_, action) in enumerate(log, 1) if isinstance(action, ScoreRound)][3]
    for screen in (this_phone, tv):
        screen.page.goto("about:blank")  # rendering each move takes long
    skye.enter(sitting, log[: fourth - 2])
    this_phone.page.go_back()
    this_phone.page.locator("[data-tile]").first.wait_for(state="attached")
    skye.enter(sitting, log[fourth - 2 : fourth])
    gallery = Gallery(this_phone, "skye-scoring-")
    view = sitting[0].look(0)["document"]["view"]
    lines = view["lines"].values()
    points = (line["n"] for line in lines if (line["turn"], line["seat"]) == (4, ANNA) and "parts" in line)
    scored = this_phone.page.locator(f"[data-line='{next(points)}']")
    scored.wait_for()
    right = this_phone.button("play.scored_right")
    right.wait_for()
    gallery.show("mine")
    this_phone.tap(scored)
    this_phone.page.locator(".board-proof").wait_for()
    gallery.show("lit")
    gallery.in_sight(".band-work .board", "[data-line][aria-pressed='true']")
    this_phone.tap(this_phone.page.locator(".help-link"))
    expect(this_phone.page.locator(".help-step[aria-current]")).to_be_in_viewport()
    gallery.show("explained")
    this_phone.tap(this_phone.page.get_by_role("button", name=this_phone.say("common.back"), exact=True))
    this_phone.page.locator("[data-line][aria-pressed='true']").wait_for()
    this_phone.page.locator(".board-proof").wait_for()
    this_phone.press("play.scored_all")
    gallery.show("all")
    check_explained_zeros(this_phone, [line for line in view["zero_lines"].values() if line["turn"] == 4])
    this_phone.tap(right)
    expect(right).to_be_hidden()
    check_income_sources(this_phone, view["incomes"]["0"])
    tv.page.go_back()
    skye.enter(sitting, log[fourth : fourth + 9])
    this_phone.open("t", sitting[0].table, "points")
    this_phone.button("points.scoring").wait_for()
    gallery.show("points")
    look_at(tv, f"skye-tv-drawn-{language}")
    assert gallery.faults == []


def check_explained_zeros(phone: Phone, zeros: list[dict[str, Any]]) -> None:
    """Check that every scoring tile of the round has a line for every player; one without points gives the reason and
    rule."""
    counted = phone.page.locator(".scoring > li")
    expect(counted.locator("[data-line]")).to_have_count(3 * counted.count())
    assert zeros
    for line in zeros:
        row = phone.page.locator(f"[data-line='{line['n']}']")
        expect(row.locator(".second-line")).not_to_be_empty()
        expect(row.locator(".scoring-points")).to_have_text("0")
    phone.tap(phone.page.locator(f"[data-line='{zeros[0]['n']}']"))
    expect(phone.page.locator(".proof-rule").first).to_be_visible()


def check_income_sources(phone: Phone, income: dict[str, Any]) -> None:
    """Open all news of the round by one tap, and the sources of the own income."""
    phone.page.locator(".band-strip button").last.tap()  # the words before it open the same page
    expect(phone.page.get_by_role("heading", level=1, name=phone.say("play.news"))).to_be_visible()
    lines = phone.page.get_by_role("list", name=phone.say("play.news")).get_by_role("button")
    phone.tap(lines.filter(has_text=phone.say("isle_of_skye.event_income_own", n=income["points"])))
    expect(phone.page.locator(".proof-total")).to_have_text(f"+{income['points']}")
    expect(phone.page.locator(".proof-sum > li")).to_have_count(len(income["parts"]))
    phone.page.locator(".board-proof").wait_for()
    phone.press("points.board")


def test_a_row_of_offers_keeps_its_shape_when_pictures_arrive(phone: NewPhone, device: NewDevice) -> None:
    """Else a tap on the axe would hit the picture that has taken its place."""
    annas, _bens = skye.start_where_app_draws(device, 2)
    this_phone = phone(token=annas.token)
    parts = this_phone.page.locator("[data-offer] .offer-piece, [data-offer] button.chip")
    assets = (ROOT / "frontend/dist/assets").glob("isle_of_skye-*.js")
    (pictures,) = (path.name for path in assets if "action_icons:" in path.read_text("utf-8"))
    with delay_requests(this_phone, f"**/assets/{pictures}") as let_go:
        this_phone.open("t", annas.table)
        parts.last.wait_for()
        assert not this_phone.page.locator("[data-offer] .tile-picture use").count()
        before = parts.evaluate_all(CORNERS)
        let_go()
        expect(this_phone.page.locator("[data-offer] .tile-picture use")).to_have_count(3)
        assert parts.evaluate_all(CORNERS) == before


def test_a_reload_keeps_what_was_sent_and_what_was_tapped(phone: NewPhone, device: NewDevice) -> None:
    annas, _bens = skye.start_where_app_draws(device, 2)
    this_phone = phone(token=annas.token)
    this_phone.open("t", annas.table)
    mark(this_phone, 2)
    price(this_phone, 0, 3)
    storage = stored(this_phone)
    assert "prices" in str(storage["session"])  # it belongs to the browser tab
    assert '"prices":{' not in str(storage["local"])
    this_phone.page.reload()
    expect(this_phone.heading("cover.prompt")).to_be_visible()
    assert amounts(this_phone) == []
    this_phone.press("cover.look")
    axe = offered_tile(this_phone, 2).get_by_role(
        "button", name=this_phone.say("isle_of_skye.do_place_axe"), exact=True
    )
    expect(axe).to_have_attribute("aria-pressed", "true")
    expect(this_phone.page.locator(".price-chosen")).to_have_text(["3"])
    mark(this_phone, 0)
    price(this_phone, 1, 2)
    price(this_phone, 2, 1)
    this_phone.press("isle_of_skye.do_set_prices")
    expect(this_phone.heading("play.offer_sealed")).to_be_visible()
    assert stored(this_phone)["session"] == {}
    this_phone.page.reload()
    this_phone.press("cover.look")
    expect(this_phone.heading("play.offer_sealed")).to_be_visible()
    assert amounts(this_phone) == []
    this_phone.press("play.change")
    expect(this_phone.page.locator(".price-chosen")).to_have_text(["2", "1"])


def test_one_phone_for_two_people_who_price_in_secret(phone: NewPhone, device: NewDevice) -> None:
    shared_device = device()
    shared_device.open_table(game="isle_of_skye", draw="app")
    shared_device.sit(ANNA)
    shared_device.sit(BEN, phone=False)
    shared_device.start()
    skye.answer_all([shared_device, shared_device], "place")
    this_phone = phone(token=shared_device.token, language="de")
    this_phone.open("t", shared_device.table)
    for seat, name, prices in ((ANNA, "Anna", (1, 4)), (BEN, "Ben", (2, 1))):
        expect(this_phone.page.locator(".hand-awaited")).to_contain_text("Ben")  # whom the table waits for is no secret
        hand_over(this_phone, name)
        assert amounts(this_phone) == []
        expect(this_phone.page.locator(".price-chosen")).to_have_count(0)
        mark(this_phone, 0)
        price(this_phone, 1, prices[0])
        price(this_phone, 2, prices[1])
        skye.seal(this_phone, shared_device, seat)
        this_phone.delivered()
        assert stored(this_phone)["session"] == {}
    hand_over(this_phone, "Anna")
    expect(this_phone.heading("play.market_none")).to_be_visible()  # her gold is on her own tiles
    expect(this_phone.page.locator(".market .coin")).to_have_count(4)
    this_phone.press("isle_of_skye.choice_pass")
    hand_over(this_phone, "Ben")  # what he can pay is secret; what either of them builds is not
    this_phone.press("isle_of_skye.choice_pass")
    this_phone.page.locator("[data-cell]").first.wait_for(state="attached")
    assert this_phone.page.locator(".hand").count() == 0
    skye.answer_all([shared_device, shared_device], "place")
    shared_device.once(lambda view: view["phase"] == "price" and view["turn"] == 2)
    this_phone.press("play.scored_next", name="Ben")
    this_phone.press("play.scored_right")
    hand_over(this_phone, "Anna")
    offered_tile(this_phone, 2).wait_for()
