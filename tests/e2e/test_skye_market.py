"""Isle of Skye's offers on phones: secret axe and prices, lifted screens, the market; then the review of the round."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from games.isle_of_skye.actions import ScoreRound
from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery, look_at
from tests.e2e.phone import Phone
from tests.e2e.test_hand_over import take
from tests.e2e.traces import stored
from tests.records.skye_games import moves

pytestmark = pytest.mark.e2e

ANNA, BEN, CLEO = range(3)


def offered(phone: Phone, row: int) -> Locator:
    """Return the row of one of the three tiles."""
    return phone.page.locator("[data-offer]").nth(row)


def mark(phone: Phone, row: int) -> None:
    """Place the axe at a tile by one tap; it is placed once prices are asked for, and may be moved once that is
    sent."""
    axe = offered(phone, row).get_by_role("button", name=phone.say("isle_of_skye.do_place_axe"), exact=True)
    phone.tap(axe)
    phone.page.locator(".price").first.wait_for()
    expect(axe).to_have_attribute("aria-pressed", "true")
    phone.delivered()


def price(phone: Phone, row: int, n: int) -> None:
    """Set a price by one tap."""
    coin = offered(phone, row).locator(".price", has_text=re.compile(f"^{n}$"))
    phone.tap(coin)
    expect(coin).to_have_attribute("aria-pressed", "true")


def tag(phone: Phone, seller: int | None = None) -> Locator:
    """Return the first price tag that buys a tile, of that seller if given."""
    of = "" if seller is None else f"[data-seller='{seller}'] "
    return phone.page.locator(f"{of}.market-buy:not([aria-disabled=true])").first


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


def uncovered(shown: Phone) -> None:
    """Assert that nothing covers a tile's picture: no coin, badge or mark."""
    shown.page.locator(".tile-picture").first.wait_for()
    assert shown.page.evaluate(COVERED) == []


def tile_widths(shown: Phone) -> list[float]:
    """Return the widths of the tiles for sale, in px."""
    found: list[float] = shown.page.locator(".market-row:not(.market-own) .tile-picture").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().width)"
    )
    return found


def amounts(phone: Phone) -> list[str]:
    """Return the coins on the page."""
    return phone.page.locator(".coin").all_inner_texts()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_prices_are_sealed_lifted_and_paid(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.begun(device, 3)
    annas, bens, cleos = sitting
    one, two = phone(token=annas.token, language=language), phone(token=bens.token, language=language, light="lamp")
    tv = phone(language=language, light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", annas.ask("GET", f"/tables/{annas.table}/invite?to=watch")["code"])
    gallery = Gallery(one, "skye-")
    for shown, sits in ((one, annas), (two, bens)):
        shown.open("t", sits.table)
        offered(shown, 2).wait_for()
    gallery.show("open")
    drawn_is_seen((one, BEN), (two, ANNA))
    with one.counted() as hands:
        mark(one, 1)
        price(one, 0, 1)
        price(one, 2, 1)
        expect(one.text("play.offer_purse", laid=2, left=3)).to_be_visible()
        gallery.show("priced")
        gallery.in_sight("[data-offer] .tile-picture")
        uncovered(one)
        one.press("isle_of_skye.do_set_prices")
    assert hands[0].taps == 4
    expect(one.heading("play.offer_sealed")).to_be_visible()
    assert amounts(one) == []
    gallery.show("sealed")
    expect(two.page.locator(".chosen").get_by_text(two.say("play.offer_done"), exact=True)).to_have_count(1)
    expect(tv.page.locator(".chosen").get_by_text(tv.say("play.offer_done"), exact=True)).to_have_count(1)
    assert amounts(tv) == amounts(two) == []
    look_at(tv, f"skye-tv-sealed-{language}")
    drawn_is_seen((one, ANNA), (one, BEN))

    one.press("play.change")
    for shown in (two, tv):
        expect(shown.page.locator(".chosen").get_by_text(shown.say("play.offer_done"), exact=True)).to_have_count(0)
    mark(two, 0)
    price(two, 1, 4)
    price(two, 2, 1)
    two.press("isle_of_skye.do_set_prices")
    skye.choose(cleos, CLEO, (3, 1))
    expect(two.page.locator(".chosen").get_by_text(two.say("play.offer_done"), exact=True)).to_have_count(2)
    expect(two.button("isle_of_skye.choice_lift")).to_have_count(0)  # not while Anna changes her choice
    price(one, 0, 2)
    one.press("isle_of_skye.do_set_prices")
    expect(one.heading("isle_of_skye.prompt_lift")).to_be_visible()
    assert amounts(one) == []
    gallery.show("all-sealed")
    two.press("isle_of_skye.choice_lift")
    for shown in (one, two, tv):
        shown.page.locator(".market .coin").first.wait_for()
    expect(one.heading("isle_of_skye.prompt_buy")).to_be_visible()
    gallery.show("market")
    for shown in (one, two, tv):
        uncovered(shown)
    assert min(tile_widths(one)) >= 120
    expect(two.page.locator(f"[data-seller='{ANNA}'] .coin")).to_have_text(["2", "1"])
    look_at(tv, f"skye-tv-market-{language}")
    look_closely(one, gallery)
    bought_and_undone(one, annas, two)
    with one.counted() as hands:
        one.tap(tag(one))
        two.heading("isle_of_skye.prompt_buy").wait_for()
    assert hands[0].taps == 1
    gallery.show("bought")
    Gallery(two, "skye-second-").show("own-turn")
    two.press("isle_of_skye.choice_pass")
    cleos.once(lambda view: str(CLEO) in view["waits"])
    skye.answer(cleos, CLEO, skye.asked(cleos, CLEO)[0])
    expect(one.page.locator("[data-seller]")).to_have_count(0)
    assert gallery.faults == []


def drawn_is_seen(*seen: tuple[Phone, int]) -> None:
    """The phone shows that seat's drawn tiles, before and after its choice."""
    for shown, seat in seen:
        name = ("Anna", "Ben", "Cleo")[seat]
        pieces = shown.page.locator(".chosen li").filter(has_text=name).locator(".tile-picture")
        expect(pieces).to_have_count(3)


def look_closely(one: Phone, gallery: Gallery) -> None:
    """A long press on a tile for sale opens it large with its places and the purchase; Back closes it."""
    held(one, ".market-piece:has(.market-buy:not([aria-disabled=true])) .tile-picture")
    sheet = one.page.get_by_role("dialog")
    sheet.locator("[data-cell]").first.wait_for(state="attached")
    expect(sheet.get_by_role("button", name=one.say("isle_of_skye.do_buy_tile", price=1), exact=True)).to_be_visible()
    gallery.show("look")
    one.page.go_back()
    expect(sheet).to_have_count(0)
    expect(one.heading("isle_of_skye.prompt_buy")).to_be_visible()


def bought_and_undone(one: Phone, annas: Device, two: Phone) -> None:
    """A mistaken purchase is undone while the next buyer still looks: tile and gold are back."""
    before = annas.look(ANNA)["document"]["view"]["seats"]
    one.tap(tag(one))
    two.heading("isle_of_skye.prompt_buy").wait_for()
    one.press("common.undo")
    one.heading("isle_of_skye.prompt_buy").wait_for()
    assert annas.look(ANNA)["document"]["view"]["seats"] == before
    two.heading("isle_of_skye.wait_buy", seat="Anna").wait_for()


def held(one: Phone, selector: str) -> None:
    """Press an element until its tile opens."""
    box = one.page.locator(selector).first.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = one.context.new_cdp_session(one.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    one.page.get_by_role("dialog").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_round_is_counted_and_compared(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.with_record(device, ("Anna", "Ben", "Cleo"))
    one = phone(token=sitting[0].token, language=language)
    tv = phone(language=language, light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"])
    one.open("t", sitting[0].table)
    one.page.locator("[data-choice]").first.wait_for()
    log = list(moves(skye.record(3)))
    fourth = [at for at, (_, action) in enumerate(log, 1) if isinstance(action, ScoreRound)][3]
    skye.enter(sitting, log[:fourth])
    gallery = Gallery(one, "skye-scoring-")
    right = one.button("play.scored_right")
    right.wait_for()
    gallery.show("mine")
    view = sitting[0].look(0)["document"]["view"]
    lines = view["lines"].values()
    shown = (line["n"] for line in lines if (line["turn"], line["seat"]) == (4, ANNA) and "parts" in line)
    one.tap(one.page.locator(f"[data-line='{next(shown)}']"))
    one.page.locator(".board-proof").wait_for()
    gallery.show("lit")
    gallery.in_sight(".band-work .board", "[data-line][aria-pressed='true']")
    one.tap(one.page.locator(".help-link"))
    expect(one.page.locator(".help-step[aria-current]")).to_be_in_viewport()
    gallery.show("explained")
    one.tap(one.page.get_by_role("button", name=one.say("common.back"), exact=True))
    one.page.locator("[data-line][aria-pressed='true']").wait_for()
    one.page.locator(".board-proof").wait_for()
    one.press("play.scored_all")
    gallery.show("all")
    nothing_is_explained(one, [line for line in view["zero_lines"].values() if line["turn"] == 4])
    one.tap(right)
    expect(right).to_be_hidden()
    income_is_explained(one, view["incomes"]["0"])
    skye.enter(sitting, log[fourth : fourth + 9])
    one.open("t", sitting[0].table, "points")
    one.button("points.scoring").wait_for()
    gallery.show("points")
    look_at(tv, f"skye-tv-drawn-{language}")
    assert gallery.faults == []


def nothing_is_explained(one: Phone, zeros: list[dict[str, Any]]) -> None:
    """Every scoring tile of the round has a line for every player; one without points gives the reason and its rule."""
    counted = one.page.locator(".scoring > li")
    expect(counted.locator("[data-line]")).to_have_count(3 * counted.count())
    assert zeros
    for line in zeros:
        row = one.page.locator(f"[data-line='{line['n']}']")
        expect(row.locator(".second-line")).not_to_be_empty()
        expect(row.locator(".scoring-points")).to_have_text("0")
    one.tap(one.page.locator(f"[data-line='{zeros[0]['n']}']"))
    expect(one.page.locator(".proof-rule").first).to_be_visible()


def income_is_explained(one: Phone, income: dict[str, Any]) -> None:
    """All news of the round are one tap away, and so are the sources of the own income."""
    one.page.locator(".band-strip button").last.tap()  # the words before it open the same page
    expect(one.page.get_by_role("heading", level=1, name=one.say("play.news"))).to_be_visible()
    told = one.page.get_by_role("list", name=one.say("play.news")).get_by_role("button")
    one.tap(told.filter(has_text=one.say("isle_of_skye.event_income", seat="Anna", n=income["points"])))
    expect(one.page.locator(".proof-total")).to_have_text(f"+{income['points']}")
    expect(one.page.locator(".proof-sum > li")).to_have_count(len(income["parts"]))
    one.page.locator(".board-proof").wait_for()
    one.press("points.board")


def test_a_reload_keeps_what_was_sent_and_what_was_tapped(phone: NewPhone, device: NewDevice) -> None:
    annas, _bens = skye.begun(device, 2)
    one = phone(token=annas.token)
    one.open("t", annas.table)
    mark(one, 2)
    price(one, 0, 3)
    kept = stored(one)
    assert "prices" in str(kept["session"])  # it belongs to the browser tab
    assert '"prices":{' not in str(kept["local"])
    one.page.reload()
    expect(one.heading("cover.prompt")).to_be_visible()
    assert amounts(one) == []
    one.press("cover.look")
    axe = offered(one, 2).get_by_role("button", name=one.say("isle_of_skye.do_place_axe"), exact=True)
    expect(axe).to_have_attribute("aria-pressed", "true")
    expect(one.page.locator(".price-chosen")).to_have_text(["3"])
    mark(one, 0)
    price(one, 1, 2)
    price(one, 2, 1)
    one.press("isle_of_skye.do_set_prices")
    expect(one.heading("play.offer_sealed")).to_be_visible()
    assert stored(one)["session"] == {}
    one.page.reload()
    one.press("cover.look")
    expect(one.heading("play.offer_sealed")).to_be_visible()
    assert amounts(one) == []
    one.press("play.change")
    expect(one.page.locator(".price-chosen")).to_have_text(["2", "1"])


def test_one_phone_for_two_people_who_price_in_secret(phone: NewPhone, device: NewDevice) -> None:
    both = device()
    both.open_table(game="isle_of_skye", draw="app")
    both.sit(ANNA)
    both.sit(BEN, phone=False)
    both.start()
    skye.answer_all([both, both], "draw", "place")
    one = phone(token=both.token, language="de")
    one.open("t", both.table)
    for name, prices in (("Anna", (1, 4)), ("Ben", (2, 1))):
        expect(one.page.locator(".hand-awaited")).to_contain_text("Ben")  # whom the table waits for is no secret
        take(one, name)
        assert amounts(one) == []
        expect(one.page.locator(".price-chosen")).to_have_count(0)
        mark(one, 0)
        price(one, 1, prices[0])
        price(one, 2, prices[1])
        one.press("isle_of_skye.do_set_prices")
        one.delivered()
        assert stored(one)["session"] == {}
    expect(one.heading("isle_of_skye.prompt_lift")).to_be_visible()
    assert amounts(one) == []
    one.press("isle_of_skye.choice_lift")
    take(one, "Anna")
    expect(one.heading("play.market_none")).to_be_visible()  # her gold is on her own tiles
    expect(one.page.locator(".market .coin")).to_have_count(4)
    one.press("isle_of_skye.choice_pass")
    take(one, "Ben")  # what he can pay is secret; what either of them builds is not
    one.press("isle_of_skye.choice_pass")
    one.page.locator("[data-cell]").first.wait_for(state="attached")
    assert one.page.locator(".hand").count() == 0
    skye.answer_all([both, both], "place", "choose")
    both.once(lambda view: view["phase"] == "draw" and view["turn"] == 2)
    one.press("play.scored_next", name="Ben")
    one.button("play.scored_right").wait_for()
    assert both.look()["document"]["view"]["phase"] == "draw"  # not while somebody still reads the review
    one.press("play.scored_right")
    both.once(lambda view: view["phase"] == "price")
